"""What the match state of Sea Salt & Paper says of scores and cards: values, rollouts, likely worlds."""

import pytest

from papercove import Dice
from papercove.games.sea_salt_paper.notation import position
from papercove.games.sea_salt_paper.scoring import CALL_THRESHOLD, parts

WORLDS = 2000
TEN = (
    "crab:yellow boat:black fish:black shell:black octopus:grey "
    "sailor:pink shark:black crab:grey penguin:pink shell:yellow"
)


def chance(scores: str, seats: int, seat: int = 0) -> float:
    return position(f"scores: {scores} phase: take", seats).value(seat)


@pytest.mark.parametrize(
    ("seats", "rising"),
    [
        (2, ["0 30", "5 20", "10 12", "20 15", "30 10", "38 0"]),
        (3, ["0 30 20", "5 20 20", "20 20 20", "30 10 20", "33 0 0"]),
        (4, ["0 20 20 25", "5 20 20 20", "20 20 20 20", "25 10 10 20", "28 0 0 0"]),
    ],
)
def test_more_points_are_worth_more(seats: int, rising: list[str]) -> None:
    chances = [chance(scores, seats) for scores in rising]
    assert chances == sorted(chances)
    assert chances[0] < 0.25
    assert chances[-1] > 0.9


@pytest.mark.parametrize(("scores", "seats"), [("7 31", 2), ("1 2 34", 3), ("29 0 12 12", 4)])
def test_the_seats_share_one_win(scores: str, seats: int) -> None:
    assert sum(chance(scores, seats, seat) for seat in range(seats)) == pytest.approx(1.0, abs=1e-3)


def test_equal_scores_are_an_even_match_but_for_who_begins() -> None:
    """Whoever begins a round gains more in it, which is worth the less the further off the goal is."""
    begins = [position("scores: 12 12 phase: take", points_to_win=goal).value(0) for goal in (20, 40, 80)]
    assert 0.65 > begins[0] > begins[1] > begins[2] > 0.5


def test_whoever_ends_a_round_lets_somebody_else_begin_the_next() -> None:
    """With a bet that is as good as won, the caller's rival begins the next round, or by another edition the caller."""
    hands = "laid 0: octopus:yellow octopus:purple octopus:grey caller: 0 to-move: 1 phase: take scores: 20 20"
    after_ender, after_last = (position(hands, edition=edition).value(0) for edition in ("en", "it"))
    assert after_ender < after_last


@pytest.mark.parametrize(
    ("hand", "drawn", "best"),
    [
        ("octopus:yellow", "octopus:grey shark:black", "take left"),
        ("sailor:pink", "shark:black sailor:orange", "take right"),
        ("mermaid mermaid mermaid", "mermaid octopus:grey", "take left"),
    ],
)
def test_the_rollout_policy_takes_the_better_card(hand: str, drawn: str, best: str) -> None:
    left, right = drawn.split()
    state = position(f"hand 0: {hand} left: {left} right: {right} phase: take")
    for seed in range(10):
        assert state.game.action_text(state, state.rollout_action(Dice(seed))) == best


AHEAD_OR_NOT = (  # seven points against ten in a hand of six: some stop, some play on
    "hand 0: sailor:orange sailor:pink laid 0: crab:black crab:grey fish:black fish:yellow "
    "hand 2: shell:dark_blue shell:light_blue shell:grey shell:light_green shell:black shell:yellow to-move: 0"
)


@pytest.mark.parametrize(
    ("scores", "calls"),
    [
        ("0 0 0", {"stop", "end-turn"}),
        ("33 0 0", {"stop"}),  # with 40 points the match is won
        ("0 20 33", {"end-turn"}),  # a rival would win with 43
        ("28 0 25", {"end-turn"}),  # both would have 35: nobody stops for that
    ],
)
def test_rollouts_of_several_seats_know_who_would_win_by_a_stop(scores: str, calls: set[str]) -> None:
    state = position(f"{AHEAD_OR_NOT} scores: {scores}", seats=3)
    chosen = (state.rollout_action(Dice(seed)) for seed in range(20))
    assert {state.game.action_text(state, action) for action in chosen} == calls


def test_likely_hands_are_better_than_random_ones() -> None:
    """A rival who chose from two holds more than chance gives; what is known of it stays."""
    state = position("hand 1: crab:yellow boat:black fish:black shell:grey octopus:grey mermaid phase: take")
    dice = Dice(4)
    even = likely = 0.0
    for _ in range(400):
        even += state.resample(0, dice).value(1)
        world = state.resample_likely(0, dice)
        likely += world.value(1)
        assert world.hand_of(1).bit_count() == 6
        assert not world.hand_of(1) & sum(1 << card for card in world.deck_cards())
    assert likely > even


def rich_share(text: str) -> float:
    """How often seat 1 could call, in the worlds that seat 0 thinks with."""
    state, dice = position(text, seats=3), Dice(4)
    worlds = (state.resample_likely(0, dice) for _ in range(WORLDS))
    return sum(parts(world.hand_of(1))["total"] >= CALL_THRESHOLD for world in worlds) / WORLDS


@pytest.mark.parametrize(("cards", "less"), [(9, False), (10, True)])
def test_once_somebody_has_called_the_silence_of_a_long_hand_says_less(cards: int, less: bool) -> None:
    hand = " ".join(TEN.split()[:cards])
    text = f"hand 0: fish:yellow hand 1: {hand} hand 2: shell:grey phase: take to-move: 0"
    called = rich_share(f"{text} caller: 2 call: last-chance")
    assert (called > rich_share(text) + 0.03) is less
