// By which options a table plays, in words: every option of its game, as it stands here, and the time to think.
import type { TableInfo } from '../generated/wire'
import { readSchema } from '../lobby/schema'
import type { Words } from '../words/words'

export interface TableRule {
  name: string
  value: string
  /** What this value changes, where its message says so. */
  how: string
  /** All of it in a few words; none where the option is off. */
  brief: string
}

/** Every option of a table's game as it stands there; those that were chosen even before the room has told the others. */
export const optionsOf = (info: TableInfo, schema: Record<string, unknown>): Record<string, unknown> => ({
  ...info.options,
  ...Object.fromEntries(readSchema(schema).map(({ name, otherwise }) => [name, info.options[name] ?? otherwise])),
})

/** Where the rules are, as this table plays them. */
export const rulesPage = (game: string, options: Record<string, unknown>): string =>
  `/rules/${game}?${new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)])).toString()}`

export function tableRules(info: TableInfo, schema: Record<string, unknown>, words: Words): TableRule[] {
  const options = readSchema(schema).map(({ name, otherwise }) => {
    const value = info.options[name] ?? otherwise
    const key = `option-${name}-${String(value)}`
    const said =
      typeof value === 'boolean'
        ? words.say(value ? 'yes' : 'no')
        : value == null
          ? (words.find(key, undefined, { seats: info.seats.length }) ?? words.say('as-usual'))
          : (words.find(key) ?? (Array.isArray(value) ? value.join(', ') : String(value)))
    const called = words.find(`option-${name}`) ?? name
    const how = words.find(key, 'how') ?? ''
    const brief = value === false ? '' : value === true ? called : how ? `${said} (${how})` : `${called}: ${said}`
    return { name: called, value: said, how, brief }
  })
  const [name, value] = [words.say('thinking'), words.say(`thinking-${info.thinking}`)]
  return [...options, { name, value, how: '', brief: `${name}: ${value}` }]
}
