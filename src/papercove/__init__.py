"""Papercove: a game room and a laboratory for paper card games, around one source of rules."""

from papercove import interpreted as _interpreted  # noqa: F401  (first: it decides how the kernel is imported)
from papercove import words as _words  # noqa: F401  (it gives refusals their sentences)
from papercove.engine.dice import Dice
from papercove.engine.errors import Illegal, NotYourTurn, Refusal, Unreadable
from papercove.engine.record import Record
from papercove.engine.registry import game, game_ids
from papercove.engine.seed import FairSeed, PlainSeed
from papercove.engine.state import COMPILED, State
from papercove.engine.view import Choice, Event, Line, Outcome, View

__all__ = [
    "COMPILED",
    "Choice",
    "Dice",
    "Event",
    "FairSeed",
    "Illegal",
    "Line",
    "NotYourTurn",
    "Outcome",
    "PlainSeed",
    "Record",
    "Refusal",
    "State",
    "Unreadable",
    "View",
    "game",
    "game_ids",
]
