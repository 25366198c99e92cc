"""A bot's turn: it thinks in a task of its own, and its action is shown when its slot is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from papercove.server.bots import STAND_IN
from papercove.server.services import Services
from papercove.server.table import Table
from papercove.server.turns import Payer


class BotTask:
    """At most one bot of a table thinks at a time.

    `play` is called with seat, position and action once that is to be shown, and says whether it still counted; `over`
    is called after each turn, whatever became of it.
    """

    def __init__(
        self,
        table: Table,
        services: Services,
        payer: Callable[[], Payer],
        play: Callable[[int, int, int], bool],
        over: Callable[[], None],
    ) -> None:
        self.table = table
        self.services = services
        self.payer = payer
        self.play = play
        self.over = over
        self.task: asyncio.Task[None] | None = None
        self.acted, self.acts = (-1, -1), 0  # which bot played last, to which position, and how often in a row

    @property
    def runs(self) -> bool:
        return self.task is not None

    def start(self, seat: int, level: str) -> None:
        self.task = asyncio.get_running_loop().create_task(self._take_turn(seat, level))
        self.task.add_done_callback(self._done)

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _take_turn(self, seat: int, level: str) -> None:
        table, services = self.table, self.services
        assert table.state is not None
        began, position, state = services.loop_time(), table.position_seq, table.state.copy()
        try:
            action = await services.thinkers.choose(state, level, self.payer())
        except Exception as problem:  # a bot of somebody else must not stop the match
            log_failure(services, table, level, problem)
            level, began = STAND_IN, services.loop_time()
            action = await services.thinkers.choose(state, level, self.payer())
        thought = services.loop_time() - began
        nth = self.acts if self.acted == (seat, position) else 0
        slot = services.thinkers.shown_after(table.settings.pace, level, table.game, thought, nth)
        await asyncio.sleep(slot - thought + services.limits.wait("bot", self.payer().address, time.monotonic()))
        if self.play(seat, position, action):
            self.acted, self.acts = (seat, table.position_seq), nth + 1

    def _done(self, task: asyncio.Task[None]) -> None:
        self.task = None
        if task.cancelled():
            return
        if (problem := task.exception()) is not None:
            log_failure(self.services, self.table, STAND_IN, problem)
            return
        self.over()


def log_failure(services: Services, table: Table, bot: str, problem: BaseException) -> None:
    services.log.error("bot-failed", table=table.id, bot=bot, problem=repr(problem))
