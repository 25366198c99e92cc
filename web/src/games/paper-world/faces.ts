// A landscape card by its face: "G3s" is the green three with scissors.
export { PICTURES, PRINTED_STARS } from './spec'

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

/** The layers one sees: a card alone is printed with all of them, a stack has those that were placed. */
export function layersOf(cards: readonly string[]): number[] {
  const values = cards.map((card) => sheetOf(card).value)
  if (values.length === 1) return Array.from({ length: values[0] ?? 0 }, (_, i) => i + 1)
  return values.includes(1) ? values : [1, ...values]
}
