"""What is said of kinds of cards: pairs are told apart, articles and colours follow the noun."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import papercove
from papercove.games.sea_salt_paper import spec
from papercove.words import LANGUAGES, Words
from tests.test_words import entries

FIRST, SECOND = {duo.name for duo in spec.DUOS}, {duo.other for duo in spec.DUOS}


class Selections(Visitor):
    """The branches of every selection in a message."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.found.append({one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)})
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", ["sea-salt-paper.ftl", "newcomers.ftl"])
def test_every_pair_is_told_from_the_others(catalogue: str, language: str) -> None:
    """A message with a branch for one kind that makes pairs has one for each of them, and none of them by default."""
    told = 0
    for name, entry in entries(language, catalogue).items():
        selections = Selections()
        selections.visit(entry)
        for branches in selections.found:
            if branches & FIRST:
                told += 1
                wanted = FIRST | SECOND if branches & (SECOND - FIRST) else FIRST
                assert wanted - branches == set(), name
                assert "other" in branches, f"{name} says something of kinds that it does not know"
    assert told > 0


@pytest.mark.parametrize(
    ("language", "gender", "kind", "said"),
    [
        ("fr", "m", "crabe", "le crabe noir"),
        ("fr", "ml", "oursin", "l’oursin noir"),
        ("fr", "fl", "étoile de mer", "l’étoile de mer noire"),
        ("it", "lo", "squalo", "lo squalo nero"),
        ("it", "l", "astice", "l’astice nero"),
        ("it", "fl", "ostrica", "l’ostrica nera"),
    ],
)
def test_an_article_and_a_colour_follow_the_noun(language: str, gender: str, kind: str, said: str) -> None:
    words = Words(language, papercove.game("sea-salt-paper"))
    colour = words.colour("black", gender, the=True)
    assert words.say("card-the", kind=kind, gender=gender, colour=colour) == said
    assert words.say("card-the-bare", kind=kind, gender=gender) == said.rpartition(" ")[0]
