"""Simulations count rightly, the same whatever the number of workers, and say when it is a variant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import papercove
from papercove import Record, Unreadable
from papercove.lab import simulate as lab
from papercove.lab.findings import average, findings, slope
from papercove.lab.simulate import Cell, Counted, Sums, Tally, play_match, simulate, study
from papercove.lab.work import in_order
from tests.counts import count
from tests.lab.mortal import die_in_a_match


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_the_same_seed_gives_the_same_numbers_whatever_the_workers(game: str) -> None:
    matches = count(12, interpreted=3)
    wanted = study(game, ["greedy", "random"], 3, seed=4)
    alone = simulate(wanted, matches)
    assert alone == simulate(wanted, matches, workers=2)
    backwards = Tally()
    for number in reversed(range(matches)):
        backwards.join(play_match(wanted, number))
    assert alone == backwards
    assert alone != simulate(study(game, ["greedy", "random"], 3, seed=5), matches)


def test_a_killed_workers_matches_are_played_again_and_none_counted_twice(tmp_path: Path) -> None:
    wanted = study("sea-salt-paper", ["random"])
    tally = Tally()
    for one in in_order(die_in_a_match, [(str(tmp_path), wanted, number) for number in range(10)], workers=2):
        tally.join(one)
    assert (tmp_path / "died").exists()
    assert tally == simulate(wanted, 10)


def test_everything_adds_up() -> None:
    wanted = study("sea-salt-paper", ["greedy"], 2)
    tally = simulate(wanted, 40)
    found = findings(wanted, tally)
    assert tally.matches == 40
    assert sum(tally.seat_wins) == sum(tally.bot_wins) == 40 * lab.WIN
    assert sum(tally.reasons.values()) == 40
    assert sum(tally.scores.values()) == 80
    rounds = sum(found.measures[key].per_match.value for key in found.measures if key.startswith("round-"))
    assert rounds == pytest.approx(found.rounds.value)
    calls = sum(found.measures[key].per_match.value for key in ("call-stop", "call-last-chance"))
    assert calls >= rounds - found.measures.get("round-void", found.measures["call-stop"]).per_match.value - 1
    assert min(found.measures["call-stop"].by_value) >= 7
    for estimate in (*found.seat_wins, found.rounds, found.first_player_wins, found.measures["call-stop"].mean):
        assert estimate.low <= estimate.value <= estimate.high


def test_objectives_are_counted() -> None:
    wanted = study("paper-world", ["greedy"], 3, options={"objectives": "1,14,16"})
    found = findings(wanted, simulate(wanted, 30))
    counted = {key for key in found.measures if key.startswith("objective-")}
    assert counted
    assert counted <= {"objective-1", "objective-14", "objective-16"}
    parts = sum(
        found.measures[f"line-{part}"].mean.value for part in ("stars", "tokens", "scissors", "hand", "discards")
    )
    scores = sum(score.value for score in found.scores) / 3
    assert parts == pytest.approx(scores)


def test_a_variant_changes_the_numbers_and_is_marked() -> None:
    wanted = study("sea-salt-paper", ["greedy"], variant={"call_threshold": "10", "shells": "0,0,3,6,9,12,15"})
    assert wanted.variant == {"call_threshold": 10, "shells": (0, 0, 3, 6, 9, 12, 15)}
    found = findings(wanted, simulate(wanted, 15))
    assert found.variant == wanted.variant
    assert min(found.measures["call-stop"].by_value | found.measures["call-last-chance"].by_value) >= 10
    lenient = study("paper-world", ["random"], variant={"hand_limit": 3, "stars": [1, 1, 1, 1, 1]})
    assert findings(lenient, simulate(lenient, 3)).variant == {"hand_limit": 3, "stars": (1, 1, 1, 1, 1)}


def test_printed_numbers_are_no_variant() -> None:
    assert study("sea-salt-paper", ["random"], variant={"call_threshold": 7}).variant == {}


@pytest.mark.parametrize(
    "bad",
    [
        {"variant": {"call_threshold": "many"}},
        {"variant": {"shells": "1,2"}},
        {"variant": {"wings": 3}},
        {"options": {"edition": "xx"}},
        {"seats": 9},
        {"bots": []},
        {"bots": ["nobody"]},
    ],
)
def test_what_cannot_be_studied_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        study("sea-salt-paper", **{"bots": ["random"], **bad})


def test_a_variant_has_no_record_and_a_copy_is_one_too() -> None:
    game = papercove.game("sea-salt-paper")
    state = game.start_variant(game.read_variant({"call_threshold": 9}), 2, 1)
    assert state.copy().variant == state.variant is not None
    with pytest.raises(Unreadable, match="record-variant"):
        Record.of(state)
    assert game.start(2, 1).variant is None


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_no_table_takes_a_variant_for_an_option(game: str) -> None:
    """Whoever opens a table, in the terminal or in a room, hands over options: the numbers of a variant are none."""
    found = papercove.game(game)
    assert found.variant_type is not None
    numbers = set(found.variant_type.__struct_fields__) - set(found.options_type.__struct_fields__)
    assert len(numbers) >= 4
    for name in numbers:
        with pytest.raises(Unreadable, match="options"):
            found.start(2, 1, **{name: 5})


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_variants_at_their_limits_play_to_the_end(game: str) -> None:
    """Every number at its least and at its most is safe for the kernel."""
    found = papercove.game(game)
    assert found.variant_type is not None
    schema = msgspec.json.schema(found.variant_type)["$defs"][found.variant_type.__name__]["properties"]
    for name, field in schema.items():
        for end in ("minimum", "maximum"):
            parts = field.get("prefixItems") or field.get("anyOf", [{}])[0].get("prefixItems")
            value: Any = [part[end] for part in parts] if parts else field[end]
            assert simulate(study(game, ["random"], variant={name: value}), 2).matches == 2, name


def test_means_have_honest_intervals() -> None:
    sums = Sums()
    for value in (1, 2, 3, 4, 5):
        sums.add(value)
    found = average(sums)
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * (2.5 / 5) ** 0.5, rel=1e-3)
    assert average(sums, over=10).value == 1.5


def test_a_slope_is_the_least_squares_line() -> None:
    counted = Counted()
    for value, gain in ((0, 1), (0, 3), (1, 4), (2, 6), (2, 8)):
        counted.values.setdefault(value, Cell()).gains.add(gain)
    found = slope(counted)
    assert found is not None
    assert found.value == pytest.approx(2.5)
    assert found.low < 2.5 < found.high
    assert slope(Counted()) is None
