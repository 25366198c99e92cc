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

/** Begin to listen; the turn is signalled once, when it comes. */
export function attend(table: Table): () => void {
  let wasMine = isMine(table)
  return table.listen((told) => {
    if (table.info) hear(told, table.seat, table.info.game)
    const mine = isMine(table)
    if (mine && !wasMine) signal()
    wasMine = mine
  })
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
