import { describe, expect, it } from 'vitest'
import { arrange, moved } from '../src/games/sea-salt-paper/order'

const hand = ['fish:yellow', 'crab:black', 'crab:black', 'crab:dark_blue']
const faces = (sorting: 'kind' | 'colour' | 'own', arranged: string[] = []): string[] =>
  arrange(hand, sorting, arranged).map((card) => card.face)

describe('the order of a hand', () => {
  it('goes by kind, then colour', () => {
    expect(faces('kind')).toEqual(['crab:dark_blue', 'crab:black', 'crab:black', 'fish:yellow'])
  })
  it('goes by colour, then kind', () => {
    expect(faces('colour')).toEqual(['crab:dark_blue', 'crab:black', 'crab:black', 'fish:yellow'])
    expect(arrange(['fish:black', 'crab:yellow', 'crab:black'], 'colour', []).map((card) => card.face)).toEqual([
      'crab:black',
      'fish:black',
      'crab:yellow',
    ])
  })
  it('tells copies apart', () => {
    expect(new Set(arrange(hand, 'kind', []).map((card) => card.key)).size).toBe(4)
  })
  it('keeps what the player arranged, new cards last', () => {
    expect(faces('own', ['fish:yellow#0', 'crab:dark_blue#0'])).toEqual(['fish:yellow', 'crab:dark_blue', 'crab:black', 'crab:black'])
  })
  it('moves a card to where another lies', () => {
    expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  })
})
