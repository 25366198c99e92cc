// The count of the finished landscapes, step by step: stack by stack for everybody at once, then each other line.
import type { PaperWorldView } from './view'
import { same, type Place } from './places'

const LINES = ['tokens', 'scissors', 'hand', 'discards'] as const
export type CountLine = (typeof LINES)[number]

export interface CountStep {
  /** Which stack of each landscape, or which line of the score. */
  stack?: number
  line?: CountLine
}

/** Everything that is counted, in order; lines that nobody has are left out. */
export function countSteps(view: PaperWorldView): CountStep[] {
  const most = Math.max(0, ...view.table.map((seat) => seat.landscape.length))
  const lines = LINES.filter((key) => view.table.some((seat) => seat.lines?.some((line) => line.key === key)))
  return [...Array.from({ length: most }, (_, stack) => ({ stack })), ...lines.map((line) => ({ line }))]
}

/** A seat's points after so many steps. */
export function pointsAfter(view: PaperWorldView, seat: number, steps: readonly CountStep[]): number {
  const place = view.table[seat]
  if (!place) return 0
  return steps.reduce(
    (sum, { stack, line }) =>
      sum + (stack !== undefined ? (place.landscape[stack]?.stars ?? 0) : (place.lines?.find((one) => one.key === line)?.points ?? 0)),
    0,
  )
}

/** What is stamped on a stack once it is counted. */
export function stampOn(view: PaperWorldView, seat: number, at: Place, steps: readonly CountStep[]): string | null {
  const stacks = view.table[seat]?.landscape ?? []
  const counted = steps.filter((step) => step.stack !== undefined).length
  const number = stacks.findIndex((stack) => same(stack, at))
  return number >= 0 && number < counted ? `+${stacks[number]?.stars ?? 0}` : null
}
