// How the players are called on this screen.
import type { SeatInfo } from '../generated/wire'
import { animalsAt, guestAnimal, guestNumber } from '../people/animals'
import type { Words } from '../words/words'

/** A guest who has said no name is called by their animal, in the reader's language; whoever was forgotten is somebody. */
export function called(name: string | undefined, words: Words, animal = ''): string {
  const number = guestNumber(name)
  if (number === 0) return words.say('somebody')
  return number === null ? (name ?? '') : words.say('paper-animal', { animal: animal || guestAnimal(number) })
}

/** The names in a record file: there a bot is written as its level. */
export function recordNames(names: readonly string[], words: Words): string[] {
  return seatNames(
    names.map((name) => (words.find(`level-${name}`) ? { kind: 'bot', level: name } : { kind: 'person', name })),
    words,
  )
}

/** A bot of a level has a name of its own on each seat, whoever sits on the others; those of other packages have only theirs. */
export const botName = (level: string | null | undefined, seat: number, words: Words): string =>
  words.find(`bots-${level}`)?.split(', ')[seat] ?? level ?? ''

/** A bot with how well it plays, where one chooses or asks. */
export const botAndLevel = (level: string | null | undefined, seat: number, words: Words): string =>
  words.find(`bots-${level}`)
    ? words.say('bot-level', { name: botName(level, seat, words), level: words.say(`level-${level}`) })
    : (level ?? '')

/** What kind of player a bot is, in one line. */
export const botLine = (level: string | null | undefined, seat: number, words: Words): string =>
  words.find(`bot-${botName(level, seat, words).toLowerCase()}`) ?? ''

/** The same names, equal ones numbered. */
export const apart = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    return names.filter((other) => other === name).length > 1 ? `${name} ${before + 1}` : name
  })

/** People by their nickname, bots by their name; equal names are numbered. */
export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  const animals = animalsAt(seats)
  const names = seats.map((seat, i) => {
    if (seat.kind === 'bot') return botName(seat.level, i, words)
    if (seat.kind === 'open') return words.say('chair-open')
    return called(seat.name, words, animals[i]) || words.say('somebody')
  })
  return apart(names)
}
