"""People leave, come back, sit down and stand up; nobody waits for ever for somebody who is gone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.e2e.ahead import play_ahead
from tests.e2e.people import PHONE, Person

Come = Callable[..., Person]


def open_menu(me: Person) -> None:
    me.page.get_by_role("button", name="Menu").first.click()
    me.page.locator("dialog[open] .grid").wait_for()


def play_until_turn_of(other: Person, me: Person) -> None:
    """Play on until the other may choose; a round may end meanwhile."""

    def may_choose() -> bool:
        if other.situation() == "dialog":
            other.answer_dialog()
        return other.situation() == "choose"

    me.wait_until(may_choose, playing=True)


def test_every_panel_opens_from_the_menu(person: Come) -> None:
    me = person(screen=PHONE, seed=81)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    open_menu(me)
    me.page.locator("dialog[open]").get_by_text("Marina · Gentle").wait_for()
    me.page.locator("dialog[open]").get_by_text("Knows the tides better than the rules.").wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator("dialog[open]").wait_for(state="detached")
    for name in ("What happened", "Chat", "Settings", "Invite", "Game aid"):
        open_menu(me)
        me.page.locator("dialog[open]").get_by_role("button", name=name).click()
        me.page.locator("dialog[open] h2").get_by_text(name).first.wait_for()
        me.page.wait_for_timeout(200)  # a sheet that was closed must not take this one with it
        assert me.page.locator("dialog[open]").count() == 1
        me.page.keyboard.press("Escape")
        me.page.locator("dialog[open]").wait_for(state="detached")


def test_whoever_leaves_is_played_for_and_plays_on_after_coming_back(person: Come) -> None:
    host, guest = person(seed=82), person(screen=PHONE, seed=83)
    path = host.open_table("sea-salt-paper", ["me", "open"])
    guest.sit_down(path)
    for _ in range(2):
        guest.wait_for("choose", "wait")
        open_menu(guest)
        guest.page.get_by_role("button", name="Leave the table").click()
        guest.page.get_by_role("link", name="Leave the table").click()  # it asks first
        guest.page.wait_for_url("**/tables")  # away from the table, and not only from its turns
        for _ in range(6):  # more than one turn: somebody plays for the guest
            host.wait_for("choose", "dialog")
            host.step()
        assert not guest.page.title().startswith("●")
        guest.open(path)
        play_until_turn_of(guest, host)


def test_somebody_who_watches_takes_a_bots_seat_and_plays(person: Come) -> None:
    host, watcher = person(seed=84), person(seed=85)
    watcher.open(host.open_table("sea-salt-paper", ["me", "novice"]) + "?watch")
    watcher.page.locator(".stage").wait_for()
    open_menu(watcher)
    watcher.page.get_by_role("button", name="Take over from").click()
    play_until_turn_of(watcher, host)
    assert "watch" not in watcher.page.url


# What the offer of a seat lies over, and what of it leaves the bar.
OFFER_OVER = """() => {
  const offer = document.querySelector('.offer').getBoundingClientRect()
  const bar = document.querySelector('.bar').getBoundingClientRect()
  const meet = (one, from, to) => one[from] < offer[to] && offer[from] < one[to]
  const over = (one) => meet(one, 'left', 'right') && meet(one, 'top', 'bottom')
  const parts = [...document.querySelectorAll('.rival, .plaque, .pile, .objective, .bar .say, .bar .panel')]
  const inside = offer.left >= bar.left - 1 && offer.right <= bar.right + 1 && offer.bottom <= bar.bottom + 1
  const covered = parts.filter((one) => over(one.getBoundingClientRect())).map((one) => one.className)
  return inside ? covered : [...covered, 'outside']
}"""


@pytest.mark.parametrize("bots", [1, 2])
def test_whoever_watches_is_offered_a_bots_seat_at_the_table_itself(person: Come, bots: int) -> None:
    host, watcher = person(seed=76), person(screen=PHONE, language="fr", seed=77)
    watcher.open(host.open_table("paper-world" if bots == 1 else "sea-salt-paper", ["me", *["novice"] * bots]))
    offer = watcher.page.get_by_role("button", name="S’asseoir à cette table")
    offer.wait_for()
    for width, height in ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)):
        watcher.page.set_viewport_size({"width": width, "height": height})
        watcher.page.locator(f".stage[data-size='{width}x{height}']").wait_for()
        assert watcher.page.evaluate(OFFER_OVER) == [], width
    offer.click()
    if bots > 1:
        choices = watcher.page.locator("dialog[open]").get_by_role("button", name=re.compile("Prendre cette place"))
        choices.nth(bots - 1).wait_for()
        named = {str(one.get_attribute("aria-label") or one.inner_text()) for one in choices.all()}
        assert len(named) == bots  # each bot by its own name
        choices.last.click()
    offer.wait_for(state="detached")
    play_until_turn_of(watcher, host)
    assert host.page.get_by_role("button", name="Take a seat").count() == 0  # who plays needs no seat


def test_the_chair_of_somebody_who_went_away_can_be_freed(person: Come) -> None:
    host, guest = person(screen=PHONE, seed=86), person(seed=87)
    guest.sit_down(host.open_table("paper-world", ["me", "open", "open"]))
    stand = guest.page.get_by_role("button", name="Leave seat")
    stand.click()
    stand.wait_for(state="detached")
    guest.page.get_by_role("button", name="Sit here").first.click()
    stand.wait_for()
    guest.page.close()
    free = host.page.get_by_role("button", name="Free this seat")
    free.click()
    free.wait_for(state="detached")
    assert host.page.locator(".chairs select").count() == 2


def test_a_lost_connection_is_marked_beside_the_name_and_not_within_sentences(person: Come) -> None:
    host, guest = person(language="fr", seed=78), person(seed=79)
    guest.sit_down(host.open_table("paper-world", ["me", "open"]))
    play_until_turn_of(guest, host)
    host.page.keyboard.press("l")
    told = host.page.locator("dialog .log li")
    host.wait_until(told.count)
    before = told.all_inner_texts()
    guest.page.close()
    host.page.locator(".rival .gone").get_by_text("hors ligne", exact=True).wait_for(state="attached")
    waiting = host.page.locator(".bar .say")
    waiting.get_by_text(re.compile(r"^\w+ de papier( \d)? est hors ligne\. On attend…$")).wait_for(state="attached")
    assert told.all_inner_texts() == before


def test_a_rematch_waits_for_nobody_who_is_gone(person: Come) -> None:
    host, guest = person(seed=88), person(seed=89)
    path = host.make_table("sea-salt-paper", ["me", "open"], points_to_win=5)
    play_ahead(path, host, guest)
    for one in (host, guest):
        one.open(path).page.locator(".outcome").wait_for()
    guest.page.close()
    host.page.locator(".badge", has_text="offline").first.wait_for(state="attached")
    host.page.get_by_role("button", name="Play again").click()
    host.page.locator(".outcome").wait_for(state="detached")
    host.wait_for("choose")
