// How the players are called on this screen.
import type { SeatInfo } from '../generated/wire'
import type { Words } from '../words/words'

/** People by their nickname, bots by their level in the reader's language; equal bots are numbered. */
export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  const called = seats.map((seat) => {
    if (seat.kind === 'bot') return words.say('bot-name', { level: words.say(`level-${seat.level ?? 'novice'}`) })
    return seat.kind === 'open' ? words.say('chair-open') : seat.name || words.say('somebody')
  })
  return called.map((name, i) => {
    const before = called.slice(0, i).filter((other) => other === name).length
    return called.filter((other) => other === name).length > 1 ? `${name} ${before + 1}` : name
  })
}
