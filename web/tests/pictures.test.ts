// Rendered pictures: the vector first, the picture over it, and the vector alone wherever a picture is not wanted.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Fold from '../src/parts/Fold.svelte'
import Layers from '../src/parts/Layers.svelte'
import Picture from '../src/parts/Picture.svelte'
import { choicesOf, cropOf, wantsPictures } from '../src/parts/pictures'

let shown: ReturnType<typeof mount> | null = null
const page = (): HTMLElement => document.body
const find = (selector: string): HTMLElement | null => page().querySelector<HTMLElement>(selector)
const image = (): HTMLImageElement | null => page().querySelector('img')
const tell = (type: string): void => {
  image()?.dispatchEvent(new Event(type))
  flushSync()
}
const wanting = (...queries: string[]): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: queries.includes(query) }))
}

afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

const crab = (width = 85) => {
  shown = mount(Picture, { target: page(), props: { kind: 'crab', colour: 'yellow', width } })
  flushSync()
}

describe('a picture', () => {
  it('shows the vector at once, and the rendered paper when it has come', () => {
    crab()
    expect(find('.vector use')?.getAttribute('href')).toMatch(/#crab$/)
    expect(find('.covered')).toBeNull()
    expect(find('img.come')).toBeNull()
    tell('load')
    expect(find('img.come')).not.toBeNull()
    expect(find('.vector.covered')).not.toBeNull()
  })

  it('is loaded when it comes into sight, as AVIF or WebP, in the size that the screen needs', () => {
    crab()
    expect(image()?.getAttribute('loading')).toBe('lazy')
    expect(image()?.getAttribute('sizes')).toBe('85px')
    expect(image()?.getAttribute('srcset')).toBe(choicesOf('crab-yellow', 'webp'))
    expect(find('source[type="image/avif"]')?.getAttribute('srcset')).toBe(choicesOf('crab-yellow', 'avif'))
    expect(choicesOf('crab-yellow', 'avif')).toMatch(/crab-yellow-240\.avif 240w, .*crab-yellow-360\.avif 360w$/)
  })

  it('leaves the vector when it cannot be loaded', () => {
    crab()
    tell('error')
    expect(image()).toBeNull()
    expect(find('.vector')).not.toBeNull()
    expect(find('.covered')).toBeNull()
  })

  it('is a vector on small cards, and for a face that nobody rendered', () => {
    crab(59)
    expect(image()).toBeNull()
    if (shown) void unmount(shown)
    shown = mount(Picture, { target: page(), props: { kind: 'crab', colour: 'pink', width: 200 } })
    expect(image()).toBeNull()
    expect(find('.vector')).not.toBeNull()
  })

  it('asks for no picture where data are saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    crab()
    expect(image()).toBeNull()
  })

  it.each(['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-reduced-data: reduce)', '(update: slow)', '(monochrome)'])('is a vector under %s', (query) => {
    wanting(query)
    expect(wantsPictures()).toBe(false)
    crab()
    expect(image()).toBeNull()
    expect(find('.vector')).not.toBeNull()
  })

  it('is cut so that its figure is seen, and says where that cannot be', () => {
    expect(cropOf('crab-yellow', 1.4)).toEqual({ position: 50, whole: true })
    for (const shape of [1.07, 1.19]) {
      const { position } = cropOf('crab-yellow', shape)
      expect(position).toBeGreaterThanOrEqual(0)
      expect(position).toBeLessThanOrEqual(100)
    }
    expect(cropOf('crab-yellow', 0.3).whole).toBe(false)
  })
})

describe('layers', () => {
  const forest = [1, 2, 3].map((value) => ({ colour: 'green', value }))

  it('are drawn sheets, one upon the other, until all rendered ones have come', () => {
    shown = mount(Layers, { target: page(), props: { sheets: forest, size: 108 } })
    flushSync()
    expect([...page().querySelectorAll('.vector use')].map((one) => one.getAttribute('href')?.split('#')[1])).toEqual(['land-green-1', 'land-green-2', 'land-green-3'])
    const images = [...page().querySelectorAll('img')]
    images.slice(1).forEach((one) => one.dispatchEvent(new Event('load')))
    flushSync()
    expect(find('.come')).toBeNull()
    images[0]?.dispatchEvent(new Event('load'))
    flushSync()
    expect(page().querySelectorAll('.come')).toHaveLength(images.length)
  })

  it('are drawn sheets on small tiles', () => {
    shown = mount(Layers, { target: page(), props: { sheets: forest, size: 54 } })
    expect(image()).toBeNull()
    expect(page().querySelectorAll('.vector')).toHaveLength(3)
  })

  it('lean with the pointer, and not where things should be still', async () => {
    shown = mount(Layers, { target: page(), props: { sheets: forest, size: 108 } })
    flushSync()
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    const move = async () => {
      dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: innerWidth, clientY: 0 }))
      await frame()
    }
    wanting('(prefers-reduced-motion: reduce)')
    await move()
    expect(find('.layers')?.style.getPropertyValue('--lean-x')).toBe('')
    vi.unstubAllGlobals()
    await move()
    expect(find('.layers')?.style.getPropertyValue('--lean-x')).toBe('1.00')
    expect(find('.layers')?.style.getPropertyValue('--lean-y')).toBe('-1.00')
  })
})

describe('a fold', () => {
  it.each([
    ['where motion is not wanted', 400, '(prefers-reduced-motion: reduce)'],
    ['where pictures are not wanted', 400, '(forced-colors: active)'],
    ['when it lasts no time', 0, ''],
  ])('is over at once %s', (_, lasts, query) => {
    wanting(query)
    const over = vi.fn()
    shown = mount(Fold, { target: page(), props: { move: 'unfold', lasts, onend: over } })
    flushSync()
    expect(over).toHaveBeenCalledOnce()
    expect(image()).toBeNull()
  })
})
