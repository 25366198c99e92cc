"""Reads a landscape of the printed game as people write it, and counts its points."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec

from papercove.engine.score import Count, Given, Pickable, ScoreReader
from papercove.engine.view import Line
from papercove.games.paper_world.cards import FACE_NAMES, HAND_LIMIT, START_FACES, deck_faces
from papercove.games.paper_world.constants import FRAME_SIDE
from papercove.games.paper_world.sheet import score_landscape

MOST_DISCARDS = 40  # that a screen offers; more can be given in words


class Landscape(Given, frozen=True):
    """What lies in front of one player."""

    landscape: Annotated[
        list[str],
        msgspec.Meta(
            description='The top card of each stack, "Y1@0,0 G3s@0,1": colour (Y yellow, B blue, G green, K black), '
            "value, s for scissors, @column,row with row 0 on top."
        ),
    ]
    hand: Annotated[int, msgspec.Meta(description="How many cards are in the hand.")] = 0
    discards: Annotated[int, msgspec.Meta(description="How many cards are discarded.")] = 0
    scissors: Annotated[bool, msgspec.Meta(description="The scissors token lies on the landscape.")] = False
    tokens: Annotated[list[int], msgspec.Meta(description='The tokens of objectives, "4 1".')] = []


class PaperWorldReader(ScoreReader):
    """Counts any landscape that may lie on a table."""

    given_type = Landscape

    def pickable(self) -> list[Pickable]:
        copies = Counter(FACE_NAMES[face] for face in (*deck_faces(4, 96), *START_FACES))
        return [
            Pickable("landscape", "places", faces=dict(copies), columns=FRAME_SIDE, rows=FRAME_SIDE),
            Pickable("hand", "number", values=list(range(HAND_LIMIT + 1))),
            Pickable("discards", "number", values=list(range(MOST_DISCARDS + 1))),
            Pickable("scissors", "switch"),
            Pickable("tokens", "numbers", values=[4, 2, 1]),
        ]

    def count(self, given: Landscape) -> Count:
        score = score_landscape(given.landscape, given.hand, given.discards, given.scissors, given.tokens)
        counts = {"tokens": len(given.tokens), "hand": given.hand, "discards": given.discards}
        lines = [Line("stars", score.stars)] + [
            Line(key, getattr(score, key), {"count": counts[key]} if key in counts else {})
            for key in ("tokens", "scissors", "hand", "discards")
            if getattr(score, key)
        ]
        shown = [Line("objective", 0, {"objective": number}) for number in score.objectives]
        return Count(answer=msgspec.to_builtins(score), lines=lines, total=score.total, extras=shown)
