// The reference cards: which rules of a game's book stand on them, and the pictures beside each. The words are the rulebook's.
export interface Aid {
  rule: string
  art: { name: string; paper: string }[]
}

const pair = (one: string, two: string = one): Aid['art'] => [{ name: one, paper: 'light_blue' }, { name: two, paper: 'dark_blue' }]
const one = (name: string, paper: string): Aid['art'] => [{ name, paper }]

export const AIDS: Record<string, Aid[]> = {
  'sea-salt-paper': [
    { rule: '3.1', art: [] },
    { rule: '3.2', art: one('back', 'grey') },
    { rule: '4.3', art: pair('crab') },
    { rule: '4.4', art: pair('boat') },
    { rule: '4.5', art: pair('fish') },
    { rule: '4.6', art: pair('swimmer', 'shark') },
    { rule: '5.1', art: [] },
    { rule: '5.2', art: [] },
    { rule: '5.3', art: [] },
    { rule: '5.4', art: [] },
    { rule: '6.2', art: pair('crab') },
    { rule: '6.3', art: [{ name: 'shell', paper: 'yellow' }, { name: 'octopus', paper: 'purple' }, { name: 'penguin', paper: 'pink' }, { name: 'sailor', paper: 'orange' }] },
    { rule: '6.4', art: [{ name: 'lighthouse', paper: 'purple' }, { name: 'shoal', paper: 'grey' }, { name: 'penguin_colony', paper: 'light_green' }, { name: 'captain', paper: 'light_orange' }] },
    { rule: '6.5', art: one('mermaid', 'white') },
    { rule: '6.7', art: [] },
    { rule: '8.1', art: one('mermaid', 'white') },
  ],
  'paper-world': [
    { rule: '3.1', art: [] },
    { rule: '4.1', art: [] },
    { rule: '4.3', art: [] },
    { rule: '5.1', art: [] },
    { rule: '5.4', art: one('land-green-2', 'light_green') },
    { rule: '6.1', art: [] },
    { rule: '6.3', art: [] },
    { rule: '7.1', art: one('scissors_token', 'yellow') },
    { rule: '7.3', art: one('scissors_token', 'yellow') },
    { rule: '7.4', art: one('scissors_token', 'yellow') },
    { rule: '8.2', art: one('star', 'yellow') },
    { rule: '8.6', art: [] },
    { rule: '9.1', art: [] },
    { rule: '10.1', art: one('star', 'yellow') },
  ],
}
