// The device's way back closes the uppermost sheet: while sheets are open, each stands in the history with an entry of its own.
type Close = () => void

const open: Close[] = []
/** On the way back to the page's own entry: the browser takes its time, and nothing may be pushed meanwhile. */
let travelling = false
let address = ''

/** How many sheets lie over the page, as the history tells it. */
const depth = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0

/** Whether the present entry of the history is a sheet's: a page that is opened from there takes its place. */
export const onSheet = (): boolean => depth() > 0

/** Stand in the history until the function that is returned is called. */
export function standInHistory(close: Close): () => void {
  open.push(close)
  queueMicrotask(settle) // one sheet that takes another's place needs neither a new entry nor the way back
  return () => {
    const place = open.indexOf(close)
    if (place >= 0) open.splice(place, 1)
    queueMicrotask(settle)
  }
}

function settle(): void {
  if (travelling) return
  for (let sheets = depth() + 1; sheets <= open.length; sheets++) history.pushState({ sheets }, '')
  if (depth() === open.length) return
  travelling = true
  address = location.href
  history.go(open.length - depth())
}

function arrived(): void {
  if (!travelling) while (open.length > depth()) open.pop()?.()
  else if (location.href !== address) history.replaceState(history.state, '', address) // what a page wrote there meanwhile
  travelling = false
  settle()
}

addEventListener('popstate', arrived)
settle() // a page that was loaded anew has no sheet open
