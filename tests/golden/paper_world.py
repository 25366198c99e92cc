"""The golden games of Paper World; `python -m tests.golden.paper_world` looks for them and writes them anew."""

from __future__ import annotations

import sys
from typing import Any

import papercove
from papercove import Dice, Event, Record
from papercove.games.paper_world.spec import objectives_in
from tests.golden.goldens import Goldens, steps

SETTINGS: tuple[dict[str, Any], ...] = ({}, {"advanced": True}, {"deck": 92}, {"objectives": "first"})

CASES = frozenset(
    [
        *(f"won by {reason}" for reason in ("most-points", "fewer-discards", "shared")),
        *(f"{seats} seats" for seats in (2, 3, 4)),
        "advanced",
        "deck of 92",
        "first game",
        "skipped turn",
        "several discards in a turn",
        "paid jump",
        "free jump",
        "new stack by a jump",
        "long jump",
        "jump with one card saved",
        "scissors taken",
        "scissors stolen",
        "scissors moved",
        "scissors left",
        "two objectives in a turn",
        "all tokens of an objective",
        "all piles empty",
    ]
)
VERBS = {
    "skipped": "skipped turn",
    "took-scissors": "scissors taken",
    "stole-scissors": "scissors stolen",
    "moved-scissors": "scissors moved",
    "left-scissors": "scissors left",
}


def cases_of(record: Record) -> set[str]:
    """The special cases that a match reaches."""
    found = {f"{len(record.seats)} seats"}
    found |= {"advanced"} if record.options["advanced"] else set()
    found |= {"deck of 92"} if record.options["deck"] == 92 else set()
    found |= {"first game"} if record.options["objectives"] == "first" else set()
    for _, _, events in steps(record):
        for event in events:
            found |= cases_of_event(event)
        if sum(event.verb == "claimed" for event in events) > 1:
            found.add("two objectives in a turn")
    state = record.replay()
    view: Any = state.game.view(state, None)
    if any(not objective.tokens for objective in view.objectives):
        found.add("all tokens of an objective")
    if all(pile.size == 0 for pile in view.piles):
        found.add("all piles empty")
    assert state.outcome is not None
    return found | {f"won by {state.outcome.reason}"}


def cases_of_event(event: Event) -> set[str]:
    if event.verb in VERBS:
        return {VERBS[event.verb]}
    if event.verb == "claimed":
        return {f"objective {event.args['objective']}"}
    if event.verb == "discarded" and event.args["over"] > 1:
        return {"several discards in a turn"}
    if not event.verb.endswith("-jump"):
        return set()
    skip, cost = event.args["skip"], event.args["cost"]
    found = {"free jump" if cost == 0 else "paid jump"}
    found |= {"new stack by a jump"} if event.verb == "placed-new-jump" else set()
    found |= {"long jump"} if skip > 1 else set()
    return found | ({"jump with one card saved"} if 0 < cost < skip else set())


def played(seed: int) -> Record:
    """A match by the rollout policy; some by chance alone, which ends in odder ways."""
    options = SETTINGS[seed % len(SETTINGS)]
    state = papercove.game("paper-world").start(2 + seed // 4 % 3, seed, **options)
    record = Record.of(state)
    dice = Dice(seed)
    while not state.is_over:
        action = state.random_action(dice) if seed % 5 == 0 else state.rollout_action(dice)
        record.actions.append(action)
        state.apply(action)
    return record


def cases_in(version: int) -> frozenset[str]:
    """The special cases of a version: those of its objectives, and those of all versions."""
    return CASES | {f"objective {number}" for number in range(1, objectives_in(version) + 1)}


GOLDENS = Goldens("paper-world", cases_in, cases_of, played)

if __name__ == "__main__":
    GOLDENS.write(tries=int(sys.argv[1]) if sys.argv[1:] else 60_000)
