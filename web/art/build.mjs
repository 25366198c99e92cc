// Writes the sprite of everything drawn: public/art.svg, one symbol a thing.
import { mkdirSync, writeFileSync } from 'node:fs'
import { animals } from './animals.mjs'
import { draw } from './facets.mjs'
import { landscapes } from './landscapes.mjs'
import { marks } from './marks.mjs'
import { origami } from './origami.mjs'
import { things } from './things.mjs'

const symbol = (id, box, body) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`

export function sprite() {
  const symbols = [
    ...Object.entries({ ...origami, ...animals }).map(([kind, facets]) => symbol(kind, '0 0 100 100', draw(facets))),
    ...Object.entries(marks).map(([name, body]) => symbol(`mark-${name}`, '0 0 16 16', `<g fill="currentColor">${body}</g>`)),
    ...Object.entries(landscapes).flatMap(([colour, layers]) =>
      layers.map((body, i) => symbol(`land-${colour}-${i + 1}`, '0 0 100 100', body)),
    ),
    ...Object.entries(things).map(([name, { box, body }]) => symbol(name, box, body)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`
}

const target = new URL('../src/art/', import.meta.url)
mkdirSync(target, { recursive: true })
writeFileSync(new URL('sprite.svg', target), sprite())
