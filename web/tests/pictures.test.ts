// Rendered pictures: the vector first, the picture over it, and the vector alone wherever a picture is not wanted.
import { flushSync, mount, unmount } from 'svelte'
import { FIGURES } from 'virtual:pictures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Tile from '../src/games/paper-world/Tile.svelte'
import Fold from '../src/parts/Fold.svelte'
import Layers from '../src/parts/Layers.svelte'
import Picture from '../src/parts/Picture.svelte'
import Scene from '../src/parts/Scene.svelte'
import { cropOf, FADE, sourceOf, wantsPictures } from '../src/parts/pictures'

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
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

/** A card of this colour, which no other test has seen come: what came once is here. */
const crab = (colour = 'pink', width = 85) => {
  shown = mount(Picture, { target: page(), props: { kind: 'crab', colour, width } })
  flushSync()
}

describe('a picture', () => {
  it('shows the vector at once, and the rendered paper when it has come, alone when it has faded in', () => {
    vi.useFakeTimers()
    crab('green')
    expect(find('.vector use')?.getAttribute('href')).toMatch(/#crab$/)
    expect(find('img.come')).toBeNull()
    tell('load')
    expect(find('img.come')).not.toBeNull()
    expect(find('.vector')).not.toBeNull()
    vi.advanceTimersByTime(FADE)
    flushSync()
    expect(find('.vector')).toBeNull()
  })

  it('that came before is there at once, without its drawing, until it is found to be lost', () => {
    crab('black')
    tell('load')
    if (shown) void unmount(shown)
    crab('black')
    expect(find('.vector')).toBeNull()
    expect(image()?.className).toMatch(/come.*known/)
    tell('error')
    expect(find('.vector')).not.toBeNull()
    expect(find('.come')).toBeNull()
  })

  it('is loaded when it comes into sight, as AVIF or WebP, in the size that the screen needs', () => {
    crab('yellow')
    expect(image()?.getAttribute('loading')).toBe('lazy')
    expect(image()?.src).toMatch(/crab-yellow-240\.avif$/)
    vi.stubGlobal('devicePixelRatio', 3)
    expect(sourceOf('crab-yellow', 85)).toMatch(/crab-yellow-360\.avif$/)
    vi.unstubAllGlobals()
    tell('error')
    expect(image()?.src).toMatch(/crab-yellow-240\.webp$/)
    expect(find('.vector')).not.toBeNull()
    tell('load')
    expect(find('img.come')).not.toBeNull()
    expect(sourceOf('fish-black', 85)).toMatch(/\.webp$/)
  })

  it('leaves the vector when it cannot be loaded', () => {
    crab()
    tell('error')
    tell('error')
    expect(image()).toBeNull()
    expect(find('.vector')).not.toBeNull()
    expect(find('.covered')).toBeNull()
  })

  it('is a vector on small cards, and for a kind that nobody rendered', () => {
    crab('pink', 59)
    expect(image()).toBeNull()
    if (shown) void unmount(shown)
    shown = mount(Picture, { target: page(), props: { kind: 'turtle', colour: 'pink', width: 200 } })
    expect(image()).toBeNull()
    expect(find('.vector')).not.toBeNull()
  })

  it('asks for no picture where data are saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    crab()
    expect(image()).toBeNull()
  })

  it.each(['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-reduced-data: reduce)', '(update: slow)', '(monochrome)'])(
    'is a vector under %s',
    (query) => {
      wanting(query)
      expect(wantsPictures()).toBe(false)
      crab()
      expect(image()).toBeNull()
      expect(find('.vector')).not.toBeNull()
    },
  )

  it.each(Object.keys(FIGURES))('shows all of %s in every field of a card', (kind) => {
    for (const shape of [1.06, 1.17, 1.3, 1.43]) {
      const { position, whole } = cropOf(kind, shape)
      expect(whole).toBe(true)
      expect(position).toBeGreaterThanOrEqual(0)
      expect(position).toBeLessThanOrEqual(100)
    }
    expect(cropOf(kind, 0.3).whole).toBe(false)
  })
})

describe('the big picture', () => {
  it('is drawn at once, and stays drawn where it cannot be loaded', () => {
    shown = mount(Scene, { target: page(), props: {} })
    flushSync()
    expect(page().querySelectorAll('.vectors use')).toHaveLength(4)
    expect(image()?.src).toMatch(/scene-960\.\w+$/)
    tell('load')
    expect(find('img.come')).not.toBeNull()
    tell('error')
    tell('error')
    expect(image()).toBeNull()
  })

  it('is not fetched where data are saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    shown = mount(Scene, { target: page(), props: {} })
    expect(image()).toBeNull()
  })
})

describe('layers', () => {
  const forest = [1, 2, 3].map((value) => ({ colour: 'green', value }))

  it('are drawn sheets, one upon the other, until all rendered ones have come', () => {
    shown = mount(Layers, { target: page(), props: { sheets: forest, size: 108 } })
    flushSync()
    expect([...page().querySelectorAll('.vector use')].map((one) => one.getAttribute('href')?.split('#')[1])).toEqual([
      'land-green-1',
      'land-green-2',
      'land-green-3',
    ])
    const images = [...page().querySelectorAll('img')]
    images.slice(1).forEach((one) => one.dispatchEvent(new Event('load')))
    flushSync()
    expect(find('.come')).toBeNull()
    images[0]?.dispatchEvent(new Event('load'))
    flushSync()
    expect(page().querySelectorAll('.come')).toHaveLength(images.length)
    expect(find('.vector')).toBeNull()
  })

  it('are on a tile at once where its size is known, and nothing is measured', () => {
    const watch = vi.fn()
    vi.stubGlobal('ResizeObserver', watch)
    shown = mount(Tile, { target: page(), props: { cards: ['G1'], size: 108 } })
    flushSync()
    expect(find('.layers')).not.toBeNull()
    expect(watch).not.toHaveBeenCalled()
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
  const images = (...lacking: string[]) =>
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        decode = () => (lacking.some((end) => this.src.endsWith(end)) ? Promise.reject(new Error('no')) : Promise.resolve())
      },
    )
  const fresh = async () => {
    vi.resetModules()
    return import('../src/parts/folds')
  }

  it('is ready when its frames have come, in whichever format comes', async () => {
    const { prepareFold, foldStrip } = await fresh()
    images('.avif')
    expect(foldStrip()).toBeNull()
    await prepareFold()
    expect(foldStrip()).toMatch(/fold-pair-160\.webp$/)
    wanting('(prefers-reduced-motion: reduce)')
    expect(foldStrip()).toBeNull()
  })

  it('is done without where its frames do not come', async () => {
    const { prepareFold, foldStrip } = await fresh()
    images('.avif', '.webp')
    await prepareFold()
    expect(foldStrip()).toBeNull()
  })

  it.each(['(prefers-reduced-motion: reduce)', '(forced-colors: active)', '(prefers-reduced-data: reduce)'])(
    'is not even fetched under %s',
    async (query) => {
      const { prepareFold } = await fresh()
      const asked = vi.fn()
      vi.stubGlobal(
        'Image',
        class {
          constructor() {
            asked()
          }
        },
      )
      wanting(query)
      await prepareFold()
      expect(asked).not.toHaveBeenCalled()
    },
  )

  it('shows its frames one after the other', () => {
    shown = mount(Fold, { target: page(), props: { strip: '/fold.webp', lasts: 400 } })
    expect(image()?.getAttribute('src')).toBe('/fold.webp')
    expect(find('.fold')?.style.getPropertyValue('--frames')).toBe('8')
    expect(find('.fold')?.style.getPropertyValue('--lasts')).toBe('400ms')
  })
})
