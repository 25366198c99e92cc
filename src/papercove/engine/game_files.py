"""What lies beside a game's code in its package: words, rules and pictures of a game that is not ours."""

from __future__ import annotations

import sys
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable


def folder_of(game: object) -> Traversable | None:
    """The folder of the package that a game is written in; None for a single file."""
    module = type(game).__module__
    package = module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]
    return resources.files(package) if package else None


def first_file(game: object, *names: str) -> Traversable | None:
    """The first of these files that the game's package has."""
    folder = folder_of(game)
    files = [folder.joinpath(*name.split("/")) for name in names] if folder is not None else []
    return next((file for file in files if file.is_file()), None)


@cache
def pictures(game: object) -> dict[str, str]:
    """Each SVG of its folder `art`, by name."""
    folder = folder_of(game)
    art = folder.joinpath("art") if folder is not None else None
    files = art.iterdir() if art is not None and art.is_dir() else ()
    return {file.name.removesuffix(".svg"): file.read_text("utf-8") for file in files if file.name.endswith(".svg")}
