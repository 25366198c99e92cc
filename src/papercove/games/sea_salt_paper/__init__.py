"""Sea Salt & Paper, by Bruno Cathala and Théo Rivière: its rules, written by us from the printed sheets."""

from papercove.games.sea_salt_paper.game import SeaSaltPaper

__all__ = ["SeaSaltPaper"]
