// A slight parallax: whatever lies in layers looks a little from the side as the pointer moves or the device tilts.
// Nothing listens while nothing is shown in layers, and nothing moves for those who want things still.
import { wantsMotion } from './pictures'

const shown = new Set<HTMLElement>()
let waiting = 0
let lean = { x: 0, y: 0 }

function show(): void {
  waiting = 0
  for (const one of shown) {
    one.style.setProperty('--lean-x', lean.x.toFixed(2))
    one.style.setProperty('--lean-y', lean.y.toFixed(2))
  }
}

function leanTo(x: number, y: number): void {
  if (!wantsMotion()) return
  const within = (value: number) => Math.max(-1, Math.min(1, value))
  lean = { x: within(x), y: within(y) }
  waiting ||= requestAnimationFrame(show)
}

const pointed = (event: PointerEvent): void => {
  if (event.pointerType === 'mouse') leanTo((2 * event.clientX) / innerWidth - 1, (2 * event.clientY) / innerHeight - 1)
}
const tilted = (event: DeviceOrientationEvent): void => {
  if (event.gamma !== null && event.beta !== null) leanTo(event.gamma / 30, (event.beta - 45) / 30)
}

/** An attachment: sets --lean-x and --lean-y, from -1 to 1, on an element for as long as it is there. */
export function leaning(element: HTMLElement): () => void {
  if (!shown.size) {
    addEventListener('pointermove', pointed, { passive: true })
    addEventListener('deviceorientation', tilted)
  }
  shown.add(element)
  return () => {
    shown.delete(element)
    if (shown.size) return
    removeEventListener('pointermove', pointed)
    removeEventListener('deviceorientation', tilted)
  }
}
