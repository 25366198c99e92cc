// A finished landscape as one picture to keep: its stacks of cut paper on a sheet, with the name and the points below.
import { BEYOND, nameOfSheet, sheetPictures, type CutSheet } from '../../parts/landscape'
import type { PaperWorldSeat } from '../../room/views'
import { layersOf, sheetOf } from './faces'
import { extentOf, seen } from './places'

const CELL = 320
const GAP = 16
const EDGE = 40
const FOOT = 96
const RIM = 11 // of white paper around each stack
const ROUND = [24, 16] as const // corners of a card, and of its picture

interface Stack {
  x: number
  y: number
  sheets: CutSheet[]
}

/** Where each stack lies on the picture, and what it is made of. */
export function stacksOf(landscape: PaperWorldSeat['landscape']): Stack[] {
  const extent = extentOf(landscape)
  return landscape.map((stack) => {
    const { column, row } = seen(extent, stack)
    const { colour } = sheetOf(stack.cards.at(-1) ?? '')
    return { x: EDGE + (column - 1) * (CELL + GAP), y: EDGE + (row - 1) * (CELL + GAP), sheets: layersOf(stack.cards).map((value) => ({ colour, value })) }
  })
}

function draw(brush: CanvasRenderingContext2D, { x, y, sheets }: Stack, pictures: ReadonlyMap<string, HTMLImageElement>): void {
  brush.fillStyle = '#fffaf0'
  brush.shadowColor = '#020c1a80'
  brush.shadowBlur = 18
  brush.shadowOffsetY = 7
  brush.beginPath()
  brush.roundRect(x, y, CELL, CELL, ROUND[0])
  brush.fill()
  brush.save()
  brush.shadowColor = 'transparent'
  const side = CELL - 2 * RIM
  brush.beginPath()
  brush.roundRect(x + RIM, y + RIM, side, side, ROUND[1])
  brush.clip()
  for (const sheet of sheets) {
    const picture = pictures.get(nameOfSheet(sheet))
    if (picture) brush.drawImage(picture, x + RIM - BEYOND * side, y + RIM - BEYOND * side, side * (1 + 2 * BEYOND), side * (1 + 2 * BEYOND))
  }
  brush.restore()
}

/** The landscape as a PNG. */
export async function pictureOf(seat: PaperWorldSeat, title: string): Promise<Blob> {
  const stacks = stacksOf(seat.landscape)
  const pictures = await sheetPictures(stacks.flatMap(({ sheets }) => sheets))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(...stacks.map(({ x }) => x)) + CELL + EDGE
  canvas.height = Math.max(...stacks.map(({ y }) => y)) + CELL + EDGE + FOOT
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser draws on no canvas')
  brush.fillStyle = '#16474b'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  for (const stack of stacks) draw(brush, stack, pictures)
  brush.shadowColor = 'transparent'
  brush.fillStyle = '#eaf7f4'
  brush.font = '700 48px Figtree, system-ui, sans-serif'
  brush.textAlign = 'center'
  brush.fillText(seat.score === null ? title : `${title} · ${seat.score}`, canvas.width / 2, canvas.height - EDGE - 8, canvas.width - 2 * EDGE)
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
