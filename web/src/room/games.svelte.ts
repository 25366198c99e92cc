// The games of this room, as it tells them: their names, pictures, sounds and usual options.
import type { GameInfo, RoomInfo } from '../generated/wire'
import { api } from './api'

let infos = $state.raw<readonly GameInfo[]>([])

/** Ask the room what it offers; from then on its games are known on every page. */
export async function meetRoom(): Promise<RoomInfo> {
  const room = await api.room()
  infos = room.games
  return room
}

/** A game of this room; undefined until the room has been met, or where it has no such game. */
export const gameInfo = (game: string): GameInfo | undefined => infos.find((one) => one.id === game)

/** The sounds that a game gives to events, by their verbs; whoever comes into a match has not met the room yet. */
export async function soundsOf(game: string): Promise<Record<string, string>> {
  if (!gameInfo(game)) await meetRoom()
  return gameInfo(game)?.sounds ?? {}
}

/** Every game of this room, those that `first` names before the others. */
export const gamesHere = (first: readonly string[]): string[] => [
  ...first,
  ...infos.map((one) => one.id).filter((id) => !first.includes(id)),
]

/** The options a new table starts from for whoever speaks this language. */
export const usualOptions = (game: string, language: string): Record<string, unknown> => gameInfo(game)?.usual?.[language] ?? {}

/** The address of a picture that a game's package brings: of a face, else of its kind; null where it brings none. */
export function artOf(game: string, name: string): string | null {
  const info = gameInfo(game)
  const file = [name.replace(':', '-'), name.split(':')[0] ?? ''].find((one) => info?.art?.includes(one))
  return file === undefined ? null : `/api/games/${encodeURIComponent(game)}/art/${encodeURIComponent(file)}.svg?v=${info?.version ?? 0}`
}
