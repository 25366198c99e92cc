// What a change makes of a sheet, and what takes it back: the same cells the room sets, no rules.
import type { Part, Sheet, SheetRound } from '../generated/wire'
import type { Change } from './kept'

export const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

/** JSON with sorted keys and without what is absent, so that equal things read alike. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(
            Object.entries(inner)
              .filter(([, one]) => one != null)
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        : inner,
    ) ?? 'null'
  )
}

export const roundsOf = (sheet: Sheet): SheetRound[] => sheet.rounds ?? []
export const nextOf = (sheet: Sheet): number => sheet.next ?? 1
export const roundOf = (sheet: Sheet, key: number): SheetRound | null => roundsOf(sheet).find((one) => one.key === key) ?? null
export const partOf = (sheet: Sheet, key: number, seat: number): Part | null => roundOf(sheet, key)?.parts[seat] ?? null

/** The sheet after a change. */
export function changed(sheet: Sheet, change: Change): Sheet {
  switch (change.kind) {
    case 'part':
      return withRound(sheet, change.round, (round) => ({
        ...round,
        parts: round.parts.map((part, seat) => (seat === change.seat ? (change.part ?? null) : part)),
      }))
    case 'end':
      return withRound(sheet, change.round, (round) => ({ ...round, end: change.end ?? '', by: change.by ?? null }))
    case 'drop':
      return { ...sheet, rounds: roundsOf(sheet).filter((one) => one.key !== change.was.key) }
    case 'restore':
      return roundOf(sheet, change.round.key)
        ? sheet
        : { ...sheet, rounds: [...roundsOf(sheet), change.round].sort((a, b) => a.key - b.key) }
    case 'over':
      return { ...sheet, over: change.over }
    case 'table':
      return { ...sheet, players: change.players, options: change.options ?? {} }
    case 'close':
      return { ...sheet, closed: true }
  }
}

function withRound(sheet: Sheet, key: number, make: (round: SheetRound) => SheetRound): Sheet {
  if (roundOf(sheet, key)) return { ...sheet, rounds: roundsOf(sheet).map((one) => (one.key === key ? make(one) : one)) }
  const begun: SheetRound = { key, parts: sheet.players.map(() => null) }
  return { ...sheet, rounds: [...roundsOf(sheet), make(begun)], next: Math.max(nextOf(sheet), key + 1) }
}

/** What takes a change back; null for what is not taken back. */
export function inverse(sheet: Sheet, change: Change): Change | null {
  switch (change.kind) {
    case 'part':
      return { ...change, part: change.was ?? null, was: change.part ?? null }
    case 'end':
      return { ...change, end: change.was ?? '', by: change.was_by ?? null, was: change.end ?? '', was_by: change.by ?? null }
    case 'drop':
      return { kind: 'restore', round: change.was }
    case 'restore':
      return { kind: 'drop', was: change.round }
    case 'over':
      return { kind: 'over', over: !change.over }
    case 'table':
      return { kind: 'table', players: sheet.players, options: sheet.options ?? {} }
    case 'close':
      return null
  }
}
