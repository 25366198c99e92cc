import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Card from '../src/games/sea-salt-paper/Card.svelte'
import Hand from '../src/games/sea-salt-paper/Hand.svelte'
import Landscape from '../src/games/paper-world/Landscape.svelte'
import Tile from '../src/games/paper-world/Tile.svelte'
import Plain from '../src/games/plain/Board.svelte'
import type { PaperWorldSeat } from '../src/room/views'

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
    expect(uses).toEqual(['mark-light_blue', 'crab'])
    expect(page().querySelector('.tab b')?.textContent).toBe('letter-light_blue')
  })
  it('shows only its back when hidden', () => {
    shown = mount(Card, { target: page(), props: { face: null } })
    expect(page().querySelector('.tab')).toBeNull()
  })
})

describe('the hand', () => {
  it('lets exactly those cards be tapped that a choice names', () => {
    const ontap = vi.fn()
    shown = mount(Hand, {
      target: page(),
      props: { faces: ['crab:black', 'fish:yellow'], playable: (face: string) => face === 'crab:black', picked: null, partners: new Set<string>(), ontap },
    })
    flushSync()
    const [crab, fish] = page().querySelectorAll<HTMLButtonElement>('li button')
    fish?.click()
    expect(ontap).not.toHaveBeenCalled()
    crab?.click()
    expect(ontap).toHaveBeenCalledOnce()
  })
})

describe('a stack of Paper World', () => {
  it('shows each of its layers, bottom first', () => {
    shown = mount(Tile, { target: page(), props: { cards: ['G1', 'G2s', 'G4'] } })
    const layers = [...page().querySelectorAll('.layer use')].map((use) => use.getAttribute('href')?.split('#')[1])
    expect(layers).toEqual(['land-green-1', 'land-green-2', 'land-green-4'])
    expect(page().querySelector('.value')?.textContent).toBe('4')
  })
  it('offers exactly the cells that choices name', () => {
    const play = vi.fn()
    const seat = { seat: 0, score: 0, lines: [], hand: [], discards: [], tokens: [], landscape: [{ column: 0, row: 0, cards: ['Y1'], closed: false }] } as PaperWorldSeat
    const choices = [{ id: 7, text: 'x', verb: 'cell-new', args: { column: 1, row: 0, cost: 0 } }]
    shown = mount(Landscape, { target: page(), props: { seat, choices, names: [], viewer: 0, play } })
    const open = page().querySelectorAll<HTMLButtonElement>('button.open')
    expect(open).toHaveLength(1)
    open[0]?.click()
    expect(play).toHaveBeenCalledWith(choices[0])
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
