// What has only one way plays itself after a short, visible moment; never a call, and only if this person likes it.
import type { Choice } from '../generated/wire'
import { preferences } from '../settings/preferences.svelte'

const MOMENT = 900
const STILL = 250

/** The moment for which the only way is shown before it is taken. */
export const moment = (): number => (preferences.flight === 0 ? STILL : MOMENT)

/** The choice that will play itself, if there is one; `calls` are verbs that never do. */
export function onlyWay(choices: readonly Choice[], calls: readonly string[]): Choice | null {
  const [only] = choices
  return preferences.auto && choices.length === 1 && only && !calls.includes(only.verb) ? only : null
}

/** Play the only way after its moment, unless what stands there has changed by then; for an effect. */
export function playOnly(only: Choice | null, play: ((choice: Choice) => void) | null): (() => void) | undefined {
  if (!only || !play) return undefined
  const timer = setTimeout(() => play(only), moment())
  return () => clearTimeout(timer)
}
