import { describe, expect, it } from 'vitest'
import { loadBundle, makeBundle, preferredLanguage, regional } from '../src/words/catalogue'
import { Words } from '../src/words/words'

const ftl = `
list-and = { $most } and { $last }
list-several = { $item } (×{ $count })
event-shown = { $cards }, { $cards-count } in all.
card-name = { $colour } { $kind }
card-the = the { $colour } { $kind }
card-crab = crab
colour-light_blue = light blue
action-take = Take { $card-the }
    .does = Everybody sees it.
event-robbed = { $who } steals from { $victim }.
    .you = You steal { $card }.
    .victim-is-you = { $who } steals from you!
outcome-won = { $winners } wins with { $points }.
    .you = You win with { $points }.
event-ended = { $winners } won.
    .winners-with-you = You won ({ $winners }).
log-undone = { $name } undoes it.
    .you = You undo it.
outcome-won-outright = { $winners } wins.
reason-most = Most points.
`
const words = new Words('en', [makeBundle('en', [ftl])])
const names = ['Ann', 'Bo']

describe('what two choices of a puzzle lead to', () => {
  it('is told in round figures, as the command line tells it', async () => {
    const [en, de] = await Promise.all(
      (['en', 'de'] as const).map(async (language) => new Words(language, [await loadBundle(language, ['common', 'puzzles'])])),
    )
    const told = (spoken: Words | undefined, key: string, best: number, other: number): string =>
      spoken?.foreseen({ key, best, other }) ?? ''
    expect(told(en, 'gained', 9.46, 7)).toBe('This round brings you about 2 more points.')
    expect(told(de, 'gained', 7, 7.9)).toBe('Diese Runde bringt dir etwa einen Punkt weniger.')
    expect(told(en, 'chance-bet', 0.54, 0.24)).toBe('You win a LAST CHANCE half the time, with the other choice one time in five.')
    expect(told(en, 'chance-bet', 0, 0.21)).toBe('LAST CHANCE would be won only one time in five.')
    expect(told(en, 'rival-chance-stop', 0.08, 0.13)).toBe('Your opponent ends the round with STOP a little less often.')
    expect(told(en, 'hand', -3.01, -3.78)).toBe('Cards left in your hand cost about one point less.')
  })
})

describe('a day', () => {
  it('is written as where the reader lives, and in British English where nobody says', () => {
    const told = (...wishes: string[]): string =>
      new Date('2026-11-19T12:00:00').toLocaleDateString(regional('en', wishes), { day: 'numeric', month: 'long' })
    expect(told('en')).toBe('19 November')
    expect(told('de-CH', 'en-US')).toBe('November 19')
    expect(regional('de', ['en-US', 'de-AT'])).toBe('de-AT')
  })
})

describe('words', () => {
  it('says faces with and without an article', () => {
    expect(words.face('crab:light_blue')).toBe('light blue crab')
    expect(words.face('crab:light_blue', true)).toBe('the light blue crab')
  })
  it('says a card once that is there more than once', () => {
    const cards = ['crab:light_blue', 'crab', 'crab:light_blue']
    expect(words.event({ verb: 'shown', seat: null, args: { cards } }, names, null)).toBe('light blue crab (×2) and crab, 3 in all.')
  })
  it('says choices and what they do', () => {
    const choice = { id: 1, text: 'take left', verb: 'take', args: { card: 'crab:light_blue' } }
    expect(words.choice(choice, names, 0)).toBe('Take the light blue crab')
    expect(words.effect(choice, names)).toBe('Everybody sees it.')
  })
  it('tells an event to who did it, to whom it was done, and to the others', () => {
    const event = { verb: 'robbed', seat: 0, args: { victim: 1, card: 'crab:light_blue' } }
    expect(words.event(event, names, 0)).toBe('You steal light blue crab.')
    expect(words.event(event, names, 1)).toBe('Ann steals from you!')
    expect(words.event(event, names, null)).toBe('Ann steals from Bo.')
  })
  it('tells a list of players to those who are in it', () => {
    const event = { verb: 'ended', seat: null, args: { winners: [0, 1] } }
    expect(words.event(event, ['Ann', 'Bo', 'Cy'], 1)).toBe('You won (Ann and Bo).')
    expect(words.event(event, ['Ann', 'Bo', 'Cy'], 2)).toBe('Ann and Bo won.')
    expect(words.event(event, ['Ann', 'Bo', 'Cy'], null)).toBe('Ann and Bo won.')
  })
  it('tells whoever reads what they did themselves', () => {
    expect(words.sayOf(true, 'log-undone', { name: 'Ann' })).toBe('You undo it.')
    expect(words.sayOf(false, 'log-undone', { name: 'Ann' })).toBe('Ann undoes it.')
    expect(words.sayOf(true, 'reason-most')).toBe('Most points.') // nobody wrote it for them
  })
  it('says the outcome and its reason', () => {
    const outcome = { scores: [12, 40], winners: [1], reason: 'most' }
    expect(words.outcome(outcome, names, 1)).toBe('You win with 40. Most points.')
    expect(words.outcome(outcome, names, 0)).toBe('Bo wins with 40. Most points.')
    expect(words.outcome({ ...outcome, winners: [0] }, names, 1)).toBe('Ann wins. Most points.') // somebody else has more
  })
  it('spells what nobody wrote by its key and arguments', () => {
    expect(words.choice({ id: 1, text: 'x', verb: 'odd', args: { count: 2 } }, names, 0)).toBe('odd (count: 2)')
  })
  it('takes the first language of the browser that it speaks', () => {
    expect(preferredLanguage(['pt-BR', 'it-CH', 'en'])).toBe('it')
    expect(preferredLanguage(['pt'])).toBe('en')
  })
})
