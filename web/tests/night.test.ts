// A shared score sheet while the room is slow: two phones say different things of one hand.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changed } from '../src/evening/change'
import { Night } from '../src/evening/night.svelte'
import type { Change, Kept } from '../src/evening/kept'
import type { Sheet, SheetAnswer } from '../src/generated/wire'

const blank: Sheet = { game: 'sea-salt-paper', players: [{ name: 'Ada' }, { name: 'Ben' }] }
const points = (count: number): Change => ({ kind: 'part', round: 1, seat: 0, part: { numbers: { points: count } }, was: null })
const told = (sheet: Sheet, revision: number): SheetAnswer =>
  ({ sheet, revision, form: { ends: [] }, count: { rounds: [], totals: [] }, host: false, id: 'night' }) as unknown as SheetAnswer
const mine = (night: Night): unknown => night.sheet.rounds?.[0]?.parts[0]?.numbers?.['points']

/** A room whose answers wait until they are let go, the oldest first. */
class SlowRoom {
  asked: { method: string; body: { change: Change } | null; answer: (status: number, body: unknown) => void }[] = []
  constructor() {
    vi.stubGlobal(
      'fetch',
      (_: string, request?: RequestInit) =>
        new Promise<Response>((resolve) => {
          this.asked.push({
            method: request?.method ?? 'GET',
            body: typeof request?.body === 'string' ? (JSON.parse(request.body) as { change: Change }) : null,
            answer: (status, body) => {
              resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }))
            },
          })
        }),
    )
  }
  async next(method: string): Promise<SlowRoom['asked'][number]> {
    await vi.waitFor(() => {
      if (!this.asked.some((one) => one.method === method)) throw new Error(`nobody asked ${method}`)
    })
    const at = this.asked.findIndex((one) => one.method === method)
    const [found] = this.asked.splice(at, 1)
    if (!found) throw new Error(method)
    return found
  }
}

function shared(sheet: Sheet, revision: number): Night {
  const kept: Kept = {
    id: 'night',
    sheet,
    answer: told(sheet, revision),
    shared: true,
    host: false,
    pending: [],
    undo: [],
    gone: false,
    draft: null,
    changed: 0,
  }
  return new Night(kept)
}
const CONFLICT = { key: 'sheet-conflict', args: {} }

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a shared score sheet in a slow room', () => {
  it('asks whose entry counts only once it knows what the other one entered', async () => {
    const room = new SlowRoom()
    const night = shared(blank, 1)
    night.apply(points(21))
    ;(await room.next('POST')).answer(409, CONFLICT)
    const look = await room.next('GET')
    expect(night.conflict).toBeNull()
    look.answer(200, told(changed(blank, points(20)), 2))
    await vi.waitFor(() => {
      expect(night.conflict).not.toBeNull()
    })
    expect(mine(night)).toBe(20)
    night.settle(true)
    const again = await room.next('POST')
    expect(again.body?.change).toMatchObject({ part: { numbers: { points: 21 } }, was: { numbers: { points: 20 } } })
  })

  it('hands over what was entered after the refused entry, without waiting for anybody', async () => {
    const room = new SlowRoom()
    const night = shared(blank, 1)
    night.apply(points(21))
    const ben: Change = { kind: 'part', round: 1, seat: 1, part: { numbers: { points: 7 } }, was: null }
    night.apply(ben)
    ;(await room.next('POST')).answer(409, CONFLICT)
    ;(await room.next('GET')).answer(200, told(changed(blank, points(20)), 2))
    expect((await room.next('POST')).body?.change).toMatchObject({ seat: 1, part: { numbers: { points: 7 } } })
    expect(mine(night)).toBe(20)
  })

  it('does not go back to an older answer that comes late', async () => {
    const room = new SlowRoom()
    const night = shared(blank, 1)
    void night.listen()
    const late = await room.next('GET')
    night.apply(points(9))
    ;(await room.next('POST')).answer(200, told(changed(blank, points(9)), 2))
    await vi.waitFor(() => {
      expect(night.answer?.revision).toBe(2)
    })
    late.answer(200, told(blank, 1))
    await room.next('GET')
    expect(mine(night)).toBe(9)
    night.stop()
  })
})
