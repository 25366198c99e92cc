// How Paper World is dealt (docs/fairness.md): the one place where the browser knows its piles. It only compares, and knows no rule.
import type { Dealer } from '../../replay/deals'
import type { PaperWorldView } from './view'

const FACES = [...'YBGK'].flatMap((colour) => ['1', '1s', '2', '2s', '3', '3s', '4', '4s', '5'].map((value) => colour + value))
/** Copies of each face: for two players, and what a third and a fourth add. */
const COPIES = ['312130111312121201313021111402121111', '100110101011010101101001101101010011', '101001101101010011100110101011010101']
const ONLY_IN_96 = ['Y3s', 'B4s', 'G2s', 'K1s']
const PILES = [0, 1, 2, 3, 4]

function cards(seats: number, size: unknown): string[] {
  const rows = COPIES.slice(0, seats - 1)
  return FACES.flatMap((face, i) => {
    const copies = rows.reduce((sum, row) => sum + Number(row[i]), size === 96 && ONLY_IN_96.includes(face) ? 1 : 0)
    return Array<string>(copies).fill(face)
  })
}

export const dealer: Dealer = {
  fits(dice, _round, positions, options) {
    const views = positions.map((position) => position[0] as unknown as PaperWorldView)
    const opening = views[0]
    if (!opening || opening.starter !== dice.below(opening.seats)) return false
    const sorted = cards(opening.seats, options['deck'])
    const laid = PILES.map((pile) => sorted.filter((_, i) => i % 5 === pile))
    const row = dice.shuffle(laid.flat())
    const piles = laid.map((pile) => pile.map(() => row.pop()))
    const objectives: number[] = []
    for (const sides of options['objectives'] === 'random' ? [10, 9, 8] : []) {
      let card = dice.below(sides)
      for (const other of objectives.toSorted((a, b) => a - b)) if (card >= Math.floor((other - 1) / 2)) card += 1
      objectives.push(2 * card + 1 + dice.below(2))
    }
    const drawn = objectives.sort((a, b) => a - b).join()
    return views.every(
      (view) =>
        view.piles.every(({ size, top }, i) => (size ? piles[i]?.[size - 1] : null) === top) &&
        (!drawn || !view.objectives.length || view.objectives.map((one) => one.number).join() === drawn),
    )
  },
}
