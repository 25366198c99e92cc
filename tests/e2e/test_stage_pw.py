"""Paper World's table at every size, in the fullest positions: nothing overlaps, scrolls or is cut."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from papercove.engine.state import State
from papercove.games.paper_world.notation import position
from papercove.server import wire
from tests.e2e.chromium import HERE
from tests.e2e.people import Person
from tests.e2e.positions import SIZES, played_out, show, sizes, turn_to

Come = Callable[..., Person]
FAULTS = (HERE / "faults_pw.js").read_text("utf-8")

TABLE = "piles Y4(5) K2s(7) G5(4) B3s(8) Y1(6) / objectives 1 14 16"
FIVE = "land G1@0,0 Y1.2.3@1,0 G1.2.3@0,1 B1.2s@1,1 K1@1,2 hand G2,G1s,G3s,G4,Y2,Y4s,B3,K2,K5 discards K1,Y1"
NINE = (
    "land G1@0,0 Y1.2.3@1,0 G1.2.3@0,1 B1.2s@1,1 K1@1,2 K1.2.3.4.5@-1,0 Y1@-1,1 B1@0,2 G1.2@-1,2 "
    "hand G1s,G3s,G4,Y2,Y2,Y4s,B1,B3,B3s,K2,K2,K5,G2,Y1 discards K1,Y1 tokens 1:2"
)
OTHERS = (
    "1: land B1.2.3@0,0 B1@1,0 G1.2@2,0 Y1.2.4s@0,1* K1.2.3@1,1 K1.2.3.4.5@0,2 B1@1,2 G1@2,1 Y1@2,2 "
    "hand Y2,G1,B2,B4,K1,K1,B1,B1,G2 discards K1,B1,Y1 tokens 16:2",
    "2: land Y1.2@0,0 Y1.3s@1,0 G1.2.3.5@1,1 B1@2,1 hand Y1,B2,K4 discards K1",
    "3: land K1.2.4@0,0 K1.2@1,0 G1@0,1 B1.2.3.5@1,1 Y1@2,1 G1.2.3@1,2 hand G2,G2,Y3,B1,B1,K2 discards K1,B1,Y1,G1",
)


def reached(mine: str, seats: int, phase: str = "turn", *steps: str) -> State:
    """A position with me at the near side, and what I do from there."""
    state = position(f"to-move 0 {phase} / {TABLE} / 0: {mine} / {' / '.join(OTHERS[: seats - 1])}")
    for step in steps:
        state.apply(state.game.parse_action(state, step))
    return state


# Where the green 2 does not go: a corner, on the black 1, and on the blue 2.
NOT_THERE = {"cell G2 -1,2": "5.2", "cell G2 1,2": "5.4", "cell G2 1,1": "5.4"}


def no_tap(me: Person) -> None:
    """The position as it is."""


def tap(anchor: str) -> Callable[[Person], None]:
    def lead(me: Person) -> None:
        me.page.locator(f'[data-anchor="{anchor}"]').first.dispatch_event("click")

    return lead


SCENES: dict[str, tuple[Callable[[], State], Callable[[Person], None]]] = {
    "two": (lambda: reached(FIVE, 2), no_tap),
    "three": (lambda: reached(FIVE, 3), no_tap),
    "four": (lambda: reached(NINE.replace(",G2,Y1 ", " ").replace(",K2,K2", ""), 4), no_tap),
    "place": (lambda: reached(FIVE, 2), tap("hand:G2")),
    "place-on-the-ground": (lambda: reached(FIVE, 2), tap("hand:G1s")),
    "place-of-four": (lambda: reached(FIVE, 4), tap("hand:G2")),
    "take": (lambda: reached(FIVE, 4), tap("pile:0")),
    "pay": (lambda: reached(FIVE, 2, "turn", "place green", "card g2", "at 2,0"), no_tap),
    "scissors": (lambda: reached(FIVE, 4, "turn", "place green", "card g1s", "at 0,2"), no_tap),
    "more": (lambda: reached(FIVE, 2, "turn", "place green", "card g2", "at 0,0"), no_tap),
    "discard": (lambda: reached(NINE, 4, "discard"), tap("hand:G1s")),
}


# Whoever holds too many cards does not read how many, or the score.
UNTOLD = """() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const told = (parts) => [...document.querySelectorAll(parts)].filter(seen).map((one) => one.textContent).join(' ')
  const [many, score] = [told('.much'), told('div.score, .bar .score')]
  const enough = innerWidth === 844 || /14.*9/.test(many)  // there the bar says it
  return { many: enough ? '' : `[${many}]`, score: /\\d/.test(score) ? '' : `[${score}]` }
}"""


def faults(me: Person) -> dict[str, Any]:
    """Everything that is wrong with the table as it is now."""
    return me.faults(FAULTS)


# English and German everywhere; French and Italian where their longest words stand.
LONGEST = ["four", "take", "pay", "discard"]
LOOKED_AT = {"en": [*SCENES], "de": [*SCENES], "fr": LONGEST, "it": LONGEST}


@pytest.mark.parametrize("language", LOOKED_AT)
def test_paper_world_has_room_for_everything(person: Come, language: str) -> None:
    wrong: dict[str, Any] = {}
    me = person(language=language, theme="light" if language == "fr" else "dark")
    show(me, reached(FIVE, 2), undo=True)
    for name in LOOKED_AT[language]:
        state, lead = SCENES[name]
        me.page.keyboard.press("Escape")  # puts down what was held
        turn_to(me, state(), undo=True)
        lead(me)
        for size in sizes(me):
            if found := faults(me) | (me.faults(UNTOLD) if name == "discard" else {}):
                wrong[f"{name} {size}"] = found
            me.keep_picture(f"stage-pw-{name}-{language}-{size}")
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_nothing_moves_when_a_card_is_lifted_or_a_choice_comes(person: Come) -> None:
    """The same table while one may choose, holds a card, and while somebody else may choose."""
    boxes = """() => [...document.querySelectorAll(
        '.rival, .pile, .objective, section.land .cell, .hand > .card:not(.pick), .bar, .score')]
      .map((one) => [one.dataset.anchor ?? one.classList[0], ...['x', 'y', 'width', 'height']
        .map((side) => Math.round(one.getBoundingClientRect()[side]))].join(' '))
      .filter((one) => !one.includes('G2'))"""
    me = person()
    mine, others = (position(f"to-move {turn} turn / {TABLE} / 0: {FIVE} / {' / '.join(OTHERS)}") for turn in (0, 1))
    show(me, mine)
    for size in sizes(me):
        turn_to(me, mine)
        seen = [me.page.evaluate(boxes)]
        me.page.locator('[data-anchor="hand:G2"]').dispatch_event("click")
        assert me.page.locator("section.land .place").count() == 7
        seen.append(me.page.evaluate(boxes))
        me.page.keyboard.press("Escape")
        turn_to(me, others)
        seen.append(me.page.evaluate(boxes))
        anchors = [{line for line in one if not line.startswith("cell")} for one in seen]
        assert anchors[0] == anchors[1] == anchors[2], size


def test_places_are_lit_with_their_price_and_said_in_full(person: Come) -> None:
    me = person()
    state = reached(FIVE, 2)
    show(me, state)
    me.page.locator('[data-anchor="hand:G2"]').click()
    places = me.page.locator("section.land .place")
    told = [str(one.get_attribute("aria-label")) for one in places.all()]
    assert "Place the green 2: On the green 1 (column 1, row 1)" in told
    assert "Place the green 2: Jump: new stack (new column on the left, row 1), for 1 card" in told
    prices = me.page.locator("section.land .price").all_inner_texts()
    told_short = ["−1", "−1 card"]  # in half a cell a card is drawn
    assert [price.strip() for price in prices if price.strip() not in told_short] == ["free"]
    assert len(prices) == 7
    # What is not lit answers, and the card stays lifted.
    answers = msgspec.json.encode(wire.NotNow(state.game.forbidden(state)))
    me.page.route("**/api/tables/stage/not-now", lambda route: route.fulfill(body=answers))
    said = me.page.get_by_role("alert")
    for thing, rule in NOT_THERE.items():
        me.page.locator(f'[data-about="{thing}"]').dispatch_event("click")
        said.locator(f"a[href='/rules/paper-world#{rule}']").wait_for()
        assert places.count() == 7
    assert "A stack has one colour and grows from 1 to 5: the green 2 does not go on this 2." in said.inner_text()
    me.page.keyboard.press("Escape")
    assert places.count() == 0


def others_than_announced(me: Person) -> list[int]:
    """After a card was placed: the bright cards of the hand that what was announced does not allow."""
    legal = me.page.locator(".choice").all_inner_texts()
    labels = [str(card.get_attribute("aria-label")) for card in me.page.locator(".hand > .card.lit").all()]
    return [i for i, label in enumerate(labels) if not any(label in text for text in legal)]


def place_one(me: Person) -> None:
    """Take until the hand is worth choosing from, then place its first card that may be placed."""
    page, hand = me.page, me.page.locator(".hand > .card.lit")
    if page.locator(".starts .thing").count():
        page.locator(".starts .thing").first.click()
    elif page.locator(".tab").count():
        page.locator(".tab").first.click()
    elif page.locator(".offer").count():
        page.keyboard.press("Escape")
    elif page.locator("section.land .place").count():
        page.locator("section.land .place").first.click()
    elif page.locator(".hand > .card.costs").count():
        page.locator(".hand > .card.costs, [data-end]:not(:disabled)").last.click()
    elif hand.count() > 4 or not page.locator(".pile.lit").count():
        hand.first.click()
    else:
        page.locator(".pile.lit").first.click()


def test_the_second_card_says_what_was_announced(person: Come) -> None:
    """By colour or by value is never asked: whichever the first card was announced by, the second one settles it."""
    me = person(seed=5, auto=False)
    me.open_table("paper-world", ["me", "novice"])
    found: list[int] = []

    def differs() -> list[int]:
        now = me.situation()
        if now == "over":  # no second card ever differed
            me.open_table("paper-world", ["me", "novice"])
        elif now == "choose" and not me.page.locator("[data-end]:not(:disabled)").count():
            place_one(me)
        elif now == "choose":
            found[:] = others_than_announced(me)
            if not found:
                me.page.locator("[data-end]").click()
        return found

    me.wait_until(differs)
    me.page.locator(".hand > .card.lit").nth(found[0]).click()
    me.page.locator("section.land .shut").first.click(force=True)  # what is not lit says which rule forbids it
    me.page.get_by_role("alert").locator("a[href^='/rules/paper-world#']").wait_for()
    me.page.get_by_role("alert").get_by_role("button").last.click()
    me.page.locator("section.land .place").first.click()
    me.wait_until(lambda: me.situation() == "choose" and not me.page.locator(".hand > .card.pick").count())
    assert not me.page.locator(".notice").count()
    me.page.keyboard.press("l")
    placed = me.page.locator("dialog").inner_text()
    assert "You place" in placed


# Whatever of the count of the landscapes leaves the screen or lies over something else of it.
ASKEW = """() => {
  const finale = document.querySelector('.finale')
  const parts = [...finale.querySelectorAll('h2, .land, .who, .line, [data-group] button')]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const out = boxes.filter((one) => one.left < 0 || one.top < 0 || one.right > innerWidth || one.bottom > innerHeight)
  const meet = (one, two) =>
    one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1
  const over = boxes.filter((one, i) => boxes.some((two, j) => i < j && meet(one, two)))
  return [out.length, over.length]
}"""


def finished(seats: int, seed: int) -> State:
    return played_out("paper-world", seats, seed)[0]


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (4, 2)])
def test_the_landscapes_are_counted_before_the_end_page(person: Come, seats: int, seed: int) -> None:
    me = person(language="de")
    state = finished(seats, seed)
    show(me, state)
    save = me.page.locator(".finale .save")
    save.nth(seats - 1).wait_for()
    assert save.count() == seats, "every landscape can be kept"
    assert me.page.locator(".outcome").count() == 0, "nothing lies below the count"
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.wait_until(lambda: me.page.evaluate(ASKEW) == [0, 0])
    with me.page.expect_download() as kept:
        save.first.click()
    assert kept.value.suggested_filename == "paper-world.png"
    me.page.get_by_role("button", name="Zum Ergebnis").click()
    me.page.locator(".outcome").wait_for()
    assert me.page.locator(".finale").count() == 0
    assert state.outcome is not None
    assert 0 not in state.outcome.winners
    assert me.page.locator(".scraps").count() == 0, "whoever lost is not celebrated"
    me.page.get_by_role("button", name="Landschaften").click()
    save.first.wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator(".outcome").wait_for()
    assert not me.complaints


@pytest.mark.parametrize("way", ["keys", "taps"])
def test_a_finished_landscape_opens_to_the_width_of_the_page(person: Come, way: str) -> None:
    """By a tap or by keys; Escape or another tap closes it, and the focus is where it was."""
    me = person(language="de", screen={"width": 390, "height": 844})
    show(me, finished(4, 2))
    looks = me.page.locator(".finale .look")
    looks.nth(3).wait_for()
    large = me.page.locator("dialog[open] .land")
    if way == "keys":
        looks.nth(2).focus()
        me.page.keyboard.press("Enter")
    else:
        looks.nth(2).click()
    large.wait_for()
    box = large.bounding_box()
    assert box
    assert box["width"] >= 330, "as wide as the page but for the sheet's edges"
    assert large.locator(".tile").first.bounding_box()["width"] >= 100  # type: ignore[index]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 844
    if way == "keys":
        me.page.keyboard.press("Escape")
    else:
        large.click()
    large.wait_for(state="detached")
    assert me.page.locator(".finale").count() == 1, "the count stays behind it"
    assert looks.nth(2).evaluate("one => one === document.activeElement")
    me.page.keyboard.press("Escape")
    me.page.locator(".outcome").wait_for()


def signed(text: str) -> int:
    """A figure as it is printed: a sign, perhaps a picture, the number, perhaps its words."""
    sign = -1 if "−" in text else 1
    return sign * int("".join(one for one in text if one.isdigit()))


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (4, 2)])
def test_the_parts_of_the_final_sums_add_up(person: Come, seats: int, seed: int) -> None:
    """What stands below each landscape is the sum above it, which is the score."""
    me = person(language="de")
    state = finished(seats, seed)
    show(me, state)
    me.page.locator(".finale .save").nth(seats - 1).wait_for()
    lines = 0
    for size in ((360, 640), (844, 390), (1440, 900)):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        for seat, player in enumerate(me.page.locator(".finale .player").all()):
            parts = [signed(text) for text in player.locator(".part").all_inner_texts()]
            assert sum(parts) == signed(player.locator(".points").inner_text()) == state.score(seat)
            lines += len(parts)
    assert lines > 3 * 3 * seats, "more than stars, hand and one other line was counted"


# Whatever of the page is scrolled once everything that can be tapped has been brought into view, as keys bring it.
SCROLLED = """() => {
  for (const one of document.querySelectorAll('.stage button')) one.scrollIntoView()
  const all = [document.scrollingElement, ...document.querySelectorAll('main, main *:not(dialog *)')]
  const moved = all.filter((one) => one.scrollLeft || one.scrollTop)
  return { moved: moved.map((one) => `${one.tagName} ${one.className} ${one.scrollLeft} ${one.scrollTop}`) }
}"""


def test_a_table_is_never_scrolled_by_keys(person: Come) -> None:
    """Half cells reach beyond the window, words beyond a rail: going to them moves nothing."""
    me = person(language="fr")
    show(me, reached(FIVE, 2), undo=True)
    me.page.locator('[data-anchor="hand:G2"]').dispatch_event("click")
    moved = {size: found for size in sizes(me) if (found := me.faults(SCROLLED))}
    assert not moved
