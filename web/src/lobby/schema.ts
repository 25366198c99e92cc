// Reads the JSON schema of a game's options into fields of a form.
export interface OptionField {
  name: string
  type: 'tick' | 'choice' | 'number' | 'text'
  values: (string | number)[]
  least?: number
  most?: number
  otherwise: unknown
}

type Schema = Record<string, unknown>
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The one schema behind references and unions with null. */
function plain(schema: Schema, root: Schema): Schema {
  const reference = schema['$ref']
  if (typeof reference === 'string') {
    const found = reference
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : undefined), root)
    return isSchema(found) ? { ...plain(found, root), ...schema } : schema
  }
  const any = schema['anyOf']
  if (Array.isArray(any)) {
    const first = any.filter(isSchema).find((one) => one['type'] !== 'null')
    return first ? { ...plain(first, root), ...schema } : schema
  }
  return schema
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

function field(name: string, given: Schema, root: Schema): OptionField {
  const schema = plain(given, root)
  const values = Array.isArray(schema['enum'])
    ? schema['enum'].filter((value): value is string | number => typeof value === 'string' || typeof value === 'number')
    : []
  const type = values.length
    ? 'choice'
    : schema['type'] === 'boolean'
      ? 'tick'
      : schema['type'] === 'integer' || schema['type'] === 'number'
        ? 'number'
        : 'text'
  return { name, type, values, least: number(schema['minimum']), most: number(schema['maximum']), otherwise: given['default'] }
}

export function readSchema(root: Schema): OptionField[] {
  const properties = plain(root, root)['properties']
  if (!isSchema(properties)) return []
  return Object.entries(properties).flatMap(([name, schema]) => (isSchema(schema) ? [field(name, schema, root)] : []))
}
