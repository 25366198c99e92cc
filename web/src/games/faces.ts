// Which component shows which game. A game that is not listed is shown by the plain table.
import type { Component } from 'svelte'
import type { Choice } from '../generated/wire'
import type { Table } from '../room/table.svelte'
import type { AnyView, SeaSaltPaperView } from '../room/views'
import type { Language } from '../words/catalogue'

export interface BoardProps {
  view: AnyView
  names: readonly string[]
  /** Null where one only looks: a spectator, a rewound position, a big screen. */
  play: ((choice: Choice) => void) | null
  table: Table | null
}

export interface Face {
  board: () => Promise<{ default: Component<BoardProps> }>
  /** Options of a new table that follow the player's language. */
  options: (language: Language) => Record<string, unknown>
  /** One view with every hand open, made from what each seat saw: for replays. */
  open?: (views: readonly AnyView[]) => AnyView
  /** The picture beside the game's name. */
  art: { name: string; paper: string }
}

const FACES: Record<string, Face> = {
  'sea-salt-paper': {
    board: () => import('./sea-salt-paper/Board.svelte'),
    options: (language) => ({ edition: language }),
    open: (views) => {
      const seats = views.slice(0, -1) as SeaSaltPaperView[]
      const watched = views.at(-1) as SeaSaltPaperView
      const table = watched.table.map((seat, i) => seats[i]?.table[i] ?? seat)
      const drawn = seats.find((view) => view.drawn)?.drawn ?? null
      return { ...watched, table, drawn }
    },
    art: { name: 'boat', paper: 'dark_blue' },
  },
  'paper-world': {
    board: () => import('./paper-world/Board.svelte'),
    options: () => ({}),
    art: { name: 'land-green-5', paper: 'light_green' },
  },
}

const PLAIN: Face = {
  board: () => import('./plain/Board.svelte'),
  options: () => ({}),
  art: { name: 'sign-book', paper: 'grey' },
}

export const FIRST_GAMES = Object.keys(FACES)
export const faceOf = (game: string): Face => FACES[game] ?? PLAIN
