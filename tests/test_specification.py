"""The specification of a game: what is made of it is fresh, and what contradicts itself is refused with its line."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from papercove.engine import contradictions
from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.engine.specification import Numbers, as_of
from papercove.games.paper_world import spec as paper_world
from papercove.games.sea_salt_paper import game as sea_salt_paper_game
from papercove.games.sea_salt_paper import spec as sea_salt_paper
from papercove.games.sea_salt_paper import steady
from papercove.games.sea_salt_paper.cards import FACE_NAMES
from papercove.games.sea_salt_paper.scoring import parts

ROOT = Path(__file__).parents[1]
SPECIFY = SimpleNamespace(**runpy.run_path(str(ROOT / "tools" / "specify.py")))
SALT, WORLD = (f"src/papercove/games/{name}/spec.py" for name in ("sea_salt_paper", "paper_world"))

VERSIONS = sea_salt_paper.VERSIONS
LAST = VERSIONS[-1]

# What is changed, and what is said of it; the last column has the line that is shown, where it is not the changed one.
WRONG = [
    (SALT, 'Card("crab", "light_blue", 2)', 'Card("crab", "dark_blue", 2)', "two cards of the name crab:dark_blue"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "silver", 1)', "there is no colour silver"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("lobster", "grey", 1)', "there is no kind lobster"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "grey", 3)', "two copies at most"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "grey", 0)', "0 copies of crab:grey"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "grey", -1)', "-1 copies of crab:grey"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "grey", 2)', "version 1 has 59 cards, BOX says 58", "BOX = "),
    (SALT, '"crab", "grey", 1)', '"crab", "grey", 1, since=9)', f"there is no version 9, the last one is {LAST}"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "grey", 1, since=2)', "version 1 has 57 cards", "BOX = "),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", 1)', "Card lacks 'copies'"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "grey" 1)', "Python cannot read this line"),
    (
        SALT,
        'Card("captain", "light_orange", 1)',
        'Card("captain", "light_orange", 81)',
        "127 cards are the limit",
        "DECK = ",
    ),
    (SALT, 'Card("captain", "light_orange", 1)', 'Card("captain", "light_orange", 66)', "255 is the limit", "DECK = "),
    (SALT, 'Card("crab", "black", 1)', 'Card("crab", "black", 9)', "7 is the limit", "DECK = "),
    (SALT, '    "pink",', '    "pink", "pink",', "the colour pink is there twice"),
    (SALT, 'Kind("sailor", COLLECTOR)', 'Kind("sailor", COLLECTOR), Kind("eel", DUO)', "no card is of the kind eel"),
    (SALT, 'Kind("captain", MULTIPLIER)', 'Kind("captain", "general")', "there is no family general"),
    (SALT, 'Kind("captain", MULTIPLIER)', 'Kind("captain", DUO)', "captain is used as a multiplier, not as a duo"),
    (SALT, 'Kind("shell", COLLECTOR)', 'Kind("crab", COLLECTOR)', "the name crab is there twice"),
    (SALT, 'Duo("boat", "boat"', 'Duo("ship", "boat"', "there is no kind ship"),
    (SALT, 'Duo("boat", "boat", "again"', 'Duo("boat", "boat", "sail"', "there is no effect sail"),
    (SALT, 'Duo("boat", "boat", "again", rule', 'Duo("boat", "boat", rule', "Duo lacks 'effect'"),
    (SALT, 'Duo("boat", "boat", "again"', 'Duo("shell", "boat", "again"', "shell is good for something else as well"),
    (
        SALT,
        '"EFFECT_STEAL": "steal",',
        '"EFFECT_STEAL": "steal", "EFFECT_SAIL": "sail",',
        "an effect does nothing yet: write the branch `== EFFECT_SAIL:` in rules.py",
        "EFFECTS = ",
    ),
    (SALT, "(0, 1, 3, 5)", "(0, 1, 3)", "0 to 3 cards of penguin need 4 numbers, not 3"),
    (SALT, "(0, 1, 3, 5)", "(0, 1, 3, 5, 7)", "0 to 3 cards of penguin need 4 numbers, not 5"),
    (SALT, 'Numbers("per_boat", (1,)', 'Numbers("per_boat", (1, 2)', "lighthouse pays one number for each boat"),
    (SALT, 'Multiplier("lighthouse", "boat"', 'Multiplier("lighthouse", "ship"', "there is no kind ship"),
    (
        SALT,
        '"call_threshold", (7,), rule="5.1 at least seven points"',
        '"call_threshold", (8,), rule="5.1 at least seven points", since=2',
        "say what it was before",
    ),
    (
        SALT,
        '"call_threshold", (7,), rule="5.1 at least seven points"',
        '"call_threshold", (8,), rule="5.1 at least seven points", since=2, earlier={1: (7, 7)}',
        "call_threshold has as many numbers in every version",
    ),
    (
        SALT,
        '"call_threshold", (7,), rule="5.1 at least seven points"',
        '"call_threshold", (8,), rule="5.1 at least seven points", earlier={2: (7,)}',
        "a version 2",
    ),
    (SALT, '"STOP", "stop", "5.1 call the end of the round"', '"STOP", "stop", ""', "STOP has no rule"),
    (SALT, '"STOP", "stop", "5.1', '"STOP", "stop", "99.1', "“99.1” is not in the rulebook"),
    (
        SALT,
        '"STOP", "stop", "5.1 call',
        '"STOP", "stop", "5.2 call',
        "STOP cites rule 5.2 with “call the end of the round”, and these words stand in 5.1: correct the number",
    ),
    (SALT, '"STOP", "stop", "5.1 call the end of the round"', '"STOP", "stop", "5.1"', "by its number alone"),
    (SALT, '"dig", rule="4.3 look through it"', '"dig", rule="4.3 a card"', "“a card”, and these words stand in 3.1, "),
    (SALT, '"dig", rule="4.3 look through it"', '"dig", rule="4.3 whales"', "“whales”, and these words stand in none"),
    (SALT, '"LAST_CHANCE", "last-chance"', '"LAST_CHANCE", "stop"', "the code “stop” is there twice"),
    (SALT, '"LAST_CHANCE", "last-chance"', '"LAST_CHANCE", "lastchance"', "the code “last-chance” is gone"),
    (SALT, '"STOP", "stop"', '"END_TURN", "stop"', "the name END_TURN is there twice"),
    (
        SALT,
        '"de", "TIE_TO_LAST_ROUND"',
        '"de", "TIE_TO_NOBODY"',
        "TIE_TO_NOBODY is no case of this column: write one of TIE_TO_ENDER, ",
    ),
    (SALT, "{2: 40, 3: 35, 4: 30}", "{2: 40, 3: 35}", "says nothing of 4 seats"),
    (SALT, "BOX = {1: 58", "BOX = {2: 58", "BOX is kept by the versions that began with it"),
    (SALT, f"VERSIONS = {VERSIONS}", f"VERSIONS = {(*VERSIONS, LAST + 2)}", "without a gap"),
    (SALT, 'Field("drawn count"', 'Field("deck size"', "the name deck size is there twice"),
    (
        WORLD,
        "(3, 1, 2, 1, 3, 0, 1, 1, 1)",
        "(4, 1, 2, 1, 3, 0, 1, 1, 1)",
        "version 1 has 97 cards, BOX says 96",
        "BOX = ",
    ),
    (WORLD, "(3, 1, 2, 1, 3, 0, 1, 1, 1)", "(3, 1, 2, 1, 3, 0, 1, 1)", "a row has 9 numbers"),
    (WORLD, "(3, 1, 2, 1, 3, 0, 1, 1, 1)", "(3, 1, 2, 1, 3, -1, 1, 1, 2)", "no number below 0"),
    (WORLD, 'Row("yellow", "blue"', 'Row("yellow", "gold"', "there is no colour gold"),
    (WORLD, 'Row("yellow", "blue"', 'Row("gold", "blue"', "nobody plays with gold backs"),
    (WORLD, 'Row("yellow", "blue"', 'Row("yellow", "yellow"', "two rows of yellow cards with yellow backs"),
    (WORLD, '3: ("blue", "yellow")', '3: ("blue", "gold")', "no card has a gold back"),
    (WORLD, '("Y3s", "B4s"', '("Y9s", "B4s"', "there is no card Y9s"),
    (WORLD, 'COLOURS = ("yellow", "blue"', 'COLOURS = ("yellow", "yellow"', "the colour yellow is there twice"),
    (WORLD, 'LETTERS = "YBGK"', 'LETTERS = "YBG"', "LETTERS are one for each of"),
    (WORLD, "2: (2, 1, 0)", "2: (2, 1)", "TOKENS of 2 seats: write 3 numbers"),
    (WORLD, "{1: (1, 14, 16)}", "{1: (1, 14, 26)}", "FIRST_GAME (1, 14, 26)"),
    (WORLD, "{1: (1, 14, 16)}", "{1: (1, 2, 16)}", "each of another card"),
    (WORLD, '"row-of-3", "...333...", "row"', '"row-of-3", "...333...", "line"', "there is no shape line"),
    (WORLD, '"row-of-3", "...333..."', '"l-of-2", "...333..."', "the name l-of-2 is there twice"),
    (WORLD, '"row-of-3", "...333..."', '"row-of-3", "...333"', "a picture has 9 cells, not 6"),
    (
        WORLD,
        '"row", "alike", of_value(3), 3',
        '"row", "alike", of_value(3), 4',
        "4 cells do not fit into the shape row",
    ),
    (WORLD, '"row", "sum", VALUES_SEEN, 3, total=9', '"row", "sum", VALUES_SEEN, 3', "needs a total"),
    (WORLD, '"cross", "varied", VALUES_SEEN', '"cross", "stairs", VALUES_SEEN', "there is no test stairs"),
    (
        WORLD,
        '"sum", "order")',
        '"sum", "order", "stairs")',
        "the test stairs is not asked yet: write `def fit_stairs(…`",
    ),
    (WORLD, "of_value(5), 2", "of_value(7), 2", "there is no value 7: write 1 to 5"),
    (WORLD, "of_value(5), 2", "of_value(5)", "Objective lacks 'needed'"),
    (WORLD, "STACKS_SEEN = (10, 10)", "STACKS_SEEN = (10, 12)", "nothing is seen at (10, 12): colours, values"),
    (WORLD, "order=(2, 5, 2)", "order=(2, 5)", "an order has three values"),
    (WORLD, '"column", "order"', '"square", "order"', "an order is read along three cells"),
    (
        WORLD,
        '"l-of-2", "2..22....", "L", "alike", of_value(2), 3',
        '"l-of-2", "2..22....", "L", "alike", of_value(2), 3, since=2',
        "an objective of version 1 stands below later ones",
        '"square-four-colours"',
    ),
    (WORLD, "(0, 1, 2, 3, 5), rule", "(0, 1, 2, 3), rule", "stars needs 5 numbers, not 4"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "pink", 1)', "1 copies of crab:pink, and rule 10.1 lists 0"),
    (SALT, 'Card("crab", "grey", 1),', "", "rule 10.1 lists crab:grey, and no line of DECK has it", "DECK = "),
    (SALT, 'Duo("boat", "boat", "again"', 'Duo("boat", "fish", "again"', "fish stands in two pairs"),
    (SALT, 'Multiplier("captain", "sailor"', 'Multiplier("captain", "captain"', "captain counts captain, which counts"),
    (SALT, 'Multiplier("captain", "sailor"', 'Multiplier("captain", "shoal"', "captain counts shoal, which counts"),
    (SALT, '"call_threshold", (7,)', '"call_threshold", ()', "call_threshold has no number"),
    (SALT, '"call_threshold", (7,)', '"call_threshold", (7, 8)', "call_threshold is one number, not 2"),
    (SALT, '"duo_pair", (1,)', '"duo_pair", (1, 2)', "duo_pair is one number, not 2"),
    (SALT, "(0, 0, 3, 6, 9, 12)", "(0, 0, 3, 6, -9, 12)", "octopuses has the number -9"),
    (
        SALT,
        '"VOID": "void"',
        '"VOID": "stop"',
        "the word “stop” of ROUND_ENDS is there twice",
        "    Choices(",
    ),
    (SALT, "4: 30}", "4: 30, 5: 25}", "POINTS_TO_WIN of 5 seats, and rule 8.2 says nothing of them"),
    (SALT, "4: 30}", "4: 0}", "POINTS_TO_WIN are 0: write 1 or more"),
    (WORLD, '"l-of-2", "2..22....', '"l-of-2", "3..33....', "the picture shows 333, and the test asks for 222"),
    (WORLD, '"2..22...."', '"2...2...2"', "the picture shows no L"),
    (WORLD, "of_value(3), 3)", "of_value(3), 2)", "2 cells take part, and the picture shows 3"),
    (WORLD, '".1.324.5."', '".1.323.5."', "the picture shows 12335, and the test asks for 1235"),
    (WORLD, '".2..5..2."', '".2..2..5."', "the picture shows 225, and the test asks for 252"),
    (
        WORLD,
        '"1.2.3.4.5", "anywhere", "varied", VALUES_SEEN, 5',
        '"1.2.3.4.5", "anywhere", "varied", VALUES_SEEN, 6',
        "6 different ones are needed, and there are 5",
    ),
    (WORLD, "total=9)", "total=90)", "3 cards make 3 to 15, never 90"),
    (WORLD, "also=CENTRE", "also=1", "the cells of `also` lie outside the shape cross"),
    (WORLD, "2: (2, 1, 0)", "2: (1, 2, 0)", "TOKENS of 2 seats are (1, 2, 0): write the highest first"),
    (WORLD, '3: ("blue", "yellow"), ', "", "BACKS_FOR says nothing of 3 seats"),
    (
        WORLD,
        'rule="4.3 at most nine cards in hand"',
        'rule="4.3 at most nine cards in hand", since=2, earlier={1: (0,)}',
        "a hand limit of 0",
    ),
    (
        WORLD,
        'rule="9.1 at most two piles have cards left"',
        'rule="9.1 at most two piles have cards left", since=2, earlier={1: (5,)}',
        "write less than 5",
    ),
    # Numbers that are not those of the rule that they quote.
    (
        WORLD,
        '"hand_limit", (9,)',
        '"hand_limit", (8,)',
        "hand_limit is 8, and “at most nine cards in hand” of rule 4.3",
    ),
    (WORLD, '"last_piles", (2,)', '"last_piles", (3,)', "last_piles is 3, and"),
    (WORLD, '"penalty", (1,)', '"penalty", (2,)', "penalty is 2, and"),
    (
        WORLD,
        "(0, 1, 2, 3, 5), rule",
        "(0, 1, 2, 4, 5), rule",
        "stars are (0, 1, 2, 4, 5), and rule 1.1 says 1: 0, 2: 1",
    ),
    (WORLD, "3: (4, 2, 1)", "3: (4, 3, 1)", "TOKENS of 3 seats are (4, 3, 1), and rule 2.5 says 4, 2, 1"),
    (WORLD, "2: (2, 1, 0)", "2: (3, 1, 0)", "TOKENS of 2 seats are (3, 1, 0), and rule 2.5 says 2, 1"),
    (WORLD, "{1: (1, 14, 16)}", "{1: (1, 14, 18)}", "rule 2.4 takes 1, 14 and 16 for a first game"),
    (WORLD, "PILES = 5", "PILES = 6", "6 piles, and rule 2.3 says otherwise"),
    (WORLD, "SLOTS = 3", "SLOTS = 2", "2 objectives in a match, and rule 2.4 draws otherwise"),
    (WORLD, "VALUES_SEEN, 3, total=9", "VALUES_SEEN, 3, total=10", "“a row of three cards that adds up to 9”"),
    (
        WORLD,
        '"4....4.4.", "anywhere", "alike", of_value(4), 3',
        '"4.4..4.4.", "anywhere", "alike", of_value(4), 4',
        "“three 4s",
    ),
    (
        SALT,
        '"call_threshold", (7,)',
        '"call_threshold", (8,)',
        "call_threshold is 8, and “at least seven points” of rule",
    ),
    (SALT, '"per_sailor", (3,)', '"per_sailor", (4,)', "per_sailor is 4, and “3 for each sailor” of rule 6.4 says 3"),
    (SALT, '"duo_pair", (1,)', '"duo_pair", (2,)', "duo_pair is 2, and"),
    (
        SALT,
        'rule="5.1 at least seven points"',
        'rule="5.1 call the end of the round"',
        "write words of the rule that have it",
    ),
    (SALT, "(0, 0, 2, 4, 6, 8, 10)", "(0, 0, 2, 4, 6, 8, 11)", "rule 6.3 lists 0 2 4 6 8 10"),
    (SALT, "(0, 1, 3, 5)", "(0, 1, 3, 6)", "rule 6.3 lists 1 3 5"),
    (SALT, "{2: 40, 3: 35", "{2: 41, 3: 35", "POINTS_TO_WIN are 41 for 2 seats, and rule 8.2 says 40"),
    (
        SALT,
        '"captain", "sailor"',
        '"captain", "shell"',
        "captain counts shell, and “3 for each sailor” says nothing of",
    ),
    # What each list must hold, and may be called.
    (SALT, '"fr", "TIE_TO_ENDER"', '"fr", "NEXT_AFTER_ENDER"', "NEXT_AFTER_ENDER is no case of this column"),
    (SALT, '"NEXT_AFTER_LAST_TURN", "EMPTY', '"VOID", "EMPTY', "write one of NEXT_AFTER_ENDER, NEXT_AFTER_LAST_TURN"),
    (
        SALT,
        '"EMPTY_DECK_PLAYS_ON"),',
        '"STOPPED"),',
        "STOPPED is no case of this column: write one of EMPTY_DECK_VOIDS",
    ),
    (SALT, 'Edition("fr"', 'Edition(""', "the name “” cannot become a constant"),
    (SALT, 'Field("deck size", 1', 'Field("deck size", 0', "deck size is 0 numbers long: write 1 or more"),
    (SALT, 'Field("deck size", 1', 'Field("deck size", -1', "deck size is -1 numbers long"),
    (SALT, '"cards in the deck"', '""', "nothing says what deck size means: write it"),
    (SALT, 'Field("deck size", 1', 'Field("deck size", "1"', "length is '1'; write a whole number"),
    (SALT, '"call_threshold", (7,)', '"call_threshold", (7)', "values is 7; write (a whole number, …), with a comma"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "grey", "1")', "copies is '1'; write a whole number"),
    (SALT, 'Kind("sailor", COLLECTOR)', 'Kind("Sailor", COLLECTOR)', "the name “Sailor” cannot become a constant"),
    (SALT, '"STOP", "stop"', '"ENOUGH", "stop"', "nothing in the rules uses ENOUGH: write what it does into the rules"),
    (SALT, '"STOP", "stop"', '"TAKE", "stop"', "the constant TAKE is made by two entries: give one of them another"),
    (SALT, '"LAY_MERMAIDS", "mermaids"', '"SIREN", "mermaids"', "nothing in the rules uses SIREN"),
    (SALT, '"LAY_MERMAIDS", "mermaids"', '"SIREN", "mermaids"', "uses LAY_MERMAIDS, and no entry", "PHASES = "),
    (SALT, 'Field("deck size"', 'Field("stock"', "uses SEES_DECK_SIZE, and no entry makes it", "FIELDS = "),
    (SALT, '"rob {}", "4.6', '"rob", "4.6', "the code “rob” of ROB_SEAT: write a text, with one {} in it"),
    (SALT, '"BET_WON": "bet-won"', '"BET_WON": ""', "BET_WON of ROUND_ENDS has no word", "    Choices("),
    (SALT, '"MOST_POINTS": "most', '"STOPPED": "most', "the constant STOPPED is made by two", "    Choices("),
    (SALT, '    "pink",', '    "",', "the colour “” is no name: write small letters"),
    (SALT, '    "pink",', '    "pink", "red",', "there are 12 colours, and rule 1.1 says", "COLOURS = "),
    (SALT, "SEATS = 4", "SEATS = 5", "a line of the tale of a round has two bits for a seat, so write 4 or less"),
    (SALT, "SEATS = 4", "SEATS = 3", "3 seats, and rule 8.2 gives the points to win of 2, 3, 4 seats"),
    (SALT, "{1: {2: 40, 3: 35, 4: 30}}", "{2: 40}", "POINTS_TO_WIN has another form: write {a whole number: {"),
    (SALT, 'GAME = "sea-salt-paper"', 'GAME = "salt"', "is called sea-salt-paper: write that"),
    (WORLD, '"L", "alike", COLOURS_SEEN, 3', '"L", "alike", COLOURS_SEEN, 2', "the shape L has 3: write that"),
    (
        WORLD,
        'Objective("five-1", "1.1.1.1.1", "anywhere", "alike", of_value(1), 5),',
        "",
        f"rule 8.6 has a line {len(paper_world.OBJECTIVES)}, and OBJECTIVES have no such entry",
        "OBJECTIVES = (",
    ),
    (SALT, '"right")', '"left")', "there are two piles, each with a name"),
    (SALT, '"duo", "coll', '"", "coll', "there is no family : write one of", 'Kind("crab"'),
    (SALT, "(0, 1, 3, 5)", "(1, 1, 3, 5)", "no card of penguin is worth 1: write 0 first"),
    (SALT, '"en", "TIE_TO_LAST_TURN"', '"en", "TIE_TO_ENDER"', "tie of the editions differs otherwise", "EDITIONS = "),
    (WORLD, '3: ("blue", "yellow")', '3: ("blue",)', "3 seats play with 56 cards, and rule 1.3 makes that 56, 76, 96"),
    (WORLD, '2: ("blue",)', "2: ()", "2 seats play with 0 cards, and rule 1.3 makes that"),
    (WORLD, "COLOURS_SEEN = (0, 3)", "COLOURS_SEEN = (-1, 3)", "nothing is seen at (-1, 3)"),
    (WORLD, 'Field("starter", 1', 'Field("starter", 2', "starter says one thing, in 2 numbers: write 1"),
    (WORLD, "BOARD_SIDE = 5", "BOARD_SIDE = 7", "BOARD_SIDE: the code is written for 5, not for 7"),
    (WORLD, "FRAME_SIDE = 3", "FRAME_SIDE = 4", "FRAME_SIDE: the code is written for 3, not for 4"),
    (
        WORLD,
        '"red", "black", (0, 1, 1, 0, 1, 0, 1, 0, 1)',
        '"red", "black", (0, 1, 1, 0, 1, 0, 1, 1, 0)',
        "rule 12.1 lists 0 1 1 0 1 0 1 0 1 of black cards with red backs",
    ),
    (WORLD, '"3.3 You may not pass", meaning="nothing', 'meaning="nothing', "Action lacks 'rule'"),
]


@pytest.mark.parametrize("spec", [sea_salt_paper, paper_world], ids=lambda spec: spec.GAME)
def test_every_wrong_number_of_a_rule_is_noticed(spec: Any) -> None:
    """Whatever rule an entry cites in place of its own, one that exists or not, it is refused."""
    rules = contradictions.rules_of((ROOT / f"src/papercove/rulebooks/en/{spec.GAME}.md").read_text("utf-8"))
    cited = contradictions.ruled_of(spec)
    assert len(cited) >= 20
    for entry in cited:
        assert list(contradictions.faults(contradictions.of_citations([entry], rules), spec)) == []
        for number in {*rules, "99.1"} - {entry.rule}:
            wrong = replace(entry, rule=f"{number} {entry.quoted}")
            assert [one for one, _ in contradictions.faults(contradictions.of_citations([wrong], rules), spec)]


def test_a_number_that_changed_is_what_it_was_in_earlier_versions() -> None:
    threshold = Numbers("call_threshold", (8,), rule="5.1", since=4, earlier={1: (7,), 3: (9,)})
    assert [threshold.of_version(version) for version in range(1, 6)] == [(7,), (7,), (9,), (8,), (8,)]


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the last version had brought the captain, and raised pairs and the points from which one may call."""
    deck = (*sea_salt_paper.DECK[:-1], replace(sea_salt_paper.DECK[-1], since=LAST))
    raised = {"duo_pair": (4,), "call_threshold": (9,)}
    numbers = tuple(
        replace(one, values=raised[one.name], since=LAST, earlier={1: one.values}) if one.name in raised else one
        for one in sea_salt_paper.NUMBERS
    )
    monkeypatch.setattr(sea_salt_paper, "DECK", deck)
    monkeypatch.setattr(sea_salt_paper, "NUMBERS", numbers)
    for name in ("deck_in", "numbers_in"):  # not what was found for the real ones
        monkeypatch.setattr(sea_salt_paper, name, getattr(sea_salt_paper, name).__wrapped__)
    monkeypatch.setattr(sea_salt_paper_game, "undealt", sea_salt_paper_game.undealt.__wrapped__)


@pytest.mark.usefixtures("changed")
@pytest.mark.parametrize("version", sea_salt_paper.VERSIONS)
def test_a_version_is_played_with_its_own_cards_and_numbers(version: int) -> None:
    state: Any = find_game("sea-salt-paper").as_of(version).start(2, seed=3)
    assert state.deck_size == as_of(sea_salt_paper.BOX, version) - (2 if version == LAST else 3)
    assert state.score_tables()[-1] == (9 if version == LAST else 7)
    for dice in range(3):
        again = state.resample(0, Dice(dice))
        assert sorted(again.deck_cards()) == sorted(state.deck_cards())


@pytest.mark.usefixtures("changed")
@pytest.mark.parametrize("version", sea_salt_paper.VERSIONS)
def test_what_is_shown_of_a_version_are_the_points_that_its_rules_count(version: int) -> None:
    game, dice, rounds = find_game("sea-salt-paper").as_of(version), Dice(4), 0
    state: Any = game.start(2, seed=4)
    while not state.is_over:
        view: Any = game.view(state, state.to_move)
        own, held = view.table[state.to_move], state.hand_of(state.to_move) | state.laid_by(state.to_move)
        assert view.numbers == tuple(state.score_tables()) == sea_salt_paper.numbers_in(version)
        assert own.points == sum(line.points for line in own.lines) == parts(held, state.score_tables())["total"]
        last = view.last_round
        for seat in last.seats if last else ():
            assert seat.points == sum(group.points for group in seat.groups)
            assert seat.counted != "cards" or seat.points == seat.gained
            rounds += 1
        state.apply(state.rollout_action(dice))
    assert rounds


@pytest.mark.usefixtures("changed")
@pytest.mark.parametrize("version", sea_salt_paper.VERSIONS)
def test_the_steady_player_counts_by_the_numbers_of_its_match(version: int) -> None:
    """Two crabs in hand: the second is worth a pair, which the last version pays better."""
    state: Any = find_game("sea-salt-paper").as_of(version).start(2, seed=3)
    crabs = [card for card, face in enumerate(FACE_NAMES) if face.startswith("crab:")][:2]
    numbers = tuple(state.score_tables())
    brought = steady.appeal(1 << crabs[0], crabs[1], numbers)
    pair = 4 if version == LAST else 1
    assert int(brought) == pair + steady.FREE_CARD


def specify(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(tree / "tools" / "specify.py"), *arguments]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that a specification is made from, and what is made of it."""
    copy = tmp_path_factory.mktemp("tree")
    engine = ("__init__.py", "specification.py", "contradictions.py")
    for name in ("tools/specify.py", *(f"src/papercove/engine/{file}" for file in engine)):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / "src/papercove/rulebooks", copy / "src/papercove/rulebooks")
    for folder in (SALT, WORLD):
        package = shutil.ignore_patterns("*.so", "*.c", "__pycache__")
        shutil.copytree((ROOT / folder).parent, (copy / folder).parent, ignore=package)
    return copy


def test_what_is_made_of_the_specifications_is_fresh(tree: Path) -> None:
    found = specify(ROOT, "check")
    assert (found.returncode, found.stderr) == (0, "")
    made = tree / "src/papercove/games/paper_world/constants.py"
    fresh = made.read_text()
    made.write_text(fresh.replace("PILES = 5", "PILES = 6"))
    stale = specify(tree, "check")
    assert stale.returncode == 1
    assert "constants.py" in stale.stderr
    assert specify(tree).returncode == 0
    assert made.read_text() == fresh


@pytest.mark.parametrize("row", WRONG, ids=[row[3] for row in WRONG])
def test_a_specification_that_contradicts_itself_is_refused_with_its_line_and_what_to_do(
    tree: Path, row: tuple[str, ...]
) -> None:
    file, right, wrong, problem, *shown = row
    text = (ROOT / file).read_text("utf-8")
    assert text.count(right) == 1
    (tree / file).write_text(text.replace(right, wrong), "utf-8")
    try:
        with pytest.raises(SystemExit) as refused:
            SPECIFY.made(tree / "src")
    finally:
        (tree / file).write_text(text, "utf-8")
    blamed = (shown or [right.strip()])[0]
    line = next(number for number, row in enumerate(text.splitlines(), 1) if blamed in row)
    said = [row for row in str(refused.value).splitlines() if row.startswith(f"{file}:{line}: ") and problem in row]
    assert said, refused.value
    assert re.search(
        r"[:;,)] .*\b(write|give|correct|delete|add|say|raise|make|put|use|choose|fill|look|fewer|stands|limit)\b",
        said[0],
    )


# What a new test of patterns needs, and how it is asked for where it lacks: a test that has all else is refused for it.
NEEDED = [
    (
        "objectives.py",
        "def fit_varied(",
        "def fit_stairs(sight: list[int], number: int) -> int:\n    return 0\n\n\ndef fit_varied(",
        "`def fit_stairs(…` in objectives.py",
    ),
    (
        "objectives.py",
        "    if TEST[number] == VARIED_TEST:",
        "    if TEST[number] == STAIRS_TEST:\n        return 0\n    if TEST[number] == VARIED_TEST:",
        "the branch `== STAIRS_TEST:` in objectives.py",
    ),
    ("objectives.py", "        SUM_TEST,", "        STAIRS_TEST,\n        SUM_TEST,", "the import of STAIRS_TEST"),
    ("objectives.pxd", " SUM_TEST,", " STAIRS_TEST, SUM_TEST,", "the cimport of STAIRS_TEST in objectives.pxd"),
    (
        "objectives.pxd",
        "cdef int fit(",
        "cdef int fit_stairs(int* sight, int number) noexcept nogil\ncdef int fit(",
        "`cdef int fit_stairs(…` in objectives.pxd",
    ),
]


@pytest.mark.parametrize("lacking", [*range(len(NEEDED)), None])
def test_a_new_test_of_patterns_is_refused_until_each_of_its_lines_is_written(tree: Path, lacking: int | None) -> None:
    folder = (tree / WORLD).parent
    kept = {name: (folder / name).read_text("utf-8") for name in ("spec.py", "objectives.py", "objectives.pxd")}
    spec = kept["spec.py"].replace('"sum", "order")', '"sum", "order", "stairs")')
    (folder / "spec.py").write_text(spec, "utf-8")
    for number, (name, before, after, _) in enumerate(NEEDED):
        if number != lacking:
            text = (folder / name).read_text("utf-8")
            assert text.count(before) == 1
            (folder / name).write_text(text.replace(before, after), "utf-8")
    try:
        if lacking is None:
            assert "STAIRS_TEST = 4" in "".join(SPECIFY.made(tree / "src").values())
            return
        with pytest.raises(SystemExit) as refused:
            SPECIFY.made(tree / "src")
    finally:
        for name, text in kept.items():
            (folder / name).write_text(text, "utf-8")
    assert f"the test stairs is not asked yet: write {NEEDED[lacking][3]}" in str(refused.value)


@pytest.mark.parametrize("spec", [paper_world, sea_salt_paper], ids=lambda spec: spec.GAME)
def test_actions_and_observations_are_as_long_as_the_specification_says(spec: object) -> None:
    game = find_game(spec.GAME)  # type: ignore[attr-defined]
    assert sum(span.length for span in game.action_fields()) == game.action_count == len(game.codes)
    assert len(set(game.codes)) == len(game.codes)
    for seats in game.seat_counts:
        assert len(game.start(seats).observation(0)) == game.observation_size(seats)
