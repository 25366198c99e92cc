// How large the finished landscapes can be shown side by side: what is told of a player stands above and below the landscape, or beside it.
const GAP = { small: 4, large: 8 } as const
const BETWEEN = { small: 10, large: 32 } as const
/** Around a landscape: its frame, and what is told of it above and below, or beside. */
const FRAME = 18
const ABOVE = { small: 94, large: 122 } as const
const BESIDE = { small: 116, large: 190 } as const
const LARGEST = 260
const LEAST = 24

export interface Fit {
  columns: number
  beside: boolean
  cell: number
  /** Between the cells of a landscape, and between landscapes. */
  gap: number
  between: number
}

/** The arrangement with the largest cells in so much room. */
export function fitOf(width: number, height: number, seats: number): Fit {
  const size = width >= 900 && height >= 480 ? 'large' : 'small'
  const gap = GAP[size]
  const between = BETWEEN[size]
  const ways = Array.from({ length: seats }, (_, i) => i + 1).flatMap((columns) =>
    [false, true].map((beside): Fit => {
      const rows = Math.ceil(seats / columns)
      const across = (width - (columns - 1) * between) / columns - FRAME - (beside ? BESIDE[size] : 0)
      const down = (height - (rows - 1) * 8) / rows - FRAME - (beside ? 0 : ABOVE[size])
      return { columns, beside, gap, between, cell: Math.max(LEAST, Math.min(LARGEST, Math.floor(Math.min(across, down) / 3 - gap))) }
    }),
  )
  return ways.reduce((best, one) => (one.cell > best.cell ? one : best))
}
