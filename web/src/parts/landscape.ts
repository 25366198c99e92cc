// The sheets of a landscape as pictures to draw with: what the page shows in layers, for one picture to keep.
import sprite from '../art/sprite.svg?url'
import { addressOf, hasPicture, SIZES } from './pictures'

export interface CutSheet {
  colour: string
  value: number
}

/** As much of each sheet as the page leaves outside, so that it may lean: a share of the box. */
export const BEYOND = 0.03

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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 100 100">${body}</svg>`
  return loaded(`data:image/svg+xml,${encodeURIComponent(svg)}`)
}

/** A sheet, rendered if it can be had, else drawn. */
async function sheet(name: string): Promise<HTMLImageElement> {
  if (!hasPicture(name)) return drawn(name)
  return loaded(addressOf(name, SIZES[1], 'avif'))
    .catch(() => loaded(addressOf(name, SIZES[1], 'webp')))
    .catch(() => drawn(name))
}

export const nameOfSheet = ({ colour, value }: CutSheet): string => `land-${colour}-${value}`

/** The pictures of these sheets, by name. */
export async function sheetPictures(sheets: readonly CutSheet[]): Promise<Map<string, HTMLImageElement>> {
  const names = [...new Set(sheets.map(nameOfSheet))]
  return new Map(await Promise.all(names.map(async (name) => [name, await sheet(name)] as const)))
}
