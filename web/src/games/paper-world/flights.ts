// Which sheets fly when something happens.
import type { Event } from '../../generated/wire'
import type { Flight } from '../../parts/flights.svelte'

export const ASPECT = 1

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function flightsOf(event: Event, viewer: number | null): Flight[] {
  const args = event.args ?? {}
  const mine = event.seat != null && event.seat === viewer
  const home = mine ? ['hand'] : [`seat:${event.seat ?? ''}`]
  if (event.verb.startsWith('took-') && Array.isArray(args['cards'])) {
    const piles = list(args['piles'])
    return args['cards'].map((card, i) => ({ face: String(card), from: [`pile:${String(piles[i])}`], to: home }))
  }
  if (event.verb.startsWith('placed')) {
    const cell = `cell:${String(args['column'])},${String(args['row'])}`
    const to = mine ? [cell] : [`seat:${event.seat ?? ''}:${cell}`, ...home]
    return [{ face: String(args['card']), from: mine ? [`hand:${String(args['card'])}`, 'hand'] : home, to }]
  }
  return []
}
