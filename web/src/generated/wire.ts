// Made by `python -m papercove.server.typescript`; do not edit. Absent fields have their default value.

export const PROTOCOL = 2;
export const SWITCHES = {"listed":false,"free_text":true,"hints":true,"memory_aid":false,"live_points":true,"newcomers":true};
export const HOST_SWITCHES = ["listed","free_text","hints","newcomers"] as const;

/** One legal action: its number, its text in notation, and its parts for a screen or a sentence. */
export interface Choice {
  id: number;
  text: string;
  verb: string;
  args: Record<string, unknown>;
}

/** How a match ended: each seat's score, who won (several share it), and the message `reason-<reason>`. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

/** A draw pile: its size, and the card on top. */
export interface PileView {
  size: number;
  top: string | null;
}

/** A token that a player got for an objective. */
export interface ClaimView {
  seat: number;
  points: number;
}

/** A cell of a landscape, counted from the start card: columns to the right, rows downwards. */
export interface PlaceView {
  column: number;
  row: number;
}

/** How far a landscape is with an objective: cells that fit, and cells the pattern still lacks. */
export interface ProgressView {
  fitting: PlaceView[];
  missing: PlaceView[];
  needed: number;
  met: boolean;
  reached: number;
  goal: number;
}

/** An objective, the tokens left on it, who has one, and each seat's progress in seat order. */
export interface ObjectiveView {
  number: number;
  key: string;
  tokens: number[];
  claims: ClaimView[];
  progress: ProgressView[];
}

/** One line of a score sheet: the message `line-<key>`, the points, and what they were given for. */
export interface Line {
  key: string;
  points: number;
  args?: Record<string, unknown>;
}

/** A stack of a landscape; `cards` from the bottom to the top. `closed`: the scissors token lies on it. */
export interface StackView {
  column: number;
  row: number;
  cards: string[];
  closed: boolean;
  stars: number;
}

/** One player's place at the table. */
export interface SeatView {
  seat: number;
  score: number | null;
  lines: Line[] | null;
  hand: string[];
  discards: string[];
  tokens: number[];
  landscape: StackView[];
}

/** Where the scissors token lies. */
export interface ScissorsView {
  seat: number;
  column: number;
  row: number;
}

/** A placement under way: what was announced, the card being placed and its cell, cards to pay for its jump. */
export interface PlacingView {
  announced: string;
  card: string | null;
  at: PlaceView | null;
  owed: number;
  placed: number;
}

/** Where a card may go: `below` is the value it lands on (0: a new stack), `skip` the values it jumps over, `cost` */
export interface CellView {
  column: number;
  row: number;
  across: number | string;
  down: number | string;
  below: number;
  skip: number;
  cost: number;
  stars: number;
}

/** A card of the mover's hand that has a place now, whatever is announced, and all its places. */
export interface CardPlacesView {
  card: string;
  cells: CellView[];
}

/** All that one viewer may know. */
export interface PaperWorldView {
  game: "paper-world";
  seat: number | null;
  seats: number;
  to_move: number | null;
  round: number;
  ply: number;
  choices: Choice[];
  outcome: Outcome | null;
  notation: string;
  phase: string;
  starter: number;
  turn: number;
  advanced: boolean;
  piles: PileView[];
  objectives: ObjectiveView[];
  table: SeatView[];
  scissors: ScissorsView | null;
  placing: PlacingView | null;
  places: CardPlacesView[];
  to_discard: number;
  last_turns: number | null;
}

/** The points that a card adds, and how many cards count with it: of its kind, of the kind it multiplies, or of the */
export interface Worth {
  points: number;
  count: number;
  colour?: string | null;
  multiplied?: number;
  mermaids?: number;
}

/** A discard pile: its size and top; `cards` (bottom to top) while looking through it, or by the memory aid. */
export interface SeaSaltPaperPileView {
  size: number;
  top: string | null;
  cards: string[] | null;
  worth: Worth | null;
  worths: Worth[] | null;
}

/** One player's place at the table; what is hidden from the viewer is None. Views share it: it never changes. */
export interface SeaSaltPaperSeatView {
  seat: number;
  score: number;
  hand_size: number;
  hand: string[] | null;
  laid: string[];
  open: boolean;
  points: number | null;
  lines: Line[] | null;
  bonus: Line | null;
  known: string[] | null;
  worths: Worth[] | null;
}

/** A line of the count with the cards it is given for; `nothing` are the cards that no line is given for. */
export interface Group {
  key: string;
  points: number;
  args?: Record<string, unknown>;
  cards: string[];
}

/** One player's part in the round that has just ended: the cards in the groups they count in, and what counted. */
export interface RoundSeat {
  groups: Group[];
  points: number;
  bonus: Line;
  counted: string;
  gained: number;
}

/** How the last round ended; `seats` is empty where no hand was shown (a void round). */
export interface RoundView {
  end: string;
  ended_by: number;
  seats: RoundSeat[];
}

/** All that one viewer may know. */
export interface SeaSaltPaperView {
  game: "sea-salt-paper";
  seat: number | null;
  seats: number;
  to_move: number | null;
  round: number;
  ply: number;
  choices: Choice[];
  outcome: Outcome | null;
  notation: string;
  phase: string;
  starter: number;
  points_to_win: number;
  numbers: number[];
  deck_size: number;
  piles: SeaSaltPaperPileView[];
  table: SeaSaltPaperSeatView[];
  drawn: string[] | null;
  drawn_count: number;
  drawn_worths: Worth[] | null;
  looking_at: number | null;
  caller: number | null;
  last_round: RoundView | null;
}

/** A card, a stone, a stick: its face (`kind` or `kind:colour`), or nothing where it lies face down. */
export interface Piece {
  face?: string;
  actions?: number[];
}

/** Pieces side by side: the message `row-<key>`. */
export interface Row {
  key: string;
  pieces: Piece[];
}

/** What is before one seat; `score` is None where it is not known, `signs` are messages `sign-<key>`. */
export interface Place {
  score?: number | null;
  hand?: Piece[];
  rows?: Row[];
  signs?: string[];
  actions?: number[];
}

/** Pieces that lie on each other: the message `pile-<key>`, how many there are, and the face on top if seen. */
export interface Pile {
  key: string;
  count: number;
  top?: string;
  actions?: number[];
}

/** The whole table; `places` are in the order of seats, `target` is what scores are measured by, if anything. */
export interface Board {
  places: Place[];
  piles?: Pile[];
  rows?: Row[];
  target?: number | null;
}

/** A view that says itself how it is drawn; a game adds its own fields in a subclass. */
export interface BoardView {
  seat: number | null;
  seats: number;
  to_move: number | null;
  round: number;
  ply: number;
  choices: Choice[];
  outcome: Outcome | null;
  notation: string;
  board: Board;
}

/** The command is committed as event `seq` (never less than that is shown from now on). */
export interface Ack {
  type: "ack";
  cmd: string;
  seq: number;
}

/** Play one of the choices; `base` is the last seq the client had seen when it was chosen. */
export interface Act {
  type: "act";
  cmd: string;
  base: number;
  action: number;
}

/** POST /api/device/adopt: go on here as the device that made this code. */
export interface AdoptRequest {
  code: string;
}

/** What speaks for or against a choice: the message `why-<key>` filled with `args`, `seat` being whom it is about. */
export interface Reason {
  key: string;
  seat?: number | null;
  args?: Record<string, unknown>;
  lines?: Line[];
}

/** What a bot thinks of one choice. */
export interface Opinion {
  action: number;
  text: string;
  share?: number | null;
  weight?: number;
  loss?: number;
  grade?: string;
  reasons?: Reason[];
}

/** The answer to `hint`: best choice first, then the others by what they promise. */
export interface Advice {
  type: "hint";
  cmd: string;
  ply: number;
  level: string;
  opinions: Opinion[];
}

/** POST /api/analysis: judge a record file that somebody opened. */
export interface AnalysisRequest {
  record: string;
}

/** One action that could have been chosen, and the share of the win it promised its mover. */
export interface Considered {
  choice: Choice;
  share: number;
  weight: number;
  error: number;
}

/** One reason, the message `foreseen-<key>`: what the best and the obvious choice lead to on average. */
export interface Foreseen {
  key: string;
  best: number;
  other: number;
}

/** Why one choice is better than another: what speaks of each, what they lead to, and what then became of it. */
export interface Why {
  best: Reason[];
  played: Reason[];
  both: Reason[];
  foreseen: Foreseen[];
  then: Reason[];
}

/** One choice of a match: what was played, what the coach would have played, and what the difference was worth. */
export interface Decision {
  ply: number;
  round: number;
  seat: number;
  played: Considered;
  best: Considered;
  others: Considered[];
  loss: number;
  grade: string;
  why: Why | null;
}

/** A step that changed who is likely to win: by a decision, or (`luck`) by what the cards brought. */
export interface TurningPoint {
  ply: number;
  seat: number;
  gainer: number;
  before: number;
  after: number;
  luck: boolean;
  choice: Choice;
  reasons: Reason[];
}

/** How one seat decided, over the whole match. */
export interface Conduct {
  decisions: number;
  agreed: number;
  mistakes: number;
  blunders: number;
  loss: number;
}

/** Choices of one kind where the coach wanted another: together they cost as much as a blunder, or many points. */
export interface Habit {
  seat: number;
  plies: number[];
  example: number;
  loss: number;
  points: number;
  foreseen: Foreseen[];
  why: Why;
}

/** Everything the coach says of one match. */
export interface Analysis {
  game: string;
  version: number;
  iterations: number;
  seed: number;
  names: string[];
  curve: number[][];
  decisions: Decision[];
  turning_points: TurningPoint[];
  conduct: Conduct[];
  habits: Habit[];
}

/** How far the coach is: progress while it thinks, the analysis once it is done. */
export interface AnalysisStatus {
  id: string;
  state: "cancelled" | "done" | "failed" | "none" | "thinking" | "waiting";
  done?: number;
  all?: number;
  result?: Analysis | null;
  problem?: string | null;
  args?: Record<string, string | number>;
}

/** Somebody would like another match; `table.again` has everybody who would. */
export interface Asked {
  type: "asked";
  seat: number;
}

/** POST /api/keeper/backup: the copy, on the room's machine. */
export interface BackedUp {
  file: string;
}

/** POST /api/keeper/ban: the device or the address is banned. */
export interface Banned {
  banned: string;
}

/** How long the seat to move may still think; after that a bot plays this turn for it. */
export interface ClockInfo {
  seat: number;
  milliseconds: number;
}

/** How the match differs for this viewer from the position told before: for clients that asked for `changes`. */
export interface Changed {
  view: unknown[][];
  undo?: boolean;
  clock?: ClockInfo | null;
}

/** The host changes settings of the table; what is left out stays. */
export interface Configure {
  type: "configure";
  cmd: string;
  listed?: boolean | null;
  free_text?: boolean | null;
  hints?: boolean | null;
  newcomers?: boolean | null;
  pace?: "brisk" | "human" | "instant" | null;
}

/** The host changed the table's settings. */
export interface Configured {
  type: "configured";
}

/** Somebody who is connected to a table. */
export interface DeskPerson {
  device: string;
  name: string;
  address: string;
  seat?: number | null;
}

/** A table of this node. */
export interface DeskTable {
  table: string;
  game: string;
  phase: string;
  listed: boolean;
  people?: DeskPerson[];
}

/** All that the keeper sees: this node's tables, what the limits refused, who is kept out, and the nodes. */
export interface Desk {
  node: string;
  tables: DeskTable[];
  refused: Record<string, number>;
  bans: Record<string, number>;
  nodes?: Record<string, number>;
}

/** Who one is. `token` is told once, when the device is new; browsers keep it in a cookie they cannot read. */
export interface Device {
  id: string;
  nickname: string;
  token?: string | null;
  animal?: string;
}

/** POST /api/device: become known to the room, or change one's nickname or animal. */
export interface DeviceRequest {
  nickname?: string | null;
  animal?: "bear" | "cat" | "crab" | "crane" | "fish" | "fox" | "frog" | "octopus" | "owl" | "penguin" | "rabbit" | "whale" | null;
}

/** What the rules make of an example, as its first seat sees it. */
export interface ExampleAnswer {
  view: GameView;
}

/** POST /api/leaflet/GAME/EXAMPLE: the piece chosen in each place, by seat, and what is tried with them. */
export interface ExampleTry {
  chosen?: number[][];
  tries?: string[];
}

/** The match is over; the secret behind the dice is told. */
export interface Finished {
  type: "finished";
  match: number;
  match_id: string;
  outcome: Outcome;
  secret: string;
}

/** POST /api/keeper/forgive: what stood in `bans` no longer does. */
export interface Forgiven {
  forgiven: string;
}

/** A game of this room; `options` is a JSON schema, `counted` the options that change the count of a game night. */
export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  levels: string[];
  options: Record<string, unknown>;
  counted?: string[];
  names?: Record<string, string>;
  usual?: Record<string, Record<string, unknown>>;
  memory_option?: string;
  art?: string[];
  sounds?: Record<string, string>;
}

/** The server closes this connection; `retry` tells a client to come back by itself. */
export interface Goodbye {
  type: "goodbye";
  reason: "moved" | "overflow" | "refused" | "replaced" | "shutdown" | "silent";
  retry: boolean;
}

/** A match is being gathered; the room has bound itself to its dice. */
export interface Opened {
  type: "opened";
  match: number;
  commitment: string;
}

/** A chair: `open`, a `person`'s or a `bot`'s; everybody sees this. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  device?: string | null;
  level?: string | null;
  ready?: boolean;
  away?: boolean;
  animal?: string;
}

/** Somebody took a chair, came back to it, or was replaced by a bot (`player` says who sits now). */
export interface Seated {
  type: "seated";
  seat: number;
  player: SeatInfo;
  took?: string | null;
}

/** Every person has promised a nonce: these promises count, and each device now reveals its own nonce. */
export interface Sealed {
  type: "sealed";
  match: number;
  promises: string[];
}

/** The room has a seat's nonce; everybody is told it with the deal. */
export interface Revealed {
  type: "revealed";
  seat: number;
}

/** A seat's nonce is no longer waited for: the deal goes on without it, and the record says so. */
export interface Withheld {
  type: "withheld";
  seat: number;
}

/** The cards are dealt; `nonces` as in TableInfo. */
export interface Started {
  type: "started";
  match: number;
  nonces: string[];
}

/** Something that happened, as one viewer may know it: the message `event-<verb>` filled with `args`. */
export interface Event {
  verb: string;
  seat?: number | null;
  args?: Record<string, unknown>;
}

/** One action was played; `story` tells it as this viewer may know it. */
export interface Moved {
  type: "moved";
  seat: number;
  ply: number;
  story: Event[];
  bot?: boolean;
}

/** A seat took its last action back; `ply` is where the match stands again. */
export interface Undone {
  type: "undone";
  seat: number;
  ply: number;
}

/** Chat: either one of the room's phrases, which each client says in its own language, or free text. */
export interface Said {
  type: "said";
  name: string;
  seat?: number | null;
  phrase?: string | null;
  text?: string | null;
  device?: string | null;
}

/** The match as this viewer may know it now; `view` has the type that belongs to the table's game. */
export interface Position {
  view: GameView;
  undo?: boolean;
  clock?: ClockInfo | null;
}

/** How a round ended: `end` is a word of the game's own, `gained` what each seat made of it. */
export interface RoundEnd {
  end: string;
  ended_by: number;
  gained: number[];
  hands: string[][];
}

/** A table as everybody may know it, with its settings; sent whole whenever any of it changes. */
export interface TableInfo {
  thinking: "days" | "none" | "quick" | "relaxed";
  pace: "brisk" | "human" | "instant";
  listed: boolean;
  free_text: boolean;
  hints: boolean;
  memory_aid: boolean;
  live_points: boolean;
  newcomers: boolean;
  muted: Record<string, string>;
  removed: Record<string, string>;
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  phase: "finished" | "gathering" | "playing";
  match: number;
  host: string;
  seats: SeatInfo[];
  commitment: string;
  promises: string[];
  awaited: number[];
  nonces: string[];
  match_id: string | null;
  rounds: RoundEnd[];
  again: number[];
}

/** Who the room takes this connection for. */
export interface You {
  device: string;
  name: string;
  seat?: number | null;
  host?: boolean;
  animal?: string;
}

/** One numbered event, with the parts of the picture that it changed. */
export interface Happened {
  type: "event";
  seq: number;
  event: Opened | Seated | Sealed | Revealed | Withheld | Started | Moved | Undone | Said | Configured | Asked | Finished;
  position?: Position | null;
  table?: TableInfo | null;
  you?: You | null;
  changed?: Changed | null;
}

/** GET /healthz: whether this node serves tables. */
export interface Health {
  status: "ok" | "unavailable";
  node: string;
  tables: number;
}

/** The first frame. The token may come from the cookie instead; `last_seq` asks for what was missed since. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  last_seq?: number | null;
  spectate?: boolean;
  screen?: boolean;
  changes?: boolean;
  says_seen?: boolean;
}

/** Ask what a bot of a level would do here, knowing only what one's own seat knows. */
export interface Hint {
  type: "hint";
  cmd: string;
  level?: string | null;
}

/** The settings as they are kept and told: with whom the host does not let speak, or in, and their names. */
export interface KeptSettings {
  thinking?: "days" | "none" | "quick" | "relaxed";
  pace?: "brisk" | "human" | "instant";
  listed?: boolean;
  free_text?: boolean;
  hints?: boolean;
  memory_aid?: boolean;
  live_points?: boolean;
  newcomers?: boolean;
  muted?: Record<string, string>;
  removed?: Record<string, string>;
}

/** Stand up; in mid-match a bot plays on until its owner sits again. */
export interface Leave {
  type: "leave";
  cmd: string;
}

/** A code that lets another device go on as this one; it works once, for a few minutes. */
export interface LinkCode {
  code: string;
  seconds: number;
}

/** A finished match in a list. */
export interface MatchSummary {
  id: string;
  game: string;
  seats: SeatInfo[];
  outcome: Outcome;
  finished: number;
  plies: number;
  your_seat?: number | null;
  highlights?: Record<string, number>[];
}

/** GET /api/matches/ID: all that is needed to replay and verify a finished match. */
export interface MatchInfo {
  summary: MatchSummary;
  version: number;
  options: Record<string, unknown>;
  commitment: string;
  secret: string;
  nonces: string[];
  actions: (number | string)[];
  rounds: number[];
}

/** GET /api/me/matches: the newest first; `next` goes into `?before=` for more. */
export interface MatchList {
  matches: MatchSummary[];
  next?: string | null;
}

/** An event with its place in the table's log. */
export interface Numbered {
  seq: number;
  event: Opened | Seated | Sealed | Revealed | Withheld | Started | Moved | Undone | Said | Configured | Asked | Finished;
}

/** The answer to a hello with `last_seq`: every event since, then how things stand. */
export interface Missed {
  type: "missed";
  protocol: number;
  seq: number;
  you: You;
  table: TableInfo;
  position: Position | null;
  events: Numbered[];
}

/** The host lets somebody who sits here, or spoke here, say nothing more at this table; or again. */
export interface Mute {
  type: "mute";
  cmd: string;
  device: string;
  on?: boolean;
}

/** Something that cannot be done now (`action-<verb>`), and the number of the rule that forbids it. */
export interface Forbidden {
  verb: string;
  rule: string;
  args?: Record<string, unknown>;
  why?: string;
  on_touch?: boolean;
}

/** GET /api/tables/ID/not-now: what one's own seat may not do here, and by which rule. */
export interface NotNow {
  forbidden: Forbidden[];
}

/** POST /api/keeper/…: the table, device, address, file or node that an order is about, and for how many days. */
export interface Order {
  table?: string;
  device?: string;
  address?: string;
  file?: string;
  node?: string;
  days?: number;
}

/** POST /api/keeper/mute: nothing that the device says is told. */
export interface PersonMuted {
  muted: string;
}

/** POST /api/keeper/remove: the device has left the table. */
export interface PersonRemoved {
  removed: string;
}

/** Answered by a pong with the same number. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** The points, explained line by line; `extras` may come on top. */
export interface Points {
  lines: Line[];
  total: number;
  extras: Line[];
}

/** One field of what can be given, for a screen to offer: the message `given-<name>` names it. */
export interface Pickable {
  name: string;
  kind: "cards" | "number" | "numbers" | "places" | "slots" | "switch";
  faces?: Record<string, number>;
  values?: number[];
  columns?: number;
  rows?: number;
  shelf?: number;
  labels?: Line[];
}

/** GET /api/points/GAME: what a page offers to pick. */
export interface PointsForm {
  game: string;
  fields: Pickable[];
}

/** POST /api/points/GAME: count what lies on a real table; `given` has the fields of `PointsForm`. */
export interface PointsRequest {
  given: Record<string, unknown>;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  n?: number;
}

/** Who is connected; not numbered, only the newest counts. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators: number;
  screen?: boolean;
  resting?: boolean;
  unseen?: number[];
  clock?: ClockInfo | null;
  watching?: Record<string, string>;
}

/** Any request that was refused. */
export interface Problem {
  kind: string;
  key: string;
  args?: Record<string, string | number>;
  position?: string;
}

/** POST /api/keeper/prune: how many tables and score sheets were deleted. */
export interface Pruned {
  pruned: number;
  sheets: number;
}

/** GET /api/push: the room's public key for notifications; null where the host has not turned them on. */
export interface PushKey {
  key: string | null;
}

/** GET /api/puzzles/GAME/DAY: the position of a day (2026-11-17), as the seat that decides sees it. */
export interface PuzzleInfo {
  game: string;
  day: string;
  count: number;
  seat: number;
  view: GameView;
}

/** One choice, the share of the win that it keeps, and the standard error of that. */
export interface PuzzleShare {
  choice: Choice;
  share: number;
  error: number;
}

/** Why a choice is worse: what can be counted of it only, and what the best one leads to instead. */
export interface PuzzleShortfall {
  tried: Reason[];
  reasons: Foreseen[];
}

/** Every choice, the best one first; the obvious one by its id; what speaks for the best one, and what it costs. */
export interface PuzzleSolution {
  measured: PuzzleShare[];
  obvious: number;
  best: Reason[];
  other: Reason[];
  both: Reason[];
  reasons: Foreseen[];
  costs: Foreseen[];
  iterations: number;
}

/** POST /api/puzzles/GAME/DAY: the choice by its id, or none to be shown the solution. */
export interface PuzzleTry {
  choice?: number | null;
}

/** Whether it was the best choice, what that one keeps, and what was chosen. */
export interface PuzzleVerdict {
  solved: boolean;
  best: number;
  keeps?: number | null;
  why?: PuzzleShortfall | null;
  solution?: PuzzleSolution | null;
}

/** POST /api/quick: a table for two against a bot, without any question. */
export interface QuickRequest {
  game?: string | null;
  level?: string | null;
  language?: string;
  options?: Record<string, unknown>;
}

/** An openskill rating in one game; `low` is what one may be sure of. */
export interface Rating {
  game: string;
  mu: number;
  sigma: number;
  low: number;
  matches: number;
}

/** Nothing was changed; the sentence is the message `refusal-<key>` filled with `args`. */
export interface Refused {
  type: "refused";
  kind: "illegal" | "not-allowed" | "not-found" | "not-your-turn" | "stale" | "too-fast" | "too-large" | "unavailable" | "unreadable";
  key: string;
  cmd?: string | null;
  args?: Record<string, string | number>;
  position?: string;
}

/** Ask for another match, or agree to one: it opens, seats rotated, once everybody here has; `leave` declines. */
export interface Rematch {
  type: "rematch";
  cmd: string;
}

/** The host sends somebody away from this table and lets them in no more; or again. */
export interface Remove {
  type: "remove";
  cmd: string;
  device: string;
  on?: boolean;
}

/** One position of a replay: what led to it, and what everybody saw (each seat in order, then spectators). */
export interface ReplayStep {
  ply: number;
  round: number;
  seat: number | null;
  story: Event[];
  views: GameView[];
}

/** GET /api/matches/ID/replay, POST /api/replay. */
export interface Replay {
  game: string;
  plies: number;
  names: string[];
  rounds: number[];
  steps: ReplayStep[];
  over: boolean;
}

/** POST /api/replay: positions of a record file that somebody opened. */
export interface ReplayRequest {
  record: string;
  first?: number;
  count?: number;
}

/** Tell one's nonce, once the table is sealed and one's own promise is among those that count. */
export interface Reveal {
  type: "reveal";
  cmd: string;
  nonce: string;
}

/** Ask for one's own view as it was after `ply` actions. */
export interface Rewind {
  type: "rewind";
  cmd: string;
  ply: number;
}

/** The answer to `rewind`. */
export interface Rewound {
  type: "rewound";
  cmd: string;
  ply: number;
  view: GameView;
}

/** GET /api/room: what this room offers. */
export interface RoomInfo {
  version: string;
  protocol: number;
  address: string;
  games: GameInfo[];
  thinking: ("days" | "none" | "quick" | "relaxed")[];
  paces: ("brisk" | "human" | "instant")[];
  phrases: string[];
}

/** Say one of the room's phrases, or free text where the host allows it. */
export interface Say {
  type: "say";
  cmd: string;
  phrase?: string | null;
  text?: string | null;
}

/** The host puts a bot on a chair, or (level null) empties it, while the match is being gathered. */
export interface SeatBot {
  type: "seat_bot";
  cmd: string;
  seat: number;
  level?: string | null;
}

/** One chair of a table to be made: one's own, open to all, or a bot's. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  level?: string | null;
}

/** The person has seen how the rounds before `round` were counted. */
export interface Seen {
  type: "seen";
  round: number;
}

/** Take an open chair or a bot's, confirm one's own for the coming deal, or come back to it. */
export interface Sit {
  type: "sit";
  cmd: string;
  seat: number;
  promise: string;
}

/** All there is to know now; whatever was known before may be forgotten. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  seq: number;
  you: You;
  table: TableInfo;
  position: Position | null;
  log: Numbered[];
}

/** Results of one game against one sort of opponent: `people`, or a bot's level. */
export interface Tally {
  game: string;
  against: string;
  played: number;
  won: number;
  points: number;
  best: number;
  highlights?: Record<string, number>;
}

/** GET /api/me/statistics: of this device's own matches. */
export interface Statistics {
  tallies: Tally[];
  ratings: Rating[];
}

/** POST, DELETE /api/push: where a browser wants to be told that it is its person's turn. */
export interface Subscription {
  endpoint: string;
}

/** POST /api/keeper/close: nobody comes back to the table. */
export interface TableClosed {
  closed: string;
}

/** GET /api/tables/ID/code, GET /api/join/CODE: a few letters to type instead of the link. */
export interface TableCode {
  code: string;
  table: string;
  path: string;
}

/** A table is open; go on over the WebSocket: hello, then sit with the promise of a nonce. */
export interface TableCreated {
  table: string;
  path: string;
  seat: number | null;
  commitment: string;
}

/** POST /api/keeper/move: another node speaks for the table. */
export interface TableHandedOver {
  moved: string;
  node: string;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  phase: "finished" | "gathering" | "playing";
  seats: SeatInfo[];
  thinking: "days" | "none" | "quick" | "relaxed";
  updated: number;
  to_move?: number | null;
  your_turn?: boolean;
  your_seat?: number | null;
  match_id?: string | null;
}

/** GET /api/lobby, GET /api/me/tables. */
export interface TableList {
  tables: TableSummary[];
}

/** POST /api/tables: open a table with these settings. */
export interface TableRequest {
  thinking?: "days" | "none" | "quick" | "relaxed";
  pace?: "brisk" | "human" | "instant";
  listed?: boolean;
  free_text?: boolean;
  hints?: boolean;
  memory_aid?: boolean;
  live_points?: boolean;
  newcomers?: boolean;
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
}

/** What the maker of a table chooses. */
export interface TableSettings {
  thinking?: "days" | "none" | "quick" | "relaxed";
  pace?: "brisk" | "human" | "instant";
  listed?: boolean;
  free_text?: boolean;
  hints?: boolean;
  memory_aid?: boolean;
  live_points?: boolean;
  newcomers?: boolean;
}

/** What became of the last try; `stands` of the tries are played in the position that is shown. */
export interface TaskAnswer {
  state: "missed" | "open" | "solved" | "wrong";
  stands: number;
  view: GameView;
  story: Event[];
  forbidden: Forbidden[];
  keeps?: number | null;
  best?: number | null;
  wrong?: string;
  rule?: string;
}

/** One task of a game: the messages `task-<id>` and `chapter-<chapter>`, and the rules it teaches. */
export interface TaskInfo {
  id: string;
  chapter: string;
  rules: string[];
}

/** GET /api/tasks/GAME: what one may solve, in order. */
export interface TaskList {
  game: string;
  tasks: TaskInfo[];
}

/** POST /api/tasks/GAME/ID: what was tried so far, from the beginning; the last try is judged. */
export interface TaskRequest {
  tries?: number[];
}

/** Take one's last action back: only while nothing was revealed and nobody else has moved. */
export interface Undo {
  type: "undo";
  cmd: string;
  base: number;
}

/** The key that seeded one round's dice, in hexadecimal. */
export interface VerifiedRound {
  round: number;
  key: string;
}

/** Whether a record's dice are what the room was bound to, and every deal follows from them. */
export interface Verification {
  fair: boolean;
  commitment: string;
  rounds: VerifiedRound[];
  plies: number;
  problem?: string | null;
  recipe?: number;
  match?: string;
  withheld?: number[];
  broken?: number;
}

/** POST /api/verify: check a record's dice against a commitment. */
export interface VerifyRequest {
  record: string;
  commitment?: string | null;
  nonce?: string | null;
}

/** One thing that is shown and said; `rules` are the numbers under which the rulebook says it in full. */
export interface Picture {
  key: string;
  cards?: string[];
  rules?: string[];
  count?: number;
}

/** A heading and what stands below it. */
export interface Section {
  key: string;
  pictures: Picture[];
}

/** A small board that one can touch: what lies before each player, and what can be tried with it. */
export interface Example {
  key: string;
  pieces: string[][][];
  ways?: string[];
  rules?: string[];
  under?: string[];
}

/** The page: its parts in the printed sheet's order, its examples, and what an option changes. */
export interface Leaflet {
  parts: Section[];
  examples?: Example[];
  aid?: string[];
  figures?: Record<string, number>;
  tables?: number[];
  option?: string;
  settings?: Record<string, Record<string, string>>;
}

/** One numbered rule; `rows` is its table, the first row being the heads. */
export interface Rule {
  number: string;
  text: string;
  rows?: string[][];
  after?: string;
}

/** A chapter of the rulebook. */
export interface RulebooksSection {
  number: string;
  title: string;
  rules: Rule[];
}

/** A whole rulebook in one language. */
export interface Rulebook {
  language: string;
  title: string;
  intro: string[];
  sections: RulebooksSection[];
}

/** Somebody at the real table, in the order they sit; somebody without a name is called by their animal. */
export interface SheetPlayer {
  name?: string;
  animal?: "bear" | "cat" | "crab" | "crane" | "fish" | "fox" | "frog" | "octopus" | "owl" | "penguin" | "rabbit" | "whale";
}

/** What one player has at the end of a round: cards for the game's `ScoreReader`, or numbers counted by hand. */
export interface Part {
  given?: Record<string, unknown> | null;
  numbers?: Record<string, number>;
}

/** A round as it was entered; `key` stays its own, whatever becomes of the others. */
export interface SheetRound {
  key: number;
  parts: (Part | null)[];
  end?: string;
  by?: number | null;
}

/** A whole score sheet. `next` is the key of the round that comes next; `over`: the people say that none does. */
export interface Sheet {
  game: string;
  players: SheetPlayer[];
  options?: Record<string, unknown>;
  rounds?: SheetRound[];
  next?: number;
  over?: boolean;
  closed?: boolean;
  opened?: number;
}

/** What a player has at the end of a round; None: not known after all. The next round begins with its first part. */
export interface SetPart {
  kind: "part";
  round: number;
  seat: number;
  part?: Part | null;
  was?: Part | null;
}

/** How a round ended, and who ended it; `was` and `was_by` are what stood there before. */
export interface SetEnd {
  kind: "end";
  round: number;
  end?: string;
  by?: number | null;
  was?: string;
  was_by?: number | null;
}

/** Take out a round that is as `was` says. */
export interface DropRound {
  kind: "drop";
  was: SheetRound;
}

/** Put back a round that was taken out. */
export interface RestoreRound {
  kind: "restore";
  round: SheetRound;
}

/** Say that no further round follows, or that one does after all. */
export interface SetOver {
  kind: "over";
  over: boolean;
}

/** Other names, animals or options: for whoever opened the sheet. */
export interface SetTable {
  kind: "table";
  players: SheetPlayer[];
  options?: Record<string, unknown>;
}

/** The evening is over: the sheet stays to be read and takes no more entries. For whoever opened it. */
export interface CloseSheet {
  kind: "close";
}

/** POST /api/sheets/ID: one change of a shared sheet. */
export interface ChangeRequest {
  change: SetPart | SetEnd | DropRound | RestoreRound | SetOver | SetTable | CloseSheet;
}

/** A way in which a round ends: the message `ending-<key>`. `who`: whether somebody is named for it. */
export interface Ending {
  key: string;
  numbers?: string[];
  who?: "nobody" | "one" | "perhaps";
}

/** What a screen asks for: the ways a round may end, the cards that can be picked, and the goal. */
export interface EveningForm {
  ends: Ending[];
  fields?: Pickable[];
  target?: number | null;
  once?: boolean;
  open_ended?: boolean;
}

/** A line of the count; `struck` says why it does not count (the message `struck-<struck>`). */
export interface CountedLine {
  key: string;
  points: number;
  args?: Record<string, unknown>;
  struck?: string;
}

/** What a round brought one player, line by line; the lines that are not struck add up to `gained`. */
export interface SeatCount {
  gained?: number;
  lines?: CountedLine[];
}

/** Something a round still wants: how it ended (no seat), a player's cards, or only some of their numbers. */
export interface Missing {
  seat?: number | null;
  numbers?: string[];
}

/** Why a round cannot be as it was entered: the message `refusal-<key>`, and whose entry it is about. */
export interface Fault {
  key: string;
  args?: Record<string, string | number>;
  seat?: number | null;
}

/** What became of a round: `open` while something is missing, `wrong` with a fault, `late` once the game was over. */
export interface RoundCount {
  state: "counted" | "late" | "open" | "wrong";
  end?: string;
  by?: number | null;
  seats?: SeatCount[];
  missing?: Missing[];
  fault?: Fault | null;
  starter?: number | null;
}

/** Everything counted so far; `outcome` once somebody has won. */
export interface EveningCount {
  totals: number[];
  rounds?: RoundCount[];
  outcome?: Outcome | null;
}

/** A sheet with its count: PUT, POST and GET /api/sheets/ID, and POST /api/sheets for one that is kept nowhere. */
export interface SheetAnswer {
  sheet: Sheet;
  form: EveningForm;
  count: EveningCount;
  revision?: number;
  host?: boolean;
  id?: string;
}

export type TimeControl = "days" | "none" | "quick" | "relaxed";
export type Pace = "brisk" | "human" | "instant";
export type Phase = "finished" | "gathering" | "playing";
export type RefusalKind = "illegal" | "not-allowed" | "not-found" | "not-your-turn" | "stale" | "too-fast" | "too-large" | "unavailable" | "unreadable";
export type TableEvent = Opened | Seated | Sealed | Revealed | Withheld | Started | Moved | Undone | Said | Configured | Asked | Finished;
export type Command = Sit | Reveal | Leave | SeatBot | Act | Undo | Say | Configure | Mute | Remove | Rematch;
export type Question = Hint | Rewind;
export type ClientFrame = Hello | Sit | Reveal | Leave | SeatBot | Act | Undo | Say | Configure | Mute | Remove | Rematch | Hint | Rewind | Seen | Ping;
export type ServerFrame = Snapshot | Missed | Happened | Ack | Refused | Presence | Advice | Rewound | Pong | Goodbye;
export interface GameViews { "paper-world": PaperWorldView; "sea-salt-paper": SeaSaltPaperView; }
export type GameView = GameViews[keyof GameViews];
