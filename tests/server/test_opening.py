"""`papercove serve`: the address, a QR code for phones, the browser; or one sentence that says what is in the way."""

from __future__ import annotations

import asyncio
import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import pytest

from papercove.client import Client
from tests.server.rooms import STARTED_SECONDS

SERVE = [str(Path(sys.executable).parent / "papercove"), "serve", "--host", "127.0.0.1", "--port", "0", "--store"]


@pytest.mark.xdist_group("processes")
async def test_papercove_serve_prints_its_address_and_says_in_one_sentence_what_keeps_it_from_opening(
    tmp_path: Path,
) -> None:
    from papercove.server.store import open_store

    store = open_store(str(tmp_path / "room.db"))
    await store.start()
    failed = await asyncio.to_thread(
        subprocess.run,
        [*SERVE, str(tmp_path / "room.db"), "--no-open"],
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert failed.returncode == 2
    assert "in use by another papercove" in failed.stderr
    assert "Traceback" not in failed.stderr
    await store.stop()
    opened = await asyncio.create_subprocess_exec(
        *SERVE, str(tmp_path / "other.db"), "--no-open", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert opened.stdout is not None
    address = (await opened.stdout.readline()).decode().split()[-1]
    assert address.startswith("http://127.0.0.1:")
    assert (await Client(address).request("GET", "/api/room"))["protocol"] == 2
    opened.kill()
    await opened.communicate()


@pytest.mark.xdist_group("processes")
def test_in_a_terminal_it_shows_a_qr_code_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    screen, terminal = pty.openpty()
    command = [*SERVE, str(tmp_path / "room.db")]
    environment = {**os.environ, "BROWSER": f"{browser} %s"}
    process = subprocess.Popen(command, stdout=terminal, stderr=subprocess.DEVNULL, env=environment)
    os.close(terminal)
    shown, end = "", time.monotonic() + STARTED_SECONDS
    while "Ctrl+C" not in shown:
        shown += os.read(screen, 4096).decode()
    while not opened.exists() and time.monotonic() < end:
        time.sleep(0.02)
    process.kill()
    process.wait()
    os.close(screen)
    first, *rows = shown.splitlines()
    address = first.split()[-1]
    assert address.startswith("http://127.0.0.1:")
    assert opened.read_text().strip() == address
    code = [row for row in rows if "\u2588" in row or "\u2580" in row]
    assert len(code) > 8, "a QR code has many rows"
