"""Which rule a person is told when something cannot be done."""

from __future__ import annotations

import pytest

from papercove.engine.errors import Illegal
from papercove.games.paper_world.landscape import misplaced
from tests.games.paper_world.table import legal, position

PILES = "piles G5(2) G5(2) G5(2) - -"
FULL = " ".join(f"K1@{column},{row}" for column in range(3) for row in range(3))
CLOSED = "K1@0,0* " + FULL.replace("K1", "Y1").partition(" ")[2]  # full, and the token on the only black stack
CORNER = "K1@0,0 Y1@1,0 Y1@2,0"


@pytest.mark.parametrize(
    ("now", "land", "hand", "card", "rule"),
    [
        ("turn", "K1@0,0", "Y2", "Y2", "6.3"),  # it might begin a stack, but nothing is left to pay with
        ("card placing yellow placed 1 jumped", "K1@0,0 Y2@1,0", "Y2,K4", "Y2", "6.2"),
        ("turn", "K1@0,0", "Y4,K5", "Y4", "6.1"),
        ("turn advanced", "K1@0,0", "Y4,K5", "Y4", "11.2"),  # three cards to pay, one in hand
        ("turn", FULL, "Y1,Y2,B5", "Y2", "5.3"),
        ("turn", FULL, "Y1,Y2,B5", "Y1", "5.3"),
        ("turn", FULL, "Y1,Y2,B5", "B5", "6.1"),
        ("turn", CLOSED, "K2,B5", "K2", "7.3"),  # the very next card, beneath the token
        ("turn", "K1@0,0* Y1@1,0", "K3,B5,G5", "K3", "7.3"),  # a jump there could be paid
        ("turn", "K1@0,0* Y1@1,0", "K4,B5,G5", "K4", "6.1"),  # too far for any jump
        ("turn", "K1@0,0* Y1@1,0", "Y4,B5,G5", "Y4", "6.1"),  # another colour
    ],
)
def test_why_a_card_cannot_be_placed(now: str, land: str, hand: str, card: str, rule: str) -> None:
    state = position(f"to-move 0 {now} / {PILES} / 0: land {land} hand {hand} / 1: land B1@0,0")
    told = {wish.args["card"]: wish.rule for wish in state.game.forbidden(state) if wish.verb == "card"}
    assert told[card] == rule


@pytest.mark.parametrize(
    ("land", "card", "cell", "rule"),
    [
        ("K1@0,0", "Y2", "2,2", "5.2"),  # not beside a stack; that it is a 2 would not matter
        ("K1@0,0", "Y2", "1,1", "5.2"),
        (CORNER, "Y1", "-1,0", "5.3"),
        (CORNER, "Y2", "-1,0", "5.3"),
        (CORNER, "Y3", "0,1", "5.4"),  # a stack begins with a 1, or with a jump to 2
        (CORNER, "Y2", "0,0", "5.4"),  # another colour
        (CORNER + " Y4@0,1", "Y2", "0,1", "5.4"),
        (CORNER + " Y1@0,1", "Y4", "0,1", "6.1"),
    ],
)
def test_why_a_card_cannot_go_there(land: str, card: str, cell: str, rule: str) -> None:
    state = position(
        f"to-move 0 cell placing yellow placed 0 card {card} / {PILES} / 0: land {land} hand {card},K5 / 1: land B1@0,0"
    )
    with pytest.raises(Illegal) as refused:
        state.game.parse_action(state, f"at {cell}")
    assert refused.value.arguments["rule"] == rule


@pytest.mark.parametrize(
    ("places", "wrong"),
    [
        ([(0, 0), (0, 1), (1, 1)], None),
        ([(0, 0), (1, 0), (3, 0), (2, 0)], ("5.3", 2)),
        ([(0, 0), (1, 0), (0, 3)], ("5.3", 2)),
        ([(0, 0), (1, 0), (2, 1)], ("5.2", 2)),  # a corner is no side
    ],
)
def test_which_stack_of_a_real_table_breaks_which_rule(
    places: list[tuple[int, int]], wrong: tuple[str, int] | None
) -> None:
    assert misplaced(places) == wrong


def test_a_choice_is_whole_once_nothing_of_it_is_left_to_say() -> None:
    """An announcement and a card in the air are beginnings: a puzzle asks on."""
    state = position("piles Y1(5) B1(5) G1(5) K1(5) Y2(5) / 0: hand Y1 land Y1@0,0 / 1: land B1@0,0")
    whole = {text: state.game.is_whole(state, state.game.parse_action(state, text)) for text in legal(state)}
    assert whole["place yellow"] is False
    assert whole["take yellow"] is True
