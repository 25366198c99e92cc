"""Order in the room: a player mutes another, the host mutes and sends away, the keeper has a desk on a phone."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.conftest import RealRoom
from tests.e2e.people import PHONE, Person

Come = Callable[..., Person]


def test_people_are_muted_and_sent_away_and_the_keeper_sees_it(person: Come, room: RealRoom) -> None:
    host, guest = person(seed=93), person(seed=94, language="de")
    path = host.open_table("sea-salt-paper", ["me", "open"])
    guest.open(path)
    guest.page.get_by_role("button", name="Platz nehmen").click()
    host.wait_for("choose", "wait")
    guest.page.keyboard.press("c")
    host.page.keyboard.press("c")
    said = host.page.locator("dialog[open] .said")

    host.page.get_by_role("button", name="Mute for me").click()
    guest.page.get_by_role("button", name="Viel Glück!").click()
    guest.page.locator("dialog[open] .said").get_by_text("Viel Glück!").wait_for()
    host.page.get_by_role("button", name="Show again").click()
    guest.page.get_by_role("button", name="Danke").click()
    said.get_by_text("Thank").wait_for()
    assert said.get_by_text("Good luck!").count() == 0

    host.page.get_by_role("button", name="Mute for everybody").click()
    host.page.get_by_role("button", name="Let them speak again").wait_for()
    guest.page.get_by_role("button", name="Hallo").click()
    guest.page.get_by_text("hat dich stummgeschaltet").first.wait_for()

    keeper = person(seed=95, screen=PHONE, language="fr")
    here = host.page.locator("dialog[open] .people li")
    assert here.count() == 1
    keeper.open(path)  # only to watch, and without a word
    here.nth(1).wait_for()
    host.keep_picture("people")
    assert guest.page.locator("dialog[open] .people li").count() == 1, "who watches is the host's business"
    keeper.open(f"/keeper#{(room.folder / 'room.keeper').read_text()}")
    table = keeper.page.locator("article", has_text=path.removeprefix("/t/"))
    table.get_by_text("127.0.0.1").first.wait_for()
    assert not keeper.page.url.partition("#")[2], "nobody reads the key off the screen"
    assert keeper.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    here.nth(1).wait_for(state="detached")
    host.page.get_by_role("button", name="Remove").click()
    host.page.get_by_role("button", name="Let back in").wait_for()
    table.get_by_role("button", name="Fermer la table").click()
    keeper.page.get_by_text("C’est fait.").wait_for()
    closed = keeper.page.get_by_text(f"table {path.removeprefix('/t/')}")
    closed.wait_for()
    keeper.page.locator("li", has=closed).get_by_role("button", name="Annuler").click()
    closed.wait_for(state="detached")
    keeper.open("/keeper#wrong")
    keeper.page.get_by_text("Ce n’est pas la clé de cette salle.").wait_for()
    keeper.page.get_by_label("Clé").wait_for()
