// What lies open, for somebody who plays for the first time: what an announcement would bring, and what is asked now.
import type { AnyView } from '../../room/views'
import type { PaperWorldView } from './view'
import { say } from '../../words/index.svelte'
import { pilesOf } from './turn'

export function explain(given: AnyView): string[] {
  const view = given as PaperWorldView
  const most = Math.max(0, ...view.choices.filter(({ verb }) => verb.startsWith('take')).map((choice) => pilesOf(choice).length))
  switch (view.phase) {
    case 'start': return [say('helper-pw-start')]
    case 'turn': return [view.places.length ? say('helper-pw-place') : say('helper-pw-take', { count: most })]
    case 'card': return view.placing?.placed ? [say('helper-pw-more')] : []
    case 'pay': return [say('helper-pw-pay')]
    case 'scissors': return [say('helper-pw-scissors')]
    case 'discard': return [say('helper-pw-discard')]
    default: return []
  }
}
