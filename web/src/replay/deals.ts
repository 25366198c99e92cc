// Deals every round of a record again, in this browser, and compares it with the cards that the replay shows.
// How a deck is dealt lies beside each game's face; a game without that cannot be checked here, and the page says so.
import { faceOf } from '../games/faces'
import type { Replay } from '../generated/wire'
import type { AnyView } from '../room/views'
import { Dice } from './dice'
import { roundKey, type Dealt } from './fairness'

/** One position of a round: what each seat saw, in the order of seats, and then what spectators saw. */
export type Seen = readonly AnyView[]

export interface Dealer {
  /** Whether the positions of a round show the cards that these dice deal. */
  fits(dice: Dice, round: number, positions: readonly Seen[], options: Record<string, unknown>): boolean
}

const PORTION = 200

export function optionsOf(record: string): Record<string, unknown> {
  const line = record.replace(/^\uFEFF/, '').split(/\r?\n/)[2] ?? ''
  return JSON.parse(line.replace(/^options:\s*/, '')) as Record<string, unknown>
}

/** How many rounds were dealt again and fit; 'deals' for one that does not; null for a game whose deck this browser does not know. */
export async function dealAgain(
  dealt: Dealt,
  record: string,
  load: (first: number, count: number) => Promise<Replay>,
): Promise<number | 'deals' | null> {
  const first = await load(0, PORTION)
  const { dealer: known } = faceOf(first.game)
  if (!known) return null
  const { dealer } = await known()
  const steps = [...first.steps]
  while (steps.length <= first.plies) {
    const more = await load(steps.length, PORTION)
    if (!more.steps.length) break
    steps.push(...more.steps)
  }
  const options = optionsOf(record)
  const rounds = new Map<number, Seen[]>()
  for (const step of steps) rounds.set(step.round, [...(rounds.get(step.round) ?? []), step.views as AnyView[]])
  for (const [round, positions] of rounds) {
    if (!dealer.fits(new Dice(roundKey(dealt, round)), round, positions, options)) return 'deals'
  }
  return rounds.size
}
