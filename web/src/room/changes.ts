// A position is told whole once; from then on each event tells what changed in it.
import type { Changed, Position } from '../generated/wire'

/** The position after the changes; what did not change is shared with the one before, which stays as it is. */
export function changedPosition({ view }: Position, { view: changes, ...rest }: Changed): Position {
  const after = changes.reduce<unknown>((whole, change) => replaced(whole, change.slice(0, -1) as (string | number)[], change.at(-1)), view)
  return { ...rest, view: after as Position['view'] }
}

function replaced(whole: unknown, [first, ...way]: (string | number)[], value: unknown): unknown {
  if (first === undefined) return value
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>
  copy[first] = replaced(copy[first], way, value)
  return copy
}
