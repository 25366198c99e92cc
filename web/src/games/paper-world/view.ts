// What the room tells of a table of Paper World.
import type { GameViews } from '../../generated/wire'

export type PaperWorldView = GameViews['paper-world']
export type PaperWorldSeat = PaperWorldView['table'][number]
export type PaperWorldObjective = PaperWorldView['objectives'][number]
