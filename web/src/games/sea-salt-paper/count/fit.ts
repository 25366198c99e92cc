// Where the groups of a hand lie in a box: as large as they fit, in rows, each group a fan.
export interface Fan {
  x: number
  y: number
  /** Of the whole group. */
  width: number
}

export interface Fitted {
  card: number
  step: number
  fans: Fan[]
}

const ASPECT = 1.4
const SPREAD = 0.56
const GAP = 0.14
const LEAST = 20

export function fit(sizes: readonly number[], width: number, height: number, cap: number): Fitted {
  for (let card = Math.round(cap); card > LEAST; card -= 1) {
    const fitted = inRows(sizes, card, width)
    const last = fitted.fans.at(-1)
    if (!last || last.y + card * ASPECT + pill(card) / 2 <= height) return fitted
  }
  return inRows(sizes, LEAST, width)
}

/** The height of the pill with a group's points. */
export const pill = (card: number): number => Math.max(20, Math.min(32, card * 0.3))

function inRows(sizes: readonly number[], card: number, room: number): Fitted {
  const step = card * SPREAD
  const gap = Math.max(5, card * GAP)
  const fans: Fan[] = []
  let [x, y] = [0, 0]
  for (const size of sizes) {
    const width = card + (size - 1) * step
    if (x > 0 && x + width > room) [x, y] = [0, y + card * ASPECT + pill(card) * 0.8]
    fans.push({ x, y, width })
    x += width + gap
  }
  return { card, step, fans }
}
