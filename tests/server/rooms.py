"""Rooms to test with: in this process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from papercove.client import Client
from papercove.server.app import make_server
from papercove.server.room import Room
from papercove.server.settings import Settings
from tests.server.conftest import PACKAGES

ROOT = Path(__file__).parents[2]
STARTED_SECONDS = 20.0


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
        command = [sys.executable, "-c", "import papercove.cli; papercove.cli.main()", "serve", "--no-open"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--store", self.store, "--limits", "0"]
        environment = {**os.environ, "PYTHONPATH": str(PACKAGES)}
        self.process = subprocess.Popen(
            [*command, *self.options], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )

    async def wait_until_open(self) -> None:
        client = Client(self.address)
        end = time.monotonic() + STARTED_SECONDS
        while time.monotonic() < end:
            if self.process is not None and self.process.poll() is not None:
                assert self.process.stderr is not None
                raise RuntimeError(self.process.stderr.read().decode())
            try:
                await client.request("GET", "/healthz")
            except OSError:
                await asyncio.sleep(0.02)
            else:
                return
        raise TimeoutError("the room did not open")

    def end(self, how: signal.Signals) -> int:
        """Send a signal to this very process and wait for its end."""
        process = self.process
        assert process is not None
        process.send_signal(how)
        code = process.wait(10)
        if process.stderr is not None:
            process.stderr.close()
        self.process = None
        return code

    def kill(self) -> int:
        return self.end(signal.SIGKILL)
