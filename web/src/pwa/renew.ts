// A room that was updated no longer has the files of pages that were opened before. A page that misses one loads itself again: its match
// is in the room, so nothing is lost. At most once a minute, and only if the room answers: without it even this page would be gone.
const KEPT = 'renewed'

function renew(): void {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(KEPT)) < 60_000) return
  sessionStorage.setItem(KEPT, `${now}`)
  void fetch('/healthz').then(({ ok }) => ok && location.reload(), Boolean)
}

export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', renew)
}
