"""The laws of bots: each of them plays each game, by the contract."""

from __future__ import annotations

from papercove import COMPILED, Dice
from papercove.bots import LEVELS, Budget, advise, bot, decide
from papercove.engine.state import State
from papercove.testing.law import Law
from papercove.testing.setting import Setting


def count(compiled: int, interpreted: int) -> int:
    """How many iterations; the few must show the same thing."""
    return compiled if COMPILED else interpreted


QUICK = Budget(iterations=count(25, 3))
OPINION = count(400, 20)
NAMES = ("random", "greedy", *LEVELS)


def middle(setting: Setting, steps: int, seed: int = 3) -> State:
    """A position some way into a match; of a short one, the last decision."""
    state = setting.start(seed)
    dice = Dice(seed)
    for _ in range(steps):
        before = state.copy()
        state.apply(state.rollout_action(dice))
        if state.is_over:
            return before
    return state


def every_bot_plays_a_legal_game_to_its_end(setting: Setting) -> None:
    for name in NAMES:
        state = setting.start(11)
        player, quick = bot(name, setting.game), bot("random", setting.game)
        dice = Dice(name)
        while not state.is_over:
            state.apply(decide(player if state.ply % 8 == 0 else quick, state, dice, QUICK))
        outcome = state.outcome
        assert outcome is not None
        assert outcome.winners


def the_same_dice_give_the_same_choice_and_change_nothing(setting: Setting) -> None:
    for name in NAMES:
        for steps in (0, 9, 30):
            state = middle(setting, steps)
            before = state.game.notation(state), state.legal_actions(), state.ply
            choices = {decide(bot(name, setting.game), state, Dice("same"), QUICK) for _ in range(2)}
            assert len(choices) == 1
            assert (state.game.notation(state), state.legal_actions(), state.ply) == before


def an_opinion_covers_every_action_and_shares_one_win(setting: Setting) -> None:
    state = middle(setting, 12)
    opinion = advise(bot("search", setting.game), state, Dice(5), Budget(iterations=OPINION))
    assert {verdict.action for verdict in opinion.verdicts} == set(state.legal_actions())
    assert opinion.action in state.legal_actions()
    assert abs(sum(opinion.values) - 1.0) < 1e-6
    assert all(0.0 <= verdict.value <= 1.0 for verdict in opinion.verdicts)
    assert opinion.iterations == OPINION


def what_a_seat_cannot_know_never_changes_its_choice(setting: Setting) -> None:
    """The bot is handed one deal of what is unknown; a search from another such deal, with equal dice, is the same."""
    for name in ("greedy", "search"):
        chooser = bot(name, setting.game)
        for steps in (5, 17, 33):
            known = middle(setting, steps)
            deals = [known.resample(known.to_move, Dice(world)) for world in range(4)]
            budget = Budget(iterations=count(150, 6))
            assert len({chooser.choose(deal, Dice(1), budget) for deal in deals}) == 1


def two_threads_give_the_same_opinion_every_time(setting: Setting) -> None:
    state = middle(setting, 8)
    budget = Budget(iterations=count(120, 8), threads=2)
    first, second = (advise(bot("search", setting.game), state, Dice(4), budget) for _ in range(2))
    assert first == second


def priors_rollouts_and_values_keep_their_promises(setting: Setting) -> None:
    """Priors are not negative, rollout actions are legal, and the values to all seats add up to one win."""
    state = setting.start(21)
    dice = Dice(8)
    while not state.is_over:
        judged = state.priors()
        assert list(judged) == state.legal_actions()
        assert min(judged.values()) >= 0.0
        assert abs(sum(state.value(seat) for seat in range(state.seats)) - 1.0) < 1e-6
        state.apply(state.rollout_action(dice))
    assert abs(sum(state.value(seat) for seat in range(state.seats)) - 1.0) < 1e-6


LAWS = (
    Law(every_bot_plays_a_legal_game_to_its_end),
    Law(the_same_dice_give_the_same_choice_and_change_nothing),
    Law(an_opinion_covers_every_action_and_shares_one_win),
    Law(what_a_seat_cannot_know_never_changes_its_choice),
    Law(two_threads_give_the_same_opinion_every_time),
    Law(priors_rollouts_and_values_keep_their_promises),
)
