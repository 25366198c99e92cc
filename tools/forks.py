"""Work done in a fork of this process, within a time and a memory of its own."""

from __future__ import annotations

import contextlib
import os
import resource
import select
import sys
from collections.abc import Callable

MEMORY = 3 << 30  # bytes that a mutant may take: one that never stops collecting is noticed, too


def in_a_child(work: Callable[[int], int], seconds: float, quiet: bool = True) -> tuple[int, bytes]:
    """Let a fork of this process do `work`, for so much processor time; its exit code and what it wrote."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 70
        with contextlib.suppress(BaseException):
            os.close(reading)
            if quiet:
                silence = os.open(os.devnull, os.O_WRONLY)
                os.dup2(silence, 1)
                os.dup2(silence, 2)
                resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = work(writing)
        os._exit(code)
    os.close(writing)
    answer = b""
    while select.select([reading], [], [])[0] and (piece := os.read(reading, 1 << 16)):
        answer += piece
    os.close(reading)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), answer
