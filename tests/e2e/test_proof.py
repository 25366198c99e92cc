"""A record file that somebody opens in the browser is checked there, and found to be what `papercove verify` finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from papercove.server.fairness import verify
from papercove.words import Words
from tests.bots.test_analysis import played
from tests.e2e.people import PHONE, Person
from tests.server.quiet import SECRET
from tests.server.test_fairness import finished

Come = Callable[..., Person]
TEXT = finished("sea-salt-paper").table.record().text()
COMMITMENT = verify(TEXT).commitment
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
    "other rules": (TEXT.replace("sea-salt-paper 1", "sea-salt-paper 99"), ""),
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
