"""The puzzle a day over the wire."""

from __future__ import annotations

import pytest

import papercove
from papercove.bots.analysis import told_apart
from papercove.bots.foresight import speaks_for
from papercove.client import Client
from papercove.server.api.puzzles import shortfall
from papercove.server.room import Room
from tests.server.test_learning import refusal, room  # noqa: F401 (a fixture)

GAMES = ("sea-salt-paper", "paper-world")


@pytest.mark.parametrize("id", GAMES)
async def test_a_day_has_one_puzzle_for_everybody_and_every_try_is_answered(
    room: tuple[str, Room],  # noqa: F811
    id: str,
) -> None:
    client, game = Client(room[0]), papercove.game(id)
    path = f"/api/puzzles/{id}/2026-01-08"
    puzzle = game.puzzles()[7]
    state = puzzle.position(game)
    told = await client.request("GET", path)
    assert told == await Client(room[0]).request("GET", path)
    assert (told["seat"], told["count"]) == (state.to_move, len(game.puzzles()))
    assert {one["text"] for one in told["view"]["choices"]} == {one.text for one in puzzle.measured}
    best = game.parse_action(state, puzzle.measured[0].text)
    for choice in told["view"]["choices"]:
        answer = await client.request("POST", path, {"choice": choice["id"]})
        assert answer["solved"] == (choice["id"] == best)
        assert ("solution" in answer) == answer["solved"]
        assert answer["solved"] or answer["keeps"] < answer["best"]
        assert ("why" in answer) != answer["solved"]
    shown = await client.request("POST", path, {})
    assert not shown["solved"]
    assert [one["choice"]["text"] for one in shown["solution"]["measured"]] == [one.text for one in puzzle.measured]
    why = shown["solution"]["reasons"], shown["solution"]["costs"]
    assert [[one["key"] for one in part] for part in why] == [
        [one.key for one in puzzle.reasons if speaks_for(one)],
        [one.key for one in puzzle.reasons if not speaks_for(one)],
    ]
    assert why[0]
    counted = told_apart(state, best, game.parse_action(state, puzzle.obvious))
    for name, reasons in zip(("best", "other", "both"), counted, strict=True):
        assert [one["key"] for one in shown["solution"][name]] == [one.key for one in reasons]


@pytest.mark.parametrize("id", GAMES)
def test_every_wrong_try_is_told_why_and_not_what_the_best_choice_is(id: str) -> None:
    game, away = papercove.game(id), list[bool]()
    for number, puzzle in list(enumerate(game.puzzles()))[::20]:
        state = puzzle.position(game)
        for one in puzzle.measured[1:]:
            why = shortfall(game, number, game.parse_action(state, one.text))
            assert why.reasons or why.tried, f"{puzzle.seed} {one.text}"
            assert all(speaks_for(reason) for reason in why.reasons)
            own = [reason.key for reason in why.reasons if reason.key.startswith("chance")]
            assert not own or len(own) == len(why.reasons), "who calls best wins by calling: that gives it away"
            away.append(bool(own))
    assert sum(away) <= len(away) / 20


async def test_puzzles_come_again_and_bad_days_are_refused(room: tuple[str, Room]) -> None:  # noqa: F811
    client, all = Client(room[0]), len(papercove.game("paper-world").puzzles())
    days = ["2026-01-01", f"{papercove_day(all)}"]
    first, again = [(await client.request("GET", f"/api/puzzles/paper-world/{day}"))["view"] for day in days]
    assert first == again
    assert await refusal(client, "GET", "/api/puzzles/paper-world/yesterday") == "no-puzzle"
    assert await refusal(client, "GET", "/api/puzzles/minnows/2026-01-01") == "no-puzzles"
    assert await refusal(client, "POST", "/api/puzzles/paper-world/2026-01-01", {"choice": 999}) == "no-puzzle-choice"


def papercove_day(number: int) -> str:
    """The day so many days after the first one."""
    from datetime import date, timedelta

    return (date(2026, 1, 1) + timedelta(days=number)).isoformat()
