// A finished match as the replay page walks through it: steps are loaded in portions, and kept.
import type { Event, Replay, ReplayStep } from '../generated/wire'
import type { AnyView } from '../room/views'

const PORTION = 120
type Load = (first: number, count: number) => Promise<Replay>

export const SPEEDS = [0.5, 1, 2, 4] as const
const SECOND = 1000

export class Replaying {
  info = $state.raw<Replay | null>(null)
  ply = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** Whose eyes: a seat, or null for everything open. */
  seat = $state<number | null>(null)
  private steps = $state.raw<ReplayStep[]>([])
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private readonly load: Load) {}

  async open(ply: number): Promise<void> {
    this.info = await this.load(0, PORTION)
    this.steps = this.info.steps
    if (this.seat !== null && !(this.seat in this.info.names)) this.seat = null
    await this.jump(ply)
  }

  get last(): number {
    return this.info?.plies ?? 0
  }

  get step(): ReplayStep | null {
    return this.steps[this.ply] ?? null
  }

  /** What was told last, up to here: not every step has a line of its own. Nothing where nothing was told yet. */
  get story(): readonly Event[] {
    return this.steps.slice(0, this.ply + 1).findLast((step) => step.story.length)?.story ?? []
  }

  /** The position as the chosen seat saw it, or all hands open. */
  get view(): AnyView | null {
    const step = this.step
    if (!step) return null
    if (this.seat !== null) return (step.views[this.seat] ?? null) as AnyView | null
    return opened(step.views as AnyView[])
  }

  get round(): number {
    return this.info?.rounds.findLastIndex((start) => start <= this.ply) ?? 0
  }

  async jump(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(ply) || 0))
    await this.loadUpTo(wanted)
    this.ply = wanted
    if (wanted === this.last) this.pause()
  }

  turn(by: number): void {
    void this.jump(this.ply + by)
  }

  /** One position, wherever the walk stands. */
  async at(ply: number): Promise<ReplayStep | null> {
    return this.steps[ply] ?? (await this.load(ply, 1)).steps[0] ?? null
  }

  /** To where the next turn begins, or, backwards, this one or the one before. */
  async jumpTurn(by: number): Promise<void> {
    const mover = (ply: number): number | null => (this.steps[ply]?.views.at(-1) as AnyView | undefined)?.to_move ?? null
    const begins = (ply: number): boolean => ply <= 0 || mover(ply) !== mover(ply - 1)
    let ply = this.ply + by
    await this.loadUpTo(ply)
    while (ply > 0 && ply < this.last && !begins(ply)) await this.loadUpTo((ply += by))
    await this.jump(ply)
  }

  jumpRound(by: number): void {
    const rounds = this.info?.rounds ?? [0]
    const here = by < 0 && this.ply > (rounds[this.round] ?? 0) ? this.round : this.round + by
    void this.jump(here >= rounds.length ? this.last : (rounds[Math.max(0, here)] ?? 0))
  }

  play(): void {
    if (this.ply === this.last) this.ply = 0
    this.playing = true
    this.restart()
  }

  pause(): void {
    this.playing = false
    clearInterval(this.timer)
  }

  setSpeed(speed: number): void {
    this.speed = speed
    if (this.playing) this.restart()
  }

  private async loadUpTo(ply: number): Promise<void> {
    while (this.steps.length <= ply && this.steps.length <= this.last) {
      const more = await this.load(this.steps.length, PORTION)
      if (!more.steps.length) break
      this.steps = [...this.steps, ...more.steps]
    }
  }

  private restart(): void {
    clearInterval(this.timer)
    this.timer = setInterval(() => this.turn(1), SECOND / this.speed)
  }
}

/** The spectator's view with each seat's own place laid over it: all hands open. No rule is needed for that. */
export function opened(views: readonly AnyView[]): AnyView | null {
  const everybody = views.at(-1)
  if (!everybody) return null
  const places = (view: AnyView | undefined): unknown[] | null => {
    const table = (view as { table?: unknown } | undefined)?.table
    return Array.isArray(table) ? (table as unknown[]) : null
  }
  const shown = places(everybody)
  if (!shown) return everybody
  return { ...everybody, table: shown.map((place, seat) => places(views[seat])?.[seat] ?? place) } as AnyView
}
