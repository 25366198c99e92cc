// Where everything of Paper World lies on a screen of a given size: boxes in pixels, from the size and the seats alone,
// so that nothing moves when choices come, cards are drawn or stacks grow.
import { sizeOf, type Box, type Size } from '../../stage/layout'
import { windowSide } from './window'

/** Square cards in a row or a grid, from the left upper corner. */
export interface Grid {
  x: number
  y: number
  cell: number
  across: number
  down: number
  columns: number
  rows: number
}

/** How another player is drawn: a line of its own, a plaque among others, a tag where room is scarce, a column, or a low column. */
export type RivalForm = 'line' | 'plaque' | 'tag' | 'column' | 'tall'

export interface Rival {
  box: Box
  form: RivalForm
  /** The cells of the landscape and the gap between them. */
  cell: number
  gap: number
}

export interface Layout {
  size: Size
  /** The bar along the lower edge, or the rail at the right one. */
  bar: Box
  rail: boolean
  rivals: Rival[]
  piles: Grid
  /** Where the scissors lie while nobody has them. */
  scissors: Box
  objectives: Box[]
  /** Objectives show their names. */
  named: boolean
  land: Box & { cell: number; gap: number }
  score: Box
  /** Where it stands while one holds too many cards, in smaller places. */
  excess: Box
  handBox: Box
  /** The hand has three rows. */
  deep?: boolean
  gap: number
  horizon: number
  shore: number
  sun: { x: number; radius: number }
}

const USUAL_HAND = 9
/** How high a single line is in which somebody speaks; beside a small landscape, where it begins. */
const [SAID, SAID_FROM] = [18, 44]

/** `hands`: a big screen shows the table, so a phone leaves the others to it. */
export function layoutOf(width: number, height: number, rivals: number, hands = false): Layout {
  const size = sizeOf(width, height)
  if (size === 'D' && width >= 900) return wide(width, height, rivals)
  if (size === 'L') return flat(width, height, rivals)
  if (size === 'S' || size === 'P') return phone(width, height, hands ? 0 : rivals, size, hands)
  return tablet(width, height, rivals, size)
}

const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side })
const rowOf = (x: number, y: number, cell: number, across: number, columns: number): Grid => ({
  x,
  y,
  cell,
  across,
  down: 0,
  columns,
  rows: 1,
})

/** Boxes side by side. */
function beside(box: Box, count: number, gap: number): Box[] {
  const width = (box.width - (count - 1) * gap) / Math.max(1, count)
  return Array.from({ length: count }, (_, i) => ({ ...box, x: box.x + i * (width + gap), width }))
}

/** Boxes below each other. */
function below(box: Box, count: number, gap: number): Box[] {
  const height = (box.height - (count - 1) * gap) / Math.max(1, count)
  return Array.from({ length: count }, (_, i) => ({ ...box, y: box.y + i * (height + gap), height }))
}

function land(cell: number, gap: number, x: number, y: number): Layout['land'] {
  const side = windowSide(cell, gap)
  return { x, y, width: side, height: side, cell, gap }
}

function phone(width: number, height: number, rivals: number, size: 'S' | 'P', hands: boolean): Layout {
  const tall = size === 'P'
  const [m, g, barHeight] = tall ? [12, 6, 68] : [8, 5, 58]
  const one = rivals === 1
  const othersHeight = hands ? 0 : tall ? 92 : one ? 53 : 52
  /** Below the others a line is kept for what they say; on a tall phone it is part of their place. */
  const heard = hands || tall ? 0 : one ? SAID_FROM + SAID - 53 : SAID
  const deep = hands && tall
  const [pile, objective] = tall ? [62, 58] : [45, 44]
  const across = deep ? (width - 2 * m - 3 * g) / 4 : (width - 2 * m - 4 * g) / 5
  const cell = tall || hands ? across : Math.min(across, 54)
  const handHeight = deep ? 3 * cell + 2 * g : 2 * cell + g
  const hand = height - barHeight - (tall ? 10 : 4) - handHeight
  const piles = othersHeight + heard + (tall ? 10 : 1)
  const objectives = piles + pile + (tall ? 18 : 12)
  const landTop = objectives + objective + (tall ? 12 : 5)
  const foot = tall ? 28 : 5
  const c = Math.min((width - 2 * m - 3 * g) / 3, (hand - landTop - foot - 3 * g) / 3)
  const side = windowSide(c, g)
  const token = tall ? 26 : 32
  const left = (width - 5 * pile - 4 * (tall ? 6 : 8)) / 2
  const room = { x: m, y: tall ? 5 : 1, width: width - 2 * m, height: othersHeight - (tall ? 5 : 1) }
  const oneCell = tall ? 26 : 16
  const score = { x: m, y: hand - (tall ? 32 : 0), width: width - 2 * m, height: tall ? 28 : 0 }
  return {
    size,
    deep,
    rail: false,
    gap: g,
    named: false,
    bar: { x: 0, y: height - barHeight, width: width, height: barHeight },
    rivals: beside(room, rivals, g).map((box) => ({
      box,
      form: one ? 'line' : 'tag',
      cell: one ? oneCell : tall ? (rivals === 2 ? 21 : 17) : 15,
      gap: tall ? 2 : 1,
    })),
    piles: rowOf(left, piles, pile, tall ? 6 : 8, 5),
    scissors: square((left - token) / 2, piles + (pile - token) / 2, token),
    objectives: beside({ x: m, y: objectives, width: width - 2 * m, height: objective }, 3, 6),
    land: land(c, g, (width - side) / 2, landTop),
    score,
    excess: tall ? score : { ...score, y: hand - 4, height: 21 },
    handBox: { x: m, y: hand, width: width - 2 * m, height: handHeight },
    horizon: objectives + objective,
    shore: hand - 14,
    sun: { x: width / 2, radius: 150 },
  }
}

function flat(width: number, height: number, rivals: number): Layout {
  const [rail, m, g, edge] = [92, 10, 6, 7]
  const free = width - rail
  const c = Math.min((height - 2 * edge - 3 * g) / 3, (free - 3 * m - 4 - 5 * 44 - 4 * g - 3 * g) / 3)
  const x = free - m - windowSide(c, g)
  const w = x - 2 * m - 4
  const pile = Math.min(60, (w - 4 * 8) / 5)
  const piles = 60 + SAID
  const objectives = piles + pile + 16
  const handTop = objectives + 46 + 34
  const cell = Math.min((w - 4 * g) / 5, (height - m - handTop - g) / 2)
  const handHeight = 2 * cell + g
  const score = { x: m, y: objectives + 50, width: w, height: 26 }
  return {
    size: 'L',
    rail: true,
    gap: g,
    named: false,
    bar: { x: free, y: 0, width: rail, height: height },
    rivals: beside({ x: m, y: 3, width: w, height: 54 }, rivals, g).map((box) => ({
      box,
      form: rivals === 1 ? 'line' : 'tag',
      cell: 16,
      gap: 1,
    })),
    piles: rowOf(m, piles, pile, (w - 5 * pile) / 4, 5),
    scissors: square(m, objectives + 49, 28),
    objectives: beside({ x: m, y: objectives, width: w, height: 46 }, 3, g),
    land: land(c, g, x, (height - windowSide(c, g)) / 2),
    score,
    excess: score,
    handBox: { x: m, y: height - m - handHeight, width: w, height: handHeight },
    horizon: height * 0.36,
    shore: height * 0.93,
    sun: { x: x + windowSide(c, g) / 2, radius: 130 },
  }
}

function tablet(width: number, height: number, rivals: number, size: Size): Layout {
  const [m, g, barHeight, othersHeight] = [24, 8, 76, 150]
  const scale = Math.min(1, height / 1180)
  const pile = 100 * scale
  const piles = othersHeight + 16
  const landTop = piles + pile + 32
  const cell = Math.min(102 * scale, (width - 2 * m - 4 * g) / 5)
  const handHeight = 2 * cell + g
  const hand = height - barHeight - 16 - handHeight
  const c = Math.min((width - 2 * m - 16 - 196 - 3 * g) / 3, (hand - 50 - landTop - 3 * g) / 3)
  const side = windowSide(c, g)
  const top = rivals === 1 ? 14 : 8
  const others = { x: m, y: top, width: width - 2 * m - 64, height: othersHeight - top }
  const score = { x: m, y: hand - 46, width: width - 2 * m, height: 36 }
  const small = rivals === 1 ? 39 : rivals === 2 ? 38 : 34
  return {
    size,
    rail: false,
    gap: g,
    named: true,
    bar: { x: 0, y: height - barHeight, width: width, height: barHeight },
    rivals: beside(others, rivals, 10).map((box) => ({ box, form: rivals === 1 ? 'line' : 'plaque', cell: small, gap: 3 })),
    piles: rowOf((width - 5 * pile - 4 * 32) / 2, piles, pile, 32, 5),
    scissors: square(m, piles + (pile - 48) / 2, 48),
    objectives: below({ x: m + side + 16, y: landTop, width: width - 2 * m - side - 16, height: side }, 3, g),
    land: land(c, g, m, landTop),
    score,
    excess: score,
    handBox: { x: m, y: hand, width: width - 2 * m, height: handHeight },
    horizon: landTop + 60,
    shore: hand - 24,
    sun: { x: m + side / 2, radius: 280 },
  }
}

function wide(width: number, height: number, rivals: number): Layout {
  const [barHeight, pad, g] = [72, 24, 10]
  const free = height - barHeight
  const column = Math.max(220, Math.min(0.2445 * width, 440))
  const left = rivals === 1 ? column - 8 : column
  const middle = pad + left + pad
  const room = width - left - column - 4 * pad
  const pile = Math.min(Math.max(88, (112 * height) / 900), (room - 50 - 4 * 10) / 5)
  const across = Math.min(16, (room - 5 * pile - 48) / 4)
  const token = 40
  const pilesLeft = middle + (room - 5 * pile - 4 * across) / 2
  const landTop = 20 + pile + 34
  const c = Math.min((free - landTop - 12 - 3 * g) / 3, (room - 3 * g) / 3)
  const side = windowSide(c, g)
  const x = width - pad - column
  const objective = Math.max(46, Math.min(78, (free * 0.31 - 2 * g) / 3))
  const scoreTop = 20 + 3 * objective + 2 * g + 14
  const score = { x, y: scoreTop, width: column, height: 44 }
  const handTop = scoreTop + 54
  const others = { x: pad, y: 18, width: left, height: free - 28 }
  const single = (left - 28 - 12) / 3
  const third = (others.height - 24) / 3
  const few = rivals === 1
  const boxes = few
    ? [{ ...others, height: Math.min(free - 96, 104 + 3 * single + 12 + 26 + 90) }]
    : below(rivals === 2 ? { ...others, height: 2 * third + 12 } : others, rivals, 12)
  return {
    size: 'D',
    rail: false,
    gap: g,
    named: true,
    bar: { x: 0, y: free, width: width, height: barHeight },
    rivals: boxes.map((box) => ({
      box,
      form: few ? 'column' : 'plaque',
      cell: few ? Math.min(single, (box.height - 104 - 116 - 12) / 3) : Math.min((box.height - 36) / 3, (left - 118) / 3),
      gap: few ? 6 : 4,
    })),
    piles: rowOf(pilesLeft, 20, pile, across, 5),
    scissors: square(pilesLeft - token - 6, 20 + (pile - token) / 2, token),
    objectives: below({ x, y: 20, width: column, height: 3 * objective + 2 * g }, 3, g),
    land: land(c, g, middle + (room - side) / 2, landTop),
    score,
    excess: score,
    handBox: { x, y: handTop, width: column, height: free - handTop - 14 },
    horizon: free * 0.42,
    shore: free - 60,
    sun: { x: middle + room / 2, radius: 340 },
  }
}

/** Where things lie for somebody who only looks: piles and objectives on top, everybody's place below. */
export function watchLayout(width: number, height: number, seats: number): Layout {
  const base = layoutOf(width, height, 1)
  const { size } = base
  const flatOrWide = size === 'D' || size === 'L'
  const m = size === 'D' ? Math.max(24, width * 0.025) : base.land.x > 40 ? 12 : 8
  const g = size === 'D' ? 20 : 8
  const inner = { width: size === 'L' ? base.bar.x : width, height: size === 'L' ? height : base.bar.y }
  const pile =
    size === 'D'
      ? Math.min(156, inner.height * 0.155, (width * 0.42) / 5)
      : size === 'L'
        ? 52
        : Math.min(base.piles.cell, (inner.width - 2 * m - 4 * 8 - 44) / 5)
  const token = size === 'D' ? 48 : 36
  const top = size === 'D' ? Math.min(40, inner.height * 0.04) : 8
  const gap = size === 'D' ? 16 : 8
  const pilesLeft = m + token + 8
  const pilesRight = pilesLeft + 5 * pile + 4 * gap
  const onOneLine = flatOrWide
  const objective = onOneLine
    ? { x: pilesRight + 2 * gap, y: top, width: inner.width - m - pilesRight - 2 * gap, height: pile }
    : { x: m, y: top + pile + 18, width: inner.width - 2 * m, height: size === 'T' ? 78 : 48 }
  const from = (onOneLine ? top + pile : objective.y + objective.height) + (size === 'D' ? 34 : 14)
  const columns = onOneLine || seats < 3 ? seats : 2
  const rows = Math.ceil(seats / columns)
  const room = { x: m, y: from, width: inner.width - 2 * m, height: inner.height - from - 8 }
  const places = below(room, rows, g)
    .flatMap((row) => beside(row, columns, g))
    .slice(0, seats)
  return {
    ...base,
    piles: rowOf(pilesLeft, top, pile, gap, 5),
    scissors: square(m, top + (pile - token) / 2, token),
    objectives: beside(objective, 3, size === 'D' ? 18 : 6),
    named: size === 'D' && objective.width > 700,
    rivals: places.map((box) => {
      const gapHere = box.width > 300 ? 8 : 3
      const roomy = size === 'D' || size === 'T'
      const cell = Math.min((box.width - 24 - 3 * gapHere) / 3, (box.height - (roomy ? 110 + 100 : 64 + 46) - 3 * gapHere) / 3)
      return { box, form: roomy ? ('column' as const) : ('tall' as const), cell: Math.max(14, cell), gap: gapHere }
    }),
    horizon: from + 40,
    sun: { x: inner.width / 2, radius: size === 'D' ? 380 : 150 },
  }
}

/** Where what somebody just did is said, and whence: beside or below their cards, over none of them. */
export interface Spoken {
  x: number
  y: number
  width: number
  tail: number
  slim?: boolean
  /** There is room for one line. */
  line?: boolean
  /** `y` is the lower edge. */
  rising?: boolean
  passing: boolean
}

export function bubbleAt({ box, form, cell, gap }: Rival, { size, rivals, land }: Layout): Spoken {
  if (form === 'column' && size === 'D' && rivals.length === 1)
    return { x: box.x + 16, y: box.y + box.height + 14, width: box.width - 30, tail: 20, passing: false }
  const side = windowSide(cell, gap)
  if (form === 'line' && box.height <= 60)
    return { x: box.x, y: box.y + SAID_FROM, width: box.width - side, tail: 14, line: true, passing: true }
  if (form === 'line') {
    const [y, past] = size === 'T' ? [86, 134] : [67, 20]
    return {
      x: box.x + (size === 'T' ? 100 : 0),
      y: box.y + y,
      width: box.width - side - past,
      tail: 30,
      slim: size !== 'T',
      passing: true,
    }
  }
  const first = rivals[0]?.box.x ?? box.x
  const last = rivals.at(-1)?.box ?? box
  const all = { x: first, width: last.x + last.width - first, passing: true }
  if (form === 'tag') return { ...all, y: box.y + (box.height > 60 ? side + 2 : box.height + 1), tail: box.x - first + 9, line: true }
  if (form === 'plaque' && size === 'T') return { ...all, slim: true, y: box.y + box.height - 16, tail: box.x - first + side + 28 }
  if (form === 'plaque') {
    const x = box.x + side + 14
    return { x, y: box.y + box.height + 6, width: land.x - x - 4, tail: 14, slim: true, rising: true, passing: true }
  }
  return { x: box.x + 8, y: box.y + 62, width: box.width - 16, tail: 22, slim: true, passing: true }
}

/** Places for the cards in hand: reserved for nine or ten, more only once there are more; the box never changes. */
export function handGrid({ size, handBox, gap, deep = false }: Pick<Layout, 'size' | 'handBox' | 'gap' | 'deep'>, cards: number): Grid {
  const many = cards > (size === 'D' || size === 'S' ? USUAL_HAND : deep ? 12 : 10)
  const [columns, rows] = deep ? (many ? [5, 3] : [4, 3]) : size === 'D' ? (many ? [4, 4] : [3, 3]) : many ? [7, 2] : [5, 2]
  const across = many ? Math.min(gap, 5) : gap
  const cell = Math.min((handBox.width - (columns - 1) * across) / columns, (handBox.height - (rows - 1) * across) / rows)
  const spread = size === 'L' || size === 'T' ? Math.min(16, (handBox.width - columns * cell) / (columns - 1)) : across
  const width = columns * cell + (columns - 1) * spread
  const spare = handBox.height - rows * cell - (rows - 1) * across
  const top = size === 'D' ? 0 : size === 'S' && many ? spare : spare / 2
  return { x: handBox.x + (handBox.width - width) / 2, y: handBox.y + top, cell, across: spread, down: across, columns, rows }
}

/** The side of so many squares that fit into a box, at most `most`; never smaller than 12. */
export function largestFit(count: number, width: number, height: number, gap: number, most: number): number {
  for (let side = most; side > 12; side -= 1) {
    const columns = Math.floor((width + gap) / (side + gap))
    const rows = Math.floor((height + gap) / (side + gap))
    if (columns * rows >= count) return side
  }
  return 12
}

/** The box of the i-th place of a grid. */
export function placeIn(grid: Grid, i: number): Box {
  return {
    x: grid.x + (i % grid.columns) * (grid.cell + grid.across),
    y: grid.y + Math.floor(i / grid.columns) * (grid.cell + grid.down),
    width: grid.cell,
    height: grid.cell,
  }
}

/** The longest run of neighbouring empty places of a grid, and whether words fit there; else the whole first row. */
export function longestGap(grid: Grid, empty: readonly boolean[]): Box & { wide: boolean } {
  let best: Box | null = null
  for (let first = 0; first < empty.length; first++)
    for (
      let last = first;
      last < empty.length && empty[last] && Math.floor(last / grid.columns) === Math.floor(first / grid.columns);
      last++
    ) {
      const start = placeIn(grid, first)
      const width = placeIn(grid, last).x + grid.cell - start.x
      if (last > first && (!best || width > best.width)) best = { ...start, width }
    }
  return best
    ? { ...best, wide: true }
    : { ...placeIn(grid, 0), width: placeIn(grid, grid.columns - 1).x + grid.cell - grid.x, wide: false }
}
