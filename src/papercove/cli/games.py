"""`papercove games`: which games are installed."""

from __future__ import annotations

from papercove.cli import speech
from papercove.engine import registry
from papercove.words import Words


def games() -> None:
    """List the installed games: name, id, version and number of players."""
    words = speech.speak()
    for id, found in registry.sound_games(speech.complain).items():
        seats = words.say("games-seats", least=found.seat_counts[0], most=found.seat_counts[-1])
        name = Words(speech.language(), found).find("game-name") or id
        print(f"{name} ({id}), {words.say('games-version', version=found.version)}, {seats}")
