// Parts that come when they are first needed. They are asked for from here and not from within a component: the page keeps whoever waits
// for a stylesheet as long as it lives, and with it the component that the question stands in.
export const loadFinale = () => import('./Finale.svelte')
export const loadLarge = () => import('./Large.svelte')
export const loadLargeLand = () => import('./LargeLand.svelte')
export const loadLastTurns = () => import('./LastTurns.svelte')
export const loadObjectiveText = () => import('./ObjectiveText.svelte')
export const loadRivalSheet = () => import('./RivalSheet.svelte')
