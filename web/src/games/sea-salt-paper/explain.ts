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
  const told = (face: string): string => {
    const kind = kindOf(face)
    const card = words().face(face)
    return kind in EFFECTS ? say('helper-duo', { card, kind }) : say('helper-card', { card, about: aboutKind(kind, numbers) })
  }
  const points = me?.points ?? 0
  const open = view.choices.length > 1 ? 'play' : 'end'
  // Once a last chance is called nobody else may end the round.
  const playing = view.caller !== null ? `last-${open}` : points >= numbers.threshold ? 'call' : open
  switch (view.phase) {
    case 'take':
      return [say('helper-ssp-take'), ...view.piles.flatMap(({ top }) => (top ? [told(top)] : []))]
    case 'keep':
      return [say('helper-ssp-keep'), ...(view.drawn ?? []).map(told)]
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
