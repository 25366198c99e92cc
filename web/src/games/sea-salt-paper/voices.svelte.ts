// What the players at a table say, and what the last of them to act tells of it.
import type { Event } from '../../generated/wire'
import type { Table } from '../../room/table.svelte'
import { newsOf } from '../../stage/news'
import { Speech } from '../../stage/speech.svelte'

export interface Voice {
  text: string
  /** Their own words rather than what they did. */
  said: boolean
  /** What is told, where the same words may tell something new. */
  of: unknown
}

export class Voices {
  private readonly speech = new Speech()
  private news = $state.raw<{ seat: number; text: string } | null>(null)
  /** This person has acted since: where there is little room, the news of before go. */
  acted = $state(false)

  /** `hushed`: something is asked or shown to which news do not belong. */
  constructor(private readonly hushed: () => boolean) {}

  /** Listen to a table; the effect that calls this ends it. */
  hear(table: Table | null): (() => void) | undefined {
    return this.speech.hear(table)
  }

  /** Somebody moved. */
  note(story: readonly Event[], mover: number | null, names: readonly string[], viewer: number | null): void {
    for (const one of story) {
      const text = one.seat === viewer ? null : newsOf(one, names, viewer)
      if (text && one.seat != null) this.news = { seat: one.seat, text }
    }
    this.acted = mover === viewer
  }

  /** What was told in the last round is over. */
  clear(): void {
    this.news = null
  }

  of(seat: number): Voice | null {
    const words = this.speech.of(seat)
    if (words) return { text: words, said: true, of: words }
    return this.news?.seat === seat && !this.hushed() ? { text: this.news.text, said: false, of: this.news } : null
  }

  /** The first of these who says something. */
  among(seats: readonly number[]): (Voice & { seat: number }) | null {
    for (const seat of seats) {
      const voice = this.of(seat)
      if (voice) return { seat, ...voice }
    }
    return null
  }
}
