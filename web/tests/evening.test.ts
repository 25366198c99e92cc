import { describe, expect, it } from 'vitest'
import { changed, inverse, nextOf, partOf, roundsOf, same } from '../src/evening/change'
import { newId } from '../src/evening/kept'
import { namesOf } from '../src/evening/names'
import type { Change } from '../src/evening/kept'
import type { Sheet } from '../src/generated/wire'

const blank: Sheet = { game: 'sea-salt-paper', players: [{ name: 'Ada' }, { name: 'Ben' }] }
const NINE = { numbers: { points: 9 } }
const first: Change = { kind: 'part', round: 1, seat: 0, part: NINE, was: null }

describe('a score sheet on the device', () => {
  it('begins the next round with its first entry', () => {
    const sheet = changed(blank, first)
    expect(partOf(sheet, 1, 0)).toEqual(NINE)
    expect(partOf(sheet, 1, 1)).toBeNull()
    expect(nextOf(sheet)).toBe(2)
  })

  it('tells people of one name apart', () => {
    const players = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Ada' }]
    expect(namesOf({ ...blank, players })).toEqual(['Ada 1', 'Ben', 'Ada 2'])
    expect(namesOf(blank)).toEqual(['Ada', 'Ben'])
  })

  it('takes every kind of change back', () => {
    const ended: Change = { kind: 'end', round: 1, end: 'stop', by: 0, was: '', was_by: null }
    const before = changed(changed(blank, first), ended)
    const [round] = roundsOf(before)
    if (!round) throw new Error('no round')
    const changes: Change[] = [
      { kind: 'part', round: 1, seat: 0, part: { numbers: { points: 3 } }, was: NINE },
      { kind: 'end', round: 1, end: 'void', by: null, was: 'stop', was_by: 0 },
      { kind: 'drop', was: round },
      { kind: 'over', over: true },
      { kind: 'table', players: [{ name: 'Eva' }, { name: 'Ben' }], options: { edition: 'de' } },
    ]
    for (const change of changes) {
      const back = inverse(before, change)
      if (!back) throw new Error(change.kind)
      const after = changed(before, change)
      expect(same(after, before)).toBe(false)
      expect(same({ over: false, options: {}, ...changed(after, back) }, { over: false, options: {}, ...before })).toBe(true)
    }
  })

  it('reads things as equal that say the same', () => {
    expect(same({ a: 1, b: null }, { a: 1 })).toBe(true)
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(same(null, { numbers: { points: 0 } })).toBe(false)
  })

  it('has names that nobody can guess and the room takes', () => {
    const ids = new Set(Array.from({ length: 200 }, newId))
    expect(ids.size).toBe(200)
    for (const id of ids) expect(id).toMatch(/^[2-9a-hjkmnp-z]{16}$/)
  })
})
