"""Observations: of the size and meaning that docs/rl.md says, and of nothing the seat cannot know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import papercove
from papercove import Dice, State
from papercove.engine.constants import MAX_OBSERVATION
from papercove.games.paper_world.objectives import KEYS
from papercove.games.sea_salt_paper.cards import FACE_NAMES, FACES
from papercove.rl.codes import one_hot

TABLES = [(id, seats) for id in papercove.game_ids() for seats in papercove.game(id).seat_counts]
OURS = [(id, seats) for id in ("paper-world", "sea-salt-paper") for seats in (2, 3, 4)]  # with fields of their own


def positions(id: str, seats: int, seed: int, every: int = 7) -> list[State]:
    """Positions of a match between quick players, one in `every`."""
    state = papercove.game(id).start(seats, seed)
    dice = Dice(seed)
    found = []
    while not state.is_over and state.ply < 600:
        if state.ply % every == 0:
            found.append(state.copy())
        state.apply(state.random_action(dice) if dice.roll(3) == 0 else state.rollout_action(dice))
    return [*found, state]


def named(state: State, seat: int) -> dict[str, list[int]]:
    """An observation by its fields."""
    numbers = state.observation(seat)
    found = {}
    at = 0
    for field in state.game.observation_fields(state.seats):
        found[field.name] = numbers[at : at + field.length]
        at += field.length
    return found


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_fields_cover_the_observation_and_the_actions(id: str, seats: int) -> None:
    game = papercove.game(id)
    assert sum(field.length for field in game.observation_fields(seats)) == game.observation_size(seats)
    assert game.observation_fields(seats)[-len(game.memory_fields()) :] == game.memory_fields()
    assert game.observation_size(seats) <= MAX_OBSERVATION
    assert sum(field.length for field in game.action_fields()) == game.action_count
    assert len(game.start(seats, 1).observation(0)) == game.observation_size(seats)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_an_observation_depends_on_nothing_the_seat_cannot_know(id: str, seats: int) -> None:
    """A state and any new deal of what the seat cannot know look alike to it."""
    dice = Dice("leaks")
    for seed in range(3):
        for state in positions(id, seats, seed):
            for seat in range(seats):
                seen = state.observation(seat)
                for _ in range(3):
                    assert state.resample(seat, dice).observation(seat) == seen


@pytest.mark.parametrize(("id", "seats"), OURS)
def test_the_seat_to_move_is_marked_from_ones_own_seat_on(id: str, seats: int) -> None:
    for state in positions(id, seats, 5):
        for seat in range(seats):
            seen = named(state, seat)
            marks = [seen["own: to move"], *(seen[f"next {i}: to move"] for i in range(1, seats))]
            expected = [int(state.to_move == (seat + i) % seats) for i in range(seats)]
            assert [mark[0] for mark in marks] == expected


def faces(row: list[int]) -> list[str]:
    return sorted(FACES[face] for face, count in enumerate(row) for _ in range(count))


def crab_pile(places: list[int]) -> list[str]:
    """The pile that crabs look through, bottom to top, from where each card of the box lies in it."""
    lying = sorted((place, face) for place, face in zip(places, FACE_NAMES, strict=True) if place)
    assert [place for place, _ in lying] == list(range(1, len(lying) + 1))
    return [face for _, face in lying]


def test_sea_salt_paper_says_what_the_view_says() -> None:
    for seed in range(4):
        for state in positions("sea-salt-paper", 3, seed, every=3):
            for seat in range(3):
                seen = named(state, seat)
                view: Any = state.game.view(state, seat)
                mine = view.table[seat]
                assert faces(seen["own: hand"]) == sorted(mine.hand)
                assert faces(seen["own: laid"]) == sorted(mine.laid)
                assert seen["own points"] == [mine.points]
                assert seen["own colour bonus"] == [mine.bonus.points]
                assert seen["deck size"] == [view.deck_size]
                assert seen["pile sizes"] == [pile.size for pile in view.piles]
                assert faces(seen["pile tops"][: len(FACES)]) == [face for face in [view.piles[0].top] if face]
                assert faces(seen["pile tops"][len(FACES) :]) == [face for face in [view.piles[1].top] if face]
                assert faces(seen["drawn"]) == sorted(view.drawn or [])
                looked_at = view.piles[view.looking_at].cards if view.looking_at is not None else None
                assert crab_pile(seen["crab pile"]) == (looked_at or [])
                for i in range(1, 3):
                    other = view.table[(seat + i) % 3]
                    assert seen[f"next {i}: hand size"] == [other.hand_size]
                    assert seen[f"next {i}: points to go"] == [view.points_to_win - other.score]
                    if other.open:
                        assert faces(seen[f"next {i}: hand"]) == sorted(other.hand)


def test_sea_salt_paper_remembers_what_the_memory_aid_shows() -> None:
    """It has what was seen to come and not to leave; which of it a hidden move took is left to the learner."""
    game = papercove.game("sea-salt-paper")
    state = game.start(3, 8, memory_aid=True)
    dice = Dice(8)
    compared = 0
    while not state.is_over:
        view: Any = game.view(state, 1)
        seen = named(state, 1)
        laid = {card.partition(":")[0] for seat in view.table for card in seat.laid}
        for i in (1, 2):
            other = view.table[(1 + i) % 3]
            if not laid & {"crab", "swimmer"} and view.deck_size > 4:  # nothing hidden yet, nothing follows from counts
                compared += 1
                assert faces(seen[f"next {i}: hand"]) == sorted(other.hand if other.known is None else other.known)
        for side in (0, 1):
            remembered = faces(seen["known in piles"][len(FACES) * side : len(FACES) * side + len(FACES)])
            assert Counter(view.piles[side].cards) <= Counter(remembered)
        state.apply(state.rollout_action(dice))
    assert compared > 100


def test_paper_world_says_what_the_view_says() -> None:
    for seed in range(3):
        for state in positions("paper-world", 2, seed, every=3):
            seen = named(state, 1)
            view: Any = state.game.view(state, 1)
            mine = view.table[1]
            assert seen["own: points"] == [mine.score]
            assert sum(seen["own: hand"]) == len(mine.hand)
            assert seen["own: discard count"] == [len(mine.discards)]
            assert sorted(value for value in seen["own: top values"] if value) == sorted(
                int(stack.cards[-1][1]) for stack in mine.landscape
            )
            assert sum(seen["own: closed"]) == sum(stack.closed for stack in mine.landscape)
            tops = [36 * pile + seen["pile tops"][36 * pile : 36 * pile + 36].index(1) for pile in range(5)
                    if any(seen["pile tops"][36 * pile : 36 * pile + 36])]  # fmt: skip
            assert len(tops) == sum(pile.top is not None for pile in view.piles)
            slots = [seen["objectives"][len(KEYS) * slot : len(KEYS) * (slot + 1)] for slot in range(3)]
            numbers = [shown.index(1) + 1 for shown in slots if any(seen["objectives"])]
            assert numbers == [objective.number for objective in view.objectives]
            assert seen["last turns"] == [-1 if view.last_turns is None else view.last_turns]


def test_a_score_at_the_end_is_that_of_the_outcome() -> None:
    for id, seats in TABLES:
        state = positions(id, seats, 2)[-1]
        if state.is_over:
            assert state.outcome is not None
            assert tuple(state.score(seat) for seat in range(seats)) == state.outcome.scores


@pytest.mark.parametrize(("id", "seats"), OURS)
def test_only_places_and_what_is_remembered_are_told_in_codes(id: str, seats: int) -> None:
    game = papercove.game(id)
    fields, memory = game.observation_fields(seats), len(game.memory_fields())
    assert {field.name for field in fields[:-memory] if field.codes} <= {"crab pile"}
    for seed in range(3):
        for state in positions(id, seats, seed):
            seen = named(state, 0)
            assert all(0 <= code < field.codes for field in fields if field.codes for code in seen[field.name])


def test_codes_can_be_spread_out() -> None:
    state = positions("sea-salt-paper", 2, 1)[-5]
    fields = state.game.observation_fields(2)
    numbers = np.array([state.observation(0), state.observation(1)], np.int8)
    spread = one_hot(numbers, fields)
    assert spread.shape == (2, sum(field.length * max(1, field.codes - 1) for field in fields))
    at = before = 0
    for field in fields:
        width = max(1, field.codes - 1)
        told, wide = numbers[:, before : before + field.length], spread[:, at : at + field.length * width]
        if field.codes:
            marks = wide.reshape(2, field.length, width)
            assert (marks.sum(axis=2) == (told > 0)).all()
            wide = np.where(told > 0, marks.argmax(axis=2) + 1, 0)
        assert (wide == told).all()
        before += field.length
        at += field.length * width
    assert (one_hot(numbers[1], fields) == spread[1]).all()
    with pytest.raises(ValueError, match=f"the observations {numbers.shape[1]}$"):
        one_hot(numbers, fields[:-1])


def crab_look() -> State:
    """A position in which the seat to move looks through a pile of several cards."""
    for seed in range(50):
        for state in positions("sea-salt-paper", 2, seed, every=1):
            if (
                not state.is_over
                and len(named(state, state.to_move)["crab pile"]) - named(state, state.to_move)["crab pile"].count(0)
                > 3
            ):
                return state
    raise AssertionError


def test_spread_out_each_place_of_the_crabs_pile_says_its_card() -> None:
    """So a network needs no arithmetic to know what `pick` at a place takes."""
    state = crab_look()
    fields = state.game.observation_fields(2)
    seen = one_hot(np.array(state.observation(state.to_move), np.int8), fields)
    at = sum(field.length for field in fields[: [field.name for field in fields].index("crab pile")])
    cards = len(FACE_NAMES)
    places = seen[at : at + cards * cards].reshape(cards, cards)  # for each card, where it lies
    view: Any = state.game.view(state, state.to_move)
    pile = view.piles[view.looking_at].cards
    assert [FACE_NAMES[int(places[:, place].argmax())] for place in range(len(pile))] == pile
    assert places.sum() == len(pile)
    assert len(state.legal_actions()) == len(pile)  # `pick` at each place
