"""What views share with those before them, what is revealed, and what people look back on."""

from __future__ import annotations

import msgspec
import pytest

from papercove.games.sea_salt_paper.match import MatchState
from tests.games.sea_salt_paper.table import play, position

SEVEN = "crab:yellow crab:light_blue shell:yellow shell:grey shell:dark_blue shell:light_green"
PILES = "left: penguin:pink shell:black right: boat:yellow fish:black"
STEPS = {
    "taking from a pile": ("phase: take", (), "take left"),
    "drawing": ("phase: take", (), "take deck"),
    "keeping": ("phase: take deck: fish:yellow fish:light_blue", ("take deck",), "keep fish:yellow"),
    "discarding": (
        "phase: take deck: fish:yellow fish:light_blue",
        ("take deck", "keep fish:yellow"),
        "discard right",
    ),
    "laying boats": ("hand 0: boat:black boat:light_blue", (), "lay boat:light_blue boat:black"),
    "laying fish": ("hand 0: fish:yellow fish:light_blue", (), "lay fish:light_blue fish:yellow"),
    "looking": ("hand 0: crab:black crab:grey", ("lay crab:black crab:grey",), "look left"),
    "picking below the top": (
        "hand 0: crab:black crab:grey",
        ("lay crab:black crab:grey", "look left"),
        "pick 1 penguin:pink",
    ),
    "picking the top": (
        "hand 0: crab:black crab:grey",
        ("lay crab:black crab:grey", "look right"),
        "pick 2 fish:black",
    ),
    "robbing": ("hand 0: swimmer:black shark:black", ("lay swimmer:black shark:black",), "rob 2"),
    "ending a turn": ("hand 0: shell:grey", (), "end-turn"),
    "stopping": (f"hand 0: {SEVEN}", (), "stop"),
    "calling last chance": (f"hand 0: {SEVEN}", (), "last-chance"),
    "showing a hand": (f"hand 0: {SEVEN}", ("last-chance", "take left"), "end-turn"),
}


def before(step: str) -> MatchState:
    text, actions, _ = STEPS[step]
    return play(position(f"{PILES} hand 1: sailor:orange octopus:grey hand 2: mermaid {text}", seats=3), *actions)


@pytest.mark.parametrize("step", STEPS)
def test_7_2_views_that_share_with_those_before_are_the_same(step: str) -> None:
    state = before(step)
    viewers = [0, 1, 2, None]
    after = play(state.copy(), STEPS[step][2])
    shared = state.game.views_after(state, state.game.views(state, viewers), after, viewers)
    assert msgspec.json.encode(shared) == msgspec.json.encode(after.game.views(after, viewers))


def test_7_2_views_of_a_table_that_did_not_change_share_its_parts() -> None:
    state = before("ending a turn")
    known = state.game.view(state, 1)
    shared = state.game.views_after(state, [known], play(state.copy(), "end-turn"), [1])[0]
    assert [
        one is other for one, other in zip(shared.piles + shared.table, known.piles + known.table, strict=True)
    ] == [True] * 5


def test_7_1_only_the_mover_sees_its_cards_and_choices() -> None:
    state = before("keeping")
    seen = [(bool(view.choices), view.drawn) for view in state.game.views(state, [0, 1, None])]
    assert seen == [(True, ["fish:light_blue", "fish:yellow"]), (False, None), (False, None)]


def test_7_3_a_hand_lies_open_after_last_chance_and_the_others_do_not() -> None:
    state = play(before("calling last chance"), "last-chance")
    assert [seat.open for seat in state.game.view(state, 1).table] == [True, False, False]
    assert [seat.hand is None for seat in state.game.view(state, None).table] == [False, True, True]


def test_5_5_a_void_round_gains_nothing() -> None:
    state = play(before("stopping"), "stop")
    assert state.gained_by(0) == 7
    while state.round == 1:
        state.apply(state.legal_actions()[0])
    assert [state.gained_by(seat) for seat in range(3)] == [0, 0, 0]


def test_8_1_a_round_that_mermaids_end_gains_nothing() -> None:
    state = play(before("stopping"), "stop")
    state.end_by_shown_mermaids(1)
    assert [state.gained_by(seat) for seat in range(3)] == [0, 0, 0]


def test_3_2_the_card_that_was_not_kept_is_still_looked_at() -> None:
    view = before("discarding").game.view(before("discarding"), 0)
    assert (view.drawn, view.drawn_count) == (["fish:light_blue"], 1)


@pytest.mark.parametrize(
    ("step", "learns"),
    [
        ("taking from a pile", True),
        ("drawing", True),
        ("keeping", False),
        ("discarding", False),
        ("laying boats", False),
        ("laying fish", True),
        ("looking", True),
        ("picking below the top", False),
        ("picking the top", True),
        ("robbing", True),
        ("stopping", True),
        ("calling last chance", True),
    ],
)
def test_who_has_learnt_something_cannot_take_it_back(step: str, learns: bool) -> None:
    state = before(step)
    told = state.revealed
    assert (play(state, STEPS[step][2]).revealed > told) == learns


@pytest.mark.parametrize("action", ["take left", "lay crab:black crab:grey"])
def test_the_last_card_of_a_pile_brings_nothing_to_light(action: str) -> None:
    phase = "take" if action.startswith("take") else "play"
    state = position(f"hand 0: crab:black crab:grey left: shell:grey right: - phase: {phase}")
    told = state.revealed
    assert play(state, action).revealed == told


def test_8_3_a_shared_win_is_half_a_win() -> None:
    """Seats 1 and 2 tie; seat 0 ended the round and took its last turn."""
    state = play(position(f"hand 0: {SEVEN} {PILES} scores: 0 40 40", seats=3, edition="fr"), "stop")
    assert [state.value(seat) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_the_match_is_over_for_every_viewer() -> None:
    state = play(position(f"hand 0: mermaid mermaid mermaid mermaid {PILES}"), "mermaids")
    assert [(view.phase, view.to_move, view.choices) for view in state.game.views(state, [0, 1, None])] == [
        ("over", None, [])
    ] * 3


@pytest.mark.parametrize(
    ("actions", "seat", "what"),
    [
        (("stop",), 0, {"stops": 1, "best-round": 7}),
        (("last-chance", "take left", "end-turn", "take right", "end-turn"), 0, {"bets-won": 1, "best-round": 9}),
        (("last-chance", "take left", "end-turn", "take right", "end-turn"), 1, {"best-round": 1}),
        (("end-turn",), 0, {}),
    ],
)
def test_people_look_back_on_calls_and_their_best_round(
    actions: tuple[str, ...], seat: int, what: dict[str, int]
) -> None:
    state = position(f"hand 0: {SEVEN} hand 1: octopus:grey {PILES}", seats=3)
    positions = [state]
    for action in actions:
        positions.append(play(positions[-1].copy(), action))
    nothing = {"bets-won": 0, "bets-lost": 0, "stops": 0, "mermaid-wins": 0, "best-round": 0}
    assert state.game.highlights(positions)[seat] == nothing | what


def test_people_look_back_on_mermaids_and_lost_bets() -> None:
    called = position(f"hand 0: {SEVEN} hand 1: octopus octopus octopus octopus {PILES}")
    positions = [called]
    for action in ("last-chance", "take left", "end-turn"):
        positions.append(play(positions[-1].copy(), action))
    assert called.game.highlights(positions)[0]["bets-lost"] == 1
    won = position(f"hand 1: mermaid mermaid mermaid mermaid {PILES} to-move: 1")
    assert won.game.highlights([won, play(won.copy(), "mermaids")])[1]["mermaid-wins"] == 1


def test_7_5_hands_are_told_after_stop_and_not_after_a_void_round() -> None:
    state = before("stopping")
    ended = state.game.round_end(state, play(state.copy(), "stop"))
    assert [len(cards) for cards in ended.hands] == [6, 2, 1]
    assert ended.hands[1] == ("octopus:grey", "sailor:orange")
    void = position(f"{PILES} hand 0: shell:grey deck: only", seats=3)
    assert void.game.round_end(void, play(void.copy(), "end-turn")).hands == ()


def test_7_2_whoever_looks_through_a_pile_sees_what_each_card_would_add() -> None:
    state = play(
        position("hand 0: crab:black crab:grey shell:yellow left: penguin:pink shell:black right: fish:black"),
        *("lay crab:black crab:grey", "look left"),
    )
    looked, other = state.game.view(state, 0).piles
    assert [worth.points for worth in looked.worths] == [1, 2]
    assert other.worths is None


def test_5_7_a_rollout_stops_where_the_round_does() -> None:
    state = before("stopping")
    here = state.horizon
    assert play(state.copy(), "last-chance", "take left").horizon == here
    assert play(state, "stop").horizon != here
