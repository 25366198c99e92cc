// Cards in the air. A card is in one place: it leaves where it lay, at the size it had, turns over on the way if its face
// changes, and what it flies to stays empty until it lands. Moved by transforms alone.
import { tick } from 'svelte'
import { foldStrip } from '../parts/folds'
import { preferences } from '../settings/preferences.svelte'

export interface Flight {
  /** Faces before and after; null is the back. */
  start: string | null
  end: string | null
  /** Anchors: values of `data-anchor` on the page; the first that is there is used. */
  from: readonly string[]
  to: readonly string[]
  /** It folds with the card of the flight after it, where folding is shown. */
  pair?: boolean
}

interface Spot {
  element: HTMLElement
  left: number
  top: number
  width: number
}

export interface Airborne {
  id: number
  start: string | null
  end: string | null
  from: Omit<Spot, 'element'>
  to: Omit<Spot, 'element'>
  /** Drawn at the larger of both sizes, so that it never blurs. */
  width: number
  delay: number
  duration: number
  /** The frames it shows on the way; two cards that fold together fly as one. */
  fold: { strip: string; partner: string | null } | null
  /** What stays empty until it lands. */
  goals: readonly HTMLElement[]
  land: () => void
}

/** Cards that move together follow each other like those of a fan. */
export const FAN = 40
/** How long a deck is riffled before it is dealt from, in flights. */
export const RIFFLE = 1.6
const PAIR = 1.5 // two cards that fold together take longer than one that flies
/** `share` of the usual time is what a flight takes in the middle of somebody's turn, until that is over. */
export const motion = $state<{ cards: Airborne[]; hurried: boolean; share: number; until: number }>({
  cards: [],
  hurried: false,
  share: 1,
  until: 0,
})
let count = 0
/** When the last card that was sent off will have landed. */
let down = 0

/** How many milliseconds cards will still be in the air: what somebody else does next is not shown before. */
export const inTheAir = (): number => Math.max(0, down - Date.now())

function find(names: readonly string[], taken: Set<Element>): Spot | null {
  for (const name of names) {
    const elements = [...document.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`)].reverse()
    for (const element of elements) {
      const { left, top, width } = element.getBoundingClientRect()
      if (taken.has(element) || width === 0) continue
      taken.add(element)
      return { element, left, top, width }
    }
  }
  return null
}

/** Let the cards fly, after so many milliseconds; call it before the page shows the new position. */
export async function fly(flights: readonly Flight[], wait = 0): Promise<void> {
  const duration = (preferences.flight * (Date.now() < motion.until ? motion.share : 1)) / (motion.hurried ? 2 : 1)
  if (duration === 0 || flights.length === 0 || document.hidden) return
  const longest = flights.some((flight) => flight.pair) ? PAIR : 1
  down = Math.max(down, Date.now() + wait + (flights.length - 1) * FAN + duration * longest)
  const left = new Set<Element>()
  // Several cards may leave one pile.
  const starts = flights.map((flight) => find(flight.from, left) ?? find(flight.from, new Set()))
  await tick()
  const reached = new Set<Element>()
  const ways = flights.map((flight, i) => ({ flight, from: starts[i] ?? null, to: find(flight.to, reached) }))
  for (let i = 0; i < ways.length; i += 1) {
    const [one, two] = [ways[i], ways[i + 1]]
    if (!one?.from || !one.to) continue
    const strip = one.flight.pair ? foldStrip() : null
    if (strip && two?.from && two.to) {
      take(
        one.flight,
        joined(one.from, two.from, false),
        joined(one.to, two.to, true),
        [one.to.element, two.to.element],
        0,
        duration * PAIR,
        { strip, partner: two.flight.start },
      )
      i += 1
    } else take(one.flight, one.from, one.to, [one.to.element], wait + i * FAN, duration)
  }
}

/** Two places as one box that is two cards wide, around their middle; folded, both cards lie in the right half of a box. */
function joined(one: Spot, two: Spot, folded: boolean): Spot {
  const width = Math.max(one.width, two.width)
  const middle = (one.left + two.left + width) / 2
  return { element: two.element, left: middle - width * (folded ? 1.5 : 1), top: (one.top + two.top) / 2, width: 2 * width }
}

function take(
  flight: Flight,
  from: Spot,
  to: Spot,
  goals: HTMLElement[],
  delay: number,
  duration: number,
  fold: Airborne['fold'] = null,
): void {
  const id = ++count
  for (const goal of goals) goal.dataset['awaited'] = String(id)
  settle()
  const land = (): void => {
    for (const goal of goals) {
      if (goal.dataset['awaited'] !== String(id)) continue
      delete goal.dataset['awaited']
      if (fold) goal.animate([{ opacity: 0 }, { opacity: 1 }], duration / 3)
    }
    motion.cards = motion.cards.filter((card) => card.id !== id)
  }
  motion.cards.push({
    id,
    start: flight.start,
    end: flight.end,
    from,
    to,
    width: Math.max(from.width, to.width),
    delay,
    duration,
    fold,
    goals,
    land,
  })
}

/** A card whose place is gone, or awaits another card, is down: none flies to no place. */
export function settle(): void {
  for (const card of [...motion.cards]) {
    if (!card.goals.every((goal) => goal.isConnected && goal.dataset['awaited'] === String(card.id))) card.land()
  }
}

/** Everything lands at once. */
export function skip(): void {
  down = 0
  for (const card of [...motion.cards]) card.land()
}
