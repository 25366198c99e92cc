"""`papercove analyse FILE`: what a strong bot thinks of a finished match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import cyclopts
import msgspec
from rich.console import Console
from rich.progress import Progress

from papercove.bots.analysis import DUBIOUS, ITERATIONS, Analysis, Decision
from papercove.bots.analysis import analyse as analyse_record
from papercove.bots.contract import MOST_ITERATIONS, is_whole
from papercove.bots.habits import Habit
from papercove.bots.why import Why
from papercove.cli import speech
from papercove.cli.files import read_text
from papercove.cli.numbers import Whole
from papercove.engine.errors import Unreadable
from papercove.engine.puzzle import Foreseen
from papercove.engine.record import Record
from papercove.engine.view import Choice
from papercove.lab.work import apart
from papercove.words import Words

WIDTH = 60  # columns of the drawn curve
FEWEST_POINTS = 2  # of a habit, that are worth telling beside its share of the win
BARS = " ▁▂▃▄▅▆▇█"


def analyse(
    file: Path,
    /,
    *,
    iterations: Whole = ITERATIONS,
    seed: Whole = 0,
    least: float = DUBIOUS,
    json: Annotated[bool, cyclopts.Parameter(negative="")] = False,
) -> None:
    """Tell the chance to win over a match, its turning points, and what a strong bot would have done.

    The same file, seed and iterations always give the same analysis.

    Parameters
    ----------
    file
        A record, as `papercove play --save` or the room writes it.
    iterations
        How long the bot thinks about each decision.
    seed
        Seed for the bot's random choices.
    least
        Report decisions that cost at least this share of the win.
    json
        Print everything as JSON instead.
    """
    if not is_whole(iterations, MOST_ITERATIONS):
        raise Unreadable("bad-argument", argument="--iterations", value=str(iterations))
    if not 0 <= least <= 1:
        raise Unreadable("bad-argument", argument="--least", value=str(least))
    record = Record.read(read_text(file))
    speech.find_game(record.game)
    if not record.actions:
        raise Unreadable("record-empty", file=str(file))
    if not record.replay().is_over:  # a match in progress, or a file that was cut: judge what there is, and say so
        print(speech.speak().say("unproven-unfinished"), file=sys.stderr)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(speech.speak().say("coach-thinking"), total=len(record.actions))

        def think() -> Analysis:
            return analyse_record(record, iterations, seed, tell=lambda done, _: bar.update(task, completed=done))

        found = apart(think)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, speech.speak(), least)


def show(found: Analysis, words: Words, least: float) -> None:
    """The analysis in words."""
    console = Console(highlight=False, soft_wrap=True)
    names = tuple(speech.plain(name) for name in found.names)
    console.print(words.say("coach-curve"), style="bold")
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        console.print(f"  {name:<{width}}  {draw([point[seat] for point in found.curve])}", markup=False)
    for seat, name in enumerate(names):
        own = found.conduct[seat]
        told = words.say(
            "coach-conduct",
            who=name,
            decisions=own.decisions,
            agreed=own.agreed,
            mistakes=own.mistakes,
            blunders=own.blunders,
            loss=round(100 * own.loss / max(own.decisions, 1), 1),
        )
        console.print(told, markup=False)
    console.print()
    if found.habits:
        console.print(words.say("coach-habits"), style="bold")
    for habit in found.habits:
        console.print(f"  {way_of_playing(found, habit, words, names)}", markup=False)
        if habit.foreseen:
            told = " ".join(foresight(one, words, len(names)) for one in habit.foreseen)
            console.print(f"    {words.say('coach-habit-on-average')} {told}", markup=False)
    if found.habits:
        console.print()
    console.print(words.say("coach-turning-points"), style="bold")
    for point in found.turning_points:
        told = words.say(
            "coach-turn",
            ply=point.ply,
            who=names[point.seat],
            action=phrase(words, point.choice, names),
            gainer=names[point.gainer],
            before=percent(point.before),
            after=percent(point.after),
            luck="yes" if point.luck else "no",
            way="up" if point.after > point.before else "down",
        )
        luck = [words.reason(one, names) for one in point.reasons]
        console.print(f"  {' '.join([told, *luck])}", markup=False)
    console.print()
    console.print(words.say("coach-decisions"), style="bold")
    worth_telling = [decision for decision in found.decisions if decision.loss >= least]
    for decision in worth_telling:
        console.print(f"  {sentence(decision, words, names)}", markup=False)
        for line in because(decision.why, words, names) if decision.why else ():
            console.print(f"    {line}", markup=False)
    if not worth_telling:
        console.print(f"  {words.say('coach-no-mistakes')}", markup=False)


def way_of_playing(found: Analysis, habit: Habit, words: Words, names: tuple[str, ...]) -> str:
    """A habit in words, by the decision that shows it best."""
    example = next(one for one in found.decisions if one.ply == habit.example)
    return words.say(
        "coach-habit",
        who=names[habit.seat],
        count=len(habit.plies),
        played=phrase(words, example.played.choice, names),
        best=phrase(words, example.best.choice, names),
        loss=percent(habit.loss),
        points=round(habit.points) if habit.points >= FEWEST_POINTS else 0,
    )


def sentence(decision: Decision, words: Words, names: tuple[str, ...]) -> str:
    """One decision in words, with the share of the win that each way promised."""
    return words.say(
        "coach-decision",
        ply=decision.ply + 1,
        who=names[decision.seat],
        grade=decision.grade,
        best=phrase(words, decision.best.choice, names),
        played=phrase(words, decision.played.choice, names),
        chance=percent(decision.best.share),
        instead=percent(decision.played.share),
    )


def because(why: Why, words: Words, names: tuple[str, ...]) -> list[str]:
    """Why the coach would have chosen otherwise: what speaks of each choice, what they lead to, and what came of it."""
    told = [
        (title, " ".join(words.reason(one, names) for one in reasons))
        for title, reasons in (("coach-better", why.best), ("coach-played", why.played), ("coach-facts", why.both))
    ]
    told.append(("coach-average", " ".join(foresight(one, words, len(names)) for one in why.foreseen)))
    told.append(("coach-then", " ".join(words.reason(one, names) for one in why.then)))
    return [f"{words.say(title)}: {text}" for title, text in told if text]


def foresight(one: Foreseen, words: Words, seats: int) -> str:
    """What two choices lead to, in points or in percent."""
    figure = percent if "chance" in one.key else lambda value: round(value, 1)
    return words.say(f"foresight-{one.key}", best=figure(one.best), other=figure(one.other), seats=seats)


def phrase(words: Words, choice: Choice, names: tuple[str, ...]) -> str:
    """An action as its invitation says it."""
    return words.choice(choice, names)


def percent(share: float) -> int:
    """A share of the win in whole percent."""
    return round(share * 100)


def draw(shares: list[float]) -> str:
    """A row of bars, at most WIDTH wide."""
    columns = min(WIDTH, len(shares))
    picked = [shares[round(i * (len(shares) - 1) / max(1, columns - 1))] for i in range(columns)]
    return "".join(BARS[round(share * (len(BARS) - 1))] for share in picked)
