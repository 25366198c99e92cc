"""Rules 2 to 4: the deal, taking, and laying pairs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import papercove
from papercove import Dice
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.cards import FACE_NAMES, FACE_OF, PAIRS, cards_in, mask_of
from papercove.games.sea_salt_paper.match import MatchState
from tests.games.sea_salt_paper.table import hand, laid, legal, play, position


def start(seats: int = 2, seed: int = 1) -> MatchState:
    state = papercove.game("sea-salt-paper").start(seats, seed)
    assert isinstance(state, MatchState)
    return state


def test_2_1_nobody_begins_with_a_hand() -> None:
    assert [start(4).hand_of(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_2_2_fifty_six_cards_in_the_deck_and_one_on_each_pile() -> None:
    state = papercove.game("sea-salt-paper").as_of(1).start(2, 1)
    assert isinstance(state, MatchState)
    assert (state.deck_size, len(state.pile_cards(0)), len(state.pile_cards(1))) == (56, 1, 1)


def test_2_3_a_lot_decides_who_starts() -> None:
    starters = Counter(start(3, seed).to_move for seed in range(300))
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) > 60


def test_3_1_the_top_of_a_pile() -> None:
    state = position("left: crab:yellow boat:black right: fish:black phase: take")
    play(state, "take left")
    assert hand(state, 0) == ["boat:black"]
    assert [FACE_NAMES[card] for card in state.pile_cards(0)] == ["crab:yellow"]


def test_3_1_no_pair_before_the_take() -> None:
    state = position("hand 0: crab crab left: fish right: boat phase: take")
    assert legal(state) == ["take deck", "take left", "take right"]


def test_3_2_keep_one_of_two_and_discard_the_other() -> None:
    state = position("left: crab right: crab deck: shell:grey boat:black phase: take")
    play(state, "take deck")
    assert legal(state) == ["keep boat:black", "keep shell:grey"]
    play(state, "keep shell:grey")
    assert legal(state) == ["discard left", "discard right"]
    play(state, "discard right")
    assert hand(state, 0) == ["shell:grey"]
    assert FACE_NAMES[state.pile_cards(1)[-1]] == "boat:black"


def test_3_2_two_equal_cards_are_one_choice() -> None:
    state = position("left: crab:yellow right: crab:grey deck: boat:black boat:black phase: take")
    assert legal(play(state, "take deck")) == ["keep boat:black"]


@pytest.mark.parametrize(
    ("piles", "side"), [("left: - right: crab", 0), ("left: crab right: -", 1), ("left: - right: -", 0)]
)
def test_3_3_an_empty_pile_must_take_the_discard(piles: str, side: int) -> None:
    state = position(f"{piles} deck: shell:grey boat:black phase: take")
    play(state, "take deck", "keep shell:grey")
    assert FACE_NAMES[state.pile_cards(side)[-1]] == "boat:black"
    assert legal(state) == ["end-turn"]


def test_3_4_the_last_card_is_kept_and_nothing_discarded() -> None:
    state = position("left: crab right: crab deck: only shell:grey phase: take")
    play(state, "take deck")
    assert hand(state, 0) == ["shell:grey"]
    assert [len(state.pile_cards(side)) for side in (0, 1)] == [1, 1]


def test_3_4_nothing_from_an_empty_deck() -> None:
    state = position("left: crab right: - deck: only phase: take")
    assert legal(state) == ["take left"]


def test_3_5_nothing_to_take_anywhere() -> None:
    """Boats with deck and piles empty: the new turn's take counts as done."""
    state = position("hand 0: boat:black boat:yellow crab left: - right: - deck: only")
    play(state, "lay boat:black boat:yellow")
    assert legal(state) == ["end-turn"]


def test_4_1_exact_cards_are_chosen() -> None:
    state = position("hand 0: crab:yellow crab:black crab:grey left: fish right: boat")
    assert legal(state)[1:] == [
        "lay crab:black crab:yellow",
        "lay crab:black crab:grey",
        "lay crab:yellow crab:grey",
    ]


def test_4_1_copies_of_one_face_are_one_choice() -> None:
    state = position("hand 0: boat:black boat:black boat:yellow left: fish right: crab")
    assert legal(state)[1:] == ["lay boat:black boat:black", "lay boat:black boat:yellow"]


@pytest.mark.parametrize("duo", spec.DUOS, ids=lambda duo: str(duo.name))
def test_4_1_every_hand_of_a_duo_has_its_pairs_in_order(duo: spec.Duo) -> None:
    state = start()
    cards = cards_in(spec.cards_of(duo.name) | spec.cards_of(duo.other))
    for size in range(len(cards) + 1):
        for held in combinations(cards, size):
            state.arrange([mask_of(list(held)), 0], [0, 0], [[], []], [], [0, 0])
            copies = Counter(FACE_OF[card] for card in held)
            pairs = [i for i, (one, two) in enumerate(PAIRS) if not Counter((one, two)) - copies]
            assert state.pairs_in_hand(0) == pairs, held


def test_4_1_a_swimmer_needs_a_shark() -> None:
    assert legal(position("hand 0: swimmer swimmer left: fish")) == ["end-turn"]


@pytest.mark.parametrize(
    ("cards", "pair"),
    [
        ("crab:yellow crab:black", "lay crab:black crab:yellow"),
        ("fish:black fish:yellow", "lay fish:black fish:yellow"),
        ("swimmer:black shark:purple", "lay swimmer:black shark:purple"),
    ],
)
def test_4_2_an_impossible_effect_does_not_forbid_the_pair(cards: str, pair: str) -> None:
    state = position(f"hand 0: {cards} left: - right: - deck: only")
    play(state, pair)
    assert (hand(state, 0), sorted(laid(state, 0))) == ([], sorted(cards.split()))
    assert legal(state) == ["end-turn"]


CRABS = "hand 0: crab:yellow crab:black"


def test_4_3_crabs_choose_a_pile_then_a_card() -> None:
    state = position(f"{CRABS} left: fish:black shell:grey right: boat:yellow boat:black")
    play(state, "lay crab:black crab:yellow")
    assert legal(state) == ["look left", "look right"]
    play(state, "look left")
    assert legal(state) == ["pick 1 fish:black", "pick 2 shell:grey"]
    play(state, "pick 1 fish:black")
    assert hand(state, 0) == ["fish:black"]


def test_4_3_the_pile_keeps_its_order() -> None:
    state = position(f"{CRABS} left: fish:black shell:grey boat:black octopus:grey right: -")
    play(state, "lay crab:black crab:yellow", "pick 2 shell:grey")
    assert [FACE_NAMES[card] for card in state.pile_cards(0)] == ["fish:black", "boat:black", "octopus:grey"]


def test_4_3_two_equal_cards_are_two_choices() -> None:
    state = position(f"{CRABS} left: fish:black shell:grey fish:black right: -")
    play(state, "lay crab:black crab:yellow")
    assert legal(state) == ["pick 1 fish:black", "pick 2 shell:grey", "pick 3 fish:black"]


def test_4_3_one_pile_and_one_card_are_no_choice() -> None:
    state = position(f"{CRABS} left: - right: shell:grey")
    play(state, "lay crab:black crab:yellow")
    assert hand(state, 0) == ["shell:grey"]
    assert state.pile_cards(1) == []


def test_4_4_boats_give_a_whole_new_turn() -> None:
    state = position("hand 0: boat:black boat:yellow left: fish right: crab")
    play(state, "lay boat:black boat:yellow")
    assert (state.to_move, legal(state)) == (0, ["take deck", "take left", "take right"])


def test_4_5_fish_take_the_top_of_the_deck() -> None:
    state = position("hand 0: fish:black fish:yellow left: crab right: crab deck: mermaid")
    play(state, "lay fish:black fish:yellow")
    assert hand(state, 0) == ["mermaid:white"]


def test_4_6_one_possible_victim_is_no_choice() -> None:
    state = position("hand 0: swimmer:black shark:black hand 1: shell:grey left: crab")
    play(state, "lay swimmer:black shark:black")
    assert (hand(state, 0), hand(state, 1)) == (["shell:grey"], [])


def test_4_6_choose_among_several_victims() -> None:
    state = position("hand 0: swimmer:black shark:black hand 1: shell:grey hand 2: fish:black hand 3: -", seats=4)
    play(state, "lay swimmer:black shark:black")
    assert legal(state) == ["rob 1", "rob 2"]
    play(state, "rob 2")
    assert hand(state, 0) == ["fish:black"]


def test_4_6_an_open_hand_cannot_be_robbed() -> None:
    state = position("hand 0: swimmer:black shark:black hand 1: shell:grey hand 2: fish caller: 1", seats=3)
    play(state, "lay swimmer:black shark:black")
    assert hand(state, 1) == ["shell:grey"]
    assert hand(state, 2) == []


def test_4_6_the_stolen_card_is_random() -> None:
    loot: Counter[str] = Counter()
    for seed in range(300):
        state = papercove.game("sea-salt-paper").start(2, seed)
        assert isinstance(state, MatchState)
        dealt = position("hand 0: swimmer:black shark:black hand 1: shell:grey fish:black boat:black")
        deck = dealt.deck_cards()
        state.arrange([dealt.hand_of(0), dealt.hand_of(1)], [0, 0], [[], []], deck, [0, 0])
        state.phase, state.to_move = dealt.phase, 0
        loot[hand(play(state, "lay swimmer:black shark:black"), 0)[0]] += 1
    assert set(loot) == {"shell:grey", "fish:black", "boat:black"}
    assert min(loot.values()) > 60


def test_4_7_mermaids_are_not_laid_singly() -> None:
    assert legal(position("hand 0: mermaid mermaid mermaid left: fish")) == ["end-turn"]


def test_every_action_is_counted_once() -> None:
    state = start()
    for ply in range(1, 30):
        state.apply(state.legal_actions()[-1])
        assert state.ply == ply


@pytest.mark.parametrize(
    ("pile", "pick", "shows"),
    [
        ("shell:grey octopus:grey", "pick 2 octopus:grey", True),  # what lay beneath comes to light
        ("shell:grey octopus:grey", "pick 1 shell:grey", False),
        ("shell:grey boat:black boat:black", "pick 3 boat:black", False),  # as if nothing had gone from the top
    ],
)
def test_4_3_taking_the_top_of_a_pile_shows_the_next_card(pile: str, pick: str, shows: bool) -> None:
    """Whoever has learnt something cannot take the action back."""
    state = position(f"hand 0: crab:black crab:grey left: {pile} right: -")
    play(state, "lay crab:black crab:grey")
    before = state.revealed
    assert (play(state, pick).revealed > before) == shows


@pytest.mark.parametrize(
    "cards",
    ["crab:grey crab:black", "boat:yellow boat:yellow", "swimmer:yellow shark:black", "fish:black boat fish:yellow"],
)
def test_4_1_a_bot_in_a_hurry_lays_a_pair_that_is_there(cards: str) -> None:
    state = position(f"hand 0: shell:grey {cards} left: penguin:pink right: octopus:grey")
    assert state.rollout_action(Dice(1)) in state.legal_actions()
    assert state.game.action_text(state, state.rollout_action(Dice(1))).startswith("lay")
