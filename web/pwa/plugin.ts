// Writes sw.js into the build, with the names of everything the shell needs.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function serviceWorker(): Plugin {
  return {
    name: 'papercove-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort().map((name) => `/${name}`)
      const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf-8')
      const version = createHash('sha256').update(source + assets.join()).digest('hex').slice(0, 12)
      const filled = source.replace('__ASSETS__', JSON.stringify(assets)).replace('__VERSION__', version)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled })
    },
  }
}
