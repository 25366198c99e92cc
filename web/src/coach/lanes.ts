// Marks along a line that come too close to each other stand below each other, so that every number can be read.

/** The lane of each mark, the first one being 0; in a lane marks are at least so far `apart`. */
export function lanesOf(places: readonly number[], apart: number): number[] {
  const taken: number[][] = []
  return places.map((place) => {
    const free = taken.findIndex((lane) => lane.every((other) => Math.abs(place - other) >= apart))
    const lane = free < 0 ? taken.length : free
    ;(taken[lane] ??= []).push(place)
    return lane
  })
}
