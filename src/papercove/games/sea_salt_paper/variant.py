"""The numbers of Sea Salt & Paper that a designer may change in the laboratory."""

from __future__ import annotations

from typing import Annotated

import msgspec

from papercove.engine.game import Variant
from papercove.games.sea_salt_paper import scoring

Points = Annotated[int, msgspec.Meta(ge=0, le=30)]


class SeaSaltPaperVariant(Variant, frozen=True):
    """The score tables of rules 6.2 to 6.4 and the threshold of rule 5.1."""

    shells: tuple[Points, Points, Points, Points, Points, Points, Points] = scoring.SHELLS
    octopuses: tuple[Points, Points, Points, Points, Points, Points] = scoring.OCTOPUSES
    penguins: tuple[Points, Points, Points, Points] = scoring.PENGUINS
    sailors: tuple[Points, Points, Points] = scoring.SAILORS
    duo_pair: Points = scoring.DUO_PAIR
    per_boat: Points = scoring.PER_BOAT
    per_fish: Points = scoring.PER_FISH
    per_penguin: Points = scoring.PER_PENGUIN
    per_sailor: Points = scoring.PER_SAILOR
    call_threshold: Annotated[int, msgspec.Meta(ge=0, le=100)] = scoring.CALL_THRESHOLD

    def numbers(self) -> tuple[int, ...]:
        """As `Table.numbers` keeps them: the order of `scoring.NUMBERS`."""
        return (
            *self.shells,
            *self.octopuses,
            *self.penguins,
            *self.sailors,
            self.duo_pair,
            self.per_boat,
            self.per_fish,
            self.per_penguin,
            self.per_sailor,
            self.call_threshold,
        )
