// What the people of a sheet are called: by their name, or by their animal; equal names are numbered.
import type { Sheet, SheetPlayer } from '../generated/wire'
import { apart } from '../table/names'
import { say } from '../words/index.svelte'

const playerName = (player: SheetPlayer | undefined): string => player?.name || say('paper-animal', { animal: player?.animal ?? 'crane' })
export const namesOf = (sheet: Sheet): string[] => apart(sheet.players.map(playerName))
