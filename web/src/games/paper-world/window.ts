// The window onto a landscape: always three cells wide and high, so that a cell never changes its size in a match.
// One column stands between two free ones; two columns between two halves, for either side is still open; three fill it.
import type { Box } from '../../stage/layout'
import type { Place } from './places'

/** A column or row of the window: its number, where it begins, and how much of it is seen. */
export interface Line {
  at: number
  start: number
  size: number
}

/** The lines between the first and the last that hold a stack, and those beside them that are still open. */
export function linesOf(first: number, last: number, cell: number, gap: number): Line[] {
  const extent = last - first + 1
  if (extent === 2) {
    const half = cell / 2
    return [
      { at: first - 1, start: 0, size: half },
      { at: first, start: half + gap, size: cell },
      { at: last, start: half + cell + 2 * gap, size: cell },
      { at: last + 1, start: half + 2 * cell + 3 * gap, size: half },
    ]
  }
  const from = extent === 1 ? first - 1 : first
  return [0, 1, 2].map((i) => ({ at: from + i, start: gap / 2 + i * (cell + gap), size: cell }))
}

/** How wide and high the window is, whatever it shows. */
export const windowSide = (cell: number, gap: number): number => 3 * cell + 3 * gap

export interface WindowCell extends Place {
  box: Box
  /** The side that is cut off where only half of a free cell is seen. */
  cut: { x: -1 | 0 | 1; y: -1 | 0 | 1 }
}

/** Every cell of the window onto some stacks, row after row. */
export function windowCells(stacks: readonly Place[], cell: number, gap: number): WindowCell[] {
  const columns = stacks.map((stack) => stack.column)
  const rows = stacks.map((stack) => stack.row)
  const across = linesOf(Math.min(0, ...columns), Math.max(0, ...columns), cell, gap)
  const down = linesOf(Math.min(0, ...rows), Math.max(0, ...rows), cell, gap)
  const cut = (lines: readonly Line[], i: number): -1 | 0 | 1 => (lines.length < 4 ? 0 : i === 0 ? -1 : i === 3 ? 1 : 0)
  return down.flatMap((row, y) =>
    across.map((column, x) => ({
      column: column.at,
      row: row.at,
      box: { x: column.start, y: row.start, width: column.size, height: row.size },
      cut: { x: cut(across, x), y: cut(down, y) },
    })),
  )
}
