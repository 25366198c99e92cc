"""`papercove puzzles`: what is shipped can be made again by the command that docs/puzzles.md names."""

from __future__ import annotations

import json
import re

import pytest

import papercove
from papercove.cli.app import run
from papercove.cli.puzzles import told
from papercove.words import LANGUAGES, Words
from tests.counts import plays_many_matches


@plays_many_matches
def test_the_first_puzzle_that_is_shipped_is_the_first_that_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "sea-salt-paper", "--option", "memory_aid=true", "--count", "1", "--json"]) == 0
    found, shipped = json.loads(capsys.readouterr().out), papercove.game("sea-salt-paper").puzzles()[0]
    assert (found["seed"], found["actions"], found["options"]) == (shipped.seed, shipped.actions, shipped.options)
    assert found["measured"][0]["text"] == shipped.measured[0].text


KEY = re.compile(r"\b[a-z]+(?:-[a-z]+)+ \([a-z]+:|\b(?:why|foreseen|puzzle|how)-[a-z]+")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["sea-salt-paper", "paper-world"])
def test_a_puzzle_is_told_in_the_sentences_of_its_page(id: str, language: str) -> None:
    game = papercove.game(id)
    words = Words(language, game)
    for puzzle in game.puzzles()[::40]:
        text = told(game, puzzle, words)
        assert KEY.search(text) is None, text
        assert words.foreseen(puzzle.reasons[0]) in text
        shares = re.findall(words.say("puzzle-share", keeps="(\\d+)"), text)
        assert len(shares) >= len(puzzle.measured)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--count", "0"], "papercove: “0” does not fit --count"),
        (["--iterations", "-5"], "papercove: “-5” does not fit --iterations"),
        (["--option", "tide=high"], "papercove: "),
    ],
)
def test_bad_arguments(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "sea-salt-paper", *arguments]) == 2
    assert capsys.readouterr().err.startswith(sentence)
