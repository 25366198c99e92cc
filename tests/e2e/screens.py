"""Every screen of the client, brought about by play: each function leads a person to one."""

from __future__ import annotations

from collections.abc import Callable

from papercove.games.sea_salt_paper.notation import position
from tests.e2e.ahead import plies, table_ahead
from tests.e2e.people import Person
from tests.e2e.positions import play, show
from tests.e2e.test_count import FOUR, ended
from tests.e2e.test_stage import FULL

Lead = Callable[[Person], None]


def sea_salt_table(me: Person) -> None:
    me.open(table_ahead(me, "sea-salt-paper", ["me", "novice", "novice"], plies(24), points_to_win=30))
    me.wait_for("choose")


def sea_salt_drawn(me: Person) -> None:
    me.open(table_ahead(me, "sea-salt-paper", ["me", "novice"], lambda view: view["ply"] > 8 and bool(view["drawn"])))
    me.page.locator(".drawn").wait_for(state="attached")


def last_chance(me: Person) -> None:
    """A rival has called LAST CHANCE and waits for this person's last turn."""
    show(me, position(f"{FULL} phase: take caller: 2", seats=4))
    me.page.locator(".last-chance").wait_for()


def round_summary(me: Person) -> None:
    state, action = ended(FOUR, 4, "last-chance")
    show(me, state)
    play(me, state, action)
    me.page.locator(".counting table").wait_for()


def paper_world_start(me: Person) -> None:
    me.open_table("paper-world", ["me", "novice"])
    me.wait_for("choose")


def paper_world_table(me: Person) -> None:
    me.open(table_ahead(me, "paper-world", ["me", "novice", "novice"], plies(48)))
    me.wait_for("choose")


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


def open_panel(me: Person, name: str) -> None:
    """A sheet over the table, by its key."""
    key, inside = PANELS[name]
    me.page.keyboard.press(key)
    me.page.locator(f"dialog[open] {inside}").first.wait_for()


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
    "link-device": link_device,
    "nothing-here": nothing_here,
}
PANELS = {
    "log": ("l", ".log"),
    "chat": ("c", ".said"),
    "invite": ("i", "img"),
    "settings": ("s", "select"),
    "menu": ("m", "dl"),
}
