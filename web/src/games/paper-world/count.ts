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

/** A part of somebody's points, as far as it is counted. */
export interface CountedPart {
  key: 'stars' | CountLine
  points: number
}

/** The parts of a seat's points after so many steps: the stars of its stacks, then each other line that it has. */
export function partsAfter(view: PaperWorldView, seat: number, steps: readonly CountStep[]): CountedPart[] {
  const place = view.table[seat]
  const stacks = steps.flatMap(({ stack }) => (stack === undefined ? [] : [place?.landscape[stack]?.stars ?? 0]))
  const stars = { key: 'stars' as const, points: stacks.reduce((sum, one) => sum + one, 0) }
  const others = steps.flatMap(({ line }) => {
    const points = place?.lines?.find((one) => one.key === line)?.points
    return line && points !== undefined ? [{ key: line, points }] : []
  })
  return [stars, ...others]
}

/** A seat's points after so many steps. */
export const pointsAfter = (view: PaperWorldView, seat: number, steps: readonly CountStep[]): number =>
  partsAfter(view, seat, steps).reduce((sum, { points }) => sum + points, 0)

/** What is stamped on a stack once it is counted. */
export function stampOn(view: PaperWorldView, seat: number, at: Place, steps: readonly CountStep[]): string | null {
  const stacks = view.table[seat]?.landscape ?? []
  const counted = steps.filter((step) => step.stack !== undefined).length
  const number = stacks.findIndex((stack) => same(stack, at))
  return number >= 0 && number < counted ? `+${stacks[number]?.stars ?? 0}` : null
}
