// What this person asks of the room, until it has answered.
import type { Command, Question } from '../generated/wire'
import { randomWord } from './secret'

type Order = Command | Question
export type Unsent<T> = T extends { cmd: string } ? Omit<T, 'cmd'> : never

/** After so many milliseconds without an answer the table says that it waits for one. */
const PATIENCE = 1500
/** What is asked beside the game: one may go on choosing meanwhile. */
const ASIDES = ['say', 'configure', 'mute', 'remove', 'hint', 'rewind', 'reveal']

export class Orders {
  /** A command is on its way: nothing can be chosen until the room has answered. */
  waiting = $state(false)
  /** The room has not answered for so long that one wonders whether it heard. */
  slow = $state(false)

  private readonly unanswered = new Map<string, Order>()
  private promised = 0
  private patience: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly send: (order: Order) => void) {}

  give(words: Unsent<Order>, wait: boolean): void {
    const order = { ...words, cmd: randomWord(8) } as Order
    this.unanswered.set(order.cmd, order)
    if (wait) {
      this.waiting = true
      this.patience ??= setTimeout(() => (this.slow = true), PATIENCE)
    }
    this.send(order)
  }

  /** The connection was lost: what was not answered may not have been heard. */
  repeat(): void {
    for (const order of this.unanswered.values()) this.send(order)
  }

  /** What the room answers to, if it has not answered before. */
  asked(cmd: string): Order | undefined {
    return this.unanswered.get(cmd)
  }

  /** A command is answered; what it changed may be shown only by the event that follows its acknowledgement. */
  answered(cmd: string, seq = 0): void {
    this.unanswered.delete(cmd)
    this.promised = Math.max(this.promised, seq)
  }

  /** Everything up to an event is shown: one may choose again, unless an answer is still to come. */
  release(shown: number): void {
    const busy = [...this.unanswered.values()].some(({ type }) => !ASIDES.includes(type))
    if (busy || shown < this.promised) return
    this.waiting = this.slow = false
    this.close()
    this.patience = undefined
  }

  close(): void {
    clearTimeout(this.patience)
  }
}
