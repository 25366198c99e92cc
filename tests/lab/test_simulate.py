"""Simulations count rightly, the same whatever the number of workers, and say when it is a variant."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import papercove
from papercove import Record, Unreadable
from papercove.bots import bot, decide
from papercove.engine.dice import Dice
from papercove.lab.findings import findings
from papercove.lab.simulate import GROUPS, play_match, simulate, study
from papercove.lab.tally import WIN, Tally, add, joined
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
        add(backwards, play_match(wanted, number))
    assert joined(alone) == backwards
    assert alone != simulate(study(game, ["greedy", "random"], 3, seed=5), matches)


def test_a_killed_workers_matches_are_played_again_and_none_counted_twice(tmp_path: Path) -> None:
    wanted = study("sea-salt-paper", ["random"])
    played = list(in_order(die_in_a_match, [(str(tmp_path), wanted, number) for number in range(10)], workers=2))
    assert (tmp_path / "died").exists()
    assert joined(played) == joined(simulate(wanted, 10))


def test_a_tally_can_be_taken_out_again() -> None:
    wanted = study("sea-salt-paper", ["greedy", "random"])
    one, two = play_match(wanted, 0), play_match(wanted, 1)
    both = joined([one, two])
    add(both, two, -1)
    assert (both.matches, both.turns, both.bot_wins) == (one.matches, one.turns, one.bot_wins)
    assert both.measures["call-stop"].cell() == one.measures["call-stop"].cell()


def test_matches_are_grouped_by_their_number() -> None:
    wanted = study("sea-salt-paper", ["random"])
    groups = simulate(wanted, GROUPS + 2)
    assert [group.matches for group in groups] == [2, 2, *[1] * (GROUPS - 2)]
    assert groups[1] == joined([play_match(wanted, 1), play_match(wanted, GROUPS + 1)])


def test_everything_adds_up() -> None:
    wanted = study("sea-salt-paper", ["greedy"], 2)
    groups = simulate(wanted, 40)
    found, tally = findings(wanted, groups), joined(groups)
    assert tally.matches == 40
    assert sum(tally.seat_wins) == sum(tally.bot_wins) == 40 * WIN
    assert sum(tally.reasons.values()) == 40
    assert sum(tally.score_counts.values()) == 80
    rounds = sum(found.measures[key].per_match.value for key in found.measures if key.startswith("round-"))
    assert rounds == pytest.approx(found.rounds.value)
    calls = sum(found.measures[key].per_match.value for key in ("call-stop", "call-last-chance"))
    assert calls >= rounds - found.measures.get("round-void", found.measures["call-stop"]).per_match.value - 1
    assert min(found.measures["call-stop"].by_value) >= 7
    for estimate in (*found.seat_wins, found.rounds, found.first_player_wins, found.turns):
        assert estimate.low is not None
        assert estimate.high is not None
        assert estimate.low < estimate.value < estimate.high


def test_turns_calls_and_leads_are_those_that_happened() -> None:
    """The same matches played by hand: takes, calls with what came of them, and who led after each round."""
    wanted = study("sea-salt-paper", ["greedy", "random"], seed=8)
    for number in range(6):
        tally = play_match(wanted, number)
        deal = f"simulate 8 {number}"
        state = wanted.start(Dice(deal).bits())
        dice = [Dice(f"{deal} seat {seat}") for seat in range(2)]
        players = [bot(wanted.bots[(seat - number) % 2], state.game) for seat in range(2)]
        texts: list[str] = []
        bets: list[bool] = []
        scores = [(0, 0)]
        while not state.is_over:
            before, mover = state.copy(), state.to_move
            action = decide(players[mover], state, dice[mover])
            texts.append(state.game.action_text(state, action))
            state.apply(action)
            told = [event.args.get("end", "") for event in state.game.story(before, action, state, None)]
            bets += [end == "bet-won" for end in told if end.startswith("bet-")]
            if state.round != before.round or state.is_over:
                scores.append((state.score(0), state.score(1)))
        assert tally.turns == sum(text.startswith("take ") for text in texts)
        stops, bet = (tally.measures.get(f"call-{name}") for name in ("stop", "last-chance"))
        assert (stops.cell().times if stops else 0) == texts.count("stop")
        assert (bet.cell().times if bet else 0) == texts.count("last-chance")
        assert (bet.cell().successes if bet else 0) == sum(bets)
        leaders = [0 if one > other else 1 for one, other in scores if one != other]
        changes = sum(now != then for then, now in pairwise(leaders))
        assert tally.measures["lead-changes"].total() == changes
        deficits = [max(other - own for own, other in zip(*rows, strict=True)) for rows in two_ways(scores)]
        behind = tally.measures.get("behind")
        assert (behind.total() if behind else 0) == sum(most for most in deficits if most > 0)


def two_ways(scores: list[tuple[int, int]]) -> list[tuple[list[int], list[int]]]:
    """The scores after each round: one seat's and the other's, from both sides."""
    first, second = [one for one, _ in scores], [other for _, other in scores]
    return [(first, second), (second, first)]


def test_each_bot_has_its_own_row() -> None:
    wanted = study("sea-salt-paper", ["greedy", "random"])
    calls = findings(wanted, simulate(wanted, 30)).measures["call-stop"]
    assert set(calls.bots) == {"greedy", "random"}
    assert calls.per_match.value == pytest.approx(sum(one.per_match.value for one in calls.bots.values()))
    alike = study("sea-salt-paper", ["greedy"])
    assert findings(alike, simulate(alike, 5)).measures["call-stop"].bots == {}


def test_too_little_to_tell_has_no_interval() -> None:
    wanted = study("sea-salt-paper", ["random"])
    for matches in (1, 4):
        found = findings(wanted, simulate(wanted, matches))
        assert (found.rounds.low, found.rounds.high) == (None, None)


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
            assert len(simulate(study(game, ["random"], variant={name: value}), 2)) == 2, name
