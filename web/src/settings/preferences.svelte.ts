// What this person likes, kept in this browser.
import { MediaQuery } from 'svelte/reactivity'
import { isLanguage, preferredLanguage, type Language } from '../words/catalogue'

export const SPEEDS = ['still', 'slow', 'calm', 'quick', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]
export type Theme = 'auto' | 'light' | 'dark'
export const SORTINGS = ['kind', 'colour', 'own'] as const
export type Sorting = (typeof SORTINGS)[number]

interface Kept {
  language: Language | null
  theme: Theme
  speed: number
  /** Loudness of sounds, 0 (off) to 100. */
  volume: number
  notify: boolean
  bigMarks: boolean
  sorting: Sorting
  /** The landscape cards in hand are sorted by value instead of colour. */
  byValue: boolean
  /** What has only one way plays itself after a moment. */
  auto: boolean
  lastGame: string | null
  /** This device has been somewhere in the room: it is no newcomer. */
  met: boolean
  /** A line says at each turn what lies open: until the first game is over, or until it is closed. */
  helper: boolean
}

const KEY = 'papercove'
const DEFAULTS: Kept = {
  language: null,
  theme: 'dark',
  speed: 2,
  volume: 60,
  notify: false,
  bigMarks: false,
  sorting: 'kind',
  byValue: false,
  auto: true,
  lastGame: null,
  met: false,
  helper: false,
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...DEFAULTS, ...(typeof kept === 'object' ? kept : {}) }
  } catch {
    return { ...DEFAULTS }
  }
}

class Preferences {
  private kept = $state(read())

  get language(): Language {
    return isLanguage(this.kept.language) ? this.kept.language : preferredLanguage(navigator.languages)
  }
  get theme(): Theme {
    return this.kept.theme
  }
  get speed(): number {
    return this.kept.speed
  }
  get volume(): number {
    return this.kept.volume
  }
  get notify(): boolean {
    return this.kept.notify
  }
  get bigMarks(): boolean {
    return this.kept.bigMarks
  }
  get sorting(): Sorting {
    return this.kept.sorting
  }
  get byValue(): boolean {
    return this.kept.byValue
  }
  get auto(): boolean {
    return this.kept.auto
  }
  get lastGame(): string | null {
    return this.kept.lastGame
  }
  get met(): boolean {
    return this.kept.met || this.kept.lastGame !== null
  }
  get helper(): boolean {
    return this.kept.helper
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // private windows may refuse: the choice then lasts as long as the page
    }
  }

  /** Milliseconds that a card takes from here to there; 0 when things should stay still. */
  get flight(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
    return [0, 640, 320, 200, 110][this.kept.speed] ?? 320
  }
}

export const preferences = new Preferences()

const light = new MediaQuery('(prefers-color-scheme: light)')

/** Day or dusk, large marks, stillness and the language, where style sheets find them. */
export function applyTheme(): void {
  const root = document.documentElement
  root.dataset['theme'] = preferences.theme === 'auto' ? (light.current ? 'light' : 'dark') : preferences.theme
  root.classList.toggle('big-marks', preferences.bigMarks)
  root.classList.toggle('still', preferences.speed === 0)
  root.lang = preferences.language
}
