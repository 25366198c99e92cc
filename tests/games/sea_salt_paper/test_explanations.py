"""Rule 7.6: what a seat makes of hidden picks and thefts, each in a small position with few new deals."""

from __future__ import annotations

from collections import Counter

import pytest

from papercove import Dice
from papercove.games.sea_salt_paper.cards import CARDS, FACE_NAMES, FACES, cards_in
from papercove.games.sea_salt_paper.constants import PLAY, TAKE
from papercove.games.sea_salt_paper.match import MatchState
from tests.games.sea_salt_paper.table import hand, observed, play, position

WORLDS = 8


def worlds(state: MatchState, seat: int | None, count: int = WORLDS) -> list[MatchState]:
    return [state.resample(seat, Dice(seed)) for seed in range(count)]


def pile(state: MatchState, side: int) -> list[str]:
    return [FACE_NAMES[card] for card in state.pile_cards(side)]


def all_cards(state: MatchState) -> list[int]:
    held = [card for seat in range(state.seats) for card in cards_in(state.hand_of(seat) | state.laid_by(seat))]
    return sorted(held + state.pile_cards(0) + state.pile_cards(1) + state.deck_cards() + state.drawn_cards())


def turn(state: MatchState, seat: int, *actions: str, phase: int = PLAY) -> MatchState:
    """Let a seat act, whoever would be next."""
    state.to_move, state.phase = seat, phase
    return play(state, *actions)


def copy_laid() -> MatchState:
    """Seat 1 took a black boat openly, had another, and laid one of them."""
    state = position("hand 1: boat:black boat:yellow left: shell:grey boat:black right: crab:grey", seats=3)
    turn(state, 1, "take left", phase=TAKE)
    return play(state, "lay boat:black boat:yellow")


def copy_laid_and_shown() -> MatchState:
    """As above, and then seat 1 showed its hand."""
    shells = "shell:yellow shell:black shell:dark_blue shell:light_green"
    state = position(f"hand 1: boat:black boat:yellow {shells} left: shell:grey boat:black right: crab:grey", seats=3)
    turn(state, 1, "take left", phase=TAKE)
    return turn(state, 1, "lay boat:black boat:yellow", "take left", "last-chance")


def drawn() -> MatchState:
    """Seat 1 drew two cards, kept one and discarded the other."""
    state = position("left: shell:grey right: crab:grey deck: sailor:orange sailor:pink", seats=3)
    return turn(state, 1, "take deck", "keep sailor:orange", "discard left", phase=TAKE)


def picked_and_laid() -> MatchState:
    """Seat 0's crabs took a yellow boat unseen, and seat 0 laid it; it might have had the other one."""
    state = position(
        "hand 0: crab:black crab:grey boat:black penguin:purple left: boat:yellow shell:grey penguin:pink "
        "right: fish:yellow deck: only boat:yellow fish:black",
        seats=3,
    )
    return play(state, "lay crab:black crab:grey", "look left", "pick 1 boat:yellow", "lay boat:black boat:yellow")


def robbed_of_known(robber: int = 2, victim: int = 1) -> MatchState:
    """The victim took two cards openly and has a third; one of the three was stolen."""
    state = position(
        f"hand {robber}: swimmer:black shark:black hand {victim}: fish:black left: shell:grey boat:black right: -",
        seats=3,
    )
    turn(state, victim, "take left", phase=TAKE)
    turn(state, victim, "take left", phase=TAKE)
    return turn(state, robber, "lay swimmer:black shark:black")


def robbed_and_laid() -> MatchState:
    """Seat 2 stole one of two boats that seat 1 took openly; each of them was laid later by whoever had it."""
    for seed in range(40):
        state = position(
            "hand 2: swimmer:black shark:black boat:dark_blue hand 1: boat:light_blue penguin:purple "
            "left: boat:yellow boat:black right: fish:yellow",
            seats=3,
            seed=seed,
        )
        turn(state, 1, "take left", phase=TAKE)
        turn(state, 1, "take left", phase=TAKE)
        turn(state, 2, "lay swimmer:black shark:black")
        if "boat:black" in hand(state, 2):
            break
    turn(state, 2, "lay boat:dark_blue boat:black")
    return turn(state, 1, "lay boat:light_blue boat:yellow")


SCENES = {
    "copy laid": copy_laid,
    "copy laid and shown": copy_laid_and_shown,
    "drawn": drawn,
    "picked and laid": picked_and_laid,
    "robbed": robbed_of_known,
    "robbed and laid": robbed_and_laid,
}


@pytest.mark.parametrize("observer", [0, 1, 2, None])
@pytest.mark.parametrize("scene", SCENES)
def test_7_6_a_new_deal_has_every_card_once_and_looks_the_same(scene: str, observer: int | None) -> None:
    state = SCENES[scene]()
    for world in worlds(state, observer):
        assert all_cards(world) == all_cards(state)
        assert state.game.view(world, observer) == state.game.view(state, observer)


@pytest.mark.parametrize("scene", SCENES)
def test_7_6_so_has_a_new_deal_of_a_new_deal(scene: str) -> None:
    state = SCENES[scene]()
    for world in worlds(state, 0):
        for other in (1, 2, None):
            again = world.resample(other, Dice("again"))
            assert all_cards(again) == all_cards(state)
            assert state.game.view(again, other) == state.game.view(world, other)


@pytest.mark.parametrize(("robber", "victim"), [(0, 1), (1, 2), (2, 1), (2, 0)])
def test_7_6_robber_and_victim_know_the_stolen_card(robber: int, victim: int) -> None:
    state = robbed_of_known(robber, victim)
    for seat in (robber, victim):
        assert {tuple(hand(world, robber)) for world in worlds(state, seat)} == {tuple(hand(state, robber))}


@pytest.mark.parametrize(("robber", "victim"), [(0, 1), (1, 2), (2, 1), (2, 0)])
def test_7_6_the_others_do_not_know_which_card_was_stolen(robber: int, victim: int) -> None:
    state = robbed_of_known(robber, victim)
    assert len({tuple(hand(world, robber)) for world in worlds(state, 3 - robber - victim, 20)}) > 2


@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_7_6_a_look_through_a_pile_shows_what_went_before(side: str, other: str) -> None:
    """Seat 0's crabs took one of two cards unseen; seat 1 looks through that pile later, seat 2 never does."""
    state = position(
        "hand 0: crab:black crab:grey hand 1: crab:yellow crab:light_green "
        f"{side}: shell:grey shell:black penguin:pink {other}: fish:yellow",
        seats=3,
    )
    play(state, "lay crab:black crab:grey", f"look {side}", "pick 1 shell:grey")
    turn(state, 1, "lay crab:yellow crab:light_green", f"look {side}")
    assert {tuple(hand(world, 0)) for world in worlds(state, 1, 12)} == {("shell:grey",)}
    assert {tuple(hand(world, 0)) for world in worlds(state, 2, 12)} == {("shell:grey",), ("shell:black",)}


def test_7_6_a_stolen_card_shows_what_crabs_took_before() -> None:
    """Seat 1's crabs took one of two cards unseen; seat 0 steals it, so seat 0 knows what is left of the pile."""
    state = position(
        "hand 0: swimmer:black shark:black hand 1: crab:black crab:grey "
        "left: shell:grey shell:black penguin:pink right: fish:yellow to-move: 1",
        seats=3,
    )
    play(state, "lay crab:black crab:grey", "look left", "pick 1 shell:grey")
    turn(state, 0, "lay swimmer:black shark:black")
    for world in worlds(state, 0, 12):
        assert (hand(world, 0), pile(world, 0)) == (["shell:grey"], ["shell:black", "penguin:pink"])
    assert len({tuple(pile(world, 0)) for world in worlds(state, 2, 12)}) == 2


def test_7_6_four_mermaids_show_that_none_of_them_was_stolen() -> None:
    """Seat 2 knows two cards of seat 0, one a mermaid; seat 1 stole one of all, then all mermaids were shown."""
    for seed in range(40):
        state = position(
            "hand 0: mermaid mermaid mermaid hand 1: swimmer:black shark:black left: shell:grey mermaid right: -",
            seats=3,
            seed=seed,
        )
        turn(state, 0, "take left", phase=TAKE)
        turn(state, 0, "take left", phase=TAKE)
        turn(state, 1, "lay swimmer:black shark:black")
        if hand(state, 1) == ["shell:grey"]:
            break
    assert len({tuple(hand(world, 1)) for world in worlds(state, 2, 20)}) > 2
    turn(state, 0, "mermaids")
    assert {tuple(hand(world, 1)) for world in worlds(state, 2, 20)} == {("shell:grey",)}


def test_7_6_whoever_forgot_still_knows_a_hand_that_all_saw_come() -> None:
    state = position("hand 1: fish:black left: shell:grey shell:black penguin:pink right: crab:grey", seats=3)
    turn(state, 0, "take left", phase=TAKE)
    turn(state, 0, "take left", phase=TAKE)
    for world in worlds(state, 1):
        again = world.resample(0, Dice("again"))
        assert (hand(again, 0), pile(again, 0)) == (["shell:black", "penguin:pink"], ["shell:grey"])


@pytest.mark.parametrize("face", ["crab:dark_blue", "crab:yellow"])
def test_7_6_the_second_copy_makes_half_as_many_hands(face: str) -> None:
    """Seat 1 laid a copy of a face; its last card is the other copy or the grey shell: one hand against two."""
    state = position(f"hand 1: {face} crab:black shell:grey left: - right: - deck: only {face} to-move: 1")
    play(state, f"lay {face} crab:black" if face == "crab:dark_blue" else f"lay crab:black {face}")
    believed = Counter(tuple(hand(world, 1)) for world in worlds(state, 0, 150))
    assert abs(believed[(face,)] / 150 - 1 / 3) < 0.09


def test_7_6_two_copies_laid_together_leave_other_doubts() -> None:
    """As above, and then both black boats were laid: that tells nothing of the yellow crab."""
    state = position(
        "hand 1: crab:yellow crab:black boat:black boat:black shell:grey left: - right: - deck: only crab:yellow "
        "to-move: 1"
    )
    play(state, "lay crab:black crab:yellow", "lay boat:black boat:black")
    believed = Counter(tuple(hand(world, 1)) for world in worlds(state, 0, 150))
    assert abs(believed["crab:yellow",] / 150 - 1 / 3) < 0.09


def test_7_6_two_doubts_are_settled_one_by_one() -> None:
    """Seat 1 laid one yellow crab and one yellow boat; of the other copies and a shell it holds any two.

    Each copy makes half as many hands: both a quarter, one of them a half; so 1 of 1 + 2 + 2.
    """
    state = position(
        "hand 1: crab:yellow crab:black boat:black boat:yellow shell:grey boat:yellow left: - right: - "
        "deck: only crab:yellow to-move: 1"
    )
    play(state, "lay crab:black crab:yellow", "lay boat:black boat:yellow")
    believed = Counter(tuple(hand(world, 1)) for world in worlds(state, 0, 200))
    assert abs(believed["crab:yellow", "boat:yellow"] / 200 - 1 / 5) < 0.07


@pytest.mark.parametrize(
    ("face", "unseen", "deck"),
    [
        ("boat:black", "fish:black", "boat:black"),
        ("crab:dark_blue", "fish:black", "crab:dark_blue"),
        ("crab:dark_blue", "crab:dark_blue", "fish:black"),  # the first copy of all, unseen
    ],
)
def test_7_6_a_stolen_face_was_the_known_card_or_an_unseen_one(face: str, unseen: str, deck: str) -> None:
    """Of a known card and one unseen card of three this face was stolen: the known one, three to one."""
    for seed in range(40):
        state = position(
            f"hand 0: swimmer:black shark:black hand 1: {unseen} left: {face} right: - deck: only {deck} penguin:pink",
            seats=2,
            seed=seed,
        )
        turn(state, 1, "take left", phase=TAKE)
        turn(state, 0, "lay swimmer:black shark:black")
        if hand(state, 0) == [face]:
            break
    believed = Counter((tuple(hand(world, 0)), tuple(hand(world, 1))) for world in worlds(state, 0, 600))
    # Of four ways one is that the unseen card was stolen, and the known one is still there;
    # and where the known one was stolen, the unseen one is of its face in one of three.
    assert abs(believed[(face,), (face,)] / 600 - 1 / 2) < 0.05
    assert set(believed) == {((face,), (left,)) for left in (face, "fish:black", "penguin:pink")}


def test_7_6_an_emptied_pile_holds_nothing_whatever_was_looked_through() -> None:
    state = position(
        "hand 0: crab:black crab:grey left: shell:grey penguin:pink right: fish:yellow", seats=3, memory_aid=True
    )
    play(state, "lay crab:black crab:grey", "look left", "pick 1 shell:grey")
    turn(state, 1, "take left", phase=TAKE)
    assert [number for number in observed(state, 2, "pile order")[:CARDS] if number] == []


def test_4_3_of_two_equal_cards_on_top_one_is_taken() -> None:
    state = position("hand 0: crab:black crab:grey left: shell:grey boat:black boat:black right: -")
    before = all_cards(state)
    play(state, "lay crab:black crab:grey", "pick 3 boat:black")
    assert (hand(state, 0), pile(state, 0)) == (["boat:black"], ["shell:grey", "boat:black"])
    assert all_cards(state) == before


@pytest.mark.parametrize("twin", ["crab:dark_blue", "boat:black"])
def test_7_4_where_nothing_is_left_elsewhere_a_hand_is_certain(twin: str) -> None:
    state = position(
        f"hand 0: fish:yellow hand 1: shell:grey {twin} {twin} left: - right: - deck: only", memory_aid=True
    )
    assert state.game.view(state, 0).table[1].known == [twin, twin, "shell:grey"]


def test_7_4_one_card_elsewhere_leaves_one_copy_certain() -> None:
    state = position(
        "hand 0: fish:yellow hand 1: shell:grey boat:black left: - right: - deck: only boat:black", memory_aid=True
    )
    assert state.game.view(state, 0).table[1].known == ["boat:black"]


@pytest.mark.parametrize("side", ["left", "right"])
def test_7_4_the_memory_aid_knows_each_pile(side: str) -> None:
    other = "right" if side == "left" else "left"
    state = position(
        f"hand 0: crab:black crab:grey {side}: shell:grey shell:black penguin:pink {other}: fish:yellow fish:black",
        seats=3,
        memory_aid=True,
    )
    play(state, "lay crab:black crab:grey", f"look {side}", "pick 1 shell:grey")
    piles = {name: state.game.view(state, 1).piles[at].cards for at, name in enumerate(("left", "right"))}
    assert piles == {side: ["penguin:pink"], other: ["fish:yellow", "fish:black"]}


@pytest.mark.parametrize(("side", "at"), [("left", 0), ("right", 1)])
def test_7_6_a_deeper_top_shows_what_crabs_took(side: str, at: int) -> None:
    other = "right" if side == "left" else "left"
    state = position(
        f"hand 0: crab:black crab:grey {side}: shell:grey shell:black penguin:pink {other}: fish:yellow "
        "deck: sailor:orange sailor:pink",
        seats=3,
    )
    play(state, "lay crab:black crab:grey", f"look {side}", "pick 2 shell:black")
    turn(state, 1, f"take {side}", phase=TAKE)
    for world in worlds(state, 2, 12):
        assert (hand(world, 0), pile(world, at)) == (["shell:black"], ["shell:grey"])
    turn(
        state, 1, "take deck", "keep sailor:orange", f"discard {side}", phase=TAKE
    )  # and stays known when it is covered
    for world in worlds(state, 2, 12):
        assert (hand(world, 0), pile(world, at)) == (["shell:black"], ["shell:grey", "sailor:pink"])


# --- the same in numbers, for a quick look ---


def faces_observed(state: MatchState, seat: int, field: str) -> list[str]:
    return [face for face, count in zip(FACES, observed(state, seat, field), strict=True) for _ in range(count)]


@pytest.mark.parametrize(("observer", "field"), [(0, "next 1: hand"), (2, "next 2: hand")])
def test_7_6_an_observation_follows_a_hand_as_far_as_it_was_seen(observer: int, field: str) -> None:
    state = position(
        "hand 1: fish:black boat:yellow left: penguin:pink shell:grey boat:black right: crab:grey", seats=3
    )
    turn(state, 1, "take left", phase=TAKE)
    turn(state, 1, "take left", phase=TAKE)
    assert faces_observed(state, observer, field) == ["boat:black", "shell:grey"]
    for world in worlds(state, 2 - observer):
        assert faces_observed(world, observer, field) == ["boat:black", "shell:grey"]
    play(state, "lay boat:black boat:yellow")
    assert faces_observed(state, observer, field) == ["shell:grey"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_7_6_an_observation_counts_both_copies_that_came_into_a_hand(seat: int) -> None:
    state = position("left: penguin:pink boat:black boat:black right: crab:grey", seats=3)
    turn(state, seat, "take left", phase=TAKE)
    turn(state, seat, "take left", phase=TAKE)
    for observer in {0, 1, 2} - {seat}:
        field = f"next {(seat - observer) % 3}: hand"
        assert faces_observed(state, observer, field) == ["boat:black", "boat:black"]


def test_7_6_an_observation_knows_a_top_that_crabs_took() -> None:
    state = position("hand 1: crab:black crab:grey left: shell:grey boat:black right: fish:yellow", seats=3)
    turn(state, 1, "lay crab:black crab:grey", "look left", "pick 2 boat:black")
    assert faces_observed(state, 0, "next 1: hand") == ["boat:black"]
    order = [FACES[number - 1] for number in observed(state, 0, "pile order") if number]
    assert order == ["shell:grey", "fish:yellow"]


def test_7_6_a_new_round_forgets_the_piles_of_the_last_one() -> None:
    seven = "crab:yellow crab:light_blue shell:yellow shell:black shell:dark_blue shell:light_green"
    state = position(f"hand 0: crab:black crab:grey {seven} left: shell:grey penguin:pink right: fish:yellow", seats=3)
    play(state, "lay crab:black crab:grey", "look left", "pick 1 shell:grey", "stop")
    order = [FACES[number - 1] for number in observed(state, 0, "pile order") if number]
    assert order == [*pile(state, 0), *pile(state, 1)]


def test_7_6_a_new_round_is_told_from_its_beginning_to_whoever_followed_the_last_one() -> None:
    seven = "crab:yellow crab:light_blue shell:yellow shell:black shell:dark_blue shell:light_green"
    state = position(f"hand 0: {seven} left: shell:grey penguin:pink right: fish:yellow", seats=3)
    assert sum(number > 0 for number in observed(state, 1, "tale: event")) > 2
    play(state, "stop")
    tops = [FACES.index(pile(state, side)[0]) + 1 for side in (0, 1)]
    assert observed(state, 1, "tale: event")[:3] == [1, 2, 0]
    assert observed(state, 1, "tale: card")[:3] == [*tops, 0]


@pytest.mark.parametrize("robber", [0, 2])
def test_7_6_a_victim_who_forgot_observes_no_more_of_the_thief_than_others_do(robber: int) -> None:
    state = robbed_of_known(robber, 1)
    field = "next 1: hand" if robber == 2 else "next 2: hand"
    assert faces_observed(state, 1, field) == hand(state, robber)
    for world in worlds(state, 2 - robber):
        assert faces_observed(world, 1, field) == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_7_6_an_open_hand_shows_what_crabs_took_before(seat: int) -> None:
    """One of two cards below the top was taken unseen; then the hand that has it lies open."""
    seven = "crab:yellow crab:light_blue shell:yellow shell:black shell:dark_blue shell:light_green"
    state = position(
        f"hand {seat}: crab:black crab:grey {seven} left: sailor:orange octopus:grey penguin:pink right: fish:yellow",
        seats=3,
    )
    turn(state, seat, "lay crab:black crab:grey", "look left", "pick 1 sailor:orange")
    observer = 1 if seat == 0 else 0
    assert len({tuple(pile(world, 0)) for world in worlds(state, observer, 12)}) == 2
    play(state, "last-chance")
    for world in worlds(state, observer, 12):
        assert (hand(world, seat), pile(world, 0)) == (hand(state, seat), ["octopus:grey", "penguin:pink"])


def test_7_6_whoever_looks_through_a_pile_takes_its_cards_for_no_others() -> None:
    """The same face lies in the other pile, and came there first."""
    state = position(
        "hand 0: crab:black crab:grey left: boat:black shell:grey right: boat:black penguin:pink fish:yellow", seats=3
    )
    play(state, "lay crab:black crab:grey", "look right", "pick 2 penguin:pink")
    order = [FACES[number - 1] for number in observed(state, 0, "pile order") if number]
    assert order == [*pile(state, 0), *pile(state, 1)]


def test_7_6_a_boat_that_the_thief_lays_was_most_likely_the_one_it_stole() -> None:
    """Otherwise it had the other black one, and the first is all that its victim has left."""
    left = [hand(world, 1) for world in worlds(robbed_and_laid(), 0, 20)]
    assert left.count(["boat:black"]) < 6
