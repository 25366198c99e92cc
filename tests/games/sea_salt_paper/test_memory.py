"""Rules 7: what each seat can know, and what is dealt anew for it."""

from __future__ import annotations

from collections import Counter

import pytest

from papercove import Dice
from papercove.games.sea_salt_paper.beliefs import certainties
from papercove.games.sea_salt_paper.cards import FACE_NAMES, faces_in
from papercove.games.sea_salt_paper.constants import TAKE
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.options import SeaSaltPaperOptions
from tests.games.sea_salt_paper.enumeration import Enumeration, compare, some_history
from tests.games.sea_salt_paper.table import hand, play, position

WORLDS = 200


def worlds(state: MatchState, seat: int | None) -> list[MatchState]:
    """What `seat` may believe, many times."""
    return [state.resample(seat, Dice(seed)) for seed in range(WORLDS)]


def pile(state: MatchState, side: int) -> list[str]:
    return [FACE_NAMES[card] for card in state.pile_cards(side)]


def test_7_6_own_cards_are_kept() -> None:
    state = position("hand 0: crab:yellow mermaid hand 1: fish boat left: shell:grey")
    assert all(hand(world, 0) == hand(state, 0) for world in worlds(state, 0))


def test_7_6_hidden_hands_are_dealt_anew() -> None:
    state = position("hand 0: crab:yellow hand 1: fish boat left: shell:grey")
    seen = {tuple(hand(world, 1)) for world in worlds(state, 0)}
    assert len(seen) > WORLDS // 2
    assert all(len(cards) == 2 for cards in seen)


def test_7_6_every_hidden_card_is_equally_likely() -> None:
    state = position("hand 0: crab:yellow hand 1: fish boat left: shell:grey")
    seen = Counter(card for seed in range(3000) for card in hand(state.resample(0, Dice(seed)), 1))
    single = [seen[face] for face in ("captain:light_orange", "sailor:orange", "shoal:grey", "crab:black")]
    assert all(70 < count < 150 for count in single)  # 3000 * 2 / 56 = 107


def test_7_6_a_card_taken_openly_stays_known() -> None:
    state = position("hand 1: fish boat left: shell:grey shell:black right: crab:black phase: take to-move: 1")
    play(state, "take left")
    assert all("shell:black" in hand(world, 1) for world in worlds(state, 0))


def test_7_6_a_card_drawn_from_the_deck_is_not_known() -> None:
    state = position("left: shell:grey right: crab:black deck: sailor:orange sailor:pink phase: take to-move: 1")
    play(state, "take deck", "keep sailor:orange", "discard left")
    believed = Counter(tuple(hand(world, 1)) for world in worlds(state, 0))
    assert believed[("sailor:orange",)] < 20
    assert all(pile(world, 0)[-1] == "sailor:pink" for world in worlds(state, 0))


def test_7_6_cards_being_looked_at_are_dealt_anew_for_the_others() -> None:
    state = position("left: shell:grey right: crab:black deck: sailor:orange sailor:pink phase: take to-move: 1")
    play(state, "take deck")
    drawn = {tuple(world.drawn_cards()) for world in worlds(state, 0)}
    assert len(drawn) > WORLDS // 2
    assert {tuple(world.drawn_cards()) for world in worlds(state, 1)} == {tuple(state.drawn_cards())}


def test_7_6_a_stolen_card_is_known_to_robber_and_victim() -> None:
    state = position("hand 0: swimmer:black shark:black hand 1: sailor:orange hand 2: fish boat", seats=3)
    play(state, "lay swimmer:black shark:black", "rob 1")
    assert all(hand(world, 0) == ["sailor:orange"] for world in worlds(state, 0) + worlds(state, 1))
    assert len({tuple(hand(world, 0)) for world in worlds(state, 2)}) > 10


def test_7_6_a_known_card_may_be_the_stolen_one() -> None:
    """Seat 2 knows one of seat 1's two cards; after the theft it lies with seat 0 or seat 1, nowhere else."""
    state = position(
        "hand 0: swimmer:black shark:black hand 1: fish left: shell:grey shell:black phase: take to-move: 1", seats=3
    )
    play(state, "take left", "end-turn")
    state.to_move = 0
    play(state, "take left", "lay swimmer:black shark:black")
    places = Counter(
        "robber" if "shell:black" in hand(w, 0) else "victim"
        for w in worlds(state, 2)
        if "shell:black" in hand(w, 0) + hand(w, 1)
    )
    assert sum(places.values()) == WORLDS
    assert min(places["robber"], places["victim"]) > 20


CRABS = "hand 0: crab:yellow crab:black hand 1: boat fish"


def test_7_6_a_pile_seen_through_crabs_is_known() -> None:
    state = position(f"{CRABS} left: shell:grey shell:black octopus:grey right: -")
    play(state, "lay crab:black crab:yellow", "pick 1 shell:grey")
    assert all(pile(world, 0) == ["shell:black", "octopus:grey"] for world in worlds(state, 0))


def test_7_6_what_crabs_took_is_one_of_the_pile() -> None:
    """The others remember the pile: one of the two below the top is gone, in the old order."""
    state = position(f"{CRABS} left: shell:grey shell:black octopus:grey right: -")
    play(state, "lay crab:black crab:yellow", "pick 1 shell:grey")
    seen = Counter((pile(world, 0)[0], *hand(world, 0)) for world in worlds(state, 1))
    assert set(seen) == {("shell:black", "shell:grey"), ("shell:grey", "shell:black")}
    assert min(seen.values()) > WORLDS // 4


def test_7_6_the_top_taken_by_crabs_is_known_to_all() -> None:
    state = position(f"{CRABS} left: shell:grey shell:black octopus:grey right: -")
    play(state, "lay crab:black crab:yellow", "pick 3 octopus:grey")
    assert all(hand(world, 0) == ["octopus:grey"] for world in worlds(state, None))


def test_7_6_equal_cards_on_top_tell_nothing() -> None:
    """Two equal cards on top: whether one of them went cannot be seen."""
    state = position(f"{CRABS} left: shell:grey boat:black boat:black right: -")
    play(state, "lay crab:black crab:yellow", "pick 3 boat:black")
    assert {tuple(hand(world, 0)) for world in worlds(state, 1)} == {("boat:black",), ("shell:grey",)}


def test_7_6_a_laid_copy_is_taken_for_the_known_one() -> None:
    """Seat 1 took a black boat openly and holds another unseen; laying one of them tells nothing of the second."""
    state = position("hand 1: boat:black boat:yellow left: shell:grey boat:black right: crab phase: take to-move: 1")
    play(state, "take left", "lay boat:black boat:yellow")
    believed = Counter(tuple(hand(world, 1)) for world in worlds(state, 0))
    assert believed[("boat:black",)] < 30
    assert len(believed) > 20


def test_7_6_what_came_later_than_the_new_top_was_taken() -> None:
    """Crabs take unseen; when the pile's top later lies deeper, the card between must be in that hand."""
    state = position(f"{CRABS} left: shell:grey shell:black octopus:grey right: penguin:pink")
    play(state, "lay crab:black crab:yellow", "look left", "pick 2 shell:black", "end-turn", "take left")
    assert pile(state, 0) == ["shell:grey"]
    assert all(hand(world, 0) == ["shell:black"] for world in worlds(state, 1))


OPEN_TOP = (
    "hand 0: crab:black crab:grey boat:black hand 1: shell:black left: boat:yellow shell:grey penguin:pink "
    "right: fish:black boat:yellow to-move: 0 phase: take"
)
UP_TO_THE_PICK = ("take right", "lay crab:black crab:grey", "look left")


def test_7_6_what_lies_open_stays_open() -> None:
    state = play(position(OPEN_TOP), *UP_TO_THE_PICK, "pick 1 boat:yellow", "lay boat:black boat:yellow")
    assert {pile(world, 0)[-1] for world in worlds(state, 1)} == {"penguin:pink"}
    assert all(state.game.view(world, 1) == state.game.view(state, 1) for world in worlds(state, 1))


def test_7_6_told_alike_is_known_alike() -> None:
    """Seat 0 lays a yellow boat: its own, or the one its crabs took. Seat 1 is told the same, and knows the same."""
    taken = play(
        position(OPEN_TOP, memory_aid=True), *UP_TO_THE_PICK, "pick 1 boat:yellow", "lay boat:black boat:yellow"
    )
    own = play(position(OPEN_TOP, memory_aid=True), *UP_TO_THE_PICK, "pick 2 shell:grey", "lay boat:black boat:yellow")
    assert taken.game.view(taken, 1) == own.game.view(own, 1)
    assert taken.observation(1) == own.observation(1)
    assert [pile(world, 0) for world in worlds(taken, 1)] == [pile(world, 0) for world in worlds(own, 1)]
    below = Counter(pile(world, 0)[0] for world in worlds(own, 1))
    assert min(below["shell:grey"], below["boat:yellow"]) > WORLDS // 3


def test_7_6_one_theft_takes_one_card() -> None:
    """Seat 2 knows both cards of seat 1; one of them was stolen."""
    state = position("hand 0: swimmer:black shark:black left: shell:grey shell:black phase: take to-move: 1", seats=3)
    play(state, "take left")
    state.phase = TAKE
    play(state, "take left")
    state.to_move = 0
    play(state, "lay swimmer:black shark:black")
    seen = Counter((tuple(hand(world, 0)), tuple(hand(world, 1))) for world in worlds(state, 2))
    assert set(seen) == {(("shell:grey",), ("shell:black",)), (("shell:black",), ("shell:grey",))}
    assert min(seen.values()) > WORLDS // 3


def test_7_6_two_crab_picks_by_two_seats_are_two_cards() -> None:
    state = position(
        "hand 0: crab:yellow crab:black hand 1: crab:grey crab:light_green left: shell:grey shell:black octopus:grey",
        seats=3,
    )
    play(state, "lay crab:black crab:yellow", "pick 1 shell:grey")
    state.to_move = 1
    play(state, "lay crab:light_green crab:grey", "pick 1 shell:black")
    seen = Counter((tuple(hand(world, 0)), tuple(hand(world, 1))) for world in worlds(state, 2))
    assert set(seen) == {(("shell:grey",), ("shell:black",)), (("shell:black",), ("shell:grey",))}
    assert min(seen.values()) > WORLDS // 3


def test_7_6_a_card_seen_to_be_gone_from_a_pile_stays_gone() -> None:
    """Seat 0's crabs took the black shell, as the pile shows later; the next hidden pick cannot bring it back."""
    state = position(
        "hand 0: crab:yellow crab:black hand 1: crab:grey crab:light_green "
        "left: shell:grey penguin:pink shell:black octopus:grey right: -",
        seats=3,
    )
    play(state, "lay crab:black crab:yellow", "pick 3 shell:black")
    state.to_move = 1
    state.phase = TAKE
    play(state, "take left", "lay crab:light_green crab:grey", "pick 1 shell:grey")
    seen = {(tuple(hand(world, 0)), tuple(pile(world, 0))) for world in worlds(state, 2)}
    assert seen == {(("shell:black",), ("penguin:pink",))}


def test_7_6_a_second_copy_is_no_more_likely_for_the_first_being_laid() -> None:
    """Seat 1 drew three cards unseen and laid a black boat of them: deals where it held both count once, not twice."""
    state = position(
        "hand 1: boat:black boat:yellow shell:grey left: crab:grey deck: only boat:black fish:black shark:black "
        "to-move: 1"
    )
    play(state, "lay boat:black boat:yellow")
    believed = Counter(tuple(hand(state.resample(0, Dice(seed)), 1)) for seed in range(4000))
    # The third card was any of four, but the other black boat makes half as many hands: 1 of 1 + 2 + 2 + 2.
    assert abs(believed[("boat:black",)] / 4000 - 1 / 7) < 0.02


@pytest.mark.parametrize("seed", [0, 1, 3, 6, 9])
def test_7_6_what_is_dealt_is_what_fits(seed: int) -> None:
    """Against brute force (enumeration.py): the same deals, as often as uniform hidden choices make them."""
    seats = 2 + seed % 3
    spec, state, lived = some_history(seats, seed, 8 + seed % 9)
    fits = Enumeration(spec, 0, lived[0]).deals()
    found = compare(state, 0, fits, 4000 * len(fits))
    assert (found.impossible, found.missed) == (0, 0)
    assert found.distance < 0.02


def test_7_3_an_open_hand_is_known_to_all() -> None:
    seven = "crab:yellow crab:black shell:yellow shell:grey shell:dark_blue shell:light_green"
    state = play(position(f"hand 0: {seven} hand 1: fish left: boat right: boat"), "last-chance")
    assert all(hand(world, 0) == hand(state, 0) for world in worlds(state, 1))


def test_7_6_the_future_is_not_known() -> None:
    state = position("hand 0: fish:black fish:yellow left: shell:grey")
    drawn = {tuple(hand(play(world, "lay fish:black fish:yellow"), 0)) for world in worlds(state, 0)}
    assert len(drawn) > 20


@pytest.mark.parametrize("aid", [False, True])
def test_7_4_the_memory_aid_shows_what_was_seen(aid: bool) -> None:
    state = position(
        "hand 1: fish left: shell:grey shell:black right: crab:black boat phase: take to-move: 1", memory_aid=aid
    )
    view = state.game.view(play(state, "take left"), 0)
    assert view.table[1].known == (["shell:black"] if aid else None)
    assert view.piles[1].cards == (["crab:black", "boat:dark_blue"] if aid else None)


def test_9_3_the_memory_aid_is_off_unless_the_table_wants_it() -> None:
    assert not SeaSaltPaperOptions().memory_aid


def test_7_4_the_memory_aid_shows_what_can_be_concluded() -> None:
    """The only card of a hand was robbed, the only card below a top was taken: which one it was, everybody knows."""
    robbed = position(
        "hand 0: swimmer:yellow shark:black left: shell:grey right: fish:yellow to-move: 1 phase: take",
        seats=3,
        memory_aid=True,
    )
    play(robbed, "take left", "end-turn", "take right", "end-turn", "take deck")
    robbed.apply(robbed.legal_actions()[0])
    play(robbed, "lay swimmer:yellow shark:black", "rob 1")
    assert robbed.game.view(robbed, 2).table[0].known == ["shell:grey"]
    crabbed = position("hand 0: crab:yellow crab:black left: shell:grey fish:yellow right: -", memory_aid=True)
    play(crabbed, "lay crab:black crab:yellow", "pick 1 shell:grey")
    assert crabbed.game.view(crabbed, 1).table[0].known == ["shell:grey"]


def test_7_4_the_memory_aid_concludes_no_more_than_that() -> None:
    """Two cards below the top: which of them was taken, only who took it knows."""
    state = position("hand 0: crab:yellow crab:black left: shell:grey boat fish:yellow right: -", memory_aid=True)
    play(state, "lay crab:black crab:yellow", "pick 1 shell:grey")
    seen = state.game.view(state, 1)
    assert (seen.table[0].known, seen.piles[0].cards) == ([], ["fish:yellow"])


def test_7_2_only_the_top_of_a_pile_is_shown() -> None:
    state = position("left: shell:grey shell:black")
    pile_view = state.game.view(state, 0).piles[0]
    assert (pile_view.size, pile_view.top, pile_view.cards) == (2, "shell:black", None)


def test_7_1_hands_of_others_are_numbers() -> None:
    state = position("hand 0: crab hand 1: fish boat")
    seat = state.game.view(state, 0).table[1]
    assert (seat.hand, seat.hand_size, seat.points, seat.lines) == (None, 2, None, None)


def test_7_5_a_void_round_shows_no_hands() -> None:
    state = play(position("hand 0: crab hand 1: boat left: fish right: shell deck: only"), "end-turn")
    assert state.game.view(state, 0).last_round.seats == []


def test_faces_carry_no_copy_number() -> None:
    assert faces_in(0b11) == ["crab:dark_blue", "crab:dark_blue"]


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize(
    ("pile", "known"),
    [
        ("boat:yellow boat:yellow shell:grey", ["boat:yellow", "shell:grey"]),
        ("boat:yellow fish:black boat:yellow fish:black shell:grey", ["boat:yellow", "fish:black", "shell:grey"]),
    ],
)
def test_7_4_of_two_equal_cards_one_is_still_there(side: str, pile: str, known: list[str]) -> None:
    """Seat 1 takes a card of the pile unseen, and its top is the same: of each pair below it one is left for sure."""
    other = {"left": "right", "right": "left"}[side]
    state = position(
        f"hand 1: crab:yellow crab:black {side}: {pile} {other}: penguin:pink phase: play to-move: 1", memory_aid=True
    )
    play(state, "lay crab:black crab:yellow", f"look {side}", "pick 1 boat:yellow")
    piles = state.game.view(state, 0).piles
    assert piles[side == "right"].cards == known
    assert len(certainties(state, 0)[1]) == 2
