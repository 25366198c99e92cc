"""Sets up everything `./play` and `./check` need, with nothing but Python 3.11+, then runs them.

A virtual environment in .venv, the pinned packages of requirements/*.lock, papercove itself in
editable form, the compiled kernel, and the built pages of the browser client. What is already there
and unchanged is not done again; what was interrupted is finished by the next start.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
PLAY, CHECK = (ROOT / "requirements" / name for name in ("play.lock", "check.lock"))
LACKING = STAMPS / "lacking"  # why the kernel is not compiled, for the summary of ./check
INSTALLING = Lock()
INTERPRETED = re.compile("^papercove: the kernel stays interpreted.*: (.*)$", re.MULTILINE)  # says setup.py

NO_ROOM = "the disk is full: make room (2 GB are plenty), then start again; it goes on from there"
NO_NETWORK = (
    "the packages cannot be fetched: connect this machine to the internet, then start again; it goes on from there"
)
REASONS = {
    r"EACCES|EROFS|Read-only file system": f"{ROOT} cannot be written: make it yours, or copy it to a folder that is",
    r"No space left on device|ENOSPC|Disk quota exceeded|EDQUOT": NO_ROOM,
}
FETCHING = {  # only of steps that fetch something: a test may well speak of a refused connection
    r"NewConnectionError|ConnectTimeout|ProxyError|name resolution|No matching distribution|Max retries"
    r"|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|error sending request|client error": NO_NETWORK,
}


def say(text: str) -> None:
    print(f"papercove: {text}", file=sys.stderr, flush=True)


def refusal(output: str, otherwise: str, fetching: bool = False) -> str:
    """One sentence for what went wrong; where the reason is not known, `otherwise` after the program's own words."""
    for pattern, sentence in (REASONS | (FETCHING if fetching else {})).items():
        if re.search(pattern, output):
            return f"papercove: {sentence}"
    return f"{output[-4000:]}\npapercove: {otherwise} (see above)"


def run(*command: str | Path, otherwise: str, fetching: bool = False, **variables: str) -> str:
    """Run a program quietly; what it wrote. A failure ends the set-up with one sentence."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        sys.exit(refusal(done.stdout, otherwise, fetching))
    return done.stdout


def fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def unchanged(name: str, paths: list[Path]) -> bool:
    stamp = STAMPS / name
    return stamp.exists() and stamp.read_text("utf-8") == fingerprint(paths)


def remember(name: str, paths: list[Path]) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(fingerprint(paths), "utf-8")


def packages_folders() -> list[Path]:
    return [VENV / "Lib" / "site-packages"] if os.name == "nt" else list(VENV.glob("lib/python*/site-packages"))


def environment_is_whole() -> bool:
    """Its Python runs, is the one its packages were installed for, and can install."""
    try:
        asked = [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        answer = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return False
    installs = shutil.which("uv") or any(Path(answer).glob("pip-*.dist-info/INSTALLER"))
    return Path(answer).is_dir() and bool(installs)


def make_environment() -> None:
    if environment_is_whole():
        return
    say("making a virtual environment in .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    failed = "the virtual environment cannot be made"
    if shutil.which("uv"):
        run("uv", "venv", "-q", "--seed", "--python", sys.executable, VENV, otherwise=failed, fetching=True)
        return
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        sys.exit(f"papercove: this Python has no venv: install it (on Debian, apt install python{version}-venv)")
    run(sys.executable, "-m", "venv", "--without-pip", VENV, otherwise=failed)
    run(PYTHON, "-m", "ensurepip", "--default-pip", otherwise=failed)  # apart: venv would hide what went wrong


def drop_half_installed() -> None:
    """A package whose installation was interrupted looks installed to pip, but lacks INSTALLER, written last."""
    for folder in packages_folders():
        for info in folder.glob("*.dist-info"):
            if not (info / "INSTALLER").exists():
                shutil.rmtree(info)


def pip(*arguments: str | Path, **variables: str) -> None:
    """Install packages, one after the other: two at a time would stand in each other's way."""
    command = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]
    if shutil.which("uv"):
        command = ["uv", "pip", "install", "-q", "--python", PYTHON]
    with INSTALLING:
        run(*command, *arguments, otherwise="the packages cannot be installed", fetching=True, **variables)


NEEDED = [PLAY, ROOT / "pyproject.toml"]


def builders() -> str:
    """The pins of what compiles the kernel."""
    return "".join(re.findall(r"^(?:cython|setuptools)==.*\n(?:\s.*\n)+", PLAY.read_text("utf-8"), re.MULTILINE))


def install_builders() -> None:
    """What compiles the kernel, ahead of all else: then that is done while the rest is fetched."""
    if unchanged("packages", NEEDED):
        return
    say("installing packages (the first time takes a minute)")
    drop_half_installed()
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / "builders.lock").write_text(builders(), "utf-8")
    pip("--require-hashes", "-r", STAMPS / "builders.lock")


def install() -> None:
    """The pinned packages, then papercove itself, editable and without a build of its own."""
    if unchanged("packages", NEEDED):
        return
    pip("--require-hashes", "-r", PLAY)
    pip("--no-deps", "--no-build-isolation", "-e", ".", PAPERCOVE_SKIP_KERNEL="1")
    remember("packages", NEEDED)


def install_for_checks() -> None:
    """What the checks need besides, more than half of all packages."""
    sources = [CHECK, ROOT / "pyproject.toml"]
    if not unchanged("more packages", sources):
        drop_half_installed()
        pip("--require-hashes", "-r", CHECK)
        remember("more packages", sources)


def kernel_sources() -> list[Path]:
    package = ROOT / "src" / "papercove"
    pxds = list(package.rglob("*.pxd"))
    compiled = [path.with_suffix(".py") for path in pxds if path.with_suffix(".py").exists()]
    made_from = [*package.glob("games/*/spec.py"), ROOT / "tools" / "specify.py"]
    return [*pxds, *compiled, *made_from, ROOT / "setup.py"]


def compile_kernel() -> str:
    """Compile it; what is lacking here, if anything is."""
    command = [PYTHON, "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
    found = INTERPRETED.search(run(*command, otherwise="the kernel does not compile"))
    return found[1] if found else ""


def fetch_compiler() -> bool:
    """Python's headers without a compiler: PyPI has one."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return False
    say("no C compiler here: fetching one (ziglang)")
    try:
        pip("--require-hashes", "-r", ROOT / "requirements" / "compiler.lock")
    except SystemExit as problem:
        say(str(problem.code).splitlines()[-1].removeprefix("papercove: "))
        return False
    return True


def build_kernel(always: bool = False) -> None:
    """The kernel; without a compiler its files run as they are."""
    if not always and unchanged("kernel", kernel_sources()):
        return
    say("compiling the kernel (a minute or two the first time)")
    lacking = compile_kernel()
    if lacking and fetch_compiler():
        lacking = compile_kernel()
    if lacking:
        STAMPS.mkdir(exist_ok=True)
        LACKING.write_text(lacking, "utf-8")
        say(f"the kernel stays interpreted (about 100 times slower): {lacking}")
        return  # not remembered: the next start looks for a compiler again
    LACKING.unlink(missing_ok=True)
    remember("kernel", kernel_sources())


def build_pages(needed: bool) -> None:
    """The browser client; without it the room still opens, and says so on its plain page."""
    built = subprocess.run([str(PYTHON), str(ROOT / "tools" / "web.py")], cwd=ROOT)
    if built.returncode and needed:
        sys.exit("papercove: the pages cannot be built (see above)")
    if built.returncode:
        say("the pages cannot be built (see above); going on without them")


def install_rest(checking: bool) -> None:
    """All but the kernel; pages need the packages of `./play` only."""
    install()
    with ThreadPoolExecutor() as beside:
        pages = beside.submit(build_pages, needed=checking)
        if checking:
            install_for_checks()
        pages.result()


def become(program: Path, *arguments: str) -> None:
    """Hand over to a program; Windows cannot replace this one."""
    command = [str(program), *arguments]
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(program, command)


def main(purpose: str, arguments: list[str]) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  (that it is older is found out here)
        sys.exit("papercove: Python 3.11 or newer is needed, and this one is older: install one, then start again")
    checking = purpose == "check"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each of many processes compiles all its packages anew
    make_environment()
    install_builders()
    # The compiler keeps a core or two busy; packages mostly wait for the network and the disk.
    with ThreadPoolExecutor() as beside:
        rest = beside.submit(install_rest, checking)
        build_kernel(always=checking)
        rest.result()
    if checking:
        become(PYTHON, str(ROOT / "tools" / "checks.py"), *arguments)
    become(BIN / "papercove", *arguments)


if __name__ == "__main__":
    try:
        main(sys.argv[1], sys.argv[2:])
    except KeyboardInterrupt:
        sys.exit("\npapercove: interrupted; the next start goes on from there")
    except OSError as problem:
        sys.exit(refusal(f"{errno.errorcode.get(problem.errno or 0, '')}: {problem}", "the set-up cannot go on"))
