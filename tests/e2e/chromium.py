"""A real Chromium without root: always the one of npm's @sparticuz/chromium, a headless shell, inflated here.

Another one only when asked for: PAPERCOVE_CHROMIUM=system takes the first on PATH, PAPERCOVE_CHROMIUM=/a/path that one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from filelock import FileLock

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BIN = Path(sys.executable).parent
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
INFLATED = HERE / "node_modules" / ".chromium"
LOCK = FileLock(HERE / ".lock")
NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
)
INFLATE = """
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
const [source, target] = process.argv.slice(1)
await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target))
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def asked_for() -> str:
    """Which browser somebody asked for: `system`, a path, or none."""
    return os.environ.get("PAPERCOVE_CHROMIUM", "")


def find_chromium() -> tuple[Path, dict[str, str]]:
    """The program, and the environment it needs."""
    if asked := asked_for():
        found = next(filter(None, map(shutil.which, NAMES if asked == "system" else (asked,))), None)
        assert found, f"PAPERCOVE_CHROMIUM={asked}: there is no such browser; unset it to use the one the tests bring"
        return Path(found), {}
    install_packages()
    with LOCK:
        if not INFLATED.exists():
            inflate()
    return INFLATED / "chromium", {
        "LD_LIBRARY_PATH": str(INFLATED / "al2023" / "lib"),
        "FONTCONFIG_FILE": str(INFLATED / "fonts.conf"),
    }


def install_packages() -> None:
    """The npm packages of these tests, installed once; only one process at a time does it."""
    with LOCK:
        subprocess.run([sys.executable, str(ROOT / "tools" / "web.py"), "packages", str(HERE)], check=True)


def inflate() -> None:
    """All of it or nothing: the folder gets its name when it is complete."""
    part = INFLATED.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir()
    for name in ("al2023.tar", "fonts.tar", "swiftshader.tar", "chromium"):
        target = part / name
        command = [str(BIN / "node"), "--input-type=module", "-e", INFLATE, str(PACKAGE / f"{name}.br"), str(target)]
        subprocess.run(command, check=True)
        if name.endswith(".tar"):
            unpack(target, part if name == "swiftshader.tar" else target.with_suffix(""))
            target.unlink()
    (part / "chromium").chmod(0o755)
    # No fonts of this machine: pictures and widths are the same everywhere.
    (part / "fonts.conf").write_text(FONTS.format(fonts=INFLATED / "fonts", cache=INFLATED / "font-cache"))
    part.rename(INFLATED)


def unpack(archive: Path, folder: Path) -> None:
    """The plain files of an archive, none outside the folder (tarfile's own filter came with Python 3.11.4)."""
    with tarfile.open(archive) as members:
        for member in filter(tarfile.TarInfo.isfile, members):
            target = (folder / member.name).resolve()
            assert target.is_relative_to(folder.resolve()), f"{archive.name} reaches outside: {member.name}"
            target.parent.mkdir(parents=True, exist_ok=True)
            source = members.extractfile(member)
            assert source is not None  # it is a plain file
            with source, target.open("wb") as sink:
                shutil.copyfileobj(source, sink)


if __name__ == "__main__":
    find_chromium()
