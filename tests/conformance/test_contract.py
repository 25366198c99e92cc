"""What every game must keep: the suite that game authors import, over every game that is installed."""

from __future__ import annotations

import pytest

import papercove
from papercove import Unreadable
from papercove.testing import conformance

test_law = conformance()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Unreadable, match="unknown-game"):
        papercove.game("chess")


@pytest.mark.parametrize("id", ["sea-salt-paper", "paper-world"])
def test_nobody_else_looks_at_a_printed_game(id: str) -> None:
    game = papercove.game(id)
    state = game.start(3, 7)
    for seat in (-1, 3, "0"):
        with pytest.raises(Unreadable, match="seat"):
            game.view(state, seat)  # type: ignore[arg-type]
        with pytest.raises(Unreadable, match="seat"):
            game.score_sheet(state, seat)  # type: ignore[arg-type]
