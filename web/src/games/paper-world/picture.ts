// A finished landscape as one picture to keep: its stacks of cut paper on a sheet, with the name and the points below.
import { BEYOND, nameOfSheet, sheetPictures, type CutSheet } from '../../parts/landscape'
import type { PaperWorldSeat } from './view'
import { layersOf, sheetOf } from './faces'
import { extentOf, seen } from './places'

const CELL = 320
const GAP = 16
const EDGE = 48
const FOOT = 96
const RIM = 11 // of white paper around each stack
const STEP = [2.4, 3.2] as const // from each card of a stack to the one on it
const ROUND = [24, 16] as const // corners of a card, and of its picture

const SKY = ['#12153a', '#35275f', '#205a5c', '#0b3b4e']

interface Stack {
  x: number
  y: number
  sheets: CutSheet[]
  /** How many cards lie in it. */
  high: number
}

/** Where each stack lies on the picture, and what it is made of. */
export function stacksOf(landscape: PaperWorldSeat['landscape']): Stack[] {
  const extent = extentOf(landscape)
  return landscape.map((stack) => {
    const { column, row } = seen(extent, stack)
    const { colour } = sheetOf(stack.cards.at(-1) ?? '')
    return {
      x: EDGE + (column - 1) * (CELL + GAP),
      y: EDGE + (row - 1) * (CELL + GAP),
      sheets: layersOf(stack.cards).map((value) => ({ colour, value })),
      high: stack.cards.length,
    }
  })
}

function draw(brush: CanvasRenderingContext2D, { x, y, sheets, high }: Stack, pictures: ReadonlyMap<string, HTMLImageElement>): void {
  brush.shadowColor = '#020c1a80'
  brush.shadowBlur = 18
  brush.shadowOffsetY = 7
  for (let under = high - 1; under >= 0; under -= 1) {
    brush.fillStyle = under ? '#efe4d0' : '#fffaf0'
    brush.beginPath()
    brush.roundRect(x + under * STEP[0], y + under * STEP[1], CELL, CELL, ROUND[0])
    brush.fill()
    brush.shadowBlur = 5
    brush.shadowOffsetY = 2
  }
  brush.save()
  brush.shadowColor = 'transparent'
  const side = CELL - 2 * RIM
  brush.beginPath()
  brush.roundRect(x + RIM, y + RIM, side, side, ROUND[1])
  brush.clip()
  for (const sheet of sheets) {
    const picture = pictures.get(nameOfSheet(sheet))
    if (picture)
      brush.drawImage(picture, x + RIM - BEYOND * side, y + RIM - BEYOND * side, side * (1 + 2 * BEYOND), side * (1 + 2 * BEYOND))
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
  const dusk = brush.createLinearGradient(0, 0, 0, canvas.height)
  for (const [i, colour] of SKY.entries()) dusk.addColorStop(i / (SKY.length - 1), colour)
  brush.fillStyle = dusk
  brush.fillRect(0, 0, canvas.width, canvas.height)
  for (const stack of stacks) draw(brush, stack, pictures)
  brush.shadowColor = 'transparent'
  brush.fillStyle = '#eaf7f4'
  brush.font = `800 52px ${getComputedStyle(document.body).getPropertyValue('--font-title')}`
  brush.textAlign = 'center'
  brush.fillText(
    seat.score === null ? title : `${title} · ${seat.score}`,
    canvas.width / 2,
    canvas.height - EDGE - 8,
    canvas.width - 2 * EDGE,
  )
  return new Promise((keep, fail) =>
    canvas.toBlob((blob) => (blob ? keep(blob) : fail(new Error('the picture cannot be written'))), 'image/png'),
  )
}

/** Hand a picture to the person: as a file of their own. */
export function keep(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
