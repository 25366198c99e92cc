"""A room was updated in the middle of a match: a page that misses a file of its own loads itself again and plays on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Route

from tests.e2e.people import Person

Come = Callable[..., Person]

# That a count was shown, even if it was over at the next look.
COUNTED = """new MutationObserver(() => {
  if (document.querySelector('.counting')) sessionStorage.setItem('counted', 'yes')
}).observe(document, { childList: true, subtree: true })"""


def play_on(me: Person, until: Callable[[], object]) -> None:
    """Play on; a page that was loading itself again just then is asked once more."""
    try:
        me.wait_until(until, playing=True)
    except Error as problem:
        if "context was destroyed" not in str(problem):
            raise
        me.wait_until(until, playing=True)


def test_a_page_that_is_out_of_date_comes_again_and_the_match_goes_on(person: Come) -> None:
    me = person(seed=2)
    me.expected += ["Failed to load", "Failed to fetch", "error loading dynamically", "MIME", "preload"]
    missed: list[str] = []

    def gone(route: Route) -> None:
        """As in an updated room: the old file is not there; the page that comes then asks for one that is."""
        if missed:
            route.continue_()
        else:
            missed.append(route.request.url)
            route.fulfill(status=404, body="")

    me.page.add_init_script(COUNTED)
    me.page.route("**/assets/Count-*.js", gone)
    me.open_table("sea-salt-paper", ["me", "novice"], points_to_win=20)
    play_on(me, lambda: me.page.evaluate("sessionStorage.getItem('counted')"))
    assert missed, "nothing was missing"
    me.wait_until(lambda: me.situation() == "over", playing=True)
