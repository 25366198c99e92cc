// Which component shows which game. A game that is not listed is shown by the plain table.
import type { Component } from 'svelte'
import type { Choice, Outcome, RoundEnd } from '../generated/wire'
import type { Table } from '../room/table.svelte'
import type { Panel } from '../stage/panels'
import type { AnyView } from '../room/views'
import type { Language } from '../words/catalogue'

export interface BoardProps {
  view: AnyView
  names: readonly string[]
  /** Null where one only looks: a spectator, a rewound position, a big screen. */
  play: ((choice: Choice) => void) | null
  table: Table | null
  /** Opens the drawer of the table; absent where there is none. */
  onopen?: ((panel: Panel) => void) | null
}

export interface OptionProps {
  value: unknown
  onchange: (value: unknown) => void
}

export interface RoundsProps {
  rounds: readonly RoundEnd[]
  names: readonly string[]
  outcome: Outcome
}

export interface Face {
  board: () => Promise<{ default: Component<BoardProps> }>
  /** Options of a new table that follow the player's language. */
  options: (language: Language) => Record<string, unknown>
  /** What the printed sheet advises for a first game. */
  firstOptions?: Record<string, unknown>
  /** What lies open now and what it is good for, in sentences, for somebody who plays for the first time. */
  explain?: () => Promise<{ explain: (view: AnyView) => string[] }>
  /** Options that need more than a field of the usual kinds, by name. */
  fields?: Record<string, () => Promise<{ default: Component<OptionProps> }>>
  /** The table of a match's rounds. */
  rounds?: () => Promise<{ default: Component<RoundsProps> }>
  /** Its board shows how a round was counted and says when that has been seen. */
  counts?: boolean
  /** Its board counts what everybody made once more when it is over, and shows it again when the table is staged. */
  finale?: boolean
  /** What its stage stands in. */
  scene: 'sea' | 'hills'
  /** The picture beside the game's name. */
  art: { name: string; paper: string }
}

const FACES: Record<string, Face> = {
  'sea-salt-paper': {
    board: () => import('./sea-salt-paper/Board.svelte'),
    options: (language) => ({ edition: language }),
    counts: true,
    rounds: () => import('./sea-salt-paper/Rounds.svelte'),
    explain: () => import('./sea-salt-paper/explain'),
    scene: 'sea',
    art: { name: 'boat', paper: 'dark_blue' },
  },
  'paper-world': {
    board: () => import('./paper-world/Board.svelte'),
    options: () => ({}),
    firstOptions: { objectives: 'first' },
    explain: () => import('./paper-world/explain'),
    fields: { objectives: () => import('./paper-world/ObjectivesField.svelte') },
    finale: true,
    scene: 'hills',
    art: { name: 'land-green-5', paper: 'light_green' },
  },
}

const PLAIN: Face = {
  board: () => import('./plain/Board.svelte'),
  options: () => ({}),
  scene: 'sea',
  art: { name: 'sign-book', paper: 'grey' },
}

export const FIRST_GAMES = Object.keys(FACES)
export const faceOf = (game: string): Face => FACES[game] ?? PLAIN
