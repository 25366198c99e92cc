"""The wheel, tried from outside the tree: pages in a browser, a match over the wire, points, the compiled kernel."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from filelock import FileLock

import papercove
from tests.e2e.chromium import ROOT
from tests.e2e.conftest import RealRoom
from tests.e2e.people import Person

PLAYS = """
import asyncio, sys
import papercove
from papercove.client import Client

async def play(address):
    client = await Client.visit(address)
    made = await client.quick("sea-salt-paper")
    async with client.at(made["table"]) as table:
        await table.sit(made["seat"])
        for _ in range(12):
            if table.choices:
                await table.act(table.choices[0]["id"])
            else:
                await table.next_event()
    print(papercove.__file__, table.view["ply"])

asyncio.run(play(sys.argv[1]))
"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment outside the tree that holds nothing but the wheel, and finds the packages it needs."""
    folder = tmp_path_factory.mktemp("elsewhere")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    made = [sys.executable, str(ROOT / "tools" / "release.py"), "--wheel", str(folder)]
    with FileLock(ROOT / "build" / "wheel.lock"):  # tools/steady.py runs several of these side by side
        for base in (ROOT / "build").glob("*/lib*"):  # as a build leaves it that was interrupted
            begun = base.parent / f"bdist.{sysconfig.get_platform()}" / "wheel"
            half = begun / f"papercove-{version}.dist-info"
            half.mkdir(parents=True, exist_ok=True)
        subprocess.run(made, check=True, cwd=ROOT)
    venv.create(folder / "venv", with_pip=False, symlinks=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder / "venv")}))
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"))  # without its own .pth files: not this tree
    wheel = next(folder.glob("*.whl"))
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "venv"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-q", "--no-deps", str(wheel)], check=True, cwd=folder)
    return folder


def run(elsewhere: Path, *command: str) -> str:
    return subprocess.run(
        [str(elsewhere / "venv" / "bin" / command[0]), *command[1:]],
        cwd=elsewhere,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


@pytest.fixture(scope="module")
def its_room(elsewhere: Path) -> Iterator[RealRoom]:
    opened = RealRoom(elsewhere, elsewhere / "venv" / "bin" / "papercove", "serve")
    yield opened
    opened.end()


@pytest.mark.xdist_group("wheel")
class TestWheel:
    def test_its_pages_deal_a_game(self, its_room: RealRoom, person: Callable[..., Person]) -> None:
        me = person(address=its_room.address)
        me.open_table("paper-world", ["me", "novice"])
        assert me.wait_for("choose", "wait")

    def test_a_game_goes_over_the_wire(self, its_room: RealRoom, elsewhere: Path) -> None:
        where, ply = run(elsewhere, "python", "-c", PLAYS, its_room.address).split()
        assert Path(where).is_relative_to(elsewhere)
        assert int(ply) > 0

    def test_it_counts_points(self, elsewhere: Path) -> None:
        said = run(elsewhere, "papercove", "score", "sea-salt-paper", "--hand", "crab:yellow crab:black")
        assert "Crabs: 1 pair" in said

    def test_it_writes_a_new_game_and_brings_the_laws(self, elsewhere: Path) -> None:
        run(elsewhere, "papercove", "new-game", "tide-pools")
        assert (elsewhere / "tide-pools" / "tide_pools" / "game.py").is_file()
        laws = "from papercove.testing import LAWS, tables; law = LAWS[0]; law.check(tables('paper-world')[0])"
        run(elsewhere, "python", "-c", f"{laws}; import papercove.testing as t; assert 'elsewhere' in t.__file__")

    def test_its_kernel_is_compiled_where_there_is_a_compiler(self, elsewhere: Path) -> None:
        said = run(
            elsewhere, "papercove", "bench", "--json", "--game", "paper-world", "--seats", "2", "--seconds", "0.01"
        )
        assert json.loads(said)[0]["compiled"] == papercove.COMPILED

    def test_it_is_also_a_module_and_tells_its_version(self, elsewhere: Path) -> None:
        assert run(elsewhere, "python", "-m", "papercove", "--version") == run(elsewhere, "papercove", "--version")
