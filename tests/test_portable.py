"""Nothing in the sources shuts out Windows or macOS: what only POSIX has is imported where its absence is met."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted(
    [*(ROOT / "src").rglob("*.py"), ROOT / "setup.py", ROOT / "tools" / "boot.py", ROOT / "tools" / "web.py"]
)
POSIX_MODULES = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty"}
POSIX_NAMES = {
    "os": {"fork", "geteuid", "getuid", "getgid", "killpg", "setsid", "chown", "mkfifo", "nice", "sched_setaffinity"},
    "signal": {"SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "alarm", "setitimer"},
}
POSIX_PATHS = ("/tmp/", "/dev/", "/etc/", "/proc/", "/var/")


def trials(tree: ast.AST) -> set[ast.AST]:
    """Everything inside a try that goes on where something is missing, or an if that asks first."""
    met = {"ImportError", "ModuleNotFoundError", "AttributeError", "NotImplementedError", "OSError"}
    return {
        inside
        for node in ast.walk(tree)
        if isinstance(node, ast.Try)
        and any(
            isinstance(name, ast.Name) and name.id in met for handler in node.handlers for name in ast.walk(handler)
        )
        for part in node.body
        for inside in ast.walk(part)
    } | {
        inside
        for node in ast.walk(tree)
        if isinstance(node, ast.If)
        and any(isinstance(name, ast.Name) and name.id == "hasattr" for name in ast.walk(node.test))
        for part in node.body
        for inside in ast.walk(part)
    }


def faults(text: str) -> Iterator[str]:
    tree = ast.parse(text)
    tried = trials(tree)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Import) and node not in tried:
            yield from (f"{line}: import {name.name}" for name in node.names if name.name in POSIX_MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in POSIX_MODULES and node not in tried:
            yield f"{line}: from {node.module} import"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node not in tried:
            if node.attr in POSIX_NAMES.get(node.value.id, ()):
                yield f"{line}: {node.value.id}.{node.attr}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(POSIX_PATHS):
            yield f"{line}: {node.value}"


@pytest.mark.parametrize(
    "text",
    [
        "import fcntl",
        "from pwd import getpwnam",
        "import os\nos.fork()",
        "import signal\nsignal.SIGHUP",
        "a = '/tmp/x'",
    ],
)
def test_a_fault_is_found(text: str) -> None:
    assert list(faults(text))


def test_what_is_met_is_no_fault() -> None:
    assert not list(faults("try:\n    import resource\nexcept ImportError:\n    pass"))


def test_the_sources_shut_out_nobody() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{fault}" for path in SOURCES for fault in faults(path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_text_files_are_read_in_one_encoding() -> None:
    """Windows would read them in its own."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                given = {keyword.arg for keyword in node.keywords}
                bare = (node.func.attr == "read_text" and not node.args) or (
                    node.func.attr == "write_text" and len(node.args) == 1
                )
                if bare and "encoding" not in given:
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert not found
