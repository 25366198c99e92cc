"""What the laboratory counts in Paper World: objectives, and what each landscape is made of at the end."""

from __future__ import annotations

from papercove.engine.constants import NOBODY
from papercove.engine.view import Measure
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import COLOUR_OF, COLOURS, VALUE_OF, VALUES
from papercove.games.paper_world.match import MatchState


def measures(before: MatchState, action: int, after: MatchState) -> list[Measure]:
    """A claimed objective counts its points; the end, for each seat, its tops by value and colour, and its lines."""
    found = []
    seat = before.to_move
    if after.turns > before.turns:
        for slot in range(c.SLOTS):
            points = after.slot_token(seat, slot)
            if points != before.slot_token(seat, slot):
                found.append(Measure(f"objective-{after.slot_objective(slot)}", seat, points))
    if after.to_move == NOBODY:
        for other in range(after.seats):
            found += landscape(after, other)
    return found


def landscape(after: MatchState, seat: int) -> list[Measure]:
    """The tops of a finished landscape by value and colour, with the seat's score, and its score's parts."""
    stacks = [after.stack_cards(seat, cell) for cell in range(c.CELLS)]
    tops = [stack[-1] for stack in stacks if stack]
    score = after.score(seat)
    return [
        *(Measure(f"top-{v}", seat, sum(VALUE_OF[face] == v for face in tops), score) for v in VALUES),
        *(Measure(f"colour-{hue}", seat, sum(COLOURS[COLOUR_OF[f]] == hue for f in tops), score) for hue in COLOURS),
        *(Measure(f"line-{part}", seat, points) for part, points in after.score_parts(seat).items()),
    ]
