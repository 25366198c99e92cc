// What this browser remembers of the dice at its tables, so that no room can go back on them (docs/fairness.md).
import type { TableInfo } from '../generated/wire'
import { fromHex, sha256, toHex } from '../replay/sha256'
import { randomWord } from './secret'

const KEPT = 'papercove-dice'
const KEPT_BEFORE = 'papercove-commitments'
const MOST = 200
const BOT = 'bot'
const WITHHELD = 'withheld:'

/** The room went back on the dice of a match; `key` says on what. */
export class Unfair extends Error {
  constructor(readonly key: 'commitment' | 'promises' | 'own-nonce' | 'nonces' | 'match') {
    super(key)
  }
}

/** What this device knows of one match; `nonce` and `seat` if it added to the dice. */
export interface Seen {
  commitment: string
  /** This device saw it before the deal. */
  gathered?: boolean
  nonce?: string
  seat?: number
  /** The nonce has left this device. */
  revealed?: boolean
  /** And the room has acknowledged it. */
  taken?: boolean
  promises?: string[]
  nonces?: string[]
}

interface Kept {
  matches: Record<string, Seen>
  /** By table: the nonces for its next deal. More than one where somebody changed chairs: if the last promise comes
   *  too late, the one before it counts. A lone one may have been kept by a page of before. */
  promised: Record<string, string | string[]>
  /** By table: gatherings that this device gave its nonce to and never saw dealt. */
  broken: Record<string, number>
}

type Told = Pick<TableInfo, 'id' | 'match' | 'phase' | 'commitment' | 'promises' | 'awaited' | 'nonces'>

const digest = (nonce: string): string => toHex(sha256(new TextEncoder().encode(nonce)))
const same = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((word, i) => word === two[i])

/** Whether a seat gave what it had promised, nothing at all, or is a bot's, which promises nothing. */
const keeps = (given: string, promise: string): boolean =>
  promise ? given === WITHHELD + promise || digest(given) === promise : given === BOT

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null
    if (kept) return kept
    const before = JSON.parse(localStorage.getItem(KEPT_BEFORE) ?? '{}') as Record<string, string>
    const matches = Object.fromEntries(Object.entries(before).map(([match, commitment]) => [match, { commitment }]))
    return { matches, promised: {}, broken: {} }
  } catch {
    return { matches: {}, promised: {}, broken: {} }
  }
}

/** A storage that is full or closed: then this page remembers for as long as it is open. */
let unsaved: Kept | null = null

function change<T>(what: (kept: Kept) => T): T {
  const kept = unsaved ?? read()
  try {
    return what(kept)
  } finally {
    const newest = <V>(all: Record<string, V>): Record<string, V> => Object.fromEntries(Object.entries(all).slice(-MOST))
    try {
      localStorage.setItem(
        KEPT,
        JSON.stringify({ matches: newest(kept.matches), promised: newest(kept.promised), broken: newest(kept.broken) }),
      )
    } catch {
      unsaved = kept
    }
  }
}

export const seenOf = (match: string): Seen | null => (unsaved ?? read()).matches[match] ?? null
export const brokenAt = (table: string): number => (unsaved ?? read()).broken[table] ?? 0
export const everSeen = (commitment: string): boolean =>
  Object.values((unsaved ?? read()).matches).some((seen) => seen.commitment === commitment)

/** A fresh nonce for the table's next deal is kept, its promise may be told; in mid-match it does not count. */
export function promise(table: string, phase: TableInfo['phase']): string {
  const nonce = `${randomWord(16)}-${brokenAt(table)}`
  change(({ promised }) => {
    if (phase === 'playing') delete promised[table]
    else promised[table] = [promised[table] ?? [], nonce].flat()
  })
  return digest(nonce)
}

/** One's nonces are no longer meant for the table's next deal. */
export function withdraw(table: string): void {
  change(({ promised }) => delete promised[table])
}

/** Compare the table as the room tells it now with what it told before: one's own nonce, if it is time to reveal it. */
export function look(table: Told, seat: number | null): string | null {
  return change((kept) => {
    const match = `${table.id}-${table.match}`
    const [promises, nonces] = [table.promises ?? [], table.nonces ?? []]
    countBroken(kept, table.id, match, promises)
    const seen = (kept.matches[match] ??= { commitment: table.commitment })
    seen.gathered ||= table.phase === 'gathering'
    if (table.commitment !== seen.commitment) throw new Unfair('commitment')
    if (promises.length || seen.promises) checkPromises(kept, seen, promises, table.id, seat)
    // Else it was dealt by the older recipe, before this room knew a better one.
    if (nonces.length && (promises.length || seen.gathered)) {
      checkNonces(seen, nonces)
      seen.nonces = nonces
    }
    if (!seen.nonce || seen.seat === undefined || !table.awaited?.includes(seen.seat)) return null
    seen.revealed = true
    return seen.nonce
  })
}

/** A gathering that had this device's nonce and is no more, or was passed over, was broken off. */
function countBroken(kept: Kept, table: string, match: string, promises: readonly string[]): void {
  for (const [name, seen] of Object.entries(kept.matches)) {
    if (name.slice(0, name.lastIndexOf('-')) !== table || !seen.revealed || seen.nonces) continue
    if (name === match && promises.length) continue
    kept.broken[table] = (kept.broken[table] ?? 0) + 1
    kept.matches[name] = { commitment: seen.commitment }
  }
}

/** Promises that count never change, and one's own is among them. */
function checkPromises(kept: Kept, seen: Seen, promises: string[], table: string, seat: number | null): void {
  seen.promises ??= promises
  const nonces = [kept.promised[table] ?? []].flat()
  if (seat !== null && !seen.nonce && nonces.length) {
    Object.assign(seen, { nonce: nonces.find((one) => digest(one) === promises[seat]) ?? nonces.at(-1), seat })
    delete kept.promised[table]
  }
  const own = !seen.nonce || promises[seen.seat ?? -1] === digest(seen.nonce)
  if (!own || !same(promises, seen.promises)) throw new Unfair('promises')
}

/** What went into the dice must be what was promised, and one's own nonce among it. */
function checkNonces(seen: Seen, nonces: readonly string[]): void {
  const own = nonces[seen.seat ?? -1]
  const missed = !seen.taken && seen.nonce && own === WITHHELD + digest(seen.nonce) // it came too late, if at all
  if (seen.nonce && own !== seen.nonce && !missed) throw new Unfair('own-nonce')
  const promises = seen.promises ?? []
  if (nonces.length !== promises.length || !nonces.every((given, i) => keeps(given, promises[i] ?? ''))) throw new Unfair('promises')
}

/** The room has acknowledged one's nonce: it can no longer say that it never came. */
export function taken(nonce: string): void {
  change(({ matches }) => {
    for (const seen of Object.values(matches)) if (seen.nonce === nonce) seen.taken = true
  })
}

/** The secret must be the one behind the commitment. */
export function checkSecret(match: string, secret: string): void {
  const seen = seenOf(match)
  if (seen && toHex(sha256(fromHex(secret))) !== seen.commitment) throw new Unfair('commitment')
}

/** What a record says went into the dice must be what this device saw go in. */
export function checkRecord(match: string, nonces: readonly string[]): void {
  const seen = seenOf(match)
  if (!seen?.promises) return
  checkNonces(seen, nonces)
  if (seen.nonces && !same(seen.nonces, nonces)) throw new Unfair('nonces')
}
