// One's turn is signalled once, however one learns of it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Position, ServerFrame, TableInfo, You } from '../src/generated/wire'
import { Table } from '../src/room/table.svelte'
import { TurnCall } from '../src/table/attention'

const play = vi.hoisted(() => vi.fn())
vi.mock('../src/sound/sounds', () => ({ play, hear: vi.fn() }))

class Socket {
  static readonly OPEN = 1
  static last: Socket
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Socket.last = this
  }
  send(): void {}
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

const you: You = { device: 'd', name: 'Ann', seat: 0, host: true }
const seats = (away: boolean) => [{ kind: 'person', name: 'Ann', ready: true, away }, { kind: 'bot' }]
const info = (away = false) => ({ id: 't', game: 'plain', phase: 'playing', match: 1, seats: seats(away) }) as unknown as TableInfo
const position = (to_move: number | null, ply: number): Position =>
  ({ view: { seat: 0, seats: 2, to_move, round: 0, ply, choices: [], outcome: null, notation: '' } }) as unknown as Position
const moved = (seat: number, ply: number) => ({ type: 'moved' as const, seat, ply, story: [] })
const missed = (to_move: number, seq: number, movers: number[], away = false): ServerFrame => ({
  type: 'missed',
  protocol: 1,
  seq,
  you,
  table: info(away),
  position: position(to_move, seq),
  events: movers.map((seat, i) => ({ seq: seq - movers.length + 1 + i, event: moved(seat, seq) })),
})

let table: Table
let call: TurnCall
/** The room says something, and the page looks at its table. */
function hear(frame: ServerFrame): void {
  Socket.last.onmessage?.({ data: JSON.stringify(frame) })
  call.look()
}
function comeBack(): void {
  Socket.last.close()
  vi.advanceTimersByTime(1100)
  Socket.last.onopen?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  play.mockClear()
  table = new Table('t', { spectate: false, pause: () => 0 })
  call = new TurnCall(table)
  Socket.last.onopen?.()
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const begin = (to_move: number): void =>
  hear({ type: 'snapshot', protocol: 1, seq: 3, you, table: info(), position: position(to_move, 3), log: [] })

it('is not signalled to whoever opens the page, and signalled when somebody else has moved', () => {
  begin(0)
  expect(play).not.toHaveBeenCalled()
  hear({ type: 'event', seq: 4, event: moved(0, 4), position: position(1, 4) })
  hear({ type: 'event', seq: 5, event: moved(1, 5), position: position(0, 5) })
  expect(play.mock.calls).toEqual([['turn']])
  hear({ type: 'event', seq: 6, event: moved(0, 6), position: position(0, 6) })
  expect(play).toHaveBeenCalledTimes(1)
})

it('is signalled once to whoever comes back after a cut and finds it there', () => {
  begin(1)
  comeBack()
  hear(missed(0, 4, [1]))
  expect(play.mock.calls).toEqual([['turn']])
  comeBack()
  hear(missed(0, 4, []))
  expect(play).toHaveBeenCalledTimes(1)
})

it('is signalled where a whole picture comes instead of what was missed', () => {
  begin(1)
  comeBack()
  const log = [{ seq: 9, event: moved(1, 9) }]
  hear({ type: 'snapshot', protocol: 1, seq: 9, you, table: info(), position: position(0, 9), log })
  expect(play.mock.calls).toEqual([['turn']])
})

it('is signalled again if another turn has come meanwhile, and not while a bot keeps the seat', () => {
  begin(0)
  comeBack()
  hear(missed(0, 6, [0, 1, 0], true))
  expect(play).not.toHaveBeenCalled()
  hear({ type: 'event', seq: 7, event: { type: 'sat', seat: 0, name: 'Ann' } as never, table: info() })
  expect(play.mock.calls).toEqual([['turn']])
})

it('is not signalled anew after a step taken back', () => {
  begin(0)
  hear({ type: 'event', seq: 4, event: moved(0, 4), position: position(1, 4) })
  hear({ type: 'event', seq: 5, event: { type: 'undone', seat: 0, ply: 3 }, position: position(0, 3) })
  expect(play).not.toHaveBeenCalled()
})
