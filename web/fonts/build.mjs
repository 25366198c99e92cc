// Cuts the two typefaces down to what our four languages write: src/fonts/*.woff2, made from the packages of their authors.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const file = (name) => readFileSync(require.resolve(`@fontsource-variable/${name}.woff2`))
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

// What English, French, Italian and German write; other letters of names come from the whole files (src/styles/fonts.css).
const SPOKEN = range(0x20, 0x7e) + '\u00a0«»·×°ºªÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàâäçèéêëîïìòôöùûüŒœ–—‘’‚“”„•…\u202f−→'

const FACES = {
  // Titles and numbers: narrow, heavy, drawn for small sizes.
  title: { from: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal', axes: { wdth: 88, opsz: 18, wght: 780 } },
  text: { from: 'figtree/files/figtree-latin-wght-normal', axes: { wght: { min: 500, max: 800 } } },
}

const target = new URL('../src/fonts/', import.meta.url)
mkdirSync(target, { recursive: true })
for (const [name, { from, axes }] of Object.entries(FACES)) {
  const cut = await subsetFont(file(from), SPOKEN, { targetFormat: 'woff2', variationAxes: axes, noLayoutClosure: true })
  writeFileSync(new URL(`${name}.woff2`, target), cut)
}
