// A landscape as one picture to keep: what the page shows in layers, drawn on one sheet in the browser.
import sprite from '../art/sprite.svg?url'
import { addressOf, hasPicture, SIZES } from './pictures'

export interface CutSheet {
  colour: string
  value: number
}

export interface Stack {
  column: number
  row: number
  /** From the bottom to the top. */
  sheets: readonly CutSheet[]
}

const FRAME = 0.06 // of a cell, around the whole
const BEYOND = 0.03 // of a cell: as much of each sheet as the page leaves outside, so that it may lean
const CREAM = '#fff8ea'

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** One sheet of the drawn sprite as a picture of its own. */
async function drawn(name: string): Promise<HTMLImageElement> {
  const page = new DOMParser().parseFromString(await (await fetch(sprite)).text(), 'image/svg+xml')
  const body = page.getElementById(name)?.innerHTML ?? ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 100 100">${body}</svg>`
  return loaded(`data:image/svg+xml,${encodeURIComponent(svg)}`)
}

function pictureOf(name: string): Promise<HTMLImageElement> {
  if (!hasPicture(name)) return drawn(name)
  return loaded(addressOf(name, SIZES[1], 'avif')).catch(() => loaded(addressOf(name, SIZES[1], 'webp'))).catch(() => drawn(name))
}

/** The stacks of a landscape, side by side as they lie, as a PNG with cells of this many pixels. */
export async function composeLandscape(stacks: readonly Stack[], cell = 480): Promise<Blob> {
  const columns = stacks.map(({ column }) => column)
  const rows = stacks.map(({ row }) => row)
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const names = [...new Set(stacks.flatMap(({ sheets }) => sheets.map(({ colour, value }) => `land-${colour}-${value}`)))]
  const pictures = new Map(await Promise.all(names.map(async (name) => [name, await pictureOf(name)] as const)))
  const canvas = document.createElement('canvas')
  const frame = Math.round(cell * FRAME)
  canvas.width = (Math.max(...columns) - left + 1) * cell + 2 * frame
  canvas.height = (Math.max(...rows) - top + 1) * cell + 2 * frame
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser draws on no canvas')
  brush.fillStyle = CREAM
  brush.fillRect(0, 0, canvas.width, canvas.height)
  for (const { column, row, sheets } of stacks) {
    const [x, y] = [frame + (column - left) * cell, frame + (row - top) * cell]
    brush.save()
    brush.beginPath()
    brush.rect(x, y, cell, cell)
    brush.clip()
    for (const { colour, value } of sheets) {
      const picture = pictures.get(`land-${colour}-${value}`)
      if (picture) brush.drawImage(picture, x - BEYOND * cell, y - BEYOND * cell, cell * (1 + 2 * BEYOND), cell * (1 + 2 * BEYOND))
    }
    brush.restore()
  }
  return new Promise((keep, fail) => canvas.toBlob((blob) => (blob ? keep(blob) : fail(new Error('the picture cannot be written'))), 'image/png'))
}
