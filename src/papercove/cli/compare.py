"""`papercove compare`: what does a change change? Two studies on the same deals, on one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from papercove.cli import speech
from papercove.cli.arena import progress
from papercove.cli.simulate import sheet_of
from papercove.cli.studies import Asked
from papercove.lab import compare as lab
from papercove.lab.comparison import Comparison
from papercove.lab.report import prepare
from papercove.lab.wording import change_name, valued
from papercove.words import Words

NOT_SAID = Asked()


def compare(
    game: str,
    before: str,
    after: str,
    *,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    asked: Asked = NOT_SAID,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Say what a change changes: two bots, editions, variants or numbers on the same deals, as paired differences.

    Parameters
    ----------
    game
        The game's id.
    before
        One side: settings like edition=fr, call_threshold=8 or bots=expert, separated by spaces; or printed.
    after
        The other side.
    output
        A folder for index.html, a page with plots, and comparison.json.
    as_json
        Print JSON instead of a table.
    """
    base = asked.study(game)
    sides = lab.side(base, before), lab.side(base, after)
    words = speech.speak()
    if output is not None:
        prepare(output)
    with progress(2 * asked.games) as watch:
        found = lab.compare(*sides, asked.games, asked.workers, asked.cluster_address, watch)
    page = lab.write_comparison(found, output, words) if output is not None else None
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    show(found, words)
    if page is not None:
        print(words.say("compare-written", file=str(page)))


def show(found: Comparison, words: Words) -> None:
    """The sentence, then every number, then what to make of so many."""
    console = Console(highlight=False)
    console.print(lab.sentence(found, words), markup=False)
    console.print()
    sheet = sheet_of(words, "compare-before", "compare-after", "compare-change")
    for one in found.changes:
        told = f"[bold]{lab.grown(one, words)}[/bold]" if one.is_sure else lab.grown(one, words)
        sheet.add_row(change_name(one, words), valued(one.before, one), valued(one.after, one), told)
    console.print(sheet)
    console.print()
    console.print(lab.caveats(found, words), markup=False)
