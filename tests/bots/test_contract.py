"""The bot's contract on a tiny game: it sees only what its seat knows, and the same dice give the same choice."""

from math import inf, nan
from typing import Any

import numpy as np
import pytest

from papercove import Dice, Illegal, Unreadable
from papercove.bots import LEVELS, Bot, Budget, SearchBot, SearchSettings, advise, bot, bots, decide
from papercove.engine.state import State
from tests.bots.duel import FIGHT, RETREAT, Duel, dealt


@pytest.mark.parametrize("name", ["greedy", "search", "expert", "master"])
@pytest.mark.parametrize(("mine", "best"), [(1, RETREAT), (2, RETREAT), (5, FIGHT), (6, FIGHT)])
def test_the_better_choice_is_found(name: str, mine: int, best: int) -> None:
    chooser = bot(name, Duel())
    budget = None if name == "greedy" else Budget(iterations=400)
    for other in {1, 6} - {mine}:
        assert decide(chooser, dealt(mine, other), Dice(3), budget) == best


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
def test_what_a_seat_cannot_know_never_changes_its_choice(name: str) -> None:
    chooser = bot(name, Duel())
    for seed in range(20):
        choices = {decide(chooser, dealt(4, other), Dice(seed), Budget(iterations=30)) for other in (1, 2, 3, 5, 6)}
        assert len(choices) == 1


def test_an_opinion_tells_value_visits_and_expectation() -> None:
    opinion = advise(bot("search", Duel()), dealt(4, 1), Dice(1), Budget(iterations=2_000))
    assert opinion.iterations == 2_000
    assert sum(verdict.visits for verdict in opinion.verdicts) == 2_000
    values = {verdict.action: verdict.value for verdict in opinion.verdicts}
    assert values[RETREAT] == pytest.approx(0.4)
    assert values[FIGHT] == pytest.approx(3 / 5, abs=0.05)
    assert sum(opinion.values) == pytest.approx(1.0)


def test_two_threads_share_the_iterations_and_repeat_themselves() -> None:
    budget = Budget(iterations=301, threads=2)
    first, second = (advise(bot("search", Duel()), dealt(3, 1), Dice(9), budget) for _ in range(2))
    assert first == second
    assert first.iterations == 301


def test_milliseconds_are_a_budget_too() -> None:
    opinion = advise(bot("search", Duel()), dealt(6, 1), Dice(9), Budget(milliseconds=5))
    assert opinion.action == FIGHT
    assert opinion.iterations > 0


def test_a_small_tree_thinks_on_when_it_is_full() -> None:
    tiny = SearchBot(SearchSettings(nodes=3))
    assert decide(tiny, dealt(6, 1), Dice(2), Budget(iterations=200)) == FIGHT


@pytest.mark.parametrize(
    "bad",
    [
        {},
        {"iterations": 0},
        {"iterations": 1.5},
        {"iterations": 2**40},
        {"milliseconds": -1},
        {"milliseconds": nan},
        {"milliseconds": inf},
        {"iterations": 5, "milliseconds": 5},
        {"iterations": 5, "threads": 0},
        {"iterations": 5, "threads": 65},
        {"milliseconds": 5, "threads": 1.5},
    ],
)
def test_an_empty_or_absurd_budget_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(**bad)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "unknown-bot"),
        ("greedy:5", "bot-setting"),
        ("search:0", "bot-setting"),
        ("search:exploration=much", "bot-setting"),
        ("search:colour=red", "bot-setting"),
        ("search:99999999999", "bot-setting"),
        ("search:iterations=-1", "bot-setting"),
        ("search:iterations=1.5", "bot-setting"),
        ("search:exploration=nan", "bot-setting"),
        ("search:exploration=-1", "bot-setting"),
        ("search:caution=inf", "bot-setting"),
        ("search:misjudges=-0.1", "bot-setting"),
        ("search:notices=1.5", "bot-setting"),
        ("search:threads=1000", "bot-setting"),
        ("search:threads=0", "bot-setting"),
        ("search:nodes=0", "bot-setting"),
        ("search:nodes=9999999999", "bot-setting"),
        ("search:patience=-1", "bot-setting"),
        ("search:evidence=some", "bot-setting"),
        ("expert:20000:threads=65", "bot-setting"),
    ],
)
def test_an_unknown_bot_or_setting_is_refused(name: str, key: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        bot(name, Duel())
    assert refusal.value.key == key


def test_settings_follow_a_colon() -> None:
    tuned = bot("search:77:exploration=3", Duel())
    assert isinstance(tuned, SearchBot)
    assert (tuned.settings.iterations, tuned.settings.exploration) == (77, 3.0)
    unweighed = bot("search:evidence=0", Duel())
    assert isinstance(unweighed, SearchBot)
    assert not unweighed.settings.evidence


def test_a_bot_that_answers_nonsense_is_refused() -> None:
    class Broken(Bot):
        name = "broken"

        def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
            return 99

    with pytest.raises(Unreadable, match="broken"):
        decide(Broken(), dealt(1, 2), Dice(0))


def test_after_the_end_no_bot_is_asked() -> None:
    class Eager(Bot):
        def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
            raise AssertionError("there is nothing to choose")

    over = dealt(6, 1)
    over.apply(RETREAT)
    assert over.is_over
    for ask in (decide, advise):
        with pytest.raises(Illegal) as refusal:
            ask(Eager(), over, Dice(0))
        assert refusal.value.key == "match-over"


def test_all_bots_have_names() -> None:
    assert {"random", "greedy", "search", *LEVELS} <= set(bots())


def test_a_bot_may_answer_with_a_number_of_numpy() -> None:
    class Network(Bot):
        name = "network"

        def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
            return np.argmax([verdict == FIGHT for verdict in range(FIGHT + 1)])  # type: ignore[return-value]

    assert decide(Network(), dealt(4, 1), Dice(1)) == FIGHT
    assert type(decide(Network(), dealt(4, 1), Dice(1))) is int
