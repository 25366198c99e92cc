"""The coach as a process of its own: reads a record from standard input, writes progress and analysis as JSON lines.

`python -m papercove.bots.analyst ITERATIONS` gives way to everything else on the machine; ending it loses nothing.
"""

from __future__ import annotations

import os
import sys

import msgspec

from papercove.bots.analysis import Analysis, analyse
from papercove.engine.errors import Refusal
from papercove.engine.record import Record

LOWEST_PRIORITY = 19


class Progress(msgspec.Struct, tag="progress"):
    """So many steps of the match are judged."""

    done: int
    all: int


class Failed(msgspec.Struct, tag="failed"):
    """The record cannot be analysed: the message `refusal-<key>`."""

    key: str
    args: dict[str, str | int]


class Done(msgspec.Struct, tag="done"):
    """The whole analysis."""

    analysis: Analysis


Report = Progress | Failed | Done


def tell(report: Report) -> None:
    """One line."""
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.buffer.flush()


def main(iterations: int) -> None:
    """Analyse the record on standard input."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    try:
        record = Record.read(sys.stdin.buffer.read().decode("utf-8"))
        found = analyse(record, iterations, tell=lambda done, all: tell(Progress(done, all)))
    except Refusal as refusal:
        tell(Failed(refusal.key, dict(refusal.arguments)))
        return
    tell(Done(found))


if __name__ == "__main__":
    main(int(sys.argv[1]))
