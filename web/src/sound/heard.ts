// Which sound goes with what the room tells.
import type { Told } from '../room/table.svelte'
import type { Sound } from './sounds'

const BY_VERB: Record<string, Sound> = {
  'called-stop': 'call', 'called-last-chance': 'last-chance', 'laid-mermaids': 'call', robbed: 'steal', 'stole-scissors': 'steal', laid: 'pair',
  claimed: 'stamp', 'took-scissors': 'snip', 'moved-scissors': 'snip', 'drew-two': 'take', 'drew-last': 'take', kept: 'take', fished: 'take',
  'took-pile': 'take', 'crab-took': 'take', 'took-colour': 'take', 'took-value': 'take', discarded: 'place', paid: 'place',
}
/** Of several things that happen at once, the one that matters most is heard. */
const RANK: readonly Sound[] = ['last-chance', 'call', 'steal', 'stamp', 'snip', 'pair', 'place', 'take']

const verbSound = (verb: string): Sound | undefined => BY_VERB[verb] ?? (verb.startsWith('placed') ? 'place' : undefined)

/** The sound of an event, if it has one; how a count goes is heard from its scene. */
export function soundOf({ event }: Pick<Told, 'event'>, seat: number | null): Sound | null {
  if (event.type === 'said') return event.seat === seat && seat !== null ? null : 'message'
  if (event.type === 'finished') return seat !== null && event.outcome.winners.includes(seat) ? 'match-won' : 'match-over'
  if (event.type !== 'moved') return null
  const heard = event.story.map((one) => verbSound(one.verb))
  return RANK.find((sound) => heard.includes(sound)) ?? null
}
