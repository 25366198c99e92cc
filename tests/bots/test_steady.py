"""The yardstick: a club player who counts, plays every game to its end, and shares nothing with the search."""

from __future__ import annotations

import sys

import pytest

from papercove import Dice, game, game_ids
from papercove.bots import bot, decide
from papercove.games.sea_salt_paper.notation import position

SALT = "sea-salt-paper"
TABLES = [(id, seats) for id in game_ids() for seats in game(id).seat_counts]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_steady_plays_every_table_to_its_end_the_same_way_every_time(id: str, seats: int) -> None:
    ends = []
    for _ in range(2):
        state, dice, player = game(id).start(seats, 5), Dice(5), bot("steady", id)
        while not state.is_over:
            state.apply(decide(player, state, dice))
        ends.append(state.game.notation(state))
    assert ends[0] == ends[1]


def test_steady_knows_no_table_of_chances_and_no_fitted_numbers() -> None:
    for id in (SALT, "paper-world"):
        rules = sys.modules[type(game(id)).__module__].steady
        used = {getattr(thing, "__module__", "") for thing in vars(rules).values()}
        assert not {module for module in used if module and module.endswith((".chances", ".appraisal"))}


def chosen(name: str, text: str) -> str:
    state = position(text)
    return str(state.game.action_text(state, decide(bot(name, SALT), state, Dice(1))))


AHEAD = (
    "hand 0: octopus:yellow octopus:purple octopus:grey shell:black shell:grey "
    "hand 1: crab:black crab:yellow fish:black "
)


def test_steady_calls_when_ahead_and_quiet_never_does() -> None:
    assert chosen("steady", AHEAD) == "last-chance"
    assert chosen("steady", AHEAD + "scores: 33 20") == "stop"
    assert chosen("steady:quiet", AHEAD) == "end-turn"


def test_steady_does_not_stop_where_that_hands_the_match_over() -> None:
    level = (
        "hand 0: octopus:yellow octopus:purple shell:black shell:grey shell:yellow "
        "laid 1: boat:black boat:black boat:yellow boat:yellow fish:black fish:black "
        "hand 1: crab:black crab:yellow crab:grey shark:purple sailor:pink penguin:pink "
    )
    assert chosen("steady", level + "scores: 10 10") == "stop"
    assert chosen("steady", level + "scores: 10 39") == "end-turn"
