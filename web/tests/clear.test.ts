// A message lies where it hides nothing of what it speaks of.
import { describe, expect, it } from 'vitest'
import { clearPlace, keepClear } from '../src/table/clear'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const room = { width: 360, height: 640 }

describe('a message', () => {
  it('lies at the top, in the middle, where nothing is', () => expect(clearPlace(200, 80, room, [])).toEqual(box(80, 8, 200, 80)))
  it('lies below what was touched at the top', () => {
    const { y } = clearPlace(344, 80, room, [{ box: box(0, 0, 360, 150), weight: 1000 }])
    expect(y).toBeGreaterThanOrEqual(150)
  })
  it('hides what matters less', () => {
    const place = clearPlace(344, 300, room, [
      { box: box(0, 0, 360, 320), weight: 100 },
      { box: box(0, 320, 360, 320), weight: 1 },
    ])
    expect(place.y).toBeGreaterThanOrEqual(320)
  })
  it('goes to a side that is free', () =>
    expect(clearPlace(160, 620, room, [{ box: box(0, 0, 190, 640), weight: 1 }])).toEqual(box(192, 8, 160, 620)))
  it('has a place even where it is larger than the room', () => expect(clearPlace(400, 700, room, []).y).toBe(8))
})

describe('a message at a table', () => {
  it.each([
    ['the pairs somebody has laid', '<div class="laid"><button class="slip"></button></div><p></p>'],
    ['whoever says why nothing can be stolen there', '<button class="nothing"></button><p></p>'],
  ])('spares %s', (_, table) => {
    document.body.innerHTML = table
    const [slip, message] = [document.querySelector('button') as HTMLElement, document.querySelector('p') as HTMLElement]
    slip.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, 200)
    Object.defineProperties(message, { offsetWidth: { value: 300 }, offsetHeight: { value: 60 } })
    keepClear(null)(message)()
    expect(parseFloat(message.style.top)).toBeGreaterThanOrEqual(200)
  })
})
