// Parts that come when they are first needed. They are asked for from here and not from within a component: the page keeps whoever waits
// for a stylesheet as long as it lives, and with it the component that the question stands in.
export const loadCardInfo = () => import('./CardInfo.svelte')
export const loadCount = () => import('./count/Count.svelte')
export const loadLastChance = () => import('./LastChance.svelte')
export const loadPileFan = () => import('./PileFan.svelte')
export const loadPointsSheet = () => import('./PointsSheet.svelte')
export const loadRivalSheet = () => import('./RivalSheet.svelte')
