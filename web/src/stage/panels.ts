// What the drawer of a table can show, and which of it is unread.
import { getContext, setContext } from 'svelte'

export type Panel = 'menu' | 'log' | 'chat' | 'invite' | 'settings' | 'aids' | 'myself'

const KEY = Symbol('unread')
type Unread = () => readonly Panel[]

export const provideUnread = (unread: Unread): void => void setContext(KEY, unread)
export const unreadHere = (): Unread => getContext<Unread | undefined>(KEY) ?? (() => [])
