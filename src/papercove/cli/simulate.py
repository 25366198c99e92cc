"""`papercove simulate`: bots play many matches, and everything worth counting is counted."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from papercove.cli import speech
from papercove.cli.arena import progress
from papercove.cli.studies import Asked
from papercove.lab import simulate as lab
from papercove.lab.findings import Findings, findings
from papercove.lab.wording import around, event_rows, listed, measure_name, summary
from papercove.words import Words

NOT_SAID = Asked()


def simulate(
    game: str,
    *,
    asked: Asked = NOT_SAID,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let bots play many matches and count: wins by bot and seat, scores, rounds, turns, and what each game counts.

    Parameters
    ----------
    game
        The game's id.
    as_json
        Print JSON instead of tables.
    """
    wanted = asked.study(game)
    with progress(asked.games) as watch:
        groups = lab.simulate(wanted, asked.games, asked.workers, asked.cluster_address, watch)
    found = findings(wanted, groups)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        show(found)


def show(found: Findings) -> None:
    """The findings, for people."""
    words = speech.speak()
    console = Console(highlight=False)
    console.print(words.say("simulate-title", game=found.game, seats=found.seats, games=found.matches))
    console.print(marks(found, words))
    sheet = sheet_of(words, "simulate-value", "arena-interval")
    for row in summary(found, words):
        sheet.add_row(*row)
    console.print(sheet)
    show_measures(found, words, console)
    if found.matches == 1:
        console.print(f"\n{words.say('simulate-one-match')}")


def marks(found: Findings, words: Words) -> str:
    """Which rules were played: the printed ones, or a variant, with every changed number; and unusual options."""
    told = [f"{words.say('simulate-options')} {escape(listed(found.options))}"] if found.options else []
    if found.variant:
        told.insert(0, f"[bold]{words.say('simulate-variant')}[/bold] {escape(listed(found.variant))}")
    return "\n".join(told) or words.say("simulate-printed")


def show_measures(found: Findings, words: Words, console: Console) -> None:
    """What the game itself counts: events with a row for each bot, then things held with what each one brought."""
    events = sheet_of(words, "simulate-per-match", "simulate-mean", "simulate-success", "simulate-win-rate")
    held = sheet_of(words, "simulate-mean", "simulate-joint", "simulate-plain")
    for row in event_rows(found, words):
        events.add_row(*row)
    for key, one in found.measures.items():
        if one.worth_each is not None:
            joint, plain = around(one.worth_each_jointly), around(one.worth_each)
            held.add_row(measure_name(words, key), around(one.mean), joint, plain)
    for sheet in (events, held):
        if sheet.row_count:
            console.print()
            console.print(sheet)


def sheet_of(words: Words, *keys: str) -> Table:
    """An empty table with these headings behind the names."""
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    sheet.add_column("")
    for key in keys:
        sheet.add_column(words.say(key), justify="right", no_wrap=True)
    return sheet
