// Which component shows which game. A game that is not listed is shown by the plain table.
import type { Component } from 'svelte'
import type { Choice, Outcome, RoundEnd } from '../generated/wire'
import type { LeafletProps } from '../leaflet/leaflet'
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

export interface MomentProps {
  /** As its mover saw it. */
  view: AnyView
  choice: Choice
  /** In pixels. */
  width: number
}

export interface Face {
  board: () => Promise<{ default: Component<BoardProps> }>
  /** Options of a new table that follow the player's language. */
  options: (language: Language) => Record<string, unknown>
  /** What the printed sheet advises for a first game. */
  firstOptions?: Record<string, unknown>
  /** What lies open now and what it is good for, in sentences, for somebody who plays for the first time. */
  explain?: () => Promise<{ explain: (view: AnyView) => string[] }>
  /** The rules on one illustrated page, the fan of cards above them, and the game aid; else as its package declares them. */
  leaflet?: () => Promise<{ default: Component<LeafletProps> }>
  fan?: () => Promise<{ default: Component<{ width: number }> }>
  aid?: () => Promise<{ default: Component<LeafletProps> }>
  /** Options that need more than a field of the usual kinds, by name. */
  fields?: Record<string, () => Promise<{ default: Component<OptionProps> }>>
  /** The table of a match's rounds. */
  rounds?: () => Promise<{ default: Component<RoundsProps> }>
  /** Its board shows how a round was counted and says when that has been seen. */
  counts?: boolean
  /** Its board counts what everybody made once more when it is over, and shows it again when the table is staged. */
  finale?: boolean
  /** A small picture of what one choice does in a position, for the coach. */
  moment?: () => Promise<{ default: Component<MomentProps> }>
  /** Pictures for the ways its rounds end, by the game's own words for them. */
  endings?: Record<string, string>
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
    moment: () => import('./sea-salt-paper/Moment.svelte'),
    endings: { stop: 'does-stop', 'last-chance': 'does-last-chance', 'bet-won': 'does-last-chance', 'bet-lost': 'does-last-chance', void: 'does-draw', mermaids: 'does-crown' },
    rounds: () => import('./sea-salt-paper/Rounds.svelte'),
    explain: () => import('./sea-salt-paper/explain'),
    leaflet: () => import('./sea-salt-paper/leaflet/Leaflet.svelte'),
    fan: () => import('./sea-salt-paper/leaflet/Fan.svelte'),
    aid: () => import('./sea-salt-paper/leaflet/Aid.svelte'),
    scene: 'sea',
    art: { name: 'boat', paper: 'dark_blue' },
  },
  'paper-world': {
    board: () => import('./paper-world/Board.svelte'),
    options: () => ({}),
    firstOptions: { objectives: 'first' },
    explain: () => import('./paper-world/explain'),
    leaflet: () => import('./paper-world/leaflet/Leaflet.svelte'),
    fan: () => import('./paper-world/leaflet/Fan.svelte'),
    aid: () => import('./paper-world/leaflet/Aid.svelte'),
    fields: { objectives: () => import('./paper-world/ObjectivesField.svelte') },
    finale: true,
    moment: () => import('./paper-world/Moment.svelte'),
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
