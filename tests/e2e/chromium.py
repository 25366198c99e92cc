"""A real Chromium without root: the one on PATH, or the one of npm's @sparticuz/chromium, inflated here."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BIN = Path(sys.executable).parent
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
INFLATED = HERE / "node_modules" / ".chromium"
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
<fontconfig><dir>{fonts}</dir><dir>/usr/share/fonts</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def find_chromium() -> tuple[Path, dict[str, str]]:
    """The program, and the environment it needs."""
    for name in NAMES if os.environ.get("PAPERCOVE_CHROMIUM") != "bundled" else ():
        if found := shutil.which(name):
            return Path(found), {}
    with packages():
        if not (INFLATED / "chromium").exists():
            inflate()
    return INFLATED / "chromium", {
        "LD_LIBRARY_PATH": str(INFLATED / "al2023" / "lib"),
        "FONTCONFIG_FILE": str(INFLATED / "fonts.conf"),
    }


class packages:  # noqa: N801  (reads as a statement: with packages():)
    """The npm packages of these tests, installed once; only one process at a time does it."""

    def __enter__(self) -> None:
        self.lock = (HERE / ".lock").open("w")
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "tools" / "web.py"), "packages", str(HERE)], check=True)

    def __exit__(self, *_: object) -> None:
        self.lock.close()


def inflate() -> None:
    INFLATED.mkdir(exist_ok=True)
    for name in ("al2023.tar", "fonts.tar", "swiftshader.tar", "chromium"):
        target = INFLATED / f"{name}.part"
        command = [str(BIN / "node"), "--input-type=module", "-e", INFLATE, str(PACKAGE / f"{name}.br"), str(target)]
        subprocess.run(command, check=True)
        if name.endswith(".tar"):
            with tarfile.open(target) as archive:
                archive.extractall(INFLATED if name == "swiftshader.tar" else INFLATED / name[:-4], filter="data")
            target.unlink()
        else:
            target.chmod(0o755)
            target.rename(INFLATED / name)
    conf = FONTS.format(fonts=INFLATED / "fonts", cache=INFLATED / "font-cache")
    (INFLATED / "fonts.conf").write_text(conf)
