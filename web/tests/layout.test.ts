import { describe, expect, it } from 'vitest'
import { extentOf, spoken } from '../src/games/paper-world/places'
import { tablePlaces, type TablePlaces } from '../src/games/sea-salt-paper/places'
import { gridFor, measuresOf, placesFor, placesOf, sizeOf } from '../src/stage/layout'

const ASPECT = 7 / 5

/** The width of a card in a hand of Sea Salt & Paper. */
function cardWidth(width: number, height: number, places: number): number {
  const { size, inner, margin, gap, cap, hand } = measuresOf(width, height)
  const rows = size === 'S' || size === 'P' || size === 'T' ? [2, 3] : [1, 2, 3]
  return gridFor(places, { width: inner.width - 2 * margin, height: hand, gap, cap, aspect: ASPECT, rows }).card
}

describe('size classes', () => {
  it.each([
    [360, 640, 'S'],
    [390, 844, 'P'],
    [844, 390, 'L'],
    [820, 1180, 'T'],
    [1280, 720, 'D'],
    [1440, 900, 'D'],
    [1920, 1080, 'D'],
  ])('%i × %i is %s', (width, height, size) => expect(sizeOf(width, height)).toBe(size))
})

describe('the hand', () => {
  it.each([
    [0, 8],
    [8, 8],
    [9, 10],
    [10, 10],
    [11, 12],
    [13, 15],
    [16, 18],
    [19, 24],
    [25, 26],
    [30, 30],
  ])('of %i cards has %i places', (cards, places) => expect(placesFor(cards)).toBe(places))
  it.each([
    [360, 640, 8, 81],
    [360, 640, 10, 64],
    [360, 640, 15, 54],
    [390, 844, 8, 85],
    [390, 844, 10, 67],
    [390, 844, 15, 64],
    [844, 390, 8, 86],
    [844, 390, 10, 68],
    [844, 390, 15, 47],
    [1440, 900, 8, 162],
    [1440, 900, 10, 128],
    [1440, 900, 15, 82],
  ])('at %i × %i with %i places has cards of %i', (width, height, places, card) =>
    expect(Math.abs(cardWidth(width, height, places) - card)).toBeLessThan(0.7),
  )
  it('never lets a place leave its box or touch another', () => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [820, 1180],
      [1920, 1080],
    ] as const)
      for (const places of [8, 10, 12, 15, 18, 24]) {
        const { inner, margin, gap, cap, hand } = measuresOf(width, height)
        const box = { x: margin, y: 0, width: inner.width - 2 * margin, height: hand }
        const grid = gridFor(places, { ...box, gap, cap, aspect: ASPECT, rows: [1, 2, 3] })
        const cells = placesOf(grid, box, gap, ASPECT)
        expect(cells).toHaveLength(places)
        for (const cell of cells) {
          expect(cell.x).toBeGreaterThanOrEqual(box.x - 0.01)
          expect(cell.x + cell.width).toBeLessThanOrEqual(box.x + box.width + 0.01)
          expect(cell.y + cell.height).toBeLessThanOrEqual(box.y + box.height + 0.01)
        }
        const [first, second] = cells
        expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(grid.card + gap - 0.01)
      }
  })
})

describe('a phone beside a big screen', () => {
  it.each([
    [360, 640],
    [390, 844],
    [412, 915],
  ])('at %i × %i has a larger hand, and nothing overlaps', (width, height) => {
    for (const others of [1, 2, 3])
      for (const cards of [0, 8, 10, 15, 24]) {
        const usual = tablePlaces(width, height, others, cards)
        const hands = tablePlaces(width, height, others, cards, { hands: true })
        const { measures } = hands
        expect(hands.hand[0]?.width).toBeGreaterThanOrEqual((usual.hand[0]?.width ?? 0) - 0.01)
        const boxes = [hands.deck, ...hands.piles, hands.meter, ...hands.hand, ...hands.others.map((other) => other.box)]
        for (const [i, one] of boxes.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(0)
          expect(one.x + one.width).toBeLessThanOrEqual(width)
          expect(one.y + one.height).toBeLessThanOrEqual(height - measures.bar)
          if (cards <= 24)
            for (const two of boxes.slice(i + 1))
              expect(
                one.x >= two.x + two.width - 0.01 ||
                  two.x >= one.x + one.width - 0.01 ||
                  one.y >= two.y + two.height - 0.01 ||
                  two.y >= one.y + one.height - 0.01,
              ).toBe(true)
        }
      }
  })
  it('has a much larger one where it matters: ten cards', () => {
    expect(tablePlaces(390, 844, 1, 10, { hands: true }).hand[0]?.width).toBeGreaterThan(84)
    expect(tablePlaces(360, 640, 1, 10, { hands: true }).hand[0]?.width).toBeGreaterThan(74)
  })
})

describe('a rival’s name', () => {
  /** “Papierpinguin”, the longest the room gives out, was measured as so many times the size of its letters. */
  const LONGEST = 6.3
  it.each([
    [360, 640, 1],
    [390, 844, 1],
    [430, 932, 1],
    [820, 1180, 1],
    [1280, 720, 1],
    [1440, 900, 1],
    [820, 1180, 2],
    [1280, 720, 2],
    [1440, 900, 2],
    [1440, 900, 3],
    [360, 640, 2],
    [360, 640, 3],
    [390, 844, 3],
    [844, 390, 2],
    [844, 390, 3],
    [360, 640, 3, true],
    [390, 844, 3, true],
  ])('at %i × %i with %i others is told whole, and no card lies over it', (width, height, others, hands = false) => {
    for (const place of tablePlaces(width, height, others, 8, { hands }).others) {
      const { box, framed, avatar, inset, type, words = box.width, fan, laid, stacked = false } = place
      const from = inset + (stacked ? 0 : avatar + 8)
      const long = LONGEST * type.name
      const foot = stacked ? inset + 1.15 * type.name : inset + avatar / 2
      expect(words).toBeGreaterThanOrEqual(long)
      expect(box.width).toBeGreaterThanOrEqual(from + long)
      for (const row of [fan, laid]) expect(row.x >= from + long || row.y >= foot - 1 || row.end === true).toBe(true)
      if (!fan.count.pill || laid.y > fan.y) expect(fan.x + fan.card + (fan.most - 1) * fan.step).toBeLessThanOrEqual(box.width)
      if (framed) expect(laid.y + laid.card * (7 / 5 + 0.14)).toBeLessThanOrEqual(box.height)
    }
  })
})

describe('the middle on a tall phone', () => {
  it.each([
    [390, 844],
    [412, 915],
    [430, 932],
  ])('at %i × %i takes the whole width, where the height allows, and leaves laid pairs their room', (width, height) => {
    for (const cards of [0, 8, 10, 15]) {
      const { deck, piles, laid } = tablePlaces(width, height, 1, cards)
      expect(deck.x).toBeGreaterThanOrEqual(8 - 0.01)
      expect(piles[1].x + piles[1].width).toBeLessThanOrEqual(width - 8 + 0.01)
      expect(deck.y + deck.height + 40).toBeLessThanOrEqual(laid.y)
    }
  })
  it('has cards of 118 for ten in hand, as wide as three abreast can be', () =>
    expect(tablePlaces(390, 844, 1, 10).deck.width).toBeCloseTo(118))
})

describe('a tall phone', () => {
  it.each([
    [390, 844, 8],
    [390, 844, 10],
    [430, 932, 8],
    [430, 932, 10],
  ])('leaves little of the sea empty at %i × %i with %i cards', (width, height, cards) => {
    const { deck, laid, meter } = tablePlaces(width, height, 1, cards)
    expect(deck.width * 3).toBeGreaterThan(width - 48)
    const empty = laid.y - (deck.y + deck.height + 46)
    expect(empty).toBeGreaterThan(-4)
    expect(empty).toBeLessThan(laid.card === 60 ? 70 : 4)
    expect(laid.y + laid.card * 1.54).toBeLessThanOrEqual(meter.y)
  })
})

describe('a cell as it is told', () => {
  const extent = extentOf([
    { column: 0, row: 0 },
    { column: 1, row: -1 },
  ])
  it.each([
    [
      { column: 0, row: 0 },
      { column: 1, row: 2 },
    ],
    [
      { column: 1, row: -1 },
      { column: 2, row: 1 },
    ],
    [
      { column: -1, row: -2 },
      { column: 'left', row: 'above' },
    ],
    [
      { column: 2, row: 1 },
      { column: 'right', row: 'below' },
    ],
  ])('%o is %o', (place, told) => expect(spoken(extent, place)).toEqual(told))
})

describe('the two cards one looks at', () => {
  it.each([
    [390, 844, 1],
    [390, 844, 3],
  ])('stand as low as the sea is free at %i × %i with %i others', (width, height, others) => {
    for (const laid of [false, true]) {
      const { drawn, meter, laid: pairs } = tablePlaces(width, height, others, 4, { laid })
      const foot = drawn[0].y + drawn[0].height
      expect(foot).toBeLessThanOrEqual(laid ? pairs.y : meter.y)
      expect(foot).toBeGreaterThan((laid ? pairs.y : meter.y) - 10)
    }
  })
})

describe('on a phone on its side', () => {
  it.each([1, 2, 3])('the cards one looks at stand beside the middle, over nothing of it or of %i others', (others) => {
    for (const cards of [4, 10])
      for (const laid of [false, true]) {
        const { drawn, waiting, deck, others: places, meter, laid: pairs } = tablePlaces(844, 390, others, cards, { laid })
        expect(waiting).toBeUndefined()
        for (const one of drawn) {
          expect(one.width).toBeGreaterThanOrEqual(60)
          expect(one.x + one.width + 12).toBeLessThanOrEqual(deck.x)
          expect(one.y + one.height).toBeLessThanOrEqual(meter.y)
          if (laid) expect(one.x + one.width).toBeLessThanOrEqual(pairs.x)
          for (const { box, bubble } of places) {
            expect(one.y).toBeGreaterThanOrEqual(others === 1 ? 120 : box.y + box.height)
            if (!bubble.passing) expect(bubble.x + bubble.width).toBeLessThanOrEqual(one.x)
          }
        }
      }
  })
})

describe('tickets', () => {
  it('leave one’s own pairs in sight where the meter is', () => {
    const { tickets, laid } = tablePlaces(360, 640, 1, 6)
    expect(tickets.stop.y + tickets.stop.height).toBeLessThanOrEqual(laid.y)
  })
})

describe('nothing above the hand moves when cards come to it', () => {
  it.each([
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ])('at %i × %i', (width, height) => {
    const above = ({ deck, piles, drawn, laid, meter }: TablePlaces): string =>
      JSON.stringify([deck, piles, drawn, laid, meter], (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 10) : value))
    for (const others of [1, 2, 3]) {
      const empty = above(tablePlaces(width, height, others, 0))
      for (let cards = 1; cards <= 15; cards += 1) {
        const now = tablePlaces(width, height, others, cards)
        expect(above(now)).toBe(empty)
        expect(now.hand[0]?.width).toBeGreaterThanOrEqual(44)
        for (const place of now.hand) expect(place.y).toBeGreaterThanOrEqual(now.meter.y + now.meter.height - 0.01)
      }
    }
  })
})
