// What lies open, for somebody who plays for the first time: what is asked now, and what each open card is good for.
import type { AnyView } from '../../room/views'
import type { SeaSaltPaperView } from './view'
import { say, words } from '../../words/index.svelte'
import { aboutKind } from './about'
import { EFFECTS, kindOf, namedNumbers, partnerOf } from './numbers'

export function explain(given: AnyView): string[] {
  const view = given as SeaSaltPaperView
  const numbers = namedNumbers(view.numbers)
  const me = view.seat === null ? null : view.table[view.seat]
  const told = (face: string): string => {
    const kind = kindOf(face)
    const card = words().face(face)
    if (!(kind in EFFECTS)) return say('helper-card', { card, about: aboutKind(kind, numbers) })
    return say('helper-duo', { card, partner: words().kind(partnerOf(kind)), about: aboutKind(kind, numbers) })
  }
  switch (view.phase) {
    case 'take': return [say('helper-ssp-take'), ...view.piles.flatMap(({ top }) => (top ? [told(top)] : []))]
    case 'keep': return [say('helper-ssp-keep'), ...(view.drawn ?? []).map(told)]
    case 'play': return [say((me?.points ?? 0) >= numbers.threshold ? 'helper-ssp-call' : 'helper-ssp-play', { points: me?.points ?? 0, threshold: numbers.threshold })]
    case 'crab-card': case 'crab-pile': return [say('helper-ssp-crab')]
    default: return []
  }
}
