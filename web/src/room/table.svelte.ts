// The client's picture of one table: what the room told, shown one event at a time, and what this person asks of it.
import type {
  Advice,
  Command,
  Configure,
  Event,
  Happened,
  Hello,
  Numbered,
  Position,
  Presence,
  Question,
  Refused,
  Rewound,
  ServerFrame,
  TableInfo,
  You,
} from '../generated/wire'
import { Backlog, type Tempo } from './backlog.svelte'
import { changedPosition } from './changes'
import { Connection, type Link } from './connection'
import { Orders, type Unsent } from './orders.svelte'
import { Unfair, checkSecret, look, promise, taken, withdraw } from './witness'

export interface Told {
  event: Numbered['event']
  before: Position | null
  after: Position | null
}

export interface Trouble {
  key: string
  args: Record<string, string | number>
}

const REMEMBERED = 600
const UNHEARD = 'papercove-unheard'

const isMove = ({ event }: Numbered): boolean => event.type === 'moved' || event.type === 'undone'

/** What devices do among themselves before a deal is not for the log. */
const worthTelling = ({ event }: Numbered): boolean => event.type !== 'sealed' && event.type !== 'revealed'

export class Table {
  link = $state<Link>('connecting')
  you = $state.raw<You | null>(null)
  info = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  log = $state.raw<Numbered[]>([])
  presence = $state.raw<Presence | null>(null)
  advice = $state.raw<Advice | null>(null)
  past = $state.raw<Rewound | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** What the room went back on: this device plays no longer at its dice. */
  unfair = $state<Unfair['key'] | null>(null)
  /** Counts the positions that came to be shown: what was begun in one is not meant for the next. */
  moment = $state(0)
  /** Why this person is not let in, or no longer. */
  shut = $state.raw<Trouble | null>(null)

  /** Devices whose words this person does not want to see, and what they are called. */
  unheard = $state.raw(JSON.parse(localStorage.getItem(UNHEARD) ?? '{}') as Record<string, string>)

  private seq = $state(0)
  private received = 0
  private readonly connection: Connection
  private readonly orders: Orders
  private readonly backlog: Backlog
  private readonly listeners = new Set<(told: Told) => void>()
  private wantsAway = false
  private spectates = $state(false)
  private confirmed = 0
  private revealing = ''
  private seatTold: number | null = null
  /** What to say of the last change to whoever held something. */
  private change: string | null = null
  /** It was said that a bot plays for this person. */
  private timeUp = false
  /** The last thing the room refused without being asked for it, and whether it was asked why it sent this person away. */
  private unasked: Trouble | null = null
  private knocked = false

  constructor(
    readonly id: string,
    private readonly options: { spectate: boolean; screen?: boolean } & Tempo,
  ) {
    this.spectates = options.spectate
    this.orders = new Orders((order) => this.connection.send(order))
    this.backlog = new Backlog(
      options,
      (seat) => seat === this.you?.seat,
      (frame) => this.show(frame),
    )
    this.connection = new Connection({
      frame: (frame) => this.hear(frame),
      link: (link) => (this.link = link),
      hello: () => this.hello(),
    })
  }

  /** Be told of every event at the moment it is shown. */
  listen(listener: (told: Told) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.orders.close()
    this.backlog.close()
    this.connection.close()
  }

  // --- what this person may ask ---

  act(action: number): void {
    if (this.unfair) return
    this.order({ type: 'act', base: this.seq, action })
  }
  undo(): void {
    this.order({ type: 'undo', base: this.seq })
  }
  sit(seat: number): void {
    this.wantsAway = false
    this.order({ type: 'sit', seat, promise: promise(this.id, this.info?.phase ?? 'gathering') })
    if (!this.spectates) return
    this.spectates = false // whoever sits down no longer only watches: come again as a player
    history.replaceState(history.state, '', `/t/${this.id}`)
    this.connection.restart()
  }
  leave(): void {
    this.wantsAway = true
    withdraw(this.id)
    this.order({ type: 'leave' })
  }
  seatBot(seat: number, level: string | null): void {
    this.order({ type: 'seat_bot', seat, level })
  }
  say(words: { phrase?: string; text?: string }): void {
    this.order({ type: 'say', ...words }, false)
  }
  configure(settings: Omit<Configure, 'type' | 'cmd'>): void {
    this.order({ type: 'configure', ...settings }, false)
  }
  /** For the host: somebody may say nothing more at this table, or again. */
  mute(device: string, on: boolean): void {
    this.order({ type: 'mute', device, on }, false)
  }
  /** For the host: somebody has to leave and stays out, or may come again. */
  remove(device: string, on: boolean): void {
    this.order({ type: 'remove', device, on }, false)
  }
  /** For oneself: what somebody says is not shown on this device, or from now on again. */
  hearNoMore(device: string, name: string, on: boolean): void {
    const { [device]: _, ...others } = this.unheard
    this.unheard = on ? { ...others, [device]: name } : others
    localStorage.setItem(UNHEARD, JSON.stringify(this.unheard))
    this.log = this.log.filter(({ event }) => !this.isUnheard(event))
  }
  rematch(): void {
    this.wantsAway = false
    this.order({ type: 'rematch' })
  }
  hint(level: string | null = null): void {
    this.order({ type: 'hint', level }, false)
  }
  rewind(ply: number): void {
    this.order({ type: 'rewind', ply }, false)
  }
  /** This person has seen how the last round was counted. */
  seen(): void {
    if (this.position) this.connection.send({ type: 'seen', round: this.position.view.round })
  }
  stage(on: boolean): void {
    this.backlog.stage(on)
  }
  returnToNow(): void {
    this.past = null
  }

  private order(words: Unsent<Command | Question>, wait = true): void {
    this.trouble = null
    this.orders.give(words, wait)
  }

  // --- what the room tells ---

  private hello(): Hello {
    const hello: Hello = { type: 'hello', table: this.id, changes: true, says_seen: true }
    if (this.received > 0) hello.last_seq = this.received
    if (this.spectates) hello.spectate = true
    if (this.options.screen) hello.screen = true
    return hello
  }

  private hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'snapshot':
        this.backlog.skip()
        this.log = frame.log.filter((one) => worthTelling(one) && !this.isUnheard(one.event))
        this.stand(frame)
        break
      case 'missed':
        this.backlog.showAll()
        for (const numbered of frame.events) this.remember(numbered)
        this.stand(frame, frame.events.find(isMove)?.event ?? null)
        break
      case 'event':
        if (frame.seq !== this.received + 1) return this.connection.restart()
        this.received = frame.seq
        this.watchDice(frame)
        this.backlog.push(frame)
        break
      case 'ack':
        this.acknowledged(frame.cmd)
        this.settle(frame.cmd, frame.seq)
        break
      case 'refused':
        this.refused(frame)
        break
      case 'presence':
        this.presence = frame
        if (frame.clock && this.position) this.position = { ...this.position, clock: frame.clock }
        break
      case 'hint':
        this.settle(frame.cmd)
        this.advice = frame
        break
      case 'rewound':
        this.settle(frame.cmd)
        this.past = frame
        break
      case 'goodbye':
        if (!frame.retry) this.sentAway()
        break
      case 'pong':
        break
    }
  }

  /** Nobody keeps a table that has sent them away: they are told why, for which it is asked once more if it did not say. */
  private sentAway(): void {
    if (this.unasked || this.knocked || !this.info) {
      this.shut = this.unasked ?? { key: 'no-table', args: {} }
      this.connection.close()
    } else {
      this.knocked = true
      this.connection.restart()
    }
  }

  /** What was chosen on a table that has changed under one's finger is said; what came too late to matter (`reveal`, `seen`) is not. */
  private refused({ cmd, kind, key, args }: Refused): void {
    if (!cmd) this.unasked = { key, args: args ?? {} }
    const asked = this.orders.asked(cmd ?? '')?.type
    this.settle(cmd ?? '')
    const chosen = asked === 'act' || asked === 'undo'
    if (asked !== 'reveal' && (kind !== 'stale' || chosen)) this.trouble = { key, args: args ?? {} }
  }

  /** A whole picture: everything shown is as it stands, and what was not acknowledged is sent again. */
  private stand(frame: { seq: number; you: You; table: TableInfo; position: Position | null }, move?: Numbered['event'] | null): void {
    const [before, seq] = [this.position, this.received]
    this.unasked = null
    this.seq = this.received = frame.seq
    this.you = frame.you
    this.info = frame.table
    this.position = frame.position ?? null
    if (move ?? (before?.view.ply !== frame.position?.view.ply || (move === undefined && frame.seq !== seq)))
      this.changed(move ?? null, before)
    this.watchDice(frame)
    this.orders.repeat()
    this.orders.release(this.seq)
    this.confirmChair()
    if (this.away && !this.wantsAway && this.seat !== null) this.sit(this.seat) // back again: the bot makes room
  }

  private settle(cmd: string, seq = 0): void {
    this.orders.answered(cmd, seq)
    this.orders.release(this.seq)
  }

  private show(frame: Happened): void {
    const before = this.position
    this.seq = frame.seq
    if (frame.table) this.info = frame.table
    if (frame.you) this.you = frame.you
    if (frame.position) this.position = frame.position
    else if (frame.changed && before) this.position = changedPosition(before, frame.changed)
    this.remember(frame)
    if (this.position !== before) this.advice = null
    const { event } = frame
    if (event.type === 'moved' || event.type === 'undone') {
      this.past = null
      this.changed(event, before)
    }
    if (!this.isUnheard(frame.event)) for (const listener of this.listeners) listener({ event: frame.event, before, after: this.position })
    this.orders.release(this.seq)
    this.confirmChair()
  }

  /** Another position is shown: if it was this person's turn and this page did not ask for it, why is kept for `tellChange`. */
  private changed(move: Numbered['event'] | null, before: Position | null): void {
    this.moment += 1
    if (this.waiting || this.away || this.seat === null || before?.view.to_move !== this.seat) return
    if (move?.type === 'undone' && move.seat === this.seat) this.change ??= 'undone-elsewhere'
    else if (move?.type === 'moved' && move.seat === this.seat) this.change ??= move.bot ? 'time-up' : 'played-elsewhere'
    else this.change ??= 'stale'
  }

  /** What was held is put back, if anything was: then one line says what happened. A bot that plays for somebody is told anyway, once. */
  tellChange(held: boolean): void {
    const key = this.change
    this.change = null
    if (key !== 'time-up') this.timeUp = false
    if (key && (held || (key === 'time-up' && !this.timeUp))) this.trouble = { key, args: {} }
    if (key === 'time-up') this.timeUp = true
  }

  /** Compare what the room tells of the dice with what it told before, and reveal one's nonce when it is time. */
  private watchDice(frame: { event?: Numbered['event']; table?: TableInfo | null; you?: You | null }): void {
    if (frame.you) this.seatTold = frame.you.seat ?? null
    try {
      if (frame.event?.type === 'finished') checkSecret(frame.event.match_id, frame.event.secret)
      const nonce = frame.table ? look(frame.table, this.spectates ? null : this.seatTold) : null
      if (!nonce || this.revealing === nonce) return
      this.revealing = nonce
      this.order({ type: 'reveal', nonce }, false)
    } catch (problem) {
      if (!(problem instanceof Unfair)) throw problem
      this.unfair = problem.key
    }
  }

  private acknowledged(cmd: string): void {
    const command = this.orders.asked(cmd)
    if (command?.type === 'reveal') taken(command.nonce)
  }

  private isUnheard(event: Numbered['event']): boolean {
    return event.type === 'said' && (event.device ?? '') in this.unheard
  }

  private remember(numbered: Numbered): void {
    if (!worthTelling(numbered) || this.isUnheard(numbered.event)) return
    const { seq, event } = numbered
    let log = this.log
    if (event.type === 'opened') log = []
    if (event.type === 'undone') log = log.filter((one) => one.event.type !== 'moved' || one.event.ply <= event.ply)
    this.log = [...log, { seq, event }].slice(-REMEMBERED)
  }

  /** One's own chair is confirmed for the deal without a question: by coming to a table, and by asking for the next match, one has. */
  private confirmChair(): void {
    const { info, you } = this
    if (!info || !you || you.seat == null || info.phase !== 'gathering' || this.confirmed === info.match) return
    if (info.seats[you.seat]?.ready) return
    this.confirmed = info.match
    this.sit(you.seat)
  }

  // --- what follows from the picture ---

  /** A command is on its way: nothing can be chosen until the room has answered. */
  get waiting(): boolean {
    return this.orders.waiting
  }
  /** The room has not answered for so long that one wonders whether it heard. */
  get slow(): boolean {
    return this.orders.slow
  }
  /** More has happened than is shown yet. */
  get behind(): boolean {
    return this.backlog.behind
  }
  /** Something is shown at length: what came after it waits until it is over. */
  get staged(): boolean {
    return this.backlog.staged
  }

  get seat(): number | null {
    return this.spectates ? null : (this.you?.seat ?? null)
  }

  /** People change chairs and speak without one: who somebody is, is known by their device. */
  isMe(device: string | null | undefined): boolean {
    return !this.spectates && device != null && device === this.you?.device
  }

  /** A bot keeps this person's seat warm. */
  get away(): boolean {
    return this.info?.phase === 'playing' && this.seat !== null && this.info.seats[this.seat]?.away === true
  }

  /** The seats that somebody who watches may take. */
  get free(): number[] {
    if (this.seat !== null) return []
    if (this.info?.phase === 'playing' && !this.info.newcomers && !this.you?.host) return []
    return this.info?.seats.flatMap((seat, i) => (seat.kind === 'bot' || seat.kind === 'open' ? [i] : [])) ?? []
  }

  /** The seats that still look at the count of the last round: the next one waits for them. */
  get unseen(): readonly number[] {
    return this.presence?.unseen ?? []
  }

  /** Whether the person on a seat has lost the connection. */
  gone(seat: number): boolean {
    return this.info?.seats[seat]?.kind === 'person' && this.presence?.seats[seat] === false
  }

  get lastSeen(): number {
    return this.seq
  }

  /** Everything the others did since this person's own last turn; in the middle of a turn, before it began. */
  get recap(): Event[] {
    const moves = this.log.map((one) => one.event).filter((event) => event.type === 'moved')
    while (this.position?.view.to_move === this.seat && moves.at(-1)?.seat === this.seat) moves.pop()
    const last = moves.findLastIndex((event) => event.seat === this.seat)
    return moves.slice(last + 1).flatMap((event) => event.story)
  }
}
