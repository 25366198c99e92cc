"""Bots at the table: they think in threads of their own, and are given only what their seat may know."""

from __future__ import annotations

import asyncio
import math
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from papercove.bots import LEVELS, Bot, Opinion, SearchBot, bot, decide, levels_of, plugin_bot, plugin_bots
from papercove.bots.analysis import ITERATIONS
from papercove.bots.analysis import hint as coach_hint
from papercove.engine.dice import Dice
from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.game import Game
from papercove.engine.state import State
from papercove.server.logs import logger
from papercove.server.metrics import Metrics
from papercove.server.plugin_bots import PluginBots
from papercove.server.refusals import TooFast
from papercove.server.turns import Payer, Turns
from papercove.server.wire import Pace

T = TypeVar("T")

PACES: Mapping[Pace, float] = {"human": 0.4, "brisk": 0.2, "instant": 0.02}  # for the first action of a turn
QUICKER = 0.8  # each further one: however many there are, a turn at human pace takes two seconds at most
NOBODY = Payer()
STAND_IN = "novice"  # decides where a bot of another package fails
PLUGIN_BOT_SECONDS = 60.0  # for one thought of such a bot; none of our own levels needs as much as one
COACH = "coach"  # gives hints where no level is named: the bot that also judges finished matches
MOST_HINTS = 3  # of one address, under way at once
HINT_SECONDS = 2  # after which to ask again
QUICK_SECONDS = 0.03  # a bot that needs no longer never waits behind one that does
POLITE = 5  # of threads that think for long: the room itself comes first
OWN = (*LEVELS, COACH)  # who is known to come to an end
SECONDS_AN_ITERATION = 12e-6  # generous: a search is meant to be done within its slot


def fresh_dice() -> Dice:
    """Dice nobody can foresee."""
    return Dice(os.urandom(32))


def sound_plugin_bots() -> list[str]:
    """Every bot of another package that can be made; a broken one of somebody else does not close the room."""
    found = []
    for name in plugin_bots():
        try:
            plugin_bot(name)
        except Unreadable as problem:
            logger().warning("bot-not-loaded", bot=name, problem=str(problem))
        else:
            found.append(name)
    return found


def attempt(work: Callable[[State, Dice], T], state: State, dice: Dice) -> T:
    """What `work` thinks; whatever goes wrong in somebody's bot becomes an error that can cross threads.

    A StopIteration would never arrive, and a SystemExit would end the room.
    """
    try:
        return work(state, dice)
    except Refusal:
        raise
    except (Exception, SystemExit) as problem:
        raise RuntimeError(repr(problem)) from problem


class Thinkers:
    """The room's bots, by level; thinking happens outside the event loop."""

    def __init__(
        self,
        metrics: Metrics,
        workers: int = 2,
        plugin_bot_seconds: float = PLUGIN_BOT_SECONDS,
        find: Callable[[str, Game], Bot] = bot,
        dice: Callable[[], Dice] = fresh_dice,
    ) -> None:
        self.metrics = metrics
        self.others = sound_plugin_bots()
        self.find = find
        self.dice = dice
        # Two lanes, each with threads of its own and fair turns: quick answers, and thoughts that take long.
        self.quick = Turns(1), ThreadPoolExecutor(1, "papercove-bot-quick")
        self.deep = Turns(workers), ThreadPoolExecutor(workers, "papercove-bot", be_polite)
        self.plugin_bots = PluginBots(workers, plugin_bot_seconds)
        self.waiting = 0
        self.advising: Counter[str] = Counter()  # hints under way, by address

    def levels(self, game: Game) -> tuple[str, ...]:
        """What may sit at a table of this game: its levels, the gentlest first, then the bots of other packages."""
        return *levels_of(game), *self.others

    def check(self, level: str, game: Game) -> str:
        """The level, if this game has such a bot."""
        if level not in (known := self.levels(game)):
            raise Unreadable("unknown-bot", bot=level[:40], known=", ".join(known))
        return level

    async def choose(self, state: State, level: str, payer: Payer = NOBODY) -> int:
        """What a bot plays for the seat to move of `state`, which nobody may change meanwhile.

        It is legal; an exception says that the bot failed.
        """

        def work(state: State, dice: Dice) -> int:
            return decide(self.find(level, state.game), state, dice)

        return await self._think(level, work, state, payer)

    async def advise(self, state: State, seat: int, level: str, payer: Payer = NOBODY) -> Opinion:
        """What the coach, or a bot of this level, thinks of the choices of `seat`, with that seat's own knowledge.

        TooFast where this address asks a lot already.
        """

        def work(state: State, dice: Dice) -> Opinion:
            return self.find(level, state.game).opinion(state, dice)

        if self.advising[payer.address] >= MOST_HINTS:
            raise TooFast("coach-busy", seconds=HINT_SECONDS)
        self.advising[payer.address] += 1
        try:
            known = state.resample(seat, self.dice())
            return await self._think(level, coach_hint if level == COACH else work, known, payer)
        finally:
            self.advising[payer.address] -= 1
            self.advising += Counter()  # without those who have none

    async def judge_tries(self, thought: Callable[[], T], payer: Payer) -> T:
        """What a search outside any table finds, for a learner's try: it waits its turn among long thoughts."""
        turns, pool = self.deep
        async with turns.turn(payer):
            return await asyncio.get_running_loop().run_in_executor(pool, thought)

    async def _think(self, level: str, work: Callable[[State, Dice], T], state: State, payer: Payer) -> T:
        began = time.monotonic()
        self.waiting += 1
        thought = partial(attempt, work, state, self.dice())
        try:
            if level not in OWN:
                return await self.plugin_bots.ask(level, thought, payer)
            turns, pool = self.quick if self._needed(level, state.game) <= QUICK_SECONDS else self.deep
            async with turns.turn(payer):
                return await asyncio.get_running_loop().run_in_executor(pool, thought)
        finally:
            self.waiting -= 1
            self.metrics.bot.observe(time.monotonic() - began)

    def shown_after(self, pace: Pace, level: str, game: Game, thought: float, nth: int = 0) -> float:
        """How many seconds after its turn came a bot's action is shown, if it really thought for `thought` seconds.

        Always the same slot for a level, a pace and the `nth` action of a turn: neither the number of choices nor the
        time that went into them can be read from it. Only where the machine cannot keep up is it a slot of
        double length.
        """
        slot = max(PACES[pace] * QUICKER**nth, self._needed(level, game))
        return slot if thought <= slot else slot * 2.0 ** math.ceil(math.log2(thought / slot))

    def _needed(self, level: str, game: Game) -> float:
        """Seconds that a bot of ours thinks, at most."""
        if level == COACH:
            return ITERATIONS * SECONDS_AN_ITERATION
        mind = self.find(level, game)
        most = max(game.seat_counts)
        return mind.settings.iterations_at(most) * SECONDS_AN_ITERATION if isinstance(mind, SearchBot) else 0.0

    def close(self) -> None:
        for _, pool in (self.quick, self.deep):
            pool.shutdown(wait=False, cancel_futures=True)


def be_polite() -> None:
    """Let other threads of this process go first, where the system knows priorities of threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)
