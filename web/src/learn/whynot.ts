// Why something cannot be done: the one rule that forbids it, as the room tells.
import type { Forbidden } from '../generated/wire'
import { learnApi } from './api'

/**
 * Whether a wish is about a thing, told in words: the verb of what it would do, a card or a cell that it names, or what it names
 * by number (`pile:0`). Several words (`cell G2 1,0`: a card over a cell) mean the wish that has all of them.
 */
export function isAbout({ verb, args }: Forbidden, thing: string): boolean {
  const named = Object.entries(args ?? {}).flatMap(([name, value]) => [value, `${name}:${String(value)}`])
  const known: unknown[] = [verb, ...named.flat()]
  return thing !== '' && thing.split(' ').every((word) => known.includes(word))
}

/** What stands in the way of a thing at this table; null where nothing is known of it. */
export async function whyNot(table: string, thing: string): Promise<Forbidden | null> {
  const { forbidden } = await learnApi.notNow(table)
  return forbidden.find((wish) => isAbout(wish, thing)) ?? (forbidden.length === 1 ? (forbidden[0] ?? null) : null)
}
