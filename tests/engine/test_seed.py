"""Seeds: plain numbers, and fair seeds whose vectors anybody can check."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import numpy as np
import pytest

from papercove import FairSeed, PlainSeed, Unreadable, game
from papercove.engine.seed import read_seed

SECRET = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    seed = FairSeed(SECRET, ("a", "b"))
    assert seed.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_key_of_a_round_is_an_hmac_over_match_nonces_and_round() -> None:
    seed = FairSeed(SECRET, ("a", "bot"), "table-1")
    message = b"papercove fair 2\ntable-1\na\nbot\n3"
    assert seed.key(3) == hmac.new(SECRET, message, hashlib.sha256).digest()


def test_the_older_recipe_knew_no_match() -> None:
    seed = FairSeed(SECRET, ("a", "b"))
    message = b"papercove fair 1\na\nb\n3"
    assert seed.key(3) == hmac.new(SECRET, message, hashlib.sha256).digest()


def test_each_round_and_each_nonce_changes_the_key() -> None:
    keys = {
        FairSeed(SECRET, nonces).key(round) for nonces in (("a", "b"), ("b", "a"), ("a", "c")) for round in range(5)
    }
    assert len(keys) == 15


@pytest.mark.parametrize(
    "seed", [PlainSeed(7), PlainSeed(-3), FairSeed(SECRET, ("a", "b", "c")), FairSeed(SECRET, ("a", "bot"), "t-2")]
)
def test_a_seed_reads_back(seed: PlainSeed | FairSeed) -> None:
    assert read_seed(seed.text()) == seed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seven",
        "1 2",
        "fair",
        "fair 00",
        "fair 00 a",
        f"fair {SECRET.hex()}",
        "fair zz a",
        f"fair-2 {SECRET.hex()} t-1",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="seed"):
        read_seed(text)


@pytest.mark.parametrize("seed", ["text", b"text", 1.5, None])
def test_a_match_starts_from_a_number_or_a_seed_and_nothing_else(seed: Any) -> None:
    with pytest.raises(Unreadable, match="start-seed") as refusal:
        game("paper-world").start(2, seed)
    assert refusal.value.arguments == {"seed": repr(seed)}


def test_whole_numbers_of_numpy_are_seeds() -> None:
    assert game("paper-world").start(2, np.int64(7)).seed == PlainSeed(7)  # type: ignore[arg-type]
