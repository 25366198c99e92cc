"""Rooms to test with: in this process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from papercove.client import Client
from papercove.server.app import make_server
from papercove.server.room import Room
from papercove.server.settings import Settings
from tests.server.conftest import PACKAGES

ROOT = Path(__file__).parents[2]
STARTED_SECONDS = 90.0


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[tuple[str, Room]]:
    """A room in this process, on a port of its own: its address, and itself."""
    listening = socket.create_server(("127.0.0.1", 0))
    room = Room(settings)
    server = make_server(room)
    task = asyncio.create_task(serve_quietly(server, listening))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", room
    finally:
        server.should_exit = True
        await task


async def serve_quietly(server: uvicorn.Server, listening: socket.socket) -> None:
    """Serve without taking over this process's signals."""
    await server._serve(sockets=[listening])


def crowding() -> float:
    """How many times longer than alone things take on this machine just now: 1 if nobody else wants the processor.

    A promise of so many seconds is meant for a machine of one's own; a test multiplies by this.
    """
    wall, own = time.perf_counter(), time.thread_time()
    while time.thread_time() - own < 0.05:
        pass
    return max(1.0, (time.perf_counter() - wall) / (time.thread_time() - own))


async def until(fulfilled: Callable[[], bool]) -> None:
    """Wait for what is about to happen; a minute means that it never will."""
    async with asyncio.timeout(60 * crowding()):
        while not fulfilled():  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.005)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class RoomProcess:
    """`papercove serve` in a process of its own, which can be killed and started again on the same port."""

    def __init__(self, store: str, port: int | None = None, *options: str) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.store = store
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(Path(sys.executable).parent / "papercove"), "serve", "--no-open"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--store", self.store, "--limits", "0"]
        environment = {**os.environ, "PYTHONPATH": str(PACKAGES)}
        self.process = subprocess.Popen(
            [*command, *self.options], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )

    async def wait_until_open(self) -> None:
        await wait_until_open(self.address)

    def end(self, how: signal.Signals) -> int:
        """Send a signal to this very process and wait for its end."""
        process = self.process
        assert process is not None
        process.send_signal(how)
        code = process.wait(60)
        if process.stderr is not None:
            process.stderr.close()
        self.process = None
        return code

    def kill(self) -> int:
        return self.end(signal.SIGKILL)


class WarmRoom:
    """Rooms that are forked from a process with everything imported (see warm.py): one at a time, killed at will."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        environment = {**os.environ, "PYTHONPATH": str(PACKAGES)}
        command = [sys.executable, "-W", "ignore", str(Path(__file__).with_name("warm.py"))]
        self.parent = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.child = 0
        self._line()

    def _line(self) -> str:
        assert self.parent.stdout is not None
        return self.parent.stdout.readline().strip()

    async def start(self) -> None:
        assert self.parent.stdin is not None
        chosen = {"host": "127.0.0.1", "port": self.port, "store": self.store, "limits": 0, "open": False}
        self.parent.stdin.write(json.dumps(chosen) + "\n")
        self.parent.stdin.flush()
        self.child = int(await asyncio.to_thread(self._line))
        await wait_until_open(self.address)

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert self._line() == "ended"
        self.child = 0

    def close(self) -> None:
        if self.child:
            self.kill()
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.close()
        self.parent.wait(60)
        self.parent.stdout.close()


async def wait_until_open(address: str) -> None:
    """Ask until a room answers at this address."""
    client = Client(address)
    end = time.monotonic() + STARTED_SECONDS
    while time.monotonic() < end:
        try:
            await client.request("GET", "/healthz")
        except OSError:
            await asyncio.sleep(0.02)
        else:
            return
    raise TimeoutError("the room did not open")
