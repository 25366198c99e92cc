// Places in a landscape: the room counts them from the start card, a person from the top left corner they see.
import type { Choice } from '../../generated/wire'

export interface Place {
  column: number
  row: number
}

export interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

const number = (value: unknown): number => (typeof value === 'number' ? value : NaN)

export const placeOf = (choice: Choice): Place => ({ column: number(choice.args?.['column']), row: number(choice.args?.['row']) })
export const same = (one: Place, two: Place): boolean => one.column === two.column && one.row === two.row

/** The frame around all stacks. */
export function extentOf(stacks: readonly Place[]): Extent {
  const places = [...stacks]
  if (places.length === 0) places.push({ column: 0, row: 0 })
  const columns = places.map((place) => place.column)
  const rows = places.map((place) => place.row)
  return { left: Math.min(...columns), right: Math.max(...columns), top: Math.min(...rows), bottom: Math.max(...rows) }
}

/** A place as it is told: the first column and the first row are 1, and new ones are beside, above or below. */
export function spoken(extent: Extent, place: Place): { column: number | string; row: number | string } {
  const { column, row } = seen(extent, place)
  return {
    column: place.column < extent.left ? 'left' : place.column > extent.right ? 'right' : column,
    row: place.row < extent.top ? 'above' : place.row > extent.bottom ? 'below' : row,
  }
}

/** A place as one sees it: the first column and the first row are 1. */
export const seen = (extent: Extent, { column, row }: Place): Place => ({ column: column - extent.left + 1, row: row - extent.top + 1 })
