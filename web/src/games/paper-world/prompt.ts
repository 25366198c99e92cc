// What the bar asks, and how it is done.
import type { PaperWorldView } from './view'
import { say, words } from '../../words/index.svelte'

interface Doing {
  held: string | null
  /** The top of the pile that was tapped. */
  pile: string | null
  /** How many cards are chosen to be discarded. */
  out: number
  /** Something can still be placed. */
  able: boolean
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function promptOf(view: PaperWorldView, { held, pile, out, able }: Doing): { say: string; caption: string } {
  const told = (key: string, args: Record<string, unknown> = {}) => ({
    say: say(`ask-pw-${key}`, args),
    caption: say(`how-pw-${key}`, args),
  })
  if (held !== null) return told('where', { card: upper(words().face(held)) })
  if (pile !== null) return told('take', { card: upper(words().face(pile)) })
  switch (view.phase) {
    case 'start':
      return told('start')
    case 'turn':
      return told(able ? 'turn' : 'only-take')
    case 'card':
      return told(view.placing?.placed ? (able ? 'more' : 'done') : 'card')
    case 'pay':
      return told('pay', { count: view.placing?.owed ?? 1 })
    case 'scissors':
      return told('scissors')
    case 'discard':
      return told('discard', { count: view.to_discard, chosen: out })
    default:
      return { say: '', caption: '' }
  }
}
