// A thing that lies elsewhere now slides there, moved by transforms alone: its place in the page changes once, at the beginning.
import { wantsMotion } from '../parts/pictures'
import type { Box } from './layout'

const LASTS = 300

export function slide(element: HTMLElement, from: Box, to: Box): void {
  const [dx, dy, grown] = [from.x - to.x, from.y - to.y, from.width / to.width]
  if ((dx === 0 && dy === 0 && grown === 1) || !wantsMotion()) return
  const before = `translate(${dx}px, ${dy}px) scale(${grown})`
  element.animate(
    [
      { transform: before, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: LASTS, easing: 'cubic-bezier(.2,.8,.2,1)' },
  )
}

/** The same as an action, for what is no `Thing`. */
export function slides(element: HTMLElement, box: Box): { update: (to: Box) => void } {
  let from = box
  return {
    update: (to) => {
      slide(element, from, to)
      from = to
    },
  }
}
