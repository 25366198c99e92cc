declare module 'virtual:pictures' {
  /** Where the rendered pictures lie. */
  export const ADDRESS: string
  /** The pictures there are beside faces of cards, without size and format. */
  export const NAMES: ReadonlySet<string>
  /** The kinds of cards, of which every face is rendered, and where their figures stand: top and bottom, as shares of the height. */
  export const FIGURES: Record<string, [number, number] | undefined>
}
