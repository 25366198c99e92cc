"""The illustrated page of Sea Salt & Paper, in the order of its printed sheets, with the sheets' own examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.leaflet import Example, Leaflet, Picture, Piece, Section
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.cards import CARDS, DECK
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


def _kind(key: str, *cards: str, rules: tuple[str, ...]) -> Picture:
    """A kind of card, or two that make a pair, with the copies of each."""
    first = cards[0].partition(":")[0]
    return Picture(key, cards, rules, sum(copies for kind, _, copies in DECK if kind == first))


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
            (
                _kind("crab", "crab:light_blue", "crab:yellow", rules=("4.3",)),
                _kind("boat", "boat:dark_blue", "boat:black", rules=("4.4",)),
                _kind("fish", "fish:black", "fish:light_green", rules=("4.5",)),
                _kind("swimmer", "swimmer:yellow", "shark:purple", rules=("4.6",)),
            ),
        ),
        Section("mermaids", (_kind("mermaid", "mermaid:white", rules=("6.5",)),)),
        Section(
            "collectors",
            (
                _kind("shell", "shell:yellow", rules=("6.3",)),
                _kind("octopus", "octopus:purple", rules=("6.3",)),
                _kind("penguin", "penguin:pink", rules=("6.3",)),
                _kind("sailor", "sailor:orange", rules=("6.3",)),
            ),
        ),
        Section(
            "multipliers",
            (
                _kind("lighthouse", "lighthouse:purple", rules=("6.4",)),
                _kind("shoal", "shoal:grey", rules=("6.4",)),
                _kind("penguin_colony", "penguin_colony:light_green", rules=("6.4",)),
                _kind("captain", "captain:light_orange", rules=("6.4",)),
            ),
        ),
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
        *("crab", "boat", "fish", "swimmer", "shell", "octopus", "penguin", "sailor"),
        *("lighthouse", "shoal", "penguin_colony", "captain", "mermaid", "stop", "last-chance"),
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
