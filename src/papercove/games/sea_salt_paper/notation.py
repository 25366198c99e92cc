"""Cards and positions as people write them: `crab:yellow`, and whole positions for tests and puzzles.

    hand 0: crab:yellow crab:black   laid 1: fish fish
    left: shell:grey   right: -   deck: mermaid boat:yellow   scores: 12 30

Every part may be left out. Rows are written bottom to top. A kind without its colour means the first
copy of that kind still free. Cards that no part names fill the deck, below those it names; with
`deck: only …` they stay in the box.
"""

from __future__ import annotations

import re
from typing import Any

from papercove.engine.errors import Illegal, Unreadable
from papercove.games.sea_salt_paper.cards import CARDS, FACE_NAMES, FACES, KINDS, mask_of
from papercove.games.sea_salt_paper.constants import PHASES
from papercove.games.sea_salt_paper.game import SeaSaltPaper
from papercove.games.sea_salt_paper.match import MatchState

PART = re.compile(r"(hand \d|laid \d|left|right|deck|scores|to-move|phase|caller):")


class Box:
    """All cards, taken out one by one; asking for one too many is refused."""

    def __init__(self) -> None:
        self.free = list(range(CARDS))

    def take(self, word: str) -> int:
        """The first free card that `word` (a face, or a kind alone) names."""
        word = word.lower()
        if word not in FACES and word not in KINDS:
            raise Unreadable("card", text=word[:40])
        for card in self.free:
            if FACE_NAMES[card] == word or FACE_NAMES[card].partition(":")[0] == word:
                self.free.remove(card)
                return card
        raise Illegal("too-many-cards", card=word)

    def take_all(self, words: list[str]) -> list[int]:
        """Several cards; those with a colour first, so that the others get what is left."""
        order = sorted(range(len(words)), key=lambda at: ":" not in words[at])
        found = {at: self.take(words[at]) for at in order}
        return [found[at] for at in range(len(words))]


def position(text: str, seats: int = 2, **options: Any) -> MatchState:
    """A position written by hand; see this module's text."""
    parts = _split(text)
    state = SeaSaltPaper().start(seats, **options)
    assert isinstance(state, MatchState)
    box = Box()
    rows = {
        name: _cards(words)
        for name, words in parts.items()
        if name.split()[0] in ("hand", "laid", "left", "right", "deck")
    }
    only = rows.get("deck", [])[:1] == ["only"]
    if only:
        rows["deck"] = rows["deck"][1:]
    names = list(rows)
    everything = box.take_all([word for name in names for word in rows[name]])
    taken: dict[str, list[int]] = {}
    for name in names:
        taken[name], everything = everything[: len(rows[name])], everything[len(rows[name]) :]
    state.arrange(
        hands=[mask_of(taken.get(f"hand {seat}", [])) for seat in range(seats)],
        laid=[mask_of(taken.get(f"laid {seat}", [])) for seat in range(seats)],
        piles=[taken.get("left", []), taken.get("right", [])],
        deck=([] if only else box.free) + taken.get("deck", []),
        scores=[int(word) for word in parts.get("scores", ["0"] * seats)],
    )
    state.phase = PHASES.index(parts.get("phase", ["play"])[0])
    state.to_move = int(parts.get("to-move", ["0"])[0])
    if "caller" in parts:
        state.caller = int(parts["caller"][0])
        state.open_hands = 1 << state.caller
    state.remember_arranged()
    return state


def _split(text: str) -> dict[str, list[str]]:
    """The parts of a position by their names."""
    pieces = PART.split(" ".join(text.split()))
    if pieces[0].strip():
        raise Unreadable("position", text=pieces[0][:40])
    return {name: words.split() for name, words in zip(pieces[1::2], pieces[2::2], strict=True)}


def _cards(words: list[str]) -> list[str]:
    return [word for word in words if word != "-"]
