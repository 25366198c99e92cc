// What lies open, for somebody who plays for the first time: what is asked now, and what may go where.
import type { AnyView } from '../../room/views'
import type { PaperWorldView } from './view'
import { say } from '../../words/index.svelte'

export function explain(given: AnyView): string[] {
  const view = given as PaperWorldView
  switch (view.phase) {
    case 'start':
      return [say('helper-pw-start')]
    case 'turn':
      return [view.places.length ? say('helper-pw-place') : say('helper-pw-take')]
    case 'card':
      return [say('helper-pw-more')]
    case 'cell':
      return [say('helper-pw-cell')]
    case 'pay':
      return [say('helper-pw-pay')]
    case 'scissors':
      return [say('helper-pw-scissors')]
    case 'discard':
      return [say('helper-pw-discard')]
    default:
      return []
  }
}
