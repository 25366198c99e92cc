"""A game of another package, without a face of its own: the plain table, and rules shown as it declares them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import RealRoom
from tests.e2e.people import PHONE, Person, play_out

PACKAGES = Path(__file__).parents[1] / "server" / "packages"


@pytest.fixture
def wider_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RealRoom]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(PACKAGES), os.environ.get("PYTHONPATH", "")]))
    opened = RealRoom(tmp_path)
    yield opened
    opened.end()


def test_a_third_game_is_played_at_the_plain_table(person: Callable[..., Person], wider_room: RealRoom) -> None:
    me = person(address=wider_room.address, screen=PHONE, seed=61)
    me.open_table("minnows", ["me", "novice"], rounds=1)
    me.page.locator(".notation").wait_for()
    assert me.page.locator("h1").first.text_content() == "minnows"
    play_out(me)
    assert me.page.locator(".outcome li").count() == 2
    me.open("/rules/minnows")  # its page is made of what it declares
    me.page.get_by_role("heading", name="Lanes").wait_for()
    me.page.keyboard.press("a")
    me.page.locator("dialog").get_by_text("Play a card into one of your lanes.").wait_for()
