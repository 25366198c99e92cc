"""Rule 7.6: what follows from what a seat was told, in small positions where it can be worked out by hand."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from papercove import Dice
from papercove.games.sea_salt_paper.beliefs import certainties
from papercove.games.sea_salt_paper.cards import CARDS, FACES, cards_in, faces_in
from papercove.games.sea_salt_paper.constants import PLAY, TAKE
from papercove.games.sea_salt_paper.match import MatchState
from tests.games.sea_salt_paper.table import hand, observed, play, position

WORLDS = 60


def worlds(state: MatchState, seat: int | None) -> list[MatchState]:
    return [state.resample(seat, Dice(seed)) for seed in range(WORLDS)]


def all_cards(state: MatchState) -> list[int]:
    held = [card for seat in range(state.seats) for card in cards_in(state.hand_of(seat) | state.laid_by(seat))]
    return sorted(held + state.pile_cards(0) + state.pile_cards(1) + state.deck_cards() + state.drawn_cards())


@pytest.mark.parametrize("observer", [0, 1, None])
def test_7_6_no_new_deal_has_a_card_twice(observer: int | None) -> None:
    state = position(
        "hand 0: crab:yellow mermaid hand 1: fish boat left: shell:grey right: penguin to-move: 0 phase: take"
    )
    play(state, "take deck")
    for world in worlds(state, observer):
        assert all_cards(world) == all_cards(state)


@pytest.mark.parametrize("looked", [0, 1, 2, 5])
def test_7_6_the_order_of_a_new_deck_is_settled_before_it_is_drawn(looked: int) -> None:
    """It is shuffled card by card as it is drawn: looking at it first, or after some draws, changes nothing."""
    state = position("hand 1: fish boat left: shell:grey right: penguin to-move: 0 phase: take")
    for world in worlds(state, 0):
        order = world.copy().deck_cards()
        for turn in range(12):
            if turn == looked:
                assert world.deck_cards() == order
            world.phase = TAKE
            play(world, "take deck")
            assert sorted(world.drawn_cards()) == sorted([order.pop(), order.pop()])
            world.apply(world.legal_actions()[0])
            if world.phase != PLAY:
                world.apply(world.legal_actions()[0])


def test_7_6_every_order_of_a_new_deck_is_as_likely() -> None:
    """Three unseen cards, of which two are drawn: six orders."""
    state = position("left: shell:grey right: penguin deck: only crab:black boat:yellow mermaid to-move: 0 phase: take")
    orders: Counter[tuple[int, ...]] = Counter()
    dice = Dice(29)
    for _ in range(6_000):
        orders[tuple(state.resample(0, dice).deck_cards())] += 1
    assert len(orders) == 6
    assert all(880 < times < 1_120 for times in orders.values())


@pytest.mark.parametrize("seat", [1, 2])
def test_7_6_a_card_taken_openly_is_certain(seat: int) -> None:
    state = position(f"left: shell:grey shell:black right: crab:black phase: take to-move: {seat}", seats=3)
    play(state, "take left")
    hands = [faces_in(cards) for cards in certainties(state, 0)[0]]
    assert hands == [["shell:black"] if other == seat else [] for other in range(3)]


def test_7_6_a_card_taken_openly_is_certain_whatever_crabs_took() -> None:
    """Seat 1 took one of the two lowest cards unseen, and then the top: of its hand only that is certain."""
    state = position(
        "hand 1: crab:black crab:grey left: boat:yellow shell:grey shell:black penguin:pink to-move: 1", seats=3
    )
    play(state, "lay crab:black crab:grey", "pick 1 boat:yellow")
    state.phase = TAKE
    play(state, "take left")
    assert [faces_in(cards) for cards in certainties(state, 0)[0]] == [[], ["penguin:pink"], []]


@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_7_6_who_took_one_of_two_equal_cards_knows_which_one_came_to_light(side: str, other: str) -> None:
    """Seat 1 took the upper black boat: the one that comes to light is the lower one, and all between have gone."""
    state = position(
        "hand 1: crab:yellow crab:light_green hand 2: crab:black crab:grey "
        f"{side}: boat:black shell:grey boat:black shell:black {other}: fish:yellow phase: play to-move: 1",
        seats=3,
    )
    play(state, "lay crab:yellow crab:light_green", f"look {side}", "pick 3 boat:black", "end-turn")
    play(state, f"take {other}", "lay crab:black crab:grey", "pick 2 shell:grey", "end-turn", f"take {side}")
    at = 0 if side == "left" else CARDS
    piles = observed(state, 1, "pile order")
    assert [number for number in piles[at : at + CARDS] if number] == [FACES.index("boat:black") + 1]


def test_7_6_a_new_deal_tells_the_same_tale() -> None:
    """Seat 1 lays one of two black boats: which copy it was, a new deal may change, but not what was told."""
    state = position(
        "hand 0: fish:black fish:yellow hand 1: boat:black boat:yellow left: shell:grey boat:black "
        "right: crab to-move: 0"
    )
    play(state, "lay fish:black fish:yellow", "end-turn", "take left", "lay boat:black boat:yellow")
    for world in worlds(state, 0):
        for field in ("tale: event", "tale: card", "tale: second card"):
            assert observed(world, 0, field) == observed(state.copy(), 0, field)


def robbed(taken: str, hidden: str, stolen: str) -> MatchState:
    """Seat 1 took some cards openly and holds others unseen; seat 0 then stole one of them, unseen by seat 2."""
    for seed in count():
        state = position(
            f"hand 0: swimmer:black shark:black hand 1: {hidden} left: {taken} phase: take to-move: 1",
            seats=3,
            seed=seed,
        )
        for _ in taken.split():
            state.phase = TAKE
            play(state, "take left")
        state.to_move = 0
        play(state, "lay swimmer:black shark:black")
        if hand(state, 0) == [stolen]:
            break
    state.to_move = 1
    state.phase = PLAY
    return state


def test_7_6_what_is_laid_later_was_not_stolen() -> None:
    """Seat 2 knows all three cards of seat 1; it lays two of them, so the third was stolen."""
    state = robbed(taken="shell:grey boat:yellow boat:black", hidden="", stolen="shell:grey")
    assert len({tuple(hand(world, 0)) for world in worlds(state, 2)}) == 3
    play(state, "lay boat:black boat:yellow")
    assert {tuple(hand(world, 0)) for world in worlds(state, 2)} == {("shell:grey",)}


def test_7_6_that_a_known_card_was_laid_is_likelier_than_its_twin() -> None:
    """One known black boat and two unseen cards, one stolen; then a black and a yellow boat are laid.

    Had the known boat been stolen, both unseen cards would have to be just these boats, of all cards nobody has seen.
    """
    state = robbed(taken="boat:black", hidden="boat:yellow shell:grey", stolen="shell:grey")
    play(state, "lay boat:black boat:yellow")
    believed = Counter("boat:black" in hand(world, 0) for world in worlds(state, 2))
    assert believed[True] < WORLDS // 6


@pytest.mark.parametrize("face", ["crab:dark_blue", "crab:yellow"])
def test_7_6_of_two_copies_one_of_which_was_laid(face: str) -> None:
    """Seat 1 drew three cards unseen and laid one copy: deals where it held both count once, not twice."""
    state = position(
        f"hand 1: {face} crab:black shell:grey left: - right: - deck: only {face} fish:black shark:black to-move: 1"
    )
    play(state, f"lay {face} crab:black" if face == "crab:dark_blue" else f"lay crab:black {face}")
    believed = Counter(tuple(hand(state.resample(0, Dice(seed)), 1)) for seed in range(2000))
    # The third card was any of four, but the other copy makes half as many hands: 1 of 1 + 2 + 2 + 2.
    assert abs(believed[(face,)] / 2000 - 1 / 7) < 0.03


def test_7_6_a_laid_boat_was_taken_from_the_pile_or_held_before() -> None:
    """Seat 1's crabs took one of two cards unseen; then it laid a black boat, of which it may have had the other copy.

    Its one hidden card can only be that copy, or it is still there: as likely as not.
    """
    state = position(
        "hand 1: crab:black crab:grey boat:black left: boat:black shell:grey penguin:pink right: boat:yellow "
        "deck: only to-move: 1 phase: take"
    )
    play(state, "take right", "lay crab:black crab:grey", "pick 1 boat:black", "lay boat:black boat:yellow")
    believed = Counter(tuple(hand(state.resample(0, Dice(seed)), 1)) for seed in range(300))
    assert set(believed) == {("boat:black",), ("shell:grey",)}
    assert abs(believed["boat:black",] / 300 - 1 / 2) < 0.07


def test_7_6_a_likely_deal_gives_a_rival_what_it_would_have_kept() -> None:
    """Seat 1 took two shells openly and holds one card more: of four cards it rather kept a third shell."""
    state = position(
        "hand 1: penguin:pink left: penguin:purple shell:grey shell:yellow right: crab:grey "
        "deck: only shell:black octopus:grey sailor:orange to-move: 1 phase: take"
    )
    play(state, "take left")
    state.phase = TAKE
    play(state, "take left")
    state.to_move, state.phase = 0, TAKE
    plain = sum("shell:black" in hand(world, 1) for world in worlds(state, 0))
    likely = sum("shell:black" in hand(state.resample_likely(0, Dice(seed)), 1) for seed in range(WORLDS))
    assert plain < WORLDS * 0.4
    assert likely > plain * 1.4
