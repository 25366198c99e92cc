"""Numbers that the kernel and the Python side of the game agree on; the .pxd files repeat them for C."""

from __future__ import annotations

COLOUR_COUNT = 4
FACES = 36
PILES = 5
PILE_ROOM = 20  # the highest pile at the start: 96 cards in five piles
SLOTS = 3  # objectives in a match

# The board: five by five cells around the start card, which lies in the middle. Three of them in a row are the
# most a landscape may span, so every landscape fits, wherever its frame ends up.
BOARD_SIDE = 5
CELLS = 25
HOME = 12

# Phases: what the seat to move decides next.
START, TURN, CARD, CELL, PAY, SCISSORS, DISCARD = range(7)
PHASES = ("start", "turn", "card", "cell", "pay", "scissors", "discard")

# What may be announced: a colour (0 to 3) or a value (4 to 8).
ANNOUNCEMENTS = 9
NOTHING = -1

# Actions.
START_COLOUR = 0  # + the colour of the start card
TAKE = 4  # + the announcement
PLACE = 13  # + the announcement
SKIP = 22
END_TURN = 23
TAKE_SCISSORS, LEAVE_SCISSORS = 24, 25
CHOOSE_CARD = 26  # + the face
CHOOSE_CELL = 62  # + the cell
PAY_CARD = 87  # + the face
DISCARD_CARD = 123  # + the face
ACTION_COUNT = DISCARD_CARD + FACES

# The numbers of the game, one after the other in `Table.numbers`.
AT_STARS = 0  # + the value less one
AT_TOKENS = 5  # + how many were taken before
AT_SCISSORS, AT_HAND_LIMIT, AT_LAST_PILES, AT_PENALTY = 8, 9, 10, 11
NUMBER_COUNT = 12

# Why a match was won.
NOT_WON, MOST_POINTS, FEWER_DISCARDS, SHARED = range(4)
REASONS = ("none", "most-points", "fewer-discards", "shared")
