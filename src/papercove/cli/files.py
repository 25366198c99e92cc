"""Files that people hand over: read with a clear refusal, written whole or not at all."""

from __future__ import annotations

import os
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
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError as problem:
        raise Unreadable("file-unwritable", file=str(path), problem=_reason(problem)) from None


def _reason(problem: OSError | UnicodeDecodeError) -> str:
    return problem.strerror or str(problem) if isinstance(problem, OSError) else "UTF-8"
