// Score sheets on this device: each under a key of its own, so that two pages never write over each other's.
import type { ChangeRequest, Part, Sheet, SheetAnswer } from '../generated/wire'

export type Change = ChangeRequest['change']

/** A change of this device that the room did not take. */
export interface Conflict {
  change: Change
  key: string
  args: Record<string, string | number>
}

export interface Kept {
  id: string
  sheet: Sheet
  /** The newest count the room has told, with the sheet it was made of. */
  answer: SheetAnswer | null
  /** Whether others have it by a link, or may have it. */
  shared: boolean
  host: boolean
  /** Changes the room has not taken yet, oldest first. */
  pending: Change[]
  /** What takes back the latest changes of this device, newest last. */
  undo: Change[]
  /** Why the link leads nowhere any more. */
  gone: boolean
  /** What is just being entered here and not done yet, and what stood there when it was begun. */
  draft: { round: number; seat: number; part: Part | null; was?: Part | null } | null
  /** Changes of this device that the room did not take, oldest first: nobody has said yet whose entry counts. */
  conflicts?: Conflict[]
  changed: number
}

const PREFIX = 'papercove-sheet-'
const MOST_KEPT = 60
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

/** Eighty bits that nobody can guess: the sheet's name here, and its link once it is shared. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ALPHABET[byte % 31]).join('')

export function readKept(id: string): Kept | null {
  try {
    const text = localStorage.getItem(PREFIX + id)
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    return null
  }
}

/** False where the browser keeps nothing: then it is known as long as the page is open. */
export function writeKept(kept: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function removeKept(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // then it was not kept either
  }
}

/** All sheets of this device, the newest first; of closed ones the oldest go when there are too many. */
export function allKept(): Kept[] {
  let names: string[]
  try {
    names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  } catch {
    return []
  }
  const found = names
    .map((name) => readKept(name.slice(PREFIX.length)))
    .filter((one) => one !== null)
    .sort((a, b) => b.changed - a.changed)
  for (const old of found.filter(isPast).slice(MOST_KEPT)) removeKept(old.id)
  return found
}

/** An evening that is over: closed, decided, or gone from the room. */
export const isPast = (kept: Kept): boolean => kept.sheet.closed === true || kept.gone || !!kept.answer?.count.outcome
