// Where the cards of a pile lie that is fanned out.
import type { Box } from '../../stage/layout'
import { ASPECT, high } from './others'

/** What of a card is worth seeing whose right part another one covers: less than its width, for its legend is cut. */
const CUT = 0.88

/** Another row has to show this much more of every card. */
const MORE = 1.1

/** A pile fanned out over a box, in the rows that let most be seen of every card. */
export function fanned(count: number, box: Box, cap: number): Box[] {
  const gap = 12
  let best: { card: number; step: number; columns: number } | null = null
  let most = 0
  for (const rows of [1, 2, 3, 4]) {
    const columns = Math.ceil(count / rows)
    const tall = Math.min(cap, (box.height - (rows - 1) * gap) / (rows * ASPECT), box.width)
    const apart = Math.min(tall, (box.width - (columns - 1) * gap) / columns)
    for (const size of new Set([tall, apart])) {
      const step = columns === 1 ? size : Math.min(size + gap, (box.width - size) / (columns - 1))
      const seen = step < size ? CUT * step : size
      if (!best || seen > (columns < best.columns ? MORE * most : most + 1)) [best, most] = [{ card: size, step, columns }, seen]
    }
  }
  if (!best) return []
  const { card: size, step, columns } = best
  const rows = Math.ceil(count / columns)
  const top = box.y + (box.height - rows * high(size) - (rows - 1) * gap) / 2
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    const left = box.x + (box.width - ((inRow - 1) * step + size)) / 2
    return { x: left + (i % columns) * step, y: top + row * (high(size) + gap), width: size, height: high(size) }
  })
}
