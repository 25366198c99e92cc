// Rendered pictures: where they are, which part of one a card shows, and when a page does without them.
import { ADDRESS, FIGURES, NAMES } from 'virtual:pictures'

/** Below this width a card shows its vector, which is drawn for small sizes. */
export const LEAST_WIDTH = 60
/** The two sizes a picture comes in, in pixels of its width: for phones, and for everything larger. */
export const SIZES = [240, 360] as const
/** Those of tokens and avatars, and of the scene of the start page. */
export const SMALL_SIZES = [120, 240] as const
export const SCENE_SIZES = [480, 960] as const

export const hasPicture = (name: string): boolean => NAMES.has(name)
export const addressOf = (name: string, size: number, format: 'avif' | 'webp'): string => `${ADDRESS}/${name}-${size}.${format}`
export const choicesOf = (name: string, format: 'avif' | 'webp', sizes: readonly number[] = SIZES): string =>
  sizes.map((size) => `${addressOf(name, size, format)} ${size}w`).join(', ')

/** Where flat drawings serve better: saved data, forced colours, more contrast, and screens of electronic ink. */
const PLAIN = ['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-reduced-data: reduce)', '(update: slow)', '(monochrome)']

export function wantsPictures(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const saving = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return !saving && !PLAIN.some((query) => matchMedia(query).matches)
}

/** How high a picture is, in its own widths. */
const HEIGHT = 1.4
/** Share of the shown part that the colour's tab covers, from the top. */
const TAB = 0.16

export interface Crop {
  /** For CSS object-position, in percent from the top. */
  position: number
  /** Whether the whole figure is seen. */
  whole: boolean
}

/** Which part of its picture a figure needs in a field of this shape (height by width), wide fields cutting the picture above and below. */
export function cropOf(name: string, shape: number): Crop {
  const [, top, , bottom] = FIGURES[name] ?? [0, 0.2, 1, 0.9]
  const shown = Math.min(1, shape / HEIGHT)
  const room = 1 - shown
  if (room < 0.001) return { position: 50, whole: true }
  const centred = (top + bottom - shown * (1 + TAB)) / 2
  const first = Math.min(Math.max(centred, bottom - shown), room)
  const start = Math.max(0, first)
  return { position: Math.round((100 * start) / room), whole: top >= start - 0.005 && bottom <= start + shown + 0.005 }
}
