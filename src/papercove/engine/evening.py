"""Counting a game night: people with real cards on a real table, round after round, until somebody has won.

A game says what is asked of them (`form`) and what it comes to (`count`), by its own rules; a game that says nothing
has plain numbers. Nothing here is kept: the same rounds always give the same count.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from papercove.engine.errors import Argument, Refusal, Unreadable
from papercove.engine.score import Pickable
from papercove.engine.view import Line, Outcome

if TYPE_CHECKING:
    from papercove.engine.game import Game

MOST_ROUNDS = 60
LARGEST_NUMBER = 999


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has at the end of a round: cards for the game's `ScoreReader`, or numbers counted by hand."""

    given: dict[str, Any] | None = None
    numbers: dict[str, int] = {}


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One round as the people at the table tell it; whatever is not said yet is missing."""

    parts: list[Part | None]
    end: str = ""
    by: int | None = None


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way in which a round ends: the message `ending-<key>`. `who`: whether somebody is named for it.

    `numbers` (messages `number-<name>`) are asked of whoever counted by hand; none: nobody shows anything.
    """

    key: str
    numbers: list[str] = []
    who: Literal["nobody", "one", "perhaps"] = "nobody"


class EveningForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a screen asks for: the ways a round may end, the cards that can be picked, and the goal.

    `once`: the game is counted a single time, at its end. `open_ended`: the people say when it is over.
    """

    ends: list[Ending]
    fields: list[Pickable] = []
    target: int | None = None
    once: bool = False
    open_ended: bool = False


class CountedLine(Line, frozen=True, omit_defaults=True):
    """A line of the count; `struck` says why it does not count (the message `struck-<struck>`)."""

    struck: str = ""


class SeatCount(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a round brought one player, line by line; the lines that are not struck add up to `gained`."""

    gained: int = 0
    lines: list[CountedLine] = []


class Missing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a round still wants: how it ended (no seat), a player's cards, or only some of their numbers."""

    seat: int | None = None
    numbers: list[str] = []


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a round cannot be as it was entered: the message `refusal-<key>`, and whose entry it is about."""

    key: str
    args: dict[str, str | int] = {}
    seat: int | None = None


class RoundCount(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a round: `open` while something is missing, `wrong` with a fault, `late` once the game was over.

    `end` is the message `round-end-<end>`, `starter` who begins the next round, where that is known.
    """

    state: Literal["open", "counted", "wrong", "late"]
    end: str = ""
    by: int | None = None
    seats: list[SeatCount] = []
    missing: list[Missing] = []
    fault: Fault | None = None
    starter: int | None = None


class EveningCount(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything counted so far; `outcome` once somebody has won."""

    totals: list[int]
    rounds: list[RoundCount] = []
    outcome: Outcome | None = None


class Wrong(Exception):
    """An impossible round; caught where rounds are counted."""

    def __init__(self, key: str, seat: int | None = None, **args: Argument) -> None:
        super().__init__(key)
        self.fault = Fault(key, dict(args), seat)


class Evening(ABC):
    """Counts a game as people play it with real cards; a game's `evening` makes one."""

    options: ClassVar[tuple[str, ...]] = ()  # the options of a match that change the count

    def __init__(self, game: Game) -> None:
        """Count by the rules of `game`."""
        self.game = game

    @abstractmethod
    def form(self, seats: int, options: Mapping[str, Any]) -> EveningForm:
        """What is asked of so many players."""

    @abstractmethod
    def count(
        self, seats: int, options: Mapping[str, Any], rounds: Sequence[Played], over: bool = False
    ) -> EveningCount:
        """Count all rounds in order; `over`: the people say that no further round follows."""

    def check(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """These options, as far as they change the count. Raises Unreadable."""
        if seats not in self.game.seat_counts:
            least, most = self.game.seat_counts[0], self.game.seat_counts[-1]
            raise Unreadable("seats", seats=str(seats), least=least, most=most)
        kept = {name: value for name, value in options.items() if name in self.options}
        self.game.read_options(kept)
        return kept


class PlainEvening(Evening):
    """For a game that says nothing about it: one number a player and round, most points win."""

    def form(self, seats: int, options: Mapping[str, Any]) -> EveningForm:
        return EveningForm([Ending("counted", ["points"])], open_ended=True)

    def count(
        self, seats: int, options: Mapping[str, Any], rounds: Sequence[Played], over: bool = False
    ) -> EveningCount:
        totals = [0] * seats
        counted = []
        for played in rounds:
            made = guarded(self.count_round, seats, played)
            for seat, one in enumerate(made.seats if made.state == "counted" else []):
                totals[seat] += one.gained
            counted.append(made)
        outcome = None
        if over and any(one.state == "counted" for one in counted):
            best = max(totals)
            winners = tuple(seat for seat in range(seats) if totals[seat] == best)
            outcome = Outcome(tuple(totals), winners, "most-points" if len(winners) == 1 else "shared")
        return EveningCount(totals, counted, outcome)

    def count_round(self, seats: int, played: Played) -> RoundCount:
        found = [by_hand(played.parts[seat], seat, ["points"]) for seat in range(seats)]
        missing = [Missing(seat, ["points"]) for seat, numbers in enumerate(found) if "points" not in numbers]
        if missing:
            return RoundCount("open", missing=missing)
        points = [numbers["points"] for numbers in found]
        return RoundCount("counted", "counted", seats=[SeatCount(gained, [hand_line(gained)]) for gained in points])


def guarded(count_round: Any, seats: int, *values: Any) -> RoundCount:
    """A round's count, or what is wrong with it."""
    try:
        made: RoundCount = count_round(seats, *values)
    except Wrong as wrong:
        return RoundCount("wrong", fault=wrong.fault)
    return made


def by_hand(
    part: Part | None, seat: int, names: Sequence[str], least: int = -LARGEST_NUMBER, most: int = LARGEST_NUMBER
) -> dict[str, int]:
    """The numbers that a player has counted by hand; Wrong where one cannot be."""
    found = {} if part is None else {name: part.numbers[name] for name in names if name in part.numbers}
    for value in found.values():
        if not least <= value <= most:
            raise Wrong("evening-number", seat, number=value, least=least, most=most)
    return found


def wrong_cards(refusal: Refusal, seat: int) -> Wrong:
    """A refusal of the game's reader, as what is wrong with a player's cards."""
    return Wrong(refusal.key, seat, **refusal.arguments)


def hand_line(points: int, key: str = "by-hand") -> CountedLine:
    return CountedLine(key, points)
