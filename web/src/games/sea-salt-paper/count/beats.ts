// The count of a round, beat by beat: the call, the hands, group after group, the verdict, the table. Everything shown is a figure
// of the room; here is only what is shown after what.
import type { SeaSaltPaperView } from '../view'

export type Round = NonNullable<SeaSaltPaperView['last_round']>
export type Part = 'call' | 'reveal' | 'group' | 'hush' | 'verdict' | 'bonus' | 'table'

export interface Beat {
  part: Part
  /** How many groups of each seat are counted by then. */
  counted: readonly number[]
  /** Whose group is counted now; null: everybody's at once. */
  seat: number | null
  /** Milliseconds; 0: for as long as one looks. */
  lasts: number
}

const LASTS: Record<Part, number> = { call: 900, reveal: 700, group: 550, hush: 700, verdict: 1300, bonus: 1300, table: 0 }
const PER_POINT = 40
const MOST_FOR_POINTS = 400
const LONGEST = 9000
const LONGEST_OF_MANY = 14000

export const isBet = (round: Round): boolean => round.end === 'bet-won' || round.end === 'bet-lost'

/** The beats of a round. After STOP all count together; after LAST CHANCE the caller first, then each other. */
export function beatsOf(round: Round): Beat[] {
  const sizes = round.seats.map((seat) => seat.groups.length)
  const counted = sizes.map(() => 0)
  const beats: Beat[] = []
  const add = (part: Part, seat: number | null = null, points = 0): void => {
    beats.push({ part, seat, counted: [...counted], lasts: LASTS[part] && LASTS[part] + Math.min(MOST_FOR_POINTS, PER_POINT * points) })
  }
  add('call')
  if (!sizes.length) return [...beats, { part: 'table', seat: null, counted: [], lasts: 0 }]
  add('reveal')
  if (isBet(round)) {
    const order = sizes.map((_, i) => (round.ended_by + i) % sizes.length)
    for (const seat of order)
      round.seats[seat]?.groups.forEach((group, i) => {
        const decides = seat === order.at(-1) && i === (sizes[seat] ?? 0) - 1
        if (decides) add('hush', seat)
        counted[seat] = i + 1
        add('group', seat, group.points)
      })
    add('verdict')
    add('bonus')
  } else
    for (let i = 0; i < Math.max(...sizes); i++) {
      sizes.forEach((size, seat) => (counted[seat] = Math.min(size, i + 1)))
      add('group', null, Math.max(...round.seats.map((seat) => seat.groups[i]?.points ?? 0)))
    }
  add('table')
  return inTime(beats, sizes.length > 2 ? LONGEST_OF_MANY : LONGEST)
}

/** Nobody is kept longer than that: many groups go by more quickly. */
function inTime(beats: Beat[], most: number): Beat[] {
  const total = beats.reduce((sum, beat) => sum + beat.lasts, 0)
  return total <= most ? beats : beats.map((beat) => ({ ...beat, lasts: (beat.lasts * most) / total }))
}

/** How many groups of a player, or of everybody at once, were counted before this one: so far has its sound risen. */
export const stepOf = ({ seat, counted }: Beat): number => (seat === null ? Math.max(...counted) : (counted[seat] ?? 0)) - 1

/** What the counted groups of a seat add up to. */
export const levelOf = (round: Round, seat: number, counted: number): number =>
  round.seats[seat]?.groups.slice(0, counted).reduce((sum, group) => sum + group.points, 0) ?? 0

/** The top of the common scale. */
export const scaleOf = (round: Round): number => Math.max(14, ...round.seats.map((seat) => seat.points))

/** Whether a seat's cards, or its colour bonus, made points. */
export const counts = (round: Round, seat: number, what: 'cards' | 'bonus'): boolean => {
  const { counted } = round.seats[seat] ?? { counted: '' }
  return counted === 'both' || counted === what
}
