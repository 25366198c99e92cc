"""What every game must keep, whatever its rules: the engine's contract."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import papercove
from papercove import Dice, FairSeed, Illegal, NotYourTurn, Record, State, Unreadable
from papercove.engine.constants import MAX_LEGAL
from tests.conformance.games import IDS, SETTINGS, Setting

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
some_settings = pytest.mark.parametrize("setting", [s for s in SETTINGS if not s.options], ids=str)


def plies(state: State, seed: int) -> Iterator[tuple[State, int]]:
    """Play at random; yields each position with the action about to be played."""
    dice = Dice(seed)
    while not state.is_over:
        action = state.random_action(dice)
        yield state, action
        state.apply(action)


def everything(state: State) -> list[bytes]:
    """All that anybody can see of a state, to compare states by."""
    viewers = [*range(state.seats), None]
    return [msgspec.json.encode(state.game.view(state, seat)) for seat in viewers] + [
        str(state.legal_actions()).encode()
    ]


@every_setting
def test_legal_actions_are_few_ascending_and_in_range(setting: Setting) -> None:
    game = setting.find()
    for state, _ in plies(setting.start(1), 1):
        legal = state.legal_actions()
        assert 0 < len(legal) <= MAX_LEGAL
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < game.action_count
        assert 0 <= state.to_move < state.seats


@every_setting
def test_a_match_ends_with_an_outcome(setting: Setting) -> None:
    state = setting.start(2)
    for _ in plies(state, 2):
        assert state.outcome is None
    outcome = state.outcome
    assert outcome is not None
    assert len(outcome.scores) == state.seats
    assert outcome.winners
    assert set(outcome.winners) <= set(range(state.seats))
    assert state.legal_actions() == []
    shares = [state.value(seat) for seat in range(state.seats)]
    assert sum(shares) == pytest.approx(1)
    assert all((share > 0) == (seat in outcome.winners) for seat, share in enumerate(shares))


@every_setting
def test_every_action_has_a_text_that_reads_back(setting: Setting) -> None:
    game = setting.find()
    for state, _ in plies(setting.start(3), 3):
        texts = [game.action_text(state, action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        assert [game.parse_action(state, text) for text in texts] == state.legal_actions()
        assert all(game.knows_action_text(text) for text in texts)


@some_settings
def test_choices_are_the_legal_actions_and_only_the_movers(setting: Setting) -> None:
    game = setting.find()
    for state, _ in plies(setting.start(4), 4):
        for seat in (*range(state.seats), None):
            offered = [choice.id for choice in game.view(state, seat).choices]
            assert offered == (state.legal_actions() if seat == state.to_move else [])


@some_settings
def test_a_copy_is_independent(setting: Setting) -> None:
    state = setting.start(5)
    for position, action in plies(state, 5):
        before = everything(position)
        copy = position.copy()
        copy.apply(action)
        assert everything(position) == before


@every_setting
def test_law_of_views_a_resampled_state_looks_the_same(setting: Setting) -> None:
    game = setting.find()
    dice = Dice(6)
    for state, _ in plies(setting.start(6), 6):
        for seat in (*range(state.seats), None):
            seen = msgspec.json.encode(game.view(state, seat))
            assert msgspec.json.encode(game.view(state.resample(seat, dice), seat)) == seen


@some_settings
def test_law_of_views_stories_tell_nothing_hidden(setting: Setting) -> None:
    """After the same action in worlds that look alike to a viewer who is not to move and where nothing is
    revealed to it, the story and the view are equal, or the action itself showed a hidden card."""
    game = setting.find()
    dice = Dice(7)
    for state, action in plies(setting.start(7), 7):
        if state.ply > 400:
            break
        for seat in (*range(state.seats), None):
            other = state.resample(seat, dice)
            if action not in other.legal_actions():
                continue
            after, other_after = state.copy(), other.copy()
            after.apply(action)
            other_after.apply(action)
            if msgspec.json.encode(game.view(after, seat)) == msgspec.json.encode(game.view(other_after, seat)):
                assert game.story(state, action, after, seat) == game.story(other, action, other_after, seat)


@some_settings
def test_resampling_never_touches_the_original(setting: Setting) -> None:
    for state, _ in plies(setting.start(8), 8):
        before = everything(state)
        state.resample(state.to_move, Dice(state.ply))
        assert everything(state) == before


@some_settings
def test_a_resampled_state_can_be_played_to_the_end(setting: Setting) -> None:
    dice = Dice(9)
    for state, _ in plies(setting.start(9), 9):
        if state.ply % 40 == 0:
            world = state.resample(state.to_move, dice).resample(None, dice)
            for _ in plies(world, 9):
                pass
            assert world.outcome is not None


@every_setting
def test_a_record_reads_back_and_replays(setting: Setting) -> None:
    state = setting.start(10)
    record = Record.of(state, seats=[f"Player {seat}" for seat in range(setting.seats)])
    for _, action in plies(state, 10):
        record.actions.append(action)
    again = Record.read(record.text())
    assert again == record
    assert everything(again.replay()) == everything(state)
    middle = len(record.actions) // 2
    assert again.replay(middle).ply == middle


@some_settings
def test_fair_dice_replay_from_the_record(setting: Setting) -> None:
    seed = FairSeed(bytes(range(32)), tuple(f"nonce{seat}" for seat in range(setting.seats)))
    state = setting.find().start(setting.seats, seed)
    record = Record.of(state)
    for _, action in plies(state, 11):
        record.actions.append(action)
    assert everything(Record.read(record.text()).replay()) == everything(state)


@some_settings
@hypothesis_settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_bad_actions_are_refused_and_change_nothing(setting: Setting, data: st.DataObject) -> None:
    game = setting.find()
    state = setting.start(data.draw(st.integers(0, 2**40)))
    dice = Dice(data.draw(st.integers(0, 2**40)))
    for _ in range(60):
        if state.is_over:
            break
        legal = state.legal_actions()
        bad = data.draw(
            st.one_of(st.integers(-5, game.action_count + 5), st.sampled_from([2**80, None, "0", 1.0, True]))
        )
        if type(bad) is not int or bad not in legal:
            before = everything(state)
            with pytest.raises(Illegal) as refusal:
                state.apply(bad)  # type: ignore[arg-type]
            assert refusal.value.position == game.notation(state)
            assert everything(state) == before
        with pytest.raises(NotYourTurn):
            state.apply(legal[0], seat=(state.to_move + 1) % state.seats)
        state.apply(state.random_action(dice), seat=state.to_move)


@some_settings
@hypothesis_settings(max_examples=30, deadline=None)
@given(text=st.text(max_size=40))
def test_any_text_is_read_or_refused(setting: Setting, text: str) -> None:
    state = setting.start(12)
    with contextlib.suppress(Unreadable, Illegal):
        assert setting.find().parse_action(state, text) in state.legal_actions()


@some_settings
def test_a_known_action_that_is_not_legal_is_illegal_not_unreadable(setting: Setting) -> None:
    game = setting.find()
    state = setting.start(13)
    first = [game.action_text(state, action) for action in state.legal_actions()]
    texts = {game.action_text(position, action) for position, action in plies(setting.start(13), 13)}
    for text in texts - set(first):
        with pytest.raises(Illegal):
            game.parse_action(setting.start(13), text)


@pytest.mark.parametrize("seats", [0, 1, 5, -1, "2", None, 2.0])
@pytest.mark.parametrize("id", papercove.games())
def test_bad_seat_counts_are_refused(id: str, seats: object) -> None:
    with pytest.raises(Unreadable, match="seats"):
        papercove.game(id).start(seats)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Unreadable, match="unknown-game"):
        papercove.game("chess")


@some_settings
def test_a_seat_that_is_not_at_the_table_is_refused(setting: Setting) -> None:
    state = setting.start(3)
    for seat in (-1, state.seats, 100_000, "0", 0.5):
        with pytest.raises(Unreadable, match="seat"):
            state.resample(seat, Dice(1))  # type: ignore[arg-type]
        for ask in (state.value, state.score, state.observation):
            with pytest.raises((Unreadable, TypeError)):
                ask(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", ["sea-salt-paper", "paper-world"])
def test_nobody_else_looks_at_a_printed_game(id: str) -> None:
    game = papercove.game(id)
    state = game.start(3, 7)
    for seat in (-1, 3, "0"):
        with pytest.raises(Unreadable, match="seat"):
            game.view(state, seat)  # type: ignore[arg-type]
        with pytest.raises(Unreadable, match="seat"):
            game.score_sheet(state, seat)  # type: ignore[arg-type]


@some_settings
def test_no_dice_and_no_match_are_told(setting: Setting) -> None:
    state = setting.start(4)
    for ask in (state.random_action, state.rollout_action, lambda dice: state.resample(0, dice)):
        with pytest.raises(TypeError, match="dice"):
            ask(None)  # type: ignore[arg-type]
    for _ in plies(state, 4):
        pass
    for choose in (state.random_action, state.rollout_action):
        with pytest.raises(Illegal, match="match-over"):
            choose(Dice(1))
    assert state.priors() == {}
