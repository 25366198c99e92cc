"""The stage at every size, in the fullest positions: nothing overlaps, scrolls or is cut, and all can be tapped."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from papercove.engine.state import State
from papercove.engine.view import Event
from papercove.games.sea_salt_paper.notation import position
from papercove.server import wire
from papercove.words import Words
from tests.e2e.chromium import HERE
from tests.e2e.people import DESKTOP, Person
from tests.e2e.positions import show, sizes, tell, turn_to

Come = Callable[..., Person]

TEN = (
    "hand 0: crab:light_blue crab:yellow boat:dark_blue boat:black shell:light_blue shell:black octopus:yellow "
    "octopus:purple penguin:light_orange mermaid"
)
FULL = (
    f"{TEN} laid 0: fish:dark_blue fish:yellow swimmer:light_blue shark:purple boat:yellow boat:light_blue "
    "hand 1: crab:black shark:dark_blue penguin:pink penguin:purple shell:dark_blue laid 1: crab:dark_blue crab:grey "
    "hand 2: shell:grey shell:yellow sailor:pink shoal captain crab:dark_blue octopus:light_blue "
    "laid 2: boat:black boat:yellow fish:dark_blue fish:black swimmer:yellow shark:black "
    "hand 3: mermaid lighthouse shark:light_blue laid 3: fish:light_blue fish:light_green crab:light_green crab:yellow "
    "left: swimmer:dark_blue octopus:grey right: swimmer:black octopus:light_green scores: 27 12 6 11"
)
FEW = (
    f"{TEN} hand 1: crab:black shark:dark_blue left: shell:yellow octopus:grey right: octopus:light_green scores: 18 21"
)
SEVEN = FEW.replace("hand 1: ", "hand 1: shell:grey sailor:pink shoal captain octopus:light_blue ")
THREE = FULL.partition(" hand 3:")[0] + " left: swimmer:black right: octopus:light_green scores: 27 12 6"
STEAL = FULL.replace("hand 0: crab:light_blue crab:yellow", "hand 0: swimmer:light_orange shark:light_green")
LONG = "left: " + " ".join(("fish crab boat shell octopus penguin sailor swimmer shark " * 3).split()[:18])
DIG = f"hand 0: crab crab boat:yellow shell:grey hand 1: mermaid right: mermaid {LONG}"


def reached(text: str, seats: int, *steps: str) -> State:
    """A position, and what the player at the near side does from there."""
    state = position(text, seats=seats)
    for step in steps:
        choice = next(one for one in state.game.view(state, 0).choices if one.text.startswith(step))
        state.apply(choice.id)
    return state


def last_chance(text: str, seats: int) -> State:
    """The player at the left has called, and the others have their last turns."""
    state = position(text, seats=seats)
    state.apply(next(one.id for one in state.game.choices(state) if one.verb == "last-chance"))
    while state.to_move != 0:
        takes = [one.id for one in state.game.choices(state) if one.verb in ("take-pile", "end-turn")]
        state.apply(takes[0])
    return state


CALLED = (
    "hand 0: crab:light_blue crab:yellow boat:dark_blue shell:black "
    "laid 0: fish:dark_blue fish:yellow boat:yellow boat:light_blue "
    "hand 1: shell:grey shell:yellow shell:light_green sailor:pink sailor:orange octopus:light_blue octopus:grey "
    "laid 1: boat:black boat:dark_blue left: swimmer:dark_blue right: swimmer:black scores: 12 9 phase: play to-move: 1"
)
POSITIONS: dict[str, Callable[[], State]] = {
    "take": lambda: reached(FULL + " phase: take", 4),
    "take-from-one": lambda: reached(FEW + " phase: take", 2),
    "keep": lambda: reached(FULL + " phase: take", 4, "take deck"),
    "keep-of-three": lambda: reached(THREE + " phase: take", 3, "take deck"),
    "keep-of-two": lambda: reached(FEW + " phase: take", 2, "take deck"),
    "discard-of-four": lambda: reached(FULL + " phase: take", 4, "take deck", "keep"),
    "take-of-three": lambda: reached(THREE + " phase: take", 3),
    "discard": lambda: reached(FEW + " phase: take", 2, "take deck", "keep"),
    "last-chance": lambda: last_chance(CALLED, 2),
    "called-by-one-of-four": lambda: position(f"{FULL} caller: 2 phase: take", seats=4),
    "call": lambda: reached(FULL + " phase: play", 4),
    "rob": lambda: reached(STEAL + " phase: play", 4, "lay swimmer"),
    "crabs": lambda: reached(DIG + " phase: play", 2, "lay crab"),
    "dig": lambda: reached(DIG + " phase: play", 2, "lay crab", "look left"),
}

LOOK = (HERE / "faults.js").read_text("utf-8")


def faults(me: Person) -> dict[str, Any]:
    """Everything that is wrong with the table as it is now."""
    return me.faults(LOOK)


def look_at(me: Person, name: str) -> dict[str, Any]:
    """What is wrong with the table at any size."""
    wrong: dict[str, Any] = {}
    for size in sizes(me):
        tickets = me.page.locator("[data-raise]")
        if name.startswith("raised") and tickets.count():  # on large screens they always lie there
            tickets.first.dispatch_event("click")
        if found := faults(me):
            wrong[f"{name} {size}"] = found
        me.keep_picture(f"stage-{name}-{size}")
        back = me.page.locator("[data-lower]")
        if back.count():
            back.dispatch_event("click")
    return wrong


# English and German everywhere; French and Italian where their longest words stand.
LOOKED_AT = {
    "en": [*POSITIONS],
    "de": [*POSITIONS],
    "fr": ["take", "called-by-one-of-four", "call"],
    "it": ["take", "call"],
}


@pytest.mark.parametrize("language", LOOKED_AT)
def test_sea_salt_and_paper_has_room_for_everything(person: Come, language: str) -> None:
    """Tickets, where there are any, are raised over the middle only."""
    me = person(language=language, theme="light" if language == "fr" else "dark")
    wrong: dict[str, Any] = {}
    show(me, POSITIONS["take"]())
    for name in LOOKED_AT[language]:
        turn_to(me, POSITIONS[name](), undo=name in ("call", "rob"))
        wrong |= look_at(me, f"{name}-{language}")
    turn_to(me, POSITIONS["call"]())
    wrong |= look_at(me, f"raised-{language}")
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_nothing_moves_when_choices_come(person: Come) -> None:
    """The same table while one may choose and while somebody else may."""
    boxes = """() => [...document.querySelectorAll('.hand li, .middle > .pile, .plaque, .meter, .bar, .bar .score')]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
    me = person()
    mine, others = (position(FULL + f" phase: take to-move: {turn}", seats=4) for turn in (0, 1))
    show(me, mine)
    for size in sizes(me):
        turn_to(me, mine)
        seen = me.page.evaluate(boxes)
        turn_to(me, others)
        assert me.page.evaluate(boxes) == seen, size


# What is wrong with where a message lies: over what was touched.
OVER_THE_DECK = """() => {
  const [a, b] = ['.notice', '[data-anchor=deck]'].map((one) => document.querySelector(one).getBoundingClientRect())
  const apart = a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom
  return { touched: apart ? '' : 'the message lies over the deck' }
}"""


def test_a_message_covers_neither_what_it_speaks_of_nor_what_can_be_done(person: Come) -> None:
    """The deck is touched while one has to choose from two cards, and where one has taken."""
    me = person(language="de")
    wrong: dict[str, Any] = {}
    answers = [b""]
    me.page.route("**/api/tables/stage/not-now", lambda route: route.fulfill(body=answers[0]))
    show(me, POSITIONS["keep"]())
    for name in ("keep", "discard-of-four", "call"):
        state = POSITIONS[name]()
        answers[0] = msgspec.json.encode(wire.NotNow(state.game.forbidden(state)))
        turn_to(me, state)
        for size in sizes(me):
            me.page.locator("[data-anchor=deck]").dispatch_event("click")
            me.page.get_by_role("alert").wait_for()
            if found := faults(me) | me.faults(OVER_THE_DECK):
                wrong[f"{name} {size}"] = found
            me.keep_picture(f"stage-message-{name}-{size}")
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_ticket_that_cannot_be_used_says_why_in_every_phase(person: Come, language: str) -> None:
    """Where tickets lie on the table all the time; those of a phone stand up once they can be used."""
    me = person(language=language, screen=DESKTOP)
    answers = [b""]
    me.page.route("**/api/tables/stage/not-now", lambda route: route.fulfill(body=answers[0]))
    show(me, POSITIONS["take"]())
    wrong: dict[str, Any] = {}
    answered = set()
    for name in ("take", "take-from-one", "keep-of-two", "discard", "crabs", "rob", "called-by-one-of-four"):
        state = POSITIONS[name]()
        answers[0] = msgspec.json.encode(wire.NotNow(state.game.forbidden(state)))
        words = Words(language, state.game)
        wishes = {wish.verb: words.not_now(wish) for wish in state.game.forbidden(state)}
        turn_to(me, state)
        for call in ("stop", "last-chance"):
            ticket = me.page.locator(f".ghost[data-about={call}]")
            if not ticket.count():  # drawn cards lie there
                continue
            ticket.click(position={"x": 20, "y": 20}, force=True)  # else it waits until it is enabled
            told = me.page.get_by_role("alert")
            told.get_by_text(wishes[call]).wait_for()
            answered.add((name, call))
            if found := faults(me):
                wrong[f"{name} {call}"] = found
            me.keep_picture(f"stage-ticket-{name}-{call}-{language}")
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)
    assert len(answered) >= 11


# What is wrong with where somebody tells what they did: over what one decides by, cut, or its tail apart from it.
SPOKEN = """() => {
  const box = (one) => one.getBoundingClientRect()
  const spoken = document.querySelector('.bubble, .last-chance .heard')
  const text = spoken.querySelector('.text')
  const words = box(text)
  const meet = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1
  const over = (a, b) => meet(a, b, 'left', 'right') && meet(a, b, 'top', 'bottom')
  const parts = '.middle > .pile > :is(.thing, .count), .middle .verb, .last-chance, .ghost, .meter, .hand li, ' +
    '.plaque :is(.name, .score, .count, .laid)'
  const covered = [...document.querySelectorAll(parts)].filter((one) => !one.contains(text) && over(words, box(one)))
  const stage = document.querySelector('.stage')
  const shown = box(stage).width / stage.offsetWidth
  const tail = box(spoken).left + shown * parseFloat(getComputedStyle(spoken).getPropertyValue('--tail'))
  return {
    covered: covered.map((one) => `${one.className} ${one.textContent.trim()}`.slice(0, 40)),
    apart: tail < words.left || tail + 14 * shown > words.right ? [tail, words.left, words.right] : '',
    outside: words.left < 0 || words.right > innerWidth || words.top < 0,
    cut: text.scrollWidth > text.clientWidth + 1,
  }
}"""

BUBBLE = "() => document.querySelector('.bubble, .last-chance .heard')?.outerHTML"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_what_somebody_did_is_said_at_their_place_and_covers_nothing(person: Come, language: str) -> None:
    """In long words and in short ones, by everybody in turn, before a call and after one."""
    me = person(language=language)
    me.page.clock.install()  # time stands: what is said stays
    show(me, POSITIONS["take-of-three"]())
    me.page.clock.pause_at(me.page.evaluate("Date.now() / 1000 + 5"))
    wrong: dict[str, Any] = {}
    long, short = Event("discarded", 1, {"card": "swimmer:light_orange", "pile": 0}), Event("called-stop", 1)
    for text, seats in ((FEW, 2), (THREE, 3), (FULL, 4), (f"{FULL} caller: 2", 4)):
        state = position(f"{text} phase: take", seats=seats)
        for size in sizes(me):
            for event in (msgspec.structs.replace(one, seat=seat) for one in (long, short) for seat in range(1, seats)):
                turn_to(me, state)
                before = me.page.evaluate(BUBBLE)
                tell(me, state, event.seat or 0, [event])
                me.page.wait_for_function(f"(before) => ![before, undefined].includes(({BUBBLE})())", arg=before)
                if found := me.faults(SPOKEN):
                    wrong[f"{seats} {text[-9:]} {size} {event.seat} {event.verb}"] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_a_new_round_clears_what_was_said_in_the_last_one(person: Come) -> None:
    me = person(language="de")
    before, after = (position(f"{FEW} phase: take to-move: 1", seats=2) for _ in range(2))
    after.round += 1
    show(me, before)
    tell(me, before, 1, [Event("laid", 1, {"cards": ["crab:black", "crab:grey"]})])
    me.page.locator(".bubble").wait_for()
    turn_to(me, before)
    assert me.page.locator(".bubble").count() == 1  # in the same round it stands
    turn_to(me, after)
    me.page.locator(".bubble").wait_for(state="detached", timeout=5000)
