// How the players are called on this screen.
import type { SeatInfo } from '../generated/wire'
import type { Words } from '../words/words'

/** People by their nickname (and whether their connection is gone), bots by their level in the reader's language; equal bots are numbered. */
export function seatNames(seats: readonly SeatInfo[], words: Words, here: readonly boolean[] = []): string[] {
  const called = seats.map((seat, i) => {
    if (seat.kind === 'bot') return words.say('bot-name', { level: words.say(`level-${seat.level ?? 'novice'}`) })
    if (seat.kind === 'open') return words.say('chair-open')
    const name = seat.name || words.say('somebody')
    return here[i] === false ? words.say('name-away', { name }) : name
  })
  return called.map((name, i) => {
    const before = called.slice(0, i).filter((other) => other === name).length
    return called.filter((other) => other === name).length > 1 ? `${name} ${before + 1}` : name
  })
}
