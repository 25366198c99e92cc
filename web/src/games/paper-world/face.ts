// What the shared pages need of Paper World.
import type { Face } from '../faces'

export const face: Face = {
  name: 'Paper World',
  rank: 2,
  board: () => import('./Board.svelte'),
  card: () => import('./Sample.svelte'),
  samples: ['G5', 'B4', 'K5'],
  dealer: () => import('./deal'),
  firstOptions: { objectives: 'first' },
  explain: () => import('./explain'),
  leaflet: () => import('./leaflet/Leaflet.svelte'),
  fan: () => import('./leaflet/Fan.svelte'),
  aid: () => import('./leaflet/Aid.svelte'),
  fields: { objectives: () => import('./ObjectivesField.svelte') },
  finale: true,
  sums: () => import('./Sums.svelte'),
  moment: () => import('./Moment.svelte'),
  scene: 'hills',
  art: { name: 'land-green-5', paper: 'light_green' },
}
