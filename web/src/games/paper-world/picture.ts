// A finished landscape as one picture to keep: its stacks on a sheet, with the name and the points below.
import sprite from '../../art/sprite.svg?url'
import type { PaperWorldSeat } from '../../room/views'
import { layersOf, sheetOf } from './faces'
import { extentOf, seen } from './places'

const CELL = 320
const GAP = 16
const EDGE = 40
const FOOT = 96

/** The landscape as an SVG that needs nothing else: the layers of the sprite it uses stand in it. */
export async function drawLandscape(seat: PaperWorldSeat, title: string): Promise<{ svg: string; width: number; height: number }> {
  const page = new DOMParser().parseFromString(await (await fetch(sprite)).text(), 'image/svg+xml')
  const body = (name: string): string => page.getElementById(name)?.innerHTML ?? ''
  const extent = extentOf(seat.landscape)
  const columns = extent.right - extent.left + 1
  const rows = extent.bottom - extent.top + 1
  const width = 2 * EDGE + columns * CELL + (columns - 1) * GAP
  const height = 2 * EDGE + rows * CELL + (rows - 1) * GAP + FOOT
  const stacks = seat.landscape.map((stack) => {
    const { column, row } = seen(extent, stack)
    const { colour } = sheetOf(stack.cards.at(-1) ?? '')
    const layers = layersOf(stack.cards).map((layer) => body(`land-${colour}-${layer}`)).join('')
    const [x, y] = [EDGE + (column - 1) * (CELL + GAP), EDGE + (row - 1) * (CELL + GAP)]
    return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" rx="24" fill="#fffaf0"/><svg x="${x + 11}" y="${y + 11}" width="${CELL - 22}" height="${CELL - 22}" viewBox="0 0 100 100">${layers}</svg>`
  })
  const text = document.createElement('b')
  text.textContent = seat.score === null ? title : `${title} · ${seat.score}`
  const words = `<text x="${width / 2}" y="${height - EDGE - 8}" text-anchor="middle" font-family="Figtree, system-ui, sans-serif" font-weight="700" font-size="48" fill="#eaf7f4">${text.innerHTML}</text>`
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#16474b"/>${stacks.join('')}${words}</svg>`, width, height }
}

/** The same as a PNG. */
export async function pictureOf(seat: PaperWorldSeat, title: string): Promise<Blob> {
  const { svg, width, height } = await drawLandscape(seat, title)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((keep, fail) => canvas.toBlob((blob) => (blob ? keep(blob) : fail(new Error('the picture cannot be written'))), 'image/png'))
}

/** Hand a picture to the person: as a file of their own. */
export function keep(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
