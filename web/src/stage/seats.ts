// How a seat is told from the others on every screen: a colour, an outline and an animal.
export interface Sign {
  colour: string
  outline: string
  animal: string
}

const HEXAGON = 'polygon(25% 3%, 75% 3%, 100% 50%, 75% 97%, 25% 97%, 0 50%)'
const DIAMOND = 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)'
const SQUARE = 'polygon(12% 4%, 88% 4%, 96% 12%, 96% 88%, 88% 96%, 12% 96%, 4% 88%, 4% 12%)'

const SIGNS: readonly Sign[] = [
  { colour: 'var(--seat-1)', outline: 'circle(50%)', animal: 'crane' },
  { colour: 'var(--seat-2)', outline: HEXAGON, animal: 'penguin' },
  { colour: 'var(--seat-3)', outline: DIAMOND, animal: 'octopus' },
  { colour: 'var(--seat-4)', outline: SQUARE, animal: 'whale' },
]

export const signOf = (seat: number): Sign => SIGNS[seat % SIGNS.length] as Sign
