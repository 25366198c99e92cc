"""Which rule a person is told when something cannot be done."""

from __future__ import annotations

import pytest

from papercove.engine.dice import Dice
from papercove.engine.errors import Illegal
from papercove.engine.view import Choice, Forbidden
from papercove.games.paper_world import constants as c
from papercove.games.paper_world import spec
from papercove.games.paper_world.cards import FACE_NAMES
from papercove.games.paper_world.guidance import cells_closed_to, obstacle
from papercove.games.paper_world.landscape import misplaced
from papercove.games.paper_world.notation import place_of
from tests.games.paper_world.table import legal, position, start

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
        ("turn", "K1.2@0,0* Y1@1,0", "K4,B5,G5", "K4", "7.3"),  # from the top of that stack
        ("turn", "K1@0,0* Y1@1,0", "K4,B5,G5", "K4", "6.1"),  # too far for any jump
        ("turn", "K1@0,0* Y1@1,0", "Y4,B5,G5", "Y4", "6.1"),  # another colour
    ],
)
def test_why_a_card_cannot_be_placed(now: str, land: str, hand: str, card: str, rule: str) -> None:
    state = position(f"to-move 0 {now} / {PILES} / 0: land {land} hand {hand} / 1: land B1@0,0")
    told = {wish.args["card"]: wish.rule for wish in state.game.forbidden(state) if wish.verb == "card"}
    assert told[card] == rule


def test_5_3_a_full_landscape_has_no_room() -> None:
    state = position(f"to-move 0 turn / {PILES} / 0: land {FULL} hand Y1,B5 / 1: land B1@0,0")
    told = {wish.args["card"]: wish.why for wish in state.game.forbidden(state) if wish.verb == "card"}
    assert told == {"Y1": "no-room", "B5": "too-high"}


def test_3_3_a_turn_is_not_passed_by_whoever_can_take_or_place() -> None:
    state = position(f"to-move 0 turn / {PILES} / 0: land K1@0,0 hand Y1,K5 / 1: land B1@0,0")
    (told,) = (wish for wish in state.game.forbidden(state) if wish.verb == "end-turn")
    assert (told.rule, told.why) == ("3.3", "no-passing")


def test_3_3_whoever_can_neither_take_nor_place_passes() -> None:
    state = position("to-move 0 turn / piles - - - - - / 0: land K1@0,0 hand B5 / 1: land B1@0,0 hand Y2,K3")
    assert legal(state) == ["skip"]
    assert [wish for wish in state.game.forbidden(state) if wish.verb == "end-turn"] == []


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
    ("now", "land", "hand", "card", "cell", "rule", "why"),
    [
        ("turn", "K1@0,0", "Y1", "Y1", "1,1", "5.2", "not-beside"),
        ("turn", CORNER, "Y1", "Y1", "-1,0", "5.3", "too-wide"),
        ("turn", CORNER, "Y1", "Y1", "0,0", "5.4", "no-step"),
        ("turn", CORNER, "Y3,B5", "Y3", "0,1", "5.4", "no-step"),
        ("turn", CORNER + " Y1.2.3@0,1", "Y4,B5", "Y4", "1,0", "6.1", "too-high"),
        ("card placing yellow placed 1 jumped", CORNER + " Y1.2@0,1", "Y3,B5", "Y3", "1,0", "6.2", "jumped"),
        ("turn", CORNER + " Y1.2@0,1", "Y3", "Y3", "1,0", "6.3", "unpaid"),
        ("turn advanced", CORNER + " Y1.2@0,1", "Y3", "Y3", "1,0", "11.2", "unpaid"),
        ("turn", "K1@0,0* Y1@1,0", "K1,B5", "K1", "0,0", "7.3", "closed-here"),
        ("cell placing yellow placed 0 card Y2", CORNER, "Y2,K5", "Y2", "0,0", "5.4", "no-step"),
    ],
)
def test_why_the_card_one_holds_cannot_go_there(
    now: str, land: str, hand: str, card: str, cell: str, rule: str, why: str
) -> None:
    state = position(f"to-move 0 {now} / {PILES} / 0: land {land} hand {hand} / 1: land B1@0,0")
    (told,) = (
        wish for wish in state.game.forbidden(state) if cell in wish.args.get("cells", []) and wish.args["card"] == card
    )
    assert (told.verb, told.rule, told.why, told.on_touch) == ("cell", rule, why, True)


def test_whoever_has_no_card_to_place_is_not_told_to_choose_one() -> None:
    for hand in ("hand B5", ""):
        state = position(f"to-move 0 turn / {PILES} / 0: land K1@0,0 {hand} / 1: land B1@0,0")
        (told,) = (wish for wish in state.game.forbidden(state) if wish.verb == "cell")
        assert (told.rule, told.why) == ("5.1", "no-card")


def test_every_cell_is_either_open_to_a_card_or_closed_by_one_rule() -> None:
    for seed in range(4):
        state, dice = start(2, seed, advanced=seed % 2 == 1), Dice(seed)
        while not state.is_over:
            if state.phase in (c.TURN, c.CARD):
                for face in state.placeable_cards(state.to_move):
                    closed = [cell for wish in cells_closed_to(state, face) for cell in wish.args["cells"]]
                    opened = ["{},{}".format(*place_of(cell)) for cell in state.cells_open_to(state.to_move, face)]
                    assert sorted(closed + opened) == sorted("{},{}".format(*place) for place in spec.PLACES)
            state.apply(state.rollout_action(dice))


def test_7_1_a_second_card_like_the_one_that_brings_the_scissors_waits() -> None:
    now = "scissors placing yellow placed 1 card Y1s at 1,0"
    state = position(f"to-move 0 {now} / {PILES} / 0: land K1@0,0 Y1s@1,0 hand Y1s,K5 / 1: land B1@0,0")
    told = [wish.args["card"] for wish in state.game.forbidden(state) if wish.verb == "card" and wish.rule == "7.1"]
    assert told == ["Y1s", "K5"]


def test_every_card_pile_and_cell_that_is_no_choice_has_an_answer() -> None:
    for seed in range(6):
        state, dice = start(2 + seed % 3, seed, advanced=seed % 2 == 1), Dice(seed)
        while not state.is_over:
            held = {f"card {FACE_NAMES[face]}" for face in state.hand_cards(state.to_move)}
            piles = {f"pile {pile}" for pile in range(c.PILES)} if state.phase != c.START else set()
            cells = {"cell {},{}".format(*place) for place in spec.PLACES}
            chosen = set().union(*(touched_by(choice) for choice in state.game.choices(state)))
            answered = set().union(*(touched_by(wish) for wish in state.game.forbidden(state)))
            if state.phase == c.CELL:
                chosen.add(f"card {FACE_NAMES[state.chosen]}")  # it is in the air
            assert held | piles | cells <= chosen | answered, state.game.notation(state)
            state.apply(state.random_action(dice) if dice.roll(2) else state.rollout_action(dice))


def touched_by(about: Choice | Forbidden) -> set[str]:
    """The things on the table that a choice or a wish is about."""
    args = about.args
    if about.verb == "cell" and "cells" not in args and "column" not in args:
        return {"cell {},{}".format(*place) for place in spec.PLACES}
    cards = args["cards"] if about.verb.startswith("place") else [args["card"]] if "card" in args else []
    cells = args["cells"] if "cells" in args else [f"{args['column']},{args['row']}"] if "column" in args else []
    things = {"card": cards, "cell": cells, "pile": args.get("piles", [args["pile"]] if "pile" in args else [])}
    return {f"{name} {one}" for name, found in things.items() for one in found}


@pytest.mark.parametrize(
    ("now", "thing", "rule", "why"),
    [
        ("turn", "pile 3", "4.1", "pile-empty"),
        ("turn", "cell", "5.1", "card-first"),
        ("card placing yellow placed 1", "pile 0", "3.1", "placing"),
        ("card placing yellow placed 1", "cell", "5.1", "card-first"),
        ("cell placing yellow placed 0 card Y2", "pile 3", "3.1", "placing"),
        ("cell placing yellow placed 0 card Y2", "card K5", "5.1", "cell-first"),
        ("pay placing yellow placed 1 card Y2 at 1,0 owed 1", "pile 0", "6.3", "pay-first"),
        ("pay placing yellow placed 1 card Y2 at 1,0 owed 1", "cell", "6.3", "pay-first"),
        ("scissors placing yellow placed 1 card Y1s at 1,0", "pile 0", "7.1", "scissors-first"),
        ("scissors placing yellow placed 1 card Y1s at 1,0", "card K5", "7.1", "scissors-first"),
        ("scissors placing yellow placed 1 card Y1s at 1,0", "cell", "7.1", "scissors-first"),
        ("discard", "pile 0", "4.3", "discard-first"),
        ("discard", "cell", "4.3", "discard-first"),
        ("turn", "end-turn", "3.3", "no-passing"),
        ("cell placing yellow placed 0 card Y2", "end-turn", "5.1", "cell-first"),
        ("pay placing yellow placed 1 card Y2 at 1,0 owed 1", "end-turn", "6.3", "pay-first"),
        ("scissors placing yellow placed 1 card Y1s at 1,0", "end-turn", "7.1", "scissors-first"),
        ("discard", "end-turn", "4.3", "discard-first"),
    ],
)
def test_what_comes_first_before_a_pile_a_card_or_a_cell(now: str, thing: str, rule: str, why: str) -> None:
    state = position(f"to-move 0 {now} / {PILES} / 0: land K1@0,0 Y1@1,0 hand Y2,K5 / 1: land B1@0,0")
    told: dict[str, Forbidden] = {}
    for wish in state.game.forbidden(state):
        name = f"{wish.verb} {wish.args['card']}" if wish.verb == "card" else wish.verb
        told.setdefault(f"pile {wish.args['pile']}" if "pile" in wish.args else name, wish)
    assert (told[thing].rule, told[thing].why) == (rule, why)


def test_2_2_before_all_else_comes_the_start_card() -> None:
    state = start(2, 1)
    told = {wish.verb: (wish.rule, wish.why) for wish in state.game.forbidden(state)}
    first = ("2.2", "start-first")
    assert told == {"take": first, "cell": first, "end-turn": first}


def test_a_pile_with_cards_is_not_forbidden_to_whoever_may_take() -> None:
    state = position(f"to-move 0 turn / {PILES} / 0: land K1@0,0 hand Y2,K5 / 1: land B1@0,0")
    assert [wish.args["pile"] for wish in state.game.forbidden(state) if "pile" in wish.args] == [3, 4]


@pytest.mark.parametrize(
    ("places", "wrong"),
    [
        ([(0, 0), (0, 1), (1, 1)], None),
        ([(0, 0), (1, 0), (3, 0), (2, 0)], ("5.3", 2)),
        ([(0, 0), (1, 0), (0, 3)], ("5.3", 2)),
        ([(0, 0), (1, 0), (2, 1)], ("5.2", 2)),  # a corner is no side
        ([(0, 0), (1, 0), (0, 2), (1, 1)], ("5.2", 2)),
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


def test_5_4_a_closed_cell_tells_the_value_that_lies_there() -> None:
    state = position(f"to-move 0 turn / {PILES} / 0: land {CORNER} Y1.2.3@0,1 hand Y4,B5 / 1: land B1@0,0")
    told = {cell: wish.args["below"] for wish in state.game.forbidden(state) for cell in wish.args.get("cells", [])}
    assert (told["2,2"], told["1,0"]) == (0, 1)


@pytest.mark.parametrize(("placed", "told"), [(0, ["5.1"]), (1, [])])
def test_5_1_a_turn_may_end_once_a_card_is_placed(placed: int, told: list[str]) -> None:
    state = position(
        f"to-move 0 card placing yellow placed {placed} / {PILES} / 0: land K1@0,0 hand Y1,K5 / 1: land B1@0,0"
    )
    assert [wish.rule for wish in state.game.forbidden(state) if wish.verb == "end-turn"] == told


@pytest.mark.parametrize(("card", "rule"), [("k5", "3.2"), ("y5", "6.1"), ("g1", "5.1")])
def test_which_card_cannot_be_chosen_while_placing(card: str, rule: str) -> None:
    state = position(
        f"to-move 0 card placing yellow placed 0 / {PILES} / 0: land K1@0,0 hand Y1,Y5,K5 / 1: land B1@0,0"
    )
    with pytest.raises(Illegal) as refused:
        state.game.parse_action(state, f"card {card}")
    assert refused.value.arguments["rule"] == rule


def test_cards_of_another_colour_wait_for_another_turn() -> None:
    state = position(f"to-move 0 card placing yellow placed 0 / {PILES} / 0: land K1@0,0 hand Y1,K2 / 1: land B1@0,0")
    (told,) = (wish for wish in state.game.forbidden(state) if wish.verb == "card")
    assert (told.args["card"], told.rule, told.why) == ("K2", "3.2", "announced")


@pytest.mark.parametrize("line", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize("turned", [False, True])
def test_5_3_three_columns_and_three_rows_wherever_they_are_filled(line: int, turned: bool) -> None:
    """One column from the start card to `line`, where two more cards stand beside it: it is three wide."""
    step = -1 if line < 0 else 1
    cells = [*((0, row) for row in range(0, line + step, step)), (1, line), (2, line)]
    named = [f"{row},{column}" if turned else f"{column},{row}" for column, row in cells]
    land = " ".join(f"Y1@{name}" for name in named)
    state = position(
        f"to-move 0 cell placing yellow placed 0 card Y1 / {PILES} / 0: land {land} hand Y1,K5 / 1: land B1@0,0"
    )
    outside, inside = ("at 0,-1", "at 1,0") if turned else ("at -1,0", "at 0,1")
    assert outside not in legal(state)
    assert line or inside in legal(state)


@pytest.mark.parametrize("nonsense", ["dance", -1, 10_000, None, True])
def test_no_rule_is_against_what_is_no_action(nonsense: object) -> None:
    assert obstacle(position(f"to-move 0 turn / {PILES} / 0: land K1@0,0 hand Y1 / 1: land B1@0,0"), nonsense) is None


def test_2_2_the_first_of_all_actions_is_one_too() -> None:
    state = position(f"to-move 0 turn / {PILES} / 0: land K1@0,0 hand Y1 / 1: land B1@0,0")
    assert [state.game.rule_against(state, action) for action in (0, 1)] == ["2.2", "2.2"]
