"""`papercove report`: a page of plots about a game, made from simulations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from papercove.cli import speech
from papercove.cli.arena import Cluster, address, progress
from papercove.cli.measures import measure_name
from papercove.cli.play import split_option
from papercove.cli.simulate import Settings, read_variant
from papercove.engine.errors import Unreadable
from papercove.lab import report as lab
from papercove.lab.simulate import study


def report(
    game: str,
    *,
    output: Annotated[Path, Parameter(name=["--output", "-o"])] = Path("report"),
    bots: str = "greedy",
    games: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    workers: int = 1,
    cluster: Cluster = None,
    option: Settings = None,
    set_: Annotated[list[str] | None, Parameter(name="--set", negative="")] = None,
    variant: Path | None = None,
) -> None:
    """Make a page of plots: scores, win chance by points at the call, what each kind is worth, who begins.

    Parameters
    ----------
    game
        The game's id.
    output
        The folder for index.html and findings.json.
    bots
        Their names, separated by commas; the last one takes the seats that are left over.
    games
        How many matches for each simulation: one, and one more for each edition.
    seats
        How many seats; otherwise as many as there are bots, at least two.
    seed
        The same seed gives the same numbers, whatever the number of workers.
    workers
        How many processes of this machine.
    cluster
        Work on a Ray cluster: its address, or none for one on this machine.
    option
        An option of the game, as name=value; may be repeated.
    set_
        A number of the game changed for this study, as name=value; lists with commas; may be repeated.
    variant
        A TOML file with such numbers.
    """
    speech.find_game(game)
    if workers < 1:
        raise Unreadable("bad-argument", argument="--workers", value=str(workers))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    options = dict(split_option(text) for text in option or [])
    wanted = study(game, names, seats, seed, options, read_variant(variant, set_ or []))
    words = speech.speak()
    with progress(games * lab.studies_of(game)) as watch:
        page = lab.make_report(
            wanted, games, output, words.say, lambda key: measure_name(words, key), workers, address(cluster), watch
        )
    print(words.say("report-written", file=str(page)))
