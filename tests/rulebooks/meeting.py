"""Which ply of a match meets which rule: where the rule itself decides what happens, and not only its code is asked.

A rule about the box, the options or the deal is met by dealing; every other one by what a step says of itself (its
events) or by what is refused there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from papercove import Event, Record, State
from papercove.engine.constants import NOBODY
from papercove.games.paper_world import constants as world
from papercove.games.paper_world import spec as landscapes
from papercove.games.paper_world.choices import matching
from papercove.games.paper_world.objectives import progress
from papercove.games.sea_salt_paper import constants as sea
from papercove.games.sea_salt_paper.cards import faces_in
from papercove.games.sea_salt_paper.sheet import sheet


class Step(NamedTuple):
    """A ply of a match: the positions before and after it, and what a spectator is told; ply 0 is the deal."""

    number: int
    before: Any  # a State of the game
    action: int
    after: Any
    events: list[Event]
    turn: list[Event]  # what the mover has done before it in the same turn

    def told(self, *verbs: str) -> list[Event]:
        return [event for event in self.events if event.verb in verbs]

    @property
    def seat(self) -> int:
        return int(self.before.to_move)


Meets = Callable[[Step], object]


def steps(record: Record) -> Iterator[Step]:
    """The plies of a match, the deal first."""
    state: State = record.start()
    yield Step(0, state, NOBODY, state, [], [])
    turn: list[Event] = []
    for number, action in enumerate(record.actions, 1):
        before = state.copy()
        state.apply(action)
        events = state.game.story(before, action, state, None)
        yield Step(number, before, action, state, events, turn)
        turn = [*turn, *events] if state.to_move == before.to_move else []


def dealt(step: Step) -> bool:
    return step.number == 0


def told(*verbs: str) -> Meets:
    """A step of which one of these events is told."""
    return lambda step: step.told(*verbs)


# --- Paper World ---

JUMPS = ("placed-new-jump", "placed-stack-jump")
PLACED = ("placed-new", "placed-stack", *JUMPS)
SCISSORS = ("took-scissors", "moved-scissors", "stole-scissors")
TOOK = ("took-colour", "took-value")


def taken(step: Step) -> list[int]:
    """The piles from which a card was taken."""
    sizes = [(step.before.pile_count(pile), step.after.pile_count(pile)) for pile in range(world.PILES)]
    return [pile for pile, (had, left) in enumerate(sizes) if had > left] if step.told(*TOOK) else []


def uncovered(step: Step) -> list[int]:
    """The cards that came to light on piles."""
    return [step.after.pile_top(pile) for pile in taken(step) if step.after.pile_count(pile)]


def refuses_a_cell(rule: str) -> Meets:
    """A card is placed while this rule keeps it from another cell."""
    return lambda step: (
        step.told(*PLACED)
        and any(
            step.before.rule_against_cell(step.seat, step.before.chosen, cell) == rule for cell in range(world.CELLS)
        )
    )


def no_second_jump(step: Step) -> bool:
    """A card of the hand has nowhere to go because the turn's one jump is made."""
    before = step.before
    return (
        before.jumped
        and before.phase == world.CARD
        and any(
            before.rule_against_cell(step.seat, face, cell) == "6.2"
            for face in matching(before.hand_cards(step.seat), before.announced)
            for cell in range(world.CELLS)
        )
    )


def nothing_to_finish(step: Step) -> bool:
    """Cards of the hand are not offered, since they have no place, or their jump could not be paid."""
    before = step.before
    return before.phase == world.TURN and (
        set(before.hand_cards(step.seat)) > set(before.placeable_cards(step.seat)) > set()
    )


def jump(test: Callable[[Step, dict[str, Any]], object]) -> Meets:
    return lambda step: any(test(step, event.args) for event in step.told(*JUMPS))


def claims(test: Callable[[Step, int], object]) -> Meets:
    """An objective is claimed, and a test holds of its place among the three."""

    def meets(step: Step) -> bool:
        slots = range(world.SLOTS)
        claimed = [event.args["objective"] for event in step.told("claimed")]
        return any(test(step, slot) for slot in slots if claimed and step.after.slot_objective(slot) in claimed)

    return meets


def has_token(shown: bool) -> Meets:
    """A turn of placing ends, and its player has had the token of an objective that is still shown, or no more."""

    def meets(step: Step) -> bool:
        return bool(step.told("ended-turn")) and any(
            step.before.slot_token(step.seat, slot) > 0
            and progress(step.after, step.seat, step.after.slot_objective(slot)).met == shown
            for slot in range(world.SLOTS)
        )

    return meets


def shape(step: Step, slot: int) -> str:
    return landscapes.OBJECTIVES[step.after.slot_objective(slot) - 1].shape


def same_stack(step: Step) -> bool:
    """A colour is announced, and a second card of the turn goes onto the stack of the first."""
    places = {(event.args["column"], event.args["row"]) for event in step.turn if event.verb in PLACED}
    return any((event.args["column"], event.args["row"]) in places for event in step.told(*PLACED))


PAPER_WORLD: dict[str, Meets] = {
    **dict.fromkeys(("1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "12.1"), dealt),
    "2.2": told("started"),
    **dict.fromkeys(("2.3", "2.4", "2.5"), told("laid-out")),
    "2.6": uncovered,
    "3.1": told(*TOOK, "announced-colour", "announced-value"),
    "3.2": lambda s: s.told(*PLACED) and s.before.placed,
    "3.3": told("skipped"),
    "4.1": lambda s: len(taken(s)) > 1,
    "4.2": lambda s: matching(uncovered(s), s.action - world.TAKE) if uncovered(s) else [],
    "4.3": told("discarded"),
    "4.4": lambda s: taken(s) and s.after.game.view(s.after, None).table[s.seat].hand,
    "5.1": lambda s: s.told("ended-turn") and len(s.before.legal_actions()) > 1,
    "5.2": told("placed-new", "placed-new-jump"),
    "5.3": refuses_a_cell("5.3"),
    "5.4": told("placed-stack"),
    "5.5": same_stack,
    "5.6": nothing_to_finish,
    "6.1": jump(lambda s, args: args["skip"] == 1),
    "6.2": no_second_jump,
    "6.3": lambda s: s.told("paid") and not s.before.advanced,
    "7.1": told("left-scissors", *SCISSORS),
    "7.2": told(*SCISSORS),
    "7.3": refuses_a_cell("7.3"),
    "7.4": jump(lambda s, args: args["cost"] == 0),
    "7.5": jump(lambda s, args: args["cost"] == 0 and any(event.verb in SCISSORS for event in s.turn)),
    "7.6": told("moved-scissors", "stole-scissors"),
    "8.1": claims(lambda s, slot: any(len(cards) > 1 for _, cards in s.after.stacks(s.seat))),
    "8.2": claims(lambda s, slot: s.before.slot_claimed(slot)),
    "8.3": has_token(shown=True),
    "8.4": has_token(shown=False),
    "8.5": claims(lambda s, slot: shape(s, slot) != "anywhere"),
    "8.6": told("claimed"),
    "9.1": told("last-turns"),
    "9.2": told("match-ended"),
    "10.1": told("scored"),
    "10.2": lambda s: any(event.args["reason"] != "most-points" for event in s.told("match-ended")),
    "11.1": jump(lambda s, args: s.before.advanced and s.before.jumped),
    "11.2": jump(lambda s, args: args["skip"] > 1),
    "11.3": jump(lambda s, args: s.before.advanced and args["cost"] < args["skip"]),
}


# --- Sea Salt & Paper ---


def lines(*families: str) -> Meets:
    """Somebody is scored whose count has a line of each of these families."""

    def meets(step: Step) -> bool:
        counts = [sheet(step.after.shown_by(event.seat), step.after.score_tables()) for event in step.told("scored")]
        found = [{line.key.partition("-")[0] for line in count if line.points} for count in counts]
        return any(set(families) <= one for one in found)

    return meets


def ended(*ends: str) -> Meets:
    return lambda step: any(event.args["end"] in ends for event in step.told("round-ended"))


def won_by(tie: bool) -> Meets:
    return lambda step: any(event.args["reason"].startswith("tie") == tie for event in step.told("match-ended"))


def called(step: Step) -> bool:
    return step.before.caller != NOBODY or bool(step.told("called-last-chance"))


def some_mermaids(step: Step) -> bool:
    """A pair could be played, and mermaids of the same hand could not."""
    return bool(step.told("laid")) and any(
        face.startswith("mermaid") for face in faces_in(step.before.hand_of(step.seat))
    )


def nothing_to_take(step: Step) -> bool:
    """A turn begins with everything taken: it is there to play in at once."""
    after = step.after
    empty = after.deck_size == 0 and not after.pile_cards(0) and not after.pile_cards(1)
    return empty and after.phase == sea.PLAY and bool(step.told("plays-again", "ended-turn", "called-last-chance"))


SEA_SALT_PAPER: dict[str, Meets] = {
    **dict.fromkeys(("1.1", "1.2", "2.1", "2.2", "2.3", "9.1", "10.1"), dealt),
    "3.1": told("took-pile"),
    "3.2": told("kept"),
    "3.3": told("discarded"),
    "3.4": told("drew-last"),
    "3.5": nothing_to_take,
    "4.1": told("laid"),
    "4.2": told("no-effect"),
    "4.3": told("crab-took"),
    "4.4": told("plays-again"),
    "4.5": told("fished"),
    "4.6": told("robbed"),
    "4.7": some_mermaids,
    "5.1": told("called-stop", "called-last-chance"),
    "5.2": ended("stop"),
    "5.3": lambda s: s.told("called-last-chance") and not s.told("round-ended"),
    "5.4": ended("bet-won", "bet-lost"),
    "5.5": lambda s: ended("void")(s) and not called(s),
    "5.6": lambda s: s.told("round-ended") and called(s) and s.before.deck_size == 0,
    "5.7": told("round-began"),
    "6.1": lambda s: any(s.before.laid_by(event.seat) for event in s.told("scored")),
    "6.2": lines("duo"),
    "6.3": lines("collector"),
    "6.4": lines("multiplier"),
    "6.5": lines("mermaid"),
    "6.6": lines("duo", "collector"),
    "6.7": lambda s: any(event.args["counted"] != "cards" for event in s.told("scored")),
    "7.1": told("took-pile"),
    "7.2": lambda s: any(s.before.pile_cards(event.args["pile"]) for event in s.told("discarded")),
    "7.3": lambda s: s.told("called-last-chance") and s.after.open_hands,
    "7.4": lambda s: s.after.options.memory_aid and s.told("discarded"),
    "7.5": lambda s: s.told("scored") and s.told("round-began"),
    "7.6": told("robbed"),
    "8.1": told("laid-mermaids"),
    "8.2": won_by(tie=False),
    "8.3": won_by(tie=True),
    "9.2": lambda s: dealt(s) and s.after.options.doubled,
    "9.3": lambda s: dealt(s) and s.after.options.memory_aid,
}

MEETS = {"paper-world": PAPER_WORLD, "sea-salt-paper": SEA_SALT_PAPER}
