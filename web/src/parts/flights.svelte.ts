// Cards in the air: a card leaves where it was and lands where it now is, by transform alone.
import { tick } from 'svelte'
import { preferences } from '../settings/preferences.svelte'

export interface Flight {
  /** A face, or null for a card seen from its back. */
  face: string | null
  /** Anchors: values of `data-anchor` on the page; the first that exists is used. */
  from: readonly string[]
  to: readonly string[]
}

export interface Airborne {
  id: number
  face: string | null
  left: number
  top: number
  width: number
  dx: number
  dy: number
  grow: number
  delay: number
  duration: number
}

export const airborne = $state<{ cards: Airborne[] }>({ cards: [] })
let count = 0

function anchor(names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const element = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)
    const box = element?.getBoundingClientRect()
    if (box && box.width > 0) return box
  }
  return null
}

/** Let the cards fly; call it before the page shows the new position. */
export async function fly(flights: readonly Flight[], aspect: number): Promise<void> {
  const duration = preferences.flight
  if (duration === 0 || flights.length === 0 || document.hidden) return
  const starts = flights.map((flight) => anchor(flight.from))
  await tick()
  flights.forEach((flight, i) => {
    const from = starts[i]
    const to = anchor(flight.to)
    if (!from || !to) return
    const width = Math.min(from.width, 110)
    const height = width * aspect
    const left = from.left + (from.width - width) / 2
    const top = from.top + (from.height - height) / 2
    airborne.cards.push({
      id: ++count,
      face: flight.face,
      left,
      top,
      width,
      dx: to.left + to.width / 2 - (left + width / 2),
      dy: to.top + to.height / 2 - (top + height / 2),
      grow: Math.max(0.4, Math.min(1.4, to.width / width)),
      delay: i * duration * 0.25,
      duration,
    })
  })
}

export function landed(id: number): void {
  airborne.cards = airborne.cards.filter((card) => card.id !== id)
}
