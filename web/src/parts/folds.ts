// Folding, in few rendered frames: which strips have come. One is fetched while nothing moves, so that no fold begins with nothing,
// and none where motion or pictures are not wanted; then a card flies and turns as it does without.
import { addressOf, hasPicture, wantsMotion, wantsPictures } from './pictures'

/** "unfold": a card opens as it is drawn; "pair": two cards fold into one another as they are played. */
export type FoldMove = 'unfold' | 'pair'
export const FRAMES = 8
/** Height of a frame by its width. */
export const SHAPES: Record<FoldMove, number> = { unfold: 1.4, pair: 0.7 }
const WIDTH = 160
const FORMATS = ['avif', 'webp'] as const
const strips = new Map<FoldMove, string>()

const wanted = (): boolean => wantsPictures() && wantsMotion()

/** Where the frames of a fold are, if it can be shown now. */
export const stripOf = (move: FoldMove): string | null => (wanted() ? (strips.get(move) ?? null) : null)

/** Fetch what is missing; whatever does not come is done without. */
export async function prepareFolds(): Promise<void> {
  for (const move of ['unfold', 'pair'] as const) {
    const name = `fold-${move}`
    if (!wanted() || strips.has(move) || !hasPicture(name)) continue
    for (const format of FORMATS) {
      const image = new Image()
      image.src = addressOf(name, WIDTH, format)
      const come = await image.decode().then(
        () => true,
        () => false,
      )
      if (come) {
        strips.set(move, image.src)
        break
      }
    }
  }
}
