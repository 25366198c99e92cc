"""`papercove bench`: how fast each game runs here, on one thread."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

import papercove
from papercove.cli import speech
from papercove.cli.numbers import Whole
from papercove.engine import registry
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.rollout import copy_often, play_random, resample_and_play
from papercove.engine.state import State

OPENING = 20  # decisions into the match, where the resampled rollouts start
LEAST, MOST = 0.01, 60.0


def bench(
    *,
    game: str | None = None,
    seats: Whole | None = None,
    seconds: float = 0.5,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Measure random decisions, copies, and resampled rollouts to the end of a round, a second, on one thread.

    Parameters
    ----------
    game
        Only this game; otherwise every installed one.
    seats
        Only this number of seats; otherwise every one the game allows.
    seconds
        The least time to spend measuring each figure, in seconds.
    as_json
        Print a list of JSON objects instead of a table.
    """
    if not LEAST <= seconds <= MOST:
        raise papercove.Unreadable("bad-argument", argument="--seconds", value=str(seconds))
    found = [speech.find_game(id) for id in ([game] if game else registry.game_ids())]
    tables = [(each, count) for each in found for count in each.seat_counts if seats in (None, count)]
    if not tables:
        least, most = found[0].seat_counts[0], found[0].seat_counts[-1]
        raise papercove.Unreadable("seats", seats=str(seats), least=least, most=most)
    results = [measure(each, count, seconds) for each, count in tables]
    if as_json:
        print(json.dumps(results, indent=1))
    else:
        show(results)


def measure(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """All figures of one game at one number of seats."""
    dice = Dice(1)
    fresh = game.start(seats, seed=1)
    state = fresh.copy()
    middle = fresh.copy()
    for _ in range(OPENING):
        if not middle.is_over:
            middle.apply(middle.random_action(dice))
    decisions = rate(lambda n: play_random(state, fresh, dice, n), seconds)
    copies = rate(lambda n: copy_often(fresh, n), seconds)
    rollouts = rate(lambda n: resample_and_play(middle, middle.to_move, dice, n), seconds)
    return {
        "game": game.id,
        "seats": seats,
        "decisions_per_second": round(decisions),
        "copies_per_second": round(copies),
        "resampled_rollouts_per_second": round(rollouts),
        "state_bytes": size_of(fresh),
        "compiled": papercove.COMPILED,
    }


def rate(work: Callable[[int], object], seconds: float) -> float:
    """How many times a second `work` is done: enough of it to fill `seconds`, then the best of three such runs."""
    times = 1
    while (taken := clocked(work, times)) < seconds / 10:
        times *= 4
    times = max(1, round(times * seconds / taken))
    return max(times / clocked(work, times) for _ in range(3))


def clocked(work: Callable[[int], object], times: int) -> float:
    """How long so much work takes, in this thread's own time: what else the machine does is not counted."""
    start = time.thread_time()
    work(times)
    return max(time.thread_time() - start, 1e-9)


def size_of(state: State) -> int:
    """The bytes of a state: the object, and in interpreted mode the lists it holds."""
    own = getattr(state, "__dict__", {})
    return sys.getsizeof(state) + sum(sys.getsizeof(value) for value in own.values() if isinstance(value, list))


def show(results: list[dict[str, Any]]) -> None:
    """The results for people."""
    words = speech.speak()
    mode = "doctor-compiled" if papercove.COMPILED else "doctor-interpreted"
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("bench-game", "bench-seats", "bench-decisions", "bench-copies", "bench-rollouts", "bench-bytes"):
        sheet.add_column(words.say(key), justify="left" if key == "bench-game" else "right")
    for row in results:
        figures = [row[f"{name}_per_second"] / 1e6 for name in ("decisions", "copies", "resampled_rollouts")]
        sheet.add_row(row["game"], str(row["seats"]), *(f"{x:.2f}" for x in figures), str(row["state_bytes"]))
    console = Console(highlight=False)
    console.print(words.say(mode))
    console.print(sheet)
