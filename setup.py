"""Builds the kernel: every module under src/papercove that has a .pxd beside its .py.

Where no compiler is found the build goes on without it, and the same files run interpreted.
PAPERCOVE_SKIP_KERNEL=1 leaves the kernel out, for an editable install whose kernel is built afterwards.
PAPERCOVE_SANITIZE=1 builds with bounds checks and gcc's address and undefined-behaviour sanitizers.
"""

import os
import platform
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, PlatformError

SOURCE = Path("src")
SANITIZE = bool(os.environ.get("PAPERCOVE_SANITIZE"))


def kernel_modules() -> list[Path]:
    if os.environ.get("PAPERCOVE_SKIP_KERNEL"):
        return []
    return [
        path for path in sorted(SOURCE.rglob("*.py")) if path.with_suffix(".pxd").exists() and path.stem != "__init__"
    ]


def flags() -> list[str]:
    if SANITIZE:
        return [
            "-O1",
            "-g",
            "-fsanitize=address,undefined",
            "-fno-sanitize-recover=undefined",
            "-fno-omit-frame-pointer",
        ]
    # No contraction: a bot's sums must come out the same on every machine.
    # No vector code: the kernel's loops go over two to five seats, and run a tenth faster without it.
    common = ["-O3", "-fno-tree-vectorize", "-g0", "-ffp-contract=off"]
    # The kernel is built where it runs; PAPERCOVE_MARCH=x86-64-v2 builds one for other machines too.
    march = os.environ.get("PAPERCOVE_MARCH", "native")
    return [*common, f"-march={march}"] if platform.machine() in ("x86_64", "AMD64") else common


def extension(path: Path) -> Extension:
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    link = ["-fsanitize=address,undefined"] if SANITIZE else []
    return Extension(name, [str(path)], extra_compile_args=flags(), extra_link_args=link)


class BuildIfPossible(build_ext):
    """Without a compiler, say so in one line and leave the interpreted files to do the work."""

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, PlatformError) as problem:
            if os.environ.get("PAPERCOVE_REQUIRE_KERNEL"):
                raise
            print(
                f"papercove: no working C compiler, so the kernel stays interpreted (about 100 times slower): {problem}"
            )


setup(
    ext_modules=cythonize(
        [extension(path) for path in kernel_modules()],
        language_level=3,
        include_path=["src"],
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        compiler_directives={
            "boundscheck": SANITIZE,
            "wraparound": SANITIZE,
            "show_performance_hints": not SANITIZE,  # bounds checks are slow: that is known
            "initializedcheck": False,
            "cdivision": True,
            "auto_pickle": False,
            "annotation_typing": False,  # the .py carries Python types for mypy, the .pxd C types
        },
    ),
    cmdclass={"build_ext": BuildIfPossible},
)
