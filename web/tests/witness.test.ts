// What a browser remembers of promises: changing chairs at the moment of the deal, and a page of before.
import { beforeEach, expect, it } from 'vitest'
import { sha256, toHex } from '../src/replay/sha256'
import { Unfair, look, promise } from '../src/room/witness'

const COMMITMENT = 'c'.repeat(64)
const digest = (nonce: string): string => toHex(sha256(new TextEncoder().encode(nonce)))

function sealed(...promises: string[]): Parameters<typeof look>[0] {
  return { id: 'quiet', match: 1, phase: 'gathering', commitment: COMMITMENT, promises, awaited: [0, 1], nonces: [] }
}

beforeEach(() => localStorage.clear())

it('keeps to the promise before it when the last one comes too late', () => {
  const [first] = [promise('quiet', 'gathering'), promise('quiet', 'gathering')]
  expect(digest(look(sealed('a'.repeat(64), first), 1) ?? '')).toBe(first)
})

it('keeps to the last promise when it came in time', () => {
  const [, last] = [promise('quiet', 'gathering'), promise('quiet', 'gathering')]
  expect(digest(look(sealed('a'.repeat(64), last), 1) ?? '')).toBe(last)
})

it('calls a promise unfair that this device never made', () => {
  promise('quiet', 'gathering')
  expect(() => look(sealed('a'.repeat(64), 'b'.repeat(64)), 1)).toThrow(Unfair)
})

it('understands the lone nonce that an older page has kept', () => {
  localStorage.setItem('papercove-dice', JSON.stringify({ matches: {}, promised: { quiet: 'old-0' }, broken: {} }))
  expect(look(sealed('a'.repeat(64), digest('old-0')), 1)).toBe('old-0')
})
