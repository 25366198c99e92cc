"""The set-up of `./play` and `./check` where it cannot succeed: one sentence, and the next start goes on from there."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

from tests.cli.interrupts import hear_interrupts

ROOT = Path(__file__).parents[1]
PLAY = [sys.executable, "tools/boot.py", "play", "doctor"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A fresh copy of what the set-up needs."""
    for folder in ("tools", "requirements"):
        shutil.copytree(ROOT / folder, tmp_path / "tree" / folder)
    shutil.copy2(ROOT / "pyproject.toml", tmp_path / "tree")
    return tmp_path / "tree"


def set_up(tree: Path, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Start `./play` as a stranger whose registry is a closed port of this machine."""
    closed = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0"}
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tree), **closed, **variables}
    return subprocess.run([*command, *PLAY], cwd=tree, env=environment, capture_output=True, text=True)


def set_up_of(tree: Path) -> ModuleType:
    """tools/boot.py of that tree, to call."""
    spec = importlib.util.spec_from_file_location("boot_of_a_tree", tree / "tools" / "boot.py")
    assert spec is not None
    assert spec.loader is not None
    boot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(boot)
    return boot


def told(done: subprocess.CompletedProcess[str]) -> str:
    """The last sentence of a set-up that failed; nothing else but what it was doing stands before it."""
    assert done.returncode == 1
    *doing, last = done.stderr.splitlines()
    assert all(line.startswith("papercove: ") for line in doing), done.stderr
    return last


def test_an_old_python_is_told_what_to_do(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    command = [shutil.which("sh") or "sh", str(ROOT / "tools" / "python"), "-V"]
    done = subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, text=True)
    assert "no Python 3.11 or newer was found" in told(done)


@pytest.mark.parametrize(
    ("steps", "last"),
    [
        (["ci", "--no-audit"], "papercove: the packages cannot be fetched: connect this machine to the internet"),
        (["exec", "--", "vitest", "run"], "papercove: npm exec -- vitest run failed in web (see above)"),
    ],
)
def test_only_a_step_that_fetches_something_blames_the_network(tree: Path, steps: list[str], last: str) -> None:
    """A test that fails with a refused connection is shown as it is."""
    (tree / "web").mkdir()
    npm = tree / "npm"
    npm.write_text("#!/bin/sh\necho 'FAIL room.test.ts: connect ECONNREFUSED 127.0.0.1:9'\nexit 1\n")
    npm.chmod(0o755)
    code = (
        "import sys, pathlib; sys.path.insert(0, 'tools'); import web;"
        "web.BIN = web.ROOT; web.npm(web.WEB, *sys.argv[1:])"
    )
    done = subprocess.run([sys.executable, "-c", code, *steps], cwd=tree, capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].startswith(last)
    assert ("FAIL room.test.ts" in done.stderr) is (steps[0] != "ci")


def test_without_a_network_the_set_up_says_so_and_keeps_what_it_has(tree: Path, tmp_path: Path) -> None:
    done = set_up(tree)
    assert "connect this machine to the internet, then start again" in told(done)
    assert "making a virtual environment" in done.stderr
    again = set_up(tree)
    assert "connect this machine to the internet, then start again" in told(again)
    assert "making a virtual environment" not in again.stderr  # it is there
    half_installed_becomes_whole(set_up_of(tree), tmp_path)


def half_installed_becomes_whole(boot: ModuleType, links: Path) -> None:
    """A package whose files are not all there is not taken for installed."""
    with ZipFile(links / "shell-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("shell.py", "PEARL = 1\n")
        wheel.writestr("shell-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: shell\nVersion: 1.0\n")
        wheel.writestr("shell-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("shell-1.0.dist-info/RECORD", "shell.py,,\n")
    (folder,) = boot.packages_folders()
    with ZipFile(links / "shell-1.0-py3-none-any.whl") as wheel:
        wheel.extractall(folder)
    (folder / "shell.py").write_text("PEA")  # the disk was full here
    wanted = ("--no-index", "--find-links", str(links), "shell==1.0")
    boot.pip(*wanted)
    assert (folder / "shell.py").read_text() == "PEA"  # pip alone believes that it is there
    boot.drop_half_installed()
    boot.pip(*wanted)
    assert (folder / "shell.py").read_text() == "PEARL = 1\n"
    boot.drop_half_installed()
    assert (folder / "shell-1.0.dist-info").exists()


def test_an_interrupted_set_up_is_finished_by_the_next_one(tree: Path) -> None:
    """The environment there is that of a Python which is gone, with all that was installed for it."""
    boot = set_up_of(tree)
    boot.STAMPS.mkdir(parents=True)
    boot.remember("packages", [tree / "pyproject.toml"])
    boot.PYTHON.parent.mkdir()
    boot.PYTHON.symlink_to("/nowhere/python3")
    with subprocess.Popen(
        PLAY, cwd=tree, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=hear_interrupts
    ) as play:
        assert play.stderr is not None
        assert "making a virtual environment" in play.stderr.readline()
        os.killpg(play.pid, signal.SIGINT)
        assert play.stderr.read().splitlines()[-1] == "papercove: interrupted; the next start goes on from there"
    assert not boot.environment_is_whole()
    boot.make_environment()
    assert boot.environment_is_whole()
    assert not boot.STAMPS.exists()


def test_a_full_disk_is_told_what_to_do(tree: Path) -> None:
    alone = ["unshare", "--user", "--map-root-user", "--mount"]
    if not shutil.which("unshare") or subprocess.run([*alone, "true"], capture_output=True).returncode:
        pytest.skip("this user may mount no small disk")
    (tree / ".venv").mkdir()
    small = 'mount -t tmpfs -o size=3m small .venv && exec "$@"'
    assert "the disk is full: make room" in told(set_up(tree, *alone, "sh", "-c", small, "sh"))


def test_packages_are_compiled_once_whatever_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    boot, variables = set_up_of(ROOT), dict[str, str]()
    for step in ("make_environment", "install_builders", "install_rest", "build_kernel"):
        monkeypatch.setattr(boot, step, lambda *_, **__: None)
    monkeypatch.setattr(boot, "become", lambda *_: variables.update(os.environ))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PAPERCOVE_MARCH", "native")  # as somebody might have set it
    boot.main("check", [])
    assert variables
    assert "PYTHONDONTWRITEBYTECODE" not in variables


def test_the_checks_only_add_packages_to_those_of_play() -> None:
    """They are installed while the kernel is being compiled by the others: none of those may be replaced."""

    def pinned(name: str) -> set[str]:
        lines = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8").splitlines()
        return {line.split()[0] for line in lines if "==" in line and not line.startswith((" ", "#"))}

    assert pinned("play") <= pinned("check")


def test_what_compiles_the_kernel_is_pinned_as_for_play() -> None:
    pinned = set_up_of(ROOT).builders()
    assert [line.partition("==")[0] for line in pinned.splitlines() if "==" in line] == ["cython", "setuptools"]
    assert all("--hash=sha256:" in line for line in pinned.splitlines() if "==" not in line)
