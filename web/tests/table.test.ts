import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientFrame, Numbered, Position, ServerFrame, TableInfo, You } from '../src/generated/wire'
import { Table, type Told } from '../src/room/table.svelte'

class Socket {
  static readonly OPEN = 1
  static last: Socket
  readyState = 1
  sent: ClientFrame[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Socket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  hear(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const you: You = { device: 'd', name: 'Ann', seat: 0, host: true }
const info = {
  id: 't',
  game: 'plain',
  phase: 'playing',
  match: 1,
  seats: [{ kind: 'person', name: 'Ann', ready: true }, { kind: 'bot' }],
} as unknown as TableInfo
const position = (ply: number, to_move: number): Position =>
  ({
    view: { seat: 0, seats: 2, to_move, round: 0, ply, choices: [{ id: 5, text: 'x', verb: 'x' }], outcome: null, notation: '' },
  }) as unknown as Position
const moved = (seq: number, seat: number): ServerFrame => ({
  type: 'event',
  seq,
  event: { type: 'moved', seat, ply: seq, story: [{ verb: `step-${seq}`, seat }] },
  position: position(seq, 1 - seat),
})

let table: Table
let pause = 0
let landing = 0
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  pause = landing = 0
  table = new Table('t', { spectate: false, pause: () => pause, landing: () => landing })
  Socket.last.onopen?.()
  Socket.last.hear({ type: 'snapshot', protocol: 1, seq: 3, you, table: info, position: position(3, 0), log: [] })
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the picture of a table', () => {
  it('says hello without a number first, and with the last one after a cut', () => {
    expect(Socket.last.sent[0]).toEqual({ type: 'hello', table: 't', changes: true, says_seen: true })
    Socket.last.close()
    expect(table.link).toBe('lost')
    vi.advanceTimersByTime(1100)
    Socket.last.onopen?.()
    expect(Socket.last.sent[0]).toEqual({ type: 'hello', table: 't', changes: true, says_seen: true, last_seq: 3 })
  })
  it('waits from a command until the event it promised is shown', () => {
    table.act(5)
    const [, act] = Socket.last.sent
    expect(act).toMatchObject({ type: 'act', base: 3, action: 5 })
    expect(table.waiting).toBe(true)
    Socket.last.hear({ type: 'ack', cmd: (act as { cmd: string }).cmd, seq: 4 })
    expect(table.waiting).toBe(true)
    Socket.last.hear(moved(4, 0))
    expect(table.waiting).toBe(false)
  })
  it('says that a move is on its way once the room takes its time', () => {
    table.act(5)
    const [, act] = Socket.last.sent
    vi.advanceTimersByTime(1400)
    expect(table.slow).toBe(false)
    vi.advanceTimersByTime(200)
    expect(table.slow).toBe(true)
    Socket.last.hear({ type: 'ack', cmd: (act as { cmd: string }).cmd, seq: 4 })
    Socket.last.hear(moved(4, 0))
    expect(table.slow).toBe(false)
    vi.advanceTimersByTime(5000)
    expect(table.slow).toBe(false)
  })
  it('sends again, with the same name, what was not acknowledged before the cut', () => {
    table.act(5)
    const act = Socket.last.sent[1]
    Socket.last.close()
    vi.advanceTimersByTime(1100)
    Socket.last.onopen?.()
    Socket.last.hear({ type: 'missed', protocol: 1, seq: 3, you, table: info, position: position(3, 0), events: [] })
    expect(Socket.last.sent[1]).toEqual(act)
  })
  it('applies what changed in the position, and leaves the one before as it was', () => {
    const before = table.position
    const told: Told[] = []
    table.listen((one) => told.push(one))
    const event = { type: 'moved' as const, seat: 0, ply: 4, story: [] }
    const changed = {
      view: [
        ['ply', 4],
        ['choices', []],
        ['outcome', { scores: [1, 2] }],
        ['outcome', 'scores', 1, 5],
      ],
      undo: true,
    }
    Socket.last.hear({ type: 'event', seq: 4, event, changed })
    expect(table.position).toEqual({ undo: true, view: { ...before?.view, ply: 4, choices: [], outcome: { scores: [1, 5] } } })
    expect(before).toEqual(position(3, 0))
    expect(told[0]?.before).toBe(before)
    Socket.last.hear({ type: 'snapshot', protocol: 2, seq: 9, you, table: info, position: position(9, 1), log: [] })
    expect(table.position).toEqual(position(9, 1))
  })
  it('asks anew when a number is missing', () => {
    const first = Socket.last
    Socket.last.hear(moved(6, 1))
    vi.advanceTimersByTime(10)
    expect(Socket.last).not.toBe(first)
    expect(table.position?.view.ply).toBe(3)
  })
  it('shows what others do one after the other, at the chosen pace', () => {
    pause = 400
    const told: Told[] = []
    table.listen((one) => told.push(one))
    Socket.last.hear(moved(4, 1))
    Socket.last.hear(moved(5, 1))
    expect(told).toHaveLength(1)
    expect(table.behind).toBe(true)
    vi.advanceTimersByTime(401)
    expect(told).toHaveLength(2)
    expect(table.behind).toBe(false)
    expect(table.position?.view.ply).toBe(5)
  })
  it('shows what others do only when the cards of one’s own move are down', () => {
    Socket.last.hear(moved(4, 0))
    landing = 300
    Socket.last.hear(moved(5, 1))
    expect(table.behind).toBe(true)
    expect(table.position?.view.ply).toBe(4)
    landing = 0
    vi.advanceTimersByTime(301)
    expect(table.position?.view.ply).toBe(5)
  })
  it('recalls what happened since one’s own last move', () => {
    for (const frame of [moved(4, 0), moved(5, 1), moved(6, 1)]) Socket.last.hear(frame)
    expect(table.recap.map((event) => event.verb)).toEqual(['step-5', 'step-6'])
  })
  it('forgets moves that were taken back', () => {
    Socket.last.hear(moved(4, 0))
    Socket.last.hear({ type: 'event', seq: 5, event: { type: 'undone', seat: 0, ply: 3 }, position: position(3, 0) })
    expect(table.log.map((one) => one.event.type)).toEqual(['undone'])
  })
  it('says that the table changed under one’s finger, and can be played on', () => {
    table.act(5)
    const cmd = (Socket.last.sent[1] as { cmd: string }).cmd
    Socket.last.hear(moved(4, 1))
    Socket.last.hear({ type: 'refused', kind: 'stale', key: 'stale', cmd, args: {}, position: '' })
    expect(table.trouble?.key).toBe('stale')
    expect(table.waiting).toBe(false)
  })
  it('keeps a refusal to be read', () => {
    table.undo()
    const undo = Socket.last.sent.at(-1) as { cmd: string }
    Socket.last.hear({ type: 'refused', kind: 'illegal', key: 'no-undo', cmd: undo.cmd })
    expect(table.trouble).toEqual({ key: 'no-undo', args: {} })
    expect(table.waiting).toBe(false)
  })
})

describe('a table that changes under one’s finger', () => {
  const happened = (seq: number, event: object, to_move = 0): ServerFrame =>
    ({ type: 'event', seq, event, position: position(seq, to_move) }) as ServerFrame
  const own = { type: 'moved', seat: 0, ply: 4, story: [] }
  const comeAgain = (): void => {
    Socket.last.close()
    vi.advanceTimersByTime(1100)
    Socket.last.onopen?.()
  }

  it.each([
    ['time-up', { ...own, bot: true }],
    ['played-elsewhere', own],
    ['undone-elsewhere', { type: 'undone', seat: 0, ply: 2 }],
    ['stale', { ...own, seat: 1 }],
  ])('says %s to whoever held something, once', (key, event) => {
    const moment = table.moment
    Socket.last.hear(happened(4, event))
    expect(table.moment).toBe(moment + 1)
    table.tellChange(true)
    expect(table.trouble).toEqual({ key, args: {} })
    table.trouble = null
    table.tellChange(true)
    expect(table.trouble).toBeNull()
  })
  it('says nothing to whoever holds nothing, waits for their own move, or is not to move', () => {
    Socket.last.hear(happened(4, own))
    table.tellChange(false)
    expect(table.trouble).toBeNull()
    table.act(5)
    Socket.last.hear(happened(5, own, 1))
    table.tellChange(true)
    expect(table.trouble).toBeNull()
    Socket.last.hear({ type: 'ack', cmd: (Socket.last.sent.at(-1) as { cmd: string }).cmd, seq: 5 })
    Socket.last.hear(happened(6, { ...own, seat: 1 }))
    table.tellChange(true)
    expect(table.trouble).toBeNull()
  })
  it('says once that a bot plays for somebody, held or not', () => {
    Socket.last.hear(happened(4, { ...own, bot: true }))
    table.tellChange(false)
    expect(table.trouble?.key).toBe('time-up')
    table.trouble = null
    Socket.last.hear(happened(5, { ...own, bot: true }))
    table.tellChange(false)
    expect(table.trouble).toBeNull()
  })
  it('knows from what was missed what happened, and from a whole picture that something did', () => {
    comeAgain()
    const events = [{ seq: 4, event: { ...own, bot: true } }] as Numbered[]
    Socket.last.hear({ type: 'missed', protocol: 1, seq: 4, you, table: info, position: position(4, 0), events })
    table.tellChange(true)
    expect(table.trouble?.key).toBe('time-up')
    comeAgain()
    const moment = table.moment
    Socket.last.hear({ type: 'missed', protocol: 1, seq: 4, you, table: info, position: position(4, 0), events: [] })
    expect(table.moment).toBe(moment)
    comeAgain()
    Socket.last.hear({ type: 'snapshot', protocol: 1, seq: 9, you, table: info, position: position(4, 0), log: [] })
    table.tellChange(true)
    expect(table.trouble?.key).toBe('stale')
  })
  it('names the position that is shown, not one that is still to be shown', () => {
    pause = 400
    Socket.last.hear(moved(4, 1))
    Socket.last.hear(moved(5, 1))
    table.act(5)
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'act', base: 4 })
  })
})

describe('whoever is sent away', () => {
  it('asks why, once, and is told', () => {
    const first = Socket.last
    first.hear({ type: 'goodbye', reason: 'refused', retry: false })
    vi.advanceTimersByTime(10)
    expect(Socket.last).not.toBe(first)
    expect(table.shut).toBeNull()
    Socket.last.onopen?.()
    const second = Socket.last
    second.hear({ type: 'refused', kind: 'not-allowed', key: 'removed', args: {}, message: '' } as unknown as ServerFrame)
    second.hear({ type: 'goodbye', reason: 'refused', retry: false })
    expect(table.shut).toEqual({ key: 'removed', args: {} })
    vi.advanceTimersByTime(20_000)
    expect(Socket.last).toBe(second)
  })
  it('comes back by itself when the room only closes for a moment', () => {
    Socket.last.hear({ type: 'goodbye', reason: 'shutdown', retry: true })
    expect(table.shut).toBeNull()
  })
})
