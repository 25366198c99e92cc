// The illustrated page of a game, as the room declares it, and how its words are found.
import type { Leaflet } from '../generated/wire'
import { words } from '../words/index.svelte'

export type Section = Leaflet['parts'][number]
export type Picture = Section['pictures'][number]
export type Example = NonNullable<Leaflet['examples']>[number]

/** A page with the value of its option that is looked at, and the one of one's own table. */
export interface Open {
  game: string
  leaflet: Leaflet
  /** Of the option by which sheets differ. */
  value: string
  mine: string
  /** It is a table's, not only that of one's language. */
  atTable?: boolean
}

export interface LeafletProps {
  open: Open
}

type Args = Record<string, string | number>

const settings = ({ leaflet, value }: Open): Record<string, string> => leaflet.settings?.[value] ?? {}

/** What the page says under a key; empty where nobody wrote it. */
export function told(open: Open, key: string, attribute?: string, args: Args = {}): string {
  return words().find(`leaflet-${key}`, attribute, { ...open.leaflet.figures, ...settings(open), ...args }) ?? ''
}

/** Whether the sheet that is looked at says this otherwise than the one of one's own table. */
export const differs = ({ leaflet, value, mine }: Open, key: string): boolean =>
  leaflet.settings?.[value]?.[key] !== leaflet.settings?.[mine]?.[key]

export const partOf = ({ leaflet }: Open, key: string): Section => leaflet.parts.find((part) => part.key === key) ?? { key, pictures: [] }

export function pictureOf({ leaflet }: Open, key: string): Picture {
  return leaflet.parts.flatMap((part) => part.pictures).find((picture) => picture.key === key) ?? { key }
}

/** The example of this name that the sheet in force has; names of examples begin with it. */
export const exampleOf = ({ leaflet, value }: Open, key: string): Example | null =>
  leaflet.examples?.find((one) => one.key.startsWith(key) && (!one.under?.length || one.under.includes(value))) ?? null
