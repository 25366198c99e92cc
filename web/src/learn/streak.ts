// Which puzzles this person has solved, kept in this browser: by game and day, at which try, and on which day.
const KEY = 'papercove-puzzles'
export interface Solved {
  /** 1 is the first try; 0 means that the solution was shown. */
  tries: number
  on: string
}
type Days = Record<string, Solved>

function read(): Record<string, Days> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Days>
  } catch {
    return {}
  }
}

export const solvedOf = (game: string): Days => read()[game] ?? {}

/** The first result counts. */
export function rememberSolved(game: string, day: string, tries: number, on: string): void {
  const own = solvedOf(game)
  if (own[day]) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: { ...own, [day]: { tries, on } } }))
  } catch {
    // then it is known as long as the page is open
  }
}

/** A day of the calendar where this person is. */
export const dayOf = (when: Date): string =>
  `${when.getFullYear()}-${String(when.getMonth() + 1).padStart(2, '0')}-${String(when.getDate()).padStart(2, '0')}`

/** The day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayOf(new Date(year, month - 1, date - days, 12))
}

/** How many days in a row, up to today or yesterday, a puzzle was solved on its own day. */
export function streak(days: Days, today: string): number {
  const kept = (day: string): boolean => days[day]?.on === day && days[day].tries > 0
  let last = kept(today) ? today : daysBefore(today, 1)
  let count = 0
  while (kept(last)) {
    count += 1
    last = daysBefore(last, 1)
  }
  return count
}
