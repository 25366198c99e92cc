import { describe, expect, it, vi } from 'vitest'
import { dealOf, flightsOf } from '../src/games/sea-salt-paper/flights'
import { fanned } from '../src/games/sea-salt-paper/fan'
import { sightOf } from '../src/games/sea-salt-paper/sight'
import type { SeaSaltPaperView } from '../src/games/sea-salt-paper/view'
import { preferences } from '../src/settings/preferences.svelte'
import { motion } from '../src/stage/motion.svelte'
import { Pace } from '../src/stage/pace'

const seat = (number: number, hand: string[] | null, laid: string[] = [], open = false) => ({
  seat: number,
  hand,
  hand_size: hand?.length ?? 2,
  laid,
  open,
  known: ['fish:yellow'],
})
const position = (parts: Record<string, unknown>) =>
  ({
    seat: 0,
    outcome: null,
    drawn: null,
    drawn_count: 0,
    looking_at: null,
    piles: [
      { size: 0, top: null },
      { size: 0, top: null },
    ],
    table: [seat(0, []), seat(1, null)],
    ...parts,
  }) as unknown as SeaSaltPaperView
const counted = (view: SeaSaltPaperView, kind: string) => {
  const where = sightOf(view, kind).map((one) => one.where)
  return ['mine', 'seen', 'unseen'].map((one) => where.filter((other) => other === one).length)
}

describe('cards in sight', () => {
  it('are one’s own, laid pairs, tops of piles and what one looks at', () => {
    const view = position({
      table: [
        seat(0, ['fish:black', 'crab:grey'], ['fish:dark_blue', 'fish:light_blue']),
        seat(1, null, ['fish:black', 'fish:light_green']),
      ],
      piles: [
        { size: 3, top: 'crab:black' },
        { size: 1, top: 'fish:yellow' },
      ],
      drawn: ['fish:dark_blue', 'shell:grey'],
    })
    expect(counted(view, 'fish')).toEqual([3, 4, 0])
    expect(counted(view, 'crab')).toEqual([1, 1, 7])
  })
  it('are never what one only remembers', () => {
    const view = position({
      piles: [
        { size: 2, top: 'crab:black', cards: ['fish:yellow', 'crab:black'] },
        { size: 0, top: null },
      ],
    })
    expect(counted(view, 'fish')).toEqual([0, 0, 7])
    expect(counted(position({ ...view, looking_at: 0 }), 'fish')).toEqual([0, 1, 6])
  })
  it('include an open hand', () =>
    expect(counted(position({ table: [seat(0, []), seat(1, ['sailor:pink'], [], true)] }), 'sailor')).toEqual([0, 1, 1]))
})

describe('a pile fanned out', () => {
  const box = { x: 10, y: 0, width: 1368, height: 390 }
  it('shows every card whole where there is room', () => {
    const spots = fanned(18, box, 150)
    expect(spots).toHaveLength(18)
    for (const [i, one] of spots.entries())
      for (const two of spots.slice(i + 1)) expect(one.y !== two.y || Math.abs(one.x - two.x) >= one.width).toBe(true)
  })
  it('does not cut the legend of three cards on a phone', () => {
    const spots = fanned(3, { x: 8, y: 70, width: 344, height: 180 }, 150)
    for (const [i, spot] of spots.slice(1).entries()) expect(spot.x).toBeGreaterThanOrEqual((spots[i]?.x ?? 0) + spot.width)
  })
  it('stays within its box, whatever lies there', () => {
    for (const area of [{ x: 8, y: 70, width: 344, height: 225 }, { x: 10, y: 4, width: 732, height: 196 }, box])
      for (let count = 1; count <= 40; count += 1)
        for (const spot of fanned(count, area, 150)) {
          expect(spot.x).toBeGreaterThanOrEqual(area.x - 0.01)
          expect(spot.x + spot.width).toBeLessThanOrEqual(area.x + area.width + 0.01)
          expect(spot.y + spot.height).toBeLessThanOrEqual(area.y + area.height + 0.01)
        }
  })
})

describe('flights', () => {
  it('deal the piles from the deck, and only at the start of a round', () => {
    const piles = [
      { size: 1, top: 'crab:black' },
      { size: 1, top: 'mermaid:white' },
    ]
    expect(
      dealOf(position({ piles, table: [seat(0, []), { ...seat(1, null), hand_size: 0 }] })).map(({ start, end, from, to }) => [
        start,
        end,
        from[0],
        to[0],
      ]),
    ).toEqual([
      [null, 'crab:black', 'deck', 'pile:0:top'],
      [null, 'mermaid:white', 'deck', 'pile:1:top'],
    ])
    expect(dealOf(position({ piles }))).toEqual([])
  })
  it('turn over a rival’s hand where it is held, the top card first', () => {
    const event = { verb: 'called-last-chance', seat: 1, args: { cards: ['crab:black', 'shell:grey'] } }
    expect(flightsOf(event, 0).map(({ start, end }) => [start, end])).toEqual([
      [null, 'shell:grey'],
      [null, 'crab:black'],
    ])
    expect(flightsOf(event, 1)).toEqual([])
  })
})

describe('the pace of a bot’s turn', () => {
  it('is two seconds at most for ten acts, and no act begins while the cards of the one before are in the air', () => {
    vi.useFakeTimers()
    const pace = new Pace(() => true)
    let turn = 0
    for (let act = 0; act < 10; act += 1) {
      const pause = pace.pause()
      expect(pause).toBeGreaterThanOrEqual((preferences.flight * motion.share) / (motion.hurried ? 2 : 1))
      turn += pause
      vi.advanceTimersByTime(pause)
    }
    expect(preferences.flight).toBeGreaterThan(0)
    expect(turn).toBeLessThanOrEqual(2000)
    vi.useRealTimers()
  })
})
