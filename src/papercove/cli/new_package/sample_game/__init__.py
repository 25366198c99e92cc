"""Sample Game, for Papercove."""

from .game import SampleGame

__all__ = ["SampleGame"]
