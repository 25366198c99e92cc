"""Builds the kernel: every module under src/papercove that has a .pxd beside its .py.

First the constants of each game are made of its specification (tools/specify.py).

Where no compiler is found the build goes on without it, and the same files run interpreted. CC=… names a compiler; else
it is the one Python was built with, another one on PATH, or the one of PyPI's `ziglang`, if that is installed.
PAPERCOVE_SKIP_KERNEL=1 leaves the kernel out, for an editable install whose kernel is built afterwards.
PAPERCOVE_SANITIZE=1 builds with bounds checks and gcc's address and undefined-behaviour sanitizers.
PAPERCOVE_QUICK=1 builds without optimising, and PAPERCOVE_BUILD=papercove.games.… only what is named, for tests.
PAPERCOVE_MARCH=native builds for this very machine; otherwise the kernel runs on any x86-64 of the last fifteen years.

A wheel also takes in the pages of the browser client, if they have been built (web/dist; `python tools/web.py`).
"""

import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, "tools")
import specify

SOURCE = Path("src")
PAGES = Path("web/dist")
SANITIZE = bool(os.environ.get("PAPERCOVE_SANITIZE"))
QUICK = bool(os.environ.get("PAPERCOVE_QUICK"))
ONLY = tuple(os.environ.get("PAPERCOVE_BUILD", "papercove").split(","))
CHECKED = (
    "changes",
    "choices",
    "sheet",
    "view",
    "worth",
)  # modules that make Python objects, and gain nothing by trust
# What Cython would write into every module is compiled once, in one that the others import: a third less to compile.
SHARED = "papercove.engine.shared"
MARCH = os.environ.get("PAPERCOVE_MARCH", "x86-64-v2") if platform.machine() in ("x86_64", "AMD64") else ""


def compilers() -> list[str]:
    """What may compile the kernel here, the likeliest first."""
    if asked := os.environ.get("CC"):
        return [asked]
    zig = [f"{shlex.quote(sys.executable)} -m ziglang cc"] if importlib.util.find_spec("ziglang") else []
    return [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang", *zig]


def works(compiler: str) -> bool:
    """Whether it makes a module that includes Python's headers."""
    headers = {sysconfig.get_path(name) for name in ("include", "platinclude")}
    with TemporaryDirectory() as folder:
        (Path(folder) / "probe.c").write_text("#include <Python.h>\n", "utf-8")
        command = [
            *shlex.split(compiler),
            "-shared",
            "-fPIC",
            *(f"-I{path}" for path in headers),
            "probe.c",
            "-o",
            "probe",
        ]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True).returncode == 0  # noqa: S603
        except OSError:
            return False


@cache
def lacking() -> str:
    """Why the kernel cannot be compiled here, if it cannot; else the compiler that can is chosen."""
    if os.name == "nt":
        return ""  # setuptools knows where to look for Microsoft's
    for compiler in compilers():
        if works(compiler):
            choose(compiler)
            return ""
    if any(shutil.which(shlex.split(compiler)[0]) for compiler in compilers()):
        return "no C compiler that finds Python's headers"
    return "no C compiler"


def choose(compiler: str) -> None:
    if compiler == sysconfig.get_config_var("CC"):
        return
    os.environ["CC"] = compiler
    bundle = "-bundle -undefined dynamic_lookup" if sys.platform == "darwin" else "-shared"
    os.environ.setdefault("LDSHARED", f"{compiler} {bundle}")


def kernel_modules() -> list[Path]:
    if os.environ.get("PAPERCOVE_SKIP_KERNEL") or lacking():
        return []
    return [
        path
        for path in sorted(SOURCE.rglob("*.py"))
        if path.with_suffix(".pxd").exists() and path.stem != "__init__" and module_of(path).startswith(ONLY)
    ]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def flags() -> list[str]:
    if QUICK:
        return ["-O0", "-g0"]
    if SANITIZE:
        return [
            "-O0",  # compiles three times as fast, and hides nothing
            "-g1",
            "-fsanitize=address,undefined",
            "-fno-sanitize-recover=undefined",
            "-fno-omit-frame-pointer",
        ]
    # No contraction: a bot's sums must come out the same on every machine.
    # No vector code: the kernel's loops go over two to five seats, and run a tenth faster without it.
    common = ["-O3", "-fno-tree-vectorize", "-g0", "-ffp-contract=off"]
    return [*common, f"-march={MARCH}"] if MARCH else common


def extension(path: Path) -> Extension:
    link = ["-fsanitize=address,undefined"] if SANITIZE else []
    return Extension(module_of(path), [str(path)], extra_compile_args=flags(), extra_link_args=link)


def shared() -> list[Path]:
    """The module of what all modules have in common, where the kernel's foundation is built."""
    return [SOURCE / f"{SHARED.replace('.', '/')}.c"] if kernel_modules() and SHARED.startswith(ONLY) else []


class BuildIfPossible(build_ext):
    """Without a compiler, say so in one line and leave the interpreted files to do the work."""

    def run(self) -> None:
        super().run()
        if not os.environ.get("PAPERCOVE_SKIP_KERNEL") and lacking():
            print(f"papercove: the kernel stays interpreted (about 100 times slower): {lacking()}")


class WithPages(build_py):
    """The pages belong to the package; an editable install reads them where they are built."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not (PAGES / "index.html").exists():
            print("papercove: a room without pages, since web/dist is not built: run `python tools/web.py` first")
            return
        shutil.copytree(PAGES, Path(self.build_lib) / "papercove" / "server" / "static", dirs_exist_ok=True)


def compiled(paths: list[Path], checks: bool) -> list[Extension]:
    """`checks`: a wrong index raises, as it does interpreted, and one from the end works."""
    return cythonize(
        [extension(path) for path in paths],
        language_level=3,
        include_path=["src"],
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        shared_utility_qualified_name=SHARED,
        compiler_directives={
            "boundscheck": checks or SANITIZE,
            "wraparound": checks or SANITIZE,
            "show_performance_hints": not (checks or SANITIZE),  # bounds checks are slow: that is known
            "initializedcheck": False,
            "cdivision": True,
            "auto_pickle": False,
            "annotation_typing": False,  # the .py carries Python types for mypy, the .pxd C types
        },
    )


specify.write()  # a specification that contradicts itself is refused here, before anything is compiled
setup(
    ext_modules=compiled([*shared(), *(path for path in kernel_modules() if path.stem not in CHECKED)], False)
    + compiled([path for path in kernel_modules() if path.stem in CHECKED], True),
    cmdclass={"build_ext": BuildIfPossible, "build_py": WithPages},
    options={"build": {"build_base": f"build/{'sanitized' if SANITIZE else MARCH or platform.machine()}"}},
)
