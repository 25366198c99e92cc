"""Every screen of the client, brought about by play: each function leads a person to one."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.people import Person

Lead = Callable[[Person], None]


def turns(me: Person, count: int) -> None:
    for _ in range(count):
        if me.wait_for("choose", "dialog", "over") == "over":
            return
        me.step()
    me.wait_for("choose", "dialog", "over")


def sea_salt_table(me: Person) -> None:
    me.open_table("sea-salt-paper", ["me", "novice", "novice"], points_to_win=30)
    turns(me, 10)
    if me.situation() == "dialog":
        me.page.keyboard.press("Escape")


def sea_salt_drawn(me: Person) -> None:
    me.open_table("sea-salt-paper", ["me", "novice"])
    turns(me, 4)
    for _ in range(8):
        if me.page.locator(".drawn").count():
            return
        me.wait_for("choose", "dialog")
        if me.situation() == "dialog":
            me.page.keyboard.press("Escape")
        else:
            me.page.locator(".choice").first.click()
        me.page.wait_for_timeout(60)


def last_chance(me: Person) -> None:
    """Play until somebody has called LAST CHANCE."""
    me.open_table("sea-salt-paper", ["me", "casual", "casual", "casual"], points_to_win=100)
    for _ in range(400):
        if me.page.locator(".last-chance").count():
            return
        if not me.step():
            me.page.wait_for_timeout(20)
    raise AssertionError("nobody called LAST CHANCE")


def round_summary(me: Person) -> None:
    me.open_table("sea-salt-paper", ["me", "novice", "novice"], points_to_win=60)
    for _ in range(400):
        if me.page.locator("dialog .players").count():
            return
        if not me.step():
            me.page.wait_for_timeout(20)
    raise AssertionError("no round ended")


def paper_world_start(me: Person) -> None:
    me.open_table("paper-world", ["me", "novice"])
    me.wait_for("choose")


def paper_world_table(me: Person) -> None:
    me.open_table("paper-world", ["me", "novice", "novice"])
    turns(me, 16)


def gathering(me: Person) -> None:
    me.open_table("paper-world", ["me", "open", "novice"])
    me.page.locator(".chairs").wait_for()


def lobby(me: Person) -> None:
    me.open_table("sea-salt-paper", ["me", "open"])
    me.open("/tables")
    me.page.locator("a.entry").first.wait_for()


def new_table(me: Person) -> None:
    me.open("/new")
    me.page.locator("form .chair option").nth(2).wait_for(state="attached")


def panel(key: str, inside: str) -> Lead:
    def lead(me: Person) -> None:
        me.open_table("sea-salt-paper", ["me", "novice"])
        turns(me, 3)
        if me.situation() == "dialog":
            me.page.keyboard.press("Escape")
        me.page.keyboard.press(key)
        me.page.locator(f"dialog[open] {inside}").first.wait_for()

    return lead


def menu(me: Person) -> None:
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.locator(".tools button").last.click()
    me.page.locator("dialog[open]").wait_for()


def link_device(me: Person) -> None:
    me.open("/link/abc")
    me.page.locator("main button").wait_for()


def nothing_here(me: Person) -> None:
    me.open("/nothing/here")
    me.page.locator("main a").wait_for()


SCREENS: dict[str, Lead] = {
    "sea-salt-table": sea_salt_table,
    "sea-salt-drawn": sea_salt_drawn,
    "last-chance": last_chance,
    "round-summary": round_summary,
    "paper-world-start": paper_world_start,
    "paper-world-table": paper_world_table,
    "gathering": gathering,
    "lobby": lobby,
    "new-table": new_table,
    "log": panel("l", ".log"),
    "chat": panel("c", ".said"),
    "invite": panel("i", "img"),
    "settings": panel("s", "select"),
    "menu": menu,
    "link-device": link_device,
    "nothing-here": nothing_here,
}
