// What a face declares of its game, and which game has one: `face.ts` in the folder of its name. Every other game is shown by the
// plain table, with what its package brings.
import type { Component } from 'svelte'
import type { Choice, Outcome, RoundEnd } from '../generated/wire'
import type { LeafletProps } from '../leaflet/leaflet'
import type { Table } from '../room/table.svelte'
import type { Dealer } from '../replay/deals'
import type { Panel } from '../stage/panels'
import type { AnyView } from '../room/views'

export interface BoardProps {
  view: AnyView
  names: readonly string[]
  /** Null where one only looks: a spectator, a rewound position, a big screen. */
  play: ((choice: Choice) => void) | null
  table: Table | null
  /** Opens the drawer of the table; absent where there is none. */
  onopen?: ((panel: Panel) => void) | null
}

export interface CardProps {
  game: string
  face: string
  /** In pixels; else as wide as the page says. */
  width?: number
  named?: boolean
  /** Part of something that says what it is. */
  silent?: boolean
}

export interface OptionProps {
  value: unknown
  onchange: (value: unknown) => void
}

export interface RoundsProps {
  rounds: readonly RoundEnd[]
  names: readonly string[]
  outcome: Outcome
  /** Whose seat this is, if anybody's: they are told "you". */
  seat: number | null
}

export interface SumsProps {
  view: AnyView
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
  /** As it is called in every language; without it the room says. */
  name?: string
  /** Its place among the games that a newcomer is offered. */
  rank?: number
  board: () => Promise<{ default: Component<BoardProps> }>
  /** A card by its face, for pages that are no table, and a few that look well together. */
  card: () => Promise<{ default: Component<CardProps> }>
  samples?: readonly string[]
  /** Deals a round again from its dice, for whoever checks them. */
  dealer?: () => Promise<{ dealer: Dealer }>
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
  /** What everybody's points are made of when it is over, where there are no rounds to tell. */
  sums?: () => Promise<{ default: Component<SumsProps> }>
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
  /** The picture beside the game's name, where its package brings none. */
  art: { name: string; paper: string }
}

const found = import.meta.glob<{ face: Face }>('./*/face.ts', { eager: true })
const FACES: Record<string, Face> = Object.fromEntries(Object.entries(found).map(([path, { face }]) => [path.split('/')[1] ?? '', face]))

const PLAIN: Face = {
  board: () => import('./plain/Board.svelte'),
  card: () => import('./plain/Sample.svelte'),
  finale: true,
  scene: 'sea',
  art: { name: 'sign-book', paper: 'grey' },
}

export const FIRST_GAMES = Object.keys(FACES).sort((one, two) => (FACES[one]?.rank ?? 0) - (FACES[two]?.rank ?? 0))
export const faceOf = (game: string): Face => FACES[game] ?? PLAIN
