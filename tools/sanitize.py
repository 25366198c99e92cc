"""Builds the kernel with bounds checks and gcc's sanitizers, in a copy, and plays random matches on it.

    tools/python tools/sanitize.py [MATCHES]      20,000 unless said otherwise; ./check runs a few hundred

Any access out of bounds or undefined behaviour ends the run with a report.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAYED = (
    "papercove.bots",
    "papercove.engine",
    "papercove.games",
    "papercove.rl",
)  # all of the kernel that tests.fuzz uses
LIBRARIES = ("libasan.so", "libubsan.so")
COPY = ROOT / "build" / "sanitized"
PYTHON = ROOT / ".venv" / "bin" / "python"


def lacking() -> str:
    """What is missing here for this, if anything is."""
    if not shutil.which("gcc"):
        return "no gcc"
    return "" if all(map(os.path.isabs, map(library, LIBRARIES))) else "no sanitizers of gcc"


def build() -> None:
    shutil.rmtree(COPY / "src", ignore_errors=True)
    ignored = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "locales", "static")
    shutil.copytree(ROOT / "src", COPY / "src", ignore=ignored)
    (COPY / "tools").mkdir(exist_ok=True)
    for name in ("setup.py", "tools/specify.py", "pyproject.toml", "README.md"):
        shutil.copy2(ROOT / name, COPY / name)
    environment = {**os.environ, "PAPERCOVE_SANITIZE": "1", "PAPERCOVE_BUILD": ",".join(PLAYED), "CC": "gcc"}
    subprocess.run([PYTHON, "setup.py", "-q", "build_ext", "--inplace", "-j2"], cwd=COPY, env=environment, check=True)


def library(name: str) -> str:
    found = subprocess.run(["gcc", f"-print-file-name={name}"], check=True, capture_output=True, text=True)
    return found.stdout.strip()


def play(matches: int) -> int:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{COPY / 'src'}{os.pathsep}{ROOT}",
        "LD_PRELOAD": " ".join(map(library, LIBRARIES)),
        "ASAN_OPTIONS": "detect_leaks=0",  # Python itself never frees all it has
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
    }
    return subprocess.run([PYTHON, "-m", "tests.fuzz", str(matches)], cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    if lacking():
        sys.exit(f"papercove: the kernel cannot be sanitized here: {lacking()}")
    build()
    sys.exit(play(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
