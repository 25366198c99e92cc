"""Every choice, event, line and refusal of Paper World is said in every language; the terminal shows every position."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from papercove import Dice, State, Unreadable
from papercove.games.paper_world.cards import COLOURS, FACE_NAMES
from papercove.games.paper_world.objectives import KEYS
from papercove.games.paper_world.options import PaperWorldOptions
from papercove.games.paper_world.sheet import score_landscape
from papercove.words import LANGUAGES, Words
from tests.games.paper_world.table import start
from tests.golden.goldens import steps
from tests.golden.paper_world import GOLDENS

every_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def words(language: str) -> Words:
    return Words(language, start().game)


def check(sentence: str, verb: str) -> None:
    """A sentence that somebody wrote, with nothing left to fill in."""
    assert sentence
    assert not sentence.startswith(f"{verb} ("), sentence
    assert sentence != verb
    assert "{" not in sentence, sentence
    assert "None" not in sentence, sentence


@every_language
def test_everything_that_happens_in_the_golden_matches_is_said(language: str) -> None:
    from papercove import Record

    said = words(language)
    verbs: set[str] = set()
    for text in list(GOLDENS.records().values())[::2]:
        record = Record.read(text)
        for number, (_, state, events) in enumerate(steps(record)):
            for event in events:
                verbs.add(event.verb)
                check(said.event(event, NAMES, number % state.seats), event.verb)
                check(said.event(event, NAMES), event.verb)
            if number % 3 == 0:
                check_offers(said, state)
    assert verbs >= {"claimed", "stole-scissors", "last-turns", "scored", "match-ended", "placed-new-jump"}


def check_offers(said: Words, state: State) -> None:
    for choice in state.game.choices(state):
        check(said.choice(choice, NAMES, state.to_move), choice.verb)
        check(said.effect(choice, NAMES), choice.verb)
    for line in state.game.score_sheet(state, 0):
        check(said.line(line), line.key)


@every_language
def test_cards_objectives_and_options_have_names(language: str) -> None:
    said = words(language)
    assert len({said.face(face) for face in FACE_NAMES}) == len(FACE_NAMES)
    assert len({said.colour(colour) for colour in COLOURS}) == len(COLOURS)
    for message in ("objective-name", "objective-about"):
        assert len({said.say(message, objective=number) for number in KEYS}) == len(KEYS)
    for name in PaperWorldOptions.__struct_fields__:
        check(said.option(name), name)
    for reason in ("most-points", "fewer-discards", "shared"):
        assert said.find(f"reason-{reason}")


@every_language
@pytest.mark.parametrize(
    "landscape", [["Y9@0,0"], ["Y1@0,0", "Y2@0,0"], ["Y1@0,0", "Y1@5,0"], ["Y1@0,0", "Y1@1,1"], []]
)
def test_refusals_of_landscapes_are_said(language: str, landscape: list[str]) -> None:
    with pytest.raises(Unreadable) as refused:
        score_landscape(landscape)
    check(words(language).refusal(refused.value), refused.value.key)


@every_language
def test_refused_objectives_are_said(language: str) -> None:
    with pytest.raises(Unreadable) as refused:
        start(objectives=[1, 2, 3])
    assert "[1, 2, 3]" in words(language).refusal(refused.value)


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_the_terminal_shows_the_table_in_eighty_columns(language: str, seats: int) -> None:
    said, dice = words(language), Dice(seats)
    state = start(seats, seed=seats)
    face: Any = state.game.terminal_face()
    while not state.is_over:
        if state.ply % 6 == 0 or state.last_turns >= 0:
            show(state, face, said)
        state.apply(state.rollout_action(dice))


def show(state: State, face: Any, said: Words) -> None:
    view = state.game.view(state, state.to_move)
    text = io.StringIO()
    Console(width=80, file=text, color_system=None).print(face.headline(view, said), face.table(view, said, NAMES, 80))
    for choice in view.choices:
        assert face.choice(choice, said, NAMES, state.to_move).plain
        assert face.explain(choice, view, said, NAMES)
    lines = text.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 80
    assert len(lines) <= 16
