"""A match at the terminal table: undo is fair, memory is tested, records go on where they stood."""

from __future__ import annotations

import papercove
from papercove.cli.match import Match
from papercove.engine.dice import Dice
from tests.cli.seated import play_on, quick, seated


def act(match: Match, text: str) -> None:
    match.play(match.game.parse_action(match.state, text))


def told(match: Match, viewer: int) -> list[str]:
    old, new = match.looking_back(viewer)
    return [event.verb for turn in (*old, *new) for event in turn.events]


def test_a_record_goes_on_where_it_stood() -> None:
    match = seated()
    play_on(match, 25)
    again = Match(papercove.Record.read(match.record.text()), match.opponents, Dice(1))
    assert again.record == match.record
    assert again.view(0) == match.view(0)
    assert again.looking_back(0) == match.looking_back(0)


def test_drawing_cannot_be_taken_back() -> None:
    match = seated(people=2)
    act(match, "take deck")
    assert not match.may_undo
    before = match.view(0)
    match.undo()
    assert match.view(0) == before


def test_a_step_that_reveals_nothing_can_be_taken_back() -> None:
    match = seated(people=2, seed=1)
    found = False
    while not found and not match.state.is_over:
        match.play(match.state.rollout_action(match.dice))
        found = match.may_undo
    last = match.moments[-1]
    match.undo()
    assert match.state.ply == last.before.ply
    assert len(match.record.actions) == len(match.moments)
    assert papercove.Record.read(match.record.text()).replay().ply == match.state.ply


def test_an_opponents_step_cannot_be_taken_back() -> None:
    match = seated(people=0)
    for _ in range(40):
        match.play(match.opponent_choice())
        assert not match.may_undo


def test_7_4_old_moves_of_a_round_are_not_told_again() -> None:
    match = seated(people=2)
    mover = match.state.to_move
    for _ in range(12):
        act(match, "take deck")
        while match.state.to_move == mover and match.game.choices(match.state)[0].verb != "end-turn":
            match.play(match.state.legal_actions()[0])
        act(match, "end-turn")
        mover = match.state.to_move
    viewer = match.state.to_move
    own_last_turn_and_since = told(match, viewer)
    assert own_last_turn_and_since.count("ended-turn") == 2


def test_the_memory_aid_tells_all() -> None:
    match = seated(memory_aid=True)
    play_on(match, 60)
    assert len(told(match, 0)) == sum(len(moment.events[0]) for moment in match.moments)


def test_after_the_match_all_is_told() -> None:
    match = seated()
    play_on(match)
    assert match.state.is_over
    assert len(told(match, 0)) == sum(len(moment.events[0]) for moment in match.moments)


def test_opponents_choose_from_a_resampled_state() -> None:
    seen = []
    match = seated(people=0)
    match.opponents = {seat: lambda state, dice: seen.append(state.seed) or quick(state, dice) for seat in range(2)}  # type: ignore[func-returns-value]
    match.play(match.opponent_choice())
    assert seen == [None]
