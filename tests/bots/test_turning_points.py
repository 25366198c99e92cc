"""Which steps tell a match: the largest of each round first, and luck only where the cards say what it was."""

from __future__ import annotations

from itertools import pairwise

import papercove
from papercove.bots.turning_points import MOST_OF_A_ROUND, MOST_TURNS, TurningPoint, told, turning_points
from papercove.engine.view import Choice, Reason
from papercove.games.paper_world.notation import position as landscapes
from papercove.games.sea_salt_paper.notation import position
from papercove.words import Words
from tests.bots.test_analysis import played

CHOICE = Choice(0, "take deck", "take-deck")


def point(ply: int, size: float, luck: bool = False) -> TurningPoint:
    return TurningPoint(ply, 0, 0, 0.5, 0.5 + size, luck, CHOICE)


def nothing(ply: int, seat: int, better: bool) -> list[Reason]:
    return []


def test_the_largest_of_each_round_comes_first_and_the_last_round_is_not_the_match() -> None:
    rounds = [0] * 10 + [1] * 10 + [2] * 20
    found = [point(3, 0.1), point(5, 0.12), point(15, 0.09)] + [point(ply, 0.3 + ply / 1000) for ply in range(21, 35)]
    plies = [one.ply for one in told(found, rounds, nothing)]
    assert plies == [3, 5, 15, 32, 33, 34]
    assert sum(rounds[ply - 1] == 2 for ply in plies) == MOST_OF_A_ROUND


def test_a_match_of_one_round_is_told_by_its_largest_steps() -> None:
    found = [point(ply, 0.1 + ply / 100) for ply in range(1, 20)]
    assert [one.ply for one in told(found, [0] * 30, nothing)] == list(range(20 - MOST_TURNS, 20))


def test_luck_is_told_where_the_cards_can_be_blamed() -> None:
    drew = Reason("drew", 0)

    def fortune(ply: int, seat: int, better: bool) -> list[Reason]:
        return [drew] if (ply, seat, better) == (3, 0, True) else []

    found = told([point(4, 0.2, True), point(6, 0.2, True), point(8, 0.2)], [0] * 9, fortune)
    assert [(one.ply, one.reasons) for one in found] == [(4, (drew,)), (8, ())]


def said(text: str, action: str, better: bool, seat: int = 0) -> list[str]:
    state = position(text)
    after = state.copy()
    after.apply(state.game.parse_action(state, action))
    found = state.game.fortune(state, after, seat, better)
    return [Words("en", state.game).reason(one, ["Ann", "Bob"]) for one in found]


def test_a_mermaid_is_counted_and_a_useless_draw_is_called_one() -> None:
    held = "hand 0: mermaid:white mermaid:white mermaid:white crab:black hand 1: shell:grey shell:black shell:yellow"
    text = f"{held} left: octopus:yellow right: boat:black deck: shark:purple mermaid:white phase: take"
    assert said(text, "take deck", better=True) == ["Ann drew the fourth mermaid."]
    plain = "hand 0: crab:black hand 1: boat:yellow left: octopus:yellow right: shell:grey"
    bad = f"{plain} deck: shark:purple boat:black phase: take"
    assert said(bad, "take deck", better=False) == ["Ann drew nothing that brings points."]
    assert said(bad, "take deck", better=True) == []


def test_a_pile_that_fed_the_rivals_fourth_shell_is_told() -> None:
    shells = "shell:black shell:yellow shell:light_blue"
    text = f"hand 0: crab:black hand 1: {shells} left: boat:yellow shell:grey right: crab:grey phase: play"
    assert said(text, "end-turn", better=False) == ["For Bob, the grey shell lay open (4 shells: +2)."]


def test_the_end_of_a_round_is_told_where_it_went_as_the_chances_did() -> None:
    shells = "shell:black shell:yellow shell:light_blue shell:grey"
    text = f"hand 0: {shells} crab:black crab:grey hand 1: boat:yellow scores: {{}} phase: play"
    held = ["Ann has 7 points.", "Bob has 0 points."]
    assert said(text.format("10 10"), "stop", better=True) == held  # that she called STOP is the step itself
    assert said(text.format("10 10"), "stop", better=False) == []
    assert said(text.format("32 10"), "stop", better=False) == [*held, "Ann needs 1 more to win the game."]


def test_what_came_up_in_paper_world_is_told_of_whom_it_fitted() -> None:
    state = landscapes("piles Y2(5) Y2(5) B2(5) B3(5) G4(5) / 0: land Y1@0,0 / 1: land B1@0,0")
    after = state.copy()
    after.apply(state.game.parse_action(state, "take yellow"))
    told = [state.game.fortune(state, after, seat, better) for seat in (0, 1) for better in (False, True)]
    keys = [[one.key for one in reasons] for reasons in told]
    assert keys in ([["came-up"], [], [], ["came-up"]], [[], ["came-up-useless"], ["came-up-useless"], []])


def test_every_step_of_a_match_can_be_told_in_every_language() -> None:
    for id in ("sea-salt-paper", "paper-world"):
        game, positions = papercove.game(id), list(played(id, 5).positions())
        steps = pairwise(positions)
        found = [one for pair in steps for better in (True, False) for one in game.fortune(*pair, 0, better)]
        assert found
        for language in ("en", "fr", "it", "de"):
            words = Words(language, game)
            for one in found:
                said = words.reason(one, ["Ann", "Bob"])
                assert said.endswith("."), said
                assert said[0].isupper() or said[0] in "„«“", said


def test_a_step_that_moves_nobody_is_no_turning_point() -> None:
    assert turning_points([(0.5, 0.5), (0.53, 0.47)], [(0, CHOICE)], {}) == []
