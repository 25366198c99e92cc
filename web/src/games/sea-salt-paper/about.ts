// What a kind of card does or scores, in a sentence.
import { say, words } from '../../words/index.svelte'
import { EFFECTS, partnerOf, type Numbers } from './numbers'
import { LINES } from './spec'

export function aboutKind(kind: string, numbers: Numbers): string {
  if (kind in EFFECTS)
    return words().effect({ id: 0, text: '', verb: 'lay', args: { kind: LINES.includes(`duo-${kind}`) ? kind : partnerOf(kind) } }, [])
  const steps = numbers.steps[kind]
  if (steps) return say('about-collection', { steps: steps.join(', ') })
  const each = numbers.each[kind]
  return each ? say('about-each', { points: each.points, kind: words().kind(each.kind) }) : say('about-mermaid')
}
