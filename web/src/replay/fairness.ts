// Checks, in this browser, that a match was dealt by the dice the room had bound itself to (docs/fairness.md).
import type { Verification } from '../generated/wire'
import { Unfair, checkRecord, everSeen, seenOf } from '../room/witness'
import { fromHex, hmac, sha256, toHex } from './sha256'

/** As many digits of a commitment as a table shows at least: fewer would prove little. */
const LEAST = 16

/** What bound the room: a commitment this browser had seen before the deal, one that somebody typed, or what the room tells now. */
export interface Promised {
  by: 'seen' | 'given' | 'told' | 'none'
  commitment: string | null
}

export interface Dealt {
  secret: string
  /** Which match of which table; empty in records of the older recipe. */
  match: string
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
  /** How many rounds were dealt again here and fit; null where this browser does not know the deck. */
  redealt: number | 'deals' | null
  recipe: 1 | 2
  /** Whether this device's own nonce is known to have gone into the dice. */
  own: boolean
  /** Seats that promised a nonce and never gave it. */
  withheld: number[]
  /** Most gatherings of the table that any seat's device had seen broken off. */
  broken: number
}

/** The older recipe knew no match and no promises: whoever ran the room could have steered. */
export const recipeOf = (dealt: Dealt): 1 | 2 => (dealt.match ? 2 : 1)

export function roundKey({ secret, match, nonces }: Dealt, round: number): Uint8Array {
  const lines = match ? ['papercove fair 2', match, ...nonces] : ['papercove fair 1', ...nonces]
  return hmac(fromHex(secret), new TextEncoder().encode([...lines, String(round)].join('\n')))
}

/** What the fifth line of a record tells; null where the dice come from elsewhere. */
export function dealtBy(record: string): Dealt | null {
  const line = record.replace(/^\uFEFF/, '').split(/\r?\n/)[4] ?? ''
  const [, newer, secret, rest] = /^seed:\s*fair(-2)?\s+([0-9a-f]{64})\s+(.+)$/i.exec(line) ?? []
  if (!secret || !rest) return null
  const words = rest.trim().split(/\s+/)
  return { secret: secret.toLowerCase(), match: newer ? (words.shift() ?? '') : '', nonces: words }
}

export const commitmentOf = (dealt: Dealt): string => toHex(sha256(fromHex(dealt.secret)))

/** The promise behind a record file: what somebody typed, if only its beginning; else what this browser remembers. */
export function promiseOf(dealt: Dealt | null, typed: string): Promised {
  const own = dealt && commitmentOf(dealt)
  const digits = typed.replace(/[\s…]/g, '').toLowerCase()
  if (digits) return { by: 'given', commitment: own && digits.length >= LEAST && own.startsWith(digits) ? own : digits }
  return own && everSeen(own) ? { by: 'seen', commitment: own } : { by: 'none', commitment: null }
}

/** The room has replayed the record; what can be computed here is not taken from it. */
export function judge(dealt: Dealt | null, promise: Promised, room: Verification): Finding {
  const commitment = dealt ? commitmentOf(dealt) : ''
  return {
    problem: room.problem ?? (dealt ? ownProblem(dealt, promise, commitment, room) : 'keys'),
    promise: promise.by,
    commitment,
    rounds: room.rounds.length,
    redealt: null,
    recipe: dealt ? recipeOf(dealt) : 1,
    own: dealt !== null && Boolean(seenOf(dealt.match)?.nonce),
    withheld: dealt?.nonces.flatMap((given, seat) => (given.startsWith('withheld:') ? [seat] : [])) ?? [],
    broken: Math.max(0, ...(dealt?.match ? dealt.nonces : []).map((given) => Number(/^[0-9a-f]{32}-(\d+)$/.exec(given)?.[1] ?? 0))),
  }
}

function ownProblem(dealt: Dealt, promise: Promised, commitment: string, room: Verification): string | null {
  if (promise.commitment !== null && promise.commitment !== commitment) return 'commitment'
  try {
    checkRecord(dealt.match, dealt.nonces)
  } catch (problem) {
    if (problem instanceof Unfair) return 'own-nonce'
    throw problem
  }
  return room.rounds.every(({ round, key }) => toHex(roundKey(dealt, round)) === key) ? null : 'keys'
}
