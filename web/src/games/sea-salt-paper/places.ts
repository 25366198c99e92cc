// Where everything lies on the table of Sea Salt & Paper, for a size of the screen, a number of players and a size of hand.
import { gridFor, measuresOf, placesFor, placesOf, type Box, type Grid, type Measures } from '../../stage/layout'
import { ASPECT, high, phoneOthers, wideOthers, type OtherPlace, type Row } from './others'

export interface TablePlaces {
  measures: Measures
  others: OtherPlace[]
  deck: Box
  piles: [Box, Box]
  /** Where the two cards that one looks at stand. */
  drawn: [Box, Box]
  /** Where the one that is left waits for its pile, if it would cover a pile where it stands. */
  waiting?: Box
  laid: Row
  meter: Box
  hand: Box[]
  tickets: { stop: Box; last: Box; standing: boolean; narrow: boolean }
  /** What a pile fans out over, and what a card is enlarged over. */
  fan: Box
  enlarged: Box
  banner: { x: number; y: number; width: number }
  horizon: number
  shore: number
  sun: { x: number; radius: number }
  type: { count: number; verb: number }
}

const BANNER = 22
const card = (x: number, y: number, width: number): Box => ({ x, y, width, height: high(width) })

const LEAST_CARD = 44

/** How far the height of a hand goes from what ten cards take to what eight could: what the hand has, the middle has not. */
const GENEROUS = 0.7

/** A hand has the same height however many cards there are, so that nothing above it moves; `free` takes all it can use. */
function handOf(measures: Measures, cards: number | null, free = false): { height: number; places: (top: number) => Box[] } {
  if (cards === null) return { height: 0, places: () => [] }
  const { size, inner, margin, gap, cap, hand } = measures
  const upright = size === 'S' || size === 'P' || size === 'T'
  const width = inner.width - 2 * margin
  const room = { width, gap, cap, aspect: ASPECT, rows: upright ? [2, 3] : [1, 2, 3] }
  const within = (height: number, apart = gap): Grid => gridFor(placesFor(cards), { ...room, height, gap: apart })
  const tall = ({ rows, card }: Grid): number => rows * high(card) + (rows - 1) * gap
  const [eight, ten] = [8, 10].map((places) => tall(gridFor(places, { ...room, height: hand }))) as [number, number]
  const band = free ? hand : ten + GENEROUS * Math.max(0, eight - ten)
  const wide = within(band)
  const close = wide.card < LEAST_CARD ? within(band, 4) : wide
  const grid = close.card < LEAST_CARD ? within(hand) : close
  const apart = grid === close && close !== wide ? 4 : gap
  const height = free ? tall(grid) : Math.max(band, tall(grid))
  /** What is left goes between the rows, above and below. */
  const spare = (height - tall(grid)) / (grid.rows + 1)
  const box = (top: number): Box => ({ x: margin, y: top, width, height })
  const down = (place: Box, row: number): Box => ({ ...place, y: place.y + spare * (row - (grid.rows - 1) / 2) })
  return { height, places: (top) => placesOf(grid, box(top), apart, ASPECT).map((place, i) => down(place, Math.floor(i / grid.columns))) }
}

/** Deck and piles abreast, centred (or beginning) at x. */
function middleOf(left: number, top: number, width: number, gap: number): [Box, Box, Box] {
  return [0, 1, 2].map((i) => card(left + i * (width + gap), top, width)) as [Box, Box, Box]
}

interface Near {
  /** A big screen shows the table, so a phone is mostly one's hand. */
  hands?: boolean
  /** One has laid pairs: what stands in the surf stays above them. */
  laid?: boolean
}

/** `cards` is the size of one's own hand; null for whoever only watches. */
export function tablePlaces(
  width: number,
  height: number,
  others: number,
  cards: number | null,
  { hands = false, laid = true }: Near = {},
): TablePlaces {
  const measures = measuresOf(width, height)
  if (hands && cards !== null && (measures.size === 'S' || measures.size === 'P')) return inTheHand(measures, others, cards)
  if (measures.size === 'L') return onItsSide(measures, others, cards, laid)
  if (measures.size === 'D') return cards === null ? onAScreen(measures, others) : onADesk(measures, others, cards)
  if (measures.size === 'T') return onATablet(measures, others, cards)
  return onAPhone(measures, others, cards, laid)
}

function onAPhone(measures: Measures, others: number, cards: number | null, laid = true): TablePlaces {
  const { width, height, margin, gap, bar, meter, size } = measures
  const tall = size === 'P'
  const crowd = others > 1
  const sky = crowd ? (tall ? 146 : 112) : tall ? 122 : 68
  const hand = handOf(measures, cards)
  const handTop = height - bar - gap - hand.height - (tall ? 6 : 2)
  const meterTop = handTop - meter - 2
  const label = 46
  /** Between the others and the middle a line is kept for what everybody must know: LAST CHANCE. */
  const line = sky + (crowd ? 3 : tall ? 16 : 0)
  const free = line + BANNER + 13
  /** On a tall phone the middle takes the whole width, as far as the glow of its cards allows. */
  const [edge, apart, most] = tall ? [8, 10, 150] : [margin, 14, 132]
  /** Below it lie one's pairs, in a place of their own only where the table is tall; they take what the middle cannot. */
  const [least, under] = crowd ? [38, 3] : [44, 7]
  const sea = meterTop - free - label + 2 - (tall ? least * 1.54 + under : 0)
  const wide = Math.min((width - 2 * edge - 2 * apart) / 3, sea / ASPECT, most)
  const pair = Math.min(60, least + (sea - high(wide)) / 1.54)
  const surfTop = meterTop - (tall ? pair * 1.54 + under : 0)
  const top = sky + (tall ? 8 : 4)
  const room = surfTop - top
  const y = Math.max(free, top + (room - label - high(wide)) / 2 + (tall ? 6 : 2))
  const [deck, ...piles] = middleOf((width - 3 * wide - 2 * apart) / 2, y, wide, apart)
  /** Before the middle, whose tabs and counts stay in sight, as low as one's own pairs allow. */
  const lookFoot = tall && laid ? surfTop - 4 : meterTop - 9
  const look = Math.min(tall ? 112 : 96, (lookFoot - y - 26) / ASPECT)
  const lookTop = lookFoot - high(look)
  const x = (width - 2 * look - 20) / 2
  /** Tickets lie over the middle; on a low table over the meter too, whose points they tell themselves. */
  const above = surfTop - top + (tall ? 4 : -8)
  const ticket = { y: top - (tall ? 8 : 0), height: Math.min(250, above < 170 ? handTop - top - 4 : above) }
  const ends = width - 2 * margin - 10
  return {
    measures,
    deck,
    piles,
    others: phoneOthers(measures, others, sky),
    drawn: [card(x, lookTop, look), card(x + look + 20, lookTop, look)],
    waiting: card(Math.max(4, deck.x + (wide - look) / 2), lookTop, look),
    laid: tall
      ? { x: margin + 2, y: surfTop, card: pair, step: Math.min(pair * 1.62 + 10, (width - 2 * margin - 2) / 4), most: 4 }
      : { x: width - margin - 104, y: meterTop - 4, card: 28, step: 52, most: 2, end: true },
    meter: { x: margin, y: meterTop, width: width - 2 * margin - (tall ? 0 : 112), height: meter },
    hand: hand.places(handTop),
    tickets: {
      stop: { x: margin, y: ticket.y, width: ends * 0.44, height: ticket.height },
      last: { x: margin + ends * 0.44 + 10, y: ticket.y, width: ends * 0.56, height: ticket.height },
      standing: false,
      narrow: true,
    },
    fan: { x: margin, y: sky + 6, width: width - 2 * margin, height: surfTop - sky - 10 },
    enlarged: { x: 0, y: 0, width, height: meterTop - 2 },
    banner: { x: margin, y: line, width: width - 2 * margin },
    horizon: y + high(wide) * 0.62,
    shore: meterTop - (tall ? 8 : 4),
    sun: { x: width / 2, radius: Math.min(width * 0.46, room * 0.62) },
    type: { count: 13, verb: 13 },
  }
}

/** A phone beside a big screen: the others are signs, the middle is small, the hand has the rest. */
function inTheHand(measures: Measures, others: number, cards: number): TablePlaces {
  const { width, height, margin, gap, bar, meter, size } = measures
  const base = onAPhone(measures, others, cards)
  const tall = size === 'P'
  const sky = 54
  const [wide, apart] = tall ? [86, 30] : [58, 48]
  const label = tall ? 46 : 36
  const top = sky + (tall ? 12 : 6)
  const meterTop = top + high(wide) + label
  const handTop = meterTop + meter + 2
  const hand = handOf({ ...measures, cap: 150, hand: height - bar - gap - handTop }, cards, true)
  const [deck, ...piles] = middleOf((width - 3 * wide - 2 * apart) / 2, top, wide, apart)
  const look = Math.min(112, (meterTop - sky - 10) / ASPECT)
  const x = (width - 2 * look - 20) / 2
  const plaque = (width - 2 * margin - 6 * (others - 1)) / others
  const ends = width - 2 * margin - 10
  const ticket = { y: sky + 2, height: meterTop - sky - 6 }
  return {
    ...base,
    deck,
    piles,
    others: Array.from({ length: others }, (_, i): OtherPlace => {
      const left = margin + i * (plaque + 6)
      return {
        box: { x: left, y: 4, width: plaque, height: sky - 6 },
        framed: true,
        avatar: 26,
        inset: 3,
        type: { name: 13, score: 17 },
        whole: true,
        stacked: true,
        fan: { x: plaque - 28, y: 18, card: 17, step: 1.5, most: 3, count: { x: plaque - 20, y: 41, pill: true } },
        laid: { x: 0, y: 18, card: 8, step: 0, most: 0 },
        bubble: { x: margin, y: sky, width: width - 2 * margin, tail: left + 14 - margin, slim: true, passing: true },
        steal: { x: left, y: 4, width: plaque, height: sky - 6 },
      }
    }),
    drawn: [card(x, top - 4, look), card(x + look + 20, top - 4, look)],
    laid: { x: width - margin - 104, y: meterTop - (tall ? 2 : 4), card: 28, step: 52, most: 2, end: true },
    meter: { x: margin, y: meterTop, width: width - 2 * margin - 112, height: meter },
    hand: hand.places(handTop + (height - bar - gap - handTop - hand.height) / 2),
    tickets: {
      stop: { x: margin, y: ticket.y, width: ends * 0.44, height: ticket.height },
      last: { x: margin + ends * 0.44 + 10, y: ticket.y, width: ends * 0.56, height: ticket.height },
      standing: false,
      narrow: true,
    },
    fan: { x: margin, y: sky + 2, width: width - 2 * margin, height: Math.max(meterTop - sky - 4, 210) },
    banner: { x: margin, y: meterTop - BANNER - 4, width: width - 2 * margin },
    horizon: top + high(wide) * 0.62,
    shore: meterTop - 4,
    sun: { x: width / 2, radius: width * 0.3 },
  }
}

function onATablet(measures: Measures, others: number, cards: number | null): TablePlaces {
  const { width, height, margin, bar } = measures
  const sky = others === 1 ? 134 : 150
  const hand = handOf(measures, cards)
  const handTop = height - bar - 16 - hand.height
  const meterTop = handTop - 62
  const ticket = 88
  const ticketTop = meterTop - ticket - 16
  const top = sky + 54
  const room = ticketTop - top - 46
  const wide = Math.min(198, room / ASPECT, (width - 2 * margin - 52) / 3)
  const y = top + (room - high(wide)) / 2
  const [deck, ...piles] = middleOf((width - 3 * wide - 52) / 2, y, wide, 26)
  const look = Math.min(150, (meterTop - y - high(wide) * 0.45) / ASPECT)
  const x = (width - 2 * look - 30) / 2
  const half = (width - 2 * margin - 16) / 2
  return {
    measures,
    deck,
    piles,
    others: wideOthers(measures, others, sky, 64),
    drawn: [card(x, meterTop - high(look) - 4, look), card(x + look + 30, meterTop - high(look) - 4, look)],
    waiting: card(deck.x + (wide - look) / 2, meterTop - high(look) - 4, look),
    laid: { x: width - margin - 2 * 84 + 9, y: meterTop - 12, card: 46, step: 84, most: 2, end: true },
    meter: { x: margin, y: meterTop + 8, width: width * 0.6, height: 44 },
    hand: hand.places(handTop),
    tickets: {
      stop: { x: margin, y: ticketTop, width: half, height: ticket },
      last: { x: margin + half + 16, y: ticketTop, width: half, height: ticket },
      standing: true,
      narrow: false,
    },
    fan: { x: margin, y: sky + 6, width: width - 2 * margin, height: meterTop - sky - 40 },
    enlarged: { x: 0, y: 0, width, height: meterTop - 8 },
    banner: { x: margin, y: y - 46, width: width - 2 * margin },
    horizon: y + high(wide) * 0.62,
    shore: meterTop - 6,
    sun: { x: width / 2, radius: 300 },
    type: { count: 15, verb: 17 },
  }
}

function onADesk(measures: Measures, others: number, cards: number | null): TablePlaces {
  const { width, height, margin, bar } = measures
  const sky = others === 1 ? 126 : 150
  const hand = handOf(measures, cards)
  const handTop = height - bar - 14 - hand.height
  const meterTop = handTop - 58
  const room = meterTop - sky - 8
  /** Above the middle a line is kept for what somebody says, below it one for what can be done. */
  const wide = Math.max(60, Math.min(190, (room - 72) / ASPECT))
  const y = Math.max(sky + 38, sky + (room - high(wide)) / 2 - 2)
  const left = (width - 3 * wide - 52) / 2
  const [deck, ...piles] = middleOf(left, y, wide, 26)
  const ticket = Math.min(380, left - margin - 34)
  const look = Math.min(wide * 0.92, (left - margin - 50) / 2)
  const lookX = left - 34 - 2 * look - 16
  const lookY = y + (high(wide) - high(look)) / 2
  return {
    measures,
    deck,
    piles,
    others: wideOthers(measures, others, sky, others === 1 ? 0 : 70),
    drawn: [card(lookX, lookY, look), card(lookX + look + 16, lookY, look)],
    laid: { x: width - margin - 3 * 91 + 10, y: handTop - 84, card: 50, step: 91, most: 3, end: true },
    meter: { x: margin, y: meterTop + 8, width: Math.min(560, width * 0.42), height: 44 },
    hand: hand.places(handTop),
    tickets: {
      stop: { x: margin, y: y - 2, width: ticket, height: high(wide) + 4 },
      last: { x: width - margin - ticket, y: y - 2, width: ticket, height: high(wide) + 4 },
      standing: true,
      narrow: false,
    },
    fan: { x: margin, y: sky + 10, width: width - 2 * margin, height: meterTop - sky - 14 },
    enlarged: { x: Math.min(left - 20, width / 2 - 270), y: 8, width: Math.max(3 * wide + 92, 540), height: meterTop - 12 },
    banner: {
      x: margin + Math.min(560, width * 0.42) + 30,
      y: meterTop + 14,
      width: width - 2 * margin - Math.min(560, width * 0.42) - 30 - 290,
    },
    horizon: y + high(wide) * 0.6,
    shore: meterTop - 4,
    sun: { x: width / 2, radius: Math.min(width * 0.24, room * 0.78) },
    type: { count: 15, verb: 16 },
  }
}

/** For whoever only watches: everybody's place large, side by side, and the middle below them. */
function onAScreen(measures: Measures, others: number): TablePlaces {
  const { width, height, bar } = measures
  const base = onADesk(measures, others, null)
  const gap = 18
  const margin = 36
  const plaque = Math.min(640, (width - 2 * margin - gap * (others - 1)) / others)
  const left = (width - others * plaque - (others - 1) * gap) / 2
  const scale = Math.min(1, plaque / 400, height / 1000)
  const back = 64 * scale
  const pair = 64 * scale
  const sky = 28 + 106 * scale + high(back) + 24
  const room = height - bar - sky
  const wide = Math.max(60, Math.min(280, (room - 96) / ASPECT, (width - 2 * margin - 72) / 3))
  const y = sky + (room - high(wide)) / 2
  const [deck, ...piles] = middleOf((width - 3 * wide - 72) / 2, y, wide, 36)
  const step = pair * 1.62 + 10
  const laidX = plaque * 0.46
  return {
    ...base,
    deck,
    piles,
    others: Array.from({ length: others }, (_, i): OtherPlace => {
      const x = left + i * (plaque + gap)
      const fan = { x: 18, y: 106 * scale, card: back, step: 24 * scale, most: Math.max(2, Math.floor((laidX - 30 - back) / (24 * scale))) }
      return {
        box: { x, y: 18, width: plaque, height: sky - 22 },
        framed: true,
        avatar: 76 * scale,
        inset: 14 * scale,
        words: plaque - 130 * scale,
        type: { name: Math.max(17, 28 * scale), score: Math.max(22, 40 * scale) },
        fan: { ...fan, count: { x: fan.x + back / 2, y: fan.y + high(back) - 2, pill: true } },
        laid: { x: laidX, y: fan.y, card: pair, step, most: Math.max(1, Math.floor((plaque - laidX - 8) / step)) },
        bubble: { x: margin, y: sky + 6, width: width - 2 * margin, tail: x + 44 - margin, passing: false },
        steal: { x, y: sky, width: 190, height: 48 },
      }
    }),
    banner: { x: (width - 520) / 2, y: sky + 14, width: 520 },
    fan: { x: margin, y: sky + 10, width: width - 2 * margin, height: room - 20 },
    horizon: y + high(wide) * 0.6,
    shore: height - bar - 30,
    sun: { x: width / 2, radius: Math.min(width * 0.24, room * 0.7) },
  }
}

/** On a phone on its side: where the others end, and one's own pairs begin. */
const [OTHERS_FOOT, LAID_LEFT] = [126, 334]

function onItsSide(measures: Measures, others: number, cards: number | null, laid: boolean): TablePlaces {
  const { height, margin, inner } = measures
  const hand = handOf(measures, cards)
  const handTop = height - hand.height - 8
  const meterTop = handTop - 44
  const wide = Math.min(96, (meterTop - 50) / ASPECT)
  const left = inner.width - 3 * wide - 32 - margin - 24
  const [deck, ...piles] = middleOf(left, 14, wide, 16)
  /** In the sea beside the middle and below the others; on a short screen over the lower half of the middle, whose tabs stay in sight. */
  const beside = left > 290
  const look = beside ? Math.min(75, (meterTop - 4 - OTHERS_FOOT) / ASPECT) : Math.min(88, (meterTop - 64) / ASPECT)
  const lookX = beside ? (laid ? Math.min(left - 26, LAID_LEFT - 6) : left - 26) - 2 * look - 20 : left + 1.5 * wide + 6 - look
  const lookTop = meterTop - high(look) - (laid && !beside ? 15 : 4)
  const third = (left - margin - 18 - 6 * (others - 1)) / others
  const places = Array.from({ length: others }, (_, i): OtherPlace => {
    const x = margin + i * (third + 6)
    const bubble = {
      x: margin,
      y: others === 1 ? 138 : 124,
      width: others === 1 && beside ? lookX - margin - 10 : left - 30,
      tail: others === 1 ? 18 : x - margin + 16,
      passing: others > 1 || !beside,
    }
    if (others === 1)
      return {
        box: { x, y: 4, width: left - margin - 18, height: 120 },
        framed: false,
        avatar: 50,
        inset: 0,
        type: { name: 17, score: 26 },
        fan: { x: 0, y: 64, card: 38, step: 13, most: 6, count: { x: 19, y: 120, pill: true } },
        laid: left < 230 ? { x: 0, y: 134, card: 30, step: 54, most: 2 } : { x: 120, y: 62, card: 38, step: 68, most: left < 290 ? 1 : 2 },
        bubble,
        steal: { x: margin + 120, y: 8, width: 150, height: 44 },
      }
    return {
      box: { x, y: 6, width: third, height: 112 },
      framed: true,
      avatar: 26,
      inset: 4,
      type: { name: 13, score: 19 },
      whole: true,
      stacked: true,
      fan: { x: 6, y: 48, card: 17, step: 7, most: 8, count: { x: 28, y: 50, pill: false } },
      laid: { x: 6, y: 76, card: 21, step: 37, most: 2 },
      bubble,
      steal: { x, y: 6, width: third, height: 112 },
    }
  })
  const ends = inner.width - left + 14 - margin
  return {
    measures,
    deck,
    piles,
    others: places,
    drawn: [card(lookX, lookTop, look), card(lookX + look + 20, lookTop, look)],
    ...(!beside && { waiting: card(deck.x + (wide - look) / 2, lookTop, look) }),
    laid: { x: LAID_LEFT, y: meterTop - 12, card: 36, step: 64, most: Math.min(3, Math.floor((inner.width - margin - LAID_LEFT) / 64)) },
    meter: { x: margin, y: meterTop, width: 300, height: 44 },
    hand: hand.places(handTop),
    tickets: {
      stop: { x: left - 14, y: 6, width: ends * 0.44 - 5, height: meterTop - 8 },
      last: { x: left - 14 + ends * 0.44 + 5, y: 6, width: ends * 0.56 - 5, height: meterTop - 8 },
      standing: false,
      narrow: true,
    },
    fan: { x: margin, y: 10, width: inner.width - 2 * margin, height: meterTop - 14 },
    enlarged: { x: 0, y: 0, width: inner.width, height: meterTop - 2 },
    banner: { x: inner.width - margin - 214, y: meterTop + 10, width: 214 },
    horizon: 14 + high(wide) * 0.7,
    shore: meterTop - 2,
    sun: { x: left + 1.5 * wide, radius: 130 },
    type: { count: 12, verb: 12.5 },
  }
}
