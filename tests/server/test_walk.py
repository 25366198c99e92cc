"""Every answer that takes more than five milliseconds of the processor's time is worked out away from the loop.

Asked of all routes and all frames of the room; what counts is the time of the loop's own thread, at the machine's pace.
"""

from __future__ import annotations

import time
from pathlib import Path
from statistics import median
from typing import get_args

import pytest

from papercove import COMPILED
from papercove.server import wire
from papercove.server.api import HANDLERS
from papercove.server.worker import work
from papercove.server.workshop import Workshop
from tests.server.walk import Walk, walk

LONGEST = 0.005 if COMPILED else 0.1  # seconds of one callback
MATCHES = 3_000
TRIES = 3  # a machine with much else to do makes everything dearer now and then, but not the same thing every time


def too_long(found: Walk) -> dict[str, str]:
    """What took too long every time it was asked."""
    least = {name: min(spent.longest for spent in times) for name, times in found.spent.items()}
    limit = LONGEST * median(found.paces)
    return {name: f"{1000 * spent:.1f} ms of {1000 * limit:.1f}" for name, spent in least.items() if spent > limit}


async def test_no_answer_takes_long_on_the_loop(tmp_path: Path) -> None:
    long: dict[str, str] = {}
    for number in range(TRIES):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        found = await walk(folder, MATCHES)
        if number == 0:
            long = too_long(found)
            check_nothing_is_left_out(found)
        long = {name: spent for name, spent in too_long(found).items() if name in long}
        if not long:
            break
    assert long == {}


def check_nothing_is_left_out(found: Walk) -> None:
    routes = {f"{method} {path}" for method, path, _ in HANDLERS}
    assert routes <= found.spent.keys(), "a new route is to be asked in tests/server/walk.py"
    frames = {frame.__struct_config__.tag for frame in get_args(wire.ClientFrame)}
    assert frames == found.frames, "a new frame is to be sent in tests/server/walk.py"
    wrong = {name: told for name, told in found.told.items() if told.startswith("5")}
    assert wrong == {}


async def test_what_is_worked_out_on_the_loop_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(_: Workshop, payer: object, job: str, *arguments: object, compressed: bool = False) -> object:
        began = time.thread_time()
        answer = work(job, arguments, compressed)
        while time.thread_time() - began < 10 * LONGEST:  # long at every pace that a busy machine has
            pass
        return answer

    monkeypatch.setattr(Workshop, "do", here)
    assert "GET /api/matches/{id:name}/replay" in too_long(await walk(tmp_path, 10, "/replay"))
