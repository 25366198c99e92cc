// What this person holds, points at and is about to choose, before it is said to the room: nothing here is a rule, every
// answer follows from the choices and places that the room sent.
import type { Choice } from '../../generated/wire'
import { preferences } from '../../settings/preferences.svelte'
import type { CardMode } from './Hand.svelte'
import type { LitPlace } from './Landscape.svelte'
import { ordered, type HandCard } from './order'
import { placeOf, type Place } from './places'
import type { Plan } from './plan.svelte'
import { cardOf, cardsOf, cellChoice, choiceFor, mayFollow, pilesOf, priceOf, takes, type Placeable } from './turn'
import type { PaperWorldView } from './view'

export interface Look {
  card: string
  by: 'tap' | 'hold' | 'hover' | 'key'
  /** By what a rule may name it: a card of the hand by its face, the top of a pile by the pile. */
  about: string
}

/** The table as it stands; every field is read anew whenever it is asked for. */
export interface Situation {
  readonly view: PaperWorldView
  readonly choices: readonly Choice[]
  readonly able: ReadonlyMap<string, Placeable>
  readonly advised: Choice | null
  readonly busy: boolean
  readonly play: ((choice: Choice) => void) | null
  readonly sentence: (choice: Choice) => string
}

export class Choosing {
  /** The card that is lifted, the pile that was tapped, the cards chosen to be discarded. */
  lifted = $state<string | null>(null)
  pile = $state<number | null>(null)
  out = $state<string[]>([])
  /** A way to take that the pointer or the focus is on. */
  pointed = $state<Choice | null>(null)
  objective = $state<number | null>(null)
  look = $state<Look | null>(null)

  constructor(
    private readonly now: Situation,
    private readonly plan: Plan,
  ) {}

  private readonly me = $derived.by(() => {
    const { view } = this.now
    return view.seat === null ? null : (view.table[view.seat] ?? null)
  })
  private readonly mine = $derived.by(() => this.now.view.to_move === this.now.view.seat)
  readonly cards = $derived.by(() => ordered(this.me?.hand ?? [], preferences.byValue))
  readonly only = $derived.by(() => (this.now.choices.length === 1 ? (this.now.choices[0] ?? null) : null))
  readonly held = $derived.by(() => {
    const { view, able } = this.now
    if (view.phase === 'cell' && this.mine) return view.placing?.card ?? null
    return this.lifted !== null && able.has(this.lifted) ? this.lifted : null
  })
  readonly tabs = $derived.by(() => (this.pile === null ? [] : takes(this.now.choices, this.pile)))
  readonly tab = $derived.by(() => this.pointed ?? this.tabs.toSorted((one, two) => pilesOf(two).length - pilesOf(one).length)[0] ?? null)
  readonly offer = $derived.by(() => this.now.choices.find((choice) => choice.verb === 'scissors-take') ?? null)

  /** The places that are lit for the card one holds. */
  readonly lit = $derived.by((): LitPlace[] => {
    const { view, choices, able, advised, play, sentence } = this.now
    const held = this.held
    if (held === null || !play) return []
    if (view.phase === 'cell') {
      return choices
        .filter((choice) => choice.verb.startsWith('cell'))
        .map((choice) => ({
          ...placeOf(choice),
          label: sentence(choice),
          advised: choice === advised,
          go: () => this.choose(choice),
          price: priceOf({ cost: Number(choice.args?.['cost']), skip: Number(choice.args?.['skip']) }),
        }))
    }
    const { cells, stepsTo } = able.get(held) ?? { cells: [], stepsTo: () => [] }
    return cells.map((cell) => ({
      ...cell,
      label: `${this.cardSentence(held)}: ${sentence(cellChoice(held, cell))}`,
      price: priceOf(cell),
      advised: false,
      go: () => this.follow(stepsTo(cell)),
    }))
  })

  /** By what a rule may name a cell that is not lit. Touching one is answered; while something else is open, it closes that. */
  readonly about = $derived.by(() => {
    const held = this.held
    const nothingOpen = this.pile === null && this.objective === null && this.look === null && this.offer === null
    if (!this.now.choices.length || (held === null && !nothingOpen)) return null
    return ({ column, row }: Place): string => (held === null ? 'cell' : `cell ${held} ${column},${row}`)
  })

  private cardSentence(card: string): string {
    return this.now.sentence({ id: -1, text: '', verb: 'card', args: { card } })
  }

  /** The choice that a card of the hand stands for by itself, without a place. */
  private choiceOf(card: string): Choice | null {
    const { only } = this
    if (only && (cardsOf(only).includes(card) || cardOf(only) === card) && !only.verb.startsWith('take') && !only.verb.startsWith('cell'))
      return only
    return choiceFor(this.now.choices, { verb: 'pay', args: { card } })
  }

  /** The sentence of what a tap on a card of the hand does; null where it does nothing. */
  readonly deed = ({ card }: HandCard): string | null => {
    const { view, choices, able, busy, sentence } = this.now
    if (busy) return null
    const choice = view.phase === 'discard' ? choiceFor(choices, { verb: 'discard', args: { card } }) : this.choiceOf(card)
    if (choice || view.phase === 'discard') return choice && sentence(choice)
    return able.has(card) && (view.phase === 'turn' || view.phase === 'card') ? this.cardSentence(card) : null
  }

  readonly modeOf = ({ key, card }: HandCard): CardMode => {
    const { view, able, play } = this.now
    const { held } = this
    if (!this.mine || !play) return ''
    if (view.phase === 'pay') return 'costs'
    if (view.phase === 'discard') return this.out.includes(key) ? 'out' : 'costs'
    if (held !== null) {
      if (held === card && key === this.cards.find((one) => one.card === card)?.key) return 'pick'
      return mayFollow(held, card) && view.phase !== 'cell' ? '' : 'dim'
    }
    if (view.phase === 'card') return able.has(card) ? 'may' : 'dim'
    return view.phase === 'turn' && this.pile === null && able.has(card) ? 'may' : ''
  }

  readonly isAdvised = ({ card }: HandCard): boolean => {
    const { advised } = this.now
    if (advised === null || advised.verb.startsWith('take') || advised.verb.startsWith('cell')) return false
    return cardOf(advised) === card || cardsOf(advised).includes(card)
  }

  readonly tapCard = ({ key, card }: HandCard): void => {
    const { view } = this.now
    const choice = this.choiceOf(card)
    this.pile = null
    if (view.phase === 'discard')
      this.out = this.out.includes(key) ? this.out.filter((one) => one !== key) : [...this.out, key].slice(-view.to_discard)
    else if (choice) this.choose(choice)
    else this.lifted = this.lifted === card ? null : card
  }

  readonly lift = ({ card }: HandCard): void => {
    if (!this.now.able.has(card)) return
    this.lifted = card
    this.pile = null
  }

  readonly drop = ({ card }: HandCard, place: string): void => {
    const here = ({ column, row }: Place): boolean => place === `cell:${column},${row}`
    const placeable = this.now.able.get(card)
    const cell = placeable?.cells.find(here)
    if (placeable && cell) this.follow(placeable.stepsTo(cell))
    else this.lit.find(here)?.go()
  }

  readonly tapPile = (number: number): void => {
    this.lifted = null
    const ways = takes(this.now.choices, number)
    if (this.only && ways[0] === this.only) this.choose(this.only)
    else this.pile = this.pile === number ? null : number
  }

  /** Something is lifted, chosen or open. */
  get holding(): boolean {
    return this.lifted !== null || this.pile !== null || this.out.length > 0 || (this.look !== null && this.look.by !== 'hover')
  }

  readonly letGo = (): void => {
    this.lifted = this.pile = this.pointed = this.look = null
    this.out = []
  }

  readonly unhover = (): void => {
    if (this.look?.by === 'hover') this.look = null
  }

  readonly choose = (choice: Choice): void => {
    this.letGo()
    this.now.play?.(choice)
  }

  private follow(steps: Parameters<Plan['start']>[0]): void {
    this.plan.start(steps, this.now.view)
    this.letGo()
  }

  readonly discardChosen = (): void => {
    const chosen = this.cards.filter(({ key }) => this.out.includes(key))
    this.follow(chosen.map(({ card }) => ({ verb: 'discard', args: { card } })))
  }

  /** Escape, or a tap on the hills: back to where nothing is held; the scissors stay where they are. */
  readonly back = (): void => {
    const leave = choiceFor(this.now.choices, { verb: 'scissors-leave', args: {} })
    if (leave && !this.now.busy) this.choose(leave)
    else {
      this.letGo()
      this.objective = null
    }
  }
}
