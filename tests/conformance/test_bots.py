"""Every bot plays every game, at every number of seats, by the contract."""

import subprocess
import sys

import pytest

from papercove import Dice, game, games
from papercove.bots import LEVELS, Budget, advise, bot, decide
from papercove.engine.state import State
from tests.counts import count

TABLES = [(id, seats) for id in games() for seats in game(id).seat_counts]
QUICK = Budget(iterations=count(25, interpreted=3))
OPINION = count(400, interpreted=20)


def middle(id: str, seats: int, steps: int, seed: int = 3) -> State:
    """A position some way into a match; of a short one, the last decision."""
    state = game(id).start(seats, seed)
    dice = Dice(seed)
    for _ in range(steps):
        before = state.copy()
        state.apply(state.rollout_action(dice))
        if state.is_over:
            return before
    return state


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_every_bot_plays_a_legal_game_to_its_end(id: str, seats: int, name: str) -> None:
    state = game(id).start(seats, 11)
    player, quick = bot(name, id), bot("random", id)
    dice = Dice(name)
    while not state.is_over:
        state.apply(decide(player if state.ply % 8 == 0 else quick, state, dice, QUICK))
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_same_dice_give_the_same_choice_and_change_nothing(id: str, seats: int, name: str) -> None:
    for steps in (0, 9, 30):
        state = middle(id, seats, steps)
        before = state.game.notation(state), state.legal_actions(), state.ply
        choices = {decide(bot(name, id), state, Dice("same"), QUICK) for _ in range(2)}
        assert len(choices) == 1
        assert (state.game.notation(state), state.legal_actions(), state.ply) == before


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_an_opinion_covers_every_action_and_shares_one_win(id: str, seats: int) -> None:
    state = middle(id, seats, 12)
    opinion = advise(bot("search", id), state, Dice(5), Budget(iterations=OPINION))
    assert {verdict.action for verdict in opinion.verdicts} == set(state.legal_actions())
    assert opinion.action in state.legal_actions()
    assert sum(opinion.values) == pytest.approx(1.0, abs=1e-6)
    assert all(0.0 <= verdict.value <= 1.0 for verdict in opinion.verdicts)
    assert opinion.iterations == OPINION


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_what_a_seat_cannot_know_never_changes_its_choice(id: str, seats: int, name: str) -> None:
    """The bot is handed one deal of what is unknown; a search from another such deal, with equal dice, is the same."""
    chooser = bot(name, id)
    for steps in (5, 17, 33):
        known = middle(id, seats, steps)
        deals = [known.resample(known.to_move, Dice(world)) for world in range(4)]
        assert len({chooser.choose(deal, Dice(1), Budget(iterations=count(150, interpreted=6))) for deal in deals}) == 1


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_two_threads_give_the_same_opinion_every_time(id: str, seats: int) -> None:
    state = middle(id, seats, 8)
    budget = Budget(iterations=count(120, interpreted=8), threads=2)
    first, second = (advise(bot("search", id), state, Dice(4), budget) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("id", games())
def test_judgement_keeps_its_promises(id: str) -> None:
    """Weights are not negative, favoured actions are legal, and what the seats expect adds up to one win."""
    for seats in game(id).seat_counts:
        state = game(id).start(seats, 21)
        dice = Dice(8)
        while not state.is_over:
            judged = state.priors()
            assert list(judged) == state.legal_actions()
            assert min(judged.values()) >= 0.0
            assert sum(state.value(seat) for seat in range(seats)) == pytest.approx(1.0, abs=1e-6)
            state.apply(state.rollout_action(dice))
        assert sum(state.value(seat) for seat in range(seats)) == pytest.approx(1.0)


CHOICES = """
from papercove import Dice, game, games
from papercove.bots import Budget, bot, decide
for id in games():
    for seats in game(id).seat_counts:
        state, dice = game(id).start(seats, 7), Dice(2)
        for step in range(30):
            name = ("greedy", "search", "casual")[step % 3]
            state.apply(decide(bot(name, id), state, dice, Budget(iterations=12)))
        print(id, seats, state.game.notation(state), dice.bits())
"""


def test_compiled_and_interpreted_bots_choose_alike() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", CHOICES],
            env={"PAPERCOVE_INTERPRETED": mode, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for mode in ("", "1")
    ]
    assert told[0] == told[1]
    assert told[0].count("\n") == len(TABLES)
