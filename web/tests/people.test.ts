// Which of one's own games goes on, and what is unread.
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { TableSummary } from '../src/generated/wire'
import type { Table, Told } from '../src/room/table.svelte'
import { ANIMALS, animalsAround, animalsAt, animalsOf } from '../src/people/animals'
import { me } from '../src/people/me.svelte'
import sprite from '../src/art/sprite.svg?raw'
import { api } from '../src/room/api'
import { goesOn } from '../src/room/open'
import Avatar from '../src/stage/Avatar.svelte'
import { Unread } from '../src/table/unread.svelte'

describe('a game goes on', () => {
  const table = (changes: Partial<TableSummary>): TableSummary =>
    ({
      id: 't',
      game: 'g',
      phase: 'playing',
      thinking: 'none',
      updated: 1000,
      your_seat: 1,
      seats: [{ kind: 'bot' }, { kind: 'person' }],
      ...changes,
    }) as TableSummary

  it('while it is played with me in my seat, however long ago that was', () => expect(goesOn(table({}), 9e9)).toBe(true))
  it('while it waits for players, but not for ever', () => {
    expect(goesOn(table({ phase: 'gathering' }), 2000)).toBe(true)
    expect(goesOn(table({ phase: 'gathering' }), 9e9)).toBe(false)
  })
  it.each<Partial<TableSummary>>([
    { phase: 'finished' },
    { your_seat: null },
    { seats: [{ kind: 'bot' }, { kind: 'person', away: true }] },
  ])('not where it is over, or I have left: %j', (changes) => expect(goesOn(table(changes), 2000)).toBe(false))
})

describe('a mark of what is unread', () => {
  it('comes with what others say, and goes when the chat is opened', () => {
    let tell: (told: Told) => void = () => undefined
    const table = {
      seat: 0,
      lastSeen: 7,
      listen: (listener: typeof tell) => {
        tell = listener
        return () => undefined
      },
    } as unknown as Table
    const unread = new Unread()
    unread.attend(table)
    const said = (seat: number | null): void =>
      tell({ event: { type: 'said', name: 'Ines', seat, phrase: 'hello' }, before: null, after: null })
    said(0)
    expect(unread.panels).toEqual([])
    said(1)
    expect(unread.panels).toEqual(['chat'])
    unread.open('log', 7)
    expect(unread.panels).toEqual(['chat'])
    unread.open('chat', 7)
    expect(unread.panels).toEqual([])
  })
})

describe('the animal of a seat', () => {
  it('is the chosen one, or that of a guest’s number, in a match of long ago as well', () => {
    const seats = [{ name: 'Ann', animal: 'owl' }, { name: 'Guest 7' }, { name: 'Ben' }, { name: 'Guest 0' }]
    expect(animalsOf(seats)).toEqual(['owl', ANIMALS[7], undefined, undefined])
  })
  it('is not shared with whoever sits opposite in a task', () => {
    expect(animalsAround('penguin', 0, 2)).toEqual(['penguin', 'rabbit'])
    expect(animalsAround('owl', 1, 2)).toEqual(['crane', 'owl'])
  })
  it('is nobody else’s at the table: who is called by it keeps it, then people, then bots', () => {
    const seats = [
      { kind: 'bot', level: 'novice' },
      { kind: 'person', name: 'Ann', animal: 'penguin' },
      { kind: 'person', name: 'Guest 9' },
      { kind: 'open' },
    ] as const
    const [bot, ann, guest, nobody] = animalsAt(seats)
    expect(guest).toBe('penguin')
    expect(nobody).toBeUndefined()
    expect(bot).toBe('crane')
    expect(ANIMALS).toContain(ann)
    expect(new Set([bot, ann, guest]).size).toBe(3)
  })
  it('is as chosen where nobody else has it', () => {
    const chosen = ['owl', 'cat', 'crane', 'whale']
    expect(animalsAt(chosen.map((animal) => ({ kind: 'person', name: animal, animal })))).toEqual(chosen)
  })
})

describe('a name and an animal', () => {
  it('are saved as they were chosen, however late the room tells the ones before', async () => {
    const told = vi
      .spyOn(api, 'device')
      .mockImplementation((asked) => Promise.resolve({ id: 'd', nickname: asked?.nickname ?? 'Guest 7', animal: asked?.animal ?? 'owl' }))
    const opening = me.load()
    me.name = 'Ines'
    me.animal = 'fox'
    const saving = me.save()
    await Promise.all([opening, saving])
    expect(told).toHaveBeenLastCalledWith({ nickname: 'Ines', animal: 'fox' })
    expect([me.device?.nickname, me.device?.animal]).toEqual(['Ines', 'fox'])
    told.mockRestore()
  })
})

describe('an animal', () => {
  it.each(ANIMALS)('%s has a drawing of its own, for where no pictures come', (animal) => {
    expect(sprite).toContain(`<symbol id="${animal}"`)
    const avatar = mount(Avatar, { target: document.body, props: { seat: 3, size: 40, animal } })
    flushSync()
    expect(document.querySelector('.avatar use')?.getAttribute('href')).toMatch(new RegExp(`#${animal}$`))
    void unmount(avatar)
    document.body.innerHTML = ''
  })
})
