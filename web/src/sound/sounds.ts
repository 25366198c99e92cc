// Every sound there is, by what it means. None before this person has touched the page, none where they are turned off.
import { soundsOf } from '../room/games.svelte'
import type { Told } from '../room/table.svelte'
import { preferences } from '../settings/preferences.svelte'

export const SOUNDS = [
  'turn', // it is my turn: two soft bells
  'take', // a card is taken or drawn: paper slides
  'place', // a card is put down: paper, then a light knock
  'pair', // a pair is played: two knocks on wood
  'steal', // a card changes hands against somebody's will: a whoosh downwards
  'threshold', // enough points are reached: a buoy's bell
  'call', // somebody ends something: a bell, struck once
  'wave', // something rolls in on everybody
  'tick', // one group is counted: a pluck, each of a player's a step higher than the one before
  'bet-won', // the bet is won: a chord that opens
  'bet-lost', // the bet is lost: a rope snaps
  'round-won', // I won the round
  'round-over', // the round is over, won by somebody else
  'match-won', // I won the game
  'match-over', // the game is over, won by somebody else
  'snip', // scissors
  'stamp', // something is completed
  'message', // somebody said something
] as const
export type Sound = (typeof SOUNDS)[number]

/** Sounds that only go with a movement: who keeps the table still keeps it quiet, too. */
const OF_MOTION: readonly Sound[] = ['take', 'place', 'tick']

const audible = (): boolean => preferences.volume > 0 && navigator.userActivation?.hasBeenActive

/** Play the sound of what the room tells of a game. */
export function hear(told: Told, seat: number | null, game: string): void {
  if (!audible()) return
  void Promise.all([import('./heard'), soundsOf(game)])
    .then(([{ soundOf }, sounds]) => {
      const sound = soundOf(told, seat, sounds)
      if (sound) play(sound)
    })
    .catch(() => undefined)
}

/** Play a sound; `step` raises a tick, so that a count is heard rising. */
export function play(sound: Sound, step = 0): void {
  if (!audible()) return
  if (preferences.flight === 0 && OF_MOTION.includes(sound)) return
  void import('./synth').then(({ sing }) => sing(sound, preferences.volume, step)).catch(() => undefined) // a table without sound is still a table
}
