"""The golden games of Sea Salt & Paper; `python -m tests.golden.sea_salt_paper` looks for them and writes them anew."""

from __future__ import annotations

import sys

import papercove
from papercove import Dice, Event, Record
from papercove.engine.constants import NOBODY
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.options import EDITIONS
from tests.golden.goldens import Goldens, steps

CASES = frozenset(
    [
        *(f"edition {edition}" for edition in EDITIONS),
        *(f"{seats} seats" for seats in (2, 3, 4)),
        *(f"{edition}: tie-broken" for edition in EDITIONS),
        *(f"{edition}: void LAST CHANCE" for edition in EDITIONS if edition != "arena"),
        "arena: LAST CHANCE scored with an empty deck",
        "tie-shared",
        "four mermaids",
        "four mermaids in a final turn",
        "void round",
        "STOP",
        "STOP with an empty deck",
        "bet won",
        "bet lost",
        "boats in a final turn",
        "crab on the last card of a pile",
        "crabs find nothing",
        "fish find nothing",
        "no victim to rob",
        "an open hand is safe",
        "the last card of the deck is kept",
        "doubled points",
    ]
)
ENDINGS = {
    "stop": "STOP",
    "bet-won": "bet won",
    "bet-lost": "bet lost",
    "void": "void round",
    "mermaids": "four mermaids",
}
NOTHING = {"crab": "crabs find nothing", "fish": "fish find nothing", "swimmer": "no victim to rob"}


def cases_of(record: Record) -> set[str]:
    """The special cases that a match reaches."""
    edition = record.options["edition"]
    found = {f"edition {edition}", f"{len(record.seats)} seats"}
    found |= {"doubled points"} if record.options["doubled"] else set()
    for before, after, events in steps(record):
        assert isinstance(before, MatchState)
        assert isinstance(after, MatchState)
        for event in events:
            found |= cases_of_event(event, events, before, after, edition)
    outcome = record.replay().outcome
    assert outcome is not None
    found |= {f"{edition}: tie-broken"} if outcome.reason in c.TIE_REASONS else set()
    return found | ({"tie-shared"} if outcome.reason == "tie-shared" else set())


def cases_of_event(event: Event, events: list[Event], before: MatchState, after: MatchState, edition: str) -> set[str]:
    final = before.caller != NOBODY
    verbs = [other.verb for other in events]
    if event.verb == "drew-last":
        return {"the last card of the deck is kept"}
    if event.verb == "plays-again" and final:
        return {"boats in a final turn"}
    if event.verb == "crab-took" and not after.pile_cards(event.args["pile"]):
        return {"crab on the last card of a pile"}
    if event.verb == "no-effect":
        kind = events[0].args["kind"]
        safe = kind == "swimmer" and final and any(after.hand_of(s) for s in range(after.seats) if s != event.seat)
        return {NOTHING[kind]} | ({"an open hand is safe"} if safe else set())
    if event.verb != "round-ended":
        return set()
    end = event.args["end"]
    found = {ENDINGS[end]}
    if end == "mermaids" and final:
        found.add("four mermaids in a final turn")
    if end == "stop" and before.deck_size == 0:
        found.add("STOP with an empty deck")
    if end == "void" and (final or "called-last-chance" in verbs):
        found.add(f"{edition}: void LAST CHANCE")
    if end in ("bet-won", "bet-lost") and before.deck_size == 0:
        found.add("arena: LAST CHANCE scored with an empty deck")
    return found


def played(seed: int) -> Record:
    """Short matches by chance or by the rollout policy, so that ties and empty decks come up."""
    editions = list(EDITIONS)
    options = {"edition": editions[seed % 5], "points_to_win": 8 + seed % 13, "doubled": seed % 50 == 0}
    state = papercove.game("sea-salt-paper").start(2 + seed // 5 % 3, seed, **options)
    record, dice = Record.of(state), Dice(seed)
    patient = seed % 3 == 0  # never calls early, so that decks run out
    while not state.is_over:
        action = state.random_action(dice) if seed % 2 else state.rollout_action(dice)
        calls = action in (c.STOP, c.LAST_CHANCE)
        if patient and calls and dice.roll(4):
            action = c.END_TURN
        record.actions.append(action)
        state.apply(action)
    return record


GOLDENS = Goldens("sea-salt-paper", lambda _: CASES, cases_of, played)

if __name__ == "__main__":
    GOLDENS.write(tries=int(sys.argv[1]) if sys.argv[1:] else 200_000)
