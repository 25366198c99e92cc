"""`./check` itself: what it does when a check fails or cannot be run, tried with checks that take no time."""

from __future__ import annotations

import importlib
import os
import shutil
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
FINE, FAILS = ["python", "-c", "print('heard')"], ["python", "-c", "raise SystemExit('a fault')"]


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    module = importlib.import_module("checks")
    monkeypatch.setattr(module, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(module, "LACKING", tmp_path / "lacking")
    monkeypatch.delenv("PAPERCOVE_INTERPRETED", raising=False)
    return module


def test_every_check_has_its_place(checks: ModuleType) -> None:
    placed = [*checks.AT_ONCE, *(name for lane in checks.LANES for name in lane)]
    assert sorted(placed) == sorted(checks.CHECKS)


def test_after_a_failure_nothing_new_is_begun(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "CHECKS", {**checks.CHECKS, "types": FAILS, "web": FINE})
    with pytest.raises(SystemExit) as ended:
        checks.main(["types", "web"])
    told = capsys.readouterr().out
    assert ended.value.code == "-- not all is fine: see above"
    assert "a fault\n-- types failed" in told
    assert "web" not in told


def test_what_cannot_be_run_is_said_and_fails_nothing(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checks.LACKING.write_text("no C compiler")
    monkeypatch.setattr(checks, "CHECKS", {**checks.CHECKS, "types": FINE})
    checks.main(["compiled kernel", "sanitizers", "types"])
    *_, kernel, sanitizers = capsys.readouterr().out.splitlines()
    assert kernel.strip() == "compiled kernel: not run here, no C compiler"
    assert sanitizers.strip() == "sanitizers: not run here, no C compiler"


@pytest.mark.skipif(not shutil.which("nice"), reason="a system without nice")
def test_who_only_computes_gives_way_to_who_waits(checks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["python", "-c", "import os; print(os.nice(0))"]
    monkeypatch.setattr(checks, "CHECKS", {**checks.CHECKS, "types": asked, "room": asked})
    checks.main(["types", "room"])
    computing, waiting = (int((checks.RESULTS / f"{name}.log").read_text()) for name in ("types", "room"))
    assert waiting == os.nice(0)
    assert computing == min(19, waiting + 5)


def test_an_unknown_check_is_named(checks: ModuleType) -> None:
    with pytest.raises(SystemExit, match="no such check: spelling; there are compiled kernel, "):
        checks.main(["spelling"])
