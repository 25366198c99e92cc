// What taps mean in the rules' own steps.
import { describe, expect, it } from 'vitest'
import type { Choice, Event, Numbered } from '../src/generated/wire'
import type { PaperWorldView } from '../src/games/paper-world/view'
import { cellChoice, likelier, nextStep, onlyPlacement, placeables, priceOf, takes } from '../src/games/paper-world/turn'

const cell = (column: number, row: number, below: number, skip: number, cost: number) => ({
  column,
  row,
  across: 1,
  down: 1,
  below,
  skip,
  cost,
  stars: 0,
})
const choice = (id: number, verb: string, args: Record<string, unknown> = {}): Choice => ({ id, text: verb, verb, args })

function view(changes: Partial<PaperWorldView>): PaperWorldView {
  return {
    game: 'paper-world',
    seat: 0,
    seats: 2,
    to_move: 0,
    round: 1,
    ply: 5,
    outcome: null,
    notation: '',
    starter: 0,
    turn: 1,
    advanced: false,
    choices: [],
    piles: [],
    objectives: [],
    scissors: null,
    placing: null,
    places: [],
    to_discard: 0,
    last_turns: null,
    phase: 'turn',
    table: [{ seat: 0, score: 0, lines: [], hand: ['G2', 'G3', 'Y2', 'K5'], discards: [], tokens: [], landscape: [] }],
    ...changes,
  } as PaperWorldView
}

const G2 = { card: 'G2', cells: [cell(0, 0, 1, 0, 0), cell(1, 0, 0, 1, 1)] }
const Y2 = { card: 'Y2', cells: [cell(1, 0, 0, 1, 1)] }
const placeGreen = choice(1, 'place-colour', { colour: 'green', cards: ['G2'] })
const placeTwos = choice(2, 'place-value', { value: 2, cards: ['G2', 'Y2'] })
const moved = (seat: number, ply: number, ...story: Partial<Event>[]): Numbered => ({
  seq: ply,
  event: { type: 'moved', seat, ply, story: story as Event[] },
})

describe('an announcement', () => {
  it('goes along with the first card, by what more of the others share', () => {
    expect(likelier('G2', ['G2', 'G3', 'Y2', 'K2'])).toBe('value')
    expect(likelier('G2', ['G2', 'G3', 'Y2'])).toBe('colour')
    expect(likelier('G2', ['G2', 'G2', 'Y2', 'K2'])).toBe('value')
    const steps = placeables(view({ choices: [placeGreen, placeTwos], places: [G2, Y2] }), [], true)
      .get('G2')
      ?.stepsTo({ column: 0, row: 0 })
    expect(steps).toEqual([
      { verb: 'place-colour', args: { colour: 'green' } },
      { verb: 'card', args: { card: 'G2' } },
      { verb: 'cell', args: { column: 0, row: 0 } },
    ])
  })

  const log = [
    moved(1, 1, { verb: 'took-colour', args: {} }),
    moved(0, 2, { verb: 'announced-colour', args: { colour: 'green' } }),
    moved(0, 3),
    moved(0, 4, { verb: 'placed-stack-jump', args: { card: 'G2', column: 0, row: 1 } }),
    moved(0, 5, { verb: 'paid', args: { card: 'K5' } }),
    moved(0, 6, { verb: 'left-scissors', args: { card: 'G2' } }),
  ]
  const afterOne = view({
    phase: 'card',
    choices: [choice(9, 'end-turn'), choice(10, 'card', { card: 'G3' })],
    places: [{ card: 'G3', cells: [cell(0, 1, 2, 0, 0)] }, Y2],
    placing: { announced: 'green', card: null, at: null, owed: 0, placed: 1 },
  })

  it('is said anew, with all that followed it, when the second card shares the other thing', () => {
    expect(onlyPlacement(afterOne, log)?.card).toBe('G2')
    expect(placeables(afterOne, log, true).get('Y2')?.stepsTo({ column: 1, row: 0 })).toEqual([
      'back',
      { verb: 'place-value', args: { value: 2 } },
      { verb: 'card', args: { card: 'G2' } },
      { verb: 'cell', args: { column: 0, row: 1 } },
      { verb: 'pay', args: { card: 'K5' } },
      { verb: 'scissors-leave', args: {} },
      { verb: 'card', args: { card: 'Y2' } },
      { verb: 'cell', args: { column: 1, row: 0 } },
    ])
  })

  it('stands once two cards lie, and where nothing can be taken back', () => {
    expect([...placeables(afterOne, log, false).keys()]).toEqual(['G3'])
    const afterTwo = { ...afterOne, placing: { announced: 'green', card: null, at: null, owed: 0, placed: 2 } }
    expect([...placeables(afterTwo, log, true).keys()]).toEqual(['G3'])
  })
})

describe('a plan', () => {
  it('goes back to the beginning of the turn, then on by what is legal', () => {
    const steps = ['back', { verb: 'place-value', args: { value: 2 } }] as const
    expect(nextStep(steps, view({ phase: 'card' }))).toEqual({ act: 'undo', rest: steps })
    expect(nextStep(steps, view({ choices: [placeTwos] }))).toEqual({ act: placeTwos, rest: [] })
    expect(nextStep(steps, view({ choices: [placeGreen] })).act).toBeNull()
  })
})

describe('what is shown', () => {
  it('is free, saved by the scissors, or a number of cards', () => {
    expect([priceOf(cell(0, 0, 1, 0, 0)), priceOf(cell(0, 0, 1, 1, 0)), priceOf(cell(0, 0, 0, 1, 1))]).toEqual(['free', 'saved', 1])
  })
  it('is said as the room would say it', () => {
    expect(cellChoice('G2', cell(1, 0, 0, 1, 1))).toMatchObject({
      verb: 'cell-new-jump',
      args: { card: 'G2', colour: 'green', value: 2, column: 1, row: 0, cost: 1 },
    })
    expect(cellChoice('G2', cell(0, 0, 1, 0, 0)).verb).toBe('cell-stack')
  })
  it('finds what a pile may be taken by', () => {
    const byColour = choice(1, 'take-colour', { piles: [0, 4] })
    expect(takes([byColour, placeGreen], 4)).toEqual([byColour])
  })
})
