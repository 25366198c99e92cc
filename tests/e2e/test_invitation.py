"""The invitation names the address that others can reach, and copying works on plain http too."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.e2e.people import Person

Come = Callable[..., Person]
NETWORK = "http://192.0.2.7:8765"


def in_a_network(route: Route) -> None:
    """The answer of a room that others reach at another address than its own machine does."""
    answer = route.fetch()
    route.fulfill(response=answer, body=json.dumps({**answer.json(), "address": NETWORK}))


def invited_by(host: Person) -> str:
    host.page.route("**/api/room", in_a_network)
    link = NETWORK + host.open_table("sea-salt-paper", ["me", "novice"])
    host.wait_for("choose")
    host.page.keyboard.press("i")
    expect(host.page.get_by_label("Link to this table")).to_have_value(link)
    return link


def test_the_hosts_own_page_invites_to_the_address_others_reach(person: Come) -> None:
    host = person()
    link = invited_by(host)
    screen = person()
    screen.page.route("**/api/room", in_a_network)
    screen.open(link.removeprefix(NETWORK).replace("/t/", "/screen/"))
    screen.page.get_by_text(NETWORK.removeprefix("http://") + "/join").wait_for()


def test_copying_without_a_clipboard_copies_all_the_same(person: Come) -> None:
    host = person()
    host.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = () => { window.copied = String(getSelection()); return true }"
    )
    link = invited_by(host)
    host.page.get_by_role("button", name="Copy").click()
    host.page.get_by_role("button", name="Copied").wait_for()
    assert host.page.evaluate("window.copied") == link


def test_where_nothing_can_be_copied_the_link_is_selected_and_says_so(person: Come) -> None:
    host = person()
    host.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false"
    )
    link = invited_by(host)
    host.page.get_by_role("button", name="Copy").click()
    host.page.get_by_text("The link is selected").wait_for()
    assert host.page.evaluate("String(getSelection())") == link
