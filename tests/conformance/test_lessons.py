"""Every game's lesson can be played from its first scene to its last, and is told in four languages."""

from __future__ import annotations

import pytest

import papercove
from papercove.engine.lesson import LEARNER, Lesson, stage
from papercove.words import LANGUAGES, Words

GAMES = [id for id in papercove.games() if papercove.game(id).lesson() is not None]


def lesson_of(game: str) -> Lesson:
    found = papercove.game(game).lesson()
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_begins_where_the_learner_may_do_what_it_asks(game: str) -> None:
    lesson = lesson_of(game)
    for number, scene in enumerate(lesson.scenes):
        begun = stage(papercove.game(game), lesson, number)
        if scene.play:
            assert begun.state.to_move == LEARNER
            assert begun.choice is not None
            assert begun.choice.text == scene.play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_scene_has_its_words(game: str, language: str) -> None:
    words = Words(language, papercove.game(game), "web")
    for scene in lesson_of(game).scenes:
        told = words.find(f"lesson-{scene.say}")
        assert told is not None
        assert len(told) > 10
        if language != "en":
            assert told != Words("en", papercove.game(game), "web").find(f"lesson-{scene.say}")
