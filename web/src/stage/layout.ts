// The arithmetic of the stage: how large things are and where the bands lie, from the size of the screen alone.
// Nothing here depends on what may be chosen, so nothing moves when choices come.

/** S a small phone, P a tall phone, T a tablet on end, L a phone on its side, D a desk. */
export type Size = 'S' | 'P' | 'T' | 'L' | 'D'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The measures of a size class: margin, gap, bar, and the most that a card of the hand may be wide. */
export interface Measures {
  size: Size
  width: number
  height: number
  margin: number
  gap: number
  /** Height of the bar; at the side (L) its width. */
  bar: number
  meter: number
  /** The largest width of a card in hand. */
  cap: number
  /** What the hand may take of the height. */
  hand: number
  /** Everything but the bar. */
  inner: Box
}

const RAIL = 92

/** The desk that everything is drawn for; on a larger screen the whole stage is shown larger, words and all. */
const DESK = { width: 1600, height: 900 }
const LARGEST = 2

/** How much larger than it is laid out a stage of this size is shown. */
export const magnified = (width: number, height: number): number => Math.max(1, Math.min(LARGEST, width / DESK.width, height / DESK.height))

export function sizeOf(width: number, height: number): Size {
  if (height < 480 && width > height) return 'L'
  if (width >= 900) return 'D'
  if (width >= 600) return height >= 760 ? 'T' : 'D'
  return height < 760 ? 'S' : 'P'
}

export function measuresOf(width: number, height: number): Measures {
  const size = sizeOf(width, height)
  const [margin, gap, bar, meter, cap, hand] = (
    {
      S: [8, 6, 58, 44, 108, 0.375 * height],
      P: [12, 8, 68, 44, 108, 0.34 * height],
      T: [24, 12, 76, 58, 162, 0.36 * height],
      L: [10, 6, RAIL, 44, 98, 138],
      D: [36, 10, 72, 58, 176, (height < 800 ? 0.24 : 0.265) * height],
    } as const
  )[size] as readonly [number, number, number, number, number, number]
  const inner = { x: 0, y: 0, width: size === 'L' ? width - bar : width, height: size === 'L' ? height : height - bar }
  return { size, width, height, margin, gap, bar, meter, cap, hand, inner }
}

const PLACES = [8, 10, 12, 15, 18, 24]

/** The places reserved for so many cards: they change only when one more arrives than there are. */
export const placesFor = (cards: number): number => PLACES.find((places) => places >= cards) ?? 2 * Math.ceil(cards / 2)

export interface Grid {
  places: number
  rows: number
  columns: number
  /** Width of a card. */
  card: number
}

export interface GridRoom {
  width: number
  height: number
  gap: number
  cap: number
  /** Height of a card by its width. */
  aspect: number
  rows: readonly number[]
}

/** The rows that make the cards largest. Above 24 cards columns overlap by half. */
export function gridFor(places: number, room: GridRoom): Grid {
  let best: Grid | null = null
  for (const rows of room.rows) {
    const columns = Math.ceil(places / rows)
    const abreast = places > 24 ? (columns + 1) / 2 : columns
    const gaps = places > 24 ? 0 : (columns - 1) * room.gap
    const card = Math.min(room.cap, (room.width - gaps) / abreast, (room.height - (rows - 1) * room.gap) / (rows * room.aspect))
    if (!best || card > best.card + 0.5) best = { places, rows, columns, card }
  }
  return best ?? { places, rows: 1, columns: places, card: room.cap }
}

/** Where each place of a grid lies, the grid centred in a box. */
export function placesOf(grid: Grid, box: Box, gap: number, aspect: number): Box[] {
  const step = grid.places > 24 ? grid.card / 2 : grid.card + gap
  const wide = (grid.columns - 1) * step + grid.card
  const high = grid.rows * grid.card * aspect + (grid.rows - 1) * gap
  const left = box.x + (box.width - wide) / 2
  const top = box.y + (box.height - high) / 2
  return Array.from({ length: grid.places }, (_, i) => ({
    x: left + (i % grid.columns) * step,
    y: top + Math.floor(i / grid.columns) * (grid.card * aspect + gap),
    width: grid.card,
    height: grid.card * aspect,
  }))
}

/** A box as the style of something that lies there. */
export const at = ({ x, y, width, height }: Box): string => `left:${x}px;top:${y}px;width:${width}px;height:${height}px`
