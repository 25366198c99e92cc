"""Work in other processes: jobs go out in order, results come back in order, whatever the number of workers.

Jobs travel in chunks of at least half a second, for a message between processes costs about as much as a short
match. Workers are local processes, or the machines of a Ray cluster (cluster.py).
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from math import ceil
from typing import Any, Generic, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 3  # chunks a worker may have waiting
ATTEMPTS = 3  # how often a chunk is given out before its worker's death is believed to be its fault
CHUNK_SECONDS = 0.5
BREATH_SECONDS = 0.1  # how long work without workers goes on before its results are handed over
LARGEST_CHUNK = 10_000


class WorkersDied(Exception):
    """A worker died with its chunk; nothing of it has been counted."""


class Crew(ABC):
    """Workers that do chunks: `hire` them, `give` them chunks, `fetch` what came of each."""

    size: int

    @abstractmethod
    def hire(self) -> None:
        """Make workers ready; again after WorkersDied."""

    @abstractmethod
    def give(self, task: Callable[[Any], Any], chunk: list[Any]) -> Any:
        """Start on a chunk; returns a receipt for `fetch`."""

    @abstractmethod
    def fetch(self, receipt: Any) -> tuple[float, list[Any]]:
        """Wait for the seconds and results of a chunk. Raises WorkersDied."""

    @abstractmethod
    def dismiss(self) -> None:
        """Let the workers go, with whatever they are doing."""


class LocalCrew(Crew):
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size

    def hire(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.size, mp_context=spawn, initializer=leave_with_parent)

    def give(self, task: Callable[[Any], Any], chunk: list[Any]) -> Future[tuple[float, list[Any]]]:
        try:
            with interrupts_held():
                return self.pool.submit(do_chunk, task, chunk)
        except BrokenProcessPool:
            raise WorkersDied from None

    def fetch(self, receipt: Future[tuple[float, list[Any]]]) -> tuple[float, list[Any]]:
        try:
            return receipt.result()
        except BrokenProcessPool:
            raise WorkersDied from None

    def dismiss(self) -> None:
        for worker in list((self.pool._processes or {}).values()):
            worker.kill()
        writer = self.pool._result_queue._writer  # type: ignore[attr-defined]
        writer.close()  # so that nobody waits for the rest of a killed worker's result
        self.pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl+C back for a moment. Processes started meanwhile never receive it: their parent ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_with_parent() -> None:
    """In a worker: end when the process that hired it has ended, however that came."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def do_chunk(task: Callable[[Job], Result], chunk: list[Job]) -> tuple[float, list[Result]]:
    """Do a chunk of jobs; the seconds it took, and the results."""
    began = time.perf_counter()
    results = [task(job) for job in chunk]
    return time.perf_counter() - began, results


def apart(work: Callable[[], Result]) -> Result:
    """`work()` in a thread, so that Ctrl+C ends the waiting at once, however long compiled code goes on."""
    found: Future[Result] = Future()

    def run() -> None:
        try:
            found.set_result(work())
        except BaseException as problem:
            found.set_exception(problem)

    threading.Thread(target=run, daemon=True).start()
    return found.result()


def do_for_a_while(task: Callable[[Job], Result], jobs: Iterator[Job]) -> list[Result]:
    """The results of the next jobs, as many as are done in one breath; none once there are no more jobs."""
    until = time.perf_counter() + BREATH_SECONDS
    results = []
    for job in jobs:
        results.append(task(job))
        if time.perf_counter() >= until:
            break
    return results


def in_order(
    task: Callable[[Job], Result], jobs: Iterable[Job], workers: int = 1, cluster: str | None = None
) -> Iterator[Result]:
    """`task(job)` of each job, in the order of the jobs; a killed worker's jobs are done again, none counted twice.

    With one worker everything happens in this process; `cluster` is the address of a Ray cluster ("local": one on
    this machine for the occasion). `task` must be a function of a module.
    """
    if cluster is not None:
        from papercove.lab.cluster import RayCrew

        yield from _Spread(task, iter(jobs), RayCrew(cluster)).results()
    elif workers <= 1:
        source = iter(jobs)
        while results := apart(partial(do_for_a_while, task, source)):
            yield from results
    else:
        yield from _Spread(task, iter(jobs), LocalCrew(workers)).results()


class _Spread(Generic[Job, Result]):
    """One run over a crew; `waiting` holds every chunk whose results were not yet handed over."""

    def __init__(self, task: Callable[[Job], Result], source: Iterator[Job], crew: Crew) -> None:
        self.task = task
        self.source = source
        self.crew = crew
        self.waiting: deque[list[Job]] = deque()
        self.chunk_size = 1

    def results(self) -> Iterator[Result]:
        """All results in order; hires again when workers died."""
        failures = 0
        while True:
            self.crew.hire()
            try:
                for seconds, results in self._while_they_live():
                    failures = 0
                    self._size_chunks(seconds, len(results))
                    yield from results
                return
            except WorkersDied:
                failures += 1
                if failures == ATTEMPTS:
                    raise
            finally:
                self.crew.dismiss()

    def _while_they_live(self) -> Iterator[tuple[float, list[Result]]]:
        running = deque(self.crew.give(self.task, chunk) for chunk in self.waiting)
        while True:
            while len(running) < self.crew.size * AHEAD:
                chunk = list(islice(self.source, self.chunk_size))
                if not chunk:
                    break
                self.waiting.append(chunk)
                running.append(self.crew.give(self.task, chunk))
            if not running:
                return
            found = self.crew.fetch(running[0])
            running.popleft()
            self.waiting.popleft()
            yield found

    def _size_chunks(self, seconds: float, done: int) -> None:
        """Half a second a chunk, by what the last one took."""
        self.chunk_size = max(1, min(LARGEST_CHUNK, ceil(CHUNK_SECONDS * done / max(seconds, 1e-9))))
