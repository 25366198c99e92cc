"""`papercove arena`: bots play each other, and the numbers say who is better."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from papercove.bots import levels_of
from papercove.cli import speech
from papercove.cli.numbers import Whole
from papercove.cli.opponents import bot_names
from papercove.cli.play import split_option
from papercove.engine.errors import Unreadable
from papercove.lab import arena as lab
from papercove.lab.arena import Ladder, Report, SequentialTest, compete, contest, ladder_pairs
from papercove.lab.cluster import LOCAL
from papercove.words import Words

TERMINATED = 128 + signal.SIGTERM
Flag = Annotated[bool, Parameter(negative="")]
Cluster = Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)]


def address(cluster: list[str] | None) -> str | None:
    """The cluster's address; `--cluster` alone is one on this machine."""
    if cluster is None:
        return None
    return cluster[0] if cluster else LOCAL


def arena(
    game: str,
    *,
    bots: str = "",
    games: Whole = 400,
    seed: Whole = 0,
    seats: Whole | None = None,
    workers: Whole = 1,
    cluster: Cluster = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    sprt: Flag = False,
    ladder: Flag = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let bots play each other: seats rotate, every deal is played from each seat, win rates with 95 % intervals.

    Parameters
    ----------
    game
        The game's id.
    bots
        Names of the bots, separated by commas; the last one fills any remaining seats.
    games
        How many matches (of each pair, on a ladder).
    seed
        The same seed gives the same numbers, whatever the number of workers.
    seats
        How many seats; otherwise as many as there are bots.
    workers
        How many processes.
    cluster
        Work on a Ray cluster: its address; without one, starts a cluster on this machine.
    option
        An option of the game, as name=value (`papercove games` lists them); may be repeated.
    sprt
        Stop as soon as it is clear whether the first bot wins 5% more than its even share.
    ladder
        Rate all bots (or those named): each plays the two below it.
    as_json
        Print JSON instead of a table.
    """
    gentlest, *others = levels_of(speech.find_game(game))
    options = dict(split_option(text) for text in option or [])
    if games < 1:
        raise Unreadable("arena-games", games=games)
    if workers < 1:
        raise Unreadable("too-few", argument="--workers", value=workers, least=1)
    if not bots and not ladder:
        raise Unreadable("missing-argument", argument="--bots")
    names = bot_names(bots) if bots else ["random", gentlest, "greedy", *others]
    if ladder:
        if sprt or seats not in (None, 2):
            raise Unreadable("ladder", argument="--sprt" if sprt else "--seats")
        climb(game, names, games, seed, workers, options, as_json, address(cluster))
        return
    wanted = contest(game, names, seats, seed, options)
    with progress(games) as watch:
        found = compete(wanted, games, workers, sprt, watch, address(cluster))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        show(found)


def climb(
    game: str,
    names: list[str],
    games: int,
    seed: int,
    workers: int,
    options: dict[str, str],
    as_json: bool,
    cluster: str | None,
) -> None:
    """Rate bots on a ladder, and tell."""
    with progress(games * len(ladder_pairs(len(names)))) as watch:
        found = lab.ladder(game, names, games, seed, workers, options, watch, cluster)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        show_ladder(found)


class Rate(ProgressColumn):
    """Matches a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f}/s" if task.speed else "")


@contextmanager
def quiet_output() -> Iterator[None]:
    """Whatever Python, C or workers print meanwhile goes to standard error: Ray prints when a worker dies."""
    sys.stdout.flush()
    ours = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(ours, 1)
        os.close(ours)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar with rate and time left, when a person watches; otherwise nothing.

    What libraries print meanwhile goes to standard error, so that what is told afterwards is ours alone.
    Meanwhile SIGTERM ends the program in an orderly way, as Ctrl+C does, so that its workers are dismissed.
    """
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    watched = sys.stderr.isatty()
    try:
        with (
            quiet_output(),
            Progress(*columns, console=Console(stderr=True), transient=True, disable=not watched) as bar,
        ):
            task = bar.add_task("", total=total)
            yield (lambda done: bar.update(task, completed=done)) if watched else None
    finally:
        signal.signal(signal.SIGTERM, before)


def show(found: Report) -> None:
    """The result of one arena, for people."""
    words = speech.speak()
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("arena-bot", "arena-wins", "arena-interval", "arena-score", "arena-ms"):
        sheet.add_column(words.say(key), justify="left" if key == "arena-bot" else "right")
    for one in found.bots:
        sheet.add_row(
            one.name,
            f"{100 * one.win_rate:.1f} %",
            "" if one.low is None or one.high is None else f"{100 * one.low:.1f} – {100 * one.high:.1f}",
            f"{one.mean_score:.1f}",
            f"{one.ms_per_move:.2f}",
        )
    console = Console(highlight=False)
    console.print(words.say("arena-title", game=found.game, seats=found.seats, games=found.games))
    console.print(sheet)
    if all(one.low is None for one in found.bots):
        console.print(words.say("arena-same-bot"))
    if found.sprt:
        console.print(sprt_sentence(found, found.sprt, words))


def sprt_sentence(found: Report, test: SequentialTest, words: Words) -> str:
    """What a sequential test came to."""
    return words.say(
        "arena-sprt",
        verdict=test.verdict,
        bot=found.bots[0].name,
        even=f"{100 * test.even:.1f}",
        better=f"{100 * test.better:.1f}",
        games=found.games,
        asked=found.asked,
        ratio=f"{test.log_likelihood_ratio:.2f}",
        bound=f"{test.bound:.2f}",
    )


def show_ladder(found: Ladder) -> None:
    """A ladder, the strongest on top."""
    words = speech.speak()
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("arena-bot", "arena-elo", "arena-beats-below", "arena-interval", "arena-ms"):
        sheet.add_column(words.say(key), justify="left" if key == "arena-bot" else "right")
    for rung in reversed(found.rungs):
        beats = interval = ""
        if rung.beats_below is not None and rung.low is not None and rung.high is not None:
            beats = f"{100 * rung.beats_below:.1f} %"
            interval = f"{100 * rung.low:.1f} – {100 * rung.high:.1f}"
        sheet.add_row(rung.name, f"{rung.elo:.0f}", beats, interval, f"{rung.ms_per_move:.2f}")
    console = Console(highlight=False)
    console.print(words.say("arena-ladder-title", game=found.game, games=found.games))
    console.print(sheet)
