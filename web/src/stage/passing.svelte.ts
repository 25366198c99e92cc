// Words that go by themselves where there is little room. Only what is new is told anew: turning the screen, or a turn that goes on,
// does not hold them up.
const SHOWN = 3600

export class Passing {
  private read = $state.raw<unknown>(null)
  private readonly told: unknown
  private readonly goes: boolean

  /** Made where effects can be: in a component. */
  constructor(told: () => unknown, goes: () => boolean = () => true) {
    this.told = $derived(told())
    this.goes = $derived(goes())
    $effect(() => {
      const shown = this.told
      if (!this.goes || shown === null) return
      const timer = setTimeout(() => (this.read = shown), SHOWN)
      return () => clearTimeout(timer)
    })
  }

  get stand(): boolean {
    return this.told !== null && (!this.goes || this.read !== this.told)
  }
}
