"""Rules 5, 8 and 9: calls, bets, void rounds, ties, the end of the match."""

from __future__ import annotations

import pytest

import papercove
from papercove import Illegal, Unreadable
from papercove.games.sea_salt_paper import cards
from papercove.games.sea_salt_paper.constants import (
    EMPTY_DECK_PLAYS_ON,
    EMPTY_DECK_VOIDS,
    NEXT_AFTER_ENDER,
    NEXT_AFTER_LAST_TURN,
    ROUND_ENDS,
    TIE_TO_ENDER,
    TIE_TO_LAST_ROUND,
    TIE_TO_LAST_TURN,
)
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.options import EDITIONS
from papercove.games.sea_salt_paper.scoring import NUMBERS
from papercove.games.sea_salt_paper.tasks import TASKS
from papercove.rulebooks.reading import read_rulebook
from papercove.words import Words
from tests.games.sea_salt_paper.table import legal, play, position

# Seven points with two yellow cards, as on the printed sheets; and four points with two light blue.
SEVEN = "crab:yellow crab:black shell:yellow shell:grey shell:dark_blue shell:light_green"
FOUR = "crab:light_blue crab:dark_blue octopus:light_blue octopus:purple"
PILES = "left: fish:black right: fish:dark_blue"


def gained(state: MatchState) -> list[int]:
    return [state.gained_by(seat) for seat in range(state.seats)]


def end(state: MatchState) -> str:
    return ROUND_ENDS[state.round_end]


def winners(state: MatchState) -> tuple[int, ...]:
    outcome = state.outcome
    assert outcome is not None
    return outcome.winners


def last_turn(state: MatchState) -> MatchState:
    """The next seat's whole turn: a card of the left pile, nothing else."""
    return play(state, "take left", "end-turn")


def test_5_1_six_points_may_not_call() -> None:
    table = position(f"hand 0: crab:yellow crab:black shell:grey shell:black shell:yellow {PILES}")
    assert "stop" not in legal(table)


def test_5_1_seven_points_may_call() -> None:
    assert {"stop", "last-chance"} <= set(legal(position(f"hand 0: {SEVEN} {PILES}")))


def test_5_1_the_colour_bonus_does_not_help_to_call() -> None:
    table = position(f"hand 0: crab:yellow boat:yellow fish:yellow shell:yellow octopus:yellow swimmer:yellow {PILES}")
    assert legal(table) == ["end-turn"]


def test_5_1_hand_and_laid_cards_count_together() -> None:
    table = position(f"hand 0: shell:yellow shell:grey shell:dark_blue shell:light_green laid 0: crab crab {PILES}")
    assert "stop" in legal(table)


def test_5_1_nobody_calls_twice() -> None:
    table = position(f"hand 1: {SEVEN} hand 0: {FOUR} caller: 0 to-move: 1 {PILES}")
    assert "stop" not in legal(table)


def test_5_1_not_before_taking() -> None:
    assert "stop" not in legal(position(f"hand 0: {SEVEN} phase: take {PILES}"))


def test_5_1_boats_ask_for_another_take_first() -> None:
    table = position(f"hand 0: {SEVEN} boat:black boat:yellow {PILES}")
    assert "stop" not in legal(play(table, "lay boat:black boat:yellow"))


def test_5_2_stop_scores_everybody_without_bonus() -> None:
    table = play(position(f"hand 0: {SEVEN} hand 1: {FOUR} {PILES}"), "stop")
    assert (end(table), gained(table)) == ("stop", [7, 4])


def test_5_3_the_callers_hand_lies_open() -> None:
    table = play(position(f"hand 0: {SEVEN} hand 1: {FOUR} {PILES}"), "last-chance")
    view = table.game.view(table, 1)
    assert view.table[0].hand is not None
    assert view.caller == 0


def test_5_3_each_opponent_has_one_last_turn() -> None:
    table = position(f"hand 0: {SEVEN} hand 1: {FOUR} hand 2: sailor {PILES}", seats=3)
    play(table, "last-chance")
    seen = [table.to_move]
    last_turn(table)
    seen.append(table.to_move)
    play(table, "take right", "end-turn")
    assert seen == [1, 2]
    assert end(table) == "bet-won"


def test_5_3_boats_prolong_a_last_turn() -> None:
    table = position(f"hand 0: {SEVEN} hand 1: {FOUR} boat:black boat:yellow {PILES}")
    play(table, "last-chance", "take left", "lay boat:black boat:yellow")
    assert (table.to_move, "take right" in legal(table)) == (1, True)
    play(table, "take right", "end-turn")
    assert end(table) in ("bet-won", "bet-lost")


def test_5_3_a_shown_hand_is_safe() -> None:
    """Seat 1 has shown its hand, so seat 2's shark and swimmer find nobody to rob."""
    table = position(f"hand 0: {SEVEN} hand 1: {FOUR} hand 2: swimmer:black shark:black {PILES}", seats=3)
    play(table, "last-chance", "take left", "end-turn", "take right", "lay swimmer:black shark:black")
    assert legal(table) == ["end-turn"]


def test_5_4_a_bet_won_by_the_printed_example() -> None:
    """Seven points and two yellow cards make nine; the other gets the two light blue ones."""
    table = last_turn(play(position(f"hand 0: {SEVEN} hand 1: {FOUR} {PILES}"), "last-chance"))
    assert (end(table), gained(table)) == ("bet-won", [9, 2])


def test_5_4_equal_points_win_the_bet() -> None:
    table = position(f"hand 0: {SEVEN} hand 1: crab:light_blue crab:dark_blue octopus octopus octopus {PILES}")
    assert sum(line.points for line in table.game.score_sheet(table, 1)) == 7
    assert end(last_turn(play(table, "last-chance"))) == "bet-won"


def test_5_4_a_bet_lost() -> None:
    """The caller has two yellow cards; the other eight points: a pair of crabs and three octopuses, and fish."""
    table = position(
        f"hand 0: {SEVEN} hand 1: crab:light_blue crab:dark_blue octopus octopus octopus fish:yellow {PILES}"
    )
    last_turn(play(table, "last-chance"))
    assert (end(table), gained(table)) == ("bet-lost", [2, 8])


def test_5_4_one_better_opponent_loses_the_bet_for_all() -> None:
    better = "crab:light_blue crab:dark_blue octopus octopus octopus fish:yellow"
    table = position(f"hand 0: {SEVEN} hand 1: {better} hand 2: shell:black {PILES}", seats=3)
    play(table, "last-chance", "take left", "end-turn", "take right", "end-turn")
    assert (end(table), gained(table)) == ("bet-lost", [2, 8, 0])


def test_5_5_an_empty_deck_voids_the_round() -> None:
    table = position("hand 0: crab hand 1: boat left: fish right: shell deck: only")
    play(table, "end-turn")
    assert (end(table), gained(table), table.round) == ("void", [0, 0], 1)


def test_5_5_not_before_the_turn_ends() -> None:
    """Fish that empty the deck do not end the round: boats may still be laid."""
    table = position("hand 0: fish:yellow fish:light_blue boat:black boat:yellow left: shell right: - deck: only crab")
    play(table, "lay fish:light_blue fish:yellow", "lay boat:black boat:yellow", "take left")
    assert (table.to_move, table.round) == (0, 0)


def test_5_5_stop_in_the_turn_that_empties_the_deck_scores() -> None:
    table = position(f"hand 0: {SEVEN} hand 1: {FOUR} {PILES} deck: only")
    assert gained(play(table, "stop")) == [7, 4]


@pytest.mark.parametrize("edition", ["fr", "en", "it", "de"])
def test_5_6_an_empty_deck_voids_the_callers_last_chance(edition: str) -> None:
    table = position(f"hand 0: {SEVEN} hand 1: {FOUR} {PILES} deck: only", edition=edition)
    assert end(play(table, "last-chance")) == "void"


@pytest.mark.parametrize("edition", ["fr", "en", "it", "de"])
def test_5_6_an_empty_deck_voids_an_opponents_last_turn(edition: str) -> None:
    table = position(f"hand 0: {SEVEN} hand 1: {FOUR} {PILES} deck: only penguin:pink", edition=edition)
    assert end(play(table, "last-chance", "take deck", "end-turn")) == "void"


def test_5_6_arena_plays_the_last_turns_out() -> None:
    table = position(f"hand 0: {SEVEN} hand 1: {FOUR} {PILES} deck: only", edition="arena")
    assert end(last_turn(play(table, "last-chance"))) == "bet-won"


def test_5_6_arena_voids_a_round_without_a_call() -> None:
    table = position(f"hand 0: crab {PILES} deck: only", edition="arena")
    assert end(play(table, "end-turn")) == "void"


@pytest.mark.parametrize(("edition", "starter"), [("fr", 2), ("en", 2), ("it", 1), ("de", 2), ("arena", 2)])
def test_5_7_who_starts_after_a_last_chance(edition: str, starter: int) -> None:
    """Seat 1 calls, seat 0 takes the last turn of three."""
    table = position(f"hand 1: {SEVEN} to-move: 1 {PILES}", seats=3, edition=edition)
    play(table, "last-chance", "take left", "end-turn", "take right", "end-turn")
    assert table.to_move == starter


@pytest.mark.parametrize("edition", ["fr", "en", "it", "de", "arena"])
def test_5_7_who_starts_after_a_void_round(edition: str) -> None:
    table = position(f"hand 1: crab to-move: 1 {PILES} deck: only", seats=3, edition=edition)
    assert play(table, "end-turn").to_move == 2


def test_5_7_in_a_void_last_chance_who_emptied_the_deck_ended_it() -> None:
    table = position(f"hand 0: {SEVEN} {PILES} deck: only penguin:pink", seats=3, edition="fr")
    play(table, "last-chance", "take deck", "end-turn")
    assert (end(table), table.ended_by, table.to_move) == ("void", 1, 2)


ALL_MERMAIDS = "mermaid mermaid mermaid mermaid"


def test_8_1_four_mermaids_win_at_once() -> None:
    table = play(position(f"hand 0: {ALL_MERMAIDS} {PILES} scores: 0 39"), "mermaids")
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "four-mermaids", (0, 39))


def test_8_1_all_cards_are_shown_and_none_score() -> None:
    table = position(f"hand 0: {ALL_MERMAIDS} hand 1: crab:black {PILES}")
    held = [table.hand_of(seat) for seat in range(2)]
    play(table, "mermaids")
    assert [table.shown_by(seat) for seat in range(2)] == held


def test_8_1_at_a_real_table_whoever_shows_them_wins() -> None:
    table = position(f"{PILES} to-move: 0")
    table.end_by_shown_mermaids(1)
    assert winners(table) == (1,)


def test_8_1_it_is_a_may() -> None:
    assert "end-turn" in legal(position(f"hand 0: {ALL_MERMAIDS} {PILES}"))


def test_8_1_they_win_in_a_last_turn_too() -> None:
    table = play(position(f"hand 0: {SEVEN} hand 1: {ALL_MERMAIDS} {PILES}"), "last-chance", "take left", "mermaids")
    assert winners(table) == (1,)
    assert table.ended_by == 1  # not whoever had called


@pytest.mark.parametrize(("seats", "target"), [(2, 40), (3, 35), (4, 30)])
def test_8_2_points_to_win(seats: int, target: int) -> None:
    below = " ".join(["0"] * (seats - 1))
    for missing, over in ((7, True), (8, False)):
        table = position(f"hand 0: {SEVEN} {PILES} scores: {target - missing} {below}", seats=seats)
        assert play(table, "stop").is_over is over


def test_8_2_the_highest_score_wins_not_the_first_to_arrive() -> None:
    table = position(f"hand 0: {SEVEN} hand 1: {FOUR} {PILES} scores: 33 39")
    assert winners(play(table, "stop")) == (1,)


# Both reach 44 after a STOP by seat 0: seat 0 gains 7, seat 1 gains 4.
STOP_TIE = f"hand 0: {SEVEN} hand 1: {FOUR} {PILES} scores: 37 40"
# Both reach 44 after a won LAST CHANCE by seat 0, who gains 9; seat 1 gains 2 and took the last turn.
BET_TIE = f"hand 0: {SEVEN} hand 1: {FOUR} {PILES} scores: 35 42"


@pytest.mark.parametrize(("edition", "winner"), [("fr", 0), ("en", 0), ("it", 0), ("de", 0), ("arena", 0)])
def test_8_3_tie_after_stop(edition: str, winner: int) -> None:
    table = position(STOP_TIE, edition=edition, points_to_win=44)
    assert winners(play(table, "stop")) == (winner,)


@pytest.mark.parametrize(("edition", "winner"), [("fr", 0), ("en", 1), ("it", 0), ("de", 0), ("arena", 0)])
def test_8_3_tie_after_last_chance(edition: str, winner: int) -> None:
    table = position(BET_TIE, edition=edition, points_to_win=44)
    assert winners(last_turn(play(table, "last-chance"))) == (winner,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_8_3_what_a_task_says_of_a_tie_is_true_in_every_edition(edition: str) -> None:
    level = next(task for task in TASKS if task.id == "level")
    assert winners(play(position(level.position, edition=edition), "stop")) == (0,)
    assert winners(play(position(level.position, edition=edition), "last-chance", "take left", "end-turn")) == (1,)


def test_8_3_a_tie_rule_that_names_nobody_shares_the_victory() -> None:
    """Seats 1 and 2 tie; seat 0 ended the round and took its last turn."""
    table = position(f"hand 0: {SEVEN} {PILES} scores: 0 40 40", seats=3, edition="fr")
    assert winners(play(table, "stop")) == (1, 2)


def test_8_3_a_tie_rule_that_leaves_several_level_shares_among_them() -> None:
    table = position(f"hand 0: {SEVEN} {PILES} scores: 0 40 40 40", seats=4, edition="de")
    outcome = play(table, "stop").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1, 2, 3), "tie-shared")


def test_9_1_an_edition_decides_ties_the_next_starter_and_an_empty_deck() -> None:
    """The table of rule 9.1 in our rulebook, as it stands there, is what the options hold."""
    meant = {
        "whoever ended the round": TIE_TO_ENDER,
        "whoever took the last turn": TIE_TO_LAST_TURN,
        "most points in the last round": TIE_TO_LAST_ROUND,
        "left of whoever ended": NEXT_AFTER_ENDER,
        "left of whoever took the last turn": NEXT_AFTER_LAST_TURN,
        "void": EMPTY_DECK_VOIDS,
        "played out": EMPTY_DECK_PLAYS_ON,
    }
    rule = read_rulebook(papercove.game("sea-salt-paper").rulebook("en"), "en").find("9.1")
    assert rule is not None
    named, *rows = ([cell.strip() for cell in row[1:]] for row in rule.rows)
    words = Words("en", papercove.game("sea-salt-paper"), "web")
    names = {words.say(f"option-edition-{edition}").lower(): edition for edition in EDITIONS}
    columns = zip(*([meant[cell] for cell in row] for row in rows), strict=True)
    assert dict(zip((names[name.lower()] for name in named), columns, strict=True)) == EDITIONS


def test_9_2_points_can_be_doubled() -> None:
    table = position(f"hand 0: {SEVEN} {PILES} scores: 33 0", doubled=True)
    assert not play(table, "stop").is_over
    assert table.points_to_win == 80


@pytest.mark.parametrize(
    "options", [{"edition": "es"}, {"points_to_win": 4}, {"points_to_win": "many"}, {"doubled": 7}, {"jokers": True}]
)
def test_9_bad_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Unreadable, match="options"):
        papercove.game("sea-salt-paper").start(2, 0, **options)


def test_nothing_more_after_the_end() -> None:
    table = play(position(f"hand 0: {ALL_MERMAIDS} {PILES}"), "mermaids")
    with pytest.raises(Illegal, match="match-over"):
        table.apply(5)


@pytest.mark.parametrize(
    ("rival", "calls", "counted"),
    [
        ("fish", ["stop"], ["cards", "cards"]),
        ("fish", ["last-chance", "take left", "end-turn"], ["both", "bonus"]),
        ("mermaid mermaid shell shell shell shell", ["last-chance", "take left", "end-turn"], ["bonus", "cards"]),
    ],
)
def test_5_4_the_log_says_what_counted(rival: str, calls: list[str], counted: list[str]) -> None:
    seven = "crab:yellow crab:black octopus octopus octopus"
    state = position(f"hand 0: {seven} hand 1: {rival} left: boat right: boat")
    before = state.copy()
    for call in calls:
        before = state.copy()
        play(state, call)
    told = state.game.story(before, state.game.parse_action(before, calls[-1]), state, 0)
    assert [event.args["counted"] for event in told if event.verb == "scored"] == counted


def test_2_1_a_box_that_lacks_some_cards_is_dealt_without_them() -> None:
    """An earlier version may have had fewer cards."""
    box = (1 << len(cards.FACE_OF)) - 1 & ~(1 << 0 | 1 << 7 | 1 << 40)
    state = MatchState()
    state.seats = 2
    state.set_up(box, NUMBERS, 40, *EDITIONS["en"])
    state.deal_with(bytes(32))
    dealt = [*state.deck_cards(), *state.pile_cards(0), *state.pile_cards(1)]
    assert len(dealt) == len(cards.FACE_OF) - 3
    assert sum(1 << card for card in dealt) == box
