// The browser's own check of the shuffle: published vectors of SHA-256 and HMAC, and a round's key as the room makes it.
import { describe, expect, it } from 'vitest'
import { roundKey } from '../src/replay/fairness'
import { opened } from '../src/replay/replay.svelte'
import { fromHex, hmac, sha256, toHex } from '../src/replay/sha256'
import type { AnyView } from '../src/room/views'

async function trustedHmac(key: Uint8Array, message: Uint8Array): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', key.slice(), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, message.slice())))
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('SHA-256', () => {
  it('gives the published digests', () => {
    expect(toHex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(toHex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('agrees with WebCrypto at every length around a block', async () => {
    for (let length = 1; length < 140; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
      expect(toHex(sha256(message))).toBe(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))))
      expect(toHex(hmac(message, bytes('text')))).toBe(await trustedHmac(message, bytes('text')))
    }
  })
})

it('makes the key of a round from secret and nonces', async () => {
  const secret = '00'.repeat(31) + '07'
  const older = await trustedHmac(fromHex(secret), bytes('papercove fair 1\nann\nbot-1\n3'))
  expect(toHex(roundKey({ secret, match: '', nonces: ['ann', 'bot-1'] }, 3))).toBe(older)
  const newer = await trustedHmac(fromHex(secret), bytes('papercove fair 2\nt-1\nann\nbot\n3'))
  expect(toHex(roundKey({ secret, match: 't-1', nonces: ['ann', 'bot'] }, 3))).toBe(newer)
})

it('opens all hands by laying each seat’s own place over the spectator’s view', () => {
  const view = (seat: number | null, hands: (string[] | null)[]): AnyView =>
    ({ seat, table: hands.map((hand) => ({ hand })) }) as unknown as AnyView
  const all = opened([view(0, [['crab'], null]), view(1, [null, ['fish']]), view(null, [null, null])])
  expect(all).toEqual(view(null, [['crab'], ['fish']]))
})
