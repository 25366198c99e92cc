"""How a round is shown when it is counted: groups of cards, what counted, what everybody gained. Rules 5 and 6."""

from __future__ import annotations

import random

import pytest

from papercove.engine.view import RoundEnd
from papercove.games.sea_salt_paper.cards import CARDS, faces_in
from papercove.games.sea_salt_paper.notation import position
from papercove.games.sea_salt_paper.scoring import points
from papercove.games.sea_salt_paper.sheet import groups, sheet

TWO = "hand 0: shell:grey shell:black shell:yellow octopus:grey octopus:purple octopus:yellow"


def test_6_every_card_is_in_one_group_and_the_groups_add_up_to_the_points() -> None:
    dice = random.Random(6)
    for _ in range(2000):
        mask = sum(1 << card for card in dice.sample(range(CARDS), dice.randrange(1, 30)))
        found = groups(mask)
        assert sorted(face for group in found for face in group.cards) == sorted(faces_in(mask))
        assert sum(group.points for group in found) == points(mask)
        assert [group.points for group in found] == sorted(group.points for group in found)
        assert sorted(group.key for group in found if group.key != "nothing") == sorted(
            line.key for line in sheet(mask)
        )


def test_6_2_a_pair_lies_together_and_the_third_card_counts_for_nothing() -> None:
    state = position("hand 0: swimmer:yellow shark:black shark:purple crab:yellow crab:black crab:grey", seats=2)
    found = {group.key: [face.partition(":")[0] for face in group.cards] for group in groups(state.hand_of(0))}
    assert found == {"nothing": ["crab", "shark"], "duo-crab": ["crab", "crab"], "duo-swimmer": ["swimmer", "shark"]}


@pytest.mark.parametrize(
    ("call", "rival", "end", "counted", "gained"),
    [
        ("stop", "mermaid", "stop", ["cards", "cards"], (10, 1)),
        ("last-chance", "mermaid", "bet-won", ["both", "bonus"], (12, 1)),
        (
            "last-chance",
            "octopus:light_blue octopus:light_green sailor:pink sailor:orange shell:dark_blue shell:light_blue captain",
            "bet-lost",
            ["bonus", "cards"],
            (2, 16),
        ),
    ],
)
def test_5_what_counted_is_told_of_each_seat(
    call: str, rival: str, end: str, counted: list[str], gained: tuple[int, ...]
) -> None:
    state = position(f"{TWO} hand 1: {rival} left: crab:yellow right: crab:black phase: play", seats=2)
    before = state.copy()
    while True:
        choices = state.game.choices(state)
        wanted = [one for one in choices if one.verb == call] or [one for one in choices if one.verb == "take-pile"]
        state.apply((wanted or [one for one in choices if one.verb == "end-turn"])[0].id)
        if (ended := state.game.round_end(before, state)) is not None:
            break
        before = state.copy()
    assert isinstance(ended, RoundEnd)
    seats = state.game.view(state, None).last_round.seats
    assert (ended.end, [seat.counted for seat in seats]) == (end, counted)
    assert ended.gained == tuple(seat.gained for seat in seats) == gained
    for seat in seats:
        cards = seat.points if seat.counted in ("cards", "both") else 0
        assert cards + (seat.bonus.points if seat.counted in ("bonus", "both") else 0) == seat.gained
