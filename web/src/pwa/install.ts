// Registers the service worker once the page has had its quiet: nothing competes with the first cards.
const QUIET = 4000

export function keepForLater(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), QUIET))
}
