"""Rules 6: the printed score tables are the tables of these tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import papercove
from papercove import Dice
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.cards import CARDS, cards_in, mask_of
from papercove.games.sea_salt_paper.notation import Box, position
from papercove.games.sea_salt_paper.scoring import colour_sizes, mermaid_colours, parts, points
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


ALL_MERMAIDS = [
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


@pytest.mark.parametrize(("cards", "points"), ALL_MERMAIDS)
def test_6_5_mermaids(cards: str, points: int) -> None:
    assert score(cards)["mermaid"] == points


def test_6_6_the_first_printed_example() -> None:
    """Seven points: one for a pair, six for four shells."""
    found = score("crab:yellow crab:black shell:yellow shell:grey shell:dark_blue shell:light_green")
    assert (found["total"], found["colour_bonus"]) == (7, 2)


def test_6_7_the_bonus_is_the_largest_colour() -> None:
    assert score("crab:yellow boat:yellow fish:black")["colour_bonus"] == 2


def test_6_5_and_6_7_the_sheet_and_the_worth_of_a_card_count_colours_as_the_score_does() -> None:
    dice = Dice("colours")
    for _ in range(400):
        mermaids = cards_in(spec.cards_of("mermaid"))[: dice.roll(5)]
        cards = mask_of([*mermaids, *(dice.roll(CARDS) for _ in range(1 + dice.roll(20)))])
        found, lines = parts(cards), [line for line in sheet(cards) if line.key == "mermaid"]
        assert sum(line.points for line in lines) == found["mermaid"] == sum(size for _, size in mermaid_colours(cards))
        assert (
            bonus_line(cards).points
            == found["colour_bonus"]
            == dict(colour_sizes(cards))[bonus_line(cards).args["colour"]]
        )


def test_6_7_no_cards_no_bonus() -> None:
    assert score("")["colour_bonus"] == 0


# One card set for each number of the score tables, and how often it counts there; in a variant all numbers differ.
TABLE_CASES = [
    *((f"shell x{n}", "shells", n) for n in range(1, 7)),
    *((f"octopus x{n}", "octopuses", n) for n in range(1, 6)),
    *((f"penguin x{n}", "penguins", n) for n in range(1, 4)),
    *((f"sailor x{n}", "sailors", n) for n in range(1, 3)),
    ("crab x2", "duo_pair", 0),
    ("swimmer shark", "duo_pair", 0),
]


@pytest.mark.parametrize(("cards", "table", "at"), TABLE_CASES)
def test_6_3_each_number_of_a_variant_stands_in_its_own_place(cards: str, table: str, at: int) -> None:
    rules = papercove.game("sea-salt-paper")
    variant: Any = rules.read_variant(all_different())
    kind, _, times = cards.partition(" x")
    mask = mask_of(Box().take_all([kind] * int(times) if times else cards.split()))
    wanted = getattr(variant, table)
    assert points(mask, variant.numbers()) == (wanted[at] if isinstance(wanted, tuple) else wanted)


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("lighthouse boat", lambda variant: variant.per_boat),
        ("lighthouse boat boat", lambda variant: 2 * variant.per_boat + variant.duo_pair),
        ("shoal fish", lambda variant: variant.per_fish),
        ("penguin_colony penguin", lambda variant: variant.per_penguin + variant.penguins[1]),
        ("captain sailor", lambda variant: variant.per_sailor + variant.sailors[1]),
    ],
)
def test_6_4_each_multiplier_of_a_variant_has_its_own_number(cards: str, wanted: Callable[[Any], int]) -> None:
    variant: Any = papercove.game("sea-salt-paper").read_variant(all_different())
    assert points(mask_of(Box().take_all(cards.split())), variant.numbers()) == wanted(variant)


MOST = 30  # points of a variant


def all_different() -> dict[str, object]:
    """A variant in which no two of thirty numbers in a row are alike, but that no cards bring no points."""
    tables: dict[str, object] = {"call_threshold": 20}
    number = 3
    for entry in spec.NUMBERS[:-1]:
        numbers = [1 + one % MOST for one in range(number, number + len(entry.values))]
        tables[entry.name] = [0, *numbers[1:]] if len(numbers) > 1 else numbers[0]
        number += len(numbers)
    return tables


def test_a_round_is_told_in_the_numbers_of_its_variant() -> None:
    rules = papercove.game("sea-salt-paper")
    variant: Any = rules.read_variant({"duo_pair": 3})
    state: Any = rules.start_variant(variant, 2, 1)
    dice = papercove.Dice(1)
    while state.round == 0:
        state.apply(state.rollout_action(dice))
    told: Any = rules.view(state, 0)
    shown = [state.shown_by(seat) for seat in range(2)]
    assert [seat.points for seat in told.last_round.seats] == [points(cards, variant.numbers()) for cards in shown]
    assert any(points(cards, variant.numbers()) != points(cards) for cards in shown)


@given(st.sets(st.integers(0, CARDS - 1)))
def test_the_lines_add_up(cards: set[int]) -> None:
    """What the screen explains is what the kernel counts."""
    mask = mask_of(sorted(cards))
    assert sum(line.points for line in sheet(mask)) == parts(mask)["total"]
    assert bonus_line(mask).points == parts(mask)["colour_bonus"]
