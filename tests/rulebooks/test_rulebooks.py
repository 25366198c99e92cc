"""The rulebooks say the same by the same numbers in four languages, and whatever cites a number finds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import papercove
from papercove.engine.dice import Dice
from papercove.rulebooks.reading import Rulebook, read_rulebook
from papercove.testing import Setting, tables
from papercove.words import LANGUAGES, Words

GAMES = [id for id in papercove.game_ids() if papercove.game(id).rulebook("en")]
ROOT = Path(__file__).parents[2]


def book(game: str, language: str) -> Rulebook:
    return read_rulebook(papercove.game(game).rulebook(language), language)


def shape(found: Rulebook) -> list[tuple[str, int, int]]:
    """Every rule's number, and the size of its table."""
    return [
        (rule.number, len(rule.rows), max((len(row) for row in rule.rows), default=0))
        for section in found.sections
        for rule in section.rules
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_every_rule(game: str, language: str) -> None:
    assert shape(book(game, language)) == shape(book(game, "en"))
    assert all(rule.text for section in book(game, language).sections for rule in section.rules)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_numbers_inside_the_rules_are_the_same(game: str, language: str) -> None:
    """Points, counts and references: a number that is written as digits is there in every language, equally often."""

    def digits(text: str) -> list[str]:
        return sorted(re.findall(r"\d+(?:\.\d+)?", text))

    for ours, theirs in zip(book(game, "en").sections, book(game, language).sections, strict=True):
        for rule, same in zip(ours.rules, theirs.rules, strict=True):
            cells, others = ([cell for row in one.rows for cell in row] for one in (rule, same))
            assert digits(rule.text + " ".join(cells)) == digits(same.text + " ".join(others)), rule.number


@pytest.mark.parametrize("setting", tables(*GAMES), ids=str)
def test_whatever_is_forbidden_is_forbidden_by_a_rule_that_exists(setting: Setting) -> None:
    """Along a random match: forbidden wishes are not legal, and every illegal action names a rule of the book."""
    game, rules = setting.find(), book(setting.game, "en")
    state, dice = setting.start(11), Dice(11)
    for _ in range(150):
        if state.is_over:
            break
        legal = state.legal_actions()
        texts = {(choice.verb, str(choice.args)) for choice in game.choices(state)}
        for wish in game.forbidden(state):
            assert (wish.verb, str(wish.args)) not in texts
            assert rules.find(wish.rule) is not None
            assert all(Words(language, game).not_now(wish) for language in LANGUAGES)
        for action in range(0, game.action_count, 7):
            if action not in legal:
                assert rules.find(game.rule_against(state, action)) is not None
        assert game.rule_against(state, -1) == game.rule_against(state, "nonsense") == "none"
        state.apply(legal[dice.roll(len(legal))])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_forbidden_tells_nothing_that_the_mover_does_not_know(game: str) -> None:
    state, dice = papercove.game(game).start(3, 12), Dice(12)
    for _ in range(120):
        if state.is_over:
            break
        other = state.resample(state.to_move, Dice("another world"))
        assert papercove.game(game).forbidden(state) == papercove.game(game).forbidden(other)
        state.apply(state.random_action(dice))
