// How well this person solved each task, kept in this browser: one to three stars.
const KEY = 'papercove-tasks'
type Stars = Record<string, number>

function read(): Record<string, Stars> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Stars>
  } catch {
    return {}
  }
}

export const starsOf = (game: string): Stars => read()[game] ?? {}

/** The best result counts. */
export function rememberStars(game: string, task: string, stars: number): void {
  const own = starsOf(game)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: { ...own, [task]: Math.max(stars, own[task] ?? 0) } }))
  } catch {
    // then the stars shine as long as the page is open
  }
}
