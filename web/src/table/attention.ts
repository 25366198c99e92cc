// Calls this person to the table: in the title, by a sound, and by a notification when the page is hidden.
import type { Table } from '../room/table.svelte'
import { hear, play } from '../sound/sounds'
import { preferences } from '../settings/preferences.svelte'
import { say } from '../words/index.svelte'

const isMine = (table: Table): boolean => {
  const view = table.position?.view
  return table.seat !== null && !table.away && view?.to_move === table.seat
}

export function titleOf(table: Table): string {
  if (table.position?.view.outcome) return `${say('match-over')} · Papercove`
  return isMine(table) ? `● ${say('your-turn')} · Papercove` : 'Papercove'
}

/** Begin to listen: what happens sounds. */
export const attend = (table: Table): (() => void) =>
  table.listen((told) => {
    if (table.info) hear(told, table.seat, table.info.game)
  })

/** One's turn, by its match, its round and the move of somebody else after which it came; null while it is not one's turn. */
function turnOf(table: Table): string | null {
  if (!isMine(table)) return null
  const others = table.log.findLast(({ event }) => event.type === 'moved' && event.seat !== table.seat)
  return [table.info?.match, table.position?.view.round, others?.seq].join()
}

/** Signals each turn once, whether it came before one's eyes or while the connection was lost. */
export class TurnCall {
  private known: string | null | undefined
  constructor(private readonly table: Table) {}

  /** To be called whenever the table has changed. Whoever has just come sees whose turn it is. */
  look(): void {
    if (!this.table.position) return
    const turn = turnOf(this.table)
    if (turn !== null && this.known !== undefined && turn !== this.known) signal()
    // A turn that was interrupted (a step taken back, a moment away) is still the same one.
    if (turn !== null || this.known === undefined) this.known = turn
  }
}

function signal(): void {
  play('turn')
  if (!document.hidden || !preferences.notify || !('Notification' in window) || Notification.permission !== 'granted') return
  const note = new Notification('Papercove', { body: say('your-turn'), tag: 'turn', icon: '/favicon.svg' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}
