// Which cards fly when something happens, from which place to which, and what they show on the way.
import type { Event } from '../../generated/wire'
import type { SeaSaltPaperView } from './view'
import type { Flight } from '../../stage/motion.svelte'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function flightsOf(event: Event, viewer: number | null): Flight[] {
  const args = event.args ?? {}
  const seat = event.seat ?? -1
  const mine = seat === viewer
  const card = text(args['card'])
  const hand = mine ? [`hand:${card ?? ''}`] : [`seat:${seat}:hand`]
  const drawn = mine ? [`drawn:${card ?? ''}`] : [`seat:${seat}:drawn`]
  /** In somebody else's hand a card shows its back. */
  const held = mine ? card : null
  const pile = [`pile:${String(args['pile'])}:top`]
  switch (event.verb) {
    case 'drew-two': {
      const faces: (string | null)[] = mine ? texts(args['cards']) : [null, null]
      return faces.map((face) => ({ start: null, end: face, from: ['deck'], to: mine ? [`drawn:${face ?? ''}`] : drawn }))
    }
    case 'drew-last':
    case 'fished':
      return [{ start: null, end: held, from: ['deck'], to: hand }]
    case 'kept':
      return [{ start: held, end: held, from: drawn, to: hand }]
    case 'took-pile':
      return [{ start: card, end: held, from: pile, to: hand }]
    case 'crab-took':
      return [{ start: card, end: held, from: mine ? [`fan:${card ?? ''}`, ...pile] : pile, to: hand }]
    case 'discarded':
      return [{ start: held, end: card, from: drawn, to: pile }]
    case 'laid':
      return texts(args['cards']).map((face) =>
        mine
          ? { start: face, end: face, from: [`hand:${face}`], to: [`laid:${face}`], pair: true }
          : { start: null, end: face, from: [`seat:${seat}:hand`], to: [`seat:${seat}:laid:${face}`] },
      )
    case 'robbed': {
      const victim = Number(args['victim'])
      const fromMe = victim === viewer
      return [{ start: fromMe ? card : null, end: held, from: fromMe ? [`hand:${card ?? ''}`] : [`seat:${victim}:hand`], to: hand }]
    }
    // The caller's hand is turned over where it is held; the last card lies on top, so it comes first.
    case 'called-last-chance':
      return mine
        ? []
        : texts(args['cards'])
            .reverse()
            .map((face) => ({ start: null, end: face, from: hand, to: hand }))
    default:
      return []
  }
}

/** At the start of a round: the deck is dealt from, one card for each pile. Else nothing. */
export function dealOf({ piles, table, drawn_count: drawn, outcome }: SeaSaltPaperView): Flight[] {
  const untouched =
    !outcome &&
    drawn === 0 &&
    piles.every((pile) => pile.size === 1) &&
    table.every((seat) => seat.hand_size === 0 && seat.laid.length === 0)
  return untouched ? piles.map((pile, side) => ({ start: null, end: pile.top, from: ['deck'], to: [`pile:${side}:top`] })) : []
}
