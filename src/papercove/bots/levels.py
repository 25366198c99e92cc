"""The seven levels, from gentle to merciless, which of them a game offers, and every bot by its name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import entry_points

import msgspec

from papercove.bots.contract import Bot
from papercove.bots.simple import GreedyBot, RandomBot, SteadyBot
from papercove.bots.thinker import SearchBot, SearchSettings
from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game

GROUP = "papercove.bots"
LEVELS = ("beginner", "novice", "casual", "skilled", "advanced", "expert", "master")

# For a game that says nothing of its own in `Game.levels`.
DEFAULTS: Mapping[str, Mapping[str, float]] = {
    "beginner": {"iterations": 30, "notices": 0.3, "misjudges": 0.3},
    "novice": {"iterations": 60, "notices": 0.5, "misjudges": 0.12},
    "casual": {"iterations": 200, "notices": 0.75, "misjudges": 0.05},
    "skilled": {"iterations": 600, "notices": 0.95, "misjudges": 0.02},
    "advanced": {"iterations": 1_200, "notices": 0.99, "misjudges": 0.01},
    "expert": {"iterations": 3_000},
    "master": {"iterations": 60_000},
}


OURS = ("random", "greedy", "steady", *LEVELS, "search")


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that a game offers, from the gentlest to the strongest; the others can still be named."""
    return tuple(level for level in LEVELS if level not in game.retired_levels)


def plugin_bots() -> list[str]:
    """The names of bots of other packages."""
    return sorted({point.name for point in entry_points(group=GROUP)} - set(OURS))


def bots() -> list[str]:
    """The names of all bots: the baselines, the levels, plain `search`, and those of other packages."""
    return [*OURS, *plugin_bots()]


def bot(name: str, game: str | Game) -> Bot:
    """The bot of this name for this game; Unreadable if there is none.

    A colon may follow with settings of a search: `search:5000` (iterations), `search:exploration=2:caution=0`,
    `expert:20000`; `steady:quiet` never ends a round by itself.
    """
    found = find_game(game) if isinstance(game, str) else game
    return _make(name, found)


@lru_cache(maxsize=256)
def _make(name: str, game: Game) -> Bot:
    base, *tuning = name.split(":")
    if base in LEVELS or base == "search":
        return SearchBot(_tuned(search_settings(base, game), tuning, name), name)
    if base == "steady" and tuning in ([], ["quiet"]):
        return SteadyBot(calls=not tuning)
    if tuning:
        raise Unreadable("bot-setting", bot=name[:80], setting=tuning[0][:40])
    if base == "random":
        return RandomBot()
    if base == "greedy":
        return GreedyBot()
    return plugin_bot(base)


def plugin_bot(name: str) -> Bot:
    """A new bot of another package; Unreadable if there is none of this name, or if it cannot be made."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                return _load(point.load(), name)
            except Exception as problem:
                raise Unreadable("bot-not-made", bot=name[:40], problem=repr(problem)[:200]) from problem
    raise Unreadable("unknown-bot", bot=name[:40], known=", ".join(bots()))


def search_settings(level: str, game: Game) -> SearchSettings:
    """How a level thinks in this game; `search` is the settings of `expert`."""
    name = "expert" if level == "search" else level
    return msgspec.convert({**DEFAULTS[name], **game.levels.get(name, {})}, SearchSettings)


def _tuned(plain: SearchSettings, tuning: list[str], name: str) -> SearchSettings:
    for part in tuning:
        key, equals, value = part.partition("=")
        change = {key: value} if equals else {"iterations": part}
        if "iterations" in change:
            change = {"crowd": "0", **change}  # so many, whatever the number of seats
        try:
            plain = msgspec.convert({**msgspec.to_builtins(plain), **change}, SearchSettings, strict=False)
        except msgspec.ValidationError:
            raise Unreadable("bot-setting", bot=name[:80], setting=part[:40]) from None
        if key not in SearchSettings.__struct_fields__ and equals:
            raise Unreadable("bot-setting", bot=name[:80], setting=part[:40])
    return plain


def _load(maker: object, name: str) -> Bot:
    made = maker() if callable(maker) else maker
    if not isinstance(made, Bot):
        raise TypeError(f"entry point {GROUP}:{name} must make a Bot, not {made!r}")
    made.name = made.name or name
    return made
