"""The numbers of Paper World that a designer may change in the laboratory."""

from __future__ import annotations

from typing import Annotated

import msgspec

from papercove.engine.game import Variant
from papercove.games.paper_world import cards, spec

Points = Annotated[int, msgspec.Meta(ge=0, le=20)]


class PaperWorldVariant(Variant, frozen=True):
    """The stars, tokens and limits of rules 4.3, 7.3, 8.2, 9.1 and 10.1."""

    stars: tuple[Points, Points, Points, Points, Points] = cards.STARS  # type: ignore[assignment]
    tokens: tuple[Points, Points, Points] | None = None
    scissors_points: Points = cards.SCISSORS_POINTS
    hand_limit: Annotated[int, msgspec.Meta(ge=1, le=30)] = cards.HAND_LIMIT
    last_piles: Annotated[int, msgspec.Meta(ge=0, le=4)] = cards.LAST_PILES
    penalty: Points = cards.PENALTY

    def numbers(self, seats: int) -> tuple[int, ...]:
        """As `Table.numbers` keeps them; no tokens given means those printed for so many seats."""
        tokens = self.tokens or cards.TOKENS[seats]
        given = {**cards.PRINTED, **msgspec.structs.asdict(self), "tokens": tokens}
        return tuple(
            number
            for entry in spec.NUMBERS
            for number in (given[entry.name] if isinstance(given[entry.name], tuple) else [given[entry.name]])
        )
