"""Counts a game of the printed Paper World: everybody's landscape, tokens, hand and discards, and who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from papercove.engine.errors import Refusal
from papercove.engine.evening import (
    CountedLine,
    Ending,
    Evening,
    EveningCount,
    EveningForm,
    Missing,
    Part,
    Played,
    RoundCount,
    SeatCount,
    Wrong,
    by_hand,
    guarded,
    hand_line,
    wrong_cards,
)
from papercove.engine.score import Pickable
from papercove.engine.view import Line, Outcome
from papercove.games.paper_world.cards import FACE_NAMES, HAND_LIMIT, START_FACES, TOKENS, deck_faces
from papercove.games.paper_world.constants import FRAME_SIDE, HIGHEST, REASONS, SLOTS
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.options import PaperWorldOptions
from papercove.games.paper_world.reader import MOST_DISCARDS, Landscape, PaperWorldReader

LEAST_BY_HAND, MOST_BY_HAND = -60, 99
END = Ending("counted", ["points", "discards"])


class Shown(NamedTuple):
    """What one player has at the end, as far as it is known."""

    points: int | None
    discards: int | None
    lines: list[Line]
    tops: list[str]
    tokens: list[int]
    scissors: bool


NOTHING_YET = Shown(None, None, [], [], [], False)


class PaperWorldEvening(Evening):
    """One count, at the end of the game (rules 10.1 and 10.2)."""

    options = ("deck", "objectives")

    def form(self, seats: int, options: Mapping[str, Any]) -> EveningForm:
        chosen = cast(PaperWorldOptions, self.game.read_options(self.check(seats, options)))
        objectives = chosen.chosen_objectives()
        slots = [
            Line("objective-slot", 0, {"objective": objectives[slot]})
            if objectives
            else Line("objective-number", 0, {"number": slot + 1})
            for slot in range(SLOTS)
        ]
        fields = [
            Pickable(
                "landscape",
                "places",
                faces=plain_copies(seats, chosen.deck),
                columns=FRAME_SIDE,
                rows=FRAME_SIDE,
                shelf=HIGHEST,
            ),
            Pickable("tokens", "slots", values=tokens_for(seats), labels=slots),
            Pickable("scissors", "switch"),
            Pickable("hand", "number", values=list(range(HAND_LIMIT + 1))),
            Pickable("discards", "number", values=list(range(MOST_DISCARDS + 1))),
        ]
        return EveningForm([END], fields, once=True)

    def count(
        self, seats: int, options: Mapping[str, Any], rounds: Sequence[Played], over: bool = False
    ) -> EveningCount:
        chosen = cast(PaperWorldOptions, self.game.read_options(self.check(seats, options)))
        match = cast(MatchState, self.game.start(seats, **self.check(seats, options)))
        counted = [
            guarded(self._count_game, seats, played, match, chosen.deck) if number == 0 else RoundCount("late")
            for number, played in enumerate(rounds)
        ]
        if not counted or counted[0].state != "counted":
            return EveningCount([0] * seats, counted)
        totals = [one.gained for one in counted[0].seats]
        winners = tuple(seat for seat in range(seats) if match.winners >> seat & 1)
        return EveningCount(totals, counted, Outcome(tuple(totals), winners, REASONS[match.reason]))

    def _count_game(self, seats: int, played: Played, match: MatchState, deck: int) -> RoundCount:
        reader = PaperWorldReader()
        shown = [look(reader, part, seat, seats) for seat, part in enumerate(played.parts)]
        refuse_what_is_not_there(shown, seats, deck)
        missing = [Missing(seat, ["points"]) for seat, one in enumerate(shown) if one.points is None]
        missing = missing or tied_without_discards(shown)
        explained = [
            SeatCount(one.points or 0, [CountedLine(line.key, line.points, line.args) for line in one.lines])
            for one in shown
        ]
        if missing:
            return RoundCount("open", missing=missing, seats=explained)
        match.end_counted_match([one.points or 0 for one in shown], [one.discards or 0 for one in shown])
        return RoundCount("counted", "counted", seats=explained)


def tokens_for(seats: int) -> list[int]:
    """Rule 2.5: what the tokens of an objective are worth for so many players, most first."""
    return [points for points in TOKENS[seats] if points]


def plain_copies(seats: int, deck: int) -> dict[str, int]:
    """How many cards there are of each colour and value, start cards included; scissors on them make no points."""
    copies = Counter(FACE_NAMES[face][:2] for face in (*deck_faces(seats, deck), *START_FACES))
    return {name: copies[name] for name in FACE_NAMES if len(name) == 2}


def look(reader: PaperWorldReader, part: Part | None, seat: int, seats: int) -> Shown:
    """What a player has: a landscape is counted, numbers are taken as they are."""
    if part is None:
        return NOTHING_YET
    if part.given is None:
        points = by_hand(part, seat, ["points"], LEAST_BY_HAND, MOST_BY_HAND).get("points")
        discards = by_hand(part, seat, ["discards"], 0, MOST_BY_HAND).get("discards")
        return Shown(points, discards, [] if points is None else [hand_line(points)], [], [], False)
    tokens = part.given.get("tokens", [])
    slots = list(tokens) if isinstance(tokens, list) else []
    for token in slots:
        if token not in (0, *tokens_for(seats)):
            raise Wrong("evening-token", seat, token=str(token)[:20])
    try:
        given = cast(Landscape, reader.read({**part.given, "tokens": [token for token in slots if token]}))
        counted = reader.count(given)
    except Refusal as refusal:
        raise wrong_cards(refusal, seat) from None
    tops = [text.partition("@")[0][:2].upper() for text in given.landscape]
    return Shown(counted.total, given.discards, counted.lines, tops, slots, given.scissors)


def refuse_what_is_not_there(shown: Sequence[Shown], seats: int, deck: int) -> None:
    """One box lies on the table: its cards, one scissors token, and each token of an objective once."""
    copies = plain_copies(seats, deck)
    for face, count in Counter(top for one in shown for top in one.tops).items():
        if count > copies[face]:
            raise Wrong("evening-copies", None, card=face, count=count, most=copies[face])
    if sum(one.scissors for one in shown) > 1:
        raise Wrong("evening-scissors")
    for slot in range(SLOTS):
        taken = Counter(one.tokens[slot] for one in shown if len(one.tokens) > slot and one.tokens[slot])
        for token, count in taken.items():
            if count > 1:
                raise Wrong("evening-token-twice", None, token=token, number=slot + 1)


def tied_without_discards(shown: Sequence[Shown]) -> list[Missing]:
    """Rule 10.2 needs the discards of those who are tied; of others who counted by hand nobody asks for them."""
    best = max(one.points or 0 for one in shown)
    leaders = [seat for seat, one in enumerate(shown) if one.points == best]
    wanted = [seat for seat in leaders if shown[seat].discards is None]
    return [Missing(seat, ["discards"]) for seat in wanted] if len(leaders) > 1 else []
