"""The room's coach: analyses one match at a time in a process of its own that gives way to live tables."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec

from papercove.bots.analysis import ITERATIONS, Analysis
from papercove.bots.analyst import Failed, Progress
from papercove.server.logs import logger
from papercove.server.refusals import NotAllowed, TooFast
from papercove.server.turns import Payer, Turns
from papercove.server.wire import AnalysisStatus

KEPT = 64  # finished analyses in memory
MOST_EACH = 4  # analyses of one address that wait
MOST_WAITING = 200
LONGEST_LINE = 16 * 1024 * 1024
RETRY_SECONDS = 60


class Done(msgspec.Struct, tag="done"):
    """What the analyst tells at the end. Half a megabyte in JSON stays what it is: nobody here looks into it."""

    analysis: msgspec.Raw


Report = Progress | Failed | Done
read_report = msgspec.json.Decoder(Report).decode
Keep = Callable[[bytes], Awaitable[None]]
NOBODY = Payer()


class Coach:
    """Analyses by their id: a match's, or one made from the text of a record file."""

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self.iterations = iterations
        self.known: OrderedDict[str, AnalysisStatus] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turns = Turns(1)
        self.askers: dict[str, set[str]] = {}  # who wants each analysis that is under way
        self.payers: dict[str, Payer] = {}

    def status(self, id: str) -> AnalysisStatus:
        """How far an analysis is; state `none` if nobody has asked for it."""
        return self.known.get(id) or AnalysisStatus(id, "none")

    def begin(
        self, id: str, record: str, keep: Keep | None = None, payer: Payer = NOBODY, asker: str = ""
    ) -> AnalysisStatus:
        """Analyse a record unless that is done or under way; `keep` gets the finished analysis in JSON.

        TooFast for an address that waits for several, or where very many wait.
        """
        known = self.known.get(id)
        if known is not None and known.state in ("waiting", "thinking", "done"):
            if id in self.tasks:
                self.askers[id].add(asker)
            return known
        own = sum(waiting.address == payer.address for waiting in self.payers.values())
        if own >= MOST_EACH or len(self.tasks) >= MOST_WAITING:
            raise TooFast("coach-busy", seconds=RETRY_SECONDS)
        status = AnalysisStatus(id, "waiting")
        self._remember(status)
        self.askers[id], self.payers[id] = {asker}, payer
        self.tasks[id] = asyncio.get_running_loop().create_task(self._work(status, record, keep, payer))
        return status

    def remember_done(self, id: str, kept: bytes) -> AnalysisStatus:
        """An analysis that the store had kept."""
        status = AnalysisStatus(id, "done", result=as_it_is(kept))
        self._remember(status)
        return status

    def forget(self, id: str) -> None:
        """An analysis is no longer true, or will not be: names in it have gone, say."""
        if (task := self.tasks.get(id)) is not None:
            stop(task)
        self.known.pop(id, None)

    def forget_asker(self, device: str) -> None:
        """Nobody shall find out what a device has asked for."""
        for askers in self.askers.values():
            askers.discard(device)

    def cancel(self, id: str, asker: str = "") -> AnalysisStatus:
        """Stop an analysis under way once nobody wants it any more; NotAllowed for anyone who did not ask for it."""
        task = self.tasks.get(id)
        if task is not None:
            if asker not in self.askers[id]:
                raise NotAllowed("not-your-analysis")
            self.askers[id].remove(asker)
            if self.askers[id]:
                return self.status(id)
            stop(task)
            self.known[id].state = "cancelled"
        return self.status(id)

    async def close(self) -> None:
        """Stop everything under way."""
        tasks = list(self.tasks.values())
        for task in tasks:
            stop(task)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _remember(self, status: AnalysisStatus) -> None:
        self.known[status.id] = status
        self.known.move_to_end(status.id)
        for id in [id for id in self.known if id not in self.tasks][: max(0, len(self.known) - KEPT)]:
            del self.known[id]

    async def _work(self, status: AnalysisStatus, record: str, keep: Keep | None, payer: Payer) -> None:
        try:
            async with self.turns.turn(payer):
                status.state = "thinking"
                await self._listen(status, record, keep)
        except Exception as problem:
            logger().error("analysis-failed", id=status.id, problem=repr(problem))
            status.state, status.problem = "failed", "mistake"
        finally:
            if self.tasks.get(status.id) is asyncio.current_task():  # and not one that was begun anew since
                for kept in (self.tasks, self.askers, self.payers):
                    kept.pop(status.id, None)

    async def _listen(self, status: AnalysisStatus, record: str, keep: Keep | None) -> None:
        """Run the process and follow its report; ending it early ends the work."""
        process = await start_analyst(self.iterations)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record.encode())
            await process.stdin.drain()
            process.stdin.close()
            async for line in process.stdout:
                await self._hear(status, read_report(line), keep)
            if status.state == "thinking":
                raise RuntimeError("the analyst ended without a result")
        finally:
            await end(process)

    async def _hear(self, status: AnalysisStatus, report: Report, keep: Keep | None) -> None:
        match report:
            case Progress():
                status.done, status.all = report.done, report.all
            case Failed():
                status.state, status.problem, status.args = "failed", report.key, report.args
            case Done():
                found = bytes(report.analysis)
                if keep is not None:
                    await keep(found)
                status.state, status.result = "done", as_it_is(found)


def as_it_is(analysis: bytes) -> Analysis:
    """An analysis in JSON, which is told without being read."""
    return cast(Analysis, msgspec.Raw(analysis))


def stop(task: asyncio.Task[None]) -> None:
    """Cancel a task once: a second time would keep it from ending its process in peace."""
    if not task.cancelling():
        task.cancel()


async def start_analyst(iterations: int) -> asyncio.subprocess.Process:
    """A process that analyses; if this is cancelled in between, the process is ended before anybody hears of it."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "papercove.bots.analyst", str(iterations)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
        )
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await end(await starting)
        raise


async def end(process: asyncio.subprocess.Process) -> None:
    """End a process that may have ended by itself, and wait until it is gone."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    await process.wait()
