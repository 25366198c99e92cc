// Notifications when the page is closed: only where the host offers them and the browser can.
import { learnApi } from '../learn/api'

const DECIDED = 'papercove-push'

const bytes = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const able = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The room's key, if there is any sense in asking this person now. */
export async function keyToOffer(): Promise<string | null> {
  if (!able() || Notification.permission === 'denied' || localStorage.getItem(DECIDED)) return null
  return (await learnApi.pushKey().catch(() => null))?.key ?? null
}

export const decline = (): void => localStorage.setItem(DECIDED, 'no')

/** Ask the browser, and tell the room where to call; whether it worked. */
export async function accept(key: string, turnWords: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register('/sw.js')
  const registration = await navigator.serviceWorker.ready
  await (await caches.open('papercove-words')).put('/words/turn', new Response(turnWords))
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  await learnApi.subscribe(subscription.endpoint)
  localStorage.setItem(DECIDED, 'yes')
  return true
}
