// The rendered pictures: all of them lie in one folder of the build, whose name holds a hash of them all, so that their
// addresses need no table in the client and browsers may keep them for ever. The client learns the folder's address,
// the names there are, and where in each picture its figure stands.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const MODULE = 'virtual:pictures'
const files = new URL('./files/', import.meta.url)
const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

interface Manifest { pictures: Record<string, { figure?: number[] }> }

const rendered = (): string[] => readdirSync(files).filter((name) => /\.(avif|webp)$/.test(name)).sort()

function version(): string {
  const digest = createHash('sha256')
  for (const name of rendered()) digest.update(name).update(readFileSync(new URL(name, files)))
  return digest.digest('hex').slice(0, 10)
}

function source(address: string): string {
  const manifest = JSON.parse(readFileSync(new URL('./manifest.json', import.meta.url), 'utf-8')) as Manifest
  const figures: Record<string, [number, number]> = {}
  for (const [name, { figure }] of Object.entries(manifest.pictures)) {
    const kind = name.split('-')[0] ?? ''
    const [top, bottom] = figures[kind] ?? [1, 0]
    if (figure) figures[kind] = [Math.min(top, figure[1] ?? 1), Math.max(bottom, figure[3] ?? 0)]
  }
  const names = [...new Set(rendered().map((name) => name.replace(/-\d+\.\w+$/, '')))].filter((name) => !((name.split('-')[0] ?? '') in figures))
  return `export const ADDRESS = ${JSON.stringify(address)}
export const NAMES = new Set(${JSON.stringify(names.join(' '))}.split(' '))
export const FIGURES = ${JSON.stringify(figures)}`
}

export function pictures(): Plugin {
  let address = '/pictures'
  return {
    name: 'papercove-pictures',
    configResolved({ command }) {
      if (command === 'build') address = `/assets/pictures-${version()}`
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? source(address) : undefined),
    configureServer({ middlewares }) {
      middlewares.use('/pictures', (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '')
        if (!rendered().includes(name)) return next()
        response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? '')
        response.end(readFileSync(new URL(name, files)))
      })
    },
    generateBundle() {
      for (const name of rendered()) {
        this.emitFile({ type: 'asset', fileName: `${address.slice(1)}/${name}`, source: readFileSync(new URL(name, files)) })
      }
    },
  }
}
