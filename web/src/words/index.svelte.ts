// The words in use, as a reactive value: components call `words()` and are drawn anew when the language changes.
import { faceOf } from '../games/faces'
import { gameInfo } from '../room/games.svelte'
import { loadBundle, type Language } from './catalogue'
import { Words } from './words'

let current = $state.raw(new Words('en', []))
let wanted = ''
let spoken: [Language, string | null] = ['en', null]
const included = new Set<string>()
let loaded = $state('')

export const words = (): Words => current
export const say = (key: string, args: Record<string, unknown> = {}): string => current.say(key, args)

/** Whether a game's own words are there to be said. */
export const knows = (game: string): boolean => loaded === game

/** Load a language with a game's own words; English stands behind it only where something is missing. */
export async function speak(language: Language, game: string | null, more: readonly string[] = []): Promise<void> {
  const wish = [language, game ?? '', ...included].join(' ')
  wanted = wish
  spoken = [language, game]
  const others = [...included].filter((name) => game || !name.includes('*')).map((name) => name.replace('*', game ?? ''))
  const names = ['common', 'web', ...others, ...(game ? [game] : [])]
  const bundle = await loadBundle(language, names, more)
  if (wanted !== wish) return
  current = new Words(language, [bundle])
  loaded = game ?? ''
}

/** From now on with the words of more catalogues, which the first table does without; `*` stands for the game that is spoken of. */
export async function include(...names: readonly string[]): Promise<void> {
  if (names.every((name) => included.has(name))) return
  for (const name of names) included.add(name)
  await speak(...spoken)
}

/** A game by its name: a face has one everywhere, others say it in their own words, or the room does. */
export const gameName = (game: string): string =>
  faceOf(game).name ?? (knows(game) ? current.find('game-name') : null) ?? gameInfo(game)?.names?.[current.language] ?? game
