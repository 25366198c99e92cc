"""The sounds that a table has for what happens; a game says in `Game.sounds` which of them goes with which event."""

from __future__ import annotations

# Of several things that happen at once the first of these is heard.
SOUNDS = (
    "wave",  # something rolls in on everybody: a wave
    "call",  # somebody ends something: a bell, struck once
    "steal",  # a card changes hands against somebody's will: a whoosh downwards
    "stamp",  # something is completed: a stamp
    "snip",  # scissors
    "pair",  # two knocks on wood
    "place",  # something is put down: paper, then a light knock
    "take",  # something is taken or drawn: paper slides
)
