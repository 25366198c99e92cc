// Scripts, styles and drawings are pressed by Brotli when they are built, as hard as it can: they travel a tenth lighter than
// by gzip, and a room need not press them for every visitor.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = 500 // bytes

export function press(): Plugin {
  return {
    name: 'papercove-press',
    apply: 'build',
    writeBundle({ dir }) {
      const folder = join(dir ?? 'dist', 'assets')
      for (const name of readdirSync(folder).filter((one) => /\.(js|css|svg)$/.test(one))) {
        const file = readFileSync(join(folder, name))
        if (file.length >= WORTH_IT) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(file))
      }
    },
  }
}
