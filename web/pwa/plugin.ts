// Writes sw.js into the build, with the names of everything the shell needs; rendered pictures are kept when they are first shown.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PICTURES = 'assets/pictures-'

export function serviceWorker(): Plugin {
  return {
    name: 'papercove-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
      const assets = names.filter((name) => !name.startsWith(PICTURES)).map((name) => `/${name}`)
      const pictures = names.find((name) => name.startsWith(PICTURES))?.split('/')[1] ?? PICTURES
      const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf-8')
      const version = createHash('sha256')
        .update(source + assets.join() + pictures)
        .digest('hex')
        .slice(0, 12)
      const filled = source.replace('__ASSETS__', JSON.stringify(assets)).replace('__VERSION__', version).replace('__PICTURES__', pictures)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled })
    },
  }
}
