"""Heavy answers leave the event loop and the interpreter's lock: other processes work them out, in fair turns."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from typing import Any

from papercove.server.coach import end
from papercove.server.refusals import Unavailable
from papercove.server.turns import Payer, Turns
from papercove.server.worker import LENGTH

AT_ONCE = 2  # processes
MOST_EACH = 12  # jobs of one address that wait
LONGEST = 60.0  # seconds for one job
LARGEST_ANSWER = 256 * 1024 * 1024
PIECE = 256 * 1024  # bytes of a job handed over at once: the loop does something else in between


class Workshop:
    """Processes are started when there is work, and kept."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.turns = Turns(at_once, MOST_EACH)
        self.idle: list[asyncio.subprocess.Process] = []
        self.all: set[asyncio.subprocess.Process] = set()

    async def do(self, payer: Payer, job: str, *arguments: Any, compressed: bool = False) -> Any:
        """What a job of worker.py gives; a Refusal of the job is raised, TooFast if this address waits for many."""
        async with self.turns.turn(payer):
            process = await self._worker()
            try:
                answer = await asyncio.wait_for(ask(process, job, arguments, compressed), LONGEST)
            except (OSError, asyncio.IncompleteReadError):  # it took too long (a TimeoutError is an OSError), or died
                await self._end(process)
                raise Unavailable("mistake") from None
            except BaseException:  # it may be in the middle of an answer that nobody wants any more
                await self._end(process)
                raise
            self.idle.append(process)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def _worker(self) -> asyncio.subprocess.Process:
        """A process that is alive and has nothing to do."""
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
            self.all.discard(process)
        return await self._start()

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "papercove.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            limit=LARGEST_ANSWER,
        )
        self.all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self.all.discard(process)
        await asyncio.shield(end(process))

    async def close(self) -> None:
        self.idle.clear()
        for process in list(self.all):
            await self._end(process)


async def ask(process: asyncio.subprocess.Process, job: str, arguments: tuple[Any, ...], compressed: bool) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    message = memoryview(pickle.dumps((job, arguments, compressed)))
    process.stdin.write(LENGTH.pack(len(message)))
    for start in range(0, len(message), PIECE):
        process.stdin.write(message[start : start + PIECE])
        await process.stdin.drain()
    header = await process.stdout.readexactly(LENGTH.size)
    return pickle.loads(await process.stdout.readexactly(LENGTH.unpack(header)[0]))  # noqa: S301  (our own child)
