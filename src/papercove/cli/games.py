"""`papercove games`: which games are installed, and what a table of each may choose."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.inspect import type_info
from msgspec.structs import fields

from papercove.cli import speech
from papercove.engine import registry
from papercove.engine.game import Game
from papercove.engine.misfit import allowed
from papercove.words import Words


def games() -> None:
    """List the installed games: name, id, version and number of players, and their options."""
    words = speech.speak()
    for id, found in registry.sound_games(speech.complain).items():
        seats = words.say("games-seats", least=found.seat_counts[0], most=found.seat_counts[-1])
        name = Words(speech.language(), found).find("game-name") or id
        print(f"{name} ({id}), {words.say('games-version', version=found.version)}, {seats}")
        for line in options(found):
            print(f"    --option {line}")


def options(game: Game) -> Iterator[str]:
    """What `--option` understands: each name with the values it takes, or its usual one where they cannot be listed."""
    words = Words(speech.language(), game)
    for field in fields(game.options_type):
        values = allowed(type_info(field.type)).replace(", ", "|") or field.default
        yield f"{field.name}={values}  {words.find(f'option-{field.name}') or ''}".rstrip()
