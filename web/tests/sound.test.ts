// Which sound goes with what happens, and when none does.
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TableEvent } from '../src/generated/wire'
import { preferences } from '../src/settings/preferences.svelte'
import { soundOf } from '../src/sound/heard'
import { play, SOUNDS } from '../src/sound/sounds'

const sing = vi.hoisted(() => vi.fn())
vi.mock('../src/sound/synth', () => ({ sing }))

const moved = (...verbs: string[]): TableEvent =>
  ({ type: 'moved', seat: 1, ply: 3, story: verbs.map((verb) => ({ verb, text: '', args: {} })) }) as unknown as TableEvent
/** What a game gives to its events. */
const GIVEN = { took: 'take', laid: 'pair', robbed: 'steal', called: 'call', bet: 'wave', claimed: 'stamp', placed: 'place' }
const heard = (event: TableEvent, seat: number | null = 0) => soundOf({ event }, seat, GIVEN)

describe('what is heard', () => {
  it.each([
    [['took'], 'take'],
    [['laid', 'took'], 'pair'],
    [['robbed', 'laid'], 'steal'],
    [['called', 'revealed'], 'call'],
    [['bet', 'called'], 'wave'],
    [['placed', 'claimed'], 'stamp'],
    [['placed'], 'place'],
    [['ended-turn'], null],
  ])('is what matters most of %s', (verbs, sound) => expect(heard(moved(...verbs))).toBe(sound))

  it('tells a won game from a lost one, and is silent about my own words', () => {
    const finished = {
      type: 'finished',
      match: 1,
      match_id: '',
      secret: '',
      outcome: { winners: [0], scores: [40, 2] },
    } as unknown as TableEvent
    expect([heard(finished, 0), heard(finished, 1), heard(finished, null)]).toEqual(['match-won', 'match-over', 'match-over'])
    const said = { type: 'said', name: 'Ines', seat: 1, phrase: 'hello' } as TableEvent
    expect([heard(said, 0), heard(said, 1), heard(said, null)]).toEqual(['message', null, 'message'])
  })
})

describe('a pluck', () => {
  it('rises with every step, and by two octaves at most', async () => {
    const { rising } = await vi.importActual<typeof import('../src/sound/synth')>('../src/sound/synth')
    const pitches = Array.from({ length: 26 }, (_, step) => rising(392, step))
    expect(pitches.slice(0, 11)).toEqual([...new Set(pitches)].sort((a, b) => a - b))
    expect(Math.max(...pitches)).toBe(4 * 392)
  })
})

describe('a sound', () => {
  const touched = (hasBeenActive: boolean): void => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
  }
  afterEach(() => {
    sing.mockClear()
    preferences.set({ volume: 60, speed: 2 })
  })
  const settled = () => new Promise((done) => setTimeout(done, 10))

  it('waits for a first touch, and for a volume above nothing', async () => {
    touched(false)
    play('turn')
    touched(true)
    preferences.set({ volume: 0 })
    play('turn')
    await settled()
    expect(sing).not.toHaveBeenCalled()
    preferences.set({ volume: 30 })
    play('tick', 4)
    await vi.waitFor(() => expect(sing).toHaveBeenCalledWith('tick', 30, 4))
  })

  it('that only goes with a movement is not heard where nothing moves', async () => {
    touched(true)
    preferences.set({ speed: 0 })
    for (const sound of SOUNDS) {
      play(sound)
      await settled()
    }
    expect(sing).toHaveBeenCalledTimes(SOUNDS.length - 3)
    expect(sing.mock.calls.map(([sound]) => sound)).not.toContain('tick')
  })
})
