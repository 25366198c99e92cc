// What was said, and what happened while nobody looked, since the chat and the log were last open.
import type { Panel } from '../stage/panels'
import type { Table } from '../room/table.svelte'

export class Unread {
  private said = $state(0)
  private missed = $state(0)
  private read = $state<Record<'chat' | 'log', number>>({ chat: 0, log: 0 })

  /** Begin to listen; what was there before counts as read. */
  attend(table: Table): () => void {
    return table.listen(({ event }) => {
      const own = 'seat' in event && event.seat != null && event.seat === table.seat
      if (own) return
      if (event.type === 'said') this.said = table.lastSeen
      if (event.type === 'moved' && document.hidden) this.missed = table.lastSeen
    })
  }

  open(panel: Panel | null, now: number): void {
    if ((panel === 'chat' || panel === 'log') && this.read[panel] < now) this.read[panel] = now
  }

  get panels(): Panel[] {
    return [...(this.said > this.read.chat ? (['chat'] as const) : []), ...(this.missed > this.read.log ? (['log'] as const) : [])]
  }
}
