"""Bad connections and a room that dies: nobody loses anything they have seen."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import RealRoom
from tests.e2e.people import PHONE, Person, play_out
from tests.e2e.wire import Wire

Come = Callable[..., Person]
CUT = ".bar strong, .notice"  # the bar says it, or a notice where something lies over the bar


@pytest.fixture
def wire(room: RealRoom) -> Iterator[Wire]:
    strung = Wire(room.port)
    yield strung
    strung.end()


@pytest.fixture
def mortal_room(tmp_path: Path) -> Iterator[RealRoom]:
    """A room of its own, to be killed."""
    opened = RealRoom(tmp_path)
    yield opened
    opened.end(signal.SIGKILL)


def log_of(person: Person) -> list[str]:
    return person.page.locator("aside ol li").all_inner_texts()


def test_a_cut_connection_comes_back_and_the_match_is_played_out(person: Come, room: RealRoom, wire: Wire) -> None:
    cut_off = person(address=wire.address, seed=11)
    other = person(language="it", seed=12)
    path = cut_off.open_table("sea-salt-paper", ["me", "open", "novice"], points_to_win=8)
    other.sit_down(path)
    for _ in range(6):
        cut_off.step()
        other.step()
    wire.cut()
    cut_off.page.locator(CUT, has_text="Connection lost").filter(visible=True).wait_for()
    for _ in range(6):
        other.step()
        other.page.wait_for_timeout(30)
    wire.mend()
    cut_off.page.locator(CUT, has_text="Connection lost").first.wait_for(state="detached")
    play_out(cut_off, other)
    lines = [len(log_of(one)) for one in (cut_off, other)]
    assert lines[0] == lines[1]


def test_the_room_is_killed_in_mid_turn_and_nothing_shown_is_lost(person: Come, mortal_room: RealRoom) -> None:
    me = person(address=mortal_room.address, seed=21)
    me.open_table("sea-salt-paper", ["me", "novice"], points_to_win=8)
    me.wait_for("choose")
    me.choose()
    me.wait_for("choose")
    hand = me.page.locator(".hand li").all_inner_texts()
    seen = log_of(me)
    mortal_room.end(signal.SIGKILL)
    me.page.locator(CUT, has_text="Connection lost").filter(visible=True).wait_for()
    mortal_room.start()
    me.page.locator(CUT, has_text="Connection lost").first.wait_for(state="detached")
    me.wait_for("choose")
    assert me.page.locator(".hand li").all_inner_texts() == hand
    assert log_of(me)[-len(seen) :] == seen
    play_out(me)


def test_coming_back_on_another_device_by_link(person: Come) -> None:
    first = person(seed=31)
    path = first.open_table("sea-salt-paper", ["me", "novice"])
    first.wait_for("choose")
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Create a link").click()
    link = first.page.locator("dialog input[readonly]").input_value()
    second = person(screen=PHONE, language="de")
    second.open(link.removeprefix(second.address))
    second.page.get_by_role("button", name="Ja, hier weitermachen").click()
    second.page.wait_for_url(f"**{path}")
    second.wait_for("choose")
