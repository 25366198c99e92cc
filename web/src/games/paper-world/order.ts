// The order of the cards in one's hand, each with a key of its own so that equal cards stay apart.
import { sheetOf } from './faces'

export interface HandCard {
  key: string
  card: string
}

const COLOURS = 'GYBK'

export function ordered(cards: readonly string[], byValue: boolean): HandCard[] {
  const copies = new Map<string, number>()
  const keyed = cards.map((card) => {
    const copy = copies.get(card) ?? 0
    copies.set(card, copy + 1)
    return { key: `${card}#${copy}`, card, sheet: sheetOf(card) }
  })
  keyed.sort((one, two) => {
    const value = one.sheet.value - two.sheet.value
    const colour = COLOURS.indexOf(one.sheet.letter) - COLOURS.indexOf(two.sheet.letter)
    return byValue ? value || colour : colour || value
  })
  return keyed.map(({ key, card }) => ({ key, card }))
}
