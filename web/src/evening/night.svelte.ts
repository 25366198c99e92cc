// One score sheet on this device: entered here at once, counted by the room, and told to the others where it is shared.
// Whatever was entered is kept on the device first; what the room has not taken yet goes out as soon as it can be reached.
import type { Part, Sheet, SheetAnswer } from '../generated/wire'
import { ask, Refusal } from '../room/api'
import { changed, inverse, nextOf, roundOf, roundsOf, same } from './change'
import { newId, readKept, removeKept, writeKept, type Change, type Conflict, type Kept } from './kept'

const AGAIN = 4000 // milliseconds until the room is asked again when it could not be reached
const MOST_UNDO = 60
const path = (id: string): string => `/api/sheets/${id}`

export class Night {
  kept = $state.raw<Kept>() as Kept
  offline = $state(false)
  unkept = $state(false)
  private sending = false
  private ended = false
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(kept: Kept) {
    this.kept = kept
  }

  static begin(sheet: Sheet): Night {
    const night = new Night({
      id: newId(),
      sheet,
      answer: null,
      shared: false,
      host: true,
      pending: [],
      undo: [],
      gone: false,
      draft: null,
      changed: Date.now(),
    })
    night.keep({})
    return night
  }

  /** From this device, or by its link; throws a Refusal where there is no such sheet. */
  static async find(id: string): Promise<Night> {
    const kept = readKept(id)
    if (kept) return new Night(kept)
    const answer = await ask<SheetAnswer>('GET', path(id))
    const night = new Night({
      id,
      sheet: answer.sheet,
      answer,
      shared: true,
      host: answer.host === true,
      pending: [],
      undo: [],
      gone: false,
      draft: null,
      changed: Date.now(),
    })
    night.keep({})
    return night
  }

  get sheet(): Sheet {
    return this.kept.sheet
  }
  get answer(): SheetAnswer | null {
    return this.kept.answer
  }
  /** Whether the count on the screen is of what was entered last. */
  get fresh(): boolean {
    return this.answer !== null && same(this.answer.sheet, this.sheet)
  }
  /** The oldest question whose entry counts: each is asked, however many there are, and after a reload too. */
  get conflict(): Conflict | null {
    return this.kept.conflicts?.[0] ?? null
  }
  get canUndo(): boolean {
    return this.kept.undo.length > 0 && !this.sheet.closed && !this.kept.gone
  }

  /** The round that is being entered: the first that is not whole, or the next one. */
  get current(): number {
    const counts = this.answer?.count.rounds ?? []
    const counted = (this.answer?.sheet.rounds ?? []).map((one) => one.key)
    const open = roundsOf(this.sheet).find((one) => {
      const at = counted.indexOf(one.key)
      return at < 0 || counts[at]?.state === 'open' || counts[at]?.state === 'wrong'
    })
    return open?.key ?? nextOf(this.sheet)
  }

  private keep(more: Partial<Kept>): void {
    this.kept = { ...this.kept, ...more }
    this.unkept = !writeKept(this.kept)
  }

  /** What is just being entered here, so that it outlives the page. */
  remember(draft: Kept['draft']): void {
    if (!same(this.kept.draft, draft)) this.keep({ draft })
  }

  setPart(round: number, seat: number, part: Part | null, was: Part | null): void {
    this.apply({ kind: 'part', round, seat, part, was })
  }

  setEnd(round: number, end: string, by: number | null): void {
    const was = roundOf(this.sheet, round)
    if (was?.end !== end || was.by !== by) this.apply({ kind: 'end', round, end, by, was: was?.end ?? '', was_by: was?.by ?? null })
  }

  drop(round: number): void {
    const was = roundOf(this.sheet, round)
    if (was) this.apply({ kind: 'drop', was })
  }

  undo(): void {
    const back = this.kept.undo.at(-1)
    if (!back) return
    this.keep({ undo: this.kept.undo.slice(0, -1) })
    this.apply(back, false)
  }

  apply(change: Change, remember = true): void {
    const back = remember ? inverse(this.sheet, change) : null
    this.keep({
      sheet: changed(this.sheet, change),
      undo: back ? [...this.kept.undo, back].slice(-MOST_UNDO) : this.kept.undo,
      pending: this.kept.shared ? [...this.kept.pending, change] : [],
      changed: Date.now(),
    })
    void this.send()
  }

  /** Let the others in: from now on the room keeps the sheet. */
  async share(): Promise<void> {
    if (this.kept.shared) return
    const answer = await ask<SheetAnswer>('PUT', path(this.kept.id), this.sheet)
    this.keep({ shared: true, host: true, answer, sheet: answer.sheet })
    void this.listen()
  }

  /** Have it counted, or hand the room what it has not taken yet. */
  async send(): Promise<void> {
    if (!this.kept.shared) return this.count()
    if (this.sending || this.kept.gone) return
    this.sending = true
    try {
      for (let change = this.kept.pending[0]; change; change = this.kept.pending[0]) {
        const answer = await ask<SheetAnswer>('POST', path(this.kept.id), { change })
        this.offline = false
        this.keep({ pending: this.kept.pending.slice(1) })
        this.take(answer)
      }
      this.sending = false
    } catch (error) {
      this.sending = false
      await this.refused(error)
    }
  }

  private async refused(error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) throw error
    const [change, ...rest] = this.kept.pending
    if (error.key === 'room-unreachable' || error.key === 'too-fast' || !change) return this.later()
    if (error.key === 'no-sheet') return this.keep({ gone: true })
    // What the room did not take stands here no longer; whose entry counts is asked once the other one is known.
    const back = inverse(this.sheet, change)
    this.keep({
      pending: rest,
      sheet: rest.reduce(changed, this.answer?.sheet ?? this.sheet),
      undo: this.kept.undo.filter((one) => !same(one, back)),
    })
    await this.look()
    this.dispute({ change, key: error.key, args: error.args })
    void this.send()
  }

  private dispute(conflict: Conflict): void {
    this.keep({ conflicts: [...(this.kept.conflicts ?? []), conflict] })
  }

  /** Answer a conflict: with what the others entered, or with one's own entry after all. */
  settle(mine: boolean): void {
    const [conflict, ...others] = this.kept.conflicts ?? []
    this.keep({ conflicts: others })
    if (!mine || !conflict) return
    const { change } = conflict
    if (change.kind === 'part')
      this.setPart(change.round, change.seat, change.part ?? null, roundOf(this.sheet, change.round)?.parts[change.seat] ?? null)
    else if (change.kind === 'end') this.setEnd(change.round, change.end ?? '', change.by ?? null)
  }

  private async count(): Promise<void> {
    const mine = ++this.asked
    try {
      const answer = await ask<SheetAnswer>('POST', '/api/sheets', this.sheet)
      this.offline = false
      if (mine === this.asked) this.keep({ answer, sheet: answer.sheet })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (mine !== this.asked) return
      if (error.key === 'room-unreachable' || error.key === 'too-fast') this.later()
      else this.dispute({ change: { kind: 'over', over: false }, key: error.key, args: error.args })
    }
  }

  private later(): void {
    this.offline = true
    clearTimeout(this.timer)
    if (!this.ended) this.timer = setTimeout(() => void this.send(), AGAIN)
  }

  /** The room's sheet, with what it has not taken yet on top. */
  private take(answer: SheetAnswer): void {
    const sheet = this.kept.pending.reduce(changed, answer.sheet)
    this.keep({ answer, sheet, host: answer.host === true, changed: same(sheet, this.sheet) ? this.kept.changed : Date.now() })
  }

  private async look(after = -1): Promise<boolean> {
    const before = this.answer
    try {
      const answer = await ask<SheetAnswer>('GET', after < 0 ? path(this.kept.id) : `${path(this.kept.id)}?after=${after}`)
      if (this.ended) return false
      const overtaken = this.answer !== before && (answer.revision ?? 0) < (this.answer?.revision ?? 0) // by the answer to a newer change
      if (!overtaken && (!this.sending || !this.kept.pending.length)) this.take(answer)
      if (this.offline) {
        this.offline = false
        void this.send()
      }
      return true
    } catch (error) {
      if (error instanceof Refusal && error.key === 'no-sheet') this.keep({ gone: true })
      else this.offline = true
      return false
    }
  }

  /** Hear what the others enter, as long as this page is looked at. */
  async listen(): Promise<void> {
    if (!this.kept.shared) return this.send()
    let after = -1
    while (!this.ended && !this.kept.gone) {
      if (document.hidden) {
        await new Promise((seen) => addEventListener('visibilitychange', seen, { once: true }))
        continue
      }
      const begun = Date.now()
      const reached = await this.look(after)
      if (reached) {
        after = this.answer?.revision ?? -1
        void this.send()
      }
      if (!reached || Date.now() - begun < 50) await new Promise((on) => setTimeout(on, reached ? 500 : AGAIN)) // a crowded room answers at once
    }
  }

  stop(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  /** Nothing of it stays on this device. */
  forget(): void {
    this.stop()
    removeKept(this.kept.id)
  }

  /** Nothing of it stays in the room either, and nobody's link leads anywhere. */
  async remove(): Promise<void> {
    if (this.kept.shared && this.kept.host && !this.kept.gone) await ask('DELETE', path(this.kept.id))
    this.forget()
  }
}
