"""A hint's reasons are the points' own lines, and come from what the mover knows."""

from __future__ import annotations

import pytest

from papercove import Dice, game, game_ids
from papercove.engine.puzzle import Foreseen
from papercove.engine.state import State
from papercove.engine.view import Reason
from papercove.games.paper_world.notation import position as landscapes
from papercove.games.sea_salt_paper.constants import CARDS
from papercove.games.sea_salt_paper.notation import position
from papercove.words import Words


def reasons(text: str, action: str) -> list[tuple[str, int]]:
    state = position(text)
    rules = state.game
    return [(line.key, line.points) for line in rules.changed_points(state, rules.parse_action(state, action))]


def test_an_open_shell_tells_what_it_adds_to_the_shells() -> None:
    text = "hand 0: shell:black shell:grey hand 1: crab:black left: shell:yellow right: crab:grey phase: take"
    assert reasons(text, "take left") == [("collector-shell", 2)]
    assert reasons(text, "take right") == []
    assert reasons(text, "take deck") == []


def test_a_mermaid_tells_the_colour_it_counts() -> None:
    text = "hand 0: shell:black fish:black hand 1: crab:black left: mermaid right: crab:grey phase: take"
    assert reasons(text, "take left") == [("mermaid", 2)]


@pytest.mark.parametrize("id", game_ids())
def test_reasons_add_up_to_what_the_action_changes_and_hidden_cards_change_none(id: str) -> None:
    state, dice = game(id).start(3, 4), Dice(4)
    while not state.is_over:
        world = state.resample(state.to_move, Dice(state.ply))
        for action in state.legal_actions():
            assert game(id).reasons(state, action) == game(id).reasons(world, action)
            assert game(id).reasons(state, action) == game(id).reasons(world, action)
            if state.ply % 7 == 0:
                assert game(id).prospects(state, action) == game(id).prospects(world, action)
        state.apply(state.rollout_action(dice))


def played(state: State, *texts: str) -> list[Reason]:
    """What became of the first of these actions."""
    positions, actions = [state.copy()], list[int]()
    for text in texts:
        actions.append(state.game.parse_action(state, text))
        state.apply(actions[-1])
        positions.append(state.copy())
    found: list[Reason] = state.game.aftermath(positions, actions)
    return found


def said(state: State, action: str) -> list[str]:
    """What speaks for or against an action, in English, to its mover."""
    game = state.game
    found = game.reasons(state, game.parse_action(state, action))
    return [Words("en", game).reason(one, ["Ann", "Bob"], state.to_move) for one in found]


def counted(state: State, action: str) -> list[str]:
    """What may still come of an action, in English, to its mover."""
    game = state.game
    found = game.prospects(state, game.parse_action(state, action))
    return [Words("en", game).reason(one, ["Ann", "Bob"], state.to_move) for one in found]


def test_the_cards_still_to_come_are_counted_as_people_do() -> None:
    state = position(
        "hand 0: swimmer:yellow shell:grey hand 1: crab:black left: shark:black right: boat:black"
        " scores: 30 30 phase: take"
    )
    assert counted(state, "take left") == []  # it makes a pair at once: that is told in points
    assert counted(state, "take right") == ["Would go with it: boat (+1); 7 are still unseen."]
    assert counted(state, "take deck") == [f"16 of the {CARDS - 4} unseen cards bring points at once."]


def test_a_last_turn_is_measured_against_the_bet() -> None:
    state = position(
        "hand 0: shell:grey shell:black shell:yellow octopus:yellow octopus:purple "
        "hand 1: octopus:light_green octopus:grey sailor:pink sailor:orange "
        "left: crab:light_blue right: shell:light_green scores: 32 32 caller: 1 phase: take"
    )
    assert counted(state, "take right") == ["That makes 9: more than the 8 to beat."]
    assert counted(state, "take left") == ["That makes 7; it takes more than 8."]
    assert counted(state, "take deck")[0].endswith("unseen cards are enough to beat the bet.")


def test_a_call_tells_what_it_adds_and_whether_it_wins() -> None:
    shells = "shell:black shell:grey shell:yellow shell:light_blue crab:black crab:grey"
    state = position(f"hand 0: {shells} hand 1: boat:black scores: 32 35 phase: play")
    needs = "Bob needs 5 more to win the game."
    assert counted(state, "stop") == [needs]
    bonus = "Once the bet is won, it adds the colour bonus, 2."
    enough = "Once the bet is won, that makes 41 points: enough for the 40."
    assert counted(state, "last-chance") == [bonus, enough, needs]


def test_a_turn_is_counted_to_its_end_and_what_can_wait_is_said() -> None:
    land = "0: land Y1@0,0 hand Y2,Y3 / 1: land B1@0,0"
    state = landscapes(f"piles Y4(5) Y2(5) B2(5) B3(5) G4(5) / {land}")
    assert counted(state, "place yellow") == ["Played to its end, this turn brings 4 points."]
    waits = "What can be placed now can wait a turn; the open cards may be gone by then."
    assert counted(state, "take 4") == [
        waits,
        "Fits once cards in hand are placed: yellow 4.",
        "Has no place for now: green 4.",
        "One word can then place 3 cards.",
    ]


def test_taking_tells_that_the_end_begins_and_what_fits_after_cards_of_the_hand() -> None:
    land = "0: land Y1@0,0 hand Y2 / 1: land B1@0,0"
    state = landscapes(f"piles Y3(1) G4(5) K5(5) - - / {land}")
    word = "One word can then place 2 cards."
    assert counted(state, "take 3") == [
        "The last turns begin: everybody has one more.",
        "Fits once cards in hand are placed: yellow 3.",
        word,
    ]
    assert counted(state, "take 4")[0].startswith("What can be placed now can wait a turn")


def test_what_two_choices_lead_to_is_told_in_round_figures() -> None:
    def told(language: str, key: str, best: float, other: float) -> str:
        return Words(language).foreseen(Foreseen(key, best, other))

    assert told("en", "gained", 9.46, 7.0) == "This round brings you about 2 more points."
    assert told("de", "gained", 7.0, 7.9) == "Diese Runde bringt dir etwa einen Punkt weniger."
    both = "You win a LAST CHANCE half the time, with the other choice one time in five."
    assert told("en", "chance-bet", 0.54, 0.24) == both
    assert told("fr", "chance-bet", 0.9, 0.0) == "Vous gagnez le pari neuf fois sur dix."
    assert told("en", "chance-bet", 0.0, 0.21) == "LAST CHANCE would be won only one time in five."
    assert told("en", "rival-chance-stop", 0.08, 0.13) == "Your opponent ends the round with STOP a little less often."
    assert told("en", "hand", -3.01, -3.78) == "Cards left in your hand cost about one point less."


def test_what_the_next_player_was_seen_to_take_makes_an_open_card_worth_keeping_from_them() -> None:
    state = position(
        "hand 0: crab:black hand 1: boat:black fish:black left: shell:yellow right: shell:grey to-move: 1 phase: take"
    )
    for text in ("take left", "end-turn"):
        state.apply(state.game.parse_action(state, text))
    assert said(state, "take right") == ["Keeps the grey shell from Bob (2 shells: +2)."]
    assert said(state, "take deck") == ["Leaves the grey shell to Bob (2 shells: +2)."]


def test_a_call_is_weighed_with_what_is_known_of_the_others() -> None:
    shells = "shell:black shell:grey shell:yellow shell:light_blue"
    state = position(
        f"hand 0: {shells} crab:black crab:grey hand 1: boat:black fish:black laid 1: fish fish phase: play"
    )
    assert said(state, "stop") == ["You have 7 points.", "What is known of Bob: 1 point, 2 cards in hand."]


def test_a_pair_tells_its_effect() -> None:
    state = position(
        "hand 0: fish:black fish:yellow hand 1: crab:black left: shell:yellow right: crab:grey phase: play"
    )
    assert said(state, "lay fish:black fish:yellow") == ["The pair of fish brings a card from the deck."]


def test_a_card_that_was_left_and_taken_is_told_with_what_it_gave() -> None:
    state = position(
        "hand 0: fish:black hand 1: shell:grey shell:black left: shell:yellow right: crab:grey"
        " deck: crab:black phase: take to-move: 0"
    )
    then = played(state, "take right", "end-turn", "take left")
    assert [(one.key, one.seat, one.args["card"]) for one in then] == [("fed", 1, "shell:yellow")]
    assert [(line.key, line.points) for line in then[0].lines] == [("collector-shell", 2)]


def test_a_stack_takes_each_value_once_and_what_fits_the_next_player_is_kept_from_them() -> None:
    state = landscapes("piles Y2(5) Y2(5) B2(5) B3(5) G4(5) / 0: land Y1@0,0 / 1: land B1@0,0")
    assert said(state, "take yellow") == ["Fits at once: yellow 2."]
    assert said(state, "take blue") == ["Denies Bob a card that fits: blue 2."]
    assert said(state, "take 2") == ["Fits at once: yellow 2.", "Denies Bob a card that fits: blue 2."]


def test_a_1_fits_wherever_a_stack_may_begin() -> None:
    piles = "piles B1(5) Y2(5) Y2(5) Y2(5) Y2(5)"
    full = " ".join(f"G1@{column},{row}" for column in range(3) for row in range(3))
    for land, told in (("K1@0,0", ["Fits at once: blue 1."]), (full, [])):
        assert said(landscapes(f"{piles} / 0: land {land} / 1: land K1@0,0"), "take blue") == told


def test_what_others_made_of_a_turn_is_told() -> None:
    state = landscapes("piles Y2(5) Y2(5) B2(5) B3(5) G4(5) / 0: land Y1@0,0 / 1: land B1@0,0")
    then = played(state, "take yellow", "take blue")
    assert [(one.key, one.seat, one.args["cards"]) for one in then] == [("fed", 1, ["B2"])]


def test_cells_are_named_as_one_sees_them() -> None:
    rules = game("paper-world")
    state = rules.start(2, 3, objectives="first")
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    dice, seen = Dice(3), set[tuple[object, object]]()
    while not state.is_over:
        for choice in rules.choices(state):
            if choice.verb.startswith("cell"):
                across, down = choice.args["across"], choice.args["down"]
                seen.add((across, down))
                assert across in ("left", "right", 1, 2, 3)
                assert down in ("above", "below", 1, 2, 3)
                told = Words("de", rules).choice(choice, ["Ann", "Bob"])
                assert "left" not in told
                assert "−" not in told
        state.apply(state.rollout_action(dice))
    assert len(seen) > 6


@pytest.mark.parametrize("id", game_ids())
def test_whatever_is_told_of_a_match_has_words_in_every_language(id: str) -> None:
    rules = game(id)
    state, dice = rules.start(3, 5), Dice(5)
    positions, actions, found = [state.copy()], list[int](), list[Reason]()
    while not state.is_over:
        for action in state.legal_actions():
            found += rules.reasons(state, action)
            found += rules.prospects(state, action) if state.ply % 3 == 0 else []
        actions.append(state.rollout_action(dice))
        state.apply(actions[-1])
        positions.append(state.copy())
    for ply in range(len(actions)):
        found += rules.aftermath(positions[ply:], actions[ply:])
    assert len({one.key for one in found}) > 4
    for language in ("en", "fr", "it", "de"):
        words = Words(language, rules)
        for one in found:
            for viewer in (None, one.seat):
                told = words.reason(one, ["Ann", "Bob", "Cleo"], viewer)
                assert told[0].isupper() or told[0] in "„«“123456789", told
                assert told.endswith("."), told
        for key in rules.foreseen(state, 0):
            assert words.find(f"foresight-{key}", best=1, other=2), key
