"""Promise 3: the shuffles are fair, and anybody can check it."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from papercove.cli.app import run
from papercove.engine.dice import Dice
from papercove.engine.record import Record
from papercove.engine.registry import game as find_game
from papercove.engine.seed import NONCE, FairSeed, promise_of
from papercove.server.active_table import ActiveTable
from papercove.server.catalogue import playable_games
from papercove.server.decisions import bot_action
from papercove.server.fairness import verify
from tests.server.quiet import SECRET, StillRoom, gathered, nonce_of
from tests.server.rooms import ROOT

VECTORS = json.loads((ROOT / "docs" / "fairness-vectors.json").read_text())
WORD = 2**64 - 1


def finished(game: str) -> ActiveTable:
    """A whole random match over the wire of a quiet room."""
    room, dice = StillRoom(), Dice(f"fair {game}")
    options: dict[str, Any] = {"points_to_win": 5} if game == "sea-salt-paper" else {}
    active = gathered(room, find_game(game), 2, **options)
    while (state := active.table.state) is not None and not state.is_over:
        active.commit(bot_action(active.table, state.to_move, state.random_action(dice), 1))
    return active


@pytest.fixture(scope="module", params=sorted(playable_games()))
def match(request: pytest.FixtureRequest) -> ActiveTable:
    return finished(request.param)


def sfc64(key: bytes) -> list[int]:
    """The dice as docs/fairness.md describes them, written anew."""
    a, b, c, counter = (int.from_bytes(key[8 * i : 8 * i + 8], "little") for i in range(4))
    numbers = []
    for _ in range(15):
        out = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ (b >> 11)
        b = (c + (c << 3)) & WORD
        c = ((((c << 24) | (c >> 40)) & WORD) + out) & WORD
        numbers.append(out)
    return numbers[12:]


@pytest.mark.parametrize("vector", VECTORS)
def test_the_published_vectors_follow_from_the_published_recipe_and_from_the_code(vector: dict[str, Any]) -> None:
    secret, nonces, match = bytes.fromhex(vector["secret"]), tuple(vector["nonces"]), vector["match"]
    seed = FairSeed(secret, nonces, match)
    assert hashlib.sha256(secret).hexdigest() == vector["commitment"] == seed.commitment
    for nonce, promise in zip(nonces, vector["promises"], strict=False):
        if NONCE.fullmatch(nonce):
            assert hashlib.sha256(nonce.encode()).hexdigest() == promise == promise_of(nonce)
    for entry in vector["rounds"]:
        heading = ["papercove fair 2", match] if match else ["papercove fair 1"]
        message = "\n".join([*heading, *nonces, str(entry["round"])])
        key = hmac.new(secret, message.encode(), "sha256").digest()
        assert key.hex() == entry["key"] == seed.key(entry["round"]).hex()
        dice = Dice(key)
        assert [f"{number:016x}" for number in sfc64(key)] == entry["first_words"]
        assert [f"{dice.bits():016x}" for _ in range(3)] == entry["first_words"]


def test_every_finished_match_verifies(match: ActiveTable) -> None:
    found = verify(match.table.record().text(), match.table.commitment)
    assert found.fair
    assert found.problem is None
    assert found.plies == len(match.table.actions)


def test_another_commitment_does_not(match: ActiveTable) -> None:
    found = verify(match.table.record().text(), "0" * 64)
    assert not found.fair
    assert found.problem == "commitment"


def test_a_changed_secret_nonce_move_or_length_is_found(match: ActiveTable) -> None:
    text = match.table.record().text()
    commitment = match.table.commitment
    assert verify(text.replace(SECRET, "00" * 32), commitment).problem == "commitment"
    changed_nonce = verify(text.replace(nonce_of(0), nonce_of(5)), commitment)
    original = verify(text, commitment)
    assert not changed_nonce.fair or changed_nonce.rounds != original.rounds
    assert verify(text.replace(nonce_of(0), nonce_of(5)), commitment, nonce_of(0)).problem == "own-nonce"
    assert verify(text.replace(f" {nonce_of(1)}", ""), commitment).problem == "nonces"
    assert verify(text.replace(nonce_of(1), "anything-at-all"), commitment).problem == "nonces"
    assert not verify(text[: len(text) // 2] + "9 nonsense\n", commitment).fair
    assert verify("nothing at all").problem == "record-line"


def test_a_record_that_ends_before_the_match_is_not_verified(match: ActiveTable) -> None:
    lines = match.table.record().text().splitlines(keepends=True)
    for cut in (lines[:6], lines[:-1]):
        found = verify("".join(cut), match.table.commitment)
        assert (found.fair, found.problem) == (False, "unfinished")


def test_dice_from_a_plain_number_are_not_called_fair() -> None:
    record = Record.of(find_game("minnows").start(2, 7))
    assert verify(record.text()).problem == "plain-seed"


def test_the_running_state_never_holds_the_dice_of_rounds_to_come() -> None:
    active = gathered(StillRoom(), find_game("minnows"), 2)
    state = active.table.state
    assert state is not None
    assert state.sealed
    assert state.resample(0, Dice(1)).seed is None


def test_a_record_of_the_older_recipe_is_verified_as_what_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "older.papercove"
    file.write_text((ROOT / "tests" / "server" / "older.papercove").read_text())
    found = verify(file.read_text())
    assert (found.fair, found.recipe, found.match) == (True, 1, "")
    assert run(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "VERIFIED" in told
    assert "could have steered" in told


def test_papercove_verify_says_so_and_its_exit_code_too(
    match: ActiveTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.papercove"
    file.write_text(match.table.record().text())
    assert run(["verify", str(file), "--commitment", match.table.commitment]) == 0
    assert "VERIFIED" in capsys.readouterr().out
    assert run(["verify", str(file), "--commitment", "ab" * 32]) == 1
    assert "NOT VERIFIED" in capsys.readouterr().out
    file.write_text(match.table.record().text()[:-30] + "0 nonsense")
    assert run(["verify", str(file)]) == 1
    assert run(["verify", str(tmp_path / "missing")]) == 2
