"""`papercove report`: a page of plots about a game, made from simulations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from papercove.cli import speech
from papercove.cli.arena import progress
from papercove.cli.studies import Asked
from papercove.lab import report as lab

NOT_SAID = Asked()


def report(
    game: str,
    *,
    output: Annotated[Path, Parameter(name=["--output", "-o"])] = Path("report"),
    asked: Asked = NOT_SAID,
) -> None:
    """Make a page of plots and tables: scores, calls, what each kind is worth, comebacks, editions compared.

    Parameters
    ----------
    game
        The game's id.
    output
        The folder for index.html and findings.json.
    """
    wanted = asked.study(game)
    words = speech.speak()
    with progress(asked.games * lab.studies_of(wanted)) as watch:
        page = lab.make_report(wanted, asked.games, output, words, asked.workers, asked.cluster_address, watch)
    print(words.say("report-written", file=str(page)))
