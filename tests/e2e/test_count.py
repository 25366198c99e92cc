"""The count of a round as a scene: nothing overlaps or is cut at any size, and nobody moves behind it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from papercove.engine.state import State
from papercove.games.sea_salt_paper.notation import position
from tests.e2e.ahead import may_call, table_ahead
from tests.e2e.chromium import HERE
from tests.e2e.people import PHONE, Person
from tests.e2e.positions import play, show, sizes

Come = Callable[..., Person]
FOUR = (
    "hand 0: shell:light_blue shell:black octopus:purple octopus:light_blue octopus:yellow lighthouse crab:grey "
    "laid 0: fish:yellow fish:dark_blue boat:light_blue boat:dark_blue "
    "hand 1: shell:yellow shell:light_green shell:grey penguin:pink penguin:light_orange crab:black boat:black "
    "laid 1: crab:light_blue crab:yellow "
    "hand 2: sailor:orange sailor:pink octopus:grey mermaid shark:black laid 2: boat:black boat:yellow fish:black "
    "fish:light_green hand 3: octopus:light_green captain crab:dark_blue shell:dark_blue mermaid "
    "laid 3: swimmer:yellow shark:light_blue left: swimmer:black right: shark:purple scores: 12 9 18 6 phase: play"
)
TWO = FOUR.partition("hand 2:")[0] + "left: swimmer:black right: shark:purple scores: 12 9 phase: play"
TEXTS = {2: TWO, 3: FOUR.partition("hand 3:")[0] + "left: swimmer:black scores: 12 9 18 phase: play", 4: FOUR}
LOOK = (HERE / "faults_count.js").read_text("utf-8")


def ended(text: str, seats: int, call: str) -> tuple[State, int]:
    """The position before the action that ends the round, and that action."""
    state = position(text, seats=seats)
    while True:
        choices = state.game.choices(state)
        wanted = [one for one in choices if one.verb == call] or [one for one in choices if one.verb == "end-turn"]
        action = (wanted or [one for one in choices if one.verb == "take-pile"] or choices)[0].id
        after = state.copy()
        after.apply(action)
        if state.game.round_end(state, after) is not None:
            return state, action
        state = after


def begin(me: Person, seats: int, call: str, seat: int | None = 0) -> None:
    """A count that stands at its first beat: time only goes on by taps."""
    state, action = ended(TEXTS[seats], seats, call)
    me.page.clock.install()
    show(me, state, seat)
    me.page.clock.pause_at(me.page.evaluate("Date.now() / 1000 + 5"))
    play(me, state, action, seat)
    me.page.locator(".counting[data-part=call]").wait_for()


def part(me: Person) -> str:
    return me.page.locator(".counting").get_attribute("data-part") or ""


def go_to(me: Person, wanted: str, nth: int = 1) -> None:
    """Tap on until the nth beat of this kind."""
    for _ in range(60):
        nth -= part(me) == wanted
        if nth == 0:
            return
        me.page.keyboard.press("ArrowRight")
    raise AssertionError(f"no {wanted}")


@pytest.mark.parametrize(
    ("seats", "call", "language"),
    [
        (2, "last-chance", "en"),
        (3, "last-chance", "de"),
        (4, "last-chance", "de"),
        (2, "last-chance", "fr"),
        (4, "stop", "fr"),
    ],
)
def test_the_count_has_room_for_everything(person: Come, seats: int, call: str, language: str) -> None:
    me = person(language=language, theme="light" if language == "de" else "dark", speed=2)
    begin(me, seats, call)
    if call == "stop":  # lit paper, as its ticket is
        ribbon = me.page.locator(".ribbon span")
        assert ribbon.evaluate("(one) => getComputedStyle(one).backgroundColor") == "rgb(255, 250, 240)"
    wrong: dict[str, Any] = {}
    for wanted, nth in (("group", 9 if seats == 4 and call != "stop" else 4), ("bonus", 1), ("table", 1)):
        if call == "stop" and wanted != "group":
            continue
        go_to(me, wanted, nth)
        for size in sizes(me):
            if found := me.faults(LOOK):
                wrong[f"{wanted} {size}"] = found
            if wanted == "table" and not me.page.locator("[data-group=count] .caption").is_visible():
                wrong[f"why {size}"] = "nothing says why lines are struck through"
            me.keep_picture(f"count-{seats}-{call}-{wanted}-{language}-{size}")
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_a_count_can_be_skipped_and_the_sums_add_up(person: Come) -> None:
    me = person(screen=PHONE, speed=2)
    begin(me, 2, "last-chance")
    assert me.page.locator(".hand, .choice").count() == 0
    spoken = me.page.locator(".unseen[role=log]")
    assert "bet" not in (spoken.text_content() or "")  # nobody hears the result before it is seen
    me.page.get_by_role("button", name="Skip").click()
    rows = me.page.locator(".counting tbody tr")
    totals = rows.nth(rows.count() - 2).locator("td").all_inner_texts()
    for seat, total in enumerate(totals):
        cells = [rows.nth(row).locator("td").nth(seat) for row in range(rows.count() - 2)]
        numbers = [one for cell in cells for one in cell.locator("span:not([aria-hidden])").all_inner_texts()]
        assert sum(map(int, numbers)) == int(total)
    assert me.page.locator(".counting s").count() > 0
    me.page.locator(".counting [data-group=count]").get_by_text("Others: bonus only.").wait_for()  # and why
    me.page.get_by_role("button", name="Next round").click()
    me.page.locator(".counting").wait_for(state="detached")
    me.page.locator(".meter").wait_for()
    spoken.get_by_text("bet").wait_for(state="attached")


def test_a_count_that_is_only_watched_goes_on_by_itself(person: Come) -> None:
    me = person(speed=2)
    begin(me, 2, "last-chance", seat=None)
    me.page.clock.run_for(60_000)
    me.page.locator(".counting").wait_for(state="detached")
    me.page.locator(".middle").wait_for()


def test_bots_wait_until_everybody_has_seen_the_count(person: Come) -> None:
    host, guest = person(seed=21), person(seed=22)
    path = table_ahead(host, "sea-salt-paper", ["me", "open", "novice"], may_call, guest, points_to_win=40)
    for one in (host, guest):
        one.open(path)
    counts = [one.page.locator(".counting") for one in (host, guest)]

    def both_count() -> bool:
        for one in (host, guest):
            if one.situation() == "choose":
                one.choose()  # and never what the count asks
        return all(count.count() for count in counts)

    host.wait_until(both_count)
    assert host.page.locator(".middle").count() == 0  # the next deal is dealt, and not shown
    guest.page.reload()  # whoever comes back in mid-count is still waited for, and can say that they have seen it
    guest.page.locator(".counting [data-on]").wait_for()
    host.page.locator("[data-on]").click()
    host.page.locator(".counting [role=status]", has_text="Waiting for").wait_for()
    assert host.situation() == "wait"
    guest.page.locator("[data-on]").click()
    for one in (host, guest):
        one.page.locator(".counting").wait_for(state="detached")
        one.page.locator(".middle").wait_for()
