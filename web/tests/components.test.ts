import { flushSync, mount, unmount } from 'svelte'
import { fromStore, writable } from 'svelte/store'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Card from '../src/games/sea-salt-paper/Card.svelte'
import Hand from '../src/games/sea-salt-paper/Hand.svelte'
import { namedNumbers } from '../src/games/sea-salt-paper/numbers'
import { tablePlaces } from '../src/games/sea-salt-paper/places'
import Landscape from '../src/games/paper-world/Landscape.svelte'
import Tile from '../src/games/paper-world/Tile.svelte'
import Plain from '../src/games/plain/Board.svelte'
import Bar from '../src/stage/Bar.svelte'
import Bubble from '../src/stage/Bubble.svelte'
import { putBack } from '../src/stage/grip'
import Thing from '../src/stage/Thing.svelte'
import Announcer from '../src/table/Announcer.svelte'
import { measuresOf } from '../src/stage/layout'
import type { PaperWorldSeat } from '../src/games/paper-world/view'
import type { Table, Told } from '../src/room/table.svelte'
import type { AnyView } from '../src/room/views'

let shown: ReturnType<typeof mount> | null = null
const page = (): HTMLElement => document.body
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

describe('a card', () => {
  it('shows mark and letter of its colour beside its origami', () => {
    shown = mount(Card, { target: page(), props: { face: 'crab:light_blue' } })
    const uses = [...page().querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1])
    expect(uses).toEqual(['crab', 'mark-light_blue'])
    expect(page().querySelector('.tab b')?.textContent).toBe('letter-light_blue')
  })
  it('shows only its back when hidden', () => {
    shown = mount(Card, { target: page(), props: { face: null } })
    expect(page().querySelector('.tab')).toBeNull()
  })
})

describe('the hand', () => {
  const lay = { id: 3, text: 'lay', verb: 'lay', args: { cards: ['crab:black', 'crab:yellow'], kind: 'crab' } }
  const places = tablePlaces(390, 844, 1, 3).hand
  const props = {
    faces: ['crab:black', 'fish:yellow', 'crab:yellow'],
    worths: null,
    places,
    numbers: null,
    picked: [],
    glowing: () => false,
    phrase: () => 'Lay both',
    disabled: false,
    advised: null,
    pointed: null,
    onleave: () => undefined,
  }
  it('holds two cards that may be laid by a clip, which lays them', () => {
    const play = vi.fn()
    shown = mount(Hand, { target: page(), props: { ...props, lays: [lay], play, onlook: () => undefined } })
    flushSync()
    const clips = page().querySelectorAll<HTMLButtonElement>('.clip')
    expect(clips).toHaveLength(1)
    expect(clips[0]?.getAttribute('aria-label')).toBe('Lay both')
    clips[0]?.click()
    expect(play).toHaveBeenCalledWith(lay)
  })
  it('shows each mermaid in a pose of her own', () => {
    const four = ['mermaid:white', 'mermaid:white', 'mermaid:white', 'mermaid:white']
    shown = mount(Hand, {
      target: page(),
      props: { ...props, faces: four, places: tablePlaces(390, 844, 1, 4).hand, lays: [], play: () => undefined, onlook: () => undefined },
    })
    flushSync()
    const pictures = [...page().querySelectorAll('img')].map((image) => /mermaid-white(-\d)?(?=-240)/.exec(image.src)?.[0])
    expect(pictures).toEqual(['mermaid-white', 'mermaid-white-2', 'mermaid-white-3', 'mermaid-white-4'])
  })
  it('lights nothing that no choice names, and shows a card large at a tap', () => {
    const onlook = vi.fn()
    shown = mount(Hand, { target: page(), props: { ...props, lays: [], play: () => undefined, onlook } })
    flushSync()
    expect(page().querySelectorAll('.lit')).toHaveLength(0)
    page().querySelector<HTMLButtonElement>('[data-key="fish:yellow#0"] button')?.click()
    expect(onlook).toHaveBeenCalledWith('fish:yellow', 'tap', 1)
  })
})

describe('a legend', () => {
  const numbers = namedNumbers([0, 0, 2, 4, 6, 8, 10, 0, 0, 3, 6, 9, 12, 0, 1, 3, 5, 0, 0, 5, 1, 1, 1, 2, 3, 7])
  const show = (face: string, worth: { points: number; count: number; colour?: string } | null, width = 110): string => {
    shown = mount(Card, { target: page(), props: { face, width, numbers, worth } })
    return [...page().querySelectorAll('.chip')].map((chip) => chip.textContent).join()
  }
  it.each([
    ['shell:grey', { points: 2, count: 3 }, '4'],
    ['penguin:pink', { points: 1, count: 1 }, '1'],
    ['lighthouse:purple', { points: 2, count: 2 }, '2'],
    ['captain:light_orange', { points: 6, count: 2 }, '6'],
    ['mermaid:white', { points: 3, count: 3, colour: 'yellow' }, '3'],
  ])('of %s marks the step of %o', (face, worth, chip) => expect(show(face, worth)).toBe(chip))
  it('marks nothing where nobody holds it', () => expect(show('shell:grey', null)).toBe(''))
  it('leaves out steps that do not fit', () => {
    show('shell:grey', { points: 2, count: 3 }, 60)
    expect([...page().querySelectorAll('.step')].map((step) => step.textContent)).toEqual(['2', '4', '6'])
  })
})

describe('a stack of Paper World', () => {
  it('shows each of its layers, bottom first', () => {
    shown = mount(Tile, { target: page(), props: { cards: ['G1', 'G2s', 'G4'] } })
    const layers = [...page().querySelectorAll('.layer use')].map((use) => use.getAttribute('href')?.split('#')[1])
    expect(layers).toEqual(['land-green-1', 'land-green-2', 'land-green-4'])
    expect(page().querySelector('.value')?.textContent).toBe('4')
  })
  it('offers exactly the places that are lit, each with its price', () => {
    const go = vi.fn()
    const seat = {
      seat: 0,
      score: 0,
      lines: [],
      hand: [],
      discards: [],
      tokens: [],
      landscape: [{ column: 0, row: 0, cards: ['Y1'], closed: false, stars: 0 }],
    } as PaperWorldSeat
    const lit = [{ column: 1, row: 0, label: 'there', price: 1, go, advised: false }]
    shown = mount(Landscape, { target: page(), props: { seat, cell: 90, gap: 6, lit, anchors: 'cell' } })
    const open = page().querySelectorAll<HTMLButtonElement>('button')
    expect(open).toHaveLength(1)
    open[0]?.click()
    expect(go).toHaveBeenCalledOnce()
    expect(open[0]?.getAttribute('aria-label')).toBe('there')
    expect(open[0]?.textContent).toContain('price-cards (count: 1)') // a number beside the drawing of a card reads as ten
  })
})

describe('the plain table', () => {
  it('shows any game by its notation', () => {
    const view = { seat: 0, seats: 2, to_move: 0, round: 0, ply: 1, choices: [], outcome: null, notation: 'heap 7' }
    shown = mount(Plain, { target: page(), props: { view, names: ['Ann', 'Bo'], play: null, table: null } })
    expect(page().textContent).toContain('heap 7')
    expect(page().textContent).toContain('Bo')
  })
})

describe('what somebody just did', () => {
  it('goes by itself where it lies over their cards', () => {
    vi.useFakeTimers()
    const props = { text: 'takes a card', x: 0, y: 0, width: 200, passing: true }
    shown = mount(Bubble, { target: page(), props })
    flushSync()
    expect(page().textContent).toContain('takes a card')
    vi.advanceTimersByTime(4000)
    flushSync()
    expect(page().textContent).not.toContain('takes a card')
    vi.useRealTimers()
  })
  it('is there again when the same words tell something new', () => {
    vi.useFakeTimers()
    const event = writable({})
    const of = fromStore(event)
    const props = { text: 'takes a card', x: 0, y: 0, width: 200, passing: true }
    shown = mount(Bubble, {
      target: page(),
      props: {
        ...props,
        get of() {
          return of.current
        },
      },
    })
    flushSync()
    vi.advanceTimersByTime(4000)
    flushSync()
    expect(page().textContent).not.toContain('takes a card')
    event.set({})
    flushSync()
    expect(page().textContent).toContain('takes a card')
    vi.useRealTimers()
  })
})

describe('one’s own animal in the bar', () => {
  const bar = (name: string, onopen: (panel: string) => void) =>
    mount(Bar, {
      target: page(),
      props: {
        measures: measuresOf(360, 640),
        table: { you: { name }, info: null, position: null, free: [], gone: () => false, slow: false } as unknown as Table,
        view: { seat: 0, to_move: 1, ply: 4 } as unknown as AnyView,
        names: ['Paper Cat', 'Otto'],
        say: '',
        caption: '',
        score: 3,
        choices: [],
        play: () => undefined,
        onopen,
      },
    })
  it('offers a name to whoever has said none, where they wait', () => {
    const onopen = vi.fn()
    shown = bar('Guest 7', onopen)
    flushSync()
    expect(page().querySelector('.say')?.textContent).toContain('you-are Paper Cat')
    page().querySelector<HTMLButtonElement>('.self:has(.pen)')?.click()
    expect(onopen).toHaveBeenCalledWith('myself')
  })
  it('asks nobody twice, and stays the way to another name', () => {
    const onopen = vi.fn()
    shown = bar('Ines', onopen)
    flushSync()
    expect(page().querySelector('.say')?.textContent).not.toContain('you-are')
    expect(page().querySelector('.pen')).toBeNull()
    page().querySelector<HTMLButtonElement>('.self')?.click()
    expect(onopen).toHaveBeenCalledWith('myself')
  })
})

describe('the bar of a table whose connection is lost', () => {
  const bar = (link: Table['link'], to_move: number) =>
    mount(Bar, {
      target: page(),
      props: {
        measures: measuresOf(1440, 900),
        table: {
          you: { name: 'Ines' },
          info: { hints: true, seats: [] },
          position: { undo: true },
          free: [],
          gone: () => false,
          link,
          slow: true,
        } as unknown as Table,
        view: { seat: 0, to_move, ply: 4 } as unknown as AnyView,
        names: ['Ines', 'Otto'],
        say: 'Take a card',
        caption: 'Tap the deck',
        score: 3,
        choices: [],
        play: () => undefined,
        onopen: null,
      },
    })
  it.each([0, 1])('says so instead of whose turn it is, and offers nothing (seat %s to move)', (to_move) => {
    shown = bar('lost', to_move)
    flushSync()
    const told = page().querySelector('.say')?.textContent ?? ''
    expect(told).toContain('bar-cut')
    expect(told).not.toMatch(/Take a card|Tap the deck|turn-of|on-its-way/)
    expect(page().querySelector('[aria-label=undo], [aria-label=hint]')).toBeNull()
  })
})

describe('a pile that is dragged while the table changes', () => {
  const lift = (
    lit: () => boolean,
  ): { thing: HTMLButtonElement; looked: ReturnType<typeof vi.fn>; send: (type: string, x: number) => void } => {
    const looked = vi.fn()
    const props = {
      label: 'Octopus',
      onlook: looked,
      get ondrop() {
        return lit() ? () => undefined : null
      },
    }
    shown = mount(Thing, { target: page(), props })
    flushSync()
    const thing = page().querySelector<HTMLButtonElement>('.thing') as HTMLButtonElement
    thing.setPointerCapture = () => undefined
    const send = (type: string, x: number): void => {
      thing.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: 0, bubbles: type !== 'pointerleave', button: 0, buttons: 1, pointerType: 'mouse' }),
      )
    }
    send('pointerdown', 0)
    send('pointermove', 60)
    flushSync()
    expect(thing.classList.contains('dragged')).toBe(true)
    return { thing, looked, send }
  }
  it('goes back, and is not looked at large when it is let go', () => {
    const { thing, looked, send } = lift(() => true)
    expect(putBack()).toBe(true)
    flushSync()
    expect(thing.classList.contains('dragged')).toBe(false)
    send('pointerup', 60)
    thing.click()
    expect(looked).not.toHaveBeenCalled()
    send('pointerdown', 0)
    send('pointerup', 0)
    thing.click()
    expect(looked).toHaveBeenCalledExactlyOnceWith('tap')
  })
  it('is not looked at either where the pointer leaves what cannot be dragged any more', () => {
    const lit = writable(true)
    const given = fromStore(lit)
    const { thing, looked, send } = lift(() => given.current)
    lit.set(false)
    flushSync()
    send('pointerleave', 60)
    send('pointerup', 60)
    thing.click()
    expect(looked).not.toHaveBeenCalled()
  })
})

describe('the spoken account', () => {
  it('tells what happened before the words of the game had come', () => {
    let tell: (told: Told) => void = () => undefined
    const table = { staged: false, seat: 0, listen: (listener: typeof tell) => ((tell = listener), () => undefined) }
    const worded = writable(false)
    const given = fromStore(worded)
    const props = {
      table: table as unknown as Table,
      names: ['Ann', 'Bo'],
      get worded() {
        return given.current
      },
    }
    shown = mount(Announcer, { target: page(), props })
    flushSync()
    tell({ event: { type: 'undone', seat: 1 } as Told['event'], before: null, after: null })
    flushSync()
    expect(page().querySelectorAll('[role=log] p')).toHaveLength(0)
    worded.set(true)
    flushSync()
    expect(page().querySelectorAll('[role=log] p')).toHaveLength(1)
  })
})
