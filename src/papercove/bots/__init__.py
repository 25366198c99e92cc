"""Bots: chance, greed, and a search that serves every game at up to seven levels."""

from papercove.bots.contract import Bot, Budget, Opinion, Verdict, advise, decide
from papercove.bots.levels import LEVELS, bot, bots, levels_of, plugin_bot, plugin_bots
from papercove.bots.thinker import SearchBot, SearchSettings

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Opinion",
    "SearchBot",
    "SearchSettings",
    "Verdict",
    "advise",
    "bot",
    "bots",
    "decide",
    "levels_of",
    "plugin_bot",
    "plugin_bots",
]
