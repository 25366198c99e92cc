"""The table changes while somebody holds something: it goes back, nothing is played, one line says what happened."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from papercove.engine.state import State
from papercove.server import wire
from tests.e2e import test_stage, test_stage_pw
from tests.e2e.people import Person
from tests.e2e.positions import SENT, happen, play, show, turn_to

Come = Callable[..., Person]
TAKE = test_stage.POSITIONS["take-from-one"]
CALL = test_stage.POSITIONS["call"]
TIME_UP = {
    "en": "Your time was up: a bot has played for you.",
    "fr": "Votre temps était écoulé\u00a0: un robot a joué pour vous.",
    "it": "Il tuo tempo era scaduto: un bot ha giocato per te.",
    "de": "Deine Zeit war um: Ein Bot hat für dich gespielt.",
}
HERE = "You have played on another screen."
UNDONE = "You have taken something back on another screen."
STALE = "The table has changed in the meantime."


def landscape() -> State:
    return test_stage_pw.reached(test_stage_pw.FIVE, 2)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def anchored(me: Person, name: str) -> Locator:
    return me.page.locator(f'[data-anchor="{name}"]').first


def said(me: Person) -> list[str]:
    """What the page says of it; whatever came of a tap has been sent by then."""
    me.page.locator(".trouble").first.wait_for()
    return [text.strip() for text in me.page.locator(".notice").all_inner_texts()]


def acts(me: Person) -> list[str]:
    me.page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
    return [frame["type"] for frame in SENT[me] if frame["type"] in ("act", "undo")]


def action(state: State, text: str) -> int:
    return int(next(one.id for one in state.game.view(state, 0).choices if one.text.startswith(text)))


@pytest.mark.parametrize("language", TIME_UP)
def test_a_tap_begun_before_the_time_was_up_plays_nothing_after_it(person: Come, language: str) -> None:
    me, state = person(language=language), TAKE()
    show(me, state)
    me.page.mouse.move(*middle(anchored(me, "pile:0:top")))
    me.page.mouse.down()
    after = play(me, state, action(state, "take deck"), bot=True)
    assert said(me) == [TIME_UP[language]]
    me.page.mouse.move(*middle(me.page.locator("[data-choice]:not(.choice)").first))
    me.page.mouse.up()
    assert acts(me) == []
    assert after.to_move == 0, "what lies there now can be played"
    me.page.locator("[data-choice]:not(.choice)").first.click()
    assert acts(me) == ["act"]


def test_the_same_thing_lit_again_is_not_played_by_the_finger_that_was_on_it(person: Come) -> None:
    """The deck can be taken in both positions; the tap began in the first one."""
    me, state = person(), TAKE()
    show(me, state)
    me.page.mouse.move(*middle(anchored(me, "deck")))
    me.page.mouse.down()
    turn_to(me, position_after_a_round(state))
    assert said(me) == [STALE + " Please look again."]
    me.page.mouse.up()
    assert acts(me) == []
    anchored(me, "deck").focus()
    me.page.keyboard.down(" ")
    turn_to(me, state)
    me.page.keyboard.up(" ")
    assert acts(me) == []
    me.page.mouse.click(*middle(anchored(me, "deck")))
    assert acts(me) == ["act"]


def position_after_a_round(state: State) -> State:
    """It is my turn again: I and the other have each taken from the left pile, or ended a turn."""
    later = state.copy()
    for _ in range(12):
        choices = later.game.view(later, later.to_move).choices
        wanted = ("take left", "take right", "end", "discard")
        later.apply(next((one.id for text in wanted for one in choices if one.text.startswith(text)), choices[0].id))
        if later.to_move == 0 and later.game.view(later, 0).phase == "take":
            return later
    raise AssertionError("it is not my turn again")


def test_a_card_that_is_dragged_goes_back_when_one_plays_on_another_screen(person: Come) -> None:
    me, state = person(), landscape()
    show(me, state)
    card = anchored(me, "hand:G2")
    home = middle(card)
    me.page.mouse.move(*home)
    me.page.mouse.down()
    me.page.mouse.move(home[0], home[1] - 60, steps=3)
    place = middle(me.page.locator("section.land .place").first)
    me.page.mouse.move(*place, steps=3)
    assert me.page.locator(".dragged").count() == 1
    play(me, state, state.game.parse_action(state, "place green"))
    assert said(me) == [HERE]
    assert me.page.locator(".dragged").count() == 0
    me.page.mouse.move(place[0] + 1, place[1] + 1)
    me.page.mouse.up()
    assert acts(me) == []
    assert me.page.locator(".pick").count() == 0


@pytest.mark.parametrize("start", ["hand:G2", "pile:0"])
def test_what_is_lifted_or_open_is_laid_down_when_one_takes_back_on_another_screen(person: Come, start: str) -> None:
    me, state = person(), landscape()
    show(me, state, undo=True)
    anchored(me, start).click()
    opened = me.page.locator("section.land .place, .pile.picked, .tab")
    opened.first.wait_for()
    before = state.copy()
    happen(me, wire.Undone(seat=0, ply=before.ply), before)
    assert said(me) == [UNDONE]
    assert me.page.locator("section.land .place").count() == 0
    assert acts(me) == []


def test_tickets_that_are_out_go_back_when_the_room_tells_another_position(person: Come) -> None:
    me, state = person(screen={"width": 390, "height": 844}), CALL()
    show(me, state)
    me.page.locator("[data-raise]").first.click()
    me.page.locator(".ticket").first.wait_for()
    turn_to(me, test_stage.POSITIONS["keep"]())
    assert said(me) == [STALE + " Please look again."]
    assert me.page.locator(".ticket").count() == 0


def test_nothing_is_said_to_whoever_holds_nothing(person: Come) -> None:
    """Two screens of one person, one of them used: the other only shows."""
    me, state = person(), TAKE()
    show(me, state)
    after = play(me, state, action(state, "take deck"))
    me.page.wait_for_function(
        "(count) => document.querySelectorAll('.choice').length === count", arg=len(after.game.view(after, 0).choices)
    )
    assert me.page.locator(".notice").count() == 0


def test_a_quick_drag_by_mouse_is_not_lost(person: Come) -> None:
    """The mouse is over the place before the card has noticed that it left."""
    me, state = person(), landscape()
    show(me, state)
    anchored(me, "hand:G2").click()
    place = middle(me.page.locator("section.land .place").first)
    me.page.keyboard.press("Escape")
    me.page.mouse.move(*middle(anchored(me, "hand:G2")))
    me.page.mouse.down()
    me.page.mouse.move(*place)
    me.page.mouse.up()
    assert acts(me) == ["act"]


def test_two_screens_of_one_person_at_a_real_table(person: Come) -> None:
    me = person(seed=3)
    path = me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.mouse.move(*middle(anchored(me, "pile:0:top")))
    me.page.mouse.down()
    other = me.context.new_page()
    other.goto(me.address + path)
    other.locator('[data-anchor="deck"]').click()
    assert said(me) == [HERE]
    me.page.mouse.up()
    other.locator("[data-choice]:not(.choice)").first.wait_for()
    me.page.locator("[data-choice]:not(.choice)").first.wait_for()
    assert me.page.locator(".notice").count() == 1
    other.close()


def test_a_guest_who_is_sent_away_is_told_so_and_finds_the_tables(person: Come) -> None:
    host, guest = person(seed=93), person(seed=94, language="de")
    path = host.open_table("sea-salt-paper", ["me", "open"])
    guest.sit_down(path)
    guest.wait_for("choose", "wait")
    host.page.keyboard.press("c")
    host.page.get_by_role("button", name="Remove").click()
    guest.page.get_by_text("Wer diesen Tisch geöffnet hat, hat dich weggeschickt.").wait_for()
    assert guest.page.locator(".stage, .notice").count() == 0
    guest.page.get_by_role("link", name="Tische").click()
    guest.page.wait_for_url("**/tables")
