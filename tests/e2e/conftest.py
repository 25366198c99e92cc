"""A real room and a real browser for every test here."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.chromium import ARGUMENTS, HERE, ROOT, find_chromium, install_packages
from tests.e2e.people import PATIENCE, PICTURES, Person


class RealRoom:
    """`papercove serve` as a process of its own, on one port for its whole life, restarts included."""

    def __init__(self, folder: Path, *command: str | Path) -> None:
        self.folder = folder
        self.command = [*command] or [sys.executable, HERE / "room.py", "serve", "--static", ROOT / "web" / "dist"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [*map(str, self.command), "--host", "127.0.0.1", "--port", str(self.port), "--no-open"]
        command += ["--limits", "0", "--store", str(self.folder / "room.db")]
        with (self.folder / "room.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        deadline = time.monotonic() + PATIENCE  # one that ends is noticed at once
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=10):
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        self.process.kill()  # nobody else would
        raise RuntimeError(f"the room did not open:\n{(self.folder / 'room.log').read_text()[-2000:]}")

    def end(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealRoom]:
    assert (ROOT / "web" / "dist" / "index.html").exists(), "build the client first: python tools/web.py"
    opened = RealRoom(tmp_path_factory.mktemp("room"))
    yield opened
    opened.end()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path, variables = find_chromium()
    environment: dict[str, Any] = {**os.environ, **variables}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(ARGUMENTS), env=environment, timeout=PATIENCE * 1000
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    install_packages()
    return (HERE / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture
def person(chromium: Browser, room: RealRoom, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser context of their own; what their page complains of fails the test."""
    people: list[Person] = []

    def come(**wishes: Any) -> Person:
        newcomer = Person(chromium, wishes.pop("address", room.address), **{"flat": not PICTURES, **wishes})
        if {"wire", "mortal_room"} & set(request.fixturenames):
            newcomer.expected += CUT_IN_THE_MIDDLE
        people.append(newcomer)
        return newcomer

    yield come
    for one in people:
        one.context.close()
    assert not [
        text
        for one in people
        for text in one.complaints
        if not EXPECTED.search(text) and not any(part in text for part in one.expected)
    ]


# A connection that was cut on purpose is reported by the browser itself, and by a page that fetched a part of its own.
CUT_IN_THE_MIDDLE = ["ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING", "Unable to preload CSS"]
EXPECTED = re.compile(
    r"WebSocket connection to|fetching the script|ERR_(CONNECTION|SOCKET|INTERNET|EMPTY)|status of (4\d\d|503)"
)
