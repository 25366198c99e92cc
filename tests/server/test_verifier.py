"""The stranger's verifier in docs/: it shares no code with us, and must find what we find."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.record import Record
from papercove.engine.registry import game as find_game
from papercove.engine.seed import FairSeed, promise_of
from tests.server.rooms import ROOT

VERIFIER = ROOT / "docs" / "verify_fairness.py"
VECTORS = [vector for vector in json.loads((ROOT / "docs" / "fairness-vectors.json").read_text()) if vector["match"]]
PUBLISHED = 2  # the version of both games whose deals they are
SETTINGS = [
    ("sea-salt-paper", {}),
    ("sea-salt-paper", {"edition": "it", "points_to_win": 80}),
    ("paper-world", {}),
    ("paper-world", {"deck": 92, "objectives": "first"}),
]


def played(game: str | Game, seed: FairSeed, options: dict[str, Any], number: int) -> str:
    """The record of a whole random match."""
    rules = find_game(game) if isinstance(game, str) else game
    state, dice = rules.start(len(seed.nonces), seed, **options), Dice(f"verifier {number}")
    record = Record.of(state)
    while not state.is_over:
        record.actions.append(state.random_action(dice))
        state.apply(record.actions[-1])
    return record.text()


def check(text: str, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    file = folder / "match.papercove"
    file.write_text(text, "utf-8")
    return subprocess.run([sys.executable, "-I", VERIFIER, file, *words], capture_output=True, text=True, check=False)


def test_it_is_short_and_shares_nothing() -> None:
    source = VERIFIER.read_text()
    lists = re.search(r"# --- made by .*?# --- end ---\n", source, re.DOTALL)
    assert lists
    assert len(source.replace(lists[0], "").splitlines()) < 150
    imported = {
        name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in [getattr(node, "module", None) or node.names[0].name]
    }
    assert imported <= set(sys.stdlib_module_names)


@pytest.mark.parametrize(("game", "options"), SETTINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_follows_every_card_of_whole_matches(game: str, options: dict[str, Any], seats: int, tmp_path: Path) -> None:
    given = [f"{seat:032x}-0" for seat in range(seats)]
    given[-1] = f"withheld:{promise_of('x')}" if seats == 4 else "bot"
    seed = FairSeed(bytes([seats] * 32), tuple(given), "some-table-3")
    text = played(game, seed, options, seats)
    found = check(text, tmp_path, seed.commitment, given[0])
    assert found.returncode == 0, found.stderr
    assert seed.commitment in found.stdout
    assert found.stdout.count("top first") == Record.read(text).replay().round + 1


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_it_finds_what_was_changed(game: str, tmp_path: Path) -> None:
    nonces = tuple(f"{seat:032x}-0" for seat in range(2))
    text = played(game, FairSeed(bytes(32), nonces, "t-1"), {}, 1)
    for changed in (
        text.replace("00" * 32, "11" * 32),
        text.replace(nonces[0], nonces[0][:-1] + "1"),
        text.replace(" t-1 ", " t-2 "),
    ):
        assert changed != text
        assert check(changed, tmp_path).returncode == 1
    assert "commitment" in check(text, tmp_path, "0" * 64).stderr
    commitment = FairSeed(bytes(32), nonces).commitment
    assert "your nonce" in check(text, tmp_path, commitment, f"{9:032x}-0").stderr


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_it_deals_every_version_and_says_so_of_one_that_it_does_not_know(game: str, tmp_path: Path) -> None:
    known = find_game(game)
    nonces = tuple(f"{seat:032x}-0" for seat in range(4))
    for version in (*known.earlier, known.version):
        text = played(known.as_of(version), FairSeed(bytes(32), nonces, "t-1"), {}, version)
        found = check(text, tmp_path)
        assert found.returncode == 0, found.stderr
        assert f"game: {game} {version}\n" in text
    newer = text.replace(f"game: {game} {known.version}\n", f"game: {game} {known.version + 1}\n")
    assert f"version {known.version + 1} of {game}: fetch this program anew" in check(newer, tmp_path).stderr


@pytest.mark.parametrize("vector", VECTORS)
@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_the_published_deals_are_those_of_the_engine(vector: dict[str, Any], game: str, tmp_path: Path) -> None:
    """The verifier deals as published; and it stumbles over any match of the engine that was dealt otherwise."""
    seed = FairSeed(bytes.fromhex(vector["secret"]), tuple(vector["nonces"]), vector["match"])
    text = played(find_game(game).as_of(PUBLISHED), seed, {}, 5)
    told = check(text, tmp_path).stdout.splitlines()[: len(vector["deals"][game])]
    assert told == vector["deals"][game]
    assert find_game(game).view(Record.read(text).start(), None).to_move == vector["starters"][game]
