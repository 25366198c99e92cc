// Where a message lies: over as little as possible of what it speaks of, and of what can be done now.
import { tick } from 'svelte'
import type { Box } from '../stage/layout'

/** Something on the table, and how much it matters that it stays in sight. */
export interface Kept {
  box: Box
  weight: number
}

const EDGE = 8
const STEP = 8

const shared = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other))

/** The place for something of this size that hides least; of equal ones the uppermost, in the middle rather than at a side. */
export function clearPlace(width: number, height: number, room: { width: number; height: number }, kept: readonly Kept[]): Box {
  const across = [(room.width - width) / 2, EDGE, room.width - width - EDGE]
  let best: { box: Box; hidden: number } | null = null
  for (let y = EDGE; y === EDGE || y + height + EDGE <= room.height; y += STEP)
    for (const x of across) {
      const hidden = kept.reduce(
        (sum, { box, weight }) => sum + weight * shared(x, width, box.x, box.width) * shared(y, height, box.y, box.height),
        0,
      )
      if (!best || hidden < best.hidden - 1) best = { box: { x, y, width, height }, hidden }
    }
  return best?.box ?? { x: EDGE, y: EDGE, width, height }
}

const THINGS = '.plaque, .rival, .pile, .hand li, .hand > .card, .laid .slip, .meter, .objective, section.land .cell, .bar'

function kept(selector: string, weight: number): Kept[] {
  return [...document.querySelectorAll(selector)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return { box: { x: left, y: top, width, height }, weight }
  })
}

/** Move a message out of the way of what was touched, of what is lit or says why not, and then of everything else. */
export function keepClear(touched: Element | null): (message: HTMLElement) => () => void {
  return (message) => {
    const place = (): void => {
      const { offsetWidth, offsetHeight } = message
      const here = touched?.isConnected ? touched.getBoundingClientRect() : null
      const things = [...kept(THINGS, 1), ...kept('.lit, .nothing', 100)]
      if (here) things.push({ box: { x: here.left, y: here.top, width: here.width, height: here.height }, weight: 1000 })
      const { x, y } = clearPlace(offsetWidth, offsetHeight, { width: innerWidth, height: innerHeight }, things)
      message.style.left = `${x}px`
      message.style.top = `${y}px`
    }
    const watching = new ResizeObserver(() => void tick().then(place)) // once the table has its new size
    watching.observe(document.documentElement)
    place()
    return () => watching.disconnect()
  }
}
