"""Every check of the project; `./check` runs this. First what is answered within seconds, then three lanes
side by side.

`./check NAME …` runs only those named. What cannot be run on this machine is told at the end, with
the reason, and fails nothing. What each of them said is kept in artefacts/results.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from threading import Event
from xml.etree import ElementTree

import sanitize
from boot import LACKING, ROOT

BIN = Path(sys.executable).parent
RESULTS = ROOT / "artefacts" / "results"  # what each check said, and what pytest found

COMPILED = ["python", "-c", "import papercove, sys; sys.exit(not papercove.COMPILED and 'the kernel is not compiled')"]
PYTEST = ["python", "-m", "pytest", "-q", "--dist", "loadgroup", "-n"]  # and how many at a time: some mostly wait
# Tests that change their process: the first two install games of their own, the last keeps a browser's event loop.
APART = ["tests/server", "tests/third_game", "tests/e2e"]
CHECKS: dict[str, list[str]] = {
    "compiled kernel": COMPILED,
    "specifications": ["python", "tools/specify.py", "check"],
    "format": ["ruff", "format", "--check", "-q", "."],
    "lint": ["ruff", "check", "-q", "."],
    "layers": ["lint-imports", "--no-cache"],
    "chromium": ["python", "-m", "tests.e2e.chromium"],  # fetched while the others think
    "types": ["mypy"],
    "web": ["python", "tools/web.py", "check"],
    "sanitizers": ["python", "tools/sanitize.py", "400"],
    "tests": [*PYTEST, "2", *(f"--ignore={folder}" for folder in APART)],
    "room": [*PYTEST, "3", *APART[:2]],
    "browser": [*PYTEST, "2", APART[2]],
}
# Side by side, because much of a lane is waiting: for a disk, a clock or a page. Together they keep two cores busy. The
# browser's is the longest, and waits most: alone at the end it would leave a core idle a fifth of the time. So whoever
# only computes gives way to whoever waits for something, and fills what is left.
LANES = [["chromium", "browser"], ["tests"], ["types", "web", "sanitizers", "room"]]
WAITING = ("browser", "room")
GIVING_WAY = ["nice", "-n", "5"] if shutil.which("nice") else []
AT_ONCE = [name for name in CHECKS if not any(name in lane for lane in LANES)]


class CheckFailed(Exception):
    """A check failed; this is what it said."""


def lacking(name: str) -> str:
    """Why a check cannot be run on this machine, if it cannot."""
    if name == "compiled kernel":
        return "PAPERCOVE_INTERPRETED is set" if os.environ.get("PAPERCOVE_INTERPRETED") else kept_reason()
    return (kept_reason() or sanitize.lacking()) if name == "sanitizers" else ""


def kept_reason() -> str:
    """What the set-up lacked for the kernel."""
    return LACKING.read_text() if LACKING.exists() else ""


def skipped(results: Path) -> list[str]:
    """A line for each reason why tests were skipped."""
    reasons: Counter[tuple[str, str]] = Counter()
    for case in ElementTree.parse(results).iter("testcase"):
        for skip in case.iter("skipped"):
            reasons[case.get("classname", ""), skip.get("message", "")] += 1
    return [f"{count} of {module}: not run here, {reason}" for (module, reason), count in reasons.items()]


def perform(name: str) -> list[str]:
    """Run one check; what of it was not run. What it said is shown as a whole when it has failed."""
    if reason := lacking(name):
        return [f"{name}: not run here, {reason}"]
    program, *arguments = CHECKS[name]
    results, said = RESULTS / f"{name}.xml", RESULTS / f"{name}.log"
    tests = "pytest" in arguments
    if tests:
        arguments.append(f"--junitxml={results}")
    if name not in AT_ONCE:
        print(f"-- {name} …", flush=True)
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    environment.setdefault("OPENBLAS_NUM_THREADS", "1")  # others wait for the cores that its idle threads would keep
    if kept_reason():
        environment["PAPERCOVE_INTERPRETED"] = "1"  # as if it were wanted: then no command warns that it is slow
    began = time.monotonic()
    with said.open("wb") as log:
        command = [*([] if name in WAITING else GIVING_WAY), str(BIN / program), *arguments]
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT)
    text = said.read_text("utf-8", errors="replace").rstrip()
    if done.returncode:
        raise CheckFailed(f"{text}\n-- {name} failed")
    counted = f": {text.splitlines()[-1]}" if tests else ""
    print(f"-- {name} fine, {time.monotonic() - began:.0f} s{counted}", flush=True)
    return skipped(results) if tests else []


def perform_in_turn(names: list[str], failed: Event) -> list[str]:
    """One after the other; what was not run of them. After a failure anywhere nothing new is begun."""
    left_out: list[str] = []
    for name in names:
        if not failed.is_set():
            try:
                left_out += perform(name)
            except CheckFailed as failure:
                failed.set()
                print(failure, flush=True)
    return left_out


def perform_all(names: list[str]) -> list[str]:
    """What was not run of these checks, once all of them are fine."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    failed = Event()
    left_out = perform_in_turn([name for name in AT_ONCE if name in names], failed)
    with ThreadPoolExecutor(len(LANES)) as lanes:
        chosen = ([name for name in lane if name in names] for lane in LANES)
        for lines in lanes.map(perform_in_turn, chosen, repeat(failed)):
            left_out += lines
    if failed.is_set():
        raise CheckFailed("-- not all is fine: see above")
    return left_out


def main(names: list[str]) -> None:
    if unknown := set(names) - set(CHECKS):
        sys.exit(f"no such check: {', '.join(sorted(unknown))}; there are {', '.join(CHECKS)}")
    began = time.monotonic()
    try:
        left_out = perform_all([name for name in CHECKS if not names or name in names])
    except CheckFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit("-- interrupted")
    print(f"-- all fine, {time.monotonic() - began:.0f} s", flush=True)
    for line in left_out:
        print(f"   {line}")


if __name__ == "__main__":
    main(sys.argv[1:])
