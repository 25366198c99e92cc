"""Work in local processes: jobs go out in order, results come back in order, whatever the number of workers."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 3  # jobs a worker may have waiting
ATTEMPTS = 3  # how often a job is given out before its worker's death is believed to be its fault


def in_order(task: Callable[[Job], Result], jobs: Iterable[Job], workers: int = 1) -> Iterator[Result]:
    """`task(job)` of each job, in the order of the jobs; a killed worker's jobs are done again, none twice.

    With one worker everything happens in this process. `task` must be a function of a module.
    """
    if workers <= 1:
        yield from map(task, jobs)
        return
    waiting: deque[Job] = deque()
    source = iter(jobs)
    failures = 0
    while True:
        try:
            for result in _with_pool(task, source, waiting, workers):
                failures = 0
                yield result
            return
        except BrokenProcessPool:
            failures += 1
            if failures == ATTEMPTS:
                raise


def _with_pool(
    task: Callable[[Job], Result], source: Iterator[Job], waiting: deque[Job], workers: int
) -> Iterator[Result]:
    """Results in order while the pool lives; `waiting` holds every job whose result was not yet handed over."""
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        running: deque[Future[Result]] = deque(pool.submit(task, job) for job in waiting)
        try:
            while True:
                while len(running) < workers * AHEAD:
                    try:
                        job = next(source)
                    except StopIteration:
                        break
                    waiting.append(job)
                    running.append(pool.submit(task, job))
                if not running:
                    return
                result = running[0].result()
                running.popleft()
                waiting.popleft()
                yield result
        finally:
            for future in running:
                future.cancel()
