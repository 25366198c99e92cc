// The four mermaids look alike to the rules, and each is drawn in a pose of her own: one's first, second, third and fourth.
import { getContext, setContext } from 'svelte'
import { kindOf } from './numbers'

const POSES: Record<string, number> = { mermaid: 4 }
const KEY = Symbol('poses')

/** The pose of the nth copy of a kind, from 1. */
export const poseOf = (kind: string, nth: number): number => ((nth - 1) % (POSES[kind] ?? 1)) + 1
export const mermaidsIn = (hand: readonly string[]): number => hand.filter((face) => kindOf(face) === 'mermaid').length
/** The place of a card among its like in a hand, from the key that tells them apart. */
export const nthOf = (key: string): number => Number(key.split('#')[1] ?? 0) + 1

/** All cards within this component show the mermaid that would come next into one's hand, unless they say which. */
export const setHand = (hand: () => readonly string[]): void => void setContext(KEY, () => mermaidsIn(hand()) + 1)
export const nextOf = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => 1)
