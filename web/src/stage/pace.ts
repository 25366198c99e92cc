// How fast what others do is shown: one act after another, twice as fast when more than a moment is waiting, at once when tapped.
import { preferences } from '../settings/preferences.svelte'
import { motion, skip } from './motion.svelte'

const LONG = 2500
const AN_ACT = 1.25 // flights

export class Pace {
  private since = 0
  private skipping = false

  constructor(private readonly behind: () => boolean) {}

  /** Milliseconds until the next act of somebody else is shown. */
  readonly pause = (): number => {
    const now = Date.now()
    if (!this.behind()) { this.since = now; this.skipping = false }
    motion.hurried = now - this.since > LONG
    if (this.skipping) return 0
    return (preferences.flight * AN_ACT) / (motion.hurried ? 2 : 1)
  }

  /** Whoever taps has seen enough. */
  readonly skip = (): void => {
    if (this.behind()) this.skipping = true
    skip()
  }
}
