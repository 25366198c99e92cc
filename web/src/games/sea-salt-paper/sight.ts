// How many cards of a kind are in sight: one's own, and whatever lies open on the table now. What one only remembers does not count.
import type { SeaSaltPaperView } from './view'
import { cards } from './deal'
import { kindOf } from './numbers'

export type Where = 'mine' | 'seen' | 'unseen'

export interface Sighted {
  face: string
  where: Where
}

/** Every card of this kind in the game, those in sight first. */
export function sightOf(view: SeaSaltPaperView, kind: string): Sighted[] {
  const me = view.seat === null ? null : view.table[view.seat]
  const rest = cards().filter((face) => kindOf(face) === kind)
  const found: Sighted[] = []
  const see = (faces: readonly (string | null)[], where: Where): void => {
    for (const face of faces) {
      const at = face === null ? -1 : rest.indexOf(face)
      if (at >= 0) found.push({ face: rest.splice(at, 1)[0] as string, where })
    }
  }
  see([...(me?.hand ?? []), ...(me?.laid ?? [])], 'mine')
  for (const seat of view.table) if (seat !== me) see([...seat.laid, ...(seat.open ? (seat.hand ?? []) : [])], 'seen')
  see(view.drawn ?? [], 'seen')
  view.piles.forEach((pile, side) => see(view.looking_at === side && pile.cards ? pile.cards : [pile.top], 'seen'))
  see([...rest], 'unseen')
  return found
}
