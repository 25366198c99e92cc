// Why something cannot be done: the one rule that forbids it, as the room tells.
import type { Forbidden } from '../generated/wire'
import { learnApi } from './api'

/** Whether a wish is about a thing: the verb of what it would do, a card that it names, or what it names by number (`pile:0`). */
export const isAbout = ({ verb, args }: Forbidden, thing: string): boolean =>
  thing !== '' &&
  [
    verb,
    ...Object.entries(args ?? {})
      .flatMap(([name, value]) => [value, `${name}:${String(value)}`])
      .flat(),
  ].includes(thing)

/** What stands in the way of a thing at this table; null where nothing is known of it. */
export async function whyNot(table: string, thing: string): Promise<Forbidden | null> {
  const { forbidden } = await learnApi.notNow(table)
  return forbidden.find((wish) => isAbout(wish, thing)) ?? (forbidden.length === 1 ? (forbidden[0] ?? null) : null)
}
