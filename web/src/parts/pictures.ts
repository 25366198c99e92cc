// Rendered pictures: where they are, which part of one a card shows, and when a page does without them.
import { ADDRESS, FIGURES, NAMES } from 'virtual:pictures'

/** Below this width a card shows its vector, which is drawn for small sizes. */
export const LEAST_WIDTH = 60
/** The two sizes a picture comes in, in pixels of its width: for phones, and for everything larger. */
export const SIZES = [240, 360] as const
/** Those of tokens and avatars, and of the scene of the start page. */
export const SMALL_SIZES = [120, 240] as const
export const SCENE_SIZES = [480, 960] as const

export const hasPicture = (name: string): boolean => NAMES.has(name) || (name.split('-')[0] ?? '') in FIGURES
export const addressOf = (name: string, size: number, format: 'avif' | 'webp'): string => `${ADDRESS}/${name}-${size}.${format}`

let format: 'avif' | 'webp' = 'avif'

/** Where a picture is: in the better format where a browser reads it, else in the other, and in the size that the screen needs.
 * A `srcset` would say all that, but Chromium never lets go of most images that had one: a long game would fill its memory. */
export function sourceOf(name: string, width: number, sizes: readonly number[] = SIZES, again = false): string {
  const size = sizes.find((one) => one >= width * devicePixelRatio) ?? sizes.at(-1) ?? 0
  return addressOf(name, size, again ? 'webp' : format)
}

/** How long a picture that has just come fades in over its drawing, in milliseconds. */
export const FADE = 240

const come = new Set<string>()

/** One has come: if that was the second try, it is the first from now on. */
export function arrived(address: string): void {
  come.add(address)
  if (address.endsWith('.webp')) format = 'webp'
}

/** Whether a picture has come before: then it is shown at once, without its drawing, wherever its card goes. */
export const isHere = (address: string): boolean => come.has(address)

/** Where flat drawings serve better: saved data, forced colours, more contrast, and screens of electronic ink. */
const PLAIN = ['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-reduced-data: reduce)', '(update: slow)', '(monochrome)']

export function wantsPictures(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const saving = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return !saving && !PLAIN.some((query) => matchMedia(query).matches)
}

/** Whether things may move that need not. */
export const wantsMotion = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.documentElement.classList.contains('still')

/** How high a picture is, in its own widths. */
const HEIGHT = 1.4
/** How high the colour's tab is, and how much stays free around a figure: shares of a picture's height. */
const TAB = 0.215 / HEIGHT
const MARGIN = 0.025 / HEIGHT

export interface Crop {
  /** For CSS object-position, in percent from the top. */
  position: number
  /** Whether the whole figure is seen. */
  whole: boolean
}

/** Which part of its picture a field of this shape (height by width) shows: a figure stands in the middle of what the tab leaves free,
 * a tall one at the foot of the field, rising beside the tab. */
export function cropOf(kind: string, shape: number): Crop {
  const [top, bottom] = FIGURES[kind] ?? [0.2, 0.9]
  const shown = Math.min(1, shape / HEIGHT)
  const room = 1 - shown
  if (room < 0.001) return { position: 50, whole: true }
  const tall = bottom - top + 2 * MARGIN > shown - TAB
  const start = Math.min(Math.max(tall ? bottom + MARGIN - shown : (top + bottom - TAB - shown) / 2, 0), room)
  return { position: Math.round((100 * start) / room), whole: top >= start - 0.005 && bottom <= start + shown + 0.005 }
}
