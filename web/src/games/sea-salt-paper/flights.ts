// Which cards fly when something happens, from which anchor to which.
import type { Event } from '../../generated/wire'
import type { Flight } from '../../parts/flights.svelte'

export const ASPECT = 7 / 5

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function flightsOf(event: Event, viewer: number | null): Flight[] {
  const args = event.args ?? {}
  const mine = event.seat != null && event.seat === viewer
  const card = text(args['card'])
  const home = mine ? [`hand:${card ?? ''}`, 'hand'] : [`seat:${event.seat ?? ''}`]
  const pile = [`pile:${String(args['pile'])}`]
  switch (event.verb) {
    case 'drew-two':
      return [{ face: null, from: ['deck'], to: ['drawn'] }]
    case 'drew-last':
    case 'fished':
      return [{ face: card, from: ['deck'], to: home }]
    case 'kept':
      return [{ face: card, from: ['drawn'], to: home }]
    case 'took-pile':
    case 'crab-took':
      return [{ face: card, from: pile, to: home }]
    case 'discarded':
      return [{ face: card, from: ['drawn'], to: pile }]
    case 'laid':
      return texts(args['cards']).map((face) => ({ face, from: mine ? [`hand:${face}`, 'hand'] : home, to: mine ? ['laid'] : home }))
    case 'robbed': {
      const victim = Number(args['victim'])
      const from = victim === viewer ? ['hand'] : [`seat:${victim}`]
      return [{ face: card, from, to: home }]
    }
    default:
      return []
  }
}
