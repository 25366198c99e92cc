"""The manifest of the committed pictures: what each was made from, how, and how true its colour is. Needs no renderer.

A picture is stale when the sources it was made from have changed. Sources are compared by what they do: comments,
docstrings
and line breaks do not count.
"""

from __future__ import annotations

import ast
import fcntl
import hashlib
import json
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

from art.subjects import FACE, Subject, every

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "pictures" / "files"
MANIFEST = ROOT / "web" / "pictures" / "manifest.json"
CALIBRATION = ROOT / "art" / "calibration.json"
RENDERER = "bpy 5.0.1"
FORMATS = ("avif", "webp")


class Entry(TypedDict, total=False):
    source: str  # hash of what it was made from
    samples: int
    files: str  # hash of its files
    figure: list[float]  # left, top, right, bottom: shares of the picture
    off: float  # distance of the card's paper from its token, Oklab
    depth: dict[str, float]  # mean distance of stacks in a page, with this layer on top, from the same stacks rendered


@lru_cache
def meaning(module: str) -> tuple[str, tuple[str, ...]]:
    """A module of art/ without its comments and docstrings, and the modules of art/ that it imports."""
    path = ROOT / (module.replace(".", "/") + ".py")
    if not path.exists():
        path = ROOT / module.replace(".", "/") / "__init__.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported: set[str] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            body[0].value.value = ""
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "art":
            inside = (ROOT / node.module.replace(".", "/")).is_dir()
            imported |= {f"{node.module}.{alias.name}" for alias in node.names} if inside else {node.module}
    return ast.dump(tree), tuple(sorted(imported))


NOT_SOURCES = {"art.deck"}  # which cards there are does not change how one is folded


def sources(subject: Subject) -> list[str]:
    found: list[str] = []
    waiting = list(subject.modules)
    while waiting:
        module = waiting.pop()
        if module not in found and module not in NOT_SOURCES:
            found.append(module)
            waiting += meaning(module)[1]
    return sorted(found)


def source_hash(subject: Subject) -> str:
    digest = hashlib.sha256()
    for module in sources(subject):
        digest.update(f"{module}\0{meaning(module)[0]}\0".encode())
    if subject.sort == FACE:
        papers = json.loads(CALIBRATION.read_text(encoding="utf-8")).get(subject.name)
        digest.update(json.dumps(papers).encode())
    return digest.hexdigest()[:16]


def files_of(subject: Subject) -> list[Path]:
    return [FOLDER / f"{subject.name}-{size}.{kind}" for size in subject.sizes for kind in FORMATS]


def files_hash(subject: Subject) -> str:
    digest = hashlib.sha256()
    for path in files_of(subject):
        digest.update(path.read_bytes() if path.exists() else b"missing")
    return digest.hexdigest()[:16]


def entries() -> dict[str, Entry]:
    if not MANIFEST.exists():
        return {}
    found: dict[str, Entry] = json.loads(MANIFEST.read_text(encoding="utf-8"))["pictures"]
    return found


def keep(changed: dict[str, Entry]) -> None:
    """Several processes may render at a time: one writes after the other."""
    with MANIFEST.open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        write(changed)


def write(changed: dict[str, Entry]) -> None:
    rows = {**entries(), **changed}
    known = every()
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(rows[name])}" for name in sorted(rows) if name in known)
    MANIFEST.write_text(f'{{"renderer": "{RENDERER}", "pictures": {{\n{lines}\n}}}}\n', encoding="utf-8")


def stale() -> dict[str, str]:
    """Pictures that must be rendered or encoded anew, and why."""
    found, rows = {}, entries()
    for name, subject in every().items():
        row = rows.get(name)
        if row is None:
            found[name] = "never rendered"
        elif row.get("source") != source_hash(subject) or row.get("samples") != subject.samples:
            found[name] = "its sources have changed"
        elif row.get("files") != files_hash(subject):
            found[name] = "its files are not those that were rendered"
    return found
