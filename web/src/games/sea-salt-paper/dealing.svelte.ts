// A round begins: the deck is riffled, then the piles are dealt.
import { fly, RIFFLE } from '../../stage/motion.svelte'
import { dealOf } from './flights'
import type { SeaSaltPaperView } from './view'

export class Dealing {
  riffling = $state(false)
  /** The round whose deal was shown. */
  private shown = -1

  /** Show the deal of a round, once; a flight takes so many milliseconds. */
  show(view: SeaSaltPaperView, flight: number): void {
    const flights = this.shown !== view.round ? dealOf(view) : []
    if (!flights.length) return
    this.shown = view.round
    this.riffling = true
    const lasts = flight * RIFFLE
    void fly(flights, lasts)
    setTimeout(() => (this.riffling = false), lasts)
  }
}
