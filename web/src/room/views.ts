// What every game's view has; a face narrows it to its own game's.
import type { Choice, GameViews, Outcome } from '../generated/wire'

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

export type SeaSaltPaperView = GameViews['sea-salt-paper']
export type PaperWorldView = GameViews['paper-world']
export type SeaSaltPaperSeat = SeaSaltPaperView['table'][number]
export type PaperWorldSeat = PaperWorldView['table'][number]
export type PaperWorldObjective = PaperWorldView['objectives'][number]
