"""Every message exists in each language, is used, and parses; data becomes words as docs/words.md says."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import papercove
from papercove.bots.levels import LEVELS
from papercove.engine.errors import Illegal
from papercove.engine.view import Choice, Event, Outcome
from papercove.words import LANGUAGES, Words, language_of

LOCALES = Path(str(resources.files("papercove.locales")))
SOURCES = Path(__file__).parent.parent / "src" / "papercove"
CATALOGUES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})


class References(Visitor):
    """Collects the messages and the variables that a catalogue's entries refer to."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)


@cache
def resource(language: str, catalogue: str) -> Any:
    return FluentParser().parse((LOCALES / language / catalogue).read_text("utf-8"))


@cache
def entries(language: str, catalogue: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in resource(language, catalogue).body if isinstance(entry, ast.Message)}


def referred(entry: Any) -> References:
    found = References()
    found.visit(entry)
    return found


@cache
def own(language: str, catalogue: str) -> set[str]:
    """The messages that a language needs for its grammar alone: only its own other messages refer to them."""
    found = entries(language, catalogue)
    return set().union(*(referred(entry).messages for entry in found.values())) if found else set()


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_parses_and_repeats_nothing(language: str, catalogue: str) -> None:
    body = resource(language, catalogue).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_what_english_says(language: str, catalogue: str) -> None:
    english, other = entries("en", catalogue), entries(language, catalogue)
    assert set(english) - set(other) == set()
    assert set(other) - set(english) - own(language, catalogue) == set()
    for name, entry in english.items():
        ours, theirs = ({a.id.name for a in e.attributes} - {"gender"} for e in (entry, other[name]))
        assert ours == theirs, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_messages_are_used(language: str) -> None:
    """Keys that the program builds from data (`action-…`) are checked against the data in the other tests."""
    code = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    web = SOURCES.parent.parent / "web" / "src"
    code += "\n".join(path.read_text("utf-8") for path in web.rglob("*") if path.suffix in (".ts", ".svelte"))
    spelled = set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", code))
    for catalogue in ("common.ftl", "terminal.ftl"):
        for name in set(entries(language, catalogue)) - own(language, catalogue):
            assert name in spelled or re.sub("^(refusal|bots|why)-", "", name) in spelled, name


def test_every_bot_has_a_name_of_its_own_and_a_line_in_every_language() -> None:
    named = {level: Words("en").say(f"bots-{level}").split(", ") for level in LEVELS}
    everybody = [name for names in named.values() for name in names]
    assert {len(names) for names in named.values()} == {4}
    assert len(set(everybody)) == len(everybody)
    for language in LANGUAGES:
        assert {level: Words(language).say(f"bots-{level}").split(", ") for level in LEVELS} == named
        lines = {name: entries(language, "learn.ftl") for name in everybody}
        assert [name for name, known in lines.items() if f"bot-{name.lower()}" not in known] == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "ja:de:fr"}, "de"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "PAPERCOVE_LANGUAGE": "de"}, "de"),
    ],
)
def test_a_terminal_speaks_the_language_of_its_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_no_french_line_begins_with_a_mark() -> None:
    """French sets a space before : ; ! ? and inside « »; it must be one where no line breaks."""
    texts = [*LOCALES.glob("fr/*.ftl"), *(SOURCES / "rulebooks" / "fr").glob("*.md")]
    breakable = re.compile(r"\S [:;!?»]|« ")
    found = [line for path in texts for line in path.read_text("utf-8").splitlines() if breakable.search(line)]
    assert len(texts) == 20
    assert found == []


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Words("ja").say("refusal-match-over") == "The game is over."


def test_a_message_nobody_wrote_is_said_by_its_key() -> None:
    words = Words("fr")
    assert words.say("nothing-like-it", depth=3) == "nothing-like-it (depth: 3)"
    assert words.event(Event("hops", 0, {"victim": 1}), ["Ann", "Bob"]) == "hops (victim: Bob, who: Ann)"
    assert words.choice(Choice(1, "hop", "hops")) == "hops"


def test_refusals_are_sentences() -> None:
    assert Words("de").refusal(Illegal("match-over", "position")) == "Die Partie ist zu Ende."


@pytest.mark.parametrize("id", ["sea-salt-paper", "paper-world"])
def test_the_log_tells_winners_that_they_won(id: str) -> None:
    event, names = Event("match-ended", None, {"winners": [0], "reason": "most-points"}), ["Ann", "Bob", "Cy"]
    for language, won in (("en", "You win"), ("fr", "Vous"), ("it", "Vinci"), ("de", "Du gewinnst")):
        words = Words(language, papercove.game(id))
        assert words.event(event, names, 0).startswith(won)
        assert words.event(event, names, 1).startswith("Ann ")
        assert words.event(event, names).startswith("Ann ")
    shared = Event("match-ended", None, {"winners": [0, 2], "reason": "most-points"})
    assert Words("en", papercove.game(id)).event(shared, names, 2) == "You share the win (Ann and Cy)."


def test_outcomes_name_the_winners_and_tell_you() -> None:
    outcome = Outcome((41, 12), (0,), "because")
    assert Words("en").outcome(outcome, ["Ann", "Bob"]).startswith("Ann wins with 41 points.")
    assert Words("en").outcome(outcome, ["Ann", "Bob"], 0).startswith("You win with 41 points.")
    rescued = Outcome((30, 8), (1,), "because")  # by four mermaids
    assert Words("en").outcome(rescued, ["Ann", "Bob"]).startswith("Bob wins. ")  # not “with 8 points”: Ann has 30
    assert Words("de").outcome(rescued, ["Ann", "Bob"], 1).startswith("Du gewinnst. ")
    shared = Outcome((41, 41), (0, 1), "because")
    assert Words("fr").outcome(shared, ["Ann", "Bob"]).startswith("Ann et Bob se partagent la victoire avec 41 points.")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "black 1 (×2) and blue 1"), ("fr", "1 noir (×2) et 1 bleu"), ("de", "schwarze 1 (×2) und blaue 1")],
)
def test_a_card_that_is_there_twice_is_said_once(language: str, told: str) -> None:
    filled = Words(language, papercove.game("paper-world")).fill({"cards": ["K1", "B1", "K1"]})
    assert (filled["cards"], filled["cards-count"]) == (told, 3)
