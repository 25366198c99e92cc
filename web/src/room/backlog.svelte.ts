// What the room told and is not shown yet: moves of others wait until the one before could be followed and its cards are down.
import type { Happened } from '../generated/wire'

/** Milliseconds from one move of somebody else to the next, and until all cards are down. */
export interface Tempo {
  pause: () => number
  landing?: () => number
}

export class Backlog {
  /** More has happened than is shown yet. */
  behind = $state(false)
  /** Something is shown at length: what came after it waits until it is over. */
  staged = $state(false)

  private readonly queue: Happened[] = []
  /** When the next move of somebody else may be shown. */
  private followable = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly tempo: Tempo,
    private readonly isMine: (seat: number | null | undefined) => boolean,
    private readonly show: (frame: Happened) => void,
  ) {}

  push(frame: Happened): void {
    this.queue.push(frame)
    this.pump()
  }

  stage(on: boolean): void {
    this.staged = on
    if (!on) this.pump()
  }

  showAll(): void {
    for (const frame of this.queue.splice(0)) this.show(frame)
    this.behind = false
  }

  /** Nothing of it is shown: a whole picture takes its place. */
  skip(): void {
    this.close()
    this.queue.length = 0
    this.behind = false
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private pump(): void {
    clearTimeout(this.timer)
    for (let next = this.queue[0]; next && !this.staged; next = this.queue[0]) {
      const other = next.event.type === 'moved' && !this.isMine(next.event.seat)
      const wait = other ? Math.max(this.followable - Date.now(), this.tempo.landing?.() ?? 0) : 0
      if (wait > 0) {
        this.behind = true
        this.timer = setTimeout(() => this.pump(), wait)
        return
      }
      this.queue.shift()
      if (other) this.followable = Date.now() + this.tempo.pause()
      this.show(next)
    }
    this.behind = false
  }
}
