"""Whatever is refused says which rule forbids it and why, and says the same wherever it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import papercove
from papercove import Dice, Illegal, State, Unreadable
from papercove.engine.view import Forbidden
from papercove.games.paper_world import constants as world
from papercove.games.paper_world.cards import FACE_NUMBERS
from papercove.games.paper_world.notation import position as landscapes
from papercove.games.sea_salt_paper.notation import position
from papercove.rulebooks.reading import read_rulebook
from papercove.words import LANGUAGES, Words

GAMES = ["sea-salt-paper", "paper-world"]
PILES = "piles G5(2) G5(2) Y3(2) - -"


def positions(id: str, matches: int) -> Iterator[State]:
    """Positions of some matches, played half at random."""
    for seed in range(matches):
        options = {"advanced": True} if id == "paper-world" and seed % 2 else {}
        state, dice = papercove.game(id).start(2 + seed % 3, seed, **options), Dice(seed)
        while not state.is_over:
            yield state
            state.apply(state.random_action(dice) if dice.roll(2) else state.rollout_action(dice))


def refusal(state: State, action: int | str) -> Illegal:
    """How an action is refused, by its number as programs give it or by its text as people write it."""
    asked = partial(state.game.parse_action, state) if isinstance(action, str) else state.apply
    with pytest.raises(Illegal) as refused:
        asked(action)  # type: ignore[arg-type]
    return refused.value


@pytest.mark.parametrize("id", GAMES)
def test_every_action_of_a_game_that_is_refused_names_a_rule_of_the_book_and_says_why_in_words(id: str) -> None:
    game, book = papercove.game(id), read_rulebook(papercove.game(id).rulebook("en"), "en")
    words = [Words(language, game) for language in LANGUAGES]
    for number, state in enumerate(positions(id, 6)):
        legal, said = state.legal_actions(), set[tuple[str, str]]()
        for action in range(number % 5, game.action_count, 5):
            if action not in legal:
                found = game.obstacle(state, action)
                assert found is not None
                assert (found.rule, game.obstacle(state, game.codes[action])) == (
                    game.rule_against(state, action),
                    found,
                )
                said.add((found.rule, f"not-now-{found.why}"))
        assert all(book.find(rule) is not None for rule, _ in said)
        assert all(one.find(why) for one in words for _, why in said), game.notation(state)


@pytest.mark.parametrize("id", GAMES)
def test_a_page_gives_the_rule_and_the_words_with_which_the_action_is_refused(id: str) -> None:
    game, words, asked = papercove.game(id), Words("en", papercove.game(id)), set()
    for state in positions(id, 6):
        for wish in game.forbidden(state):
            for action in meant_by(state, wish):
                refused = refusal(state, action)
                sentence = words.not_now(wish)
                assert (refused.arguments["rule"], refused.arguments["because"]) == (wish.rule, wish.why), action
                assert words.refusal(refused) == f"Not allowed here: {action}. {sentence} (Rule {wish.rule}.)"
                asked.add(wish.verb)
    assert len(asked) >= (4 if id == "paper-world" else 9)


def meant_by(state: State, wish: Forbidden) -> list[str]:
    """What somebody would write who wishes this; nothing for a pile of Paper World that is empty."""
    args: dict[str, Any] = wish.args
    side = ("left", "right")[args["pile"]] if wish.verb == "take-from" else ""
    written: dict[str, list[str]] = {
        "lay": [f"lay {' '.join(args.get('cards', []))}"],
        "mermaids": ["mermaids"],
        "take-deck": ["take deck"],
        "take-from": [f"take {side}"] if wish.verb == "take-from" and wish.rule != "4.3" else [],
        "keep": ["keep crab:black"],
        "discard": ["discard left", "discard right"],
        "crab-pile": ["look left", "look right"],
        "crab-card": ["pick 1", "pick 2 crab:black"],
        "rob": [f"rob {args.get('victim')}"],
        "card": [f"card {args.get('card', '').lower()}"],
        "take": ["take yellow", "take 5"] if wish.why != "pile-empty" else [],
        "cell": [f"at {cell}" for cell in args.get("cells", ["0,0"])],
    }
    if wish.verb == "cell" and "cells" in args and state.game.view(state, None).phase != "cell":
        return []  # over a card that is not chosen yet
    return written.get(wish.verb, [wish.verb])


@pytest.mark.parametrize(
    ("phase", "action", "rule", "sentence"),
    [
        ("take", "keep crab:black", "3.1", "First take a card: pairs and calls come after that."),
        ("play", "keep crab:black", "3.1", "You have taken your card for this turn."),
        ("play", "discard left", "3.1", "You have taken your card for this turn."),
        ("take", "look left", "4.3", "Two crabs played together let you look through a pile."),
        ("play", "pick 1", "4.3", "Two crabs played together let you look through a pile."),
        ("take", "rob 1", "4.6", "A swimmer and a shark played together steal a card."),
        ("crab-pile", "pick 1", "4.3", "First take a card from a pile: your crabs are waiting."),
        ("play", "lay shell shell", "6.3", "These cards are not played: they count in your hand."),
        ("play", "lay shell:black shell:grey", "6.3", "These cards are not played: they count in your hand."),
        ("play", "lay lighthouse", "6.4", "This card is not played: it counts in your hand."),
        ("take", "lay shell crab", "6.3", "This card is not played: it counts in your hand."),
        ("play", "lay crab boat", "4.1", "That is no pair: two crabs, two boats, two fish, or a swimmer with a shark."),
        (
            "play",
            "lay fish fish fish",
            "4.1",
            "That is no pair: two crabs, two boats, two fish, or a swimmer with a shark.",
        ),
        ("play", "lay crab:black crab:grey", "4.1", "Two crabs make a pair; you hold one."),
        ("play", "lay shark:black swimmer:black", "4.1", "A swimmer needs a shark; you hold none."),
        ("play", "lay boat boat", "4.1", "These cards are not all in your hand."),
        ("play", "lay fish:black fish:light_blue", "4.1", "These cards are not all in your hand."),
        ("play", "lay fish", "4.1", "That is no pair: two crabs, two boats, two fish, or a swimmer with a shark."),
        ("take", "lay fish fish", "4.1", "First take a card: pairs and calls come after that."),
        ("play", "lay mermaid mermaid", "8.1", "Four mermaids are played together; you hold none."),
        ("play", "mermaids", "8.1", "Four mermaids are played together; you hold none."),
        ("rob", "lay shell shell", "4.6", "First choose whom to steal from."),
        ("crab-card", "pick 9", "4.3", "No such card lies there."),
        ("crab-card", "pick 1 fish:black", "4.3", "No such card lies there."),
    ],
)
def test_what_players_try_is_refused_by_the_rule_that_forbids_it(
    phase: str, action: str, rule: str, sentence: str
) -> None:
    state = position(
        "hand 0: shell:black shell:grey crab:black swimmer:black fish:black fish:yellow hand 1: boat:black "
        f"left: crab:yellow crab:grey right: shell:yellow phase: {phase}"
    )
    refused = refusal(state, action)
    assert refused.arguments["rule"] == rule
    assert Words("en", state.game).refusal(refused) == f"Not allowed here: {action}. {sentence} (Rule {rule}.)"


def test_3_5_with_deck_and_piles_empty_there_is_nothing_to_take() -> None:
    state = position("deck: only hand 0: crab:black hand 1: boat:black left: - right: - phase: play")
    for action in ("take deck", "take left", "take right"):
        assert refusal(state, action).arguments["rule"] == "3.5"
    told = {wish.rule for wish in state.game.forbidden(state) if wish.verb.startswith("take")}
    assert told == {"3.5"}


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("lay fish fish", "lay fish:black fish:yellow"),
        ("lay fish:yellow fish:black", "lay fish:black fish:yellow"),
        ("lay FISH:yellow  fish", "lay fish:black fish:yellow"),
        ("lay shark swimmer", "lay swimmer:black shark:purple"),
        ("lay mermaid mermaid mermaid mermaid", "mermaids"),
    ],
)
def test_4_1_a_pair_is_named_in_any_order_and_by_its_kinds(text: str, played: str) -> None:
    state = position(
        "hand 0: fish:black fish:yellow swimmer:black shark:purple mermaid mermaid mermaid mermaid "
        "hand 1: boat:black left: crab:yellow right: shell:yellow phase: play"
    )
    assert state.game.codes[state.game.parse_action(state, text)] == played


def test_4_3_a_card_of_the_pile_is_named_by_its_place_alone() -> None:
    state = position("hand 0: shell:black hand 1: boat:black left: crab:yellow crab:grey phase: crab-card")
    assert state.game.codes[state.game.parse_action(state, "pick 2")] == "pick 2"


@pytest.mark.parametrize(
    "text", ["", "lay", "lay ", "lay down", "lay crab:pink crab:black", "pick", "pick x", "pick 1 unicorn", "pick 99"]
)
def test_what_no_player_could_mean_is_no_action(text: str) -> None:
    state = position("hand 0: shell:black hand 1: boat:black left: crab:yellow phase: play")
    with pytest.raises(Unreadable):
        state.game.parse_action(state, text)


LAND = "0: land K1@0,0 Y1@1,0 hand Y2,Y5,K5 / 1: land B1@0,0"
CELL = "cell placing yellow placed 0 card Y2"


@pytest.mark.parametrize(
    ("now", "action", "rule", "sentence"),
    [
        ("turn", "end-turn", "3.3", "No passing: take cards, or place some."),
        ("turn", "skip", "3.3", "No passing: take cards, or place some."),
        ("turn", "card y2", "3.2", "First announce a colour or a value."),
        ("turn", "card y5", "6.1", "It would jump too far: a lower card of its colour has to come first."),
        ("turn", "card g1", "5.1", "This card is not in your hand."),
        ("turn", "at 0,1", "5.1", "First choose a card from your hand: then its places light up."),
        ("turn", "take black", "4.1", "No pile shows such a card on top."),
        ("turn", "place 3", "5.1", "You hold no such card."),
        ("turn", "place black", "5.6", "None of your cards of that colour or value has a place now."),
        ("turn", "pay y2", "6.3", "A card is paid only for a jump."),
        ("turn", "scissors take", "7.1", "The scissors come with a card that shows them."),
        ("turn", "discard y2", "4.3", "You may hold 9 cards, and you hold no more."),
        ("turn", "start green", "2.2", "You have your start card already."),
        ("card placing yellow placed 0", "end-turn", "5.1", "You announced that you would place: one card at least."),
        ("card placing yellow placed 0", "skip", "5.1", "You announced that you would place: one card at least."),
        ("card placing yellow placed 1", "skip", "3.3", "No passing: take cards, or place some."),
        ("card placing yellow placed 1", "place 2", "3.2", "You have made your announcement for this turn."),
        (
            "card placing yellow placed 1",
            "card k5",
            "3.2",
            "You announced something else this turn: this card has to wait.",
        ),
        (
            "card placing yellow placed 1",
            "at 0,1",
            "5.1",
            "First choose a card from your hand: then its places light up.",
        ),
        ("card placing black placed 1", "at 0,1", "5.1", "None of your cards can be placed now."),
        ("card placing yellow placed 1", "pay y5", "6.3", "A card is paid only for a jump."),
        (CELL, "card y5", "5.1", "First choose a place for the card you hold."),
        (CELL, "end-turn", "5.1", "First choose a place for the card you hold."),
        (CELL, "place 2", "5.1", "First choose a place for the card you hold."),
        (
            CELL,
            "take green",
            "3.1",
            "You are placing cards this turn: taking has to wait until your next turn.",
        ),
        (CELL, "at 0,0", "5.4", "A stack has one colour and grows from 1 to 5: the yellow 2 does not go on this 1."),
        ("pay placing yellow placed 1 card Y2 at 1,0 owed 1", "pay g1", "6.3", "This card is not in your hand."),
        ("discard", "discard g1", "4.3", "This card is not in your hand."),
    ],
)
def test_what_players_try_with_landscapes_is_refused_by_the_rule_that_forbids_it(
    now: str, action: str, rule: str, sentence: str
) -> None:
    state = landscapes(f"to-move 0 {now} / {PILES} / {LAND}")
    refused = refusal(state, action)
    assert refused.arguments["rule"] == rule
    assert Words("en", state.game).refusal(refused) == f"Not allowed here: {action}. {sentence} (Rule {rule}.)"


def test_2_2_a_start_card_that_somebody_has_is_gone() -> None:
    state = papercove.game("paper-world").start(2, 1)
    state.apply(0)
    assert refusal(state, "start yellow").arguments["because"] == "start-taken"


def test_3_3_whoever_can_neither_take_nor_place_is_told_so() -> None:
    state = landscapes("to-move 0 turn / piles - - - - - / 0: land K1@0,0 hand B5 / 1: land B1@0,0")
    refused = refusal(state, "end-turn")
    assert (refused.arguments["rule"], refused.arguments["because"]) == ("3.3", "skipped")


def test_a_refusal_says_why_to_whoever_speaks_of_no_game_or_of_another() -> None:
    state = landscapes(f"to-move 0 turn / {PILES} / {LAND}")
    refused = refusal(state, world.END_TURN)
    said = f"Not allowed here: {world.END_TURN}. No passing: take cards, or place some. (Rule 3.3.)"
    assert Words("en").refusal(refused) == Words("en", papercove.game("sea-salt-paper")).refusal(refused) == said
    assert str(refused).startswith(said)
    assert Words("de").refusal(refused) == (
        f"Hier nicht erlaubt: {world.END_TURN}. Passen geht nicht: Nimm Karten oder lege welche. (Regel 3.3.)"
    )


def test_a_refusal_of_a_game_that_is_not_installed_names_its_rule() -> None:
    refused = Illegal("illegal-action", "", action="fly", rule="2.1", because="no-wings", game="birds")
    assert Words("en").refusal(refused) == "Not allowed here: fly (rule 2.1)."


def taking(piles: str, land: str, action: str) -> dict[str, list[str]]:
    """The cards that the reasons for taking name."""
    state = landscapes(f"to-move 0 turn / piles {piles} / 0: land {land} / 1: land B1@0,0")
    found = state.game.reasons(state, state.game.parse_action(state, action))
    return {reason.key: reason.args["cards"] for reason in found if "cards" in reason.args}


def test_5_3_of_three_cards_for_the_one_free_cell_one_fits() -> None:
    eight = " ".join(f"K2@{column},{row}" for column in range(3) for row in range(3) if (column, row) != (2, 2))
    eight = eight.replace("K2@", "K1.2@")
    found = taking("Y1(3) B1(3) G1(3) K5(3) K5(3)", eight, "take 1")["fits"]
    assert len(found) == 1
    seven = eight.replace(" K1.2@2,1", "")
    assert len(taking("Y1(3) B1(3) G1(3) K5(3) K5(3)", seven, "take 1")["fits"]) == 2


@pytest.mark.parametrize(
    ("land", "fits"),
    [
        ("K1@0,0 Y1@1,0", ["Y2", "Y3"]),
        ("K1@0,0 Y1@1,0*", []),  # 7.3
        ("K1@0,0 Y1.2@1,0", ["Y3"]),
        ("K1@0,0 Y1.2@1,0 Y1@0,1", ["Y2", "Y3"]),
        ("K1@0,0 B1@1,0", []),
    ],
)
def test_5_4_cards_fit_one_upon_the_other_without_a_jump(land: str, fits: list[str]) -> None:
    assert taking("Y3(3) Y2(3) B5(3) K5(3) G5(3)", land, "take yellow").get("fits", []) == fits
    assert all(face in FACE_NUMBERS for face in fits)
