// The plain table: everything fits on every screen, and what moved is found by comparing two boards.
import { describe, expect, it } from 'vitest'
import type { Board } from '../src/generated/wire'
import { flightsOf } from '../src/games/plain/flights'
import { ASPECT, plainPlaces, widest } from '../src/games/plain/places'
import { measuresOf } from '../src/stage/layout'

const SCREENS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const

describe('the places of the plain table', () => {
  it.each(SCREENS)('lie within %i × %i, one above the other', (width, height) => {
    for (const others of [1, 2, 3]) {
      for (const hand of [1, 9, 16]) {
        const measures = measuresOf(width, height)
        const places = plainPlaces(measures, { others, groups: [1, 1, 4], rows: [3], hand })
        for (const box of [...places.others, ...places.hand, places.middle, places.rows, places.gauge]) {
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(measures.inner.width + 0.5)
          expect(box.y + box.height).toBeLessThanOrEqual(measures.inner.height + 0.5)
        }
        expect(places.hand).toHaveLength(hand === 1 ? 8 : hand === 9 ? 10 : 18)
        expect(Math.min(...places.hand.map((box) => box.y))).toBeGreaterThanOrEqual(places.gauge.y + places.gauge.height)
        expect(places.rows.y).toBeGreaterThanOrEqual(places.middle.y + places.middle.height)
      }
    }
  })

  it('makes pieces as wide as their lines allow', () => {
    const box = { x: 0, y: 0, width: 320, height: 200 }
    expect(widest([1], box, 6, 118)).toBe(118)
    const many = widest([8, 8], box, 6, 118)
    expect(many).toBeLessThan(60)
    expect(many * ASPECT).toBeGreaterThan(40)
  })
})

describe('what moved between two boards', () => {
  const board = (deck: number, mine: string[], theirs: string[]): Board => ({
    piles: [{ key: 'deck', count: deck }],
    places: [{ hand: mine.map((face) => ({ face })) }, { hand: theirs.map((face) => ({ face })) }],
  })

  it('flies from where it is gone to where it is new, turning over on the way', () => {
    expect(flightsOf(board(5, ['a'], ['']), board(4, ['a', 'b'], ['']), 0)).toEqual([
      { start: null, end: 'b', from: ['pile:deck:', 'pile:deck'], to: ['hand:b', 'hand'] },
    ])
    expect(flightsOf(board(5, ['a'], ['']), board(4, ['a'], ['', '']), 0)[0]).toMatchObject({
      start: null,
      end: null,
      to: ['seat:1:hand:', 'seat:1:hand'],
    })
    expect(flightsOf(board(5, ['a', 'b'], ['']), board(5, ['a'], ['', 'b']), 0)[0]).toMatchObject({
      start: 'b',
      end: 'b',
      from: ['hand:b', 'hand'],
    })
  })

  it('does not fly what only turned over where it lies', () => {
    expect(flightsOf(board(5, ['a'], ['', '']), board(5, ['a'], ['x', 'y']), 0)).toEqual([])
    expect(flightsOf(board(5, ['a'], ['']), board(5, ['a'], ['']), 0)).toEqual([])
  })
})
