"""The numbers bots judge by: complete, named after what they stand for, and put back after a trial."""

from importlib import resources

from papercove import Dice, game
from papercove.games.sea_salt_paper import cards
from papercove.games.sea_salt_paper.appraisal import go_by, kept_numbers


def first_choices(seed: int) -> list[int]:
    """What quick judgement plays in the first forty decisions of a match."""
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
    assert names == [*cards.KINDS, "colour", "colour_with_mermaid", "deck", "lead"]
    assert len(kept_numbers()) == 2 * len(names)


def test_judgement_goes_by_the_numbers_it_is_given() -> None:
    usual = [first_choices(seed) for seed in range(5)]
    try:
        go_by([-number for number in kept_numbers()])
        assert [first_choices(seed) for seed in range(5)] != usual
    finally:
        go_by(kept_numbers())
    assert [first_choices(seed) for seed in range(5)] == usual
