// Which sheets fly when something happens, from the places where they lie to those where they go.
import type { Event } from '../../generated/wire'
import type { Flight } from '../../stage/motion.svelte'

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function flightsOf({ verb, seat, args = {} }: Event, viewer: number | null): Flight[] {
  if (seat == null) return []
  const mine = seat === viewer
  const handPlaces = (card: string): string[] => (mine ? [`hand:${card}`, 'hand:free'] : [`seat:${seat}:hand:${card}`, `seat:${seat}:spot`])
  const spot = mine ? ['me'] : [`seat:${seat}:spot`]
  const card = String(args['card'])
  const fly = (face: string, from: readonly string[], to: readonly string[]): Flight => ({ start: face, end: face, from, to })
  if (verb.startsWith('took-') && Array.isArray(args['cards'])) {
    const piles = list(args['piles'])
    return args['cards'].map((taken, i) => fly(String(taken), [`pile:${String(piles[i])}`], handPlaces(String(taken))))
  }
  if (verb.startsWith('placed')) {
    const cell = `cell:${String(args['column'])},${String(args['row'])}`
    return [fly(card, handPlaces(card), [mine ? cell : `seat:${seat}:${cell}`])]
  }
  if (verb === 'paid' || verb === 'discarded') return [fly(card, handPlaces(card), spot)]
  if (verb === 'started') return [fly(card, [`start:${card}`], [mine ? 'cell:0,0' : `seat:${seat}:cell:0,0`])]
  if (verb === 'claimed') return [fly(`token-${String(args['points'])}`, [`objective:${String(args['objective'])}:token`], spot)]
  return []
}
