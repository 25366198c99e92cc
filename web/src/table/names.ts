// How the players are called on this screen.
import type { SeatInfo } from '../generated/wire'
import { guestAnimal, guestNumber } from '../people/animals'
import type { Words } from '../words/words'

/** A guest who has said no name is called by their animal, in the reader's language; whoever was forgotten is somebody. */
export function called(name: string | undefined, words: Words, animal = ''): string {
  const number = guestNumber(name)
  if (number === 0) return words.say('somebody')
  return number === null ? (name ?? '') : words.say('paper-animal', { animal: animal || guestAnimal(number) })
}

/** The names in a record file: there a bot is written as its level. */
export function recordNames(names: readonly string[], words: Words): string[] {
  return seatNames(names.map((name) => (words.find(`level-${name}`) ? { kind: 'bot', level: name } : { kind: 'person', name })), words)
}

/** People by their nickname, bots by their level in the reader's language; equal names are numbered. */
export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  const names = seats.map((seat) => {
    if (seat.kind === 'bot') return words.say('bot-name', { level: words.say(`level-${seat.level ?? 'novice'}`) })
    if (seat.kind === 'open') return words.say('chair-open')
    return called(seat.name, words, seat.animal) || words.say('somebody')
  })
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    return names.filter((other) => other === name).length > 1 ? `${name} ${before + 1}` : name
  })
}
