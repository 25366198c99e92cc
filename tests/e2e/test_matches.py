"""Whole matches in a real Chromium against the real room."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.e2e.ahead import Enough, last_turns, may_win, play_ahead
from tests.e2e.people import DESKTOP, PHONE, Person, play_out
from tests.e2e.test_screens import inspect

Come = Callable[..., Person]
WINS = {"fr": r"vous gagnez dans \d+\s% des cas", "it": r"probabilità di vittoria \d+%", "de": r"gewinnst du in \d+\s%"}
SHORT = {"sea-salt-paper": {"points_to_win": 8}, "paper-world": {}}
NEAR_THE_END: dict[str, Enough] = {"sea-salt-paper": may_win, "paper-world": last_turns}


# Together with the matches below, every language plays the beginning and the end of both games; the matches by keyboard
# in test_keys are played in the browser from the first turn to the last.
@pytest.mark.parametrize(("game", "languages"), [("sea-salt-paper", ("en", "fr")), ("paper-world", ("de", "it"))])
def test_two_people_and_a_bot_on_phone_and_desktop(person: Come, game: str, languages: tuple[str, str]) -> None:
    host = person(screen=DESKTOP, language=languages[0], seed=3)
    guest = person(screen=PHONE, language=languages[1], seed=4)
    path = host.open_table(game, ["me", "open", "novice"], **SHORT[game])
    guest.sit_down(path)
    for _ in range(12):
        host.wait_until(lambda: host.step() or guest.step())
    for one in (host, guest):
        one.open("/tables")
    play_ahead(path, host, guest, enough=NEAR_THE_END[game])
    for one in (host, guest):
        one.open(path)
    play_out(host, guest)
    scores = [one.page.locator(".outcome li b").all_inner_texts() for one in (host, guest)]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3
    host.reads_only_words()
    guest.reads_only_words()


@pytest.mark.parametrize(
    ("language", "game", "banner"),
    [
        ("fr", "paper-world", "emporte"),
        ("it", "sea-salt-paper", "vinc"),
        ("de", "sea-salt-paper", "gewinn"),
    ],
)
def test_a_match_in_each_other_language(person: Come, axe: str, language: str, game: str, banner: str) -> None:
    me = person(screen=PHONE, language=language, seed=7)
    me.open_table(game, ["me", "novice"], **SHORT[game])
    assert me.page.locator("html").get_attribute("lang") == language
    me.wait_for("choose")
    me.page.keyboard.press("h")
    me.page.locator(".advice b").filter(has_text=re.compile(WINS[language])).wait_for()
    me.reads_only_words()
    path = me.page.url.removeprefix(me.address)
    me.open("/tables")
    play_ahead(path, me, enough=NEAR_THE_END[game])
    me.open(path)
    play_out(me)
    inspect(me, axe, f"{game}-over")
    assert re.search(banner, me.page.locator(".outcome h2").inner_text(), re.IGNORECASE)


def test_a_newcomer_sees_three_ways_and_whoever_comes_back_goes_on_or_finds_the_room(person: Come, axe: str) -> None:
    me = person(screen=PHONE).open("/")
    page = me.page
    assert page.get_by_role("link", name="Learn by playing").get_attribute("href") == "/learn/sea-salt-paper"
    inspect(me, axe, "first-page")
    page.get_by_role("button", name="Join friends").click()
    page.get_by_label("Paste the link").fill("https://example.org/x y")
    page.get_by_role("button", name="Join friends").click()
    page.get_by_role("alert").filter(has_text="not a table link").wait_for()
    page.get_by_label("Paste the link").fill("ABCDE")
    page.get_by_role("button", name="Join friends").click()
    page.wait_for_url("**/join/ABCDE")
    me.open("/")  # somebody who has been here, with no game on: none is dealt unasked
    page.wait_for_url("**/tables")
    page.locator("button.tile", has_text="Paper World").wait_for()
    page.evaluate("localStorage.clear()")
    me.open("/")
    page.get_by_role("button", name="Sea Salt & Paper").click()
    page.get_by_role("note").wait_for()
    edges = ("note => note.getBoundingClientRect().bottom", "table => table.getBoundingClientRect().top")
    words, table = page.get_by_role("note").evaluate(edges[0]), page.locator(".stage").evaluate(edges[1])
    assert words <= table + 1  # what it speaks of stays in sight
    page.evaluate("localStorage.clear()")
    me.open("/")
    page.get_by_role("button", name="Paper World").click()
    page.wait_for_url("**/t/*")
    me.wait_for("choose")
    page.get_by_role("note", name="Tips").wait_for()
    page.get_by_role("button", name="Menu").click()
    rules = page.locator("dl").inner_text()
    assert "for a first game" in rules
    assert "No limit" in rules
    me.open("/")
    page.wait_for_url("**/t/*")
    me.wait_for("choose")
    page.get_by_role("button", name="Hide these tips").click()
    assert page.get_by_role("note").count() == 0
    me.open("/")
    page.wait_for_url("**/t/*")
    me.wait_for("choose")
    assert page.get_by_role("note").count() == 0


def test_a_rematch_is_dealt_when_both_are_ready(person: Come) -> None:
    host = person(seed=5)
    guest = person(language="it", screen=PHONE, seed=6)
    path = host.make_table("sea-salt-paper", ["me", "open", "casual"], points_to_win=5)
    play_ahead(path, host, guest)
    for one in (host, guest):
        one.open(path).page.locator(".outcome").wait_for()
    result = [one.page.locator(".outcome li b").all_inner_texts() for one in (host, guest)]
    host.page.get_by_role("button", name="Play again").click()
    guest.page.locator(".outcome [role=status]", has_text="vorrebbe giocare ancora").wait_for()
    host.page.locator(".outcome [role=status]", has_text="Waiting for").wait_for()
    assert [one.page.locator(".outcome li b").all_inner_texts() for one in (host, guest)] == result
    host.keep_picture("match-over-asked")
    guest.page.get_by_role("button", name="No, grazie").click()
    host.page.locator(".outcome [role=status]", has_text="not playing again").wait_for()
    guest.page.get_by_role("button", name="Gioca ancora").click()
    host.page.locator(".outcome [role=status]", has_text="would like to play again").wait_for()
    guest.keep_picture("match-over-phone")
    host.page.get_by_role("button", name="Play again").click()
    for one in (host, guest):
        one.wait_for("choose", "wait")
