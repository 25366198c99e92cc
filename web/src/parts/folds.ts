// Two cards that fold into one another as they are played as a pair, in few rendered frames. The strip is fetched while nothing moves,
// so that no fold begins with nothing, and never where motion or pictures are not wanted; then the cards fly as they do without.
import { addressOf, hasPicture, wantsMotion, wantsPictures } from './pictures'

export const FRAMES = 8
/** Height of a frame by its width. */
export const SHAPE = 0.7
const NAME = 'fold-pair'
const WIDTH = 160
const FORMATS = ['avif', 'webp'] as const
let strip: string | null = null

const wanted = (): boolean => wantsPictures() && wantsMotion()

/** Where the frames are, if they can be shown now. */
export const foldStrip = (): string | null => (wanted() ? strip : null)

/** Fetch the frames; if they do not come, it is done without. */
export async function prepareFold(): Promise<void> {
  if (!wanted() || strip || !hasPicture(NAME)) return
  for (const format of FORMATS) {
    const image = new Image()
    image.src = addressOf(NAME, WIDTH, format)
    const come = await image.decode().then(
      () => true,
      () => false,
    )
    if (come) {
      strip = image.src
      return
    }
  }
}
