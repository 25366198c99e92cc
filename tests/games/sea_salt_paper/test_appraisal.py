"""The numbers bots judge by: complete, named after what they stand for, and put back after a trial."""

from importlib import resources

from papercove import Dice, game
from papercove.games.sea_salt_paper import cards, spec
from papercove.games.sea_salt_paper.appraisal import go_by, kept_numbers


def first_choices(seed: int) -> list[int]:
    """What the rollout policy plays in the first forty decisions of a match."""
    state = game("sea-salt-paper").start(2, seed)
    dice = Dice(seed)
    chosen: list[int] = []
    while len(chosen) < 40 and not state.is_over:
        chosen.append(state.rollout_action(dice))
        state.apply(chosen[-1])
    return chosen


def test_every_kind_has_its_two_numbers() -> None:
    text = resources.files("papercove.games.sea_salt_paper").joinpath("appraisal.csv").read_text("utf-8")
    names = [line.split(",")[0] for line in text.splitlines()]
    printed = {card.name for card in spec.DECK if card.since == 1}
    fitted = [kind for kind in cards.KINDS if kind in names or kind in printed]
    assert names == [*fitted, "colour", "colour_with_mermaid", "deck", "lead"]
    assert len(kept_numbers()) == 2 * (len(cards.KINDS) + 4)  # a new kind counts as the mean until it is fitted


def test_the_rollout_policy_goes_by_the_numbers_it_is_given() -> None:
    usual = [first_choices(seed) for seed in range(5)]
    try:
        go_by([-number for number in kept_numbers()])
        assert [first_choices(seed) for seed in range(5)] != usual
    finally:
        go_by(kept_numbers())
    assert [first_choices(seed) for seed in range(5)] == usual
