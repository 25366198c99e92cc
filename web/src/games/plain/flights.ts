// What moved between two positions of a board, as flights: whatever is gone from one place and new in another.
import type { Board, Piece } from '../../generated/wire'
import type { Flight } from '../../stage/motion.svelte'

interface Spot {
  anchor: string
  /** Nothing: it lies face down. */
  face: string
}

const MOST = 8

/** Where each piece lies; of a pile only the top is seen. */
function spotsOf(board: Board, viewer: number | null): Spot[] {
  const lying = (anchor: string, pieces: readonly Piece[] = []): Spot[] => pieces.map(({ face = '' }) => ({ anchor, face }))
  return [
    ...(board.piles ?? []).flatMap(({ key, count, top = '' }) =>
      Array.from({ length: count }, (_, i) => ({ anchor: `pile:${key}`, face: i === count - 1 ? top : '' })),
    ),
    ...(board.rows ?? []).flatMap(({ key, pieces }) => lying(`row:${key}`, pieces)),
    ...board.places.flatMap((place, seat) => [
      ...lying(seat === viewer ? 'hand' : `seat:${seat}:hand`, place.hand),
      ...(place.rows ?? []).flatMap(({ key, pieces }) => lying(`seat:${seat}:${key}`, pieces)),
    ]),
  ]
}

/** Those of `one` that are not in `two`, each counted. */
function missing(one: readonly Spot[], two: readonly Spot[]): Spot[] {
  const left = [...two]
  return one.filter(({ anchor, face }) => {
    const found = left.findIndex((spot) => spot.anchor === anchor && spot.face === face)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

export function flightsOf(before: Board, after: Board, viewer: number | null): Flight[] {
  const [then, now] = [spotsOf(before, viewer), spotsOf(after, viewer)]
  const gone = missing(then, now)
  return missing(now, then)
    .slice(0, MOST)
    .flatMap((to): Flight[] => {
      const elsewhere = (one: Spot): boolean => one.anchor !== to.anchor
      const same = gone.findIndex((one) => elsewhere(one) && one.face === to.face)
      const found = same >= 0 ? same : gone.findIndex(elsewhere)
      const [from] = found < 0 ? [] : gone.splice(found, 1)
      if (!from) return []
      return [
        {
          start: from.face || null,
          end: to.face || null,
          from: [`${from.anchor}:${from.face}`, from.anchor],
          to: [`${to.anchor}:${to.face}`, to.anchor],
        },
      ]
    })
}
