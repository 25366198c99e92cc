import { expect, it } from 'vitest'
import type { TableInfo } from '../src/generated/wire'
import { readSchema } from '../src/lobby/schema'
import { optionsOf } from '../src/table/rules'

const schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      properties: {
        edition: { enum: ['en', 'fr'], default: 'en' },
        points: { anyOf: [{ type: 'integer', minimum: 5, maximum: 200 }, { type: 'null' }], default: null },
        doubled: { type: 'boolean', default: false },
      },
    },
  },
}

it('reads the schema of options into fields', () => {
  expect(readSchema(schema)).toEqual([
    { name: 'edition', type: 'choice', values: ['en', 'fr'], least: undefined, most: undefined, otherwise: 'en' },
    { name: 'points', type: 'number', values: [], least: 5, most: 200, otherwise: null },
    { name: 'doubled', type: 'tick', values: [], least: undefined, most: undefined, otherwise: false },
  ])
  expect(readSchema({})).toEqual([])
})

it('knows what a table has chosen before the room has told its schema', () => {
  const info = { options: { edition: 'fr' } } as unknown as TableInfo
  expect(optionsOf(info, {})).toEqual({ edition: 'fr' })
  expect(optionsOf(info, schema)).toEqual({ edition: 'fr', points: null, doubled: false })
})
