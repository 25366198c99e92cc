"""Every check of the project; `./check` runs this. What needs one core runs beside another, then come the tests.

`./check NAME …` runs only those named. What cannot be run on this machine is told at the end, with
the reason, and fails nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import sanitize
from boot import LACKING, ROOT

BIN = Path(sys.executable).parent
RESULTS = ROOT / "artefacts" / "results"  # what pytest found, one file a check

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
    "sanitizers": ["python", "tools/sanitize.py", "400"],
    "types": ["mypy"],
    "web": ["python", "tools/web.py", "check"],
    "tests": [*PYTEST, "2", *(f"--ignore={folder}" for folder in APART)],
    "room": [*PYTEST, "4", *APART[:2]],
    "browser": [*PYTEST, "2", APART[2]],
}


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
    """Run one check, which ends everything if it fails; what of it was not run."""
    if reason := lacking(name):
        return [f"{name}: not run here, {reason}"]
    program, *arguments = CHECKS[name]
    results = RESULTS / f"{name}.xml"
    tests = "pytest" in arguments
    if tests:
        arguments.append(f"--junitxml={results}")
        print(f"-- {name}", flush=True)
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    if kept_reason():
        environment["PAPERCOVE_INTERPRETED"] = "1"  # as if it were wanted: then no command warns that it is slow
    began = time.monotonic()
    # Tests show how far they are; what checks say at the same time is shown one after the other.
    output = None if tests else subprocess.PIPE
    done = subprocess.run(
        [str(BIN / program), *arguments], cwd=ROOT, env=environment, stdout=output, stderr=output and subprocess.STDOUT
    )
    if done.returncode:
        raise CheckFailed(f"{(done.stdout or b'').decode(errors='replace')}-- {name} failed")
    print(f"-- {name} fine, {time.monotonic() - began:.0f} s", flush=True)
    return skipped(results) if tests else []


def perform_all(names: list[str]) -> list[str]:
    """What was not run of these checks: some at a time, then the tests, each of which takes all cores."""
    small = [name for name in names if "pytest" not in CHECKS[name]]
    with ThreadPoolExecutor(3) as cores:
        try:
            left_out = [line for lines in cores.map(perform, small) for line in lines]
        except CheckFailed:
            cores.shutdown(wait=False, cancel_futures=True)
            raise
    return left_out + [line for name in names if name not in small for line in perform(name)]


def main(names: list[str]) -> None:
    if unknown := set(names) - set(CHECKS):
        sys.exit(f"no such check: {', '.join(sorted(unknown))}; there are {', '.join(CHECKS)}")
    began = time.monotonic()
    try:
        left_out = perform_all([name for name in CHECKS if not names or name in names])
    except CheckFailed as failure:
        sys.exit(str(failure))
    print(f"-- all fine, {time.monotonic() - began:.0f} s", flush=True)
    for line in left_out:
        print(f"   {line}")


if __name__ == "__main__":
    main(sys.argv[1:])
