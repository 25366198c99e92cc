"""Paper World, by Alexandre Aguilar and Benoit Turpin: its rules, written by us from the printed sheet."""

from papercove.games.paper_world.game import PaperWorld

__all__ = ["PaperWorld"]
