"""Options and variants that do not fit are named with what would."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import papercove
from papercove import Unreadable
from papercove.engine.game import Game

SEA = "sea-salt-paper"


@pytest.mark.parametrize(
    ("game", "given", "told"),
    [
        (SEA, {"edition": "zz"}, "edition=zz (arena, de, en, fr, it)"),
        (SEA, {"points_to_win": "-4"}, "points_to_win=-4 (5–200)"),
        (SEA, {"points_to_win": "many"}, "points_to_win=many (5–200)"),
        (SEA, {"doubled": "maybe"}, "doubled=maybe (true, false)"),
        (SEA, {"colour": 1}, "colour (edition, points_to_win, doubled, memory_aid)"),
        ("paper-world", {"deck": 7}, "deck=7 (92, 96)"),
        ("paper-world", {"objectives": 5}, "objectives=5"),
    ],
)
def test_an_option_that_does_not_fit(game: str, given: Mapping[str, object], told: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        papercove.game(game).read_options(given)
    assert (refusal.value.key, refusal.value.arguments["problem"]) == ("options", told)


@pytest.mark.parametrize(
    ("given", "told"),
    [({"call_threshold": "x"}, "call_threshold=x (0–100)"), ({"shells": "1,2"}, "shells=1,2 (7 × 0–30)")],
)
def test_a_number_of_a_variant_that_does_not_fit(given: Mapping[str, object], told: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        papercove.game(SEA).read_variant(given)
    assert (refusal.value.key, refusal.value.arguments["problem"]) == ("variant", told)


@pytest.mark.parametrize(
    ("game", "given", "told"),
    [
        ("paper-world", {"hand": "x"}, "hand=x (0, 1, 2 …)"),
        (SEA, {"hand": 7}, "hand=7"),
        (SEA, {"hnad": []}, "hnad (hand, table)"),
    ],
)
def test_cards_that_do_not_fit(game: str, given: Mapping[str, object], told: str) -> None:
    reader = papercove.game(game).score_reader()
    assert reader is not None
    with pytest.raises(Unreadable) as refusal:
        reader.read(given)
    assert (refusal.value.key, refusal.value.arguments["problem"]) == ("score-input", told)


def test_a_game_without_tasks_reads_no_positions() -> None:
    with pytest.raises(Unreadable) as refusal:
        Game.position(papercove.game(SEA), "hand 0: crab:black")
    assert (refusal.value.key, refusal.value.arguments) == ("no-positions", {"game": SEA})
