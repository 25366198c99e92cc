"""The room's heavy work in a process of its own: `python -m papercove.server.worker` reads jobs, writes answers.

A job and its answer are each a length and a pickle; only the room, whose child this is, is at the other end.
"""

from __future__ import annotations

import gzip
import os
import pickle
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.record import Record
from papercove.server.fairness import verify
from papercove.server.replays import replay, round_starts
from papercove.server.statistics import statistics
from papercove.server.wire import MatchSummary

POLITE = 5  # live tables come first
LENGTH = struct.Struct("<Q")
COMPRESSION = 5

encode = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(MatchSummary).decode


def replay_match(record: bytes, first: int, count: int) -> bytes:
    return encode(replay(Record.read_kept(record), first, count))


def replay_file(text: str, first: int, count: int) -> bytes:
    return encode(replay(Record.read(text), first, count))


def verify_file(text: str, commitment: str | None, nonce: str | None) -> bytes:
    return encode(verify(text, commitment, nonce))


def record_text(record: bytes) -> bytes:
    return Record.read_kept(record).text().encode()


def rounds(record: bytes) -> list[int]:
    return round_starts(Record.read_kept(record))


def count_matches(summaries: bytes, seats: bytes) -> bytes:
    """Statistics from summaries, a line each, and one's own seats: one long value travels quicker than many."""
    lines = summaries.splitlines()
    return encode(statistics([(decode_summary(line), seat) for line, seat in zip(lines, seats, strict=True)]))


def check_finished(text: str) -> None:
    """Unreadable unless this is the record of a whole match."""
    record = Record.read(text)
    if not record.actions:
        raise Unreadable("record-empty", file="record")
    if not record.replay().is_over:
        raise Unreadable("record-unfinished")


JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job
    for job in (replay_match, replay_file, verify_file, record_text, rounds, count_matches, check_finished)
}


def work(name: str, arguments: tuple[Any, ...], compressed: bool) -> Any:
    """What a job gives; a Refusal is an answer too, and whatever else goes wrong is told by its description."""
    try:
        given = JOBS[name](*arguments)
    except Refusal as refusal:
        return refusal
    except Exception as problem:
        return RuntimeError(repr(problem))
    return gzip.compress(given, COMPRESSION, mtime=0) if compressed else given


def read(stream: BinaryIO) -> Any:
    """The next message; EOFError once there is none."""
    header = stream.read(LENGTH.size)
    if len(header) < LENGTH.size:
        raise EOFError
    return pickle.loads(stream.read(LENGTH.unpack(header)[0]))  # noqa: S301  (from the room itself)


def as_message(value: Any) -> bytes:
    body = pickle.dumps(value)
    return LENGTH.pack(len(body)) + body


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITE)
    while True:
        try:
            name, arguments, compressed = read(sys.stdin.buffer)
        except EOFError:
            return
        sys.stdout.buffer.write(as_message(work(name, arguments, compressed)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
