// One's own games that are not over: none of them is ever mislaid.
import type { TableSummary } from '../generated/wire'
import { api } from './api'

/** How long a table may wait for players and still be what somebody means by "my game", in seconds. */
const WAITING = 2 * 3600

/** Being played with me in my seat, or waiting for players since not long ago; the newest first, games in play before all. */
export function goesOn({ phase, seats, your_seat, updated }: TableSummary, now: number): boolean {
  if (your_seat == null || seats[your_seat]?.away) return false
  return phase === 'playing' || (phase === 'gathering' && now - updated < WAITING)
}

export async function stillOpen(): Promise<TableSummary[]> {
  const tables = await api.mine().then(
    (list) => list.tables,
    () => [],
  )
  const open = tables.filter((table) => goesOn(table, Date.now() / 1000))
  return [...open.filter((table) => table.phase === 'playing'), ...open.filter((table) => table.phase !== 'playing')]
}
