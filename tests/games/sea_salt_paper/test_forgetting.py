"""Rule 7.6: whoever is not the observer of a new deal knows afterwards what a spectator knows, and their own hand."""

from __future__ import annotations

import pytest

from papercove import Dice
from papercove.games.sea_salt_paper.beliefs import certainties
from papercove.games.sea_salt_paper.cards import FACE_NAMES, FACES, faces_in
from papercove.games.sea_salt_paper.constants import PLAY
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.view import SPECTATOR
from tests.games.sea_salt_paper.table import hand, laid, observed, play, position

WORLDS = 40


def certain(state: MatchState, observer: int) -> list[list[str]]:
    """The cards that `observer` is sure of, hand by hand."""
    return [faces_in(mask) for mask in certainties(state, observer)[0]]


def after_a_theft() -> MatchState:
    """Seat 0 has robbed seat 1 of its only card; both know which, seat 2 does not."""
    state = position("hand 0: swimmer:black shark:black hand 1: sailor:orange hand 2: fish boat", seats=3)
    play(state, "lay swimmer:black shark:black", "rob 1")
    return state


def after_crabs(side: str = "left", hand: str = "") -> MatchState:
    """Seat 1 has looked through a pile and taken a card from below its top; only it knows which."""
    other = "right" if side == "left" else "left"
    state = position(
        f"hand 1: crab:black crab:grey {hand} {side}: sailor:orange sailor:pink shell:grey shell:black "
        f"{other}: fish:yellow phase: play to-move: 1",
        seats=3,
    )
    play(state, "lay crab:black crab:grey", f"look {side}")
    pick = next(text for text in texts(state) if text.startswith("pick") and text.endswith("sailor:pink"))
    play(state, pick)
    return state


def texts(state: MatchState) -> list[str]:
    return [state.game.action_text(state, action) for action in state.legal_actions()]


def test_7_6_a_victim_forgets_the_stolen_card() -> None:
    state = after_a_theft()
    assert certain(state, 1)[0] == ["sailor:orange"]
    for seed in range(WORLDS):
        world = state.resample(2, Dice(seed))
        assert certain(world, 1) == [[], [], []]
        assert certain(world, 0) == [hand(world, 0), [], []]  # its own hand is before its eyes
        assert certain(world, SPECTATOR) == [[], [], []]


def test_7_6_a_victim_observes_no_more_of_the_thief_than_others_do() -> None:
    state = after_a_theft()
    assert sum(observed(state, 1, "next 2: hand")) == 1
    assert sum(observed(state.resample(2, Dice(1)), 1, "next 2: hand")) == 0
    assert sum(observed(state.resample(1, Dice(1)), 1, "next 2: hand")) == 1  # an observer forgets nothing


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("observer", [0, 2, None])
def test_7_6_who_looked_through_a_pile_forgets_what_it_saw(observer: int | None, side: str) -> None:
    state = after_crabs(side)
    assert remembered(state, 1) == {*faces("sailor:orange shell:grey shell:black fish:yellow")}
    assert sum(observed(state, 1, "looks")) > 0
    world = state.resample(observer, Dice(2))
    for seat in range(3):
        assert remembered(world, seat) == {*faces("sailor:orange sailor:pink shell:grey shell:black fish:yellow")}
        assert sum(observed(world, seat, "looks")) == 0
    assert observed(state.resample(1, Dice(2)), 1, "looks") == observed(state, 1, "looks")


def remembered(state: MatchState, seat: int) -> set[int]:
    """The faces that `seat` remembers in the piles."""
    return {*observed(state, seat, "pile order")} - {0}


@pytest.mark.parametrize("observer", [0, 2, None])
def test_7_6_what_was_forgotten_may_have_been_otherwise(observer: int | None) -> None:
    """Seat 1 took one of three cards. Once it has forgotten which, it can only tell by its hand, as others cannot."""
    came = ["sailor:orange", "sailor:pink", "shell:grey", "shell:black"]
    worlds = [
        state.resample(observer, Dice(seed))
        for state in [after_crabs(hand="fish:black boat:black")]
        for seed in range(3)
    ]
    for world in worlds:
        possible = set()
        for again in drawn(world, 1):
            left = [FACE_NAMES[card] for card in again.pile_cards(0)]
            possible.add(next(face for face in came if face not in left))
            assert hand(again, 1) == hand(world, 1)
            assert everything(again) == everything(world)
        assert possible == {face for face in came[:3] if face in hand(world, 1)}


def everything(state: MatchState) -> list[str]:
    """All cards, wherever they lie."""
    cards = [*state.deck_cards(), *state.pile_cards(0), *state.pile_cards(1)]
    hands = [face for seat in range(3) for face in (*faces_in(state.hand_of(seat)), *faces_in(state.laid_by(seat)))]
    return sorted([*(FACE_NAMES[card] for card in cards), *hands])


def faces(words: str) -> list[int]:
    """Faces as an observation numbers them."""
    return [FACES.index(word) + 1 for word in words.split()]


def drawn(state: MatchState, seat: int | None) -> list[MatchState]:
    return [state.resample(seat, Dice(seed)) for seed in range(WORLDS)]


def test_7_6_a_pile_keeps_the_order_in_which_its_cards_came() -> None:
    came = ["sailor:orange", "sailor:pink", "shell:grey", "shell:black"]
    piles = {tuple(FACE_NAMES[card] for card in world.pile_cards(0)) for world in drawn(after_crabs(), 0)}
    assert piles == {tuple(face for face in came if face != gone) for gone in came[:3]}


def test_7_6_what_is_certain_of_a_pile_is_told_from_bottom_to_top() -> None:
    found = certainties(after_crabs(), 1)[1]
    assert [FACE_NAMES[card] for card in found[0]] == ["sailor:orange", "shell:grey", "shell:black"]
    assert [FACE_NAMES[card] for card in found[1]] == ["fish:yellow"]


@pytest.mark.parametrize("seat", [1, 2])
def test_7_6_whoever_forgets_still_knows_the_piles_that_everybody_saw(seat: int) -> None:
    state = position("left: shell:grey shell:black right: crab:black fish:yellow", seats=3)
    world = state.resample(0, Dice(1))
    for field in ("known in piles", "pile order"):
        assert observed(world, seat, field) == observed(state, seat, field)


def test_7_6_a_new_deal_of_a_new_deal_has_every_card_once() -> None:
    """Seat 1 holds one black boat unseen and another that it took openly: which one it lays nobody can tell."""
    state = position(
        "hand 0: mermaid hand 1: crab:light_blue crab:light_blue boat:black boat:yellow hand 2: fish:black fish:yellow "
        "left: boat:black right: shell:grey to-move: 1 phase: take",
        seats=3,
    )
    play(state, "take left", "lay crab:light_blue crab:light_blue", "lay boat:black boat:yellow")
    state.to_move, state.phase = 2, PLAY
    play(state, "lay fish:black fish:yellow")
    for seed in range(WORLDS):
        world = state.resample(0, Dice(seed)).resample(2, Dice(seed)).resample(0, Dice(seed))
        assert everything(world) == everything(state)
        assert observed(world, 0, "tale: second card") == observed(state, 0, "tale: second card")
        assert [laid(world, seat) for seat in range(3)] == [laid(state, seat) for seat in range(3)]


# --- what is told after a new deal is known ---


@pytest.mark.parametrize("victim", [0, 1])
def test_7_6_a_theft_after_a_new_deal_is_known_to_robber_and_victim(victim: int) -> None:
    robber = 1 - victim
    state = position(
        f"hand {robber}: swimmer:black shark:black hand {victim}: sailor:orange hand 2: fish to-move: {robber}", seats=3
    )
    play(state, "lay swimmer:black shark:black")
    for seed in range(5):
        world = play(state.resample(2, Dice(seed)), f"rob {victim}")
        stolen = hand(world, robber)
        assert certain(world, victim)[robber] == stolen
        ahead = (robber - victim) % 3
        assert observed(world, victim, f"next {ahead}: hand")[FACES.index(stolen[0])] == 1


@pytest.mark.parametrize("side", ["left", "right"])
def test_7_6_a_look_after_a_new_deal_shows_a_pile(side: str) -> None:
    """Seat 0 took a card of the pile unseen, before the new deal; seat 1 looks through it, after that."""
    other = "right" if side == "left" else "left"
    state = position(
        "hand 0: crab:dark_blue crab:light_blue hand 1: crab:black crab:grey "
        f"{side}: sailor:orange sailor:pink shell:grey {other}: fish:yellow",
        seats=3,
    )
    play(state, "lay crab:dark_blue crab:light_blue", f"look {side}", "pick 1 sailor:orange")
    state.to_move = 1
    play(state, "lay crab:black crab:grey")
    for seed in range(8):
        world = play(state.resample(2, Dice(seed)), f"look {side}")
        left = [FACE_NAMES[card] for card in world.pile_cards(side == "right")]
        assert remembered(world, 1) == {*faces(" ".join(left)), *faces("fish:yellow")}
        for again in drawn(world, 1)[:10]:
            assert [FACE_NAMES[card] for card in again.pile_cards(side == "right")] == left


def test_7_6_a_pick_after_a_new_deal_is_remembered() -> None:
    """Seat 1 takes a yellow boat below the top and holds a black one, or the other way round: it knows which."""
    state = position(
        "hand 1: crab:black crab:grey boat:black left: boat:black boat:yellow penguin:pink right: fish:yellow "
        "deck: only boat:yellow to-move: 1"
    )
    play(state, "lay crab:black crab:grey", "look left")
    for seed in range(6):
        world = state.resample(0, Dice(seed))
        for at, taken, left in ((1, "boat:black", "boat:yellow"), (2, "boat:yellow", "boat:black")):
            picked = play(world.copy(), f"pick {at} {taken}")
            for again in drawn(picked, 1)[:10]:
                assert [FACE_NAMES[card] for card in again.pile_cards(0)] == [left, "penguin:pink"]


@pytest.mark.parametrize("robber", [0, 2])
def test_7_6_a_robber_after_a_new_deal_knows_that_an_open_card_has_left_its_hand(robber: int) -> None:
    state = position(
        f"hand {robber}: swimmer:black shark:black hand {2 - robber}: mermaid left: shell:grey right: fish:yellow "
        "to-move: 1 phase: take",
        seats=3,
    )
    play(state, "take left")
    state.to_move, state.phase = robber, PLAY
    play(state, "lay swimmer:black shark:black")
    field = "next 1: hand" if robber == 0 else "next 2: hand"
    world = state.resample(2 - robber, Dice(1))
    assert sum(observed(world, robber, field)) == 1
    assert sum(observed(play(world, "rob 1"), robber, field)) == 0


def test_whoever_forgot_a_theft_is_told_its_card_no_more() -> None:
    state = after_a_theft()
    (stolen,) = faces("sailor:orange")
    assert stolen in observed(state, 1, "tale: card")
    assert stolen not in observed(state.resample(2, Dice(1)), 1, "tale: card")
