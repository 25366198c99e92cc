// Where everything of the count lies: beside each other where the screen is wide, below each other where it is tall.
import type { Box, Measures } from '../../../stage/layout'

export interface SeatPlace {
  /** Avatar, name and number. */
  head: Box
  groups: Box
  /** The column around both; none where there is no frame. */
  frame: Box | null
  /** The largest card. */
  cap: number
}

export interface CountPlaces {
  ribbon: { y: number; height: number }
  /** The line below the ribbon. */
  note: { y: number; type: number }
  /** Seats by place: one's own first; on a tall screen of many only the one who counts. */
  seats: SeatPlace[]
  /** The tanks, by place, and which way the water rises. */
  tanks: Box[]
  upright: boolean
  /** Small fans beside the tanks, where the seats have no room of their own. */
  rows: Box[]
  /** What the round's table may take. */
  table: Box
  horizon: number
  small: boolean
}

export function countPlaces(measures: Measures, seats: number): CountPlaces {
  const { size, inner } = measures
  if (size === 'D' || size === 'L') return seats === 2 ? sideBySide(measures) : inColumns(measures, seats)
  return inner.height && seats === 2 ? faceToFace(measures) : oneByOne(measures, seats)
}

function top({ size, inner }: Measures): Pick<CountPlaces, 'ribbon' | 'note' | 'table' | 'horizon' | 'small'> {
  const low = size === 'L'
  const small = low || size === 'S'
  const ribbon = size === 'D' ? { y: 16, height: 72 } : low ? { y: 4, height: 36 } : small ? { y: 6, height: 38 } : { y: 10, height: 48 }
  const note = { y: ribbon.y + ribbon.height + (small ? 1 : 4), type: size === 'D' ? 19 : small ? 14 : 15 }
  const from = note.y + note.type * (size === 'D' || low ? 1.5 : 2.9) + 4
  return {
    ribbon,
    note,
    small,
    horizon: inner.height * 0.66,
    table: { x: 0, y: from, width: inner.width, height: inner.height - from - 6 },
  }
}

function sideBySide(measures: Measures): CountPlaces {
  const { inner, size } = measures
  const low = size === 'L'
  const above = top(measures)
  const margin = low ? 12 : 44
  const tank = low ? 58 : 100
  const gap = low ? 18 : 44
  const middle = inner.width / 2
  const wide = middle - tank - gap / 2 - margin - (low ? 18 : 50)
  const headTop = low ? above.note.y + 25 : 150
  const head = low ? 46 : 86
  const tankTop = low ? headTop + 4 : 222
  const bottom = inner.height - (low ? 10 : 40)
  const place = (x: number): SeatPlace => {
    const y = headTop + head + (low ? 6 : 34)
    return {
      head: { x, y: headTop, width: wide, height: head },
      groups: { x, y, width: wide, height: inner.height - y - (low ? 4 : 22) },
      frame: null,
      cap: low ? 64 : 108,
    }
  }
  return {
    ...above,
    upright: true,
    rows: [],
    seats: [place(margin), place(inner.width - margin - wide)],
    tanks: [middle - gap / 2 - tank, middle + gap / 2].map((x) => ({ x, y: tankTop, width: tank, height: bottom - tankTop })),
  }
}

function inColumns(measures: Measures, seats: number): CountPlaces {
  const { inner, size } = measures
  const low = size === 'L'
  const above = top(measures)
  const [margin, gap] = low ? [8, 6] : [30, 16]
  const wide = (inner.width - 2 * margin - (seats - 1) * gap) / seats
  const y = above.note.y + above.note.type * 1.5 + (low ? 0 : 8)
  const height = inner.height - y - (low ? 6 : 14)
  const head = low ? 42 : 84
  const tank = height * (low ? 0.34 : 0.42)
  const inset = low ? 5 : 12
  const columns = Array.from({ length: seats }, (_, i) => margin + i * (wide + gap))
  return {
    ...above,
    upright: true,
    rows: [],
    seats: columns.map((x) => ({
      head: { x: x + inset, y: y + inset / 2, width: wide - 2 * inset, height: head - inset },
      groups: { x: x + inset, y: y + head + 4, width: wide - 2 * inset, height: height - head - tank - inset - 8 },
      frame: { x, y, width: wide, height },
      cap: low ? 46 : 84,
    })),
    tanks: columns.map((x) => ({ x: x + inset, y: y + height - tank - inset, width: wide - 2 * inset, height: tank })),
  }
}

/** The other above, oneself below, and the water between. */
function faceToFace(measures: Measures): CountPlaces {
  const { inner, size, margin } = measures
  const above = top(measures)
  const small = size === 'S'
  const head = small ? 46 : size === 'T' ? 84 : 62
  const bar = small ? 24 : size === 'T' ? 40 : 30
  const race = 2 * bar + (small ? 36 : 54)
  const from = above.note.y + above.note.type * 1.5 + 2
  const room = inner.height - from - race - 8
  const first = room * 0.52
  const wide = inner.width - 2 * margin
  const raceTop = from + first
  const place = (y: number, height: number): SeatPlace => ({
    head: { x: margin, y, width: wide, height: head },
    groups: { x: margin, y: y + head + 8, width: wide, height: height - head - 12 },
    frame: null,
    cap: size === 'T' ? 118 : 76,
  })
  const left = margin + (small ? 40 : size === 'T' ? 64 : 50)
  const tanks = [0, 1].map((i) => ({
    x: left,
    y: raceTop + (small ? 18 : 28) + i * (bar + (small ? 8 : 16)),
    width: inner.width - left - margin,
    height: bar,
  }))
  return {
    ...above,
    upright: false,
    rows: [],
    horizon: raceTop - 40,
    // One's own place is the lower one.
    seats: [place(raceTop + race + 4, room - first), place(from, first)],
    tanks: [tanks[1], tanks[0]] as Box[],
  }
}

/** Whoever counts on top, everybody's water below. */
function oneByOne(measures: Measures, seats: number): CountPlaces {
  const { inner, size, margin } = measures
  const above = top(measures)
  const small = size === 'S'
  const row = small ? 64 : size === 'T' ? 118 : 84
  const bar = small ? 22 : size === 'T' ? 38 : 26
  const head = small ? 46 : size === 'T' ? 84 : 62
  const from = above.note.y + above.note.type * 1.5 + 2
  const rowsTop = inner.height - seats * row - 4
  const left = margin + (size === 'T' ? 84 : 54)
  const tops = Array.from({ length: seats }, (_, i) => rowsTop + i * row)
  const wide = inner.width - left - margin
  return {
    ...above,
    upright: false,
    horizon: rowsTop - 40,
    seats: [
      {
        head: { x: margin, y: from, width: inner.width - 2 * margin, height: head },
        groups: { x: margin, y: from + head + 8, width: inner.width - 2 * margin, height: rowsTop - from - head - 22 },
        frame: null,
        cap: size === 'T' ? 118 : 76,
      },
    ],
    tanks: tops.map((y) => ({ x: left, y: y + 6, width: wide, height: bar })),
    rows: tops.map((y) => ({ x: left, y: y + bar + 11, width: wide, height: row - bar - 16 })),
  }
}
