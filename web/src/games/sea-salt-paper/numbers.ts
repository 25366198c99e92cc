// The printed numbers of the game, from the score tables that the room says are in force (the order of `scoring.NUMBERS`).
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
    steps: { shell: all.slice(1, 7), octopus: all.slice(8, 13), penguin: all.slice(14, 17), sailor: all.slice(18, 20) },
    pair: at(20),
    each: {
      lighthouse: { kind: 'boat', points: at(21) },
      shoal: { kind: 'fish', points: at(22) },
      penguin_colony: { kind: 'penguin', points: at(23) },
      captain: { kind: 'sailor', points: at(24) },
    },
    threshold: at(25),
  }
}

/** What laying a pair of this kind does: the name of its sign. */
export const EFFECTS: Record<string, string> = { crab: 'dig', boat: 'again', fish: 'draw', swimmer: 'steal', shark: 'steal' }

/** Which kind makes a pair with this one. */
export const partnerOf = (kind: string): string => (kind === 'swimmer' ? 'shark' : kind === 'shark' ? 'swimmer' : kind)

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
