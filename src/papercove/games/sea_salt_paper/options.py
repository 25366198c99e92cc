"""The options of a match, and the five editions as presets over three switches. Rules 9.1 to 9.3."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from papercove.engine.game import Options
from papercove.games.sea_salt_paper.constants import (
    EMPTY_DECK_PLAYS_ON,
    EMPTY_DECK_VOIDS,
    NEXT_AFTER_ENDER,
    NEXT_AFTER_LAST_TURN,
    TIE_TO_ENDER,
    TIE_TO_LAST_ROUND,
    TIE_TO_LAST_TURN,
)

POINTS_TO_WIN = {2: 40, 3: 35, 4: 30}

# edition: who wins a tie, who starts the next round, what an empty deck does to a LAST CHANCE
EDITIONS = {
    "fr": (TIE_TO_ENDER, NEXT_AFTER_ENDER, EMPTY_DECK_VOIDS),
    "en": (TIE_TO_LAST_TURN, NEXT_AFTER_ENDER, EMPTY_DECK_VOIDS),
    "it": (TIE_TO_LAST_ROUND, NEXT_AFTER_LAST_TURN, EMPTY_DECK_VOIDS),
    "de": (TIE_TO_LAST_ROUND, NEXT_AFTER_ENDER, EMPTY_DECK_VOIDS),
    "arena": (TIE_TO_LAST_ROUND, NEXT_AFTER_ENDER, EMPTY_DECK_PLAYS_ON),
}


class SeaSaltPaperOptions(Options, frozen=True):
    """What a table may choose."""

    edition: Annotated[
        Literal["fr", "en", "it", "de", "arena"],
        msgspec.Meta(description="Whose printed sheet decides ties, the next starter and an empty deck."),
    ] = "en"
    points_to_win: Annotated[
        Annotated[int, msgspec.Meta(ge=5, le=200)] | None,
        msgspec.Meta(description="The points that end the match; none means 40, 35 or 30 for 2, 3 or 4 seats."),
    ] = None
    doubled: Annotated[bool, msgspec.Meta(description="Play to twice the points.")] = False
    memory_aid: Annotated[bool, msgspec.Meta(description="Show what a perfect memory would know.")] = False

    def target(self, seats: int) -> int:
        """Rule 8.2: the points that end the match."""
        return (self.points_to_win or POINTS_TO_WIN[seats]) * (2 if self.doubled else 1)
