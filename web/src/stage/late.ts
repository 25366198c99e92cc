// Parts that come when they are first needed. They are asked for from here and not from within a component: the page keeps whoever waits
// for a stylesheet as long as it lives, and with it the component that the question stands in.
import { include } from '../words/index.svelte'

export const loadClock = () => import('../table/Clock.svelte')
export const loadHint = () => include('coach-*').then(() => import('./Hint.svelte'))
export const loadSeatChoice = () => import('../table/SeatChoice.svelte')
export const loadSeatOffer = () => import('../table/SeatOffer.svelte')
export const loadWhyNot = () => include('coach-*').then(() => import('../learn/WhyNot.svelte'))
