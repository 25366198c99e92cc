"""The names of what a game counts (`Game.measures`), in words."""

from __future__ import annotations

from typing import Any

from papercove.words import Words


def measure_name(words: Words, key: str) -> str:
    """The message `measure-<key>`, without a last number if need be; or a card or colour of that name; or the key.

    The number fills `$number`, and `$<name>` for whoever calls it so.
    """
    stem, _, last = key.rpartition("-")
    if found := words.find(f"measure-{key}"):
        return found
    if last.isdigit():
        numbered: dict[str, Any] = {"number": int(last), stem: int(last)}
        if found := words.find(f"measure-{stem}", **numbered):
            return found
    return words.find(key) or key
