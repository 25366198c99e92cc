// Components around the table, each by itself.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Objective from '../src/games/paper-world/Objective.svelte'
import ObjectivesField from '../src/games/paper-world/ObjectivesField.svelte'
import Other from '../src/games/sea-salt-paper/Other.svelte'
import { isAbout } from '../src/learn/whynot'
import type { OtherPlace } from '../src/games/sea-salt-paper/others'
import { tablePlaces } from '../src/games/sea-salt-paper/places'
import Points from '../src/games/sea-salt-paper/Points.svelte'
import type { Advice as Given, Choice, Replay } from '../src/generated/wire'
import Sheet from '../src/parts/Sheet.svelte'
import { Replaying } from '../src/replay/replay.svelte'
import type { PaperWorldObjective } from '../src/games/paper-world/view'
import type { SeaSaltPaperSeat } from '../src/games/sea-salt-paper/view'
import Advice from '../src/table/Advice.svelte'
import Clock from '../src/table/Clock.svelte'
import { called, seatNames } from '../src/table/names'
import { Words } from '../src/words/words'

let shown: ReturnType<typeof mount> | null = null
const page = (): HTMLElement => document.body
const texts = (selector: string): string[] => [...page().querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '')
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
})

describe('a sheet over the page', () => {
  it('gives the focus back to what it had been opened by', async () => {
    page().innerHTML = '<button>Enter a round</button>'
    const opener = page().querySelector('button')
    opener?.focus()
    const children = createRawSnippet(() => ({ render: () => '<p data-group><button>First</button></p>' }))
    const sheet = mount(Sheet, { target: page(), props: { title: 'Round 1', onclose: () => undefined, children } })
    flushSync()
    expect(document.activeElement?.textContent).toBe('First')
    await unmount(sheet)
    expect(document.activeElement).toBe(opener)
  })
})

// Without a catalogue a message is shown as its key and arguments: enough to see what is said.
describe('a hint', () => {
  const choice = (id: number, verb: string): Choice => ({ id, text: verb, verb, args: {} })
  const choices = [choice(1, 'end-turn'), choice(2, 'stop'), choice(3, 'last-chance'), choice(4, 'lay'), choice(5, 'keep')]
  const opinion = (action: number, share: number, grade: string) => ({ action, text: '', share, weight: 0.2, loss: 0.7 - share, grade })
  const advice = {
    type: 'hint',
    cmd: 'c',
    ply: 3,
    level: 'coach',
    opinions: [
      opinion(2, 0.71, 'best'),
      opinion(1, 0.7, 'fine'),
      opinion(4, 0.66, 'dubious'),
      opinion(5, 0.6, 'mistake'),
      opinion(3, 0.58, 'blunder'),
    ],
  } as Given

  it('names the best choice, the next ones, and every call, each with its chance and a word for it', () => {
    shown = mount(Advice, { target: page(), props: { advice, choices, names: [], viewer: 0, bold: ['stop', 'last-chance'] } })
    expect(texts('b')).toEqual(['hint-best (best: stop, chance: 71)'])
    expect(texts('li')).toEqual([
      'hint-other (other: end-turn, instead: 70, grade: fine)',
      'hint-other (other: lay, instead: 66, grade: dubious)',
      'hint-other (other: last-chance, instead: 58, grade: blunder)',
    ])
  })
})

describe('the clock', () => {
  it('counts down and warns below ten seconds', () => {
    vi.useFakeTimers()
    shown = mount(Clock, { target: page(), props: { clock: { seat: 0, milliseconds: 12_000 } } })
    flushSync()
    expect(texts('.clock')).toEqual(['0:12'])
    expect(page().querySelector('.short')).toBeNull()
    vi.advanceTimersByTime(3000)
    flushSync()
    expect(texts('.clock.short')).toEqual(['0:09'])
    vi.useRealTimers()
  })
})

describe('the objectives of a new table', () => {
  it('are three, and of two sides of a card only the later one', () => {
    const onchange = vi.fn()
    shown = mount(ObjectivesField, { target: page(), props: { value: [1, 3, 5], onchange } })
    flushSync()
    const buttons = page().querySelectorAll<HTMLButtonElement>('li button')
    expect(buttons).toHaveLength(20)
    buttons[1]?.click()
    expect(onchange).toHaveBeenLastCalledWith([3, 5, 2])
    buttons[9]?.click()
    expect(onchange).toHaveBeenLastCalledWith([3, 5, 10])
    buttons[2]?.click()
    expect(onchange).toHaveBeenLastCalledWith([1, 5])
  })
  it('are not shown unless one wants to pick them', () => {
    shown = mount(ObjectivesField, { target: page(), props: { value: 'random', onchange: vi.fn() } })
    expect(page().querySelectorAll('li')).toHaveLength(0)
  })
})

describe('an objective', () => {
  it('shows what is left of its tokens, who has the others, and one’s own progress', () => {
    const objective = {
      number: 8,
      key: 'two-5',
      tokens: [2, 1],
      claims: [{ seat: 1, points: 4 }],
      progress: [{ met: false, needed: 2, fitting: [{ column: 0, row: 0 }], missing: [], reached: 1, goal: 2 }],
    } as unknown as PaperWorldObjective
    shown = mount(Objective, {
      target: page(),
      props: {
        objective,
        names: ['Ann', 'Bo'],
        viewer: 0,
        shown: false,
        box: { x: 0, y: 0, width: 110, height: 44 },
        named: false,
        onshow: vi.fn(),
      },
    })
    const tokens = [...page().querySelectorAll('.token use')].map((use) => use.getAttribute('href')?.split('#')[1])
    expect(tokens).toEqual(['penguin', 'token-2', 'token-1'])
    const label = page().querySelector('button')?.getAttribute('aria-label')
    expect(label).toContain('objective-progress (count: 1, needed: 2)')
    expect(label).toContain('token-taken (name: Bo, points: 4)')
    expect(page().querySelectorAll('.asked.filled')).toHaveLength(1)
  })
})

describe('points and rounds of Sea Salt & Paper', () => {
  const line = { key: 'crabs', points: 2, args: { count: 2 } }
  const bonus = { key: 'bonus', points: 3 }
  const seat = {
    seat: 1,
    score: 9,
    hand: null,
    hand_size: 3,
    laid: ['crab:black'],
    known: [],
    open: false,
    points: null,
    lines: null,
    bonus: null,
  }

  it('are shown line by line with the bonus', () => {
    shown = mount(Points, { target: page(), props: { lines: [line], total: 2, bonus, title: 'Points' } })
    expect(texts('td')).toEqual(['2', '2', '+3'])
  })
  const other = {
    seat: seat as unknown as SeaSaltPaperSeat,
    name: 'Bo',
    place: tablePlaces(390, 844, 1, 0).others[0] as OtherPlace,
    turn: true,
    gone: false,
    caller: false,
    target: 30,
    drawn: 0,
    robbing: false,
    rob: null,
    phrase: () => '',
    play: () => undefined,
    disabled: false,
    advised: false,
    onlook: () => undefined,
    onopen: () => undefined,
  }
  it('that cannot be robbed answer why', () => {
    shown = mount(Other, { target: page(), props: { ...other, robbing: true } })
    const asked = [...page().querySelectorAll<HTMLElement>('button[aria-disabled=true]')].map((one) => one.dataset['about'])
    expect(asked).toEqual(['rob victim:1'])
    const wish = { verb: 'rob', rule: '4.6', args: { victim: 1, count: 3 }, why: 'open-hand' }
    expect(asked.map((about) => isAbout(wish, about ?? ''))).toEqual([true])
    expect(isAbout({ ...wish, args: { victim: 2, count: 1 } }, 'rob victim:1')).toBe(false)
  })
  it('keep a hidden hand hidden', () => {
    shown = mount(Other, { target: page(), props: other })
    expect(page().querySelectorAll('.slip .back')).toHaveLength(3)
    expect(page().querySelectorAll('.laid .card')).toHaveLength(1)
    expect(page().querySelector('.seat.turn')).not.toBeNull()
  })
})

describe('names at the table', () => {
  const bundle = new FluentBundle('fr', { useIsolating: false })
  bundle.addResource(new FluentResource('paper-animal = { $animal } de papier\n'))
  const words = new Words('fr', [bundle])

  it('call a guest by their animal in the reader’s language, and nobody else', () => {
    expect(called('Guest 376', words)).toBe('fish de papier')
    expect(called('Guest 376', words, 'owl')).toBe('owl de papier')
    expect(called('Guest House', words)).toBe('Guest House')
  })
  it('are numbered where they are equal', () => {
    const seats = ['Guest 7', 'Ann', 'Ann'].map((name) => ({ kind: 'person', name })) as Parameters<typeof seatNames>[0]
    expect(seatNames(seats, words)).toEqual(['octopus de papier', 'Ann 1', 'Ann 2'])
  })
})

describe('a replay', () => {
  // Seat 0 has the first three steps, seat 1 the next two, seat 0 the rest; portions of any size.
  // Only the second and the sixth step are told.
  const movers = [0, 0, 0, 1, 1, 0, 0]
  const told = new Map([
    [1, 'took'],
    [5, 'placed'],
  ])
  const story = (ply: number): { verb: string }[] => (told.has(ply) ? [{ verb: told.get(ply) ?? '' }] : [])
  const load = (first: number, count: number): Promise<Replay> =>
    Promise.resolve({
      game: 'plain',
      names: ['a', 'b'],
      plies: movers.length - 1,
      rounds: [0],
      first,
      steps: movers.slice(first, first + Math.min(2, count)).map((to_move, i) => ({ story: story(first + i), views: [{ to_move }] })),
    } as unknown as Replay)

  it('jumps to where a turn begins, forwards and backwards, over portions not yet loaded', async () => {
    const replay = new Replaying(load)
    await replay.open(0)
    const seen: number[] = []
    for (const by of [1, 1, 1, -1, -1, -1, -1]) {
      await replay.jumpTurn(by)
      seen.push(replay.ply)
    }
    expect(seen).toEqual([3, 5, 6, 5, 3, 0, 0])
  })
  it('goes on telling what happened last where a step has no line of its own', async () => {
    const replay = new Replaying(load)
    await replay.open(0)
    const heard: string[] = []
    for (const ply of [0, 1, 4, 5, 6]) {
      await replay.jump(ply)
      heard.push(replay.story.map((event) => event.verb).join())
    }
    expect(heard).toEqual(['', 'took', 'took', 'placed', 'placed'])
  })
})
