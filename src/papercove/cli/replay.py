"""`papercove replay FILE`: step through a record."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from papercove.cli import speech
from papercove.cli.files import read_text
from papercove.cli.match import Match
from papercove.cli.numbers import Whole
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.record import Record
from papercove.words import Words


def replay(
    file: Path,
    /,
    *,
    ply: Whole = 0,
    seat: Whole | None = None,
    text: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Step through a record: every hand open, or as one seat saw it.

    Parameters
    ----------
    file
        A record, as `papercove play --save` writes it.
    ply
        Start after this many steps.
    seat
        Show what this seat could see (0 is the first); otherwise everything.
    text
        Print the whole match as text (default when the output is not a terminal).
    """
    record = Record.read(read_text(file))
    game = speech.find_game(record.game)
    if not 0 <= ply <= len(record.actions):
        raise Unreadable("record-ply", ply=ply, last=len(record.actions))
    if seat is not None and not 0 <= seat < len(record.seats):
        raise Unreadable("bad-argument", argument="--seat", value=str(seat))
    match = Match(record, {}, Dice(0))
    if text or not sys.stdout.isatty():
        tell(match, speech.speak(), ply, seat)
        return
    from papercove.cli.replayer import ReplayApp

    ReplayApp(match, Words(speech.language(), game), ply, seat).run()


def tell(match: Match, words: Words, ply: int, seat: int | None) -> None:
    """Print the story of the match, a line a step that tells something; open hands: each mover tells their own."""
    for number, moment in enumerate(match.moments[ply:], ply + 1):
        viewer = moment.seat if seat is None else seat
        reader = None if seat is None else seat
        events = [event for event in moment.events[viewer] if not words.is_quiet(event)]
        if told := " ".join(words.event(event, match.names, reader) for event in events):
            print(f"{number:>4}  {told}")
    if match.state.outcome is not None:
        print(f"      {words.outcome(match.state.outcome, match.names, seat)}")
