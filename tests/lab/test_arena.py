"""The arena: fair seats, the same numbers whatever the workers, clear refusals."""

from typing import Any

import pytest

from papercove import Unreadable, game_ids
from papercove.lab.arena import (
    Played,
    compete,
    contest,
    deals,
    is_answered,
    ladder,
    ladder_pairs,
    report,
    sequential_test,
)
from tests.counts import count, plays_many_matches

GAME = "sea-salt-paper"


def test_every_bot_sits_on_every_seat_of_every_deal() -> None:
    wanted = contest(GAME, ["greedy", "random"], 3, 1, {})
    assert wanted.bots == ("greedy", "random", "random")
    assert [(deal, rotations) for _, deal, rotations in deals(wanted, 7)] == [(0, 3), (1, 3), (2, 1)]


@pytest.mark.parametrize("game", game_ids())
def test_the_same_seed_gives_the_same_numbers_whatever_the_workers(game: str) -> None:
    wanted = contest(game, ["greedy", f"search:{count(20, interpreted=2)}"], None, 5, {})
    alone, together = (compete(wanted, 6, workers) for workers in (1, 2))
    assert [(s.win_rate, s.mean_score) for s in alone.bots] == [(s.win_rate, s.mean_score) for s in together.bots]
    assert sum(standing.win_rate for standing in alone.bots) == pytest.approx(1.0)


@plays_many_matches
@pytest.mark.parametrize("game", game_ids())
def test_greedy_beats_random(game: str) -> None:
    found = compete(contest(game, ["greedy", "random"], 2, 3, {}), 200)
    assert (found.bots[0].low or 0) > 0.85


@plays_many_matches
@pytest.mark.parametrize(("game", "iterations", "matches"), [("sea-salt-paper", 200, 60), ("paper-world", 40, 16)])
def test_a_little_search_beats_greedy(game: str, iterations: int, matches: int) -> None:
    found = compete(contest(game, [f"search:{iterations}", "greedy"], 2, 3, {}), matches)
    assert (found.bots[0].low or 0) > 0.5


def test_a_sequential_test_stops_early() -> None:
    found = compete(contest(GAME, ["greedy", "random"], 2, 3, {}), 1000, sprt=True)
    assert found.games < 100
    assert found.bots[0].win_rate > 0.8


def test_a_sequential_test_goes_on_while_undecided() -> None:
    def match(won: bool) -> Played:
        return Played((float(won), float(not won)), (0, 0), (1, 1), (0.0, 0.0))

    assert not is_answered([match(n % 40 < 21) for n in range(200)])
    assert is_answered([match(n % 4 > 0) for n in range(200)])
    assert sequential_test([match(n % 4 > 0) for n in range(200)]).verdict == "better"
    assert sequential_test([match(n % 4 == 0) for n in range(200)]).verdict == "not-better"


def test_the_same_bot_on_every_seat_has_no_interval() -> None:
    """Every deal is played from each seat, so that it wins exactly its share: nothing was measured."""
    found = compete(contest(GAME, ["greedy", "greedy"], 2, 3, {}), 20)
    assert [(one.win_rate, one.low, one.high) for one in found.bots] == [(0.5, None, None)] * 2


def test_shared_wins_count_in_parts() -> None:
    wanted = contest(GAME, ["greedy", "random"], 2, 3, {})
    found = report(wanted, [Played((0.5, 0.5), (3, 4), (10, 20), (0.01, 0.04))] * 4, 4)
    assert [standing.win_rate for standing in found.bots] == [0.5, 0.5]
    assert [standing.ms_per_move for standing in found.bots] == pytest.approx([1.0, 2.0])


def test_a_ladder_rates_its_bots_in_order() -> None:
    found = ladder(GAME, ["random", "greedy"], 40, seed=2)
    assert [rung.name for rung in found.rungs] == ["random", "greedy"]
    assert found.rungs[0].elo == 0.0
    assert found.rungs[1].elo > 200
    assert ladder_pairs(3) == [(0, 1), (0, 2), (1, 2)]


@pytest.mark.parametrize(
    ("bots", "seats", "options", "key"),
    [
        (["nobody", "greedy"], None, {}, "unknown-bot"),
        (["greedy"] * 5, None, {}, "seats"),
        (["greedy"] * 3, 2, {}, "arena-bots"),
        ([], 2, {}, "arena-bots"),
        (["greedy"], 9, {}, "seats"),
        (["greedy"], 2, {"no_such_option": 1}, "options"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(
    bots: list[str], seats: int | None, options: dict[str, int], key: str
) -> None:
    with pytest.raises(Unreadable) as refusal:
        contest(GAME, bots, seats, 0, options)
    assert refusal.value.key == key


@pytest.mark.parametrize("games", [0, -1, 1.5, "many"])
def test_no_games_are_refused(games: Any) -> None:
    with pytest.raises(Unreadable) as refusal:
        compete(contest(GAME, ["greedy"], 2, 0, {}), games)
    assert refusal.value.key == "arena-games"
