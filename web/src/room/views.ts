// What every game's view has; a face narrows it to its own game's.
import type { Choice, Outcome } from '../generated/wire'

export interface AnyView {
  seat: number | null
  seats: number
  to_move: number | null
  round: number
  ply: number
  choices: Choice[]
  outcome: Outcome | null
  notation: string
}
