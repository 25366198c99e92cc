"""Names, animals, words and marks at the table; games that are never mislaid; the big screen and its short code."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.e2e.people import PHONE, Person

Come = Callable[..., Person]
TALL = {"width": 390, "height": 844}
CARD = "document.querySelector('.hand .slot').getBoundingClientRect().width"


def test_people_have_names_and_animals_and_lose_no_game(person: Come) -> None:
    host, guest = person(seed=91), person(seed=92, screen=PHONE, language="de")
    host.ask("/api/device", {"animal": "owl"})  # whoever has said no name keeps their animal, were it the fox
    path = host.open_table("sea-salt-paper", ["me", "open"])
    guest.open(path)
    guest.page.get_by_label("Dein Name", exact=True).fill("Ines")
    guest.page.locator(".animal", has=guest.page.get_by_label("Papierfuchs")).click()
    guest.page.get_by_role("button", name="Platz nehmen").click()  # what was typed is saved with it
    host.wait_for("choose", "wait")
    plaque = host.page.locator(".plaque")
    plaque.get_by_text("Ines").wait_for()
    plaque.locator("img[src*=avatar-fox]").wait_for()

    guest.page.keyboard.press("c")
    guest.page.get_by_role("button", name="Viel Glück!").click()
    host.page.locator(".bubble.said", has_text="Good luck!").wait_for()
    chat = host.page.get_by_role("button", name="Chat, new")
    chat.click()
    host.page.locator("dialog[open] .said").get_by_text("Good luck!").wait_for()
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Chat", exact=True).wait_for()
    host.page.wait_for_function("() => !history.state?.sheets")  # the step back that closed the sheet is done

    host.open("/")
    host.page.wait_for_url(f"**{path}")  # the first page goes on with it
    host.open("/tables")
    host.page.locator("button.tile", has_text="Paper World").click()
    host.page.get_by_role("link", name=re.compile("Continue Sea Salt")).click()
    host.page.wait_for_url(f"**{path}")
    host.page.locator(".hand").wait_for()
    host.page.keyboard.press("m")
    host.page.get_by_role("button", name="Leave the table").click()
    host.page.get_by_role("button", name="Stay").click()
    assert host.page.get_by_text("A bot plays for you").count() == 0
    assert not host.complaints + guest.complaints


def test_letters_off_a_big_screen_lead_to_its_table_and_phones_there_are_hands(person: Come) -> None:
    host, screen, guest = person(seed=93, screen=TALL), person(seed=94), person(seed=95, screen=PHONE)
    path = host.open_table("sea-salt-paper", ["me", "open"])
    screen.open(f"/screen/{path.rsplit('/', 1)[1]}")
    code = screen.page.locator(".code").inner_text()
    guest.open("/join")
    guest.page.get_by_role("textbox").fill("aeiou")
    guest.page.get_by_role("alert").get_by_text("AEIOU").wait_for()
    guest.page.get_by_role("textbox").fill(code.lower())
    guest.page.wait_for_url(f"**{path}")
    guest.page.get_by_role("button", name="Sit here").click()
    host.wait_for("choose", "wait")
    host.page.locator(".hand .slot").first.wait_for()
    large = host.page.evaluate(CARD)
    screen.context.close()
    host.wait_until(lambda: host.page.evaluate(CARD) < large - 10)  # without the screen the table is all here again
    assert not host.complaints + screen.complaints
