// How data becomes words: the same conventions as src/papercove/words.py, see docs/words.md.
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import type { Choice, Event, Forbidden, Foreseen, Line, Outcome, Reason } from '../generated/wire'

export type Args = Record<string, unknown>
type Filled = Record<string, FluentVariable>

const SEATS = ['seat', 'victim', 'thief', 'caller', 'winner', 'loser', 'starter', 'to_move']
const SEAT_LISTS = ['seats', 'winners']

const isSeat = (name: string, value: unknown): value is number => SEATS.includes(name) && typeof value === 'number'
const isSeatList = (name: string, value: unknown): value is unknown[] => SEAT_LISTS.includes(name) && Array.isArray(value)

/** The words of one language; a message that is missing is said in the second bundle, then by its key. */
export class Words {
  constructor(
    readonly language: string,
    private readonly bundles: readonly FluentBundle[],
  ) {}

  find(key: string, attribute?: string, args: Filled = {}): string | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key)
      if (!message) continue
      const pattern = attribute === undefined ? message.value : message.attributes[attribute]
      if (pattern == null) return null
      const said = bundle.formatPattern(pattern, args, [])
      return key.startsWith('refusal-') ? said : said.replace(/(^|[^\w-])-(?=\d)/g, '$1−') // a refusal quotes what was written
    }
    return null
  }

  say(key: string, args: Args = {}): string {
    const filled = this.plain(args)
    return this.find(key, undefined, filled) ?? spell(key, filled)
  }

  /** A message in the second person (`.you`) if it is about whoever reads. */
  sayOf(own: boolean, key: string, args: Args = {}): string {
    return (own ? this.find(key, 'you', this.plain(args)) : null) ?? this.say(key, args)
  }

  /** `kind:light_blue` is "light blue" and the name of the kind; with `the`, its article before both. */
  face(face: string, the = false): string {
    const [kind = '', colour = ''] = face.split(':')
    const name = this.kind(kind)
    const gender = this.find(`card-${kind}`, 'gender') ?? 'none'
    if (!colour) return the ? this.say('card-the-bare', { kind: name, gender }) : name
    return this.say(the ? 'card-the' : 'card-name', { kind: name, gender, colour: this.colour(colour, gender, the) })
  }

  kind(kind: string): string {
    return this.find(`card-${kind}`) ?? kind
  }

  colour(colour: string, gender = 'none', the = false): string {
    return this.find(`colour-${colour}`, undefined, { gender, the: the ? 'yes' : 'no' }) ?? colour
  }

  listing(items: readonly string[]): string {
    if (items.length < 2) return items.join('')
    return this.say('list-and', { most: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' })
  }

  /** Each item once, with how often it is there if that is more than once. */
  private tallied(items: readonly string[]): string[] {
    const counts = new Map<string, number>()
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
    return [...counts].map(([item, count]) => (count > 1 ? this.say('list-several', { item, count }) : item))
  }

  choice(choice: Choice, names: readonly string[], viewer: number | null): string {
    const data = choice.args ?? {}
    const args = this.fill(data, names)
    return this.forViewer(`action-${choice.verb}`, data, args, viewer) ?? spell(choice.verb, args)
  }

  /** What a legal action does: the attribute `.does` of its message; empty if nobody wrote it. */
  effect(choice: Choice, names: readonly string[]): string {
    return this.find(`action-${choice.verb}`, 'does', this.fill(choice.args ?? {}, names)) ?? ''
  }

  event(event: Event, names: readonly string[], viewer: number | null): string {
    const data = event.args ?? {}
    const args = this.fill(data, names)
    const key = `event-${event.verb}`
    if (event.seat != null) args['who'] = nameOf(names, event.seat)
    if (viewer !== null && event.seat === viewer) {
      const own = this.find(key, 'you', args)
      if (own !== null) return own
    }
    return this.forViewer(key, data, args, viewer) ?? spell(event.verb, args)
  }

  /** What a log tells of some events: a quiet one goes without saying. */
  tell(story: readonly Event[], names: readonly string[], viewer: number | null): string {
    return story
      .filter((one) => !this.find(`event-${one.verb}`, 'quiet'))
      .map((one) => this.event(one, names, viewer))
      .join(' ')
  }

  line(line: Line): string {
    return this.say(`line-${line.key}`, { ...this.fill(line.args ?? {}, []), points: line.points })
  }

  /** What speaks for or against a choice, with the lines of points that it changes. */
  reason(reason: Reason, names: readonly string[], viewer: number | null): string {
    const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`)
    const lines = (reason.lines ?? []).map((line) => this.say('hint-reason', { line: this.line(line), points: signed(line.points) }))
    const args: Filled = { ...this.fill(reason.args ?? {}, names), lines: lines.join('; '), 'lines-count': lines.length }
    const key = `why-${reason.key}`
    if (reason.seat != null) args['who'] = nameOf(names, reason.seat)
    const own = viewer !== null && reason.seat === viewer ? this.find(key, 'you', args) : null
    return own ?? this.find(key, undefined, args) ?? spell(reason.key, args)
  }

  /** How two choices of a puzzle differ, as one would tell a friend: in round figures. */
  foreseen({ key, best, other }: Foreseen): string {
    const [more, less] = [Math.abs(best), Math.abs(other)] // what is lost is told by how much
    const args: Args = { way: more > less ? 'more' : 'less', count: Math.round(Math.abs(more - less)) }
    if (key.includes('chance')) {
      const tenths = [Math.round(10 * more), Math.round(10 * less)] as const
      args['which'] = tenths[0] === tenths[1] ? 'same' : tenths[1] === 0 ? 'best' : tenths[0] === 0 ? 'other' : 'both'
      args['best'] = this.say('how-often', { tenths: tenths[0] })
      args['other'] = this.say('how-often', { tenths: tenths[1] })
    }
    return this.say(`foreseen-${key}`, args)
  }

  /** What two choices lead to on average, for the coach: in points or, of chances, in percent. */
  foresight({ key, best, other }: Foreseen, seats: number): string {
    const figure = (value: number): number => (key.includes('chance') ? Math.round(value * 100) : Math.round(value * 10) / 10)
    return this.say(`foresight-${key}`, { best: figure(best), other: figure(other), seats })
  }

  /** What stands in the way of something; empty if nobody wrote it. */
  notNow(wish: Forbidden, names: readonly string[]): string {
    return this.find(`not-now-${wish.why ?? ''}`, undefined, this.fill(wish.args ?? {}, names)) ?? ''
  }

  outcome(outcome: Outcome, names: readonly string[], viewer: number | null): string {
    return this.won(outcome, names, viewer).join(' ')
  }

  /** Who won, and why. Points are told only where they won. */
  won(outcome: Outcome, names: readonly string[], viewer: number | null): [string, string] {
    const points = Math.max(...outcome.winners.map((seat) => outcome.scores[seat] ?? 0))
    const args = { ...this.fill({ winners: outcome.winners }, names), points }
    const won = points < Math.max(...outcome.scores) ? 'outcome-won-outright' : 'outcome-won'
    const key = outcome.winners.length === 1 ? won : 'outcome-shared'
    const own = viewer !== null && outcome.winners.includes(viewer) ? this.find(key, 'you', args) : null
    return [own ?? this.say(key, args), this.say(`reason-${outcome.reason}`, args)]
  }

  refusal(key: string, args: Args = {}): string {
    const filled = this.fill(args, [])
    return this.find(`refusal-${key}`, undefined, filled) ?? this.find('refusal-other', undefined, { key }) ?? spell(key, filled)
  }

  private forViewer(key: string, data: Args, args: Filled, viewer: number | null): string | null {
    for (const [name, value] of Object.entries(data)) {
      if (viewer === null) break
      const [alone, among] = [isSeat(name, value) && value === viewer, isSeatList(name, value) && value.includes(viewer)]
      const told = alone || among ? this.find(key, `${name}-${alone ? 'is' : 'with'}-you`, args) : null
      if (told !== null) return told
    }
    return this.find(key, undefined, args)
  }

  /** Arguments as data turned into words; an argument's name says what it is. */
  fill(args: Args, names: readonly string[]): Filled {
    const filled: Filled = {}
    for (const [name, value] of Object.entries(args)) Object.assign(filled, this.fillOne(name, value, names))
    return filled
  }

  private fillOne(name: string, value: unknown, names: readonly string[]): Filled {
    if (name === 'card' && typeof value === 'string')
      return { card: this.face(value), 'card-the': this.face(value, true), 'card-kind': value.split(':')[0] ?? '' }
    if (name === 'kind' && typeof value === 'string') return { kind: this.kind(value), 'kind-key': value }
    if (name === 'colour' && typeof value === 'string') return { colour: this.colour(value), 'colour-key': value }
    if (isSeat(name, value)) return { [name]: nameOf(names, value) }
    if (Array.isArray(value)) return this.fillList(name, value, names)
    return { [name]: scalar(value) }
  }

  private fillList(name: string, values: readonly unknown[], names: readonly string[]): Filled {
    const count = { [`${name}-count`]: values.length }
    if (name === 'cards') {
      const faces = values.map(String)
      const kind = faces[0]?.split(':')[0] ?? 'none'
      const the = this.listing(faces.map((face) => this.face(face, true)))
      return { cards: this.listing(this.tallied(faces.map((face) => this.face(face)))), 'cards-the': the, 'cards-kind': kind, ...count }
    }
    const items = SEAT_LISTS.includes(name)
      ? values.map((seat) => nameOf(names, Number(seat)))
      : values.map((item) => this.find(`${name.slice(0, -1)}-name`, undefined, { [name.slice(0, -1)]: scalar(item) }) ?? String(item))
    return { [name]: this.listing(items), ...count }
  }

  private plain(args: Args): Filled {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, scalar(value)]))
  }
}

export function nameOf(names: readonly string[], seat: number): string {
  return names[seat] ?? String(seat + 1)
}

function scalar(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' || typeof value === 'string') return value
  return value == null ? 'none' : String(value)
}

function spell(key: string, args: Filled): string {
  const details = Object.entries(args).filter(([name]) => !name.includes('-'))
  return details.length ? `${key} (${details.map(([name, value]) => `${name}: ${String(value)}`).join(', ')})` : key
}
