"""The illustrated page of Sea Salt & Paper, in the order of its printed sheets, with the sheets' own examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.leaflet import Example, Leaflet, Picture, Piece, Section
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.cards import CARDS
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.options import EDITIONS, POINTS_TO_WIN
from papercove.games.sea_salt_paper.scoring import CALL_THRESHOLD, NUMBERS

CALLS = {"stop": c.STOP, "last-chance": c.LAST_CHANCE}
TIES = ("ender", "last-turn", "last-round")
STARTERS = ("ender", "last-turn")
EMPTY_DECKS = ("void", "played")
SETTINGS = {
    edition: {"tie": TIES[tie], "next": STARTERS[starter], "empty": EMPTY_DECKS[empty]}
    for edition, (tie, starter, empty) in EDITIONS.items()
}


# Which cards stand for a kind, where any would do; of other kinds the first of the deck.
PICKED = (
    *("crab:light_blue", "crab:yellow", "boat:dark_blue", "boat:black", "fish:black", "fish:light_green"),
    *("swimmer:yellow", "shark:purple", "shell:yellow", "octopus:purple", "penguin:pink", "sailor:orange"),
)


def _face(kind: str, number: int = 0) -> str:
    """A card of a kind, or another one beside it."""
    faces = [face for face in (*PICKED, *spec.FACES) if face.partition(":")[0] == kind]
    return faces[min(number, len(faces) - 1)]


def _kind(kind: str, rule: str, *cards: str) -> Picture:
    """A kind of card, or two that make a pair, with the copies of each."""
    return Picture(kind, cards or (_face(kind),), (rule,), spec.copies_of(kind))


def _here(*cards: str) -> tuple[Piece, ...]:
    """Cards that lie there at first and can be taken away."""
    return tuple((card, "") for card in cards)


def _spare(*cards: str) -> tuple[Piece, ...]:
    """Cards that can be added."""
    return tuple(("", card) for card in cards)


LIGHT_BLUES = _here("crab:light_blue", "boat:light_blue", "fish:light_blue", "shell:light_blue")
GREENS = ("shark:light_green", "octopus:light_green", "penguin_colony:light_green")

LEAFLET = Leaflet(
    parts=(
        Section(
            "setup",
            (
                Picture("deck", rules=("2.1",)),
                Picture("piles", ("fish:dark_blue", "shell:yellow"), ("2.2",)),
                Picture("starter", rules=("2.3",)),
            ),
        ),
        Section(
            "turn",
            (
                Picture("take", ("octopus:purple", "crab:yellow", "boat:black"), ("3.1", "3.2", "3.3")),
                Picture("pairs", ("crab:yellow", "crab:black"), ("4.1", "4.2")),
                Picture("call", rules=("5.1",)),
            ),
        ),
        Section(
            "round",
            (
                Picture("stop", rules=("5.2",)),
                Picture("last-chance", rules=("5.3",)),
                Picture("won", rules=("5.4",)),
                Picture("lost", rules=("5.4",)),
                Picture("bonus", ("crab:yellow", "octopus:yellow"), ("6.7",)),
                Picture("empty", rules=("5.5", "5.6")),
                Picture("next", rules=("5.7",)),
            ),
        ),
        Section(
            "end",
            (
                Picture("target", rules=("8.2",)),
                Picture("four-mermaids", ("mermaid:white",) * 4, ("8.1",)),
                Picture("tie", rules=("8.3",)),
            ),
        ),
        Section(
            "duos",
            tuple(
                _kind(duo.name, duo.rule, _face(duo.name), _face(duo.other, int(duo.name == duo.other)))
                for duo in spec.DUOS
            ),
        ),
        Section("mermaids", (_kind("mermaid", "6.5"),)),
        Section("collectors", tuple(_kind(one.name, one.numbers.rule) for one in spec.COLLECTIONS)),
        Section("multipliers", tuple(_kind(one.name, one.numbers.rule) for one in spec.MULTIPLIERS)),
    ),
    examples=(
        Example(
            "bet",  # 7 against 4: with LAST CHANCE 9 against 2
            (
                _here("crab:yellow", "crab:black", "octopus:yellow", "octopus:purple", "octopus:light_green")
                + _spare("octopus:grey"),
                _here("fish:light_blue", "fish:black", "shell:light_blue", "shell:grey", "penguin:pink")
                + _spare("shell:black", "shell:dark_blue"),
            ),
            ways=("stop", "last-chance"),
            rules=("5.2", "5.4"),
        ),
        Example(
            "mermaids-6",
            (_here("mermaid:white", "mermaid:white") + LIGHT_BLUES + _here(*GREENS[:2]) + _spare("mermaid:white"),),
            rules=("6.5",),
            under=("fr", "en", "arena"),
        ),
        Example(
            "mermaids-7",
            (_here("mermaid:white", "mermaid:white") + LIGHT_BLUES + _here(*GREENS) + _spare("mermaid:white"),),
            rules=("6.5",),
            under=("it", "de"),
        ),
        Example("sailors", (_here("sailor:pink", "sailor:orange", "captain:light_orange"),), rules=("6.3", "6.4")),
    ),
    aid=(
        *(entry.name for entry in (*spec.DUOS, *spec.COLLECTIONS, *spec.MULTIPLIERS)),
        *("mermaid", "stop", "last-chance"),
    ),
    figures={"cards": CARDS, "threshold": CALL_THRESHOLD}
    | {f"target-{seats}": points for seats, points in POINTS_TO_WIN.items()},
    tables=NUMBERS,
    option="edition",
    settings=SETTINGS,
)


def play_example(game: Game, pieces: Sequence[Sequence[str]], tries: Sequence[str]) -> MatchState:
    """Cards in hands, and the first seat's call with last turns that change nothing; without seven points, no call."""
    if not set(tries) <= set(CALLS):
        raise Unreadable("no-example", example=tries[0][:20])
    hands = " ".join(f"hand {seat}: {' '.join(cards)}" for seat, cards in enumerate(pieces))
    state = cast(MatchState, game.position(f"{hands} phase: play"))
    call = CALLS[tries[0]] if tries else c.END_TURN
    if tries and call in state.legal_actions():
        state.apply(call)
        while not state.round_end:
            state.phase = c.PLAY
            state.apply(c.END_TURN)
    return state
