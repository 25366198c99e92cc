"""Runs the browser tests again and again on a machine that is kept busy; `tools/python tools/steady.py`, after ./check.

    --runs 20       how often
    --load 8        how many processes want a core at any time, the tests' own two included
    --minutes 120   begin no further run after that
    FILE …          these tests only, instead of all of tests/e2e

Each run gets a line, and the last line is the figure: how many runs of how many were without a failure.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from xml.etree import ElementTree

from boot import PYTHON, ROOT
from checks import CHECKS, RESULTS

OWN = 2  # browsers at a time
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


def run_once(number: int, files: list[str]) -> list[str]:
    """One run of the browser's part; the names of the tests that failed, or that it could not be run."""
    results, began = RESULTS / "steady.xml", time.monotonic()
    results.unlink(missing_ok=True)
    _, *options, everything = CHECKS["browser"]
    command = [str(PYTHON), *options, *(files or [everything]), f"--junitxml={results}"]
    with (RESULTS / f"steady-{number}.log").open("wb") as log:
        done = subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)
    cases = list(ElementTree.parse(results).iter("testcase")) if results.exists() else []
    failed = [
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]
    if done.returncode and not failed:
        failed = [f"pytest ended with {done.returncode}"]
    took, load = time.monotonic() - began, os.getloadavg()[0]
    print(f"run {number}: {len(cases)} tests, {len(failed)} failed, {took:.0f} s, load {load:.1f}", flush=True)
    for name in failed:
        print(f"   {name} (see {log.name})", flush=True)
    return failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--load", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("files", nargs="*", metavar="FILE")
    wanted = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    end, outcomes = time.monotonic() + 60 * wanted.minutes, []
    with busy(max(0, wanted.load - OWN)):
        while len(outcomes) < wanted.runs and (not outcomes or time.monotonic() < end):
            outcomes.append(run_once(len(outcomes) + 1, wanted.files))
    fine = sum(not failed for failed in outcomes)
    print(f"{fine} of {len(outcomes)} runs without a failure at a load of {wanted.load} on {os.cpu_count()} cores")
    sys.exit(fine < len(outcomes))


if __name__ == "__main__":
    main()
