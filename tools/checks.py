"""Every check of the project, in the order in which they fail soonest; `./check` runs this.

`./check NAME …` runs only those named.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

IS_COMPILED = "import papercove, sys; sys.exit(not papercove.COMPILED and 'the kernel is not compiled')"
PYTEST = ["python", "-m", "pytest", "-q", "--dist", "loadgroup", "-n"]  # and how many at a time: some mostly wait
# Tests that change their process: the first two install games of their own, the last keeps a browser's event loop.
APART = ["tests/server", "tests/third_game", "tests/e2e"]
CHECKS: dict[str, list[str]] = {
    "compiled": ["python", "-c", IS_COMPILED],
    "format": ["ruff", "format", "--check", "-q", "."],
    "lint": ["ruff", "check", "-q", "."],
    "layers": ["lint-imports", "--no-cache"],
    "types": ["mypy"],
    "sanitizers": ["python", "tools/sanitize.py", "400"],
    "web": ["python", "tools/web.py", "check"],
    "tests": [*PYTEST, "2", *(f"--ignore={folder}" for folder in APART)],
    "room": [*PYTEST, "4", *APART[:2]],
    "browser": [*PYTEST, "2", APART[2]],
}


def main(names: list[str]) -> None:
    if unknown := set(names) - set(CHECKS):
        sys.exit(f"no such check: {', '.join(sorted(unknown))}; there are {', '.join(CHECKS)}")
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    for name, (program, *arguments) in CHECKS.items():
        if names and name not in names:
            continue
        began = time.monotonic()
        print(f"-- {name}", flush=True)
        done = subprocess.run([str(BIN / program), *arguments], cwd=ROOT, env=environment)
        if done.returncode:
            sys.exit(f"-- {name} failed")
        print(f"-- {name} fine, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
