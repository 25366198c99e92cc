"""A record file that somebody opens in the browser is checked there, and found to be what `papercove verify` finds."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from papercove.engine.seed import promise_of
from papercove.server.fairness import verify
from papercove.words import Words
from tests.bots.test_analysis import played
from tests.e2e.people import PHONE, Person
from tests.server.quiet import SECRET, nonce_of
from tests.server.rooms import ROOT
from tests.server.test_fairness import finished

Come = Callable[..., Person]
TEXT = finished("sea-salt-paper").table.record().text()
COMMITMENT = verify(TEXT).commitment
OLDER = (ROOT / "tests" / "server" / "older.papercove").read_text("utf-8")
CASES: dict[str, tuple[str, str]] = {
    "whole": (TEXT, ""),
    "the right fingerprint": (TEXT, COMMITMENT),
    "as much of it as a table shows": (TEXT, f"{COMMITMENT[:16]}…"),
    "too little of it": (TEXT, COMMITMENT[:4]),
    "another fingerprint": (TEXT, "0" * 64),
    "another secret": (TEXT.replace(SECRET, "00" * 32), COMMITMENT),
    "other deals": (TEXT.replace(SECRET, "00" * 32), ""),
    "a word too few": (re.sub(r"(seed: .*) \S+\n", r"\1\n", TEXT), ""),
    "a changed move": (TEXT.replace("take deck", "take nothing", 1), ""),
    "cut": (TEXT[: TEXT[:-1].rindex("\n") + 1], ""),
    "plain dice": (played("sea-salt-paper", 4, 40).text(), ""),
    "an unreadable seed": (re.sub(r"seed: .*", "seed: fair", TEXT), ""),
    "other rules": (TEXT.replace("sea-salt-paper 2", "sea-salt-paper 99"), ""),
    "another format": (TEXT.replace("papercove-record: 1", "papercove-record: 9"), ""),
    "another game": (TEXT.replace("game: sea-salt-paper", "game: chess"), ""),
    "other options": (re.sub(r"options: .*", 'options: {"nonsense": 1}', TEXT), ""),
    "too many seats": (re.sub(r"seats: .*", 'seats: ["A","B","C","D","E","F","G"]', TEXT), ""),
}
LONGER = {"as much of it as a table shows": COMMITMENT}  # the terminal wants all digits


def test_the_browser_finds_what_the_terminal_finds(person: Come, tmp_path: Path) -> None:
    me = person(screen=PHONE, language="fr")
    words, file = Words("fr"), tmp_path / "match.papercove"
    for case, (text, typed) in CASES.items():
        found = verify(text, LONGER.get(case, typed) or None)
        file.write_text(text, "utf-8")
        me.open("/replay").page.set_input_files("input[type=file]", file)
        me.page.get_by_label("Empreinte montrée par la table").fill(typed)
        me.page.get_by_role("button", name="Vérifier").click()
        verdict = me.page.locator(".verdict")
        verdict.wait_for()
        if found.fair:
            assert "a redistribué" in me.page.locator("main").inner_text(), case
            assert "fair" in (verdict.get_attribute("class") or ""), case
            assert COMMITMENT in me.page.locator("main").inner_text(), case
        else:
            expected = words.say("verify-not", problem=words.say(f"unproven-{found.problem}"))
            assert verdict.inner_text() == expected, case
        me.reads_only_words()


def test_a_record_that_was_cut_says_so_as_soon_as_it_is_opened(person: Come, tmp_path: Path) -> None:
    me = person(screen=PHONE)
    me.open("/replay")

    def open_record(name: str) -> None:
        file = tmp_path / f"{name}.papercove"
        file.write_text(CASES[name][0], "utf-8")
        me.page.set_input_files("input[type=file]", file)

    told = me.page.get_by_text("The record ends before the game does")
    open_record("whole")
    me.page.locator(".bar input[type=range]").wait_for()
    assert told.count() == 0
    open_record("cut")
    told.wait_for()
    open_record("whole")
    told.wait_for(state="detached")


def check(me: Person, file: Path) -> str:
    """Open a record file, press the button, and read the verdict and its reasons."""
    me.open("/replay").page.set_input_files("input[type=file]", file)
    me.page.get_by_role("button", name="Check it").click()
    me.page.locator(".verdict").wait_for()
    return me.page.get_by_label("Was the shuffle fair?").inner_text()


def test_the_browser_deals_both_games_again_and_notices_a_card_that_the_deal_had_put_elsewhere(
    person: Come, tmp_path: Path
) -> None:
    me = person(screen=PHONE)
    for game, text in (("sea-salt-paper", TEXT), ("paper-world", finished("paper-world").table.record().text())):
        file = tmp_path / f"{game}.papercove"
        file.write_text(text, "utf-8")
        assert "dealt" in check(me, file)
        assert me.page.get_by_text("This browser dealt").count() == 1

    def lie(route: Any) -> None:
        """A room that shows other cards than it had to deal."""
        answer = route.fetch()
        shown = answer.json()
        for step in shown["steps"]:
            for view in step["views"]:
                view["piles"][0]["top"] = "mermaid:white"
        route.fulfill(response=answer, json=shown)

    me.page.route("**/api/replay", lie)
    assert "the cards are not where the deal had put them" in check(me, tmp_path / "sea-salt-paper.papercove")


def test_the_browser_knows_its_own_word_and_says_what_an_older_record_is_worth(person: Come, tmp_path: Path) -> None:
    me = person(screen=PHONE)
    file, older = tmp_path / "match.papercove", tmp_path / "older.papercove"
    file.write_text(TEXT, "utf-8")
    older.write_text(OLDER, "utf-8")
    assert "could have steered" in check(me, older)
    assert "This device added no random word" in check(me, file)
    promises = [promise_of(nonce_of(seat)) for seat in range(2)]
    kept = {"commitment": COMMITMENT, "nonce": nonce_of(0), "seat": 0, "taken": True, "promises": promises}

    def remember(**changes: object) -> None:
        everything = {"matches": {"quiet-table-1": {**kept, **changes}}, "promised": {}, "broken": {}}
        me.page.evaluate("kept => localStorage.setItem('papercove-dice', kept)", json.dumps(everything))

    remember()
    assert "The random word of this device went into the shuffle" in check(me, file)
    remember(nonce=nonce_of(7), promises=[promise_of(nonce_of(7)), promises[1]])
    assert "Your own random word is not among those" in check(me, file)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("nonces", "is missing from the shuffle, or differs from the one it gave"),
        ("promises", "changed what somebody had promised"),
        ("commitment", "changed its secret after the fact"),
    ],
)
def test_the_browser_refuses_a_room_that_goes_back_on_the_dice(person: Come, said: str, told: str) -> None:
    """Between the page and the room somebody changes what is told of the dice."""
    me = person(screen=PHONE)
    other = {"nonces": f"{7:032x}-0", "promises": "0" * 64, "commitment": "0" * 64}[said]

    def forge(message: str | bytes) -> str | bytes:
        frame = json.loads(message)
        table = frame.get("table")
        if table and table.get("nonces"):
            table[said] = other if said == "commitment" else [other, *table[said][1:]]
        return json.dumps(frame)

    def between(page_side: Any) -> None:
        room_side = page_side.connect_to_server()
        page_side.on_message(room_side.send)
        room_side.on_message(lambda message: page_side.send(forge(message)))

    me.page.route_web_socket("**/ws", between)
    me.open(me.open_table("sea-salt-paper", ["me", "novice"]))
    me.page.get_by_text(told).wait_for()
    me.page.get_by_text("your device does not play on").wait_for()
