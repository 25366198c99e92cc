// The arithmetic of Paper World's table: the design's numbers, and nothing that overlaps or leaves the screen.
import { describe, expect, it } from 'vitest'
import { bubbleAt, handGrid, layoutOf, longestGap, placeIn, type Layout } from '../src/games/paper-world/layout'
import { fitOf } from '../src/games/paper-world/finale'
import type { Box } from '../src/stage/layout'
import { linesOf, windowCells, windowSide } from '../src/games/paper-world/window'

const SIZES: [number, number][] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [1180, 820],
  [1024, 768],
  [412, 915],
  [768, 1024],
]
const RIVALS = [1, 2, 3]

const boxOf = (grid: Layout['piles']): Box => {
  const last = placeIn(grid, grid.columns * grid.rows - 1)
  return { x: grid.x, y: grid.y, width: last.x + last.width - grid.x, height: last.y + last.height - grid.y }
}
const overlap = (one: Box, two: Box): boolean =>
  one.x < two.x + two.width - 0.01 &&
  two.x < one.x + one.width - 0.01 &&
  one.y < two.y + two.height - 0.01 &&
  two.y < one.y + one.height - 0.01

describe('the cell of one’s own landscape', () => {
  it.each([
    [360, 640, 92],
    [390, 844, 108],
    [844, 390, 119],
    [820, 1180, 168],
    [1440, 900, 206],
  ])('is %i × %i: %i', (width, height, cell) => {
    expect(Math.floor(layoutOf(width, height, 1).land.cell + 0.5)).toBe(cell)
  })
  it('keeps half cells at least 44 wide, whoever plays', () => {
    for (const [width, height] of SIZES)
      for (const rivals of RIVALS) expect(layoutOf(width, height, rivals).land.cell / 2).toBeGreaterThanOrEqual(44)
  })
})

describe('the window onto a landscape', () => {
  it('is always three cells wide: one column between two free ones, two between halves, three alone', () => {
    expect(linesOf(0, 0, 90, 6).map((line) => [line.at, line.size])).toEqual([
      [-1, 90],
      [0, 90],
      [1, 90],
    ])
    expect(linesOf(0, 1, 90, 6).map((line) => [line.at, line.size])).toEqual([
      [-1, 45],
      [0, 90],
      [1, 90],
      [2, 45],
    ])
    expect(linesOf(-1, 1, 90, 6).map((line) => [line.at, line.size])).toEqual([
      [-1, 90],
      [0, 90],
      [1, 90],
    ])
    for (const last of [0, 1, 2]) {
      const lines = linesOf(0, last, 90, 6)
      expect((lines.at(-1)?.start ?? 0) + (lines.at(-1)?.size ?? 0)).toBeLessThanOrEqual(windowSide(90, 6))
    }
  })
  it('shows every free cell beside a stack', () => {
    const cells = windowCells(
      [
        { column: 0, row: 0 },
        { column: 0, row: 1 },
      ],
      90,
      6,
    )
    expect(cells.map((cell) => `${cell.column},${cell.row}`)).toContain('0,2')
    expect(cells).toHaveLength(12)
    expect(cells.find((cell) => cell.row === -1)?.cut).toEqual({ x: 0, y: -1 })
  })
})

describe('the hand', () => {
  it.each([
    [360, 640, 54, 44.8],
    [390, 844, 68.4, 48],
    [844, 390, 63, 44],
    [820, 1180, 102, 100],
    [1440, 900, 110, 78],
  ])('at %i × %i has cards of %d, and above nine or ten of %d', (width, height, usual, many) => {
    const layout = layoutOf(width, height, 1)
    expect(handGrid(layout, 9).cell).toBeGreaterThanOrEqual(usual - 0.5)
    expect(handGrid(layout, 14).cell).toBeGreaterThanOrEqual(many - 0.5)
  })
})

describe.each(SIZES)('at %i × %i', (width, height) => {
  it.each(RIVALS)('with %i others nothing overlaps or leaves the screen, and everything can be tapped', (rivals) => {
    const layout = layoutOf(width, height, rivals)
    for (const cards of [9, 14]) {
      const grid = handGrid(layout, cards)
      expect(grid.cell).toBeGreaterThanOrEqual(44)
      const boxes = [
        layout.bar,
        ...layout.rivals.map((rival) => rival.box),
        boxOf(layout.piles),
        ...layout.objectives,
        layout.land,
        boxOf(grid),
      ]
      boxes.forEach((one, i) => {
        expect(
          one.x >= -0.01 && one.y >= -0.01 && one.x + one.width <= width + 0.01 && one.y + one.height <= height + 0.01,
          `box ${i} is on the screen`,
        ).toBe(true)
        boxes.slice(i + 1).forEach((two, k) => expect(overlap(one, two), `boxes ${i} and ${i + 1 + k} are apart`).toBe(false))
      })
    }
    expect(layout.piles.cell).toBeGreaterThanOrEqual(44)
    for (const box of layout.objectives) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    for (const rival of layout.rivals) {
      expect(windowSide(rival.cell, rival.gap)).toBeLessThanOrEqual(rival.box.height)
      expect(Math.min(rival.box.width, rival.box.height)).toBeGreaterThanOrEqual(44)
    }
  })
})

describe('what the one rival did', () => {
  it.each(SIZES)('leaves name and score in sight at %i × %i', (width, height) => {
    const layout = layoutOf(width, height, 1)
    const [rival] = layout.rivals
    if (rival?.form !== 'line') return
    const avatar = rival.box.height > 100 ? 86 : rival.box.height > 60 ? 60 : 40
    const spot = bubbleAt(rival, layout)
    const [beside, below] = [spot.x - (rival.box.x + avatar + 10 + 62), spot.y - (rival.box.y + avatar)]
    expect(Math.max(beside, below)).toBeGreaterThanOrEqual(0)
    expect(spot.x + spot.width).toBeLessThanOrEqual(rival.box.x + rival.box.width - windowSide(rival.cell, rival.gap))
  })
})

describe.each(SIZES)('at %i × %i', (width, height) => {
  it.each(RIVALS)('what one of %i others says in a line lies over no landscape and no pile', (rivals) => {
    const layout = layoutOf(width, height, rivals)
    for (const rival of layout.rivals) {
      const { x, y, width: wide, line } = bubbleAt(rival, layout)
      if (!line) continue
      const spoken = { x, y, width: wide, height: 18 }
      expect(overlap(spoken, boxOf(layout.piles))).toBe(false)
      for (const { box, form, cell, gap } of layout.rivals) {
        const side = windowSide(cell, gap)
        const land = {
          x: box.x + box.width - side,
          y: box.height > 60 ? box.y : box.y + (box.height - side) / 2,
          width: side,
          height: side,
        }
        expect(overlap(spoken, land), form).toBe(false)
      }
    }
  })
})

describe('a phone beside a big screen', () => {
  it.each([
    [360, 640, 64],
    [390, 844, 86],
  ])('at %i × %i has cards of %i in hand, and places that can be tapped', (width, height, card) => {
    const layout = layoutOf(width, height, 3, true)
    expect(layout.rivals).toEqual([])
    expect(handGrid(layout, 9).cell).toBeGreaterThanOrEqual(card)
    expect(handGrid(layout, 14).cell).toBeGreaterThanOrEqual(44)
    expect(layout.land.cell / 2).toBeGreaterThanOrEqual(44)
    expect(layout.land.y + layout.land.height).toBeLessThanOrEqual(layout.handBox.y)
  })
})

describe('the finished landscapes', () => {
  it('all fit beside and below each other, as large as there is room', () => {
    for (const [width, height] of SIZES)
      for (const seats of [2, 3, 4]) {
        const { columns, cell, gap, between } = fitOf(width - 20, height - 130, seats)
        const rows = Math.ceil(seats / columns)
        const side = windowSide(cell, gap)
        expect(columns * side + (columns - 1) * between, `${width} × ${height}, ${seats}`).toBeLessThanOrEqual(width - 20)
        expect(rows * side, `${width} × ${height}, ${seats}`).toBeLessThanOrEqual(height - 130)
      }
    expect(fitOf(340, 510, 2)).toMatchObject({ columns: 1, beside: true })
    expect(fitOf(340, 510, 2).cell).toBeGreaterThan(60)
  })
})

describe('what is said of the last turns', () => {
  it('stands where neighbouring piles are used up, and covers none that is left', () => {
    for (const [width, height] of SIZES) {
      const { piles } = layoutOf(width, height, 1)
      const gap = longestGap(piles, [false, true, true, true, false])
      expect(gap.wide).toBe(true)
      for (const left of [0, 4]) expect(overlap(gap, placeIn(piles, left))).toBe(false)
    }
  })
  it('stands above the row where no two neighbours are empty', () => {
    expect(longestGap(layoutOf(360, 640, 1).piles, [true, false, true, false, true]).wide).toBe(false)
  })
})
