// Loads the Fluent files of one language: the ones every page needs, and a game's own when its table opens.
import { FluentBundle, FluentResource } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch' }

/** The words of a game's illustrated page, and those of its coach and of whatever cannot be done; another package has them among the game's own. */
const PARTS = ['leaflet-', 'coach-']

const files = import.meta.glob<string>(['../../../src/papercove/locales/*/*.ftl', '!../../../src/papercove/locales/*/terminal*.ftl'], {
  query: '?raw',
  import: 'default',
})

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** The first language of the browser that we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase()
    if (isLanguage(short)) return short
  }
  return 'en'
}

/** How days are written: as where the reader lives, if the browser says so; else our English is British. */
export function regional(language: string, wishes: readonly string[] = navigator.languages): string {
  return wishes.find((wish) => wish.startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language)
}

async function text(language: Language, name: string): Promise<string> {
  const load = files[`../../../src/papercove/locales/${language}/${name}.ftl`]
  if (load) return load()
  return PARTS.some((part) => name.startsWith(part)) ? '' : ofAnotherPackage(language, name)
}

/** The words of a game that did not come with this client: the room has them, if its author wrote any. */
async function ofAnotherPackage(language: Language, game: string): Promise<string> {
  try {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`)
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}

/** A bundle of the named catalogues. */
export async function loadBundle(language: Language, names: readonly string[], more: readonly string[] = []): Promise<FluentBundle> {
  const texts = [...(await Promise.all(names.map((name) => text(language, name)))), ...more]
  return makeBundle(language, texts)
}

export function makeBundle(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of texts) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}
