// One example of a page under one's hands: which pieces lie there, what is tried, and what the room's rules make of it.
import type { GameView } from '../generated/wire'
import { learnApi } from '../learn/api'
import { Refusal } from '../room/api'
import type { Example } from './leaflet'

export class Trial<View extends GameView> {
  /** The number of the piece that lies in each place, by seat. */
  chosen = $state.raw<readonly (readonly number[])[]>([])
  tries = $state.raw<readonly string[]>([])
  view = $state.raw<View | null>(null)
  /** The key of a refusal. */
  refused = $state('')
  private asked = 0

  constructor(
    private readonly game: string,
    readonly example: Example,
    private readonly first: readonly string[] = [],
  ) {
    this.reset()
  }

  reset(): void {
    this.chosen = this.example.pieces.map((seat) => seat.map(() => 0))
    this.attempt(this.first)
  }

  /** What lies in a place now. */
  piece(seat: number, place: number): string {
    return this.example.pieces[seat]?.[place]?.[this.chosen[seat]?.[place] ?? 0] ?? ''
  }

  /** The next piece that may lie in a place. */
  turn(seat: number, place: number): void {
    const many = this.example.pieces[seat]?.[place]?.length ?? 1
    this.chosen = this.chosen.map((row, i) => (i === seat ? row.map((number, j) => (j === place ? (number + 1) % many : number)) : row))
    this.attempt(this.tries)
  }

  attempt(tries: readonly string[]): void {
    this.tries = tries
    const mine = ++this.asked
    learnApi.example(this.game, this.example.key, this.chosen, tries).then(
      (answer) => {
        if (mine === this.asked) {
          this.view = answer.view as View
          this.refused = ''
        }
      },
      (error: unknown) => {
        if (mine === this.asked && error instanceof Refusal) this.refused = error.key
      },
    )
  }
}
