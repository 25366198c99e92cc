// A landscape card by its face: "G3s" is the green three with scissors.
export interface Sheet {
  colour: string
  letter: string
  value: number
  scissors: boolean
}

const COLOURS: Record<string, string> = { Y: 'yellow', B: 'blue', G: 'green', K: 'black' }
export const MARKS: Record<string, string> = { yellow: 'cactus', blue: 'wave', green: 'tree', black: 'peak' }

export function sheetOf(face: string): Sheet {
  const letter = face.charAt(0)
  return { colour: COLOURS[letter] ?? 'yellow', letter, value: Number(face.charAt(1)), scissors: face.endsWith('s') }
}

/** The stars printed on each value, as pictures only: the room counts them. */
export const PRINTED_STARS = [0, 0, 1, 2, 3, 5]

/** The layers one sees: a card alone is printed with all of them, a stack has those that were placed. */
export function layersOf(cards: readonly string[]): number[] {
  const values = cards.map((card) => sheetOf(card).value)
  if (values.length === 1) return Array.from({ length: values[0] ?? 0 }, (_, i) => i + 1)
  return values.includes(1) ? values : [1, ...values]
}

/** A drawing of each objective on the three by three frame. Letters: one colour; digits: values; see Objective.svelte. */
export const PICTURES: Record<string, { cells: string; note?: string }> = {
  'l-colour': { cells: 'A..AA....' },
  'corners-value': { cells: '=.=...=.=' },
  'l-of-2': { cells: '2..22....' },
  'square-four-colours': { cells: 'AB.CD....' },
  'nine-stacks': { cells: '*********' },
  'diagonal-colour': { cells: 'A...A...A' },
  'row-of-3': { cells: '...333...' },
  'two-5': { cells: '5......5.' },
  'one-to-five': { cells: '1.2.3.4.5' },
  'column-2-5-2': { cells: '.2..5..2.' },
  'diagonal-2-3-4': { cells: '2...3...4' },
  'three-4': { cells: '4....4.4.' },
  'five-1': { cells: '1.1.1.1.1' },
  'row-worth-9': { cells: '...***...', note: '9' },
  'column-worth-12': { cells: '.*..*..*.', note: '12' },
  'three-scissors': { cells: 'S...S..S.' },
  'square-of-3': { cells: '33.33....' },
  'square-colour': { cells: 'AA.AA....' },
  'cross-five-values': { cells: '.1.324.5.' },
  'cross-four-colours': { cells: '.A.B*C.D.' },
}
