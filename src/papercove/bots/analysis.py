"""The coach: what a finished match was worth, step by step, in a strong bot's eyes.

Each decision is judged from what its mover could know, by a search of fixed length with dice of its own. The curve
has a line for each player: what that player could expect, by the same search and from the same knowledge, so that a
decision starts from the curve's own number. Lines of several players need not add up to one win: each knows other
things. The same record, seed and iterations give the same analysis on every machine. A hint during play is the same
opinion of the choice at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from math import sqrt

import msgspec

from papercove.bots.alike import alike, as_one
from papercove.bots.contract import Budget, Opinion, Verdict, advise
from papercove.bots.foresight import figures, most_telling, without_calls
from papercove.bots.habits import Habit, habits
from papercove.bots.levels import search_settings
from papercove.bots.thinker import SearchBot
from papercove.bots.turning_points import TurningPoint, told, turning_points
from papercove.bots.why import Why
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.puzzle import Foreseen
from papercove.engine.record import Record
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.engine.view import Choice, Reason

ITERATIONS = 4_000  # a decision: more than an expert's attention; a match takes seconds
GLANCE = 4  # the part of the iterations spent on the values of those who have nothing to decide: one in so many
LEAST_TRIED = 0.05  # an action that got a smaller part of the search than this is searched again, with more exploration
OPEN_MIND = 6.0  # exploration of that second look
SURE = 2.0  # standard errors by which a loss must be sure
SECOND_THOUGHT = 4  # times the iterations, with other dice, before a choice is called a mistake
DUBIOUS, MISTAKE, BLUNDER = 0.02, 0.05, 0.12  # shares of the win given away
TELLING = ("dubious", "mistake", "blunder")  # grades that are explained
WORLDS = 300  # in which a choice is played on, to tell what it leads to
FEW_WORLDS = 100  # for each of many decisions
LATER = 60  # plies after a decision in which others may make something of it

Tell = Callable[[int, int], None]  # how much is done, of how much; it may raise to stop the work
Cast = Callable[[str], Dice]  # the dice for one look at a position, by its name


class Considered(msgspec.Struct, frozen=True):
    """One action that could have been chosen, and the share of the win it promised its mover."""

    choice: Choice
    share: float
    weight: float  # the part of the search's attention it got
    error: float = 0.0  # the standard error of `share`


class Decision(msgspec.Struct, frozen=True):
    """One choice of a match: what was played, what the coach would have played, and what the difference was worth."""

    ply: int
    round: int
    seat: int
    played: Considered
    best: Considered
    others: tuple[Considered, ...]  # the next best ones
    loss: float  # share of the win given away, 0 if the coach agrees
    grade: str  # best, fine, dubious, mistake or blunder
    why: Why | None = None  # where something was given away


class Conduct(msgspec.Struct, frozen=True):
    """How one seat decided, over the whole match."""

    decisions: int
    agreed: int  # as the coach would have
    mistakes: int
    blunders: int
    loss: float  # sum of what was given away


class Analysis(msgspec.Struct, frozen=True):
    """Everything the coach says of one match."""

    game: str
    version: int
    iterations: int
    seed: int
    names: tuple[str, ...]
    curve: tuple[tuple[float, ...], ...]  # by ply, by seat: the chance, as that seat could know it
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    conduct: tuple[Conduct, ...]
    habits: tuple[Habit, ...] = ()


def analyse(record: Record, iterations: int = ITERATIONS, seed: int = 0, tell: Tell | None = None) -> Analysis:
    """Judge every decision of a record. `tell` hears of the progress, and may raise to stop."""
    game = find_game(record.game)
    curve: list[tuple[float, ...]] = []
    decisions: list[Decision] = []
    steps: list[tuple[int, Choice]] = []
    positions = list(record.positions())
    for state in positions:
        if tell is not None:
            tell(state.ply, len(record.actions))
        if state.ply == len(record.actions):
            curve.append(chances(state, iterations, seed))
            break
        action = record.actions[state.ply]
        choices = {choice.id: choice for choice in game.choices(state)}
        steps.append((state.to_move, choices[action]))
        found = think_over(state, action, choices, iterations, seed) if len(choices) > 1 else None
        curve.append(chances(state, iterations, seed, found))
        if found is not None:
            if found.grade in TELLING:
                found = msgspec.structs.replace(found, why=explain(found, positions, record.actions, seed))
            decisions.append(found)
    ways = habits(
        decisions,
        game.way_of,
        lambda one: longer_thought(one, positions[one.ply], record.actions[one.ply], iterations, seed),
        lambda one: compare_figures(one, positions[one.ply], seed),
        lambda one: one.why or explain(one, positions, record.actions, seed),
    )
    played = {one.ply: (one.played.share, one.grade in TELLING) for one in decisions}
    turns = turning_points(curve, steps, played)
    return Analysis(
        game=record.game,
        version=record.version,
        iterations=iterations,
        seed=seed,
        names=tuple(record.seats),
        curve=tuple(curve),
        decisions=tuple(decisions),
        turning_points=told(
            turns,
            [state.round for state in positions],
            lambda ply, seat, better: game.fortune(positions[ply], positions[ply + 1], seat, better),
        ),
        conduct=tuple(conduct(decisions, seat) for seat in range(len(record.seats))),
        habits=tuple(ways),
    )


def hint(state: State, dice: Dice, iterations: int = ITERATIONS) -> Opinion:
    """The coach's opinion of every choice of the seat to move, from what that seat knows."""
    return as_one(state, consider(state, state.legal_actions(), Budget(iterations=iterations), lambda look: dice))


def dice_at(ply: int, seed: int) -> Cast:
    """Dice that are the same whenever this position is judged with this seed."""
    return lambda look: Dice(f"{look} {seed} {ply}")


@lru_cache(maxsize=64)
def make_coach(game: Game, wider: float) -> SearchBot:
    """The settings of `master`, whether the game offers it or not, with more exploration if `wider` is above 1."""
    master = search_settings("master", game)
    return SearchBot(msgspec.structs.replace(master, exploration=master.exploration * wider), "coach")


def chances(state: State, iterations: int, seed: int, found: Decision | None = None) -> tuple[float, ...]:
    """What each seat could expect, from its own knowledge: where it decided, its best choice's share of the win.

    Exact once the match is over.
    """
    if state.is_over:
        winners = state.outcome.winners if state.outcome else ()
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    coach, glance, cast = make_coach(state.game, 1.0), max(1, iterations // GLANCE), dice_at(state.ply, seed)
    return tuple(
        found.best.share
        if found is not None and found.seat == seat
        else round(coach.expect(state, seat, cast(f"curve of {seat}"), glance), 4)
        for seat in range(state.seats)
    )


def consider(state: State, wanted: Collection[int], budget: Budget, cast: Cast) -> Opinion:
    """The coach's opinion, with a second look if it hardly tried one of the `wanted` actions."""
    opinion = advise(make_coach(state.game, 1.0), state, cast("coach"), budget)
    tried = {verdict.action: verdict.visits for verdict in opinion.verdicts}
    neglected = [action for action in wanted if tried.get(action, 0) < LEAST_TRIED * opinion.iterations]
    if not neglected:
        return opinion
    second = advise(make_coach(state.game, OPEN_MIND), state, cast("second look"), budget)
    verdicts = {verdict.action: verdict for verdict in opinion.verdicts}
    best = max(second.verdicts, key=lambda verdict: verdict.visits)
    for seen in second.verdicts:
        if seen.action in neglected and seen.visits > tried.get(seen.action, 0):
            # Their worlds differ: what counts is how far behind its own best the action came.
            share = max(0.0, verdicts[opinion.action].value - max(0.0, best.value - seen.value))
            error = sqrt(best.error * best.error + seen.error * seen.error)
            verdicts[seen.action] = Verdict(seen.action, share, tried.get(seen.action, 0), error)
    return msgspec.structs.replace(opinion, verdicts=tuple(verdicts.values()))


def compare(choices: Mapping[int, Choice], opinion: Opinion) -> tuple[Considered, ...]:
    """Every choice the opinion speaks of: the best one first, the others by the attention they got."""
    considered = [
        Considered(
            choices[verdict.action],
            round(min(1.0, max(0.0, verdict.value)), 4),
            round(verdict.visits / max(1, opinion.iterations), 4),
            round(verdict.error, 4),
        )
        for verdict in opinion.verdicts
        if verdict.action in choices
    ]
    return tuple(sorted(considered, key=lambda one: (one.choice.id != opinion.action, -one.weight, one.choice.id)))


def judge_decision(state: State, action: int, choices: Mapping[int, Choice], opinion: Opinion) -> Decision:
    """One decision, compared with the coach's. Where several choices come to the same thing, each of them is that."""
    considered = compare(choices, as_one(state, opinion))
    by_action = {one.choice.id: one for one in considered}
    played = by_action.get(action, Considered(choices[action], 0.0, 0.0))
    same = {member: group for group in alike(state, [*{*by_action, action}]) for member in group}
    best = played if action in same[considered[0].choice.id] else considered[0]
    told = [*same[action], *same[best.choice.id]]
    loss = lost(best, played)
    return Decision(
        ply=state.ply,
        round=state.round,
        seat=state.to_move,
        played=played,
        best=best,
        others=tuple(
            one for one in considered if one.choice.id == same[one.choice.id][0] and one.choice.id not in told
        )[:3],
        loss=loss,
        grade=grade(loss, played.choice.id == best.choice.id, doubt(best, played)),
    )


def think_over(state: State, action: int, choices: Mapping[int, Choice], iterations: int, seed: int) -> Decision:
    """Judge a decision; what looks like a mistake gets a second, longer thought, and is one only if both say so."""
    found = judge_decision(
        state, action, choices, consider(state, (action,), Budget(iterations=iterations), dice_at(state.ply, seed))
    )
    if found.loss < MISTAKE:
        return found
    longer, cast = Budget(iterations=iterations * SECOND_THOUGHT), dice_at(state.ply, seed)
    opinion = consider(state, (action, found.best.choice.id), longer, lambda look: cast(f"second thought {look}"))
    again = judge_decision(state, action, choices, opinion)
    agreed, unsure = again.played.choice.id == again.best.choice.id, doubt(again.best, again.played)
    return msgspec.structs.replace(again, grade=grade(min(found.loss, again.loss), agreed, unsure))


def longer_thought(found: Decision, state: State, action: int, iterations: int, seed: int) -> tuple[float, float]:
    """What a decision gave away by a longer thought, and its doubt: less than nothing if that thinks the better of it.

    What looked like a mistake has had its longer thought.
    """
    if found.grade in TELLING[1:] or found.loss >= MISTAKE:
        return found.loss, doubt(found.best, found.played)
    better, longer = found.best.choice.id, Budget(iterations=iterations * SECOND_THOUGHT)
    cast = dice_at(state.ply, seed)
    opinion = consider(state, (action, better), longer, lambda look: cast(f"second thought {look}"))
    tried = {one.action: one for one in as_one(state, opinion).verdicts}
    best, played = tried[better], tried[action]
    return best.value - played.value, sqrt(best.error**2 + played.error**2)


def compare_figures(found: Decision, state: State, seed: int) -> list[Foreseen]:
    """What the better choice of a decision leads to on average, and what was played."""
    best, played, dice = found.best.choice.id, found.played.choice.id, Dice(f"why {seed} {found.ply}")
    return without_calls(figures(state, best, played, dice, FEW_WORLDS), state, (best, played))


def lost(best: Considered, other: Considered) -> float:
    """The share of the win that `other` gives away; nothing if it is the best."""
    return 0.0 if other.choice.id == best.choice.id else round(max(0.0, best.share - other.share), 4)


def doubt(best: Considered, other: Considered) -> float:
    """How far the loss may be off: the standard error of the difference."""
    return sqrt(best.error * best.error + other.error * other.error)


def grade(loss: float, agreed: bool, doubt: float = 0.0) -> str:
    """A word for how much was given away, as far as that is sure: what cannot be told apart is fine."""
    if agreed:
        return "best"
    loss -= SURE * doubt
    for least, word in ((BLUNDER, "blunder"), (MISTAKE, "mistake"), (DUBIOUS, "dubious")):
        if loss >= least:
            return word
    return "fine"


def explain(found: Decision, positions: Sequence[State], actions: Sequence[int], seed: int) -> Why:
    """Why the best choice of a decision is better than what was played."""
    state, game = positions[found.ply], positions[found.ply].game
    best, played = found.best.choice.id, found.played.choice.id
    for_best, for_played, for_both = told_apart(state, best, played)
    seen = figures(state, best, played, Dice(f"why {seed} {found.ply}"), WORLDS)
    return Why(
        best=for_best,
        played=for_played,
        both=for_both,
        foreseen=tuple(most_telling(without_calls(seen, state, (best, played)))),
        then=tuple(game.aftermath(positions[found.ply : found.ply + LATER], actions[found.ply : found.ply + LATER])),
    )


def told_of(state: State, action: int) -> list[Reason]:
    """The lines of points that an action changes at once, and whatever else the game says of it."""
    game: Game = state.game
    lines = game.changed_points(state, action)
    return [*([Reason("points", state.to_move, lines=lines)] if lines else []), *game.reasons(state, action)]


def told_apart(state: State, one: int, other: int) -> tuple[tuple[Reason, ...], tuple[Reason, ...], tuple[Reason, ...]]:
    """What can be counted of one choice only, of another one only, and of both."""
    first, second = (told_of(state, action) + state.game.prospects(state, action) for action in (one, other))
    return (
        tuple(told for told in first if told not in second),
        tuple(told for told in second if told not in first),
        tuple(told for told in first if told in second),
    )


def conduct(decisions: Sequence[Decision], seat: int) -> Conduct:
    """The sum of one seat's decisions."""
    own = [decision for decision in decisions if decision.seat == seat]
    return Conduct(
        decisions=len(own),
        agreed=sum(decision.grade == "best" for decision in own),
        mistakes=sum(decision.grade == "mistake" for decision in own),
        blunders=sum(decision.grade == "blunder" for decision in own),
        loss=round(sum(decision.loss for decision in own), 4),
    )
