declare module 'virtual:pictures' {
  /** Where the rendered pictures lie. */
  export const ADDRESS: string
  /** The pictures there are, without size and format. */
  export const NAMES: ReadonlySet<string>
  /** Where the figure stands in its picture: left, top, right, bottom, as shares of width and height. */
  export const FIGURES: Record<string, [number, number, number, number] | undefined>
}
