"""Where an extra is not installed, the refusal says which one to install; the rest works on."""

from __future__ import annotations

import subprocess
import sys

import pytest

EXTRAS = {"rl": ["gymnasium", "numpy", "pettingzoo"], "openspiel": ["pyspiel"], "report": ["matplotlib"]}
HIDE = """
import sys
from importlib.machinery import PathFinder

find = PathFinder.find_spec
PathFinder.find_spec = lambda name, *rest: None if name in {hidden} else find(name, *rest)
"""


def run_without(extra: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run code as if the packages of an extra were not installed."""
    command = [sys.executable, "-c", HIDE.format(hidden=EXTRAS[extra]) + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "extra"), [("pettingzoo", "rl"), ("gymnasium", "rl"), ("vector", "rl"), ("openspiel", "openspiel")]
)
def test_a_missing_extra_is_named(module: str, extra: str) -> None:
    found = run_without(extra, f"import papercove.rl.{module}")
    assert found.returncode == 1
    last = found.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: ")
    assert last.endswith(f" is not installed: pip install 'papercove[{extra}]'")


def test_a_report_without_matplotlib_says_so() -> None:
    code = "from papercove.cli.app import run; sys.exit(run(['report', 'paper-world', '--language', 'en']))"
    found = run_without("report", code)
    assert found.returncode == 2
    assert found.stderr == "papercove: Matplotlib is not installed: pip install 'papercove[report]'.\n"


@pytest.mark.parametrize("extra", EXTRAS)
def test_matches_are_played_without_it(extra: str) -> None:
    code = "from papercove.cli.app import run; sys.exit(run(['simulate', 'paper-world', '--games', '1', '--json']))"
    assert run_without(extra, code).returncode == 0
