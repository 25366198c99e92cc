// What TypeScript and svelte-check do not see; how lines are broken is Prettier's business.
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['dist', 'src/generated', 'src/art']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that a line break would lose
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check warns where the plugin does not
      'svelte/prefer-svelte-reactivity': 'off', // what nothing draws may be a plain Map or Set
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    // The page keeps whoever waits for a stylesheet, and with it the component that asked: a `late.ts` asks instead.
    files: ['src/games/**/*.svelte', 'src/stage/**/*.svelte', 'src/table/**/*.svelte'],
    rules: { 'no-restricted-syntax': ['error', { selector: 'ImportExpression', message: 'Ask for it from a late.ts.' }] },
  },
)
