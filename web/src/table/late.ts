// Parts that come when they are first needed. They are asked for from here and not from within a component: the page keeps whoever waits
// for a stylesheet as long as it lives, and with it the component that the question stands in.
export const loadAway = () => import('./Away.svelte')
export const loadGathering = () => import('./Gathering.svelte')
export const loadHelper = () => import('./Helper.svelte')
export const loadMyself = () => import('../people/Myself.svelte')
export const loadOutcome = () => import('./Outcome.svelte')
export const loadPanels = () => import('./Panels.svelte')
export const loadPushOffer = () => import('../pwa/PushOffer.svelte')
export const loadResting = () => import('./Resting.svelte')
export const loadRewinder = () => import('./Rewinder.svelte')
export const loadWhynot = () => import('../learn/whynot')
