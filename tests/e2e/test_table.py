"""What a person can do at a table besides playing on."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import Page

from papercove.engine.registry import game
from papercove.games.sea_salt_paper.notation import position
from tests.e2e.people import LAPTOP, PHONE, Person
from tests.e2e.positions import asked_in_a_match, show, turn_to

Come = Callable[..., Person]


LIT = """() => {
  const numbers = (selector, name) => [...document.querySelectorAll(selector)].map((one) => Number(one.dataset[name]))
  return [numbers('[data-choice]', 'choice'), numbers('.choice', 'number')]
}"""


def test_a_thing_is_lit_if_and_only_if_a_choice_names_it(person: Come) -> None:
    me = person(screen=PHONE, seed=42)
    show(me, game("sea-salt-paper").start(2, 42))
    for state in islice(asked_in_a_match("sea-salt-paper", 2, 42), 40):
        turn_to(me, state)
        lit, listed = me.page.evaluate(LIT)
        assert set(lit) <= set(listed)
        # A pile that fans out is fetched when somebody asks for it.
        me.wait_until(lambda: all(re.match("Call|Play", sentence) for sentence in unlit(me)))


def unlit(me: Person) -> list[str]:
    """Choices in words that nothing on the table stands for: calls wait for their ticket, and cards that lie apart are
    played from a card shown large."""
    lit, listed = me.page.evaluate(LIT)
    return [me.page.locator(f".choice[data-number='{one}']").inner_text() for one in set(listed) - set(lit)]


def test_undo_hint_log_rewind_and_chat(person: Come) -> None:
    me = person(seed=43)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.keyboard.press("h")
    advice = me.page.locator(".advice")
    advice.wait_for()
    best = me.page.locator(".choice.advised")
    named = best.locator(".text").inner_text()
    assert advice.locator("b").inner_text().startswith(f"“{named}” gives you a ")  # the best, in words
    assert advice.locator("li").count() >= 1  # and what another choice is worth
    assert re.search(r"\d+%, (just as good|a little worse|clearly worse|much worse)", advice.inner_text())
    me.page.get_by_role("button", name="Draw two cards").first.click()
    me.page.get_by_role("button", name="Keep the").first.click()  # nothing hidden comes to light
    me.page.get_by_role("button", name="Undo").click()
    me.page.get_by_role("log").get_by_text("You undo your last move.").wait_for(state="attached")
    me.page.get_by_role("button", name="Keep the").first.click()
    me.page.keyboard.press("l")
    told = me.page.locator("dialog .log").inner_text()
    assert "You draw" in told
    assert "You undo your last move." in told
    assert "Paper" not in told  # nobody reads their own name
    me.page.locator("dialog ol button").first.click()
    me.page.get_by_text("Looking back").wait_for()
    assert me.page.locator(".choice").count() == 0
    me.page.get_by_role("button", name="Back to the game").click()
    me.wait_for("choose")
    me.page.keyboard.press("c")
    me.page.get_by_role("button", name="Well played!").click()
    me.page.locator(".said").get_by_text("Well played!").wait_for()
    me.page.get_by_role("log").get_by_text("You: Well played!").wait_for(state="attached")
    me.page.keyboard.press("Escape")


def test_every_event_is_spoken(person: Come) -> None:
    me = person(seed=44)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    for _ in range(6):
        me.choose()
        while me.wait_for("choose", "dialog") == "dialog":
            me.answer_dialog()
        spoken = " ".join(me.page.locator("[role=log] p").all_text_contents())
        told = me.page.locator("aside .log li button").all_inner_texts()
        assert all(sentence in spoken for sentence in told[:2])  # newest first; what is older has been said before
        assert "Your turn!" in spoken


def test_a_guest_watches_and_sees_no_hand(person: Come) -> None:
    me = person(seed=45)
    path = me.open_table("sea-salt-paper", ["me", "novice"])
    for _ in range(3):
        me.wait_for("choose", "dialog")
        me.step()
    guest = person(language="fr").open(f"{path}?watch")
    guest.page.locator(".middle").wait_for()
    assert guest.page.locator(".hand").count() == 0
    assert guest.page.locator(".choice").count() == 0


def test_the_language_can_be_changed_in_mid_match(person: Come) -> None:
    me = person(seed=46)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.keyboard.press("s")
    me.page.get_by_label("Language").select_option("de")
    me.page.get_by_role("heading", name="Einstellungen").wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator(".bar strong", has_text="Du bist dran").first.wait_for()
    me.reads_only_words()


def test_a_table_is_made_by_hand_and_found_in_the_room(person: Come) -> None:
    host = person(screen=PHONE).open("/new")
    host.page.get_by_role("radio", name="Paper World").check(force=True)
    host.page.get_by_role("radio", name="3 players").check(force=True)
    host.page.get_by_label("Seat 3").select_option("Nemo · Gentle")
    host.page.get_by_text("Dives for treasure and forgets the time.").wait_for()
    host.page.get_by_label("Seat 2").select_option("Marina · Gentle")
    host.page.get_by_label("Seat 2").select_option("Open seat (for a player)")
    host.page.get_by_role("radio", name="2 players").check(force=True)
    host.page.get_by_label("List this table for everyone in the room").check()
    host.page.get_by_label("choose them yourself").check()
    for name in ("Two 5s", "Nine stacks"):
        host.page.get_by_role("button", name=name).click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("alert").filter(has_text="names no objectives").wait_for()
    host.page.get_by_role("button", name="Three scissors").click()
    with host.page.expect_request("**/api/tables") as asked:
        host.page.get_by_role("button", name="Open the table").click()
    assert (asked.value.post_data_json or {})["options"]["objectives"] == [8, 5, 16]
    host.page.wait_for_url("**/t/*")
    host.page.get_by_role("img", name="QR code").wait_for()
    guest = person(language="it").open("/tables")
    guest.page.locator("a.entry").first.click()
    guest.page.get_by_role("button", name="Siediti qui").first.click()
    for one in (host, guest):
        one.page.locator(".bar").first.wait_for()


def test_nobody_waits_at_a_table_that_is_not_there(person: Come) -> None:
    me = person().open("/t/nosuchtable")
    me.page.get_by_text("This table no longer exists").wait_for()
    me.page.get_by_role("link", name="Tables").click()
    me.page.locator("button.tile", has_text="Sea Salt & Paper").click()
    me.page.wait_for_url("**/t/*")
    assert me.wait_for("choose", "wait")


LARGE = {"width": 1920, "height": 1080}  # there the stage is shown larger than it is laid out
FOUR_CARDS = "hand 0: crab:yellow boat:black shell:grey mermaid left: fish:black right: octopus:grey phase: take"


# Whether the card that is dragged lies over everything at this place.
ON_TOP = """([x, y]) => {
  const card = document.querySelector('.dragged')
  card.style.pointerEvents = 'auto'
  const top = card.contains(document.elementFromPoint(x, y))
  card.style.pointerEvents = ''
  return top
}"""


def drag_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 9, start[1], steps=2)
    lifted = page.locator(".dragged").bounding_box()
    page.mouse.move(*end, steps=8)
    held = page.locator(".dragged").bounding_box()
    assert lifted is not None
    assert held is not None
    assert held["x"] - lifted["x"] == pytest.approx(end[0] - start[0] - 9, abs=4)  # it follows the pointer
    assert page.evaluate(ON_TOP, end)
    page.mouse.up()


def drag_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    wire = page.context.new_cdp_session(page)
    way = [tuple(a + (b - a) * step / 8 for a, b in zip(start, end, strict=True)) for step in range(9)]
    for step, (x, y) in enumerate(way):
        wire.send(
            "Input.dispatchTouchEvent",
            {"type": "touchMove" if step else "touchStart", "touchPoints": [{"x": x, "y": y}]},
        )
    assert page.evaluate(ON_TOP, end)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("screen", "drag"), [(LARGE, drag_by_mouse), (PHONE, drag_by_finger)])
def test_the_hand_can_be_arranged_by_dragging(person: Come, screen: dict[str, int], drag: Callable[..., None]) -> None:
    me = person(screen=screen)
    show(me, position(FOUR_CARDS))
    cards = me.page.locator(".hand li")
    before = [card.get_attribute("data-key") for card in cards.all()]
    start, end = cards.first.bounding_box(), cards.last.bounding_box()
    assert start is not None
    assert end is not None
    drag(me.page, (start["x"] + 20, start["y"] + 40), (end["x"] + 25, end["y"] + 45))
    after = [card.get_attribute("data-key") for card in cards.all()]
    assert sorted(map(str, after)) == sorted(map(str, before))
    assert after[-1] == before[0]


def test_arrow_keys_walk_along_the_hand(person: Come) -> None:
    me = person()
    show(me, position(FOUR_CARDS))
    cards = me.page.locator(".hand li")
    cards.first.locator("button").focus()
    seen = []
    for key in ("ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowRight"):
        me.page.keyboard.press(key)
        seen.append(me.page.evaluate("document.activeElement.closest('li').dataset.key"))
    keys = [card.get_attribute("data-key") for card in cards.all()]
    assert seen == [keys[1], keys[0], keys[-1], keys[0]]


def test_the_turn_is_signalled_in_the_title(person: Come) -> None:
    me = person(seed=48)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    assert me.page.title().startswith("● Your turn!")


def test_what_others_say_is_heard_in_ones_own_language(person: Come) -> None:
    host = person(seed=49)
    guest = person(screen=PHONE, language="de", seed=50)
    guest.sit_down(host.open_table("paper-world", ["me", "open"]))
    host.wait_for("choose", "wait")
    host.page.keyboard.press("c")
    host.page.get_by_role("button", name="Good luck!").click()
    guest.page.locator(".bubble.said").get_by_text("Viel Glück!").wait_for()


PILE = "[data-anchor^='pile:'][data-anchor$=':top'][data-choice]"  # one of which a card can be taken


def test_a_card_explains_itself_on_hover_by_a_long_press_and_by_a_key(person: Come) -> None:
    me = person(seed=51)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    pile = me.page.locator(PILE).first
    large = me.page.locator(".enlarged")
    pile.hover()
    large.locator(".worth").wait_for()
    assert re.search(r"\+\d", large.locator(".worth").inner_text())  # what it would add to mine
    me.page.mouse.move(4, 4)
    large.wait_for(state="detached")
    pile.focus()
    me.page.keyboard.press("v")
    large.locator(".worth").wait_for()
    me.page.keyboard.press("Escape")
    large.wait_for(state="detached")
    thumb = person(screen=PHONE, seed=51)
    thumb.open_table("sea-salt-paper", ["me", "novice"])
    thumb.wait_for("choose")
    held = thumb.page.locator(PILE).first
    held.dispatch_event("pointerdown", {"button": 0, "pointerType": "touch"})
    thumb.page.locator(".enlarged .worth").wait_for()
    held.dispatch_event("pointerup", {"button": 0, "pointerType": "touch"})
    held.dispatch_event("click")  # the finger that held it lets go: that is no choice
    assert thumb.page.locator(".enlarged .worth").is_visible()
    thumb.page.locator(".enlarged").get_by_role("button", name="Close").click()
    held.click()
    thumb.page.locator(".hand li [data-anchor]").first.click()  # one card alone cannot be played, and says why
    thumb.page.locator(".enlarged .why-not a").wait_for()
    thumb.reads_only_words()


# Counts how often a choice that was the only one went away; the test below taps only where there are several.
ALONE = """
window.alone = 0
let before = 0
new MutationObserver(() => {
  const now = document.querySelectorAll('.choice').length
  if (before === 1 && now !== 1) window.alone += 1
  before = now
}).observe(document, { childList: true, subtree: true })
"""


def test_what_has_only_one_way_plays_itself(person: Come) -> None:
    me = person(seed=56, auto=True)
    me.page.add_init_script(ALONE)
    me.open_table("sea-salt-paper", ["me", "novice"], points_to_win=100)
    things = me.page.locator("[data-choice]:not(.ticket, [data-end], :disabled)")

    def played_itself() -> bool:
        now = me.situation()
        if now == "dialog":
            me.answer_dialog()
        elif now == "choose" and me.page.locator(".choice").count() > 1:
            (things.first if things.count() else me.page.locator("[data-end]")).click()
        return bool(me.page.evaluate("window.alone") >= 2)

    me.wait_until(played_itself)


def test_paper_world_shows_what_would_be_taken_and_how_far_an_objective_is(person: Come) -> None:
    me = person(seed=52)
    me.open_table("paper-world", ["me", "novice"])
    piles = me.page.locator(".pile.lit")
    me.wait_until(lambda: piles.count() and me.page.locator("section.land .tile").count(), playing=True)
    piles.first.click()
    for tab in me.page.locator(".tab").all():
        tab.hover()
        told = str(tab.get_attribute("aria-label"))
        cards = re.split(", | and ", told)
        alike = sum(int(times) - 1 for times in re.findall(r"×(\d+)", told))
        assert me.page.locator(".pile.taken").count() == len(cards) + alike
    for objective in me.page.locator(".objective").all():
        objective.click()
        assert me.page.locator("section.land .fits").count() == objective.locator(".asked.filled").count()
        assert len(me.page.locator(".about").inner_text()) > 20  # what it asks for, in words


# How many cards of the hand cannot be seen or tapped without scrolling, and the share of the screen that is left above.
HIDDEN = """() => {
  const cards = [...document.querySelectorAll('[data-anchor="hand"] > :is(li, .card)')]
  const hidden = cards.filter((card) => {
    const box = card.getBoundingClientRect()
    return [.1, .5, .9].some((part) =>
      !card.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part)))
  })
  const tops = cards.map((card) => card.getBoundingClientRect().top)
  return [hidden.length, Math.min(innerHeight, ...tops) / innerHeight]
}"""


@pytest.mark.parametrize(
    ("id", "screen"), [("sea-salt-paper", PHONE), ("paper-world", PHONE), ("sea-salt-paper", LAPTOP)]
)
def test_the_whole_hand_stays_in_reach(person: Come, id: str, screen: dict[str, int]) -> None:
    me = person(screen=screen, language="de")
    show(me, game(id).start(4, 53))
    for state in islice(asked_in_a_match(id, 4, 53), 40):
        turn_to(me, state)
        hidden, above = me.page.evaluate(HIDDEN)
        assert hidden == 0
        assert above > 0.2  # something of the table is always seen too


def test_one_bubble_tells_what_somebody_else_did(person: Come) -> None:
    me = person(screen=PHONE, seed=54)
    me.open_table("sea-salt-paper", ["me", "novice"])
    told: list[str] = []

    def seen() -> list[str]:
        told[:] = me.page.locator(".bubble").all_inner_texts()
        return told

    me.wait_until(seen, playing=True)  # at one glance: on a phone they go when one acts oneself
    assert len(told) == 1
    assert len(told[0]) < 60
    me.page.keyboard.press("l")
    me.page.locator("dialog .recap li, dialog ol button").first.wait_for()
