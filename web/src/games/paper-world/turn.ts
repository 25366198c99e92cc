// What taps mean in the rules' own steps. A card and a place are chosen on the table; the announcement before them is said
// along with the first card, and said anew if the second card shows that the other one was meant (decision 21).
import type { Choice, Numbered } from '../../generated/wire'
import type { PaperWorldView } from './view'
import { sheetOf } from './faces'
import type { Place } from './places'

type CardPlaces = PaperWorldView['places'][number]
export type CellPrice = CardPlaces['cells'][number]

/** A legal choice to be found when its time comes: by the beginning of its verb, and what it names. */
export interface Wish {
  verb: string
  args: Readonly<Record<string, string | number>>
}

/** `back` takes steps back until the turn begins again. */
export type Step = Wish | 'back'

export const cardOf = (choice: Choice): string => String(choice.args?.['card'] ?? '')
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
export const cardsOf = (choice: Choice): string[] => texts(choice.args?.['cards'])
export const pilesOf = (choice: Choice): number[] => texts(choice.args?.['piles']).map(Number)
export const takes = (choices: readonly Choice[], pile: number): Choice[] =>
  choices.filter((choice) => choice.verb.startsWith('take') && pilesOf(choice).includes(pile))

export function choiceFor(choices: readonly Choice[], { verb, args }: Wish): Choice | null {
  return (
    choices.find(
      (choice) => choice.verb.startsWith(verb) && Object.entries(args).every(([name, value]) => choice.args?.[name] === value),
    ) ?? null
  )
}

/** The first step of a plan in this view, and those that remain after it; null where it cannot be taken. */
export function nextStep(steps: readonly Step[], view: PaperWorldView): { act: Choice | 'undo' | null; rest: readonly Step[] } {
  const [first, ...rest] = steps
  if (first === 'back') return view.phase === 'turn' ? nextStep(rest, view) : { act: 'undo', rest: steps }
  return { act: first ? choiceFor(view.choices, first) : null, rest }
}

const announce = (by: 'colour' | 'value', card: string): Wish => ({ verb: `place-${by}`, args: { [by]: sheetOf(card)[by] } })
const put = (card: string, { column, row }: Place): Wish[] => [
  { verb: 'card', args: { card } },
  { verb: 'cell', args: { column, row } },
]
const share = (by: 'colour' | 'value', one: string, two: string): boolean => sheetOf(one)[by] === sheetOf(two)[by]

/** By what the first card is announced: by whatever more of the other cards share; the second card may still correct it. */
export function likelier(card: string, hand: readonly string[]): 'colour' | 'value' {
  const others = [...hand]
  others.splice(others.indexOf(card), 1)
  const sharing = (by: 'colour' | 'value'): number => others.filter((other) => share(by, card, other)).length
  return sharing('value') > sharing('colour') ? 'value' : 'colour'
}

/** The steps of the turn under way that put down its only card so far, as the log tells them; null if there is none or more. */
export function onlyPlacement(view: PaperWorldView, log: readonly Numbered[]): { card: string; steps: Wish[] } | null {
  if (view.phase !== 'card' || view.placing?.placed !== 1) return null
  const steps: Wish[] = []
  let card = ''
  for (const { event } of log.toReversed()) {
    if (event.type !== 'moved') continue
    if (event.seat !== view.seat) return null
    for (const { verb, args = {} } of event.story.toReversed()) {
      if (verb.startsWith('announced')) return card ? { card, steps } : null
      if (verb.startsWith('placed')) {
        card = String(args['card'])
        steps.unshift(...put(card, { column: Number(args['column']), row: Number(args['row']) }))
      } else if (verb === 'paid') steps.unshift({ verb: 'pay', args: { card: String(args['card']) } })
      else if (verb.endsWith('-scissors')) steps.unshift({ verb: verb === 'left-scissors' ? 'scissors-leave' : 'scissors-take', args: {} })
    }
  }
  return null
}

/** A card of the hand that can be put somewhere: its places, and the steps that lead to one of them. */
export interface Placeable {
  card: string
  cells: readonly CellPrice[]
  stepsTo: (place: Place) => Step[]
}

/** What may be placed now, by card: what the announcement allows, and after one card what the other announcement would. */
export function placeables(view: PaperWorldView, log: readonly Numbered[], mayUndo: boolean): Map<string, Placeable> {
  const found = new Map<string, Placeable>()
  const hand = view.seat === null ? [] : (view.table[view.seat]?.hand ?? [])
  const before = mayUndo ? onlyPlacement(view, log) : null
  for (const { card, cells } of view.places) {
    if (view.phase === 'turn') {
      const by = [likelier(card, hand), 'colour', 'value'].find((one) => choiceFor(view.choices, announce(one as 'colour', card))) as
        'colour' | 'value' | undefined
      if (by) found.set(card, { card, cells, stepsTo: (place) => [announce(by, card), ...put(card, place)] })
    } else if (choiceFor(view.choices, { verb: 'card', args: { card } })) {
      found.set(card, { card, cells, stepsTo: (place) => put(card, place) })
    } else if (before) {
      const by = (['colour', 'value'] as const).find((one) => share(one, before.card, card))
      if (by) found.set(card, { card, cells, stepsTo: (place) => ['back', announce(by, card), ...before.steps, ...put(card, place)] })
    }
  }
  return found
}

/** A choice of a cell as the room would name it, for the sentence that says it. */
export function cellChoice(card: string, cell: CellPrice): Choice {
  const { colour, value } = sheetOf(card)
  const verb = `cell-${cell.below ? 'stack' : 'new'}${cell.skip ? '-jump' : ''}`
  return { id: -1, text: '', verb, args: { card, colour, value, ...cell } }
}

export type Price = 'free' | 'saved' | number

/** What going there costs: nothing, nothing thanks to the scissors, or cards. */
export const priceOf = ({ cost, skip }: Pick<CellPrice, 'cost' | 'skip'>): Price => (cost > 0 ? cost : skip > 0 ? 'saved' : 'free')

/** Cards that could still follow the one that is held, or the one that was placed. */
export const mayFollow = (held: string, card: string): boolean => share('colour', held, card) || share('value', held, card)
