// Steps that follow from one tap: each is taken when the room has answered the one before.
import { untrack } from 'svelte'
import type { Choice } from '../../generated/wire'
import type { Table } from '../../room/table.svelte'
import type { PaperWorldView } from './view'
import { nextStep, type Step } from './turn'

export class Plan {
  private steps = $state.raw<readonly Step[]>([])
  /** What is shown while a turn is said anew, so that nothing flickers: the position it began with. */
  kept = $state.raw<PaperWorldView | null>(null)
  /** The position in which the last step was taken. */
  private sent = -1

  get running(): boolean {
    return this.steps.length > 0
  }

  start(steps: readonly Step[], view: PaperWorldView): void {
    this.steps = steps
    this.sent = -1
    this.kept = steps.includes('back') ? view : null
  }

  drop(): void {
    this.steps = []
    this.kept = null
  }

  /** Take the next step if its time has come; for an effect that runs whenever the position or the room's answer changes. */
  advance(view: PaperWorldView, table: Table | null, play: ((choice: Choice) => void) | null): void {
    if (!this.running || table?.waiting || table?.behind) return
    if (!table && view.ply === this.sent) return // where there is no table, the answer is the next position
    untrack(() => {
      const { act, rest } = nextStep(this.steps, view)
      // Refused, no longer one's turn, or not to be found: what remains is forgotten, and the position speaks for itself.
      if ((table?.trouble && this.sent >= 0) || view.ply === this.sent || view.to_move !== view.seat || !play || act === null)
        return this.drop()
      this.sent = view.ply
      this.steps = rest
      if (act === 'undo') table?.undo()
      else play(act)
      if (!rest.length) this.kept = null
    })
  }
}
