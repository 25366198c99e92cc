// What the people of a sheet are called: by their name, or by their animal.
import type { Sheet, SheetPlayer } from '../generated/wire'
import { say } from '../words/index.svelte'

export const playerName = (player: SheetPlayer | undefined): string =>
  player?.name || say('paper-animal', { animal: player?.animal ?? 'crane' })
export const namesOf = (sheet: Sheet): string[] => sheet.players.map(playerName)
