"""The options of a match, and the five editions as presets over three switches. Rules 9.1 to 9.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from papercove.engine.game import Options
from papercove.engine.specification import as_of
from papercove.games.sea_salt_paper import constants, spec

POINTS_TO_WIN = as_of(spec.POINTS_TO_WIN, spec.VERSIONS[-1])
EDITIONS: dict[str, tuple[int, int, int]] = {
    edition.name: (
        getattr(constants, edition.tie),
        getattr(constants, edition.next_starter),
        getattr(constants, edition.empty_deck),
    )
    for edition in spec.EDITIONS
}

if TYPE_CHECKING:
    Edition = str
else:
    Edition = Literal[tuple(EDITIONS)]


class SeaSaltPaperOptions(Options, frozen=True):
    """What a table may choose."""

    edition: Annotated[
        Edition,
        msgspec.Meta(description="Whose printed sheet decides ties, the next starter and an empty deck."),
    ] = "en"
    points_to_win: Annotated[
        Annotated[int, msgspec.Meta(ge=5, le=200)] | None,
        msgspec.Meta(description="The points that end the match; none means 40, 35 or 30 for 2, 3 or 4 seats."),
    ] = None
    doubled: Annotated[bool, msgspec.Meta(description="Play to twice the points.")] = False
    memory_aid: Annotated[bool, msgspec.Meta(description="Show what a perfect memory would know.")] = False

    def target(self, seats: int, version: int = spec.VERSIONS[-1]) -> int:
        """Rule 8.2: the points that end the match."""
        printed = as_of(spec.POINTS_TO_WIN, version)[seats]
        return (self.points_to_win or printed) * (2 if self.doubled else 1)
