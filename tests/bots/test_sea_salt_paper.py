"""What a searching bot must see at once in Sea Salt & Paper."""

import pytest

from papercove import Dice, game
from papercove.bots import Budget, SearchBot, advise, bot, decide
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.notation import position

GAME = "sea-salt-paper"


def chosen(state: MatchState, name: str, iterations: int) -> str:
    action = decide(bot(name, GAME), state, Dice(6), Budget(iterations=iterations))
    return str(state.game.action_text(state, action))


@pytest.mark.parametrize("name", ["search", "novice", "expert", "master"])
def test_four_mermaids_win_at_once(name: str) -> None:
    state = position("hand 0: mermaid mermaid mermaid mermaid crab:black crab:yellow hand 1: fish:black")
    assert chosen(state, name, 1) == "mermaids"


@pytest.mark.parametrize("name", ["search", "expert"])
def test_a_stop_that_wins_the_match_is_called(name: str) -> None:
    state = position(
        "hand 0: octopus:yellow octopus:purple octopus:grey shell:black shell:grey laid 1: crab:black crab:yellow "
        "scores: 33 20"
    )
    assert chosen(state, name, 50) == "stop"


def test_a_hopeless_last_chance_is_never_called() -> None:
    state = position(
        "hand 0: octopus:yellow octopus:purple shell:black shell:grey shell:yellow "
        "laid 1: boat:black boat:black boat:yellow boat:yellow fish:black fish:black fish:yellow fish:dark_blue "
        "hand 1: mermaid octopus:grey octopus:light_green penguin:pink shell:light_blue boat:dark_blue "
        "left: shark:purple right: sailor:pink scores: 10 10"
    )
    opinion = advise(bot("search", GAME), state, Dice(2), Budget(iterations=3_000))
    texts = [state.game.action_text(state, verdict.action) for verdict in opinion.verdicts]
    assert {"stop", "last-chance"} <= set(texts)
    assert texts[0] != "last-chance"


def test_a_sure_bet_is_worth_more_than_a_stop() -> None:
    """Far ahead, the colour bonus and the rival's loss are for free."""
    state = position(
        "hand 0: octopus:yellow octopus:purple octopus:grey octopus:light_green "
        "shell:light_green shell:black shell:grey hand 1: crab:yellow boat:black fish:black "
        "left: shark:purple right: sailor:pink scores: 10 10"
    )
    opinion = advise(bot("search", GAME), state, Dice(2), Budget(iterations=2_000))
    values = {state.game.action_text(state, verdict.action): verdict.value for verdict in opinion.verdicts}
    assert values["last-chance"] > values["stop"]


def test_a_level_may_think_more_at_a_larger_table_and_a_number_is_a_number() -> None:
    """`expert` has further iterations for each seat beyond the second; `search:50` has 50 wherever it sits."""
    for seats, more in ((2, 0), (4, 2)):
        state = game(GAME).start(seats, 3)
        expert = bot("expert", GAME)
        assert isinstance(expert, SearchBot)
        assert expert.settings.crowd > 0
        wanted = expert.settings.iterations + more * expert.settings.crowd
        assert advise(expert, state, Dice(1)).iterations == wanted
        assert advise(bot("search:50", GAME), state, Dice(1)).iterations == 50


def test_what_rivals_did_is_evidence_only_for_a_search_that_weighs_it() -> None:
    """Eight hidden cards without a call: chosen ones, but not seven points. An open hand leaves nothing to weigh."""
    cards = "fish:black crab:black crab:yellow boat:black boat:yellow shell:black octopus:grey octopus:purple"
    for state, same in (
        (position(f"hand 0: crab:grey boat:light_blue hand 1: {cards}"), False),
        (position("hand 0: crab:grey boat:light_blue laid 1: crab:black crab:yellow boat:black boat:yellow"), True),
    ):
        plain, weighed = (
            advise(bot(name, GAME), state, Dice(2), Budget(iterations=500)).values
            for name in ("search:evidence=0", "search")
        )
        assert (plain == weighed) == same
