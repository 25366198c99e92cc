"""The bot of docs/write-a-bot.md, installed from a package of its own, plays in the arena and at a web table."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from papercove import Dice, game
from papercove.bots import bot, bots
from papercove.client import Client
from papercove.server.settings import Settings
from tests.server.rooms import running
from tests.server.test_life import play_on

DOCUMENT = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
COMMAND = str(Path(sys.executable).with_name("papercove"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package that the document tells people to write, built and put where Python finds it."""
    text = DOCUMENT.read_text("utf-8")
    code, settings = (re.search(rf"```{kind}\n(.*?)```", text, re.S) for kind in ("python", "toml"))
    assert code is not None
    assert settings is not None
    package = tmp_path_factory.mktemp("my-package")
    (package / "my_package.py").write_text(code[1])
    project = '[project]\nname = "my-package"\nversion = "1.0"\n'
    (package / "pyproject.toml").write_text(
        f"{project}\n{settings[1]}\n[tool.setuptools]\npy-modules = ['my_package']\n"
    )
    place = tmp_path_factory.mktemp("site")
    build = f"from setuptools import build_meta; print(build_meta.build_wheel({str(package)!r}))"
    built = subprocess.run([sys.executable, "-c", build], cwd=package, capture_output=True, text=True, check=True)
    with ZipFile(package / built.stdout.split()[-1]) as wheel:
        wheel.extractall(place)  # all that installing means for a package of plain Python
    return place


def test_the_arena_finds_it_by_its_entry_point(installed: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed), "PAPERCOVE_LANGUAGE": "en"}
    arena = [COMMAND, "arena", "sea-salt-paper", "--games", "12", "--workers", "2", "--json", "--bots"]
    found = subprocess.run([*arena, "mine,random"], env=environment, capture_output=True, text=True, check=True)
    mine, other = json.loads(found.stdout)["bots"]
    assert (mine["name"], other["name"]) == ("mine", "random")
    assert mine["win_rate"] > other["win_rate"]
    environment["PYTHONPATH"] = ""
    refused = subprocess.run([*arena, "mine,random"], env=environment, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "mine" in refused.stderr


async def test_it_has_a_seat_at_a_web_table(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(installed))
    assert "mine" in bots()
    assert type(bot("mine", game("paper-world"))).__module__ == "my_package"
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, _):
        ann = await Client.visit(address, "Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "mine"}]
        made = await ann.create("paper-world", seats, pace="instant")
        async with ann.at(made["table"]) as table:
            await table.sit(0)
            await play_on(table, Dice(1))
            assert table.view["outcome"] is not None
