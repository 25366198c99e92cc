// What the shared pages need of Sea Salt & Paper.
import type { Face } from '../faces'

export const face: Face = {
  name: 'Sea Salt & Paper',
  rank: 1,
  board: () => import('./Board.svelte'),
  card: () => import('./Sample.svelte'),
  samples: ['crab:yellow', 'boat:dark_blue', 'octopus:purple', 'penguin:pink', 'fish:light_blue'],
  dealer: () => import('./deal'),
  counts: true,
  moment: () => import('./Moment.svelte'),
  endings: {
    stop: 'does-stop',
    'last-chance': 'does-last-chance',
    'bet-won': 'does-last-chance',
    'bet-lost': 'does-last-chance',
    void: 'sign-close',
    mermaids: 'does-crown',
  },
  rounds: () => import('./Rounds.svelte'),
  explain: () => import('./explain'),
  leaflet: () => import('./leaflet/Leaflet.svelte'),
  fan: () => import('./leaflet/Fan.svelte'),
  aid: () => import('./leaflet/Aid.svelte'),
  scene: 'sea',
  art: { name: 'boat', paper: 'dark_blue' },
}
