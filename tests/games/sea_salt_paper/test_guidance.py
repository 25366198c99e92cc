"""What a person is told when something cannot be done, in the words of the moment."""

from __future__ import annotations

from typing import cast

import pytest

from papercove import Dice
from papercove.engine.view import Choice, Forbidden
from papercove.games.sea_salt_paper import SeaSaltPaper
from papercove.games.sea_salt_paper.cards import faces_in
from papercove.games.sea_salt_paper.constants import ACTION_COUNT, PHASE_COUNT
from papercove.games.sea_salt_paper.guidance import obstacle
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.notation import position
from papercove.words import LANGUAGES, Words

SHELLS = "shell:black shell:grey shell:yellow shell:light_blue"
TAKE_FIRST = "First take a card: pairs and calls come after that."


@pytest.mark.parametrize(
    ("text", "verb", "rule", "sentence"),
    [
        ("hand 0: fish:black phase: play", "lay", "4.1", "Two fish make a pair; you hold one."),
        ("hand 0: swimmer:black phase: play", "lay", "4.1", "A swimmer needs a shark; you hold none."),
        ("hand 0: shell:black phase: play", "lay", "6.3", "This card is not played: it counts in your hand."),
        (
            "hand 0: fish:black fish:yellow phase: take",
            "lay",
            "4.1",
            TAKE_FIRST,
        ),
        ("hand 0: shell:black shell:grey phase: play", "stop", "5.1", "2 of 7 points: not yet."),
        (
            f"hand 0: {SHELLS} crab:black crab:grey phase: take",
            "stop",
            "5.1",
            TAKE_FIRST,
        ),
        ("hand 0: mermaid mermaid phase: play", "mermaids", "8.1", "Four mermaids are played together; you hold 2."),
        ("hand 0: shell:black phase: play", "take-deck", "3.1", "You have taken your card for this turn."),
        ("deck: only phase: take", "take-deck", "3.4", "The deck is empty: take the top card of a pile."),
    ],
)
def test_the_one_thing_that_stands_in_the_way_is_said(text: str, verb: str, rule: str, sentence: str) -> None:
    state = position(f"hand 1: boat:black left: crab:yellow right: shell:dark_blue {text}")
    wishes = [wish for wish in state.game.forbidden(state) if wish.verb == verb]
    assert (wishes[0].rule, Words("en", state.game).not_now(wishes[0])) == (rule, sentence)


@pytest.mark.parametrize(
    ("phase", "rule", "sentence"),
    [
        ("take", "3.1", "This pile is empty: there is nothing to take."),
        ("crab-pile", "4.3", "This pile is empty: there is nothing to take."),
        ("play", "3.1", "You have taken your card for this turn."),
        ("rob", "4.6", "First choose whom to steal from."),
        ("discard", "", ""),  # it takes what is discarded
        ("keep", "3.2", "First keep one of the two cards."),
    ],
)
def test_an_empty_pile_tells_its_one_rule(phase: str, rule: str, sentence: str) -> None:
    state = position(f"hand 0: shell:black hand 1: boat:black left: - right: shell:dark_blue phase: {phase}")
    wishes = [wish for wish in state.game.forbidden(state) if wish.args == {"pile": 0}]
    told = [(wish.verb, wish.rule, Words("en", state.game).not_now(wish)) for wish in wishes]
    assert told == ([("take-from", rule, sentence)] if rule else [])


def test_4_6_a_hand_that_is_safe_from_thieves_says_why() -> None:
    state = position(
        "hand 0: shell:black hand 1: boat:black hand 2: fish:black left: crab:yellow phase: rob caller: 2", seats=4
    )
    told = [wish for wish in state.game.forbidden(state) if wish.verb == "rob"]
    words = Words("en", state.game)
    assert [(wish.args["victim"], wish.rule, words.not_now(wish)) for wish in told] == [
        (2, "4.6", "This hand lies open: nothing can be stolen from it."),
        (3, "4.6", "This hand is empty: there is nothing to steal."),
    ]


@pytest.mark.parametrize("call", ["stop", "last-chance"])
@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        (
            f"hand 0: {SHELLS} crab:black crab:grey phase: take",
            "5.1",
            TAKE_FIRST,
        ),
        ("hand 0: shell:black shell:grey phase: take", "5.1", "2 of 7 points: not yet."),
        ("hand 0: shell:black phase: keep drawn: crab:grey fish:grey", "3.2", "First keep one of the two cards."),
        ("hand 0: shell:black phase: discard drawn: fish:grey", "3.3", "First choose a pile for the other card."),
        ("hand 0: shell:black phase: crab-pile", "4.3", "First take a card from a pile: your crabs are waiting."),
        ("hand 0: shell:black phase: rob", "4.6", "First choose whom to steal from."),
        ("hand 0: shell:black phase: rob caller: 1", "5.1", "Somebody has called already: the round ends anyway."),
    ],
)
def test_5_1_a_call_says_why_it_cannot_be_made_in_every_phase(text: str, rule: str, sentence: str, call: str) -> None:
    state = position(f"hand 1: boat:black left: crab:yellow right: shell:dark_blue {text}", seats=3)
    (told,) = (wish for wish in state.game.forbidden(state) if wish.verb == call)
    assert (told.rule, Words("en", state.game).not_now(told), told.on_touch) == (rule, sentence, False)
    assert state.game.rule_against(state, call) == rule


VERBS = {
    "take-deck",
    "take-from",
    "keep",
    "discard",
    "end-turn",
    "stop",
    "last-chance",
    "crab-pile",
    "crab-card",
    "rob",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_of_the_game_that_is_no_choice_now_says_why_in_every_phase(language: str) -> None:
    """A pile is what `take-pile` takes and `discard` covers; cards of the hand have a test of their own."""
    phases = set()
    for seed in range(8):
        state, dice = cast(MatchState, SeaSaltPaper().start(2 + seed % 3, seed)), Dice(seed)
        words = Words(language, state.game)
        while not state.is_over:
            phases.add(state.phase)
            offered = {choice.verb for choice in state.game.choices(state)}
            piles = {"take-from"} if offered & {"take-pile", "discard", "crab-pile"} else set()
            wishes = {wish.verb: wish for wish in state.game.forbidden(state)}
            assert VERBS - offered - piles <= {*wishes}, state.game.notation(state)
            assert all(words.not_now(wish) for wish in wishes.values())
            state.apply(state.random_action(dice) if dice.roll(2) else state.rollout_action(dice))
    assert phases == {*range(PHASE_COUNT)}


@pytest.mark.parametrize(
    ("verb", "rule", "sentence"),
    [
        ("crab-pile", "4.3", "Two crabs played together let you look through a pile."),
        ("crab-card", "4.3", "Two crabs played together let you look through a pile."),
        ("rob", "4.6", "A swimmer and a shark played together steal a card."),
        ("keep", "3.1", "You have taken your card for this turn."),
        ("discard", "3.1", "You have taken your card for this turn."),
    ],
)
def test_what_only_a_pair_allows_says_which_pair(verb: str, rule: str, sentence: str) -> None:
    state = position("hand 0: shell:black hand 1: boat:black left: crab:yellow phase: play")
    (told,) = (wish for wish in state.game.forbidden(state) if wish.verb == verb)
    assert (told.rule, Words("en", state.game).not_now(told), told.on_touch) == (rule, sentence, True)


@pytest.mark.parametrize(
    ("piles", "phase", "pile", "rule", "sentence"),
    [
        ("left: crab:grey right: -", "play", 0, "3.1", "You have taken your card for this turn."),
        ("left: crab:grey right: -", "rob", 0, "4.6", "First choose whom to steal from."),
    ],
)
def test_a_pile_that_must_not_be_used_tells_its_one_rule(
    piles: str, phase: str, pile: int, rule: str, sentence: str
) -> None:
    state = position(f"hand 0: shell:black hand 1: boat:black {piles} phase: {phase}")
    (told,) = (wish for wish in state.game.forbidden(state) if wish.args.get("pile") == pile)
    assert (told.rule, Words("en", state.game).not_now(told)) == (rule, sentence)


@pytest.mark.parametrize(("mermaids", "why"), [(1, "mermaids"), (3, "mermaids"), (4, "take-first")])
def test_8_1_four_mermaids_wait_until_a_card_is_taken_fewer_are_too_few(mermaids: int, why: str) -> None:
    hand = " ".join(["mermaid"] * mermaids)
    state = position(f"hand 0: {hand} hand 1: boat:black left: crab:yellow phase: take")
    (told,) = (wish for wish in state.game.forbidden(state) if wish.verb == "mermaids")
    assert (told.rule, told.why, told.args["count"]) == ("8.1", why, mermaids)


def test_3_4_an_empty_deck_is_told_to_have_no_cards() -> None:
    state = position(
        "deck: only hand 0: crab:black hand 1: boat:black left: crab:yellow right: shell:black phase: take"
    )
    (told,) = (wish for wish in state.game.forbidden(state) if wish.verb == "take-deck")
    assert (told.rule, told.why, told.args) == ("3.4", "deck-empty", {"count": 0})


def test_every_card_and_pile_that_is_no_choice_has_one_answer() -> None:
    for seed in range(6):
        state, dice = cast(MatchState, SeaSaltPaper().start(2 + seed % 3, seed)), Dice(seed)
        while not state.is_over:
            choices, wishes = state.game.choices(state), state.game.forbidden(state)
            held = [f"card {face}" for face in faces_in(state.hand_of(state.to_move))]
            rivals = {f"seat {seat}" for seat in range(state.seats) if seat != state.to_move}
            things = {*held, *rivals, "pile 0", "pile 1", "deck"}
            chosen = set().union(*(touched_by(choice) for choice in choices))
            answered = [thing for wish in wishes for thing in touched_by(wish)]
            assert things - chosen <= set(answered), state.game.notation(state)
            assert len([thing for thing in answered if thing.startswith("pile")]) <= 2
            state.apply(state.random_action(dice) if dice.roll(2) else state.rollout_action(dice))


def touched_by(about: Choice | Forbidden) -> set[str]:
    """The things on the table that a choice or a wish is about."""
    found = {f"pile {about.args['pile']}"} if "pile" in about.args else set()
    if about.verb == "take-deck":
        return {"deck"}
    if about.verb == "mermaids":
        return {"card mermaid:white"}
    if about.verb == "rob":
        return {f"seat {about.args['victim']}"}
    return found | {f"card {face}" for face in about.args.get("cards", [])} if about.verb != "keep" else found


def test_a_card_that_can_be_played_is_not_forbidden() -> None:
    state = position("hand 0: fish:black fish:yellow crab:black hand 1: boat:black left: crab:yellow phase: play")
    told = [wish.args["cards"] for wish in state.game.forbidden(state) if wish.verb == "lay"]
    assert told == [["crab:black"]]


@pytest.mark.parametrize(
    ("text", "action", "rule"),
    [
        ("deck: only phase: take", "take deck", "3.4"),
        ("left: phase: take", "take left", "3.1"),
        ("phase: play", "take deck", "3.1"),
        ("phase: take", "end-turn", "3.1"),
        ("phase: play", "pick 3 crab:grey", "4.3"),
        ("phase: play", "dance", "none"),
    ],
)
def test_a_rule_is_named_for_what_cannot_be_done(text: str, action: str, rule: str) -> None:
    state = position(f"hand 0: fish:black hand 1: boat:black right: shell:dark_blue {text}")
    assert action not in [state.game.action_text(state, number) for number in state.legal_actions()]
    assert state.game.rule_against(state, action) == rule


@pytest.mark.parametrize(("empty", "full", "side"), [("left", "right", 0), ("right", "left", 1)])
def test_3_1_an_empty_pile_says_that_nothing_can_be_taken_there(empty: str, full: str, side: int) -> None:
    state = position(f"hand 0: fish:black {empty}: - {full}: shell:dark_blue phase: take")
    told = [
        (wish.args["pile"], wish.rule, wish.why) for wish in state.game.forbidden(state) if wish.verb == "take-from"
    ]
    assert told == [(side, "3.1", "empty")]


@pytest.mark.parametrize(("mermaids", "told"), [(0, []), (1, [1]), (3, [3]), (4, [])])
def test_8_1_some_mermaids_are_too_few_none_and_all_are_no_question(mermaids: int, told: list[int]) -> None:
    hand = " ".join(["mermaid"] * mermaids) or "shell:black"
    state = position(f"hand 0: {hand} left: crab:yellow right: shell:dark_blue phase: play")
    assert [wish.args["count"] for wish in state.game.forbidden(state) if wish.verb == "mermaids"] == told


@pytest.mark.parametrize("nonsense", ["dance", -1, ACTION_COUNT, 10_000, None, True])
def test_no_rule_is_against_what_is_no_action(nonsense: object) -> None:
    assert (
        obstacle(position("hand 0: fish:black left: crab:yellow right: shell:dark_blue phase: play"), nonsense) is None
    )


def test_the_hand_that_waits_is_named_with_its_cards() -> None:
    state = position("hand 0: shell:black boat:yellow hand 1: boat:black left: crab:yellow phase: rob")
    (told,) = (wish for wish in state.game.forbidden(state) if wish.verb == "lay")
    assert (told.rule, told.why) == ("4.6", "rob-first")
    assert told.args == {"cards": ["boat:yellow", "shell:black"], "kind": "boat"}
