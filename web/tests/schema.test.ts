import { expect, it } from 'vitest'
import { readSchema } from '../src/lobby/schema'

it('reads the schema of options into fields', () => {
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
  expect(readSchema(schema)).toEqual([
    { name: 'edition', type: 'choice', values: ['en', 'fr'], least: undefined, most: undefined, otherwise: 'en' },
    { name: 'points', type: 'number', values: [], least: 5, most: 200, otherwise: null },
    { name: 'doubled', type: 'tick', values: [], least: undefined, most: undefined, otherwise: false },
  ])
  expect(readSchema({})).toEqual([])
})
