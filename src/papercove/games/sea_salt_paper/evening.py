"""Counts a game night of the printed game: STOP, LAST CHANCE, the deck running out and four mermaids, for everybody.

Points come from the reader, the end of a round and of the game from the rules themselves (`Rounds.end_counted_round`).
"""

from __future__ import annotations

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
from papercove.engine.view import Line
from papercove.games.sea_salt_paper.cards import COLOURS, DECK, MERMAID_COUNT
from papercove.games.sea_salt_paper.constants import BET_LOST, BET_WON, BY_MERMAIDS, ROUND_ENDS, STOPPED, VOID
from papercove.games.sea_salt_paper.legality import enough_to_call
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.options import SeaSaltPaperOptions
from papercove.games.sea_salt_paper.reader import Cards, SeaSaltPaperReader, check_copies, read_card
from papercove.games.sea_salt_paper.rounds import bonus_counts, cards_count, end_of_bet
from papercove.games.sea_salt_paper.scoring import CALL_THRESHOLD

MOST_BY_HAND = 99
MOST_BONUS = max(sum(copies for _, hue, copies in DECK if hue == colour) for colour in COLOURS)
MERMAID = ("mermaid", "white")
ENDS = (
    Ending("stop", ["points"], "one"),
    Ending("last-chance", ["points", "bonus"], "one"),
    Ending("void", [], "perhaps"),
    Ending("mermaids", [], "one"),
)
BETS = (BET_WON, BET_LOST)


class Shown(NamedTuple):
    """What one player shows, as far as it is known."""

    faces: list[tuple[str, str]]
    points: int | None
    bonus: int | None
    lines: list[Line]
    bonus_line: Line | None


NOTHING_YET = Shown([], None, None, [], None)


class SeaSaltPaperEvening(Evening):
    """Rounds until somebody has the points of rule 8.2, or four mermaids. Players are told in the order they sit."""

    options = ("edition", "points_to_win", "doubled")

    def form(self, seats: int, options: Mapping[str, Any]) -> EveningForm:
        chosen = cast(SeaSaltPaperOptions, self.game.read_options(self.check(seats, options)))
        return EveningForm(list(ENDS), SeaSaltPaperReader(self.game).pickable(), target=chosen.target(seats))

    def count(
        self, seats: int, options: Mapping[str, Any], rounds: Sequence[Played], over: bool = False
    ) -> EveningCount:
        match = cast(MatchState, self.game.start(seats, **self.check(seats, options)))
        reader = SeaSaltPaperReader(self.game)
        counted = [
            RoundCount("late") if match.is_over else guarded(self._count_round, seats, played, match, reader)
            for played in rounds
        ]
        totals = [match.score(seat) for seat in range(seats)]
        return EveningCount(totals, counted, self.game.outcome(match) if match.is_over else None)

    def _count_round(self, seats: int, played: Played, match: MatchState, reader: SeaSaltPaperReader) -> RoundCount:
        shown = [look(reader, part, seat) for seat, part in enumerate(played.parts)]
        refuse_copies(shown)
        winner = with_four_mermaids(shown, played)
        if winner is not None:
            match.end_by_shown_mermaids(winner)
            return RoundCount("counted", ROUND_ENDS[BY_MERMAIDS], winner, [SeatCount() for _ in range(seats)])
        if played.end == "void":
            starter = end_round(match, VOID, played.by, [0] * seats, [0] * seats)
            return RoundCount(
                "counted", ROUND_ENDS[VOID], played.by, [explain(one, VOID, False, 0) for one in shown], starter=starter
            )
        if missing := still_missing(shown, played):
            return RoundCount("open", missing=missing, seats=[so_far(one) for one in shown])
        caller = cast(int, played.by)
        points = [cast(int, one.points) for one in shown]
        if not enough_to_call(points[caller], CALL_THRESHOLD):
            raise Wrong("evening-call", caller, points=points[caller], threshold=CALL_THRESHOLD)
        others = [made for seat, made in enumerate(points) if seat != caller]
        end = STOPPED if played.end == "stop" else end_of_bet(points[caller], max(others))
        wanted = [seat for seat, one in enumerate(shown) if one.bonus is None and bonus_counts(end, seat == caller)]
        if wanted:
            missing = [Missing(seat, ["bonus"]) for seat in wanted]
            return RoundCount("open", missing=missing, seats=[so_far(one) for one in shown])
        starter = end_round(match, end, caller, points, [one.bonus or 0 for one in shown])
        explained = [explain(one, end, seat == caller, match.gained_by(seat)) for seat, one in enumerate(shown)]
        return RoundCount("counted", ROUND_ENDS[end], caller, explained, starter=starter)


def look(reader: SeaSaltPaperReader, part: Part | None, seat: int) -> Shown:
    """What a player shows: cards are counted, numbers are taken as they are."""
    if part is None:
        return NOTHING_YET
    if part.given is None:
        numbers = by_hand(part, seat, ["points"], 0, MOST_BY_HAND) | by_hand(part, seat, ["bonus"], 0, MOST_BONUS)
        points, bonus = numbers.get("points"), numbers.get("bonus")
        lines: list[Line] = [] if points is None else [hand_line(points)]
        return Shown([], points, bonus, lines, None if bonus is None else hand_line(bonus, "bonus-by-hand"))
    try:
        given = cast(Cards, reader.read(part.given))
        faces = [read_card(reader.game, text) for text in (*given.hand, *given.table)]
        counted = reader.count(given)
    except Refusal as refusal:
        raise wrong_cards(refusal, seat) from None
    bonus = counted.answer["colour_bonus"]
    line = next((extra for extra in counted.extras if extra.key == "colour-bonus"), None)
    return Shown(faces, counted.total, bonus, counted.lines, line)


def refuse_copies(shown: Sequence[Shown]) -> None:
    """One box lies on the table: what several players have together must be in it."""
    try:
        check_copies([face for one in shown for face in one.faces])
    except Refusal as refusal:
        raise Wrong("evening-copies", None, **refusal.arguments) from None


def with_four_mermaids(shown: Sequence[Shown], played: Played) -> int | None:
    """Rule 8.1: who has won at once, by what was said or by the cards themselves."""
    for seat, one in enumerate(shown):
        if one.faces.count(MERMAID) + one.faces.count((MERMAID[0], "")) == MERMAID_COUNT:
            return seat
    return played.by if played.end == "mermaids" else None


def still_missing(shown: Sequence[Shown], played: Played) -> list[Missing]:
    """How it ended, who ended it, and whose points are not known yet."""
    told = played.end in ("stop", "last-chance") and played.by is not None
    missing = [] if told else [Missing()]
    if played.end == "mermaids":
        return missing
    return missing + [Missing(seat, ["points"]) for seat, one in enumerate(shown) if one.points is None]


def end_round(match: MatchState, end: int, by: int | None, points: list[int], bonuses: list[int]) -> int | None:
    """End the round in the match; who begins the next one, if that can be told.

    After LAST CHANCE everybody but the caller has had a turn, so that the last one was that of the seat before.
    """
    ender = 0 if by is None else by
    last = (ender - 1) % match.seats if end in BETS else ender
    match.end_counted_round(end, ender, last, points, bonuses)
    return None if by is None or match.is_over else match.starter


def explain(shown: Shown, end: int, is_ender: bool, gained: int) -> SeatCount:
    """The lines of a player's count, those that do not count struck through."""
    void = {VOID: "void", BET_WON: "bet-won", BET_LOST: "bet-lost"}
    struck = "" if cards_count(end, is_ender) else void[end]
    lines = [CountedLine(line.key, line.points, line.args, struck) for line in shown.lines]
    if end in BETS and shown.bonus_line is not None:
        line, struck = shown.bonus_line, "" if bonus_counts(end, is_ender) else "no-bonus"
        lines.append(CountedLine(line.key, line.points, line.args, struck))
    return SeatCount(gained, lines)


def so_far(shown: Shown) -> SeatCount:
    """The points of a player while the round is still open."""
    return SeatCount(shown.points or 0, [CountedLine(line.key, line.points, line.args) for line in shown.lines])
