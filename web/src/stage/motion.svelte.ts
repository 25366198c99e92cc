// Cards in the air. A card is in one place: it leaves where it lay, at the size it had, turns over on the way if its face
// changes, and what it flies to stays empty until it lands. Moved by transforms alone.
import { tick } from 'svelte'
import { preferences } from '../settings/preferences.svelte'

export interface Flight {
  /** Faces before and after; null is the back. */
  start: string | null
  end: string | null
  /** Anchors: values of `data-anchor` on the page; the first that is there is used. */
  from: readonly string[]
  to: readonly string[]
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
  land: () => void
}

const FAN = 40
export const motion = $state<{ cards: Airborne[]; hurried: boolean }>({ cards: [], hurried: false })
let count = 0

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

/** Let the cards fly; call it before the page shows the new position. */
export async function fly(flights: readonly Flight[]): Promise<void> {
  const duration = preferences.flight / (motion.hurried ? 2 : 1)
  if (duration === 0 || flights.length === 0 || document.hidden) return
  const left = new Set<Element>()
  const starts = flights.map((flight) => find(flight.from, left))
  await tick()
  const reached = new Set<Element>()
  flights.forEach((flight, i) => {
    const from = starts[i]
    const to = find(flight.to, reached)
    if (from && to) take(flight, from, to, i * FAN, duration)
  })
}

function take(flight: Flight, from: Spot, to: Spot, delay: number, duration: number): void {
  const id = ++count
  const goal = to.element
  goal.dataset['awaited'] = String(id)
  const land = (): void => {
    if (goal.dataset['awaited'] === String(id)) delete goal.dataset['awaited']
    motion.cards = motion.cards.filter((card) => card.id !== id)
  }
  motion.cards.push({ id, start: flight.start, end: flight.end, from, to, width: Math.max(from.width, to.width), delay, duration, land })
}

/** Everything lands at once. */
export function skip(): void {
  for (const card of [...motion.cards]) card.land()
}
