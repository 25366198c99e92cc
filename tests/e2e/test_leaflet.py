"""The rules on one illustrated page: touched, looked at in every form, printed on two pages; each game in one visit."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route

from tests.e2e.people import PHONE, Person
from tests.e2e.test_screens import inspect

Come = Callable[..., Person]
PAPERS = {"A4": ("210mm", "297mm"), "letter": ("8.5in", "11in")}
LEAFLET_CAME = "performance.getEntriesByType('resource').some((one) => one.name.includes('/api/leaflet/'))"
PAGE = re.compile(rb"/Type\s*/Page\b")


def printed_pages(me: Person) -> dict[str, int]:
    """How many sheets the page as it is now takes, by the size of the paper; its margins are white."""
    pages = {}
    me.page.emulate_media(media="print")
    assert me.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert not me.page.locator(".leaflet .no-print:visible").count()
    me.page.emulate_media(media="null")
    for name, (width, height) in PAPERS.items():
        pdf = me.page.pdf(width=width, height=height, print_background=True)
        pages[name] = len(PAGE.findall(pdf))
    return pages


def shows(me: Person, where: Locator, *texts: str) -> None:
    me.wait_until(lambda: where.all_inner_texts() == list(texts))


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
@pytest.mark.parametrize("language", ["fr", "de"])  # the longest words
def test_the_aim_is_in_sight_on_a_phone_on_its_side(person: Come, game: str, language: str) -> None:
    me = person(screen={"width": 844, "height": 390}, language=language).open(f"/rules/{game}")
    me.page.locator(".hero .aim").wait_for()
    assert me.page.locator(".hero .aim").evaluate("(one) => one.getBoundingClientRect().bottom") <= 390


def test_sea_salt_and_paper_is_tried_compared_and_printed(person: Come, axe: str) -> None:
    me = person(screen=PHONE, language="de")
    me.open("/rules/sea-salt-paper?edition=it")
    bet = me.page.locator(".board", has=me.page.locator(".ticket"))
    shows(me, bet.locator(".gained"), "7", "4")
    bet.get_by_role("radio", name="LETZTE CHANCE").check(force=True)
    shows(me, bet.locator(".gained"), "9", "2")
    for shell in ("schwarze Muschel", "dunkelblaue Muschel"):
        bet.get_by_role("button", name=shell).click()
    shows(me, bet.locator(".gained"), "2", "8")
    for kind in ("gelbe Krabbe", "gelber Oktopus"):  # by keys, as well as by taps
        bet.get_by_role("button", name=kind).focus()
        me.page.keyboard.press("Space")
    bet.get_by_text("Erst 3 von 7 Punkten").wait_for()
    mermaids = me.page.locator(".mermaids .board")
    shows(me, mermaids.locator(".total"), "7")
    mermaids.get_by_role("button", name="Meerjungfrau").last.click()
    shows(me, mermaids.locator(".total"), "10")
    assert me.page.locator(".said.changed").count() == 0
    me.page.get_by_role("radio", name="französische Regel").check(force=True)
    assert me.page.locator(".said.changed").count() == 2  # a tie, and who starts; an empty deck is the same in both
    shows(me, mermaids.locator(".total"), "6")  # the French sheet has an example of its own
    inspect(me, axe, "leaflet-sea-salt-paper")
    assert printed_pages(me) == {"A4": 2, "letter": 2}
    me.page.get_by_role("link", name="Das Regelheft").click()
    me.page.locator(".rule .mark").first.wait_for()


def test_paper_world_is_tried_compared_and_printed(person: Come, axe: str) -> None:
    me = person(screen=PHONE, language="fr")
    me.open("/rules/paper-world")
    boards = me.page.locator(".board", has=me.page.locator(".hand"))
    greens, jumped = boards.nth(0), boards.nth(1)
    jumped.locator(".hand button").first.wait_for()

    def put(board: Locator, card: str, cell: str) -> None:
        board.locator(".hand").get_by_role("button", name=card).click()
        board.locator(f"[data-anchor$=':{cell}']").last.click()

    for card, cell in (("4 vert", "0,0"), ("5 vert", "0,0"), ("2 vert", "1,0")):
        put(greens, card, cell)
        greens.locator(".hand").get_by_role("button", name=card).wait_for(state="detached")
    greens.get_by_text("Tout est posé").wait_for()
    for card in ("2 jaune", "4 jaune"):
        put(jumped, card, "0,0")
        jumped.locator(".hand").get_by_role("button", name=card).wait_for(state="detached")
    jumped.get_by_role("button", name="1 noir").click()  # pays for the jump
    jumped.locator(".hand").get_by_role("button", name="1 noir").wait_for(state="detached")
    put(jumped, "5 jaune", "0,0")
    jumped.get_by_text("Le saut vous a coûté une carte").wait_for()
    counted = me.page.locator(".board", has=me.page.locator(".sum"))
    shows(me, counted.locator(".total"), "16")
    counted.get_by_role("button", name="4 bleu").first.click()
    shows(me, counted.locator(".total"), "18")
    me.page.get_by_role("radio", name="mode avancé").check(force=True)
    assert me.page.locator(".said.changed").count() == 3
    assert me.page.locator(".all .pattern").count() == 20
    inspect(me, axe, "leaflet-paper-world")
    assert printed_pages(me) == {"A4": 2, "letter": 2}


def test_the_page_waits_until_the_room_has_told_which_edition_goes_with_a_language(person: Come) -> None:
    me = person(language="de")
    held: list[Route] = []
    me.page.route("**/api/room", lambda route: held.append(route))
    me.open("/rules/sea-salt-paper")
    me.wait_until(lambda: held)
    me.wait_until(lambda: me.page.evaluate(LEAFLET_CAME))
    me.page.get_by_role("status").first.wait_for()
    assert not me.page.locator(".which").count(), "no edition is shown before it is known which"
    for route in held:
        route.continue_()
    me.page.locator(".which input:checked").wait_for(state="attached")
    assert me.page.locator(".which input:checked").get_attribute("value") == "de"


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_the_game_aid_is_one_small_card_that_leads_to_the_rules_of_this_table(person: Come, game: str) -> None:
    me = person(screen=PHONE)
    options = {"edition": "fr"} if game == "sea-salt-paper" else {"advanced": True}
    me.open_table(game, ["me", "novice"], **options)
    me.wait_for("choose")
    me.page.keyboard.press("a")
    me.page.locator("dialog .aid li").first.wait_for()
    assert len(me.page.locator("dialog .aid").inner_text().split()) < 200
    me.page.locator("dialog").get_by_role("link", name="The rules in pictures").click()
    me.page.get_by_role("radio", name="your table’s").wait_for()
    ((name, value),) = options.items()
    chosen = me.page.locator(".which input:checked")
    assert chosen.get_attribute("value") == str(value).lower()
    assert chosen.get_attribute("name") == f"leaflet-{name}"
