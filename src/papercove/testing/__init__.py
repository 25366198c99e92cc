"""What every game must keep, whatever its rules: the conformance suite. It needs pytest; Papercove itself does not.

A game's own test file is two lines:

    from papercove.testing import conformance
    test_law = conformance("driftwood")

Each law is a function with an assertion, each setting one way to play the game: `-k` picks by either name.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.register_assert_rewrite(
    *(f"papercove.testing.{name}" for name in ("bots", "contract", "knowledge", "law", "shown"))
)

from papercove.testing import bots, contract, knowledge, shown  # noqa: E402  (so that asserts say what they saw)
from papercove.testing.law import Law  # noqa: E402
from papercove.testing.setting import Setting, settings, tables  # noqa: E402

LAWS: tuple[Law, ...] = (*contract.LAWS, *knowledge.LAWS, *bots.LAWS, *shown.LAWS)

__all__ = ["LAWS", "Law", "Setting", "conformance", "settings", "tables"]


def conformance(*games: str, laws: tuple[Law, ...] = LAWS) -> Callable[[Law, Setting], None]:
    """A test of every law over these games, in every setting; by default over all that are installed."""
    cases = [(law, setting) for law in laws for setting in (settings(*games) if law.every else tables(*games))]

    def test_law(law: Law, setting: Setting) -> None:
        law.check(setting)

    names = [f"{law.name}-{setting}" for law, setting in cases]
    test: Callable[[Law, Setting], None] = pytest.mark.parametrize(("law", "setting"), cases, ids=names)(test_law)
    return test
