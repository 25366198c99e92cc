// The order of one's own hand on the screen: by kind, by colour, or as the player arranged it.
import type { Sorting } from '../../settings/preferences.svelte'
import { COLOURS, KINDS } from './spec'

export interface Held {
  /** Copies of a face are told apart by a number, only on this screen. */
  key: string
  face: string
}

export { COLOURS, KINDS }

export function withKeys(faces: readonly string[]): Held[] {
  const seen = new Map<string, number>()
  return faces.map((face) => {
    const copy = seen.get(face) ?? 0
    seen.set(face, copy + 1)
    return { key: `${face}#${copy}`, face }
  })
}

const rank = (list: readonly string[], name: string): number => (list.indexOf(name) + list.length + 1) % (list.length + 1)

function compare(one: Held, two: Held, sorting: Sorting): number {
  const [kindOne = '', colourOne = ''] = one.face.split(':')
  const [kindTwo = '', colourTwo = ''] = two.face.split(':')
  const kinds = rank(KINDS, kindOne) - rank(KINDS, kindTwo)
  const colours = rank(COLOURS, colourOne) - rank(COLOURS, colourTwo)
  return sorting === 'colour' ? colours || kinds : kinds || colours
}

/** The hand in order; with `own`, as arranged, new cards at the end. */
export function arrange(faces: readonly string[], sorting: Sorting, arranged: readonly string[]): Held[] {
  const held = withKeys(faces)
  if (sorting !== 'own') return held.sort((one, two) => compare(one, two, sorting))
  const place = (card: Held): number => (arranged.includes(card.key) ? arranged.indexOf(card.key) : arranged.length)
  return held.sort((one, two) => place(one) - place(two))
}

/** The keys with one moved to where another is. */
export function moved(keys: readonly string[], key: string, onto: string): string[] {
  const target = keys.indexOf(onto)
  const rest = keys.filter((other) => other !== key)
  rest.splice(target, 0, key)
  return rest
}
