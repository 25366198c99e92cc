export interface Hello {
  type: 'hello'
  table: string
  token?: string | null
  last_seq?: number | null
  spectate?: boolean
}

export interface Sit {
  type: 'sit'
  cmd: string
  seat: number
  nonce: string
}

export interface Leave {
  type: 'leave'
  cmd: string
}

export interface SeatBot {
  type: 'seat_bot'
  cmd: string
  seat: number
  level?: string | null
}

export interface Act {
  type: 'act'
  cmd: string
  base: number
  action: number
}

export interface Undo {
  type: 'undo'
  cmd: string
  base: number
}

export interface Say {
  type: 'say'
  cmd: string
  phrase?: string | null
  text?: string | null
}

export interface Configure {
  type: 'configure'
  cmd: string
  listed?: boolean | null
  free_text?: boolean | null
  hints?: boolean | null
  pace?: 'brisk' | 'human' | 'instant' | null
}

export interface Rematch {
  type: 'rematch'
  cmd: string
}

export interface Hint {
  type: 'hint'
  cmd: string
  level?: string | null
}

export interface Rewind {
  type: 'rewind'
  cmd: string
  ply: number
}

export interface Ping {
  type: 'ping'
  n?: number
}

export interface Snapshot {
  type: 'snapshot'
  protocol: number
  seq: number
  you: You
  table: TableInfo
  position: Position | null
  log: Numbered[]
}

export interface You {
  device: string
  name: string
  seat?: number | null
  host?: boolean
}

export interface TableInfo {
  id: string
  game: string
  version: number
  options: Record<string, unknown>
  phase: 'finished' | 'gathering' | 'playing'
  match: number
  host: string
  seats: SeatInfo[]
  thinking: 'days' | 'none' | 'quick' | 'relaxed'
  pace: 'brisk' | 'human' | 'instant'
  listed: boolean
  free_text: boolean
  hints: boolean
  memory_aid: boolean
  live_points: boolean
  commitment: string
  nonces?: string[]
  match_id?: string | null
}

export interface SeatInfo {
  kind: 'bot' | 'open' | 'person'
  name?: string
  device?: string | null
  level?: string | null
  ready?: boolean
  away?: boolean
}

export interface Position {
  view: View
  points?: Line[] | null
  undo?: boolean
  clock?: ClockInfo | null
}

export interface View {
  seat: number | null
  seats: number
  to_move: number | null
  round: number
  ply: number
  choices: Choice[]
  outcome: Outcome | null
  notation: string
}

export interface Choice {
  id: number
  text: string
  verb: string
  args?: Record<string, unknown>
}

export interface Outcome {
  scores: number[]
  winners: number[]
  reason: string
}

export interface Line {
  key: string
  points: number
  args?: Record<string, unknown>
}

export interface ClockInfo {
  seat: number
  milliseconds: number
}

export interface Numbered {
  seq: number
  event: Opened | Seated | Started | Moved | Undone | Said | Configured | Finished
}

export interface Opened {
  type: 'opened'
  match: number
  commitment: string
}

export interface Seated {
  type: 'seated'
  seat: number
  player: SeatInfo
}

export interface Started {
  type: 'started'
  match: number
  nonces: string[]
}

export interface Moved {
  type: 'moved'
  seat: number
  ply: number
  story: Event[]
  bot?: boolean
}

export interface Event {
  verb: string
  seat?: number | null
  args?: Record<string, unknown>
}

export interface Undone {
  type: 'undone'
  seat: number
  ply: number
}

export interface Said {
  type: 'said'
  name: string
  seat?: number | null
  phrase?: string | null
  text?: string | null
}

export interface Configured {
  type: 'configured'
}

export interface Finished {
  type: 'finished'
  match: number
  match_id: string
  outcome: Outcome
  secret: string
}

export interface Missed {
  type: 'missed'
  protocol: number
  seq: number
  you: You
  table: TableInfo
  position: Position | null
  events: Numbered[]
}

export interface Happened {
  type: 'event'
  seq: number
  event: Opened | Seated | Started | Moved | Undone | Said | Configured | Finished
  position?: Position | null
  table?: TableInfo | null
  you?: You | null
}

export interface Ack {
  type: 'ack'
  cmd: string
  seq: number
}

export interface Refused {
  type: 'refused'
  kind: 'illegal' | 'not-allowed' | 'not-found' | 'not-your-turn' | 'stale' | 'too-fast' | 'too-large' | 'unavailable' | 'unreadable'
  key: string
  cmd?: string | null
  args?: Record<string, string | number>
  position?: string
}

export interface Presence {
  type: 'presence'
  seats: boolean[]
  spectators: number
}

export interface Advice {
  type: 'hint'
  cmd: string
  ply: number
  level: string
  opinions: Opinion[]
}

export interface Opinion {
  action: number
  text: string
  share?: number | null
  weight?: number
}

export interface Rewound {
  type: 'rewound'
  cmd: string
  ply: number
  view: View
}

export interface Pong {
  type: 'pong'
  n?: number
}

export interface Goodbye {
  type: 'goodbye'
  reason: 'moved' | 'overflow' | 'refused' | 'replaced' | 'shutdown' | 'silent'
  retry: boolean
}

export interface DeviceRequest {
  nickname?: string | null
}

export interface AdoptRequest {
  code: string
}

export interface TableRequest {
  game: string
  seats: SeatPlan[]
  options?: Record<string, unknown>
  thinking?: 'days' | 'none' | 'quick' | 'relaxed'
  pace?: 'brisk' | 'human' | 'instant'
  listed?: boolean
  free_text?: boolean
  hints?: boolean
  memory_aid?: boolean
  live_points?: boolean
}

export interface SeatPlan {
  kind: 'bot' | 'me' | 'open'
  level?: string | null
}

export interface QuickRequest {
  game?: string | null
  level?: string | null
  options?: Record<string, unknown>
}

export interface ReplayRequest {
  record: string
  first?: number
  count?: number
}

export interface VerifyRequest {
  record: string
  commitment?: string | null
}

export interface Device {
  id: string
  nickname: string
  token?: string | null
}

export interface LinkCode {
  code: string
  seconds: number
}

export interface RoomInfo {
  version: string
  protocol: number
  games: GameInfo[]
  levels: string[]
  thinking: ('days' | 'none' | 'quick' | 'relaxed')[]
  paces: ('brisk' | 'human' | 'instant')[]
  phrases: string[]
}

export interface GameInfo {
  id: string
  version: number
  seats: number[]
  options: Record<string, unknown>
}

export interface TableCreated {
  table: string
  path: string
  seat: number | null
  commitment: string
}

export interface TableList {
  tables: TableSummary[]
}

export interface TableSummary {
  id: string
  game: string
  phase: 'finished' | 'gathering' | 'playing'
  seats: SeatInfo[]
  thinking: 'days' | 'none' | 'quick' | 'relaxed'
  updated: number
  your_turn?: boolean
  match_id?: string | null
}

export interface MatchList {
  matches: MatchSummary[]
  next?: number | null
}

export interface MatchSummary {
  id: string
  game: string
  seats: SeatInfo[]
  outcome: Outcome
  finished: number
  plies: number
  your_seat?: number | null
}

export interface MatchInfo {
  summary: MatchSummary
  version: number
  options: Record<string, unknown>
  commitment: string
  secret: string
  nonces: string[]
  actions: number[]
  rounds: number[]
}

export interface Statistics {
  tallies: Tally[]
  ratings: Rating[]
}

export interface Tally {
  game: string
  against: string
  played: number
  won: number
  points: number
  best: number
}

export interface Rating {
  game: string
  mu: number
  sigma: number
  low: number
  matches: number
}

export interface Replay {
  game: string
  plies: number
  names: string[]
  rounds: number[]
  steps: ReplayStep[]
}

export interface ReplayStep {
  ply: number
  round: number
  seat: number | null
  story: Event[]
  views: View[]
}

export interface Verification {
  fair: boolean
  commitment: string
  rounds: VerifiedRound[]
  plies: number
  problem?: string | null
}

export interface VerifiedRound {
  round: number
  key: string
}

export interface Problem {
  kind: string
  key: string
  args?: Record<string, string | number>
  position?: string
}
export type TableEvent = Opened | Seated | Started | Moved | Undone | Said | Configured | Finished
export type Command = Sit | Leave | SeatBot | Act | Undo | Say | Configure | Rematch
export type Question = Hint | Rewind
export type ClientFrame = Hello | Sit | Leave | SeatBot | Act | Undo | Say | Configure | Rematch | Hint | Rewind | Ping
export type ServerFrame = Snapshot | Missed | Happened | Ack | Refused | Presence | Advice | Rewound | Pong | Goodbye
export type Thinking = 'none' | 'relaxed' | 'quick' | 'days'
export type Pace = 'human' | 'brisk' | 'instant'
export type Phase = 'gathering' | 'playing' | 'finished'
export type RefusalKind = 'unreadable' | 'illegal' | 'not-your-turn' | 'stale' | 'not-allowed' | 'not-found' | 'too-fast' | 'too-large' | 'unavailable'
