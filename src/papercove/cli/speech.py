"""In which language, and about which game, this command speaks."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.game import Game
from papercove.engine.registry import game as registered

if TYPE_CHECKING:
    from papercove.words import Words

CONTROLS = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0)])


class Speech:
    """What one run of the command line has settled on so far."""

    language: str | None = None
    game: Game | None = None


_speech = Speech()


def choose(language: str | None) -> None:
    """Speak this language from now on (None: what the environment asks for), about no game yet."""
    from papercove.words import LANGUAGES

    _speech.language = _speech.game = None
    if language is not None and language not in LANGUAGES:
        raise Unreadable("language", language=language[:20], known=", ".join(LANGUAGES))
    _speech.language = language


def language() -> str:
    """The language chosen by `--language`, or the environment's."""
    from papercove.words import language_of

    return _speech.language or language_of(os.environ)


def find_game(id: str) -> Game:
    """The game with this id, whose words are used from now on."""
    _speech.game = registered(id)
    return _speech.game


def speak() -> Words:
    """The terminal's words, those of the game included."""
    from papercove.words import Words

    return Words(language(), _speech.game)


def plain(text: str) -> str:
    """Text of somebody else without the characters that would steer a terminal."""
    return text.translate(CONTROLS)


def complain(refusal: Refusal) -> None:
    """Tell a refusal in one sentence on standard error."""
    print(f"papercove: {plain(speak().refusal(refusal))}", file=sys.stderr)
