// What lies open, for somebody who plays for the first time: what is asked now, and what each open card is good for.
import type { AnyView } from '../../room/views'
import type { SeaSaltPaperView } from './view'
import { say, words } from '../../words/index.svelte'
import { aboutKind } from './about'
import { EFFECTS, kindOf, namedNumbers } from './numbers'

export function explain(given: AnyView): string[] {
  const view = given as SeaSaltPaperView
  const numbers = namedNumbers(view.numbers)
  const me = view.seat === null ? null : view.table[view.seat]
  const about = (card: string, kind: string): string =>
    kind in EFFECTS ? say('helper-duo', { card, kind }) : say('helper-card', { card, about: aboutKind(kind, numbers) })
  /** Two cards of one kind are good for the same: that is told once. */
  const told = (faces: readonly string[]): string[] => {
    const kinds = [...new Set(faces.map(kindOf))]
    const alike = (kind: string) => [...new Set(faces.filter((face) => kindOf(face) === kind))]
    return kinds.map((kind) => about(words().face(alike(kind).length > 1 ? kind : (alike(kind)[0] ?? kind)), kind))
  }
  const points = me?.points ?? 0
  const open = view.choices.length > 1 ? 'play' : 'end'
  // Once a last chance is called nobody else may end the round.
  const playing = view.caller !== null ? `last-${open}` : points >= numbers.threshold ? 'call' : open
  switch (view.phase) {
    case 'take':
      return [say('helper-ssp-take'), ...told(view.piles.flatMap(({ top }) => top ?? []))]
    case 'keep':
      return [say('helper-ssp-keep'), ...told(view.drawn ?? [])]
    case 'discard':
      return [say('helper-ssp-discard')]
    case 'rob':
      return [say('helper-ssp-rob')]
    case 'play':
      return [say(`helper-ssp-${playing}`, { points, threshold: numbers.threshold })]
    case 'crab-card':
    case 'crab-pile':
      return [say('helper-ssp-crab')]
    default:
      return []
  }
}
