"""The illustrated page of Paper World, in the order of its printed sheet, with the sheet's own examples."""

from __future__ import annotations

from collections.abc import Sequence

from papercove.engine.game import Game
from papercove.engine.leaflet import Example, Leaflet, Picture, Piece, Section
from papercove.engine.state import State
from papercove.games.paper_world import spec
from papercove.games.paper_world.cards import BACKS_FOR, HAND_LIMIT, LAST_PILES, SCISSORS_POINTS, STARS, deck_faces

# The printed objectives, each on a landscape that shows it and no more than that.
PRINTED = (
    ("G1@0,0", "G3@0,1", "G2@1,1"),
    ("Y2@0,0", "B2@2,0", "K2@0,2", "G2@2,2"),
    ("Y2@0,0", "B2@1,0", "G2@0,1"),
    ("Y1@0,0", "B3@1,0", "G2@0,1", "K4@1,1"),
    ("Y1@0,0", "B2@1,0", "Y3@2,0", "G1@0,1", "K4@1,1", "B5@2,1", "K2@0,2", "G1@1,2", "Y1@2,2"),
    ("B1@0,0", "B4@1,1", "B3@2,2"),
    ("Y3@0,1", "G3@1,1", "K3@2,1"),
    ("G5@0,0", "Y5@1,2"),
    ("Y1@0,0", "B2@1,0", "G3@2,0", "K4@0,1", "Y5@2,2"),
    ("Y2@1,0", "K5@1,1", "B2@1,2"),
    ("G2@0,0", "Y3@1,1", "B4@2,2"),
    ("B4@0,0", "G4@2,1", "K4@1,2"),
    ("Y1@0,0", "B1@2,0", "G1@1,1", "K1@0,2", "Y1@2,2"),
    ("Y2@0,1", "B4@1,1", "G3@2,1"),
    ("K5@1,0", "Y3@1,1", "B4@1,2"),
    ("Y1s@0,0", "G3s@2,1", "K2s@1,2"),
    ("Y3@0,0", "B3@1,0", "K3@0,1", "G3@1,1"),
    ("K1@0,0", "K3@1,0", "K2@0,1", "K5@1,1"),
    ("Y1@1,0", "G3@0,1", "B5@1,1", "K2@2,1", "Y4@1,2"),
    ("Y2@1,0", "B1@0,1", "G4@1,1", "G3@2,1", "K2@1,2"),
)


def laid(objective: spec.Objective) -> tuple[str, ...]:
    """A landscape that shows an objective: its picture in the specification, laid with cards."""
    cells = [cell for cell, mark in enumerate(objective.picture) if mark != "."]
    share, rest = divmod(objective.total, len(cells))
    letters = sorted({mark for mark in objective.picture if mark.isalpha() and mark != "S"})
    cards = []
    for number, cell in enumerate(cells):
        mark = objective.picture[cell]
        colour = spec.LETTERS[letters.index(mark) if mark in letters else number % len(spec.LETTERS)]
        value = (2, 1, 4, 3, 5)[number % 5]
        if mark.isdigit():
            value = int(mark)
        elif mark == "=":
            value = 2
        elif mark == "S":
            value = 1 + number % 4
        elif objective.total:
            value = share + (number < rest)
        cards.append(f"{colour}{value}{'s' if mark == 'S' else ''}@{cell % spec.FRAME_SIDE},{cell // spec.FRAME_SIDE}")
    return tuple(cards)


OBJECTIVES = (*PRINTED, *map(laid, spec.OBJECTIVES[len(PRINTED) :]))


def _stack(colour: str, height: int, cell: str, least: int = 1) -> Piece:
    """A stack as the sheet has it, then grown layer by layer and begun anew."""
    heights = [*range(height, 6), *range(least, height)]
    return tuple(f"{colour}{'.'.join(map(str, range(1, top + 1)))}@{cell}" for top in heights)


COUNTED = (
    _stack("Y", 5, "0,0"),
    _stack("B", 4, "1,0"),
    ("G1.2s@0,1*", "G1.2s@0,1"),  # with the scissors token on it
    _stack("K", 5, "1,1"),
    _stack("B", 1, "2,0"),
    _stack("G", 2, "2,1"),
    ("tokens 1:4", "tokens 1:2", "tokens 1:1", ""),
    *((f"hand {card}", "") for card in ("K2", "Y3", "B5")),
    *((f"discards {card}", "") for card in ("K1", "G1")),
)

LEAFLET = Leaflet(
    parts=(
        Section(
            "setup",
            (
                Picture("backs", rules=("1.3",)),
                Picture("start", ("Y1", "B1", "G1", "K1"), ("2.2",)),
                Picture("piles", ("B2", "Y3", "B4s", "G1", "K2"), ("2.3",)),
                Picture("objectives", rules=("2.4", "2.5")),
            ),
        ),
        Section(
            "turn",
            (
                Picture("announce", ("B2", "B4s", "K2"), ("3.1", "3.2")),
                Picture("take", ("B2", "Y3", "B4s", "G1", "K2"), ("4.1", "4.2", "4.3")),
                Picture("place", ("G1", "G2", "G3"), ("5.1",)),
            ),
        ),
        Section(
            "placing",
            (
                Picture("frame", rules=("5.2", "5.3")),
                Picture("grow", ("G1", "G2", "G3", "G4", "G5"), ("5.4", "5.5")),
                Picture("jump", ("Y2", "Y4"), ("6.1", "6.2", "6.3")),
            ),
        ),
        Section(
            "scissors",
            (
                Picture("scissors-take", ("G3s",), ("7.1", "7.2")),
                Picture("scissors-good", rules=("7.4", "7.5")),
                Picture("scissors-bad", rules=("7.3", "7.6")),
            ),
        ),
        Section(
            "objectives-how",
            (Picture("claim", rules=("8.1", "8.2")), Picture("once", rules=("8.3", "8.4"))),
        ),
        Section(
            "end",
            (
                Picture("last-turns", rules=("9.1", "9.2")),
                Picture("count", rules=("10.1",)),
                Picture("tie", rules=("10.2",)),
            ),
        ),
        Section(
            "patterns",
            tuple(Picture(f"objective-{number}", cards, ("8.6",)) for number, cards in enumerate(OBJECTIVES, start=1)),
        ),
        Section(
            "advanced",
            (
                Picture("jumps", rules=("6.2", "11.1")),
                Picture("skips", rules=("6.1", "11.2")),
                Picture("saves", rules=("7.4", "11.3")),
            ),
        ),
    ),
    examples=(
        Example("greens", ((("G1.2.3@0,0",), ("G1@1,0",), ("Y1@0,1",), ("hand G2,G4,G5,K1",)),), rules=("5.4", "5.5")),
        Example("jumped", ((("Y1@0,0",), ("B1.2@1,0",), ("hand Y2,Y4,Y5,K1",)),), rules=("6.1", "6.3")),
        Example("sum", (COUNTED,), rules=("10.1",)),  # 15 + 4 − 5 + 2 = 16
    ),
    aid=(
        "take",
        "place",
        "grow",
        "jump",
        "scissors-take",
        "scissors-good",
        "scissors-bad",
        "claim",
        "last-turns",
        "count",
    ),
    figures={
        "hand-limit": HAND_LIMIT,
        "last-piles": LAST_PILES,
        "scissors-points": SCISSORS_POINTS,
        **{f"cards-{seats}": len(deck_faces(seats, 96)) for seats in BACKS_FOR},
    },
    tables=STARS,
    option="advanced",
    settings={
        "false": {"jumps": "one", "skips": "one", "saves": "free"},
        "true": {"jumps": "many", "skips": "many", "saves": "one"},
    },
)


def play_example(game: Game, pieces: Sequence[Sequence[str]], tries: Sequence[str]) -> State:
    """A landscape, a hand and discards of one player among three (so that there is a token of 4), and their turn."""
    rows: dict[str, list[str]] = {"land": [], "hand": [], "discards": [], "tokens": []}
    for piece in pieces[0]:
        heading, _, words = piece.rpartition(" ")
        rows[heading or "land"].append(words)
    mine = " ".join(f"{heading} {' '.join(words)}" for heading, words in rows.items() if words)
    state = game.position(f"piles K5(9) B5(9) G3(9) - - / objectives 1 14 16 / 0: {mine} / 2: land K1@0,0")
    for text in tries:
        state.apply(game.parse_action(state, text))
    return state
