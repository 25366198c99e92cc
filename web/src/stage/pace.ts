// How fast what others do is shown: one act after another, twice as fast when more than a moment is waiting, at once when tapped.
import { preferences } from '../settings/preferences.svelte'
import { inTheAir, motion, skip } from './motion.svelte'

const LONG = 2500
const AN_ACT = 1.25 // flights
const QUICKER = 0.8 // each further act of a turn, as in the room
const QUICKEST = 0.25
const APART = 1500

export class Pace {
  private since = 0
  private last = 0
  private acts = 0
  private skipping = false

  constructor(private readonly behind: () => boolean) {}

  /** Milliseconds until the next act of somebody else is shown: always longer than the cards of this one are in the air. */
  readonly pause = (): number => {
    const now = Date.now()
    if (!this.behind()) {
      this.since = now
      this.skipping = false
    }
    motion.hurried = now - this.since > LONG
    this.acts = now - this.last > APART ? 0 : this.acts + 1
    this.last = now
    motion.share = Math.max(QUICKEST, QUICKER ** this.acts)
    motion.until = now + APART
    if (this.skipping) return 0
    return (preferences.flight * AN_ACT * motion.share) / (motion.hurried ? 2 : 1)
  }

  /** Milliseconds until the cards of what was shown before are down: one's own, too. */
  readonly landing = inTheAir

  /** Whoever taps has seen enough. */
  readonly skip = (): void => {
    if (this.behind()) this.skipping = true
    skip()
  }
}
