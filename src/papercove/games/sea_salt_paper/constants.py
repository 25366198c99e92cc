"""Numbers that the kernel and the Python side of the game agree on; rules.pxd and table.pxd repeat them for C."""

from __future__ import annotations

CARDS = 58
NUMBER_COUNT = 26
LINES = 148  # of the tale of a round, at most (memory.py)

# Phases: what the seat to move decides next.
TAKE, KEEP, DISCARD, PLAY, CRAB_PILE, CRAB_CARD, ROB = range(7)
PHASES = ("take", "keep", "discard", "play", "crab-pile", "crab-card", "rob")

# Actions.
TAKE_DECK, TAKE_LEFT, TAKE_RIGHT = 0, 1, 2
DISCARD_LEFT, DISCARD_RIGHT = 3, 4
END_TURN, STOP, LAST_CHANCE, LAY_MERMAIDS = 5, 6, 7, 8
CRAB_LEFT, CRAB_RIGHT = 9, 10
ROB_SEAT = 11  # + the victim's seat
KEEP_FACE = 15  # + the face kept
LAY_PAIR = 61  # + the pair's number in cards.PAIRS
CRAB_TAKES = 126  # + the card's place in the pile, 0 at the bottom
ACTION_COUNT = CRAB_TAKES + CARDS

# How a round ended.
NO_ROUND_YET, VOID, STOPPED, BET_WON, BET_LOST, BY_MERMAIDS = range(6)
ROUND_ENDS = ("none", "void", "stop", "bet-won", "bet-lost", "mermaids")

# Edition switches.
TIE_TO_ENDER, TIE_TO_LAST_TURN, TIE_TO_LAST_ROUND = range(3)
NEXT_AFTER_ENDER, NEXT_AFTER_LAST_TURN = range(2)
EMPTY_DECK_VOIDS, EMPTY_DECK_PLAYS_ON = range(2)

# Why a match was won.
NOT_WON, MOST_POINTS, FOUR_MERMAIDS, TIE_BROKEN, TIE_SHARED = range(5)
REASONS = ("none", "most-points", "four-mermaids", "tie-broken", "tie-shared")
TIE_REASONS = ("tie-ender", "tie-last-turn", "tie-last-round")  # by edition switch


def reason_won(reason: int, tie_rule: int) -> str:
    """The message `reason-…`: a broken tie names the edition's own rule (8.3)."""
    return TIE_REASONS[tie_rule] if reason == TIE_BROKEN else REASONS[reason]
