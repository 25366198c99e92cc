"""`papercove doctor`: how Papercove is installed."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import entry_points, version
from pathlib import Path

import papercove
from papercove.cli import speech
from papercove.engine.registry import GROUP

PACKAGES = ("cython", "fluent.runtime", "msgspec", "starlette", "textual", "uvicorn")


def doctor() -> None:
    """Show how Papercove is installed: compiled or interpreted, versions, paths."""
    words = speech.speak()
    print(words.say("doctor-compiled" if papercove.COMPILED else "doctor-interpreted"))
    rows = [
        ("papercove", f"{version('papercove')}  {Path(papercove.__file__).parent}"),
        ("python", f"{platform.python_version()}  {sys.executable}"),
        (words.say("doctor-machine"), f"{platform.system()} {platform.machine()}"),
        (words.say("doctor-language"), words.language),
        *((name, version(name)) for name in PACKAGES),
        *((words.say("doctor-game"), f"{point.name}  {point.value}") for point in sorted(entry_points(group=GROUP))),
    ]
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"{name:<{width}}  {value}")
