/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { pictures } from './pictures/plugin.ts'
import { press } from './press/plugin.ts'
import { serviceWorker } from './pwa/plugin.ts'
import { words } from './words/plugin.ts'

const room = process.env['PAPERCOVE_ROOM'] ?? 'http://127.0.0.1:8000'

// What is always needed together comes in one piece: each small one has headers of its own, compresses less well, and is named
// in the lists of every part that needs it.
const TOGETHER: Record<string, RegExp> = {
  base: /node_modules\/(svelte|@fluent|clsx|esm-env)\/|src\/(words\/|settings\/preferences|room\/(api|games)\.|games\/(faces|[a-z-]+\/face)\.|parts\/(pictures|Art)\.|stage\/Avatar\.)/,
  stage:
    /src\/(stage\/(Stage|Thing|Plaque|Backdrop|layout|scenery|slide|news|Bar|Bubble|Choices|Flights|Foot|speech|only|late)\.|parts\/(Rendered|Fold)\.)/,
  cards: /src\/games\/sea-salt-paper\/(Card|Legend|numbers|spec|poses)\./,
  tiles: /src\/games\/paper-world\/(Tile|Landscape|ObjectivePicture|turn|spec)\./,
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), pictures(), words(), serviceWorker(), press()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: Object.entries(TOGETHER).map(([name, test], i) => ({ name, test, priority: 9 - i })),
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': room, '/qr': room, '/ws': { target: room, ws: true } },
  },
  test: { environment: 'happy-dom', pool: 'threads', include: ['tests/**/*.test.ts'] },
}))
