// Where the clips sit that hold two cards of a hand together: a tap on one lays the pair.
import type { Choice } from '../../generated/wire'
import type { Box } from '../../stage/layout'

export interface Clip {
  choice: Choice
  x: number
  y: number
}

const cardsOf = (choice: Choice): string[] => (Array.isArray(choice.args['cards']) ? choice.args['cards'].map(String) : [])

/** One clip for each pair of neighbours; a kind without neighbours gets one on the second card of its nearest pair. */
export function clipsOf(lays: readonly Choice[], faces: readonly string[], places: readonly Box[]): Clip[] {
  const clips: Clip[] = []
  const clipped = new Set<unknown>()
  const far: { choice: Choice; distance: number; place: Box }[] = []
  for (const choice of lays) {
    const spots = nearest(cardsOf(choice), faces)
    const [one, two] = spots ? [places[spots[0]], places[spots[1]]] : []
    if (!spots || !one || !two) continue
    if (spots[1] - spots[0] === 1 && one.y === two.y) {
      clips.push({ choice, x: (one.x + one.width + two.x) / 2, y: one.y + one.width * 0.6 })
      clipped.add(choice.args['kind'])
    } else far.push({ choice, distance: spots[1] - spots[0], place: two })
  }
  for (const { choice, place } of far.sort((a, b) => a.distance - b.distance)) {
    if (clipped.has(choice.args['kind'])) continue
    clipped.add(choice.args['kind'])
    clips.push({ choice, x: place.x + place.width / 2, y: place.y + place.width * 0.6 })
  }
  return clips
}

/** The two places nearest to each other where these faces lie, in order. */
function nearest([one, two]: readonly string[], faces: readonly string[]): [number, number] | null {
  let best: [number, number] | null = null
  for (let i = 0; i < faces.length; i++)
    for (let j = i + 1; j < faces.length; j++) {
      const fits = (faces[i] === one && faces[j] === two) || (faces[i] === two && faces[j] === one)
      if (fits && (!best || j - i < best[1] - best[0])) best = [i, j]
    }
  return best
}
