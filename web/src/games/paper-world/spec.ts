// Made by tools/specify.py from spec.py: change that, and run it.

export const PRINTED_STARS: readonly number[] = [
  0,
  0,
  1,
  2,
  3,
  5,
]

export const PICTURES: Record<string, { cells: string; note?: string }> = {
  "l-colour": {"cells": "A..AA...."},
  "corners-value": {"cells": "=.=...=.="},
  "l-of-2": {"cells": "2..22...."},
  "square-four-colours": {"cells": "AB.CD...."},
  "nine-stacks": {"cells": "*********"},
  "diagonal-colour": {"cells": "A...A...A"},
  "row-of-3": {"cells": "...333..."},
  "two-5": {"cells": "5......5."},
  "one-to-five": {"cells": "1.2.3.4.5"},
  "column-2-5-2": {"cells": ".2..5..2."},
  "diagonal-2-3-4": {"cells": "2...3...4"},
  "three-4": {"cells": "4....4.4."},
  "five-1": {"cells": "1.1.1.1.1"},
  "row-worth-9": {"cells": "...***...", "note": "9"},
  "column-worth-12": {"cells": ".*..*..*.", "note": "12"},
  "three-scissors": {"cells": "S...S..S."},
  "square-of-3": {"cells": "33.33...."},
  "square-colour": {"cells": "AA.AA...."},
  "cross-five-values": {"cells": ".1.324.5."},
  "cross-four-colours": {"cells": ".A.B*C.D."},
}
