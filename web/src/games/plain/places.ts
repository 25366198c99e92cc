// Where everything lies on the plain table, from the size of the screen and how much there is; never from what may be chosen.
import { gridFor, placesFor, placesOf, type Box, type Measures } from '../../stage/layout'

export const ASPECT = 1.4
/** Below a pile or a row stands what it is called. */
const CAPTION = 26
const LEAST = 40

export interface PlainPlaces {
  horizon: number
  shore: number
  sun: { x: number; radius: number }
  others: Box[]
  middle: Box
  /** Width of a piece in the middle. */
  card: number
  gauge: Box
  rows: Box
  hand: Box[]
  /** Width of a piece in one's own rows. */
  small: number
}

interface Amount {
  others: number
  /** In the middle: how many pieces each pile (one) and each row has. */
  groups: readonly number[]
  /** Before oneself; null for a spectator. */
  rows: readonly number[] | null
  hand: number
}

/** The widest that pieces can be so that groups of them, side by side and in lines, fit into a box. */
export function widest(groups: readonly number[], { width, height }: Box, gap: number, cap: number): number {
  for (let card = cap; card > LEAST; card -= 2) {
    let [lines, x] = [1, 0]
    for (const count of groups) {
      const across = Math.max(1, Math.floor((width + gap) / (card + gap)))
      const wide = Math.min(count, across) * (card + gap)
      if (x > 0 && x + wide > width + gap) {
        lines += 1
        x = 0
      }
      lines += Math.ceil(Math.max(1, count) / across) - 1
      x += wide + gap
    }
    if (lines * (card * ASPECT + CAPTION + gap) - gap <= height) return card
  }
  return LEAST
}

const SKY: Record<Measures['size'], readonly [number, number]> = { S: [78, 104], P: [104, 128], T: [128, 128], L: [66, 66], D: [124, 124] }

/** What the buttons in the corner take of the sky. */
const CORNER: Record<Measures['size'], number> = { S: 0, P: 0, T: 44, L: 0, D: 130 }

/** The measures of the table. */
export function plainPlaces(measures: Measures, { others, groups, rows, hand }: Amount): PlainPlaces {
  const { size, margin, gap, inner } = measures
  const sky = others === 0 ? margin : SKY[size][others > 1 ? 1 : 0]
  const mine = rows === null ? 0 : measures.hand
  const gauge: Box = { x: margin, y: inner.height - mine - (mine ? 30 : 0), width: inner.width - 2 * margin, height: mine ? 22 : 0 }
  const above = rows?.length ? Math.min(mine * 0.42, 96) : 0
  const lying: Box = { x: margin, y: inner.height - mine - 34 - above, width: inner.width - 2 * margin, height: above }
  const foot = mine ? lying.y : inner.height
  const middle: Box = { x: margin, y: sky + gap, width: inner.width - 2 * margin, height: foot - sky - 2 * gap }
  const cap = size === 'D' || size === 'T' ? 170 : 118
  const held: Box = { x: margin, y: inner.height - mine, width: inner.width - 2 * margin, height: mine - gap }
  const grid = gridFor(placesFor(hand), {
    width: held.width,
    height: held.height,
    gap,
    cap: measures.cap,
    aspect: ASPECT,
    rows: size === 'S' || size === 'P' ? [1, 2, 3] : [1, 2],
  })
  const room = inner.width - 2 * margin - (others > 1 ? CORNER[size] : 0)
  const most = Math.min((room - gap * (others - 1)) / Math.max(1, others), 460)
  const left = margin + (room - others * most - (others - 1) * gap) / 2
  return {
    horizon: sky + (foot - sky) * 0.46,
    shore: foot,
    sun: { x: inner.width / 2, radius: Math.min(190, inner.width * 0.3, middle.height * 0.55) },
    others: Array.from({ length: others }, (_, i) => ({
      x: left + i * (most + gap),
      y: margin / 2,
      width: most,
      height: sky - margin / 2,
    })),
    middle,
    card: widest(groups.length ? groups : [1], middle, gap, cap),
    gauge,
    rows: lying,
    hand: rows === null ? [] : placesOf(grid, held, gap, ASPECT),
    small: Math.max(LEAST, Math.min(64, (above - gap) / ASPECT)),
  }
}
