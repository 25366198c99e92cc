"""The laws of rules, states and records: the engine's contract."""

from __future__ import annotations

import contextlib

import msgspec

from papercove import Dice, FairSeed, Illegal, NotYourTurn, Record, Unreadable
from papercove.engine.constants import MAX_LEGAL
from papercove.testing.law import Law, everything, plies, refused
from papercove.testing.setting import Setting

MATCHES = 10  # with bad actions in between
TEXTS = 200
NO_ACTIONS = (2**80, None, "0", 1.0, True)


def legal_actions_are_few_ascending_and_in_range(setting: Setting) -> None:
    game = setting.find()
    for state, _ in plies(setting.start(1), 1):
        legal = state.legal_actions()
        assert 0 < len(legal) <= MAX_LEGAL
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < game.action_count
        assert 0 <= state.to_move < state.seats


def views_that_share_with_those_before_are_the_same(setting: Setting) -> None:
    game = setting.find()
    state = setting.start(4)
    viewers = [*range(state.seats), None]
    known, before = game.views(state, viewers), state.copy()
    for now, _ in plies(state, 4):
        if now.ply:
            known = game.views_after(before, known, now, viewers)
            assert [msgspec.json.encode(view) for view in known] == everything(now)[:-1]
        before = now.copy()
    known = game.views_after(before, known, state, viewers)
    assert [msgspec.json.encode(view) for view in known] == everything(state)[:-1]


def a_match_ends_with_an_outcome(setting: Setting) -> None:
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
    assert abs(sum(shares) - 1) < 1e-6
    assert all((share > 0) == (seat in outcome.winners) for seat, share in enumerate(shares))


def every_action_has_a_text_that_reads_back(setting: Setting) -> None:
    game = setting.find()
    for state, _ in plies(setting.start(3), 3):
        texts = [game.action_text(state, action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        assert [game.parse_action(state, text) for text in texts] == state.legal_actions()
        assert all(game.knows_action_text(text) for text in texts)


def choices_are_the_legal_actions_and_only_the_movers(setting: Setting) -> None:
    game = setting.find()
    for state, _ in plies(setting.start(4), 4):
        for seat in (*range(state.seats), None):
            offered = [choice.id for choice in game.view(state, seat).choices]
            assert offered == (state.legal_actions() if seat == state.to_move else [])


def a_copy_is_independent(setting: Setting) -> None:
    state = setting.start(5)
    for position, action in plies(state, 5):
        before = everything(position)
        copy = position.copy()
        copy.apply(action)
        assert everything(position) == before


def law_of_views_a_resampled_state_looks_the_same(setting: Setting) -> None:
    game = setting.find()
    dice = Dice(6)
    for state, _ in plies(setting.start(6), 6):
        for seat in (*range(state.seats), None):
            seen = msgspec.json.encode(game.view(state, seat))
            assert msgspec.json.encode(game.view(state.resample(seat, dice), seat)) == seen


def law_of_views_stories_tell_nothing_hidden(setting: Setting) -> None:
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


def resampling_never_touches_the_original(setting: Setting) -> None:
    for state, _ in plies(setting.start(8), 8):
        before = everything(state)
        state.resample(state.to_move, Dice(state.ply))
        assert everything(state) == before


def a_resampled_state_can_be_played_to_the_end(setting: Setting) -> None:
    dice = Dice(9)
    for state, _ in plies(setting.start(9), 9):
        if state.ply % 40 == 0:
            world = state.resample(state.to_move, dice).resample(None, dice)
            for _ in plies(world, 9):
                pass
            assert world.outcome is not None


def a_record_reads_back_and_replays(setting: Setting) -> None:
    state = setting.start(10)
    record = Record.of(state, seats=[f"Player {seat}" for seat in range(setting.seats)])
    for _, action in plies(state, 10):
        record.actions.append(action)
    again = Record.read(record.text())
    assert again == record
    assert everything(again.replay()) == everything(state)
    middle = len(record.actions) // 2
    assert again.replay(middle).ply == middle


def fair_dice_replay_from_the_record(setting: Setting) -> None:
    seed = FairSeed(bytes(range(32)), tuple(f"nonce{seat}" for seat in range(setting.seats)))
    state = setting.find().start(setting.seats, seed)
    record = Record.of(state)
    for _, action in plies(state, 11):
        record.actions.append(action)
    assert everything(Record.read(record.text()).replay()) == everything(state)


def bad_actions_are_refused_and_change_nothing(setting: Setting) -> None:
    game = setting.find()
    for seed in range(MATCHES):
        state, dice = setting.start(seed), Dice(f"bad {seed}")
        while not state.is_over and state.ply < 60:
            legal = state.legal_actions()
            bad = dice.choose([*NO_ACTIONS, dice.roll(game.action_count + 10) - 5])
            if type(bad) is not int or bad not in legal:
                before = everything(state)
                with refused(Illegal) as refusal:
                    state.apply(bad)  # type: ignore[arg-type]
                assert getattr(refusal[0], "position", "") == game.notation(state)
                assert everything(state) == before
            with refused(NotYourTurn):
                state.apply(legal[0], seat=(state.to_move + 1) % state.seats)
            state.apply(state.random_action(dice), seat=state.to_move)


def any_text_is_read_or_refused(setting: Setting) -> None:
    game, state, dice = setting.find(), setting.start(12), Dice(12)
    legal = state.legal_actions()
    signs = "".join(game.action_text(state, action) for action in legal) + "0:,-é \t\n\0'\"{}"
    texts = ["", " ", "🂡", "-1", "nothing at all"]
    texts += ["".join(signs[dice.roll(len(signs))] for _ in range(dice.roll(12))) for _ in range(TEXTS)]
    for text in texts:
        with contextlib.suppress(Unreadable, Illegal):
            assert game.parse_action(state, text) in legal


def a_known_action_that_is_not_legal_is_illegal_not_unreadable(setting: Setting) -> None:
    game = setting.find()
    state = setting.start(13)
    first = [game.action_text(state, action) for action in state.legal_actions()]
    texts = {game.action_text(position, action) for position, action in plies(setting.start(13), 13)}
    for text in texts - set(first):
        with refused(Illegal):
            game.parse_action(setting.start(13), text)


def bad_seat_counts_are_refused(setting: Setting) -> None:
    for seats in (0, max(setting.find().seat_counts) + 1, -1, "2", None, 2.0):
        with refused(Unreadable, saying="seats"):
            setting.find().start(seats)  # type: ignore[arg-type]


def a_seat_that_is_not_at_the_table_is_refused(setting: Setting) -> None:
    state = setting.start(3)
    for seat in (-1, state.seats, 100_000, "0", 0.5):
        with refused(Unreadable, saying="seat"):
            state.resample(seat, Dice(1))  # type: ignore[arg-type]
        for ask in (state.value, state.score, state.observation):
            with refused(Unreadable, TypeError):
                ask(seat)  # type: ignore[arg-type]


def no_dice_and_no_match_are_told(setting: Setting) -> None:
    state = setting.start(4)
    for ask in (state.random_action, state.rollout_action, lambda dice: state.resample(0, dice)):
        with refused(TypeError, saying="dice"):
            ask(None)  # type: ignore[arg-type]
    for _ in plies(state, 4):
        pass
    for choose in (state.random_action, state.rollout_action):
        with refused(Illegal, saying="match-over"):
            choose(Dice(1))
    assert state.priors() == {}


LAWS = (
    Law(legal_actions_are_few_ascending_and_in_range, every=True),
    Law(views_that_share_with_those_before_are_the_same, every=True),
    Law(a_match_ends_with_an_outcome, every=True),
    Law(every_action_has_a_text_that_reads_back, every=True),
    Law(choices_are_the_legal_actions_and_only_the_movers),
    Law(a_copy_is_independent),
    Law(law_of_views_a_resampled_state_looks_the_same, every=True),
    Law(law_of_views_stories_tell_nothing_hidden),
    Law(resampling_never_touches_the_original),
    Law(a_resampled_state_can_be_played_to_the_end),
    Law(a_record_reads_back_and_replays, every=True),
    Law(fair_dice_replay_from_the_record),
    Law(bad_actions_are_refused_and_change_nothing),
    Law(any_text_is_read_or_refused),
    Law(a_known_action_that_is_not_legal_is_illegal_not_unreadable),
    Law(bad_seat_counts_are_refused),
    Law(a_seat_that_is_not_at_the_table_is_refused),
    Law(no_dice_and_no_match_are_told),
)
