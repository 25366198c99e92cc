"""Bots of another package, installed for one test."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest


def install_bots(site: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: str, points: Mapping[str, str]) -> None:
    """A package of this name with one module, and an entry point for each bot."""
    information = site / f"{name}-1.0.dist-info"
    information.mkdir(parents=True)
    (site / f"{name}.py").write_text(code)
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "\n".join(f"{bot} = {place}" for bot, place in points.items())
    (information / "entry_points.txt").write_text(f"[papercove.bots]\n{lines}\n")
    monkeypatch.syspath_prepend(str(site))
