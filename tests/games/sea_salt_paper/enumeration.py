"""All deals that fit what a seat was told, by brute force: every order of the hidden cards is played through the rules.

It knows nothing of how the game remembers. It lays out whole positions in notation, tries every hidden choice in
them, and keeps those that tell and show the seat the same things, step by step. A deal weighs as much as its
hidden choices are likely when all are uniform. Where the rules roll a die (a theft), a seed is sought for each
card that may be stolen.

    python -m tests.games.sea_salt_paper.enumeration 200 [first]

plays so many short matches with a dozen cards and compares what `resample` deals with what fits.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

from papercove import Dice
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.cards import FACE_NAMES, faces_in
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.notation import position

Deal = tuple[tuple[str, ...], ...]  # what lies where, by face
Thefts = tuple[tuple[int, int], ...]  # of a hand of so many cards, the one at that place was stolen

BOX = [  # what matters to memory: pairs that do something, and faces with two copies
    *2 * ["crab:yellow", "boat:yellow", "boat:black", "fish:black", "mermaid"],
    *["crab:black", "crab:grey", "swimmer:black", "swimmer:yellow", "shark:black", "shark:purple"],
    *["shell:grey", "penguin:pink", "octopus:grey"],
]
HANDS = {2: (3, 3), 3: (3, 2, 2), 4: (2, 2, 2, 2)}
DECK = {2: 4, 3: 3, 4: 2}


class Spec(NamedTuple):
    """A table with few cards, by place; a row's top comes last."""

    hands: tuple[tuple[str, ...], ...]
    piles: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]

    def start(self, seed: int) -> MatchState:
        rows = [f"hand {seat}: {' '.join(hand)}" for seat, hand in enumerate(self.hands)]
        rows += [
            f"left: {' '.join(self.piles[0])} right: {' '.join(self.piles[1])}",
            f"deck: only {' '.join(self.deck)}",
        ]
        state = position(" ".join([*rows, "to-move: 0 phase: take"]), seats=len(self.hands), seed=seed)
        state.starter = 0  # whatever the seed says
        return state


class Step(NamedTuple):
    """One step of a history as one seat lived it: what it was told, and its own action if it was to move."""

    told: bytes
    action: int | None


class World(NamedTuple):
    """A way in which it may all have happened."""

    spec: Spec
    state: MatchState
    actions: tuple[int, ...] = ()
    thefts: Thefts = ()
    odds: float = 1.0


def some_spec(seats: int, dice: Dice) -> Spec:
    """A random table of a dozen cards or so."""
    cards = list(BOX)
    drawn = [cards.pop(dice.roll(len(cards))) for _ in range(sum(HANDS[seats]) + DECK[seats] + 6)]

    def next_cards(count: int) -> tuple[str, ...]:
        return tuple(drawn.pop() for _ in range(count))

    left = 3 + dice.roll(3)
    return Spec(
        tuple(next_cards(size) for size in HANDS[seats]), (next_cards(left), next_cards(6 - left)), tuple(drawn)
    )


def deal_of(state: MatchState) -> Deal:
    """What lies where, by face; of the deck only which cards are left, as their order is all chance."""
    rows = [faces_in(state.hand_of(seat)) for seat in range(state.seats)]
    rows += [[FACE_NAMES[card] for card in state.pile_cards(side)] for side in (0, 1)]
    rows += [sorted(FACE_NAMES[card] for card in cards) for cards in (state.drawn_cards(), state.deck_cards())]
    return tuple(tuple(row) for row in rows)


def told(before: MatchState, action: int, after: MatchState, seat: int | None) -> bytes:
    """What one step tells and shows a seat."""
    return msgspec.json.encode((before.game.story(before, action, after, seat), before.game.view(after, seat)))


def theft(before: MatchState, after: MatchState) -> Thefts:
    """The theft of this step, if there was one."""
    for seat in range(before.seats):
        gone = before.hand_of(seat) & ~after.hand_of(seat)
        if seat != before.to_move and gone:
            return ((before.hand_of(seat).bit_count(), (before.hand_of(seat) & (gone - 1)).bit_count()),)
    return ()


class Enumeration:
    """The worlds that fit a history as one seat lived it."""

    def __init__(self, spec: Spec, seat: int | None, steps: list[Step]) -> None:
        self.spec = spec
        self.seat = seat
        self.steps = steps
        self.seeds: dict[Thefts, int] = {(): 0}

    def deals(self) -> dict[Deal, float]:
        """Every deal that fits, with its share."""
        found: Counter[Deal] = Counter()
        for spec, ways in self.beginnings().items():
            for world in self.follow(World(spec, spec.start(0), odds=float(ways))):
                found[deal_of(world.state)] += world.odds  # type: ignore[assignment]
        total = sum(found.values())
        return {deal: odds / total for deal, odds in found.items()}

    def beginnings(self) -> Counter[Spec]:
        """Each way to deal what the seat cannot see at the beginning, with how many orders of the cards make it."""
        hidden = list(self.spec.deck)
        for seat, hand in enumerate(self.spec.hands):
            if seat != self.seat:
                hidden += hand
        found: Counter[Spec] = Counter()

        def deal(seat: int, left: tuple[int, ...], hands: tuple[tuple[str, ...], ...]) -> None:
            if seat == len(self.spec.hands):
                for order in permutations(left):
                    found[self.spec._replace(hands=hands, deck=tuple(hidden[i] for i in order))] += 1
            elif seat == self.seat:
                deal(seat + 1, left, (*hands, self.spec.hands[seat]))
            else:
                for chosen in combinations(left, len(self.spec.hands[seat])):
                    rest = tuple(i for i in left if i not in chosen)
                    deal(seat + 1, rest, (*hands, tuple(sorted(hidden[i] for i in chosen))))

        deal(0, tuple(range(len(hidden))), ())
        return found

    def follow(self, world: World) -> Iterator[World]:
        """All ways to go on from a world to the end of the history."""
        if len(world.actions) == len(self.steps):
            yield world
            return
        step = self.steps[len(world.actions)]
        legal = world.state.legal_actions()
        hidden = world.state.phase in (c.KEEP, c.CRAB_CARD) and world.state.to_move != self.seat
        for action in legal if step.action is None else [step.action]:
            if action in legal:
                for after in self.outcomes(world, action, world.odds / len(legal) if hidden else world.odds):
                    if told(world.state, action, after.state, self.seat) == step.told:
                        yield from self.follow(after)

    def outcomes(self, world: World, action: int, odds: float) -> Iterator[World]:
        """A world after an action: several, if that was a theft."""
        after = world.state.copy()
        after.apply(action)
        if after.round != world.state.round:  # the history does not get there
            return
        actions = (*world.actions, action)
        thefts = theft(world.state, after)
        if not thefts:
            yield world._replace(state=after, actions=actions, odds=odds)
            return
        size = thefts[0][0]
        for at in range(size):
            wanted = (*world.thefts, (size, at))
            if wanted not in self.seeds:
                self.seeds[wanted] = next(s for s in range(10**5) if self.replay(world.spec, s, actions, wanted))
            state = self.replay(world.spec, self.seeds[wanted], actions, wanted)
            assert state is not None
            yield World(world.spec, state, actions, wanted, odds / size)

    def replay(self, spec: Spec, seed: int, actions: tuple[int, ...], wanted: Thefts) -> MatchState | None:
        """The state after these actions, if by this seed's dice these cards are stolen."""
        state = spec.start(seed)
        thefts: Thefts = ()
        for action in actions:
            before = state.copy()
            if action not in state.legal_actions():
                return None
            state.apply(action)
            thefts += theft(before, state)
            if thefts != wanted[: len(thefts)]:
                return None
        return state


def some_history(seats: int, seed: int, length: int) -> tuple[Spec, MatchState, dict[int | None, list[Step]]]:
    """A short match at random, with many pairs laid: how it began, how it stands, and how each seat lived it."""
    dice = Dice(f"history {seats} {seed}")
    spec = some_spec(seats, dice)
    state = spec.start(seed)
    lived: dict[int | None, list[Step]] = {seat: [] for seat in (*range(seats), None)}
    for _ in range(length):
        legal = state.legal_actions()
        laying = [action for action in legal if action >= c.LAY_PAIR]
        calm = [action for action in legal if action not in (c.STOP, c.LAST_CHANCE) or dice.roll(4) == 0]
        choices = laying if laying and state.phase == c.PLAY and dice.roll(5) else calm or legal
        action = choices[dice.roll(len(choices))]
        after = state.copy()
        after.apply(action)
        if after.round != state.round or after.is_over:
            break
        for seat, steps in lived.items():
            steps.append(Step(told(state, action, after, seat), action if seat == state.to_move else None))
        state = after
    return spec, state, lived


class Comparison(NamedTuple):
    """What fits against what is dealt."""

    deals: int
    impossible: int
    missed: int
    distance: float  # total variation


def compare(state: MatchState, seat: int | None, fits: dict[Deal, float], worlds: int) -> Comparison:
    dice = Dice("worlds")
    dealt = Counter(deal_of(state.resample(seat, dice)) for _ in range(worlds))
    distance = sum(abs(dealt[deal] / worlds - fits.get(deal, 0.0)) for deal in {*dealt, *fits}) / 2
    return Comparison(len(fits), len(set(dealt) - set(fits)), len(set(fits) - set(dealt)), distance)


def main(matches: int, first: int = 0) -> None:
    worst = 0.0
    compared = 0
    for seed in range(first, first + matches):
        seats = 2 + seed % 3
        spec, state, lived = some_history(seats, seed, 8 + seed % 9)
        seat = seed // 3 % seats
        fits = Enumeration(spec, seat, lived[seat]).deals()
        if len(fits) > 150:
            continue
        found = compare(state, seat, fits, 4000 + 4000 * len(fits))
        compared += 1
        worst = max(worst, found.distance)
        bad = found.impossible or found.missed or found.distance > 0.02
        print(seed, seats, seat, len(lived[seat]), *found, "BAD" if bad else "", flush=True)
    print(f"{compared} histories compared; the largest distance is {worst:.4f}")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
