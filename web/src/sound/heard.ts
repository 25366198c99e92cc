// Which sound goes with what the room tells.
import type { Told } from '../room/table.svelte'
import type { Sound } from './sounds'

/** Of several things that happen at once, the one that matters most is heard. */
const RANK: readonly Sound[] = ['wave', 'call', 'steal', 'stamp', 'snip', 'pair', 'place', 'take']

/** The sound of an event, if it has one; how a count goes is heard from its scene. */
export function soundOf({ event }: Pick<Told, 'event'>, seat: number | null, sounds: Record<string, string>): Sound | null {
  if (event.type === 'said') return event.seat === seat && seat !== null ? null : 'message'
  if (event.type === 'finished') return seat !== null && event.outcome.winners.includes(seat) ? 'match-won' : 'match-over'
  if (event.type !== 'moved') return null
  const heard = event.story.map((one) => sounds[one.verb])
  return RANK.find((sound) => heard.includes(sound)) ?? null
}
