// How far this person came in each lesson, kept in this browser, so that it can be left and resumed.
const KEY = 'papercove-lessons'

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export const sceneReached = (game: string): number => read()[game] ?? 0

export function rememberScene(game: string, scene: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: scene }))
  } catch {
    // then the lesson begins anew next time
  }
}
