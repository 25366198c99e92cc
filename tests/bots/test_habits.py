"""A way of playing that cost a match piece by piece is told, though no single decision of it is a mistake."""

from __future__ import annotations

import papercove
from papercove.bots.analysis import Considered, Decision, analyse
from papercove.bots.contract import decide
from papercove.bots.habits import COSTLY, Habit, habits
from papercove.bots.levels import bot
from papercove.bots.why import Why
from papercove.engine.dice import Dice
from papercove.engine.puzzle import Foreseen
from papercove.engine.record import Record
from papercove.engine.view import Choice
from tests.counts import thinks_long

NO_REASON = Why((), (), (), (), ())


def took_instead_of_placing(ply: int, loss: float) -> Decision:
    """One decision of seat 0 in which the coach would have placed."""
    take, place = Choice(1, "take 3", "take-value"), Choice(2, f"place {ply % 5 + 1}", "place-value")
    return Decision(ply, 0, 0, Considered(take, 0.5 - loss, 0.1), Considered(place, 0.5, 0.9), (), loss, "fine")


def found(
    decisions: list[Decision], doubt: float, points: float = 0.0, after_all: float | None = None
) -> list[tuple[int, tuple[int, ...], float, float]]:
    """The habits of these decisions, each of which a longer thought finds to be as costly, or `after_all` so costly."""
    told: list[Habit] = habits(
        decisions,
        papercove.game("paper-world").way_of,
        lambda one: (one.loss if after_all is None else after_all, doubt),
        lambda _: [Foreseen("stars", points, 0.0), Foreseen("rival-points", 3.0, 9.0)],
        lambda _: NO_REASON,
    )
    return [(one.seat, one.plies, one.loss, one.points) for one in told]


def test_small_losses_of_one_kind_of_choice_are_one_finding() -> None:
    each = COSTLY / 4 + 0.001
    assert found([took_instead_of_placing(ply, each) for ply in (3, 9, 15, 21)], doubt=0.0) == [
        (0, (3, 9, 15, 21), round(4 * each, 4), 0.0)
    ]


def test_nothing_is_said_where_a_longer_thought_does_not_agree() -> None:
    costly = [took_instead_of_placing(ply, 0.1) for ply in (3, 9, 15, 21)]
    assert found(costly, doubt=0.0)
    assert not found(costly, doubt=0.08)
    assert not found(costly, doubt=0.0, after_all=0.01)


def test_one_card_instead_of_another_is_no_way_of_playing() -> None:
    three, blue = Choice(1, "take 3", "take-value"), Choice(2, "take blue", "take-colour")
    costly = [
        Decision(ply, 0, 0, Considered(three, 0.3, 0.1), Considered(blue, 0.5, 0.9), (), 0.2, "mistake")
        for ply in (3, 9, 15, 21)
    ]
    assert not found(costly, doubt=0.0, points=5.0)


def test_two_decisions_are_no_habit() -> None:
    assert not found([took_instead_of_placing(ply, 0.3) for ply in (3, 9)], doubt=0.0)


def test_a_lost_match_has_no_share_to_give_away_but_points() -> None:
    lost = [took_instead_of_placing(ply, 0.0) for ply in (3, 9, 15, 21)]
    assert not found(lost, doubt=0.0, points=1.0)
    assert found(lost, doubt=0.0, points=2.5) == [(0, (3, 9, 15, 21), 0.0, 10.0)]


@thinks_long
def test_whoever_only_takes_cards_is_told_that_placing_was_better() -> None:
    game, dice = papercove.game("paper-world"), Dice("takes only")
    state, rival = game.start(2, 1), bot("steady", game)
    record = Record.of(state, ["You", "Otto"])
    while not state.is_over:
        takes = [action for action in state.legal_actions() if game.action_text(state, action).startswith("take")]
        mine = takes or state.legal_actions()
        record.actions.append(decide(rival, state, dice) if state.to_move else dice.choose(mine))
        state.apply(record.actions[-1])
    analysis = analyse(record, 300)
    told = {
        (decision.played.choice.text.split()[0], decision.best.choice.text.split()[0]): habit
        for habit in analysis.habits
        for decision in analysis.decisions
        if habit.seat == 0 and decision.ply == habit.example
    }
    habit = told["take", "place"]
    assert len(habit.plies) >= 5
    assert habit.points >= 10
    assert habit.why.best or habit.why.foreseen
