"""Puzzles that are shipped are what they claim to be, and can be found again."""

from __future__ import annotations

from math import sqrt

import pytest

import papercove
from papercove.bots.contract import decide
from papercove.bots.foresight import is_gain, is_the_choice
from papercove.bots.levels import bot
from papercove.bots.puzzles import CLEAR, FEWEST, ITERATIONS, MOST, OBVIOUS, SURE, find_puzzles, verdicts_on
from papercove.engine.dice import Dice
from papercove.words import LANGUAGES, shared_text
from tests.counts import plays_many_matches

FEWEST_SHIPPED = {"sea-salt-paper": 200, "paper-world": 150}
GAMES = tuple(FEWEST_SHIPPED)


@pytest.mark.parametrize("id", GAMES)
def test_every_puzzle_has_one_clear_choice_that_is_not_the_obvious_one_and_a_reason(id: str) -> None:
    game = papercove.game(id)
    assert len(game.puzzles()) >= FEWEST_SHIPPED[id]
    for puzzle in game.puzzles():
        state = puzzle.position(game)
        texts = [choice.text for choice in game.choices(state)]
        assert FEWEST <= len(texts) <= MOST
        assert sorted(one.text for one in puzzle.measured) == sorted(texts)
        best, second = puzzle.measured[:2]
        # as rounded to thousandths
        assert best.share - second.share >= max(CLEAR, SURE * sqrt(best.error**2 + second.error**2)) - 0.003
        obvious = decide(bot(OBVIOUS, game), state, Dice(f"obvious {puzzle.seed} {state.ply}"))
        assert puzzle.obvious == game.action_text(state, obvious) != best.text
        assert is_gain(puzzle.reasons[0])
        assert not any(map(is_the_choice, puzzle.reasons)), "who calls STOP calls STOP: that is no reason"
        assert puzzle.iterations == ITERATIONS


@pytest.mark.parametrize("id", GAMES)
def test_every_reason_has_words(id: str) -> None:
    game = papercove.game(id)
    keys = {one.key for puzzle in game.puzzles() for one in puzzle.reasons}
    for language in LANGUAGES:
        said = shared_text(language, "puzzles")
        assert [key for key in keys if f"\nforeseen-{key} = " not in said] == []
    state = game.puzzles()[0].position(game)
    assert keys <= set(game.foreseen(state, state.to_move))


@plays_many_matches
@pytest.mark.parametrize("id", GAMES)
def test_a_fresh_look_with_other_dice_finds_the_same_choice(id: str) -> None:
    game = papercove.game(id)
    for puzzle in game.puzzles()[::10]:
        state = puzzle.position(game)
        best = verdicts_on(state, ITERATIONS, "a fresh look")[0].action
        assert game.action_text(state, best) == puzzle.measured[0].text


@plays_many_matches
def test_a_match_is_mined_alike_every_time() -> None:
    game = papercove.game("sea-salt-paper")
    seed = game.puzzles()[0].seed
    shipped = [puzzle for puzzle in game.puzzles() if puzzle.seed == seed]
    assert list(find_puzzles(game, seed, memory_aid=True)) == shipped
