"""Sets up everything `./play` and `./check` need, with nothing but Python 3.11+, then runs them.

A virtual environment in .venv, the pinned packages of requirements/*.lock, papercove itself in
editable form, the compiled kernel, and the built pages of the browser client. What is already there
and unchanged is not done again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
STAMPS = VENV / "stamps"


def say(text: str) -> None:
    print(f"papercove: {text}", file=sys.stderr, flush=True)


def run(*command: str | Path, **variables: str) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True, env={**os.environ, **variables})


def fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def unchanged(name: str, paths: list[Path]) -> bool:
    stamp = STAMPS / name
    return stamp.exists() and stamp.read_text() == fingerprint(paths)


def remember(name: str, paths: list[Path]) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(fingerprint(paths))


def make_environment() -> None:
    if PYTHON.exists():
        return
    say("making a virtual environment in .venv")
    if shutil.which("uv"):
        run("uv", "venv", "-q", "--python", sys.executable, VENV)
        return
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        sys.exit(f"papercove: this Python has no venv: install it (on Debian, apt install python{version}-venv)")
    venv.create(VENV, with_pip=True)


def install(lock: Path) -> None:
    """The pinned packages, then papercove itself, editable and without a build of its own."""
    sources = [lock, ROOT / "pyproject.toml"]
    if unchanged("packages", sources):
        return
    say("installing packages (the first time takes a minute)")
    pip = [PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if shutil.which("uv"):
        pip = ["uv", "pip", "install", "-q", "--python", PYTHON]
    run(*pip, "--require-hashes", "-r", lock)
    run(*pip, "--no-deps", "--no-build-isolation", "-e", ".", PAPERCOVE_SKIP_KERNEL="1")
    remember("packages", sources)


def kernel_sources() -> list[Path]:
    package = ROOT / "src" / "papercove"
    pxds = list(package.rglob("*.pxd"))
    return [*pxds, *(path.with_suffix(".py") for path in pxds if path.with_suffix(".py").exists()), ROOT / "setup.py"]


def build_kernel(always: bool = False) -> None:
    if not always and unchanged("kernel", kernel_sources()):
        return
    say("compiling the kernel (a minute or two the first time)")
    command = [str(PYTHON), "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
    built = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode:
        print(built.stdout[-4000:], file=sys.stderr)
        sys.exit("papercove: the kernel does not compile (see above)")
    for line in built.stdout.splitlines():
        if line.startswith("papercove: "):  # setup.py says there is no compiler
            print(line, file=sys.stderr)
    remember("kernel", kernel_sources())


def build_pages(needed: bool) -> None:
    """The browser client; without it the room still opens, and says so on its plain page."""
    built = subprocess.run([str(PYTHON), str(ROOT / "tools" / "web.py")], cwd=ROOT)
    if built.returncode and needed:
        sys.exit("papercove: the pages cannot be built (see above)")
    if built.returncode:
        say("the pages cannot be built (see above); going on without them")


def main(purpose: str, arguments: list[str]) -> None:
    make_environment()
    if purpose == "play":
        install(ROOT / "requirements" / "play.lock")
        build_kernel()
        build_pages(needed=False)
        os.execv(BIN / "papercove", [str(BIN / "papercove"), *arguments])
    install(ROOT / "requirements" / "check.lock")
    build_kernel(always=True)
    build_pages(needed=True)
    os.execv(PYTHON, [str(PYTHON), str(ROOT / "tools" / "checks.py"), *arguments])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
