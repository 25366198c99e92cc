"""An observation holds the whole round as its seat was told it: it is compared with the story that people read."""

from __future__ import annotations

from typing import Any

import pytest

import papercove
from papercove import Dice, State
from papercove.games.sea_salt_paper.cards import CARDS, FACE_NAMES, FACES
from tests.games.sea_salt_paper.table import play, position

GAME = papercove.game("sea-salt-paper")
Told = tuple[str, int, list[str]]  # what, by whom (counted from one's own seat on; 0 for cards put), which cards
WORDS = ("", "took 0", "took 1", "drew", "laid", "looked 0", "looked 1", "crabs 0", "crabs 1", "robbed 1", "robbed 2",
         "robbed 3", "showed", "mermaids")  # fmt: skip


def named(state: State, seat: int) -> dict[str, list[int]]:
    """An observation by its fields."""
    numbers = iter(state.observation(seat))
    return {field.name: [next(numbers) for _ in range(field.length)] for field in GAME.observation_fields(state.seats)}


def faces(row: list[int]) -> list[str]:
    return [FACES[number - 1] for number in row if number]


class Listener:
    """Writes down what one seat is told, from stories and views alone."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.begin(state)

    def begin(self, state: State) -> None:
        view: Any = GAME.view(state, self.seat)
        self.told: list[Told] = [(f"put {side}", 0, [view.piles[side].top]) for side in (0, 1)]
        self.looks: dict[int, list[str]] = {}  # by its number in the round
        self.count = 0

    def look(self, side: int, by: int, seen: list[str]) -> None:
        self.told.append((f"looked {side}", by, []))
        if by == 0:
            self.looks[self.count] = seen
        self.count += 1

    def hear(self, before: State, action: int, after: State) -> None:
        piles: Any = GAME.view(after, self.seat)
        for event in GAME.story(before, action, after, self.seat):
            args: Any = event.args
            by = 0 if event.seat is None else (event.seat - self.seat) % before.seats
            cards = [args["card"]] if "card" in args else []
            match event.verb:
                case "took-pile":
                    top = piles.piles[args["pile"]].top
                    self.told.append((f"took {args['pile']}", by, cards + ([top] if top else [])))
                case "kept" | "drew-last" | "fished":
                    self.told.append(("drew", by, cards))
                case "discarded":
                    self.told.append((f"put {args['pile']}", 0, cards))
                case "laid":
                    self.told.append(("laid", by, sorted(args["cards"])))
                case "looked":
                    self.look(args["pile"], by, piles.piles[args["pile"]].cards or [])
                case "crab-took":
                    side = args["pile"]
                    top = piles.piles[side].top
                    self.told.append((f"crabs {side}", by, cards + ([top] if top else [])))
                case "robbed":
                    ahead = (args["victim"] - event.seat) % before.seats if event.seat is not None else 0
                    self.told.append((f"robbed {ahead}", by, cards))
                case "revealed" | "called-last-chance":
                    self.told.append(("showed", by, []))
                case "laid-mermaids":
                    self.told.append(("mermaids", by, []))
                case "round-began":
                    self.begin(after)

    def heard(self, state: State) -> None:
        """The observation says all of it."""
        seen = named(state, self.seat)
        rows = zip(seen["tale: event"], seen["tale: card"], seen["tale: second card"], strict=True)
        told: list[Told] = []
        came: list[str] = []
        place = 0  # the one taken from, where one looked
        for event, card, second in rows:
            if event == 0:
                break
            if event < 4:
                told.append((f"put {event - 1}", 0, faces([card])))
                came += faces([card])
                continue
            what = WORDS[event >> 2]
            if what.startswith("looked"):
                place = card
                told.append((what, event & 3, []))
                continue
            cards = faces([card, second])
            told.append((what, event & 3, sorted(cards) if what == "laid" else cards))
            if what.startswith("crabs") and event & 3 == 0 and told[-2][0].startswith("looked"):
                number = sum(one[0].startswith("looked") for one in told) - 1
                assert self.looks[number][place - 1] == cards[0]
        assert told == self.told
        for number, cards in self.looks.items():
            there = [face for face, marks in zip(came, seen["looks"], strict=False) if marks >> number & 1]
            assert there == cards
        assert all(
            not marks >> number & 1 for marks in seen["looks"] for number in range(7) if number not in self.looks
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_holds_the_whole_story_of_the_round(seats: int) -> None:
    looks = 0
    for seed in range(6):
        state, dice = GAME.start(seats, seed), Dice(f"retelling {seed}")
        listeners = [Listener(state, seat) for seat in range(seats)]
        while not state.is_over and state.ply < 500:
            before = state.copy()
            action = state.random_action(dice) if dice.roll(2) else state.rollout_action(dice)
            state.apply(action)
            for listener in listeners:
                listener.hear(before, action, state)
                if state.ply % 5 == 0 and not state.is_over:
                    listener.heard(state)
                    looks += len(listener.looks)
    assert looks > 20


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (2, 31), (3, 22), (3, 38), (4, 24), (4, 31)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_story_of_a_short_while_is_told_to_one_seat(seats: int, seed: int, seat: int) -> None:
    """The same in little, with looks through piles and thefts early on: mutants meet only quick tests."""
    # The version whose deals these seeds were looked up in.
    state, dice = GAME.as_of(2).start(seats, seed), Dice(f"retelling {seed}")
    listener = Listener(state, seat)
    met: set[str] = set()
    while state.ply < 60 and state.horizon == 0:
        before = state.copy()
        action = state.rollout_action(dice)
        state.apply(action)
        listener.hear(before, action, state)
        met |= {what.partition(" ")[0] for what, _, _ in listener.told}
        if state.ply % 12 == 0:
            listener.heard(state)
    assert met >= {"put", "took", "drew", "laid", "looked", "crabs", "robbed"}


def test_piles_are_remembered_in_their_order() -> None:
    """As long as nothing hidden went on, what one remembers of a pile is the pile, bottom to top."""
    compared = 0
    for seed in range(4):
        state, dice = GAME.start(2, seed), Dice(seed)
        while not state.is_over:
            if not any("crab" in card for seat in (0, 1) for card in GAME.view(state, None).table[seat].laid):  # type: ignore[attr-defined]
                order = named(state, 1)["pile order"]
                for side in (0, 1):
                    pile = [FACES.index(card) for card in as_faces(state, side)]
                    assert order[CARDS * side : CARDS * side + len(pile) + 1] == [*(face + 1 for face in pile), 0]
                    compared += len(pile) > 3
            state.apply(state.rollout_action(dice))
    assert compared > 20


def as_faces(state: Any, side: int) -> list[str]:
    return [FACE_NAMES[card] for card in state.pile_cards(side)]


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("places", [(2, 2), (4, 4), (4, 3)])
def test_a_pile_that_was_looked_through_is_known_whichever_of_equal_cards_went(
    places: tuple[int, int], side: int
) -> None:
    """Seat 1 takes a boat and a fish unseen, two of which lay in the pile; seat 0 looks, and cannot tell which went."""
    here, there = ("left", "right") if side == 0 else ("right", "left")
    state = position(
        "hand 0: crab:yellow crab:yellow crab:black crab:grey "
        "hand 1: crab:dark_blue crab:dark_blue crab:light_blue crab:light_blue "
        f"{here}: sailor:pink boat:yellow fish:black boat:yellow fish:black shell:grey "
        f"{there}: mermaid penguin:pink phase: play to-move: 1"
    )
    order = slice(CARDS * side, CARDS * side + CARDS)
    play(state, "lay crab:light_blue crab:light_blue", f"look {here}", f"pick {places[0]} boat:yellow")
    play(state, "lay crab:dark_blue crab:dark_blue", f"look {here}", f"pick {places[1]} fish:black", "end-turn")
    play(state, f"take {there}", "lay crab:yellow crab:yellow", f"look {here}", "pick 1 sailor:pink")
    again = play(state.copy(), "lay crab:black crab:grey", f"look {here}")
    assert faces(named(again, 0)["pile order"][order]) == ["boat:yellow", "fish:black", "shell:grey"]
    play(state, "end-turn", f"take {here}", "end-turn")
    assert faces(named(state, 0)["pile order"][order]) == ["boat:yellow", "fish:black"]
    play(state, f"take {here}")
    assert faces(named(state, 0)["pile order"][order]) == ["boat:yellow"]


def test_7_6_in_a_world_believed_in_mid_look_each_pile_is_known_down_to_its_top() -> None:
    """The place that crabs take counts the cards of that world's pile, of which its seats know nothing yet."""
    state = position(
        "hand 0: crab:black crab:grey hand 1: crab:dark_blue crab:light_green left: shell:black"
        " right: boat:yellow shell:grey octopus:yellow penguin:purple fish:black to-move: 0 phase: play"
    )
    play(state, "lay crab:black crab:grey", "look right", "pick 2 shell:grey", "end-turn", "take left")
    play(state, "lay crab:dark_blue crab:light_green")  # the left pile is empty: they look through the other one
    for seed in range(20):
        world = state.resample(None, Dice(seed))
        for action in world.legal_actions():
            after = world.copy()
            after.apply(action)
            play(after, "end-turn", "take right")
            seen = named(after, 1)
            assert all(seen["known in piles"][face] >= top for face, top in enumerate(seen["pile tops"]))


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_7_6_whoever_takes_twice_from_a_pile_knows_what_is_left(seat: int, side: int) -> None:
    here, there = ("left", "right") if side == 0 else ("right", "left")
    state = position(
        f"hand {seat}: crab:yellow crab:yellow crab:black crab:grey to-move: {seat} "
        f"{here}: sailor:pink boat:yellow fish:black shell:grey {there}: mermaid",
        seats=3,
    )
    play(state, "lay crab:yellow crab:yellow", f"look {here}", "pick 1 sailor:pink")
    play(state, "lay crab:black crab:grey", f"look {here}", "pick 1 boat:yellow")
    order = named(state, seat)["pile order"][CARDS * side : CARDS * side + CARDS]
    assert faces(order) == ["fish:black", "shell:grey"]
