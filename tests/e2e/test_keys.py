"""Playing by keys: the focus is always where one goes on, and is taken from nobody who is busy elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.people import DESKTOP, PHONE, Person

Come = Callable[..., Person]
FOCUS = """() => {
  const active = document.activeElement
  if (!active || active === document.body) return 'nowhere'
  if (active.closest('dialog')) return 'dialog'
  if (active.matches('[data-rest]')) return 'rest'
  if (active.matches('main [data-group] button:not(:disabled, [aria-disabled=true])')) return 'choice'
  return active.outerHTML.slice(0, 120)
}"""


def focus(me: Person) -> str:
    return str(me.page.evaluate(FOCUS))


def walk_to(me: Person, key: str, what: str) -> None:
    """Press a key until the focus is on something."""
    for _ in range(60):
        if me.page.evaluate(f"document.activeElement.matches('{what}')"):
            return
        me.page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {what}")


def press_on(me: Person) -> None:
    """One step by arrows and Enter alone, from where the focus is; only within a sheet Tab walks too."""
    keys = me.page.keyboard
    if me.situation() == "choose":
        me.wait_until(lambda: focus(me) == "choice" or me.situation() != "choose")
        if me.situation() != "choose":
            return
        if me.page.locator(".choice.bold").count():
            if not me.page.evaluate("document.activeElement.matches('.choice')"):
                keys.press("1")
            walk_to(me, "ArrowRight", ".choice.bold")
        else:
            for _ in range(me.dice.randrange(3)):
                keys.press(me.dice.choice(("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End")))
            if focus(me) != "choice":
                walk_to(me, "ArrowRight", "button:not(:disabled, [aria-disabled=true])")
        keys.press("Enter")
    elif me.situation() == "dialog":
        if me.page.locator("dialog[open] :is(.bold, ol button)").count():
            walk_to(me, "Tab", "dialog .bold, dialog ol button")
            keys.press("Enter")
        elif me.page.locator(".counting").count():
            keys.press("Enter")
        else:
            keys.press("Escape")


@pytest.mark.parametrize(("game", "screen"), [("sea-salt-paper", DESKTOP), ("paper-world", PHONE)])
def test_a_whole_match_without_looking_for_the_focus(person: Come, game: str, screen: dict[str, int]) -> None:
    me = person(seed=31, screen=screen)
    me.open_table(game, ["me", "novice"], **({"points_to_win": 8} if game == "sea-salt-paper" else {}))
    me.wait_for("choose")
    me.page.keyboard.press("1")

    def over() -> bool:
        press_on(me)
        return me.situation() == "over"

    me.wait_until(over)
    me.page.keyboard.press("Escape")  # closes the counting of the landscapes
    me.wait_until(lambda: focus(me) == "rest")  # on the result


def my_turn_comes_and_goes(me: Person, other: Person) -> None:
    """Play by keys until it is the other's turn."""
    me.wait_for("choose")
    me.page.keyboard.press("1")

    def passed() -> bool:
        if other.situation() == "choose":
            return True
        press_on(me)
        return False

    me.wait_until(passed)


def two_people(person: Come) -> tuple[Person, Person]:
    me, other = person(seed=32), person(seed=33)
    other.sit_down(me.open_table("paper-world", ["me", "open"]))
    me.wait_until(lambda: "choose" in (me.situation(), other.situation()))
    other.wait_until(lambda: me.situation() == "choose", playing=True)
    return me, other


def test_the_focus_rests_while_others_play_and_comes_back_with_the_turn(person: Come) -> None:
    me, other = two_people(person)
    my_turn_comes_and_goes(me, other)
    me.wait_until(lambda: focus(me) == "rest")
    other.wait_until(lambda: me.situation() == "choose", playing=True)
    me.wait_until(lambda: focus(me) == "choice")


def test_a_sheet_that_is_open_keeps_the_focus(person: Come) -> None:
    me, other = two_people(person)
    my_turn_comes_and_goes(me, other)
    me.page.keyboard.press("c")
    me.page.locator("dialog[open]").wait_for()
    walk_to(me, "Tab", "dialog .row button:nth-child(3)")
    other.wait_until(lambda: me.page.title().startswith("●"), playing=True)
    assert me.page.evaluate("document.activeElement.textContent") == "Well played!"
    me.page.keyboard.press("Escape")
    me.wait_until(lambda: focus(me) == "choice")


def test_whoever_walked_elsewhere_stays_there(person: Come) -> None:
    me, other = two_people(person)
    my_turn_comes_and_goes(me, other)
    walk_to(me, "Tab", ".objective, .corner button, .bar .button")
    here = me.page.evaluate("document.activeElement.textContent")
    other.wait_until(lambda: me.situation() == "choose", playing=True)
    assert me.page.evaluate("document.activeElement.textContent") == here


def test_a_pointer_moves_no_focus(person: Come) -> None:
    me = person(seed=34)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.locator(".middle [data-choice]").first.click()  # draws two cards
    me.page.locator(".drawn").wait_for(state="attached")
    me.wait_for("choose")
    assert focus(me) == "nowhere"


def test_the_next_card_of_the_middle_follows_the_deck(person: Come) -> None:
    me = person(seed=35)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.locator(".middle [data-choice]").first.focus()
    me.page.keyboard.press("Enter")
    me.wait_until(lambda: me.page.evaluate("document.activeElement.matches('.drawn button')"))


def test_a_pile_that_is_fanned_out_begins_at_its_first_card(person: Come) -> None:
    me = person(seed=37)
    me.calls = False
    cards = me.page.locator(".look [data-choice]")
    pairs = me.page.locator(".clip:not(:disabled)")

    def looking() -> bool:
        now = me.situation()
        if now == "choose" and pairs.count():
            pairs.last.focus()
            me.page.keyboard.press("Enter")  # two crabs sooner or later
        elif now == "choose" and not cards.count():
            me.press_choice(0)
        elif now == "dialog":
            me.answer_dialog()
        return bool(cards.count()) or now == "over"

    while not cards.count():
        me.open_table("sea-salt-paper", ["me", "novice"], points_to_win=100)
        me.wait_until(looking)
    me.wait_until(lambda: me.page.evaluate("document.activeElement.matches('.choice, .look [data-choice]')"))


def test_a_key_that_is_held_down_chooses_once(person: Come) -> None:
    me = person(seed=36)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.keyboard.press("1")
    me.page.keyboard.down("Enter")
    me.wait_until(lambda: me.page.locator(".drawn").count() and focus(me) == "choice")
    for _ in range(5):
        me.page.keyboard.down("Enter")  # repeats, for it was not let go
    me.page.keyboard.up("Enter")
    assert me.page.locator(".drawn").count() == 1
    me.page.keyboard.press("Enter")
    me.page.locator(".drawn [data-choice]").first.wait_for(state="detached")
