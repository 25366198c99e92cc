// How Sea Salt & Paper is dealt (docs/fairness.md): the one place where the browser knows a deck. It only compares, and knows no rule.
import type { Dealer, Seen } from '../../replay/deals'
import type { Dice } from '../../replay/dice'
import type { SeaSaltPaperView } from './view'
import { DECK } from './spec'

export const cards = (): string[] => DECK.flatMap(([face, copies]) => Array<string>(copies).fill(face))

const view = (position: Seen, seat: number): SeaSaltPaperView => position[seat] as unknown as SeaSaltPaperView
const hand = (position: Seen, seat: number): string[] => view(position, seat).table[seat]?.hand ?? []

/** All that a seat has before it: hand, laid pairs, and what it has just drawn. */
const held = (position: Seen, seat: number): string[] =>
  [...hand(position, seat), ...(view(position, seat).table[seat]?.laid ?? []), ...(view(position, seat).drawn ?? [])].sort()

function without(all: readonly string[], some: readonly string[]): string[] {
  const rest = [...all]
  for (const card of some) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

const alike = (one: readonly string[], two: readonly string[]): boolean => [...one].sort().join() === [...two].sort().join()

/** A step may take cards from the deck, or a card from somebody's hand by chance; both must be the cards that the dice say. */
function stepFits(dice: Dice, deck: readonly string[], before: Seen, after: Seen): boolean {
  const [from, to] = [view(before, 0), view(after, 0)]
  const mover = from.to_move
  if (mover === null) return true
  if (to.deck_size < from.deck_size) {
    return alike(without(held(after, mover), held(before, mover)), deck.slice(to.deck_size, from.deck_size))
  }
  const victim = from.table.findIndex((seat, i) => i !== mover && (to.table[i]?.hand_size ?? 0) < seat.hand_size)
  if (victim < 0) return true
  const hidden = hand(before, victim)
  return alike(without(hidden, hand(after, victim)), [hidden[dice.below(hidden.length)] ?? ''])
}

export const dealer: Dealer = {
  fits(dice, round, positions) {
    const first = positions[0]
    if (!first) return false
    const opening = view(first, 0)
    if (round === 0 && opening.starter !== dice.below(opening.seats)) return false
    const deck = dice.shuffle(cards())
    const tops = opening.piles.map((pile) => pile.top)
    if (opening.deck_size !== deck.length - 2 || tops[0] !== deck.at(-1) || tops[1] !== deck.at(-2)) return false
    return positions.slice(1).every((position, i) => stepFits(dice, deck, positions[i] as Seen, position))
  },
}
