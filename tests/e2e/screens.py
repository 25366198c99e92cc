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
        me.answer_dialog()


def sea_salt_drawn(me: Person) -> None:
    me.open_table("sea-salt-paper", ["me", "novice"])
    turns(me, 4)
    me.wait_until(me.page.locator(".drawn").count, playing=True)


def last_chance(me: Person) -> None:
    """Play until a bot has called LAST CHANCE and waits for this person's last turn."""
    me.calls = False
    while not me.page.locator(".last-chance").count():
        me.open_table("sea-salt-paper", ["me", "casual", "casual", "casual"], points_to_win=100)
        me.wait_until(lambda: me.page.locator(".last-chance, .outcome").count(), playing=True)


def round_summary(me: Person) -> None:
    me.open_table("sea-salt-paper", ["me", "novice", "novice"], points_to_win=60)
    me.wait_until(me.page.locator(".counting table").count, playing=True)


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
    me.page.get_by_role("radio", name="Sea Salt & Paper").check(force=True)
    me.page.locator("form .field").nth(2).wait_for()


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
    me.page.get_by_role("button", name="Menu").click()
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
