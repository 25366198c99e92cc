"""The illustrated rules of each game: whole, in words of four languages, with examples that come out as printed."""

from __future__ import annotations

from typing import Any

import pytest

import papercove
from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.leaflet import Example, Leaflet
from papercove.games.paper_world import spec as paper_world
from papercove.games.paper_world.cards import FACE_NUMBERS, numbers_for
from papercove.games.paper_world.constants import BOARD_SIDE
from papercove.games.paper_world.leaflet import laid
from papercove.games.paper_world.objectives import KEYS, met_objectives
from papercove.games.paper_world.rules import Rules
from papercove.games.sea_salt_paper import spec as sea_salt_paper
from papercove.games.sea_salt_paper.options import EDITIONS
from papercove.rulebooks.reading import read_rulebook
from papercove.words import LANGUAGES
from tests.test_words import entries

GAMES = ("sea-salt-paper", "paper-world")


def leaflet(game: Game) -> Leaflet:
    found = game.leaflet()
    assert found is not None
    return found


def example(game: Game, key: str) -> Example:
    return next(one for one in leaflet(game).examples if one.key == key)


def tried(id: str, key: str, chosen: list[list[int]] | None = None, *tries: str) -> Any:
    """What the first seat sees of an example."""
    game = papercove.game(id)
    found = example(game, key)
    return game.view(game.example(found, found.laid_out(chosen or []), tries), 0)


def gained(way: str, chosen: list[list[int]] | None = None) -> tuple[str, list[int]]:
    last_round = tried("sea-salt-paper", "bet", chosen, way).last_round
    return last_round.end, [seat.gained for seat in last_round.seats]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_page_has_words_and_leads_to_a_rule(id: str, language: str) -> None:
    game = papercove.game(id)
    page, written = leaflet(game), set(entries(language, f"leaflet-{id}.ftl"))
    pictures = [picture for part in page.parts for picture in part.pictures]
    drawn = {picture.key for picture in pictures if not picture.key.startswith("objective-")}
    said_by_the_card = {collection.name for collection in sea_salt_paper.COLLECTIONS}  # their tables say it all
    keys = {"aim", *(part.key for part in page.parts), *(one.key for one in page.examples), *drawn - said_by_the_card}
    assert {f"leaflet-{key}" for key in keys} - written == set()
    book = read_rulebook(game.rulebook(language), language)
    cited = {rule for picture in pictures for rule in picture.rules}
    assert {rule for rule in cited if book.find(rule) is None} == set()
    assert set(page.aid) <= {picture.key for picture in pictures}


@pytest.mark.parametrize("id", GAMES)
def test_every_example_can_be_laid_out_in_every_way(id: str) -> None:
    game = papercove.game(id)
    for one in leaflet(game).examples:
        for seat, places in enumerate(one.pieces):
            for place, piece in enumerate(places):
                for number in range(len(piece)):
                    chosen = [[0] * len(row) for row in one.pieces]
                    chosen[seat][place] = number
                    for way in one.ways or ("",):
                        assert game.view(game.example(one, one.laid_out(chosen), [way] if way else []), 0)
        wrongs: list[list[list[int]]] = [[[9] * len(row) for row in one.pieces], [[]] * 5]
        for wrong in wrongs:
            with pytest.raises(Unreadable):
                one.laid_out(wrong)


def test_10_1_every_kind_stands_on_the_page_and_on_the_aid() -> None:
    """So a new kind of card is shown without a word in leaflet.py."""
    page = leaflet(papercove.game("sea-salt-paper"))
    spec = sea_salt_paper
    for part, entries_ in (("duos", spec.DUOS), ("collectors", spec.COLLECTIONS), ("multipliers", spec.MULTIPLIERS)):
        pictures = next(one for one in page.parts if one.key == part).pictures
        assert [picture.key for picture in pictures] == [entry.name for entry in entries_]
        assert {entry.name for entry in entries_} <= set(page.aid)
        assert all(picture.count == spec.copies_of(picture.key) for picture in pictures)


def test_5_2_seven_against_four_is_scored_after_stop() -> None:
    assert gained("stop") == ("stop", [7, 4])


def test_5_4_last_chance_makes_nine_against_two() -> None:
    assert gained("last-chance") == ("bet-won", [9, 2])


def test_5_4_two_more_shells_beat_the_caller() -> None:
    assert gained("last-chance", [[0] * 6, [0, 0, 0, 0, 0, 1, 1]]) == ("bet-lost", [2, 8])


def test_5_1_six_points_may_not_call() -> None:
    seen = tried("sea-salt-paper", "bet", [[1, 0, 0, 0, 0, 0], [0] * 7], "last-chance")
    assert seen.last_round is None
    assert seen.table[0].points == 6


@pytest.mark.parametrize(("key", "points"), [("mermaids-6", 6), ("mermaids-7", 7), ("sailors", 11)])
def test_6_hands_of_the_sheets_are_worth_what_they_print(key: str, points: int) -> None:
    assert tried("sea-salt-paper", key).table[0].points == points


def test_9_1_every_edition_has_its_settings_and_one_mermaid_example() -> None:
    page = leaflet(papercove.game("sea-salt-paper"))
    assert set(page.settings) == set(EDITIONS)
    for edition in EDITIONS:
        assert sum(one.key.startswith("mermaids") and edition in one.under for one in page.examples) == 1
    assert page.settings["it"] == {"tie": "last-round", "next": "last-turn", "empty": "void"}
    assert page.settings["arena"]["empty"] == "played"


def test_10_1_the_sheetslaid_is_worth_sixteen() -> None:
    mine = tried("paper-world", "sum").table[0]
    assert mine.score == 16
    assert {line.key: line.points for line in mine.lines} == {
        "stars": 15, "tokens": 4, "scissors": 2, "hand": -3, "discards": -2,
    }  # fmt: skip


def test_5_5_four_and_five_go_onto_the_green_three() -> None:
    steps = ("place green", "card g4", "at 0,0", "card g5", "at 0,0", "card g2", "at 1,0")
    seen = tried("paper-world", "greens", None, *steps)
    assert {stack.cards[-1] for stack in seen.table[0].landscape} == {"G5", "G2", "Y1"}


def test_6_3_the_missing_three_is_jumped_for_a_card() -> None:
    steps = ("place yellow", "card y2", "at 0,0", "card y4", "at 0,0", "pay k1", "card y5", "at 0,0")
    mine = tried("paper-world", "jumped", None, *steps).table[0]
    assert (mine.hand, mine.discards) == ([], ["K1"])


def test_8_6_every_drawnlaid_shows_its_objective() -> None:
    page = leaflet(papercove.game("paper-world"))
    patterns = next(part for part in page.parts if part.key == "patterns").pictures
    assert len(patterns) == len(KEYS)
    for number, pattern in enumerate(patterns, start=1):
        assert number in met_by(pattern.cards), number


def test_8_6_alaid_laid_from_its_picture_shows_its_objective() -> None:
    """So a new objective is drawn without a word in leaflet.py."""
    for number, objective in enumerate(paper_world.OBJECTIVES, start=1):
        assert number in met_by(laid(objective)), objective.name


def met_by(cards: tuple[str, ...]) -> list[int]:
    """The objectives that a drawing shows; it leaves out the cards that do not matter."""
    table = Rules()
    table.set_numbers(numbers_for(4))
    for card in cards:
        face, _, at = card.partition("@")
        column, row = map(int, at.split(","))
        table.put_card(0, BOARD_SIDE * row + column, FACE_NUMBERS[face])
    return met_objectives(table, 0)
