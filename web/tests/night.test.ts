// A shared score sheet while the room is slow: two phones say different things of one hand.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changed } from '../src/evening/change'
import { readKept } from '../src/evening/kept'
import { Night } from '../src/evening/night.svelte'
import PartEntry from '../src/evening/PartEntry.svelte'
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

describe('what two phones enter of one hand', () => {
  it('asks of each entry that the room did not take, also after a reload', async () => {
    const room = new SlowRoom()
    const night = shared(blank, 1)
    night.apply(points(21))
    night.apply({ kind: 'part', round: 1, seat: 1, part: { numbers: { points: 7 } }, was: null })
    const both = changed(changed(blank, points(20)), { kind: 'part', round: 1, seat: 1, part: { numbers: { points: 8 } }, was: null })
    for (const _ of [0, 1]) {
      ;(await room.next('POST')).answer(409, CONFLICT)
      ;(await room.next('GET')).answer(200, told(both, 3))
    }
    await vi.waitFor(() => {
      expect(readKept('night')?.conflicts).toHaveLength(2)
    })
    const kept = readKept('night')
    if (!kept) throw new Error('nothing kept')
    const again = new Night(kept)
    expect(again.conflict?.change).toMatchObject({ seat: 0, part: { numbers: { points: 21 } } })
    again.settle(false)
    expect(again.conflict?.change).toMatchObject({ seat: 1, part: { numbers: { points: 7 } } })
    again.settle(true)
    expect(again.conflict).toBeNull()
    expect((await room.next('POST')).body?.change).toMatchObject({ part: { numbers: { points: 7 } }, was: { numbers: { points: 8 } } })
  })

  const form = { ends: [{ key: 'counted', numbers: ['points'] }] }
  const heard = (sheet: Sheet, revision: number): SheetAnswer => ({ ...told(sheet, revision), form }) as unknown as SheetAnswer
  let shown: ReturnType<typeof mount> | null = null
  afterEach(() => {
    if (shown) void unmount(shown)
    shown = null
    document.body.innerHTML = ''
  })

  /** The open form of Ada's hand, and what the other phone has sent meanwhile. */
  async function opened(typed: string): Promise<{ night: Night; field: HTMLInputElement; ask: () => string; tap: (at: number) => void }> {
    const room = new SlowRoom()
    const night = shared(blank, 1)
    night.kept = { ...night.kept, answer: heard(blank, 1) }
    shown = mount(PartEntry, {
      target: document.body,
      props: { night, round: 1, seat: 0, next: 'done', ondone: () => undefined, onback: () => undefined },
    })
    flushSync()
    const field = document.querySelector('input')
    if (!field) throw new Error('no field')
    if (typed) {
      field.value = typed
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    void night.listen()
    ;(await room.next('GET')).answer(200, heard(changed(blank, points(20)), 2))
    await vi.waitFor(() => {
      expect(mine(night)).toBe(20)
    })
    flushSync()
    night.stop()
    const buttons = (): NodeListOf<HTMLButtonElement> => document.querySelectorAll('.told button')
    const tap = (at: number): void => {
      buttons()[at]?.click()
      flushSync()
    }
    return { night, field, ask: () => document.querySelector('.told')?.textContent.trim() ?? '', tap }
  }

  it('shows the entry that came first in a form where nothing was entered', async () => {
    const { field, ask } = await opened('')
    expect(field.value).toBe('20')
    expect(ask()).toBe('')
  })

  it('asks at once where something else was entered, and loses neither', async () => {
    const { night, field, ask, tap } = await opened('21')
    expect(field.value).toBe('21')
    expect(ask()).toContain('sheet-changed')
    tap(0)
    expect(ask()).toBe('')
    expect(field.value).toBe('21')
    document.querySelector('form')?.requestSubmit()
    expect(mine(night)).toBe(21)
    expect(night.kept.pending[0]).toMatchObject({ part: { numbers: { points: 21 } }, was: { numbers: { points: 20 } } })
  })

  it('goes by the other entry where that is wanted', async () => {
    const { field, tap, ask } = await opened('21')
    tap(1)
    expect(field.value).toBe('20')
    expect(ask()).toBe('')
  })
})
