"""docs/rl.md says what the code does, and an environment's version changes with its behaviour."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

import papercove
from papercove import Dice
from papercove.rl.registration import environment_id
from papercove.rl.tables import rewritten

DOCS = Path(__file__).parents[2] / "docs"

# What learners see and do in a few matches of each version. If this changes, so must `environment_version`.
BEHAVIOUR = {
    "papercove/PaperWorld-v1": "af21062f2d711086",
    "papercove/SeaSaltPaper-v3": "be7d8aa600773028",
}


def test_the_tables_are_those_of_the_code() -> None:
    text = (DOCS / "rl.md").read_text("utf-8")
    assert rewritten(text) == text, "run: python -m papercove.rl.tables docs/rl.md"


def test_the_example_that_spreads_out_codes_runs_as_it_stands() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "rl.md").read_text("utf-8"), re.S)
    (code,) = [block for block in blocks if "one_hot" in block]
    code, _, shape = code.strip().rpartition("  # ")
    before, _, last = code.rpartition("\n")
    known: dict[str, object] = {}
    exec(before, known)
    assert str(eval(last, known)) == shape


def behaviour(id: str) -> str:
    """A digest of observations, legal actions and scores over random matches."""
    digest = hashlib.sha256()
    for seats in (2, 3, 4):
        state = papercove.game(id).start(seats, 7)
        dice = Dice(seats)
        while not state.is_over:
            digest.update(str([state.to_move, state.legal_actions(), state.observation(state.to_move)]).encode())
            state.apply(state.random_action(dice))
        digest.update(str(state.outcome).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("id", ["paper-world", "sea-salt-paper"])
def test_a_version_keeps_its_behaviour(id: str) -> None:
    assert behaviour(id) == BEHAVIOUR[environment_id(papercove.game(id))]
