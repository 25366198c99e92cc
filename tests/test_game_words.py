"""Whatever a game can say has words in every language: its choices, events, lines, reasons, cards and refusals."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import papercove
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.view import Event
from papercove.words import FACE_LISTS, FACES, LANGUAGES, Words
from tests.test_web_words import QUOTED, sources
from tests.test_web_words import SAID as SAID_THERE
from tests.test_words import LOCALES, SOURCES, entries, own

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
KINDS = "Unreadable|Illegal|NotYourTurn|Stale|NotAllowed|NotFound|TooFast|TooLarge|Unavailable"
RAISED = re.compile(rf'\b(?:{KINDS})\(\s*"([a-z-]+)"')
SAID = re.compile(r'\bsay\(\s*"([a-z-]+)"')


class Said:
    """All that was said in some matches of a game, by kind of message."""

    def __init__(self, game: Game) -> None:
        self.keys: dict[str, set[str]] = defaultdict(set)
        self.sentences: list[tuple[str, Any, int | None]] = []
        for seats in game.seat_counts:
            for seed in range(2):
                self.listen(game, seats, seed)

    def listen(self, game: Game, seats: int, seed: int) -> None:
        state, dice = game.start(seats, seed), Dice(seed)
        while not state.is_over:
            self.note("action", game.choices(state))
            before, action = state.copy(), state.rollout_action(dice) if seed else state.random_action(dice)
            state.apply(action)
            for viewer in (None, before.to_move, (before.to_move + 1) % seats):
                self.note("event", game.story(before, action, state, viewer), viewer)
            if before.to_move != state.to_move:
                self.note("line", game.score_sheet(before, before.to_move))
        self.note("outcome", [state.outcome])

    def note(self, kind: str, shapes: list[Any], viewer: int | None = None) -> None:
        for shape in shapes:
            self.keys[kind].add(shape.reason if kind == "outcome" else shape.key if kind == "line" else shape.verb)
            for face in faces_of(getattr(shape, "args", {})):
                self.keys["card"].add(face)
            self.sentences.append((kind, shape, viewer))


def faces_of(args: Mapping[str, Any]) -> Iterator[str]:
    for name in FACES:
        yield from [args[name]] if name in args else []
    for name in FACE_LISTS:
        yield from args.get(name, [])


@pytest.fixture(scope="module", params=papercove.game_ids())
def said(request: pytest.FixtureRequest) -> tuple[Game, Said]:
    game = papercove.game(request.param)
    return game, Said(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole(said: tuple[Game, Said], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No message is missing, and none asks for an argument that is not there."""
    game, heard = said
    problems: set[str] = set()
    plain = FluentBundle.format_pattern

    def listening(self: Any, pattern: Any, args: Any = None) -> Any:
        text, errors = plain(self, pattern, args)
        problems.update(f"{text}: {error}" for error in errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", listening)
    words = Words(language, game)
    for kind, shape, viewer in heard.sentences[:: max(1, len(heard.sentences) // 4000)]:
        match kind:
            case "action":
                words.choice(shape, NAMES, viewer)
                words.effect(shape, NAMES)
            case "event":
                words.event(shape, NAMES, viewer)
            case "line":
                words.line(shape)
            case _:
                words.outcome(shape, NAMES, viewer)
    assert problems == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_message(said: tuple[Game, Said], language: str) -> None:
    game, heard = said
    written = set(entries(language, f"{game.id}.ftl"))
    for kind, prefix in (("action", "action"), ("event", "event"), ("line", "line"), ("outcome", "reason")):
        assert {f"{prefix}-{key}" for key in heard.keys[kind]} - written == set()
    assert {"game-name", "game-about"} <= written
    for name in game.options_type.__struct_fields__:
        assert f"option-{name}" in written


def test_every_action_says_what_it_does(said: tuple[Game, Said]) -> None:
    game, heard = said
    for shape in {shape.verb: shape for kind, shape, _ in heard.sentences if kind == "action"}.values():
        assert all(Words(language, game).effect(shape, NAMES) for language in LANGUAGES), shape.verb


def test_every_card_has_a_name(said: tuple[Game, Said]) -> None:
    game, heard = said
    for language in LANGUAGES:
        words = Words(language, game)
        for face in heard.keys["card"]:
            assert face not in words.face(face)
            assert words.face(face) in words.face(face, the=True) or language == "de"


def said_in_the_browser(names: set[str]) -> set[str]:
    """Those that the game's face says, whole or by their beginning."""
    text = sources()
    whole = set(QUOTED.findall(text))
    beginnings = tuple({key.split("${")[0] for _, key in SAID_THERE.findall(text) if "${" in key} - {""})
    return {name for name in names if name in whole or name.startswith(beginnings)}


@pytest.mark.parametrize("game", papercove.game_ids())
def test_no_message_of_a_game_is_left_over(game: str) -> None:
    """Every verb and key in a catalogue is spelled, at least in part, by the game's own code."""
    package = Path(str(SOURCES)) / "games" / game.replace("-", "_")
    code = "\n".join(path.read_text("utf-8") for path in package.rglob("*.py"))
    code += "\n".join(path.read_text("utf-8") for path in (SOURCES.parent.parent / "web").glob("src/**/*.[ts]*"))
    files = [f"{part}{game}.ftl" for part in ("", "coach-", "terminal-")]
    left = {name for file in files for name in entries("en", file)} - own("en", files[0]) - {"game-name", "game-about"}
    left -= said_in_the_browser(left)
    for name in {name for name in left if not name.startswith(("card-", "colour-"))}:
        prefix, _, key = name.removeprefix("not-").partition("-")
        if prefix == "measure":  # the laboratory names its measures after events, lines and ends of rounds
            key = key.partition("-")[2]
        parts = key.split("-") if prefix in ("action", "event", "line", "option", "measure", "number") else [key, name]
        assert any(part in code for part in (key, *parts)), name


def catalogue(language: str, place: str) -> set[str]:
    """The keys of all that is shared at one place."""
    names = ("common", "learn", "puzzles", place, *(("points",) if place == "web" else ()))
    return {key for name in names for key in entries(language, f"{name}.ftl")}


def refusals(folder: str) -> set[str]:
    found: set[str] = set()
    for path in (SOURCES / folder).rglob("*.py"):
        found |= set(RAISED.findall(path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_engine_and_the_terminal_has_a_sentence(language: str) -> None:
    for folder in ("engine", "bots", "lab", "cli"):
        assert {f"refusal-{key}" for key in refusals(folder)} - catalogue(language, "terminal") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_room_has_a_sentence(language: str) -> None:
    for folder in ("engine", "server"):
        assert {f"refusal-{key}" for key in refusals(folder)} - catalogue(language, "web") == set()


@pytest.mark.parametrize("game", papercove.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_has_a_sentence(language: str, game: str) -> None:
    known = set(entries(language, "common.ftl")) | set(entries(language, f"{game}.ftl"))
    assert {f"refusal-{key}" for key in refusals(f"games/{game.replace('-', '_')}")} - known == set()


def test_whatever_the_terminal_says_is_written() -> None:
    written = catalogue("en", "terminal") | {"game-name"}
    for path in (SOURCES / "cli").rglob("*.py"):
        assert set(SAID.findall(path.read_text("utf-8"))) - written == set(), path.name


def test_all_languages_have_the_same_catalogues() -> None:
    for language in LANGUAGES:
        assert {path.name for path in (LOCALES / language).glob("*.ftl")} == {
            path.name for path in (LOCALES / "en").glob("*.ftl")
        }


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "You begin."), ("fr", "Vous commencez."), ("it", "Cominci tu."), ("de", "Du fängst an.")],
)
def test_whoever_begins_is_told_in_the_second_person(language: str, told: str) -> None:
    words = Words(language, papercove.game("paper-world"))
    laid_out = Event("laid-out", None, {"objectives": [4, 5, 19], "starter": 0})
    assert words.event(laid_out, [words.say("you"), "Bob"], 0).endswith(told)
    assert "Bob" in words.event(laid_out, ["Bob", words.say("you")], 1)
