"""Rules 6: the printed score tables are the tables of these tests."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papercove.games.sea_salt_paper.cards import CARDS, mask_of
from papercove.games.sea_salt_paper.notation import Box, position
from papercove.games.sea_salt_paper.scoring import parts
from papercove.games.sea_salt_paper.sheet import bonus_line, sheet


def score(words: str) -> dict[str, int]:
    return parts(mask_of(Box().take_all(words.split())))


def test_6_1_cards_in_hand_and_cards_laid_count_together() -> None:
    state = position("hand 0: crab shell laid 0: fish fish shell")
    assert state.game.view(state, 0).table[0].points == score("crab shell fish fish shell")["total"] == 3


DUOS = [
    ("crab", 0),
    ("crab crab", 1),
    ("crab crab crab", 1),
    ("crab crab crab crab", 2),
    ("boat boat", 1),
    ("fish fish", 1),
    ("swimmer shark", 1),
    ("swimmer swimmer", 0),
    ("shark shark swimmer", 1),
    ("swimmer swimmer shark shark", 2),
    ("crab boat fish swimmer", 0),
    ("crab crab boat boat fish fish swimmer shark", 4),
]


@pytest.mark.parametrize(("cards", "points"), DUOS)
def test_6_2_duos(cards: str, points: int) -> None:
    assert score(cards)["duo"] == points


COLLECTIONS = [
    *((f"shell x{n}", p) for n, p in enumerate((0, 0, 2, 4, 6, 8, 10))),
    *((f"octopus x{n}", p) for n, p in enumerate((0, 0, 3, 6, 9, 12))),
    *((f"penguin x{n}", p) for n, p in enumerate((0, 1, 3, 5))),
    *((f"sailor x{n}", p) for n, p in enumerate((0, 0, 5))),
]


@pytest.mark.parametrize(("cards", "points"), COLLECTIONS)
def test_6_3_collections(cards: str, points: int) -> None:
    kind, times = cards.split(" x")
    assert score(" ".join([kind] * int(times)))["collector"] == points


MULTIPLIERS = [
    ("lighthouse", 0),
    ("lighthouse boat", 1),
    ("lighthouse boat boat boat", 3),
    ("shoal fish fish", 2),
    ("penguin_colony penguin", 2),
    ("penguin_colony penguin penguin penguin", 6),
    ("captain sailor", 3),
    ("captain sailor sailor", 6),
    ("captain boat fish penguin", 0),
    ("lighthouse shoal penguin_colony captain", 0),
]


@pytest.mark.parametrize(("cards", "points"), MULTIPLIERS)
def test_6_4_multipliers(cards: str, points: int) -> None:
    assert score(cards)["multiplier"] == points


MERMAIDS = [
    ("mermaid", 1),  # white is a colour like any other
    ("mermaid mermaid", 2),
    ("mermaid crab:yellow boat:yellow", 2),
    # the sheets' examples: four light blue and two green, four light blue and three green
    (
        "mermaid mermaid crab:light_blue boat:light_blue shell:light_blue fish:light_blue "
        "crab:light_green fish:light_green",
        6,
    ),
    (
        "mermaid mermaid crab:light_blue boat:light_blue shell:light_blue fish:light_blue "
        "crab:light_green fish:light_green shell:light_green",
        7,
    ),
    ("mermaid mermaid mermaid crab:yellow crab:yellow boat:black", 3 + 2 + 1),
    ("mermaid mermaid mermaid mermaid", 4),
]


@pytest.mark.parametrize(("cards", "points"), MERMAIDS)
def test_6_5_mermaids(cards: str, points: int) -> None:
    assert score(cards)["mermaid"] == points


def test_6_6_the_first_printed_example() -> None:
    """Seven points: one for a pair, six for four shells."""
    found = score("crab:yellow crab:black shell:yellow shell:grey shell:dark_blue shell:light_green")
    assert (found["total"], found["colour_bonus"]) == (7, 2)


def test_6_7_the_bonus_is_the_largest_colour() -> None:
    assert score("crab:yellow boat:yellow fish:black")["colour_bonus"] == 2


def test_6_7_no_cards_no_bonus() -> None:
    assert score("")["colour_bonus"] == 0


@given(st.sets(st.integers(0, CARDS - 1)))
def test_the_lines_add_up(cards: set[int]) -> None:
    """What the screen explains is what the kernel counts."""
    mask = mask_of(sorted(cards))
    assert sum(line.points for line in sheet(mask)) == parts(mask)["total"]
    assert bonus_line(mask).points == parts(mask)["colour_bonus"]
