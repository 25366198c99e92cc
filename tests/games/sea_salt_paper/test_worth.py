"""What a card is worth to who sees it, as the view tells it."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from papercove.engine.dice import Dice
from papercove.games.sea_salt_paper.cards import CARDS, FACE_NAMES, cards_in
from papercove.games.sea_salt_paper.notation import position
from papercove.games.sea_salt_paper.scoring import NUMBERS, parts
from papercove.games.sea_salt_paper.view import SeaSaltPaperView, views, without_live_points
from papercove.games.sea_salt_paper.worth import worth


def seen(text: str) -> SeaSaltPaperView:
    return cast(SeaSaltPaperView, views(position(text), [0])[0])


@pytest.mark.parametrize(
    ("hand", "top", "points", "count"),
    [
        ("shell:black shell:yellow", "shell:grey", 2, 3),
        ("octopus:yellow", "octopus:grey", 3, 2),
        ("shell:black", "penguin:pink", 1, 1),
        ("sailor:pink", "sailor:orange", 5, 2),
        ("crab:yellow", "crab:black", 1, 2),
        ("crab:yellow", "fish:black", 0, 1),
        ("swimmer:yellow", "shark:black", 1, 1),
        ("boat:yellow boat:black", "lighthouse:purple", 2, 2),
        ("lighthouse:purple boat:black", "boat:yellow", 2, 2),
        ("captain:light_orange sailor:pink", "sailor:orange", 8, 2),
    ],
)
def test_a_pile_tells_what_its_top_would_add(hand: str, top: str, points: int, count: int) -> None:
    found = seen(f"hand 0: {hand} left: {top}").piles[0].worth
    assert found is not None
    assert (found.points, found.count) == (points, count)


def test_a_mermaid_scores_the_colour_that_no_other_mermaid_scores() -> None:
    table = seen("hand 0: mermaid mermaid crab:yellow boat:yellow fish:black left: mermaid")
    worths = table.table[0].worths
    assert worths is not None
    assert [one.colour for one in worths if one.colour] == ["yellow", "white"]
    assert table.piles[0].worth is not None
    assert table.piles[0].worth.colour == "black"


def test_worths_stand_beside_the_cards_they_are_about() -> None:
    table = seen("hand 0: shell:black shell:yellow crab:grey")
    mine = table.table[0]
    assert mine.hand is not None
    assert mine.worths is not None
    assert dict(zip(mine.hand, [one.points for one in mine.worths], strict=True)) == {
        "shell:black": 2,
        "shell:yellow": 2,
        "crab:grey": 0,
    }
    assert table.table[1].worths is None


def test_what_a_card_adds_is_the_difference_of_two_whole_counts() -> None:
    dice = Dice(7)
    for _ in range(200):
        cards = [dice.roll(CARDS) for _ in range(9)]
        mask = sum(1 << card for card in set(cards))
        card = dice.roll(CARDS)
        with_it, without = mask | 1 << card, mask & ~(1 << card)
        assert worth(card, mask, NUMBERS).points == parts(with_it)["total"] - parts(without)["total"]


@pytest.mark.parametrize(
    ("hand", "top", "multiplied", "mermaids"),
    [
        ("lighthouse:purple boat:black", "boat:yellow", 1, 0),
        ("captain:light_orange", "sailor:pink", 3, 0),
        ("mermaid crab:yellow", "octopus:yellow", 0, 1),
        ("mermaid crab:yellow fish:yellow", "octopus:grey", 0, 0),
        ("mermaid shoal:grey fish:black", "fish:black", 1, 1),
    ],
)
def test_what_other_cards_gain_by_it_is_told_apart(hand: str, top: str, multiplied: int, mermaids: int) -> None:
    found = seen(f"hand 0: {hand} left: {top}").piles[0].worth
    assert found is not None
    assert (found.multiplied, found.mermaids) == (multiplied, mermaids)


def test_hidden_cards_change_nothing() -> None:
    """The same table with every hand of two cards that the other may hold."""
    free = [FACE_NAMES[card] for card in cards_in((1 << CARDS) - 1) if FACE_NAMES[card].startswith(("fish", "octopus"))]
    told = {
        repr((table.piles, table.table[0].worths))
        for one, two in combinations(dict.fromkeys(free), 2)
        for table in [seen(f"hand 0: shell:black boat:yellow hand 1: {one} {two} left: shell:grey right: crab:yellow")]
    }
    assert len(told) == 1


def test_a_table_without_live_points_tells_no_worth() -> None:
    table = without_live_points(seen("hand 0: shell:black left: shell:grey"))
    assert table.piles[0].worth is None
    assert table.table[0].worths is None
    assert table.drawn_worths is None
