"""The options of a match. Rules 1.3, 2.4 and 11.1 to 11.3."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from papercove.engine.errors import Unreadable
from papercove.engine.game import Options
from papercove.engine.specification import as_of
from papercove.games.paper_world import spec
from papercove.games.paper_world.constants import OBJECTIVE_COUNT, SLOTS
from papercove.games.paper_world.objectives import same_card


class PaperWorldOptions(Options, frozen=True):
    """What a table may choose."""

    deck: Annotated[
        Literal[96, 92],
        msgspec.Meta(description="Cards in the box: the 96 that the sheet names, or the 92 of some printed copies."),
    ] = 96
    objectives: Annotated[
        str | list[Annotated[int, msgspec.Meta(ge=1, le=OBJECTIVE_COUNT)]],
        msgspec.Meta(description='"random", "first" (the set for a first game), or three numbers of different cards.'),
    ] = "random"
    advanced: Annotated[bool, msgspec.Meta(description="Several and longer jumps a turn (rules 11.1 to 11.3).")] = False

    def __post_init__(self) -> None:
        self.chosen_objectives()

    def chosen_objectives(self, version: int = spec.VERSIONS[-1]) -> tuple[int, ...] | None:
        """Rule 2.4: the three objectives in ascending order, or None where chance draws them. Raises Unreadable."""
        if self.objectives == "random":
            return None
        if self.objectives == "first":
            return as_of(spec.FIRST_GAME, version)
        most = spec.objectives_in(version)
        words = self.objectives.replace(",", " ").split() if isinstance(self.objectives, str) else self.objectives
        try:
            numbers = sorted(int(word) for word in words)
        except ValueError:
            numbers = []
        fitting = all(1 <= number <= most for number in numbers)
        if len(numbers) != SLOTS or not fitting or any(same_card(*pair) for pair in pairwise(numbers)):
            raise Unreadable("objectives", given=str(self.objectives)[:40], most=most)
        return tuple(numbers)
