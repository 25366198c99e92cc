// The room's requests for learning, looking back and counting.
import type {
  AnalysisStatus,
  ExampleAnswer,
  Leaflet,
  MatchInfo,
  MatchList,
  NotNow,
  Points,
  PointsForm,
  PushKey,
  PuzzleInfo,
  PuzzleVerdict,
  Replay,
  Rulebook,
  Statistics,
  TaskAnswer,
  TaskList,
  Verification,
} from '../generated/wire'
import { ask, Refusal } from '../room/api'

const name = encodeURIComponent

export const learnApi = {
  match: (id: string) => ask<MatchInfo>('GET', `/api/matches/${name(id)}`),
  replay: (id: string, first: number, count: number) => ask<Replay>('GET', `/api/matches/${name(id)}/replay?first=${first}&count=${count}`),
  replayFile: (record: string, first: number, count: number) => ask<Replay>('POST', '/api/replay', { record, first, count }),
  verify: (record: string, commitment: string | null) => ask<Verification>('POST', '/api/verify', { record, commitment }),
  analysis: (id: string) => ask<AnalysisStatus>('GET', analysisPath(id)),
  analyse: (id: string) => ask<AnalysisStatus>('POST', analysisPath(id), {}),
  analyseFile: (record: string) => ask<AnalysisStatus>('POST', '/api/analysis', { record }),
  cancelAnalysis: (id: string) => ask<AnalysisStatus>('DELETE', analysisPath(id)),
  pointsForm: (game: string) => ask<PointsForm>('GET', `/api/points/${name(game)}`),
  points: (game: string, given: Record<string, unknown>) => ask<Points>('POST', `/api/points/${name(game)}`, { given }),
  puzzle: (game: string, day: string) => ask<PuzzleInfo>('GET', `/api/puzzles/${name(game)}/${day}`),
  tryPuzzle: (game: string, day: string, choice: number | null) =>
    ask<PuzzleVerdict>('POST', `/api/puzzles/${name(game)}/${day}`, { choice }),
  tasks: (game: string) => ask<TaskList>('GET', `/api/tasks/${name(game)}`),
  task: (game: string, id: string, tries: readonly number[]) => ask<TaskAnswer>('POST', `/api/tasks/${name(game)}/${name(id)}`, { tries }),
  rules: (game: string, language: string) => ask<Rulebook>('GET', `/api/rules/${name(game)}/${language}`),
  leaflet: (game: string) => ask<Leaflet>('GET', `/api/leaflet/${name(game)}`),
  example: (game: string, key: string, chosen: readonly (readonly number[])[], tries: readonly string[]) =>
    ask<ExampleAnswer>('POST', `/api/leaflet/${name(game)}/${name(key)}`, { chosen, tries }),
  notNow: (table: string) => ask<NotNow>('GET', `/api/tables/${name(table)}/not-now`),
  statistics: () => ask<Statistics>('GET', '/api/me/statistics'),
  matches: (before: string | null) => ask<MatchList>('GET', `/api/me/matches${before === null ? '' : `?before=${name(before)}`}`),
  forgetMe: () => ask<undefined>('DELETE', '/api/me'),
  pushKey: () => ask<PushKey>('GET', '/api/push'),
  subscribe: (endpoint: string) => ask<undefined>('POST', '/api/push', { endpoint }),
  unsubscribe: (endpoint: string) => ask<undefined>('DELETE', '/api/push', { endpoint }),
}

const analysisPath = (id: string): string => (id.startsWith('file-') ? `/api/analysis/${name(id)}` : `/api/matches/${name(id)}/analysis`)

/** The record of a finished match, as text. */
export async function recordText(id: string): Promise<string> {
  const response = await fetch(`/api/matches/${name(id)}/record`, { credentials: 'same-origin' }).catch(() => null)
  if (!response?.ok) throw new Refusal(response ? 'no-match' : 'room-unreachable')
  return response.text()
}
