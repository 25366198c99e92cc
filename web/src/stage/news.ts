// What somebody else just did, in one short line for the bubble at their place.
import type { Event } from '../generated/wire'
import { words } from '../words/index.svelte'

/** The line for an event, or null where it is no news. */
export function newsOf(event: Event, names: readonly string[], viewer: number | null): string | null {
  const args = event.args ?? {}
  const filled = words().fill(
    { ...args, kind: Array.isArray(args['cards']) ? String(args['cards'][0]).split(':')[0] : (args['kind'] ?? '') },
    names,
  )
  const line = (attribute?: string): string | null => words().find(`news-${event.verb}`, attribute, filled)
  return (viewer !== null && args['victim'] === viewer ? line('you') : null) ?? line()
}
