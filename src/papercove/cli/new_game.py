"""`papercove new-game`: writes the package of a new game, which plays and passes its tests as it is.

What it writes is `cli/new_package`, a small game that works, under another name.
"""

from __future__ import annotations

import keyword
import re
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from papercove.cli import speech
from papercove.engine.errors import Unreadable
from papercove.engine.registry import game_ids

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40


def new_game(
    name: Annotated[str, Parameter(help="The name of the game: lower-case letters and digits, separated by hyphens.")],
    *,
    folder: Annotated[Path, Parameter(help="Where to create its folder; otherwise here.")] = Path(),
) -> None:
    """Create the package of a new game, which plays and passes its tests as it is."""
    check_name(name)
    place = folder / name
    if place.exists():
        raise Unreadable("new-game-exists", folder=str(place))
    try:
        write(resources.files("papercove.cli").joinpath("new_package"), place, spellings(name))
    except OSError as problem:
        raise Unreadable("new-game-unwritten", folder=str(place), problem=problem.strerror or str(problem)) from None
    print(speech.speak().say("new-game-done", folder=str(place), name=name))


def check_name(name: str) -> None:
    """Refuse what can be no package and no game's id, or is one already."""
    module = name.replace("-", "_")
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(module):
        raise Unreadable("new-game-name", name=name[:LONGEST])
    if name in game_ids() or module in sys.stdlib_module_names or module in ("papercove", "tests"):
        raise Unreadable("new-game-taken", name=name)


def spellings(name: str) -> dict[str, str]:
    """How the sample's name is spelled in its files, and this one's instead."""
    words = name.split("-")
    return {
        "sample-game": name,
        "sample_game": "_".join(words),
        "SampleGame": "".join(word.capitalize() for word in words),
        "Sample Game": " ".join(word.capitalize() for word in words),
    }


def write(source: Traversable, place: Path, names: dict[str, str]) -> None:
    """A copy of a folder under other names."""
    place.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.name == "__pycache__":
            continue
        target = place / renamed(entry.name, names)
        if entry.is_dir():
            write(entry, target, names)
        else:
            target.write_text(renamed(entry.read_text("utf-8"), names), "utf-8", newline="\n")


def renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text
