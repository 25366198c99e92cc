"""Which levels a game offers, and what the others are still good for."""

from papercove import game
from papercove.bots import LEVELS, SearchBot, SearchSettings, bot, levels_of
from papercove.bots.analysis import make_coach
from tests.bots.duel import Duel

SEA = game("sea-salt-paper")


def test_a_game_offers_all_levels_but_those_it_has_retired() -> None:
    assert levels_of(Duel()) == levels_of(game("paper-world")) == LEVELS
    assert levels_of(SEA) == LEVELS[:-1]


def test_a_retired_level_plays_as_it_did() -> None:
    master = bot("master", SEA)
    assert isinstance(master, SearchBot)
    assert master.settings == SearchSettings(iterations=20_000)


def test_the_coach_thinks_as_the_retired_level_did() -> None:
    assert make_coach(SEA, 1.0).settings == SearchSettings(iterations=20_000)
