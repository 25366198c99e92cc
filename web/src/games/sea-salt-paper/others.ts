// The places of the other players in the sky, and rows of cards.
import type { Box, Measures } from '../../stage/layout'

export const ASPECT = 7 / 5
/** How high a card of this width is. */
export const high = (width: number): number => width * ASPECT

/** A row of cards: where the first lies, how wide they are, and the step from one to the next. */
export interface Row {
  x: number
  y: number
  card: number
  step: number
  /** The most that fit. */
  most: number
  /** They end at the right instead of beginning at the left. */
  end?: boolean
}

/** Where the first of so many things in a row lies. */
export const rowStart = (row: Row, count: number): number => row.x + (row.end ? (row.most - Math.min(count, row.most)) * row.step : 0)

/** Where what somebody did is said: the room it may take, where its tail points from x, and whether it goes by itself. */
export interface Spoken {
  x: number
  y: number
  width: number
  tail: number
  slim?: boolean
  /** There is room for one line. */
  line?: boolean
  passing: boolean
}

/** The place of another player. */
export interface OtherPlace {
  box: Box
  framed: boolean
  avatar: number
  inset: number
  type: { name: number; score: number }
  /** The most that name and score may be wide. */
  words?: number
  /** Hidden hand and laid pairs, from the corner of the box; where the number of cards stands. */
  fan: Row & { count: { x: number; y: number; pill: boolean } }
  laid: Row
  bubble: Spoken
  /** The button to steal by; else the whole place is it, with a sign where nothing else stands. */
  steal: Box
  whole?: boolean
  /** The name has a line of its own. */
  stacked?: boolean
}

export function phoneOthers({ width, margin, size }: Measures, others: number, sky: number): OtherPlace[] {
  const tall = size === 'P'
  if (others === 1) {
    const avatar = tall ? 62 : 46
    const back = tall ? 42 : 32
    const pair = tall ? 40 : 30
    const step = pair * 1.62 + 4
    const x = avatar + (tall ? 136 : 112)
    return [
      {
        box: { x: margin, y: margin - 4, width: width - 2 * margin, height: sky - margin },
        framed: false,
        avatar,
        inset: 2,
        type: { name: tall ? 17 : 14, score: 26 },
        words: x - avatar - 14,
        // On a tall phone laid pairs begin below the hand: there its number stands beside it.
        fan: {
          x,
          y: 6,
          card: back,
          step: tall ? 13 : 7,
          most: 8,
          count: tall ? { x: x + back + 6, y: 24, pill: false } : { x: x + back / 2, y: high(back) + 6, pill: true },
        },
        laid: { x: width - 2 * margin - 2 * step, y: tall ? 66 : 2, card: pair, step, most: 2, end: true },
        bubble: {
          x: margin + 4,
          y: tall ? margin + 72 : sky + 5,
          width: tall ? width - 2 * margin - 2 * step - 8 : width - 2 * margin - 4,
          tail: 20,
          line: !tall,
          passing: true,
        },
        steal: { x: margin, y: sky - 2, width: 180, height: 44 },
      },
    ]
  }
  const wide = (width - 2 * margin - 6 * (others - 1)) / others
  const back = tall ? 22 : 17
  const pair = tall ? 28 : 21
  const boxHigh = sky - (tall ? 8 : 2)
  return Array.from({ length: others }, (_, i): OtherPlace => {
    const x = margin + i * (wide + 6)
    return {
      box: { x, y: margin - 4, width: wide, height: boxHigh },
      framed: true,
      avatar: tall ? 31 : 26,
      inset: 4,
      type: { name: 14, score: 21 },
      whole: true,
      stacked: true,
      fan: { x: 8, y: tall ? 55 : 48, card: back, step: tall ? 9 : 8, most: 8, count: { x: back + 14, y: tall ? 61 : 51, pill: false } },
      laid: { x: 6, y: tall ? 91 : 75, card: pair, step: pair * 1.62 + 4, most: 2 },
      bubble: {
        x: margin,
        y: tall ? sky - 2 : sky + 4,
        width: width - 2 * margin,
        tail: x + 18 - margin,
        slim: tall,
        line: !tall,
        passing: true,
      },
      steal: { x, y: margin - 4, width: wide, height: boxHigh },
    }
  })
}

/** Plaques along the sky: one wide, or up to three abreast, in the middle if there is room; `corner` is kept free for the menu. */
export function wideOthers({ width, height, margin, size }: Measures, others: number, sky: number, corner: number): OtherPlace[] {
  const one = others === 1
  const low = size === 'D' && height < 800
  const room = width - 2 * margin - corner
  const wide = one ? Math.min(size === 'D' ? 640 : room, room) : Math.min(420, (room - 16 * (others - 1)) / others)
  const all = others * wide + 16 * (others - 1)
  const left = size === 'D' ? Math.min((width - all) / 2, margin + room - all) : margin
  return Array.from({ length: others }, (_, i): OtherPlace => {
    const x = left + i * (wide + 16)
    const avatar = one ? 76 : 62
    const pair = one ? 52 : 43
    const step = pair * 1.62 + 8
    const aside = one ? avatar + 310 : avatar + 112
    /** What no further laid pair would fit into is the name's. */
    const spare = one ? Math.min(60, (wide - aside) % step) : 0
    const fanX = one ? avatar + 140 + spare : 14
    const laidX = aside + spare
    if (wide < 340) return narrowOther({ x, y: 14, width: wide, height: sky - 22 }, sky, { margin, width })
    return {
      box: { x, y: 14, width: wide, height: sky - 22 },
      framed: true,
      avatar,
      inset: 12,
      type: { name: 20, score: one ? 30 : 28 },
      ...(one && { words: fanX - avatar - 30 }),
      fan: one
        ? { x: fanX, y: 10, card: 58, step: 20, most: 6, count: { x: fanX + 29, y: 10 + high(58), pill: true } }
        : { x: fanX, y: sky - 66, card: 26, step: 11, most: 10, count: { x: 48, y: sky - 56, pill: false } },
      // Of several below the line of the name, which may be as long as the plaque then.
      laid: { x: laidX, y: one ? 10 : 46, card: pair, step, most: Math.max(1, Math.floor((wide - laidX - 8 + 8) / step)) },
      bubble: { x: margin, y: low ? sky - 3 : sky + 4, width: width - 2 * margin, tail: x + 30 - margin, slim: low, passing: false },
      steal: { x: x + 20, y: sky - 11, width: 190, height: 48 },
    }
  })
}

/** Three abreast on a tablet: hand and laid pairs below the name. */
function narrowOther(box: Box, sky: number, { margin, width }: Pick<Measures, 'margin' | 'width'>): OtherPlace {
  const low = box.height - 54
  return {
    box,
    framed: true,
    avatar: 52,
    inset: 10,
    type: { name: 17, score: 24 },
    fan: { x: 10, y: low + 6, card: 26, step: 8, most: 6, count: { x: 42, y: low + 14, pill: false } },
    laid: { x: box.width - 2 * 56, y: low, card: 32, step: 55, most: 2, end: true },
    bubble: { x: margin, y: sky + 2, width: width - 2 * margin, tail: box.x + 24 - margin, slim: true, passing: false },
    steal: { x: box.x + 8, y: sky - 11, width: box.width - 16, height: 48 },
  }
}

/** Where a player speaks; null where the banner of a call lies, which tells it then. */
export function spokenAt({ bubble }: { bubble: Spoken }, banner: { y: number } | null): Spoken | null {
  const apart = !banner || bubble.y + 34 < banner.y || bubble.y > banner.y + 24
  return apart ? bubble : null
}
