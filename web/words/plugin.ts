// The words travel without the comments that are for translators.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function words(): Plugin {
  return {
    name: 'papercove-words',
    enforce: 'pre',
    load(id) {
      const file = /^(.+\.ftl)\?raw$/.exec(id)?.[1]
      return file ? `export default ${JSON.stringify(readFileSync(file, 'utf-8').replace(/^#.*\n/gm, ''))}` : undefined
    },
  }
}
