"""Driftwood: a complete tiny game in plain Python, in a package of its own. docs/add-a-game.md walks through it."""

from .game import Cautious, Driftwood

__all__ = ["Cautious", "Driftwood"]
