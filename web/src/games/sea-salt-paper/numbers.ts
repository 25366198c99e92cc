// The printed numbers of the game, from the score tables that the room says are in force (the order of `scoring.NUMBERS`).
import { AT, COLLECTIONS, EFFECTS, MULTIPLIERS, PARTNERS } from './spec'

export interface Numbers {
  /** What so many cards of a collection are worth, from the first card on. */
  steps: Record<string, readonly number[]>
  pair: number
  /** What a card pays for each card of another kind. */
  each: Record<string, { kind: string; points: number }>
  /** Points from which a round may be ended. */
  threshold: number
}

export function namedNumbers(all: readonly number[]): Numbers {
  const at = (place: number): number => all[place] ?? 0
  return {
    steps: Object.fromEntries(Object.entries(COLLECTIONS).map(([kind, [first, end]]) => [kind, all.slice(first + 1, end)])),
    pair: at(AT['duo_pair'] ?? 0),
    each: Object.fromEntries(Object.entries(MULTIPLIERS).map(([kind, [counted, place]]) => [kind, { kind: counted, points: at(place) }])),
    threshold: at(AT['call_threshold'] ?? 0),
  }
}

/** What laying a pair of this kind does: the name of its sign. */
export { EFFECTS }

/** Which kind makes a pair with this one. */
export const partnerOf = (kind: string): string => PARTNERS[kind] ?? kind

export const kindOf = (face: string): string => face.split(':')[0] ?? ''
export const colourOf = (face: string): string => face.split(':')[1] ?? ''

/** Laid cards as the pairs they were laid in. */
export function pairsOf(laid: readonly string[]): string[][] {
  const rest = [...laid]
  const pairs: string[][] = []
  for (let face = rest.shift(); face; face = rest.shift()) {
    const wanted = partnerOf(kindOf(face))
    const other = wanted in EFFECTS ? rest.findIndex((one) => kindOf(one) === wanted) : -1
    pairs.push(other < 0 ? [face] : [face, ...rest.splice(other, 1)])
  }
  return pairs
}
