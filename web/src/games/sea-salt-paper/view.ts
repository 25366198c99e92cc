// What the room tells of a table of Sea Salt & Paper.
import type { GameViews } from '../../generated/wire'

export type SeaSaltPaperView = GameViews['sea-salt-paper']
export type SeaSaltPaperSeat = SeaSaltPaperView['table'][number]
