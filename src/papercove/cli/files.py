"""Files that people hand over: read with a clear refusal, written whole or not at all."""

from __future__ import annotations

import os
from errno import EISDIR
from itertools import chain, count
from pathlib import Path

from papercove.engine.errors import Unreadable


def read_text(path: Path) -> str:
    """The text of a file; Unreadable if it is not there or is no text."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise Unreadable("file-missing", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise Unreadable("file-unreadable", file=str(path), problem=_reason(problem)) from None


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step, so that a crash leaves the old one; Unreadable if that is not possible."""
    try:
        draft = _draft_of(path)
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError as problem:
        raise Unreadable("file-unwritable", file=str(path), problem=_reason(problem)) from None


def need_place(path: Path, own: Path | None) -> None:
    """Refuse now what could not be written later, and a file that is there already and is not one's `own`."""
    try:
        draft = _draft_of(path)
        draft.touch()
        draft.unlink()
        is_foreign = path.exists() and not (own and own.exists() and path.samefile(own))
    except OSError as problem:
        raise Unreadable("file-unwritable", file=str(path), problem=_reason(problem)) from None
    if is_foreign:
        raise Unreadable("file-exists", file=str(path))


def free_name(path: Path) -> Path:
    """This path, or the first with a number behind its name at which there is no file yet."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in chain([path], names) if not name.exists())


def _draft_of(path: Path) -> Path:
    """Where a file is written before it takes its place."""
    if path.is_dir() or not path.name:
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    return path.with_name(f".{path.name}.{os.getpid()}")


def _reason(problem: OSError | UnicodeDecodeError) -> str:
    return problem.strerror or str(problem) if isinstance(problem, OSError) else "UTF-8"
