// The animals of paper that people are told apart by, and how the table's own ones reach every avatar on it.
import { getContext, setContext } from 'svelte'
import type { DeviceRequest, SeatInfo } from '../generated/wire'
import { signOf } from '../stage/seats'

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

/**
 * The animal of each seat of a table, each animal once: guests without a name keep the one they are called by, then people keep
 * theirs, then bots the one of their seat; whoever finds it taken gets the next that is free.
 */
export function animalsAt(seats: readonly SeatInfo[]): (string | undefined)[] {
  const known = animalsOf(seats)
  const wished = seats.map((seat, i) => (seat.kind === 'open' ? undefined : known[i] || signOf(i).animal))
  const rank = (i: number): number => (seats[i]?.kind === 'bot' ? 2 : guestNumber(seats[i]?.name) === null ? 1 : 0)
  const order = [...seats.keys()].sort((a, b) => rank(a) - rank(b) || a - b)
  const taken = new Map<string, number>()
  for (const seat of order) {
    const first = wished[seat]
    if (first === undefined) continue
    const from = (ANIMALS as readonly string[]).indexOf(first)
    const others = ANIMALS.map((_, i) => ANIMALS[(from + 1 + i) % ANIMALS.length] as string)
    taken.set([first, ...others].find((one) => !taken.has(one) && (one === first || !wished.includes(one))) ?? first, seat)
  }
  const shown = new Map([...taken].map(([animal, seat]) => [seat, animal]))
  return seats.map((_, i) => shown.get(i))
}

/** Where nobody else is: one's own animal at this seat, and at the others the seat's own, unless it is the same. */
export const animalsAround = (mine: string, seat: number, seats: number): (string | undefined)[] =>
  animalsAt(Array.from({ length: seats }, (_, i) => (i === seat ? { kind: 'person', animal: mine } : { kind: 'bot' })))

const KEY = Symbol('animals')
type BySeat = () => readonly (string | undefined)[]

/** Tell every avatar below which animal sits where. */
export const provideAnimals = (bySeat: BySeat): void => void setContext(KEY, bySeat)
export const animalsHere = (): BySeat => getContext<BySeat | undefined>(KEY) ?? (() => [])
