// Made by tools/specify.py from spec.py: change that, and run it.

export const KINDS: readonly string[] = [
  "crab",
  "boat",
  "fish",
  "swimmer",
  "shark",
  "shell",
  "octopus",
  "penguin",
  "sailor",
  "mermaid",
  "lighthouse",
  "shoal",
  "penguin_colony",
  "captain",
]

export const COLOURS: readonly string[] = [
  "dark_blue",
  "light_blue",
  "black",
  "yellow",
  "light_green",
  "white",
  "purple",
  "grey",
  "light_orange",
  "pink",
  "orange",
]

export const DECK: readonly (readonly [face: string, copies: number])[] = [
  ["crab:dark_blue", 2],
  ["crab:light_blue", 2],
  ["crab:black", 1],
  ["crab:yellow", 2],
  ["crab:light_green", 1],
  ["crab:grey", 1],
  ["boat:dark_blue", 2],
  ["boat:light_blue", 2],
  ["boat:black", 2],
  ["boat:yellow", 2],
  ["fish:dark_blue", 2],
  ["fish:light_blue", 1],
  ["fish:black", 2],
  ["fish:yellow", 1],
  ["fish:light_green", 1],
  ["swimmer:dark_blue", 1],
  ["swimmer:light_blue", 1],
  ["swimmer:black", 1],
  ["swimmer:yellow", 1],
  ["swimmer:light_orange", 1],
  ["shark:dark_blue", 1],
  ["shark:light_blue", 1],
  ["shark:black", 1],
  ["shark:light_green", 1],
  ["shark:purple", 1],
  ["shell:dark_blue", 1],
  ["shell:light_blue", 1],
  ["shell:black", 1],
  ["shell:yellow", 1],
  ["shell:light_green", 1],
  ["shell:grey", 1],
  ["octopus:light_blue", 1],
  ["octopus:yellow", 1],
  ["octopus:light_green", 1],
  ["octopus:purple", 1],
  ["octopus:grey", 1],
  ["penguin:purple", 1],
  ["penguin:light_orange", 1],
  ["penguin:pink", 1],
  ["sailor:pink", 1],
  ["sailor:orange", 1],
  ["mermaid:white", 4],
  ["lighthouse:purple", 1],
  ["shoal:grey", 1],
  ["penguin_colony:light_green", 1],
  ["captain:light_orange", 1],
]

export const PARTNERS: Record<string, string> = {
  "crab": "crab",
  "boat": "boat",
  "fish": "fish",
  "swimmer": "shark",
  "shark": "swimmer",
}

export const EFFECTS: Record<string, string> = {
  "crab": "dig",
  "boat": "again",
  "fish": "draw",
  "swimmer": "steal",
  "shark": "steal",
}

export const COLLECTIONS: Record<string, readonly [first: number, end: number]> = {
  "shell": [0, 7],
  "octopus": [7, 13],
  "penguin": [13, 17],
  "sailor": [17, 20],
}

export const MULTIPLIERS: Record<string, readonly [counted: string, at: number]> = {
  "lighthouse": ["boat", 21],
  "shoal": ["fish", 22],
  "penguin_colony": ["penguin", 23],
  "captain": ["sailor", 24],
}

export const AT: Record<string, number> = {
  "shells": 0,
  "octopuses": 7,
  "penguins": 13,
  "sailors": 17,
  "duo_pair": 20,
  "per_boat": 21,
  "per_fish": 22,
  "per_penguin": 23,
  "per_sailor": 24,
  "call_threshold": 25,
}

export const LINES: readonly string[] = [
  "duo-crab",
  "duo-boat",
  "duo-fish",
  "duo-swimmer",
  "collector-shell",
  "collector-octopus",
  "collector-penguin",
  "collector-sailor",
  "multiplier-lighthouse",
  "multiplier-shoal",
  "multiplier-penguin_colony",
  "multiplier-captain",
  "mermaid",
]
