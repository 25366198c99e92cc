"""Runs the browser tests again and again on a machine that is kept busy; `tools/python tools/steady.py`, after ./check.

    --runs 20       how often
    --copies 4      how many runs at a time: with two browsers each they are each other's load
    --load 8        how many processes want a core at any time; what the copies lack of it only burns time
    --minutes 120   begin no further run after that
    FILE …          these tests only, instead of all of tests/e2e

Each run gets a line, with its exit code and the load that was seen meanwhile, and the last line is the figure: how many
runs of how many were without a failure. It ends with 0 if all were, and as many as were asked for.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from xml.etree import ElementTree

from boot import PYTHON, ROOT
from checks import CHECKS, RESULTS

OWN = 2  # browsers at a time, in each run
FOREVER = """
import os
parent = os.getppid()
while os.getppid() == parent:
    for _ in range(10_000_000):
        pass
"""


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that do nothing but want a core, for as long as this lasts."""
    started = [subprocess.Popen([PYTHON, "-c", FOREVER]) for _ in range(processes)]
    try:
        yield
    finally:
        for one in started:
            one.kill()
            one.wait()


class Loads:
    """The load of this machine, noted every few seconds; what it was on average since some moment."""

    def __init__(self) -> None:
        self.noted: list[tuple[float, float]] = []
        self.over = Event()
        self.noting = Thread(target=self.note, daemon=True)
        self.noting.start()

    def note(self) -> None:
        while not self.over.wait(2):
            self.noted.append((time.monotonic(), os.getloadavg()[0]))

    def since(self, began: float) -> float:
        seen = [load for at, load in self.noted if at >= began] or [os.getloadavg()[0]]
        return sum(seen) / len(seen)


def failures(results: Path) -> tuple[int, list[str]]:
    """How many tests there were, and the names of those that failed."""
    cases = list(ElementTree.parse(results).iter("testcase")) if results.exists() else []
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return len(cases), [f"{case.get('classname')}::{case.get('name')}" for case in failed]


def run_once(number: int, files: list[str], loads: Loads) -> bool:
    """One run of the browser's part; whether it was without a failure."""
    results, began = RESULTS / f"steady-{number}.xml", time.monotonic()
    results.unlink(missing_ok=True)
    _, *options, everything = CHECKS["browser"]
    options[options.index("-n") + 1] = str(OWN)
    command = [str(PYTHON), *options, "-p", "no:cacheprovider", *(files or [everything]), f"--junitxml={results}"]
    with (RESULTS / f"steady-{number}.log").open("wb") as log:
        done = subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)
    count, failed = failures(results)
    took = time.monotonic() - began
    lines = [
        f"run {number}: {count} tests, {len(failed)} failed, exit code {done.returncode}, {took:.0f} s, "
        f"load {loads.since(began):.1f}",
        *(f"   {name} (see {log.name})" for name in failed),
    ]
    print("\n".join(lines), flush=True)
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--copies", type=int, default=4)
    parser.add_argument("--load", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("files", nargs="*", metavar="FILE")
    wanted = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    began, loads = time.monotonic(), Loads()
    end = began + 60 * wanted.minutes

    def run(number: int) -> bool | None:
        """Nothing where there is no time left for it."""
        return run_once(number, wanted.files, loads) if number == 1 or time.monotonic() < end else None

    with busy(max(0, wanted.load - OWN * wanted.copies)), ThreadPoolExecutor(wanted.copies) as copies:
        outcomes = [fine for fine in copies.map(run, range(1, wanted.runs + 1)) if fine is not None]
    print(
        f"{sum(outcomes)} of {len(outcomes)} runs without a failure ({wanted.runs} were asked for), "
        f"at a load of {loads.since(began):.1f} on {os.cpu_count()} cores, {time.monotonic() - began:.0f} s"
    )
    sys.exit(sum(outcomes) < wanted.runs)


if __name__ == "__main__":
    main()
