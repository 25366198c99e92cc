// Checks, in this browser, that a match was dealt by the dice the room had bound itself to (docs/fairness.md).
import type { MatchInfo, Verification } from '../generated/wire'
import { fromHex, hmac, sha256, toHex } from './sha256'

const REMEMBERED = 'papercove-commitments'
const MOST = 200

export interface Finding {
  /** The secret that was told after the match is the one behind the commitment. */
  bound: boolean
  /** Every round's key, computed here from secret and nonces, is the one the deals were replayed with. */
  keys: boolean
  /** The room replayed each deal and each move from those keys. */
  replayed: boolean
  /** This browser had seen the commitment before the deal. */
  seen: boolean
  commitment: string
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

export function judge(match: MatchInfo, room: Verification): Finding {
  const own = commitmentSeen(match.summary.id)
  const commitment = own ?? match.commitment
  return {
    bound: toHex(sha256(fromHex(match.secret))) === commitment,
    keys: room.rounds.every(({ round, key }) => roundKey(match.secret, match.nonces, round) === key),
    replayed: room.fair,
    seen: own !== null,
    commitment,
    rounds: room.rounds.length,
  }
}
