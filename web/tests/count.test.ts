// The count of a round: what is shown after what, and a table whose sums add up.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { beatsOf, levelOf, stepOf, type Round } from '../src/games/sea-salt-paper/count/beats'
import { fit } from '../src/games/sea-salt-paper/count/fit'
import { countPlaces } from '../src/games/sea-salt-paper/count/places'
import RoundTable from '../src/games/sea-salt-paper/count/RoundTable.svelte'
import { measuresOf } from '../src/stage/layout'

const hand = (counted: string, gained: number, ...points: number[]): Round['seats'][number] => ({
  groups: points.map((one, i) => ({
    key: ['nothing', 'duo-crab', 'collector-shell', 'mermaid'][i] ?? 'mermaid',
    points: one,
    cards: ['crab:black', 'crab:grey'],
  })),
  points: points.reduce((sum, one) => sum + one, 0),
  bonus: { key: 'colour-bonus', points: 3, args: { colour: 'grey' } },
  counted,
  gained,
})
const bet: Round = { end: 'bet-lost', ended_by: 1, seats: [hand('cards', 9, 0, 1, 8), hand('bonus', 3, 0, 1, 6), hand('cards', 5, 0, 5)] }
const stop: Round = { ...bet, end: 'stop' }

let shown: ReturnType<typeof mount> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
})

describe('the beats of a count', () => {
  it('let the caller begin, then each other in turn, and end with the verdict', () => {
    const beats = beatsOf(bet)
    expect(beats.filter((beat) => beat.part === 'group').map((beat) => beat.seat)).toEqual([1, 1, 1, 2, 2, 0, 0, 0])
    expect(beats.slice(-3).map((beat) => beat.part)).toEqual(['verdict', 'bonus', 'table'])
  })
  it('hold their breath before the last group that can decide', () => {
    const beats = beatsOf(bet)
    const hush = beats.findIndex((beat) => beat.part === 'hush')
    expect(beats[hush + 1]).toMatchObject({ part: 'group', seat: 0, counted: [3, 3, 2] })
    expect(beats[hush + 2]?.part).toBe('verdict')
  })
  it('count together after STOP', () => {
    expect(
      beatsOf(stop)
        .filter((beat) => beat.part === 'group')
        .map((beat) => beat.counted),
    ).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 2],
    ])
  })
  it('are heard rising, for each player from the beginning', () => {
    const heard = (round: Round): number[] =>
      beatsOf(round)
        .filter((beat) => beat.part === 'group')
        .map(stepOf)
    expect(heard(bet)).toEqual([0, 1, 2, 0, 1, 0, 1, 2])
    expect(heard(stop)).toEqual([0, 1, 2])
  })
  it('end at the points of the room', () => {
    const end = beatsOf(bet).at(-1)?.counted ?? []
    expect(end.map((counted, seat) => levelOf(bet, seat, counted))).toEqual(bet.seats.map((seat) => seat.points))
  })
  it('keep nobody for long', () => {
    const long: Round = { ...bet, seats: [0, 1, 2, 3].map(() => hand('cards', 9, 0, 1, 1, 1, 2, 3, 4, 5, 6)) }
    const lasts = (round: Round): number => beatsOf(round).reduce((sum, beat) => sum + beat.lasts, 0)
    expect(lasts(long)).toBeLessThanOrEqual(14_001)
    expect(lasts({ ...long, seats: long.seats.slice(0, 2) })).toBeLessThanOrEqual(9001)
  })
  it('say only that nobody scores where nobody showed a hand', () => {
    expect(beatsOf({ end: 'void', ended_by: 0, seats: [] }).map((beat) => beat.part)).toEqual(['call', 'table'])
  })
})

describe('the groups of a hand', () => {
  it('stay in their box at every size', () => {
    const sizes = [5, 2, 2, 2, 3, 4, 2, 1, 1]
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [820, 1180],
      [1280, 720],
      [1920, 1080],
    ] as const)
      for (const seats of [2, 3, 4]) {
        const places = countPlaces(measuresOf(width, height), seats)
        for (const { groups, cap } of places.seats) {
          const fitted = fit(sizes, groups.width, groups.height, cap)
          expect(Math.max(...fitted.fans.map((fan) => fan.x + fan.width))).toBeLessThanOrEqual(groups.width + 1)
          expect(Math.max(...fitted.fans.map((fan) => fan.y + fitted.card * 1.4))).toBeLessThanOrEqual(groups.height + 1)
        }
      }
  })
})

describe('the table of a round', () => {
  it('strikes through what did not count, and adds up', () => {
    shown = mount(RoundTable, {
      target: document.body,
      props: {
        round: bet,
        names: ['Ann', 'Bo', 'Cy'],
        scores: [9, 3, 5],
        target: 40,
        viewer: 0,
        title: '',
        box: { x: 0, y: 0, width: 400, height: 400 },
      },
    })
    flushSync()
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')])
    const number = (text: string | null): number => Number(text?.replace('+', '') ?? 0)
    for (const seat of [0, 1, 2]) {
      const column = cells.slice(0, -1).map((row) => row[seat] as HTMLElement)
      const counted = column
        .slice(0, -1)
        .flatMap((cell) => [...cell.querySelectorAll('span:not([aria-hidden])')].map((one) => number(one.textContent)))
      expect(counted.reduce((sum, one) => sum + one, 0)).toBe(number(column.at(-1)?.textContent ?? null))
    }
    expect(document.querySelectorAll('s')).toHaveLength(2 + 2)
  })
})
