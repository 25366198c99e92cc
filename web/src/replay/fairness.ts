// Checks, in this browser, that a match was dealt by the dice the room had bound itself to (docs/fairness.md).
import type { Verification } from '../generated/wire'
import { fromHex, hmac, sha256, toHex } from './sha256'

const REMEMBERED = 'papercove-commitments'
const MOST = 200

/** As many digits of a commitment as a table shows at least: fewer would prove little. */
const LEAST = 16

/** What bound the room: a commitment this browser had seen before the deal, one that somebody typed, or what the room tells now. */
export interface Promised {
  by: 'seen' | 'given' | 'told' | 'none'
  commitment: string | null
}

export interface Dealt {
  secret: string
  nonces: readonly string[]
}

export interface Finding {
  /** Why the match is not verified, in the words of `papercove verify`; null if it is. */
  problem: string | null
  promise: Promised['by']
  /** Of the secret in the record, computed here. */
  commitment: string
  /** How many rounds were dealt with the keys that were computed here. */
  rounds: number
}

function remembered(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Keep the commitment of a match as this page saw it before the deal. */
export function rememberCommitment(match: string, commitment: string): void {
  const kept = remembered()
  if (kept[match]) return
  const entries = [...Object.entries(kept), [match, commitment] as const].slice(-MOST)
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // a full or closed storage only means that this match is checked without it
  }
}

export const commitmentSeen = (match: string): string | null => remembered()[match] ?? null

export function roundKey(secret: string, nonces: readonly string[], round: number): string {
  const message = ['papercove fair 1', ...nonces, String(round)].join('\n')
  return toHex(hmac(fromHex(secret), new TextEncoder().encode(message)))
}

/** Secret and nonces from the fifth line of a record; null where the dice come from elsewhere. */
export function dealtBy(record: string): Dealt | null {
  const line = record.replace(/^\uFEFF/, '').split(/\r?\n/)[4] ?? ''
  const [, secret, nonces] = /^seed:\s*fair\s+([0-9a-f]{64})\s+(.+)$/i.exec(line) ?? []
  return secret && nonces ? { secret: secret.toLowerCase(), nonces: nonces.trim().split(/\s+/) } : null
}

export const commitmentOf = (dealt: Dealt): string => toHex(sha256(fromHex(dealt.secret)))

/** The promise behind a record file: what somebody typed, if only its beginning; else what this browser remembers. */
export function promiseOf(dealt: Dealt | null, typed: string): Promised {
  const own = dealt && commitmentOf(dealt)
  const digits = typed.replace(/[\s…]/g, '').toLowerCase()
  if (digits) return { by: 'given', commitment: own && digits.length >= LEAST && own.startsWith(digits) ? own : digits }
  return own && Object.values(remembered()).includes(own) ? { by: 'seen', commitment: own } : { by: 'none', commitment: null }
}

/** The room has replayed the record; what can be computed here is not taken from it. */
export function judge(dealt: Dealt | null, promise: Promised, room: Verification): Finding {
  const commitment = dealt ? commitmentOf(dealt) : ''
  const bound = promise.commitment === null || promise.commitment === commitment
  const keys = dealt !== null && room.rounds.every(({ round, key }) => roundKey(dealt.secret, dealt.nonces, round) === key)
  const own = bound ? (keys ? null : 'keys') : 'commitment'
  return { problem: room.problem ?? own, promise: promise.by, commitment, rounds: room.rounds.length }
}
