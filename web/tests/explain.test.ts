// What a first game's tips say of ending the round.
import { expect, it } from 'vitest'
import { explain } from '../src/games/sea-salt-paper/explain'
import type { AnyView } from '../src/room/views'

const said = (points: number, caller: number | null, choices: number): string | undefined =>
  explain({
    seat: 0,
    phase: 'play',
    caller,
    choices: Array.from({ length: choices }),
    numbers: Array.from({ length: 64 }, () => 7),
    table: [{ points }, { points: 8 }],
    piles: [],
  } as unknown as AnyView)[0]?.split(' ')[0]

it('says that the round may be ended with enough points', () => {
  expect(said(9, null, 3)).toBe('helper-ssp-call')
  expect(said(3, null, 2)).toBe('helper-ssp-play')
  expect(said(3, null, 1)).toBe('helper-ssp-end')
})

it('never says so after somebody called a last chance', () => {
  expect(said(9, 1, 2)).toBe('helper-ssp-last-play')
  expect(said(9, 1, 1)).toBe('helper-ssp-last-end')
})
