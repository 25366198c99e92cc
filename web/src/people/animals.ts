// The animals of paper that people are told apart by, and how the table's own ones reach every avatar on it.
import { getContext, setContext } from 'svelte'
import type { DeviceRequest } from '../generated/wire'

export type Animal = NonNullable<DeviceRequest['animal']>

/** In the order of the room's own list: a guest's number stands for one of them. */
export const ANIMALS: readonly Animal[] = [
  'bear',
  'cat',
  'crab',
  'crane',
  'fish',
  'fox',
  'frog',
  'octopus',
  'owl',
  'penguin',
  'rabbit',
  'whale',
]

/** The number of a guest who has not said a name; null for whoever has one. */
export function guestNumber(name: string | undefined): number | null {
  const number = /^Guest (\d+)$/.exec(name ?? '')?.[1]
  return number === undefined ? null : Number(number)
}

export const guestAnimal = (number: number): Animal => ANIMALS[number % ANIMALS.length] as Animal

/** The animal of each seat that is known: what was chosen, or a guest's own by their number. */
export const animalsOf = (seats: readonly { name?: string; animal?: string }[]): (string | undefined)[] =>
  seats.map(({ name, animal }) => animal || (guestNumber(name) ? guestAnimal(guestNumber(name) ?? 0) : undefined))

const KEY = Symbol('animals')
type BySeat = () => readonly (string | undefined)[]

/** Tell every avatar below which animal sits where. */
export const provideAnimals = (bySeat: BySeat): void => void setContext(KEY, bySeat)
export const animalsHere = (): BySeat => getContext<BySeat | undefined>(KEY) ?? (() => [])
