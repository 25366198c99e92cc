/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { pictures } from './pictures/plugin.ts'
import { press } from './press/plugin.ts'
import { serviceWorker } from './pwa/plugin.ts'
import { words } from './words/plugin.ts'

const room = process.env['PAPERCOVE_ROOM'] ?? 'http://127.0.0.1:8000'

const STAGE = /src\/(stage\/(Stage|Thing|Plaque|Backdrop|layout)|parts\/Rendered|people\/Avatar)\./

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), pictures(), words(), serviceWorker(), press()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every table is made of comes in one piece: seven small ones have seven headers, and compress less well.
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'stage', test: STAGE }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': room, '/qr': room, '/ws': { target: room, ws: true } },
  },
  test: { environment: 'happy-dom', pool: 'vmThreads', include: ['tests/**/*.test.ts'] },
}))
