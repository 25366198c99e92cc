// What the people at a table say, each in a bubble at their place for a while.
import type { Table } from '../room/table.svelte'
import { say } from '../words/index.svelte'

const SHOWN = 6000

export class Speech {
  private spoken = $state.raw<Record<number, string>>({})
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>()

  /** Listen to a table; the effect that calls this ends it. */
  hear(table: Table | null): (() => void) | undefined {
    const stop = table?.listen(({ event }) => {
      if (event.type === 'said' && event.seat != null && event.seat !== table.seat)
        this.show(event.seat, event.text ?? say(`phrase-${event.phrase ?? ''}`))
    })
    return () => {
      stop?.()
      for (const timer of this.timers.values()) clearTimeout(timer)
    }
  }

  of(seat: number): string | null {
    return this.spoken[seat] ?? null
  }

  private show(seat: number, text: string): void {
    this.spoken = { ...this.spoken, [seat]: text }
    clearTimeout(this.timers.get(seat))
    this.timers.set(
      seat,
      setTimeout(() => {
        this.spoken = Object.fromEntries(Object.entries(this.spoken).filter(([one]) => Number(one) !== seat))
      }, SHOWN),
    )
  }
}
