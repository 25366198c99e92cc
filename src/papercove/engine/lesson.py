"""A lesson: the beginning of a match with a known deal, in which a newcomer is led by the hand on seat 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from papercove.engine.state import State
from papercove.engine.view import Choice, Event

if TYPE_CHECKING:
    from papercove.engine.game import Game

LEARNER = 0


class Scene(msgspec.Struct, frozen=True):
    """One thing to learn: the message `lesson-<say>`, then an action to try (none: read on), and what follows it.

    Actions are written in the game's notation. `then` are further actions of any seat that are played by themselves.
    """

    say: str
    play: str = ""
    then: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """The deal and the scenes."""

    seed: int
    scenes: tuple[Scene, ...]
    seats: int = 2
    options: Mapping[str, Any] = {}


class Stage(msgspec.Struct, frozen=True):
    """How a scene begins: the position, what has just happened as the learner may know it, and what to try."""

    state: State
    story: list[Event]
    choice: Choice | None


def stage(game: Game, lesson: Lesson, number: int) -> Stage:
    """Play a lesson up to the beginning of scene `number`."""
    state = game.start(lesson.seats, lesson.seed, **lesson.options)
    story: list[Event] = []
    for scene in lesson.scenes[:number]:
        story = []
        for text in (scene.play, *scene.then):
            if text:
                before = state.copy()
                action = game.parse_action(state, text)
                state.apply(action)
                story += game.story(before, action, state, LEARNER)
    wanted = lesson.scenes[number].play
    choice = next((one for one in game.choices(state) if one.text == wanted), None) if wanted else None
    return Stage(state, story, choice)
