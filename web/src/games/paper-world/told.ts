// How a stack, or one card alone, is told to those who listen to the page.
import { say, words } from '../../words/index.svelte'
import { sheetOf } from './faces'

export function told(cards: readonly string[], closed = false): string {
  const top = cards.at(-1)
  if (top === undefined) return say('cell-empty')
  const { colour, value, scissors } = sheetOf(top)
  return say('tile-label', { colour: words().colour(colour), value, scissors, layers: cards.length, closed })
}
