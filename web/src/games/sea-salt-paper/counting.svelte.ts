// When a round is counted before one's eyes: it is raised as a round ends, stays until this person has seen it, and waits for the others.
import type { Table } from '../../room/table.svelte'

export class Counting {
  /** The count of the round that has just ended, or (looked at again) of the one before. */
  scene = $state.raw<'new' | 'again' | null>(null)
  /** This person has seen it, and waits for the others. */
  seen = $state(false)

  constructor(
    private readonly table: () => Table | null,
    private readonly seat: () => number | null,
  ) {}

  /** The next round waits for this person. */
  readonly waitedFor = $derived.by(() => {
    const seat = this.seat()
    return seat !== null && (this.table()?.unseen.includes(seat) ?? false)
  })
  /** The seats this person waits for; null while they have not seen it themselves. */
  readonly awaited = $derived.by(() => (this.seen ? (this.table()?.unseen ?? []).filter((seat) => seat !== this.seat()) : null))

  raise(scene: 'new' | 'again' = 'new'): void {
    this.scene = scene
    this.seen = false
    this.table()?.stage(true)
  }

  close(): void {
    this.scene = null
    this.seen = false
    this.table()?.stage(false)
  }

  readonly next = (): void => {
    if (!this.waitedFor) return this.close()
    this.seen = true
  }
}
