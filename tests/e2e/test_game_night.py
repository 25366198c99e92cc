"""A game night of three people with real cards on three phones, from the first name to the podium."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import RealRoom
from tests.e2e.people import PATIENCE, PHONE, Person
from tests.e2e.test_learn import SMALL
from tests.e2e.test_screens import inspect

Come = Callable[..., Person]
OCTOPUSES = ("light blue octopus", "yellow octopus", "light green octopus", "purple octopus")  # 9 points


@pytest.fixture
def own_room(tmp_path: Path) -> Iterator[RealRoom]:
    """A room that the test may kill."""
    opened = RealRoom(tmp_path)
    yield opened
    opened.end()


def button(person: Person, name: str | re.Pattern[str]) -> None:
    person.page.get_by_role("button", name=name).click()


def choose(person: Person, name: str) -> None:
    person.page.get_by_role("radio", name=name, exact=True).click()


def done(person: Person) -> None:
    person.page.locator("[data-done]").click()


def type_points(person: Person, **numbers: int) -> None:
    """Just the numbers of whoever is asked for, and on."""
    if person.page.locator(".way[aria-checked=true]").inner_text() != "Just the points":
        choose(person, "Just the points")
    labels = {"points": "Points on the cards", "bonus": "Colour bonus"}
    for name, value in numbers.items():
        person.page.get_by_label(labels[name]).fill(str(value))
    done(person)


def totals(person: Person, *points: int) -> None:
    """Wait until everybody's points are these."""
    rows = person.page.locator(".standings li b")
    person.wait_until(lambda: [int(text) for text in rows.all_inner_texts()] == list(points))


def enter(person: Person) -> None:
    person.page.locator("[data-enter]").click()


def test_three_people_on_three_phones_from_the_first_name_to_the_podium(
    person: Come, own_room: RealRoom, axe: str
) -> None:
    ada = person(address=own_room.address, screen=PHONE).open("/points/sea-salt-paper")
    ada.page.get_by_label("Name of player 1").fill("Ada")
    ada.page.get_by_label("Name of player 2").fill("Ben")
    button(ada, "One more player")
    ada.page.get_by_label("Name of player 3").fill("Cleo")
    inspect(ada, axe, "night-start")
    button(ada, "Start the score sheet")

    # Round 1: Ada taps her cards, the others have counted by hand.
    enter(ada)
    choose(ada, "STOP")
    inspect(ada, axe, "night-end-of-round")
    choose(ada, "Ada")
    for card in OCTOPUSES:
        button(ada, f"Add {card}")
    ada.page.locator("summary", has_text="9 points").wait_for()
    ada.page.get_by_role("button", name=f"Add {OCTOPUSES[0]}").click(force=True)  # there is one of each
    ada.page.get_by_text("the box holds only 1").wait_for()
    inspect(ada, axe, "night-cards")
    ada.page.reload()  # in the middle of a hand
    ada.page.locator("summary", has_text="9 points").wait_for()
    button(ada, "Next: Ben")
    type_points(ada, points=3)
    type_points(ada, points=5)
    ada.page.locator("dialog").get_by_text("Ada called STOP.").wait_for()
    inspect(ada, axe, "night-round")
    done(ada)
    totals(ada, 9, 3, 5)
    ada.page.reload()
    totals(ada, 9, 3, 5)

    # The others come by the link.
    button(ada, "Share")
    ada.page.get_by_alt_text("QR code").wait_for()
    inspect(ada, axe, "night-share")
    path = "/sheet/" + ada.page.get_by_label("Link to this score sheet").input_value().rpartition("/")[2]
    ada.page.keyboard.press("Escape")
    ben = person(address=own_room.address, screen=PHONE).open(path)
    cleo = person(address=own_room.address, screen=PHONE).open(path)
    totals(ben, 9, 3, 5)

    # Round 2: each enters their own, at the same time; Ben's bet is lost, and what does not count is struck.
    enter(ben)
    choose(ben, "LAST CHANCE")
    choose(ben, "Ben")
    type_points(ben, points=8, bonus=4)
    ben.page.keyboard.press("Escape")
    enter(cleo)
    button(cleo, re.compile("^Cleo"))
    type_points(cleo, points=12, bonus=2)
    cleo.page.keyboard.press("Escape")
    enter(ada)
    for known in ("^Ben.*8", "^Cleo.*12"):  # else she would be asked for theirs
        ada.page.get_by_role("button", name=re.compile(known)).wait_for()
    button(ada, re.compile("^Ada"))
    type_points(ada, points=6)
    ada.page.locator("dialog").get_by_text("Ben called LAST CHANCE and lost the bet!").wait_for()
    ada.page.locator("summary", has_text="Ben").click()
    ada.page.get_by_text("Ben lost the bet: only the colour bonus counts.").wait_for()
    assert ada.page.locator("s", has_text="Counted by hand").first.is_visible()
    done(ada)
    for phone in (ada, ben, cleo):
        totals(phone, 15, 7, 17)

    # An earlier round is mended, taken back again, and the room falls over meanwhile.
    button(cleo, "Round 1: look at it or change it")
    cleo.page.locator("summary", has_text="Ben").click()
    button(cleo, "Change Ben’s entry")
    type_points(cleo, points=4)
    done(cleo)
    totals(ada, 15, 8, 17)
    button(cleo, "Undo")
    totals(ada, 15, 7, 17)
    own_room.end(signal.SIGKILL)
    enter(cleo)
    choose(cleo, "The deck ran out")
    done(cleo)
    cleo.page.get_by_text("The room cannot be reached.").wait_for()
    cleo.page.close()  # the phone is put away: what was entered is kept on it
    own_room.start()
    cleo.page = cleo.context.new_page()
    cleo.open(path)
    for phone in (ada, ben, cleo):
        phone.page.get_by_role("button", name="Round 3: look at it or change it").wait_for()
        totals(phone, 15, 7, 17)

    # Three phones have the form of one hand open: who has entered nothing sees the first entry, who has is asked.
    for phone in (ada, ben, cleo):
        enter(phone)
        button(phone, re.compile("^Ada"))
    choose(ada, "Just the points")
    cleo.page.get_by_label("Points on the cards").fill("21")
    type_points(ben, points=20)
    ben.page.keyboard.press("Escape")
    expect(ada.page.get_by_label("Points on the cards")).to_have_value("20", timeout=1000 * PATIENCE)
    button(ada, "Back")
    ada.page.keyboard.press("Escape")
    cleo.page.get_by_text("Somebody else has entered something different").wait_for()
    button(cleo, "Use my entry")
    done(cleo)
    cleo.page.keyboard.press("Escape")

    # And the last round: 36 points are enough for three.
    enter(ada)
    choose(ada, "STOP")
    choose(ada, "Ada")
    type_points(ada, points=2)
    type_points(ada, points=7)
    done(ada)
    for phone in (ada, ben, cleo):
        phone.page.get_by_role("heading", name="Ada wins with 36 points.").wait_for()
        assert phone.page.locator(".podium li.won").inner_text().split() == ["Ada", "36"]
    inspect(ada, axe, "night-podium")

    # Closed, the link is still read; deleted, it says so, and the others keep theirs.
    button(ada, "More")
    button(ada, "Close the sheet: no more entries")
    ben.page.get_by_text("This sheet is closed").wait_for()
    button(ada, "More")
    button(ada, "Delete for everyone")
    button(ada, "Yes, delete")
    ben.page.get_by_text("This sheet was deleted by whoever opened it.").wait_for()
    late = person(address=own_room.address, screen=PHONE).open(path)
    late.page.get_by_text("There is no score sheet behind this link").wait_for()
    ben.open("/points")
    ben.page.get_by_role("heading", name="Past evenings").wait_for()
    ben.page.get_by_role("link", name=re.compile(r"Ada wins with 36 points\..*Ada 36")).click()
    ben.page.get_by_role("heading", name="Ada wins with 36 points.").wait_for()


# Whether every cell and every card to put there is in sight, none below the foot of the sheet.
ALL_IN_SIGHT = """() => {
  const foot = document.querySelector('dialog .foot').getBoundingClientRect().top
  const things = [...document.querySelectorAll('dialog .cell, dialog .palette .pick')]
  return things.length === 29 && things.every((one) => one.getBoundingClientRect().bottom <= foot + 1)
}"""


# Names that take more than one line.
BROKEN = """() => [...document.querySelectorAll('.person > span:last-child')].filter((name) => {
  const text = document.createRange()
  text.selectNodeContents(name)
  return text.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(name).fontSize)
}).map((name) => name.textContent)"""


def test_on_a_small_phone_the_names_of_who_may_have_called_are_not_broken(person: Come) -> None:
    me = person(screen=SMALL, language="it").open("/points/sea-salt-paper")
    for number, name in enumerate(("Alessandra", "Benedetta"), 1):
        me.page.get_by_label(f"Nome della persona {number}").fill(name)
    button(me, "Apri il foglio dei punti")
    enter(me)
    choose(me, "ALT")
    me.page.locator(".person > span:last-child").nth(1).wait_for()
    assert me.page.evaluate(BROKEN) == []


def test_four_mermaids_are_told_as_the_win_they_are(person: Come) -> None:
    me = person(screen=PHONE).open("/points/sea-salt-paper")
    me.page.get_by_label("Name of player 1").fill("Me")
    me.page.get_by_label("Name of player 2").fill("Ben")
    button(me, "Start the score sheet")
    enter(me)
    choose(me, "STOP")
    choose(me, "Me")
    type_points(me, points=9)
    type_points(me, points=4)
    done(me)
    enter(me)
    choose(me, "STOP")  # a slip: whoever called it is not taken for whoever has the mermaids
    choose(me, "Me")
    button(me, "Back")
    choose(me, "Four mermaids")
    choose(me, "Ben")
    me.page.locator("dialog").get_by_text("Ben wins. Four mermaids win the game outright.").wait_for()
    done(me)
    steps = me.page.locator(".podium li .step").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert me.page.locator(".podium li").all_inner_texts()[steps.index(max(steps))].split() == ["Ben", "4"]
    assert steps[0] != steps[1]


def test_nine_cells_in_nine_taps_for_everybody_at_the_table(person: Come, axe: str) -> None:
    me = person(screen={"width": 360, "height": 640}, language="de").open("/points/sea-salt-paper")
    me.page.get_by_label("Ausgabe").wait_for()  # once the room has told its games
    expect(me.page.get_by_label("Ausgabe")).to_have_value("de")  # the sheet in one's own language
    me.open("/points/paper-world")
    me.page.get_by_label("Name von Person 1").fill("Ada")
    me.page.get_by_label("Name von Person 2").fill("Ben")
    button(me, "Punktezettel anlegen")
    enter(me)
    button(me, re.compile("^Ada"))
    tops = ("gelbe 1", "gelbe 2", "gelbe 3", "blaue 4", "blaue 5", "blaue 3", "grüne 2", "grüne 1", "schwarze 5")
    me.page.wait_for_function(ALL_IN_SIGHT)
    for top in tops:  # a tap each: the marked cell moves on
        me.page.get_by_role("button", name=top, exact=True).click()
    me.page.locator("summary", has_text="19 Punkte").wait_for()
    me.page.get_by_role("button", name="gelbe 4", exact=True).click()  # all nine stand: nothing is replaced unasked
    me.page.get_by_role("status").filter(has_text="Alle Felder haben ihre Karte").wait_for()
    me.page.get_by_role("button", name="Spalte 1, Reihe 1: gelbe 1").wait_for()
    button(me, "Letzte löschen")
    me.page.locator('.cell[aria-pressed="true"]', has_text="9").wait_for()
    me.page.get_by_role("button", name=tops[-1], exact=True).click()
    me.page.get_by_role("radiogroup", name="Ziel 2").get_by_role("radio", name="2").click()
    me.page.get_by_label("Das Scherenplättchen liegt bei dir").check()
    me.page.get_by_label("Karten auf der Hand").select_option("3")
    me.page.locator("summary", has_text="20 Punkte").wait_for()
    inspect(me, axe, "night-landscape")
    done(me)
    me.page.get_by_role("radio", name="Nur Punkte").click()
    me.page.get_by_label("Punkte insgesamt").fill("20")
    done(me)
    me.page.get_by_text("fehlt: Abgeworfene Karten").wait_for()  # a tie: the discards decide
    button(me, re.compile("^Ben"))
    me.page.get_by_label("Abgeworfene Karten").fill("2")
    done(me)
    done(me)
    me.page.get_by_role("heading", name="Ada gewinnt mit 20 Punkten.").wait_for()
    me.page.get_by_text("Gleichstand").first.wait_for()
