"""PAPERCOVE_INTERPRETED=1 runs the kernel's .py files as they are: for debuggers, coverage and comparison."""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

WANTED = bool(os.environ.get("PAPERCOVE_INTERPRETED"))


class SourcesOnly:
    """An import finder that passes over the compiled modules of papercove."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("papercove."):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES))
            if spec := finder.find_spec(name):
                return spec
        return None


if WANTED:
    sys.meta_path.insert(0, SourcesOnly())
