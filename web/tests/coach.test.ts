// What the coach says of one decision, beside its two pictures.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import Curve from '../src/coach/Curve.svelte'
import { lanesOf } from '../src/coach/lanes'
import Moment from '../src/coach/Moment.svelte'
import type { Choice, Decision, ReplayStep } from '../src/generated/wire'

let shown: ReturnType<typeof mount> | null = null
const texts = (selector: string): string[] => [...document.body.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '')
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
})

const choice = (verb: string): Choice => ({ id: 1, text: verb, verb, args: {} })
const considered = (verb: string, share: number) => ({ choice: choice(verb), share, weight: 0.5, error: 0.01 })
const before = { ply: 3, round: 0, seat: 0, story: [], views: [null, null, null] } as unknown as ReplayStep
const decision: Decision = {
  ply: 3,
  round: 0,
  seat: 0,
  played: considered('end-turn', 0.3),
  best: considered('lay', 0.5),
  others: [],
  loss: 0.2,
  grade: 'blunder',
  why: {
    best: [{ key: 'pair', args: { kind: 'fish' } }],
    played: [],
    both: [],
    foreseen: [
      { key: 'gained', best: 7.14, other: 5 },
      { key: 'rival-chance-stop', best: 0.1, other: 0.234 },
    ],
    then: [{ key: 'fed', seat: 1, args: { card: 'shell:grey' }, lines: [{ key: 'collector-shell', points: 2 }] }],
  },
}

// Without a catalogue a message is shown as its key and arguments: enough to see what is said.
describe('a moment', () => {
  it('stands beside what was better, with what speaks for it, what both lead to and what came of it', () => {
    shown = mount(Moment, {
      target: document.body,
      props: { game: 'none', names: ['Ann', 'Bob'], before, after: null, choice: choice('end-turn'), decision },
    })
    flushSync()
    expect(texts('.head')).toEqual(['coach-playedcoach-keeps (who: Ann, share: 30)', 'coach-bettercoach-keeps (who: Ann, share: 50)'])
    expect(texts('.what')).toEqual(['end-turn', 'lay'])
    expect(texts('.side.good li')[0]).toContain('pair (kind: fish')
    expect(texts('li').slice(1)).toEqual([
      'foresight-gained (best: 7.1, other: 5, seats: 2)',
      'foresight-rival-chance-stop (best: 10, other: 23, seats: 2)',
      expect.stringContaining('lines: hint-reason (line: line-collector-shell'),
    ])
    expect(texts('li').at(-1)).toContain('who: Bob')
  })
  it('where there was nothing better shows what was played alone', () => {
    const { why: _, ...plain } = decision
    shown = mount(Moment, {
      target: document.body,
      props: { game: 'none', names: ['Ann', 'Bob'], before, after: null, choice: choice('end-turn'), decision: { ...plain, why: null } },
    })
    flushSync()
    expect(texts('.what')).toEqual(['end-turn'])
  })
})

describe('the chart of chances', () => {
  it('names its axes and numbers its turning points', () => {
    const curve = [
      [0.5, 0.5],
      [0.2, 0.8],
      [0, 1],
    ]
    shown = mount(Curve, { target: document.body, props: { curve, names: ['Ann', 'Bob'], turns: [1], ply: 1, onjump: () => undefined } })
    flushSync()
    expect(texts('.scale span')).toEqual(['100%', '50%', '0%'])
    expect(texts('.axis')).toEqual(['coach-axis-chance'])
    expect(texts('.steps span')).toEqual(['0', 'coach-axis-steps', '2'])
    expect(texts('.mark')).toEqual(['1'])
  })
})

describe('marks of turning points', () => {
  it('stand below each other where they would cover each other', () => {
    expect(lanesOf([0, 50, 55, 60, 72, 200], 20)).toEqual([0, 0, 1, 2, 0, 0])
  })
})
