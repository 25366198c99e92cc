"""Learning, looking back, counting and sharing a screen, in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import papercove
from papercove.client import with_changes
from papercove.engine.state import State
from papercove.engine.task import Task, begin
from tests.bots.test_analysis import played
from tests.e2e.ahead import play_ahead, plies
from tests.e2e.people import DESKTOP, PATIENCE, PHONE, Person
from tests.e2e.test_screens import inspect

Come = Callable[..., Person]
GAMES = ("sea-salt-paper", "paper-world")
SMALL = {"width": 360, "height": 640}
PLY = "Number(new URLSearchParams(location.search).get('ply'))"


# --- learning by solving ---


def try_out(me: Person, task: Task, state: State, text: str, outcome: str) -> None:
    """Choose by key what this text names, and wait for the answer."""
    action = state.game.parse_action(state, text)
    me.page.locator(f'.choices [data-number="{action}"]').focus()
    me.page.keyboard.press("Enter")
    me.page.locator(f'.task[data-state="{outcome}"]').wait_for()


def solve(me: Person, game: str, id: str) -> None:
    """The task in sight, by its own solution."""
    task = next(task for task in papercove.game(game).tasks() if task.id == id)
    state = begin(papercove.game(game), task)
    for step, text in enumerate(task.solution, 1):
        try_out(me, task, state, text, "solved" if step == len(task.solution) else "open")
        state.apply(state.game.parse_action(state, text))
        me.page.locator(f".task[data-stands='{step}']").wait_for()


# Whatever is asked or answered lies above the table and covers nothing of it, and nothing of it is cut.
UNCOVERED = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect()
  const [sheet, stage] = [box('.question > .sheet'), box('.stage')]
  return sheet.bottom <= stage.top + 1 && stage.height >= 450
}"""


@pytest.mark.parametrize(
    ("game", "language", "wrong"), [("sea-salt-paper", "de", "take deck"), ("paper-world", "fr", "take blue")]
)
def test_the_whole_path_of_tasks_by_keys(person: Come, axe: str, game: str, language: str, wrong: str) -> None:
    me = person(screen=PHONE, language=language)
    tasks = papercove.game(game).tasks()
    me.open(f"/learn/{game}")
    for number, task in enumerate(tasks):
        me.page.wait_for_url(f"**/learn/{game}/{task.id}")
        me.page.locator(".task[data-stands='0'] .stage").wait_for()
        state = begin(papercove.game(game), task)
        if not number:
            try_out(me, task, state, wrong, "wrong")
            me.page.wait_for_function(UNCOVERED)
            assert re.search(r"\d+\s% .*\d+\s%", me.page.locator(".told").inner_text())
            inspect(me, axe, f"task-{game}")
        me.reads_only_words()
        solve(me, game, task.id)
        me.page.locator(".on").click()
    me.page.wait_for_url("**/t/*")
    me.open(f"/learn/{game}")
    me.page.locator("li .lit").first.wait_for()
    assert me.page.locator("li .lit").count() == 3 * len(tasks) - 1
    assert me.page.locator(".on").evaluate("(one) => one.tagName") == "BUTTON"  # all done: there is only to play
    inspect(me, axe, f"tasks-{game}")


def test_a_task_is_played_on_the_things_and_says_why_not(person: Come) -> None:
    me = person(screen=PHONE)
    me.open("/learn/paper-world/one-word")
    for card, cell, stands in (("yellow", "0,0", 3), ("blue", "1,0", 5)):
        me.page.locator(".stage").get_by_role("button", name=re.compile(f"{card} 2", re.IGNORECASE)).first.click()
        me.page.locator(f'[data-anchor="cell:{cell}"]').click()
        me.page.locator(f".task[data-stands='{stands}']").wait_for()
    me.open("/learn/sea-salt-paper/pile")
    me.page.locator("summary").click()
    told = me.page.locator("details li").all_inner_texts()
    assert [line.split(":")[1] for line in told[:2]] == [" not yet. Rule 5.1"] * 2


# Whether two things lie over each other.
MEET = """([one, two]) => {
  const [a, b] = [one, two].map((name) => document.querySelector(name).getBoundingClientRect())
  const abreast = Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1
  return abreast && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1
}"""
# How many of the piles' colours and counts the cards one looks at lie over; whether all of a thing is on the screen.
TOLD_OF_PILES = """() => {
  const boxes = (names) => [...document.querySelectorAll(names)].map((one) => one.getBoundingClientRect())
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const told = boxes('.middle > .pile > .count, .middle > .pile .tab')
  return told.filter((part) => boxes('.drawn .thing').some((card) => over(card, part))).length + (told.length ? 0 : 100)
}"""
IN_SIGHT = """(name) => {
  const { top, bottom } = document.querySelector(name).getBoundingClientRect()
  return scrollY === 0 && top >= 0 && bottom <= innerHeight
}"""


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_on_a_small_phone_what_a_task_teaches_leaves_the_table_its_bar(person: Come, language: str) -> None:
    me = person(screen=SMALL, language=language)
    for game, id in (("sea-salt-paper", "round"), ("sea-salt-paper", "level"), ("sea-salt-paper", "keep")):
        me.open(f"/learn/{game}/{id}")
        me.page.locator(".task[data-stands='0'] .stage").wait_for()
        solve(me, game, id)
        me.page.wait_for_function(IN_SIGHT, arg=".stage .bar")


@pytest.mark.parametrize("language", ["fr", "de"])  # the longest words
def test_on_a_small_phone_an_answer_leaves_the_table_its_bar_and_its_piles(person: Come, language: str) -> None:
    me = person(screen=SMALL, language=language)
    for game, wrong in (
        ("sea-salt-paper", {"level": "last-chance", "round": "take left"}),
        ("paper-world", {"no-pass": "take yellow"}),
    ):
        for id, text in wrong.items():
            me.open(f"/learn/{game}/{id}")
            me.page.locator(".task[data-stands='0'] .stage").wait_for()
            task = next(task for task in papercove.game(game).tasks() if task.id == id)
            try_out(me, task, begin(papercove.game(game), task), text, "wrong")
            me.page.wait_for_function(IN_SIGHT, arg=".stage .bar")
    me.open("/learn/sea-salt-paper/keep")
    me.page.locator(".drawn [data-anchor]").nth(1).wait_for()
    assert me.page.evaluate(TOLD_OF_PILES) == 0
    solve(me, "sea-salt-paper", "keep")
    me.page.wait_for_function(IN_SIGHT, arg=".stage .bar")


def test_arrows_lead_from_choice_to_choice_of_a_task_as_at_a_table(person: Come) -> None:
    me = person(screen=SMALL)
    me.open("/learn/sea-salt-paper/pile")
    me.page.locator(".choices .choice").first.focus()
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate("[...document.querySelectorAll('.choice')].indexOf(document.activeElement)") == 1


def test_a_number_goes_to_that_choice_of_a_task_as_at_a_table(person: Come) -> None:
    me = person(screen=SMALL)
    me.open("/learn/sea-salt-paper/pile")
    me.page.locator(".choices .choice").nth(2).wait_for(state="attached")
    me.page.keyboard.press("2")
    assert me.page.evaluate("[...document.querySelectorAll('.choice')].indexOf(document.activeElement)") == 1


def test_nobody_is_said_to_think_where_nobody_plays_on(person: Come) -> None:
    me = person(screen=SMALL)
    me.open("/learn/sea-salt-paper/last")
    me.page.locator(".task[data-stands='0'] .stage").wait_for()
    solve(me, "sea-salt-paper", "last")
    me.page.locator('.task[data-state="solved"]').wait_for()
    assert me.page.locator(".bar .say").inner_text() == ""


def test_a_card_enlarged_in_a_task_has_one_cross(person: Come) -> None:
    me = person(screen=SMALL)
    me.open("/learn/sea-salt-paper/pile")
    me.page.locator(".hand li button").first.click()
    me.page.locator(".enlarged.over").wait_for()
    me.page.wait_for_function("document.elementFromPoint(innerWidth - 25, 25).closest('.enlarged') !== null")
    me.page.locator(".enlarged").get_by_role("button", name="Close").click()
    me.page.locator(".enlarged").wait_for(state="detached")


@pytest.mark.parametrize("screen", [SMALL, DESKTOP, {"width": 844, "height": 390}])
def test_the_words_of_a_first_game_lie_over_nothing_of_the_table(person: Come, screen: dict[str, int]) -> None:
    me = person(screen=screen, language="fr")
    me.open("/")
    me.page.locator(".game", has_text="Paper World").click()
    me.page.locator(".helper p").filter(has_text="Choisissez où commence").wait_for()
    assert not me.page.evaluate(MEET, [".helper", ".stage"])
    me.wait_for("choose")
    me.choose()
    me.page.locator(".helper p").filter(has_text="Touchez une pioche").wait_for()
    assert not me.page.evaluate(MEET, [".helper", ".stage"])
    me.page.get_by_role("button", name="Masquer ces conseils").click()
    me.page.locator(".helper").wait_for(state="detached")


# --- rules where the question arises ---


def test_at_the_table_one_key_shows_what_is_not_allowed_and_leads_to_the_rule(person: Come, axe: str) -> None:
    me = person(language="de")
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.keyboard.press("?")
    me.page.locator("dialog .try").first.click()
    me.page.locator("dialog .why a").click()
    me.page.wait_for_url("**/rules/sea-salt-paper#5.1")
    me.page.locator(".rule.cited").wait_for()
    assert "sieben Punkte" in me.page.locator(".rule.cited").inner_text()
    inspect(me, axe, "rules")


def test_links_inside_the_rules_lead_to_their_rule(person: Come) -> None:
    me = person()
    me.open("/rules/sea-salt-paper/book")
    link = me.page.locator("main a[href*='#']").nth(4)
    link.click()
    number = (link.get_attribute("href") or "").partition("#")[2]
    me.wait_until(lambda: me.page.evaluate("scrollY") > 0)
    assert me.page.url.endswith(f"#{number}")


def test_touching_what_cannot_be_played_now_tells_the_one_rule_that_forbids_it(person: Come) -> None:
    me = person(screen=PHONE, seed=12)
    me.open_table("sea-salt-paper", ["me", "novice"])
    spot = me.page.locator(".middle:not(:has(.drawn)) [data-anchor=deck][aria-disabled=true]")  # no card lies over it
    me.wait_until(lambda: me.situation() == "choose" and spot.count(), playing=True)
    spot.first.click(force=True)  # a person touches it all the same
    told = me.page.get_by_role("alert").filter(has_text=re.compile("You have taken your card|^First"))
    told.locator("a[href^='/rules/sea-salt-paper#']").wait_for()
    me.page.keyboard.press("a")  # everything else that has to wait stands on the game aid
    me.page.locator("dialog[open] .try").first.click()
    me.page.locator("dialog[open] .why a").wait_for()


# --- replay, verification, coach ---

# On a phone the coach comes first, then the table it speaks of, then what else one may do.
IN_ORDER = """() => {
  const tops = ['figure svg', '.held', '.share'].map((part) => document.querySelector(part).getBoundingClientRect().top)
  return tops[0] < tops[1] && tops[1] < tops[2]
}"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.papercove"
    file.write_text(played("sea-salt-paper", 4, 40).text(), "utf-8")
    return file


def test_a_finished_match_is_replayed_verified_judged_and_counted(person: Come, axe: str) -> None:
    me = person(language="fr", seed=3)
    path = me.make_table("sea-salt-paper", ["me", "novice"], points_to_win=5)
    play_ahead(path, me)
    me.open(path)
    me.page.get_by_role("link", name="Revoir").first.click()
    me.page.locator(".bar input[type=range]").wait_for()
    animal = me.ask("/api/device", {})["animal"]  # one's own, as at the table
    me.page.locator(f".stage img[src*='avatar-{animal}']").first.wait_for(state="attached")
    last = int(me.page.locator(".bar input[type=range]").get_attribute("max") or 0)
    me.page.keyboard.press("End")
    me.page.wait_for_url(f"**?ply={last}")
    link = me.page.url
    me.page.keyboard.press("Home")
    me.page.wait_for_url("**?ply=0")
    me.page.keyboard.press("Shift+ArrowRight")
    me.wait_until(lambda: me.page.evaluate(PLY) > 1)  # a turn has more steps than one
    assert me.page.locator(".seat.turn").count() == 1
    me.page.keyboard.press("End")
    me.page.wait_for_url(f"**?ply={last}")
    me.page.keyboard.press("v")
    me.page.wait_for_url(f"**?ply={last}&seat=0")
    me.open(f"{link.partition('?')[0].removeprefix(me.address)}?ply=abc&seat=7")  # somebody mangled the link
    me.page.locator(".bar input[type=range]").wait_for()
    me.page.get_by_role("button", name="Vérifier").click()
    me.page.locator(".verdict.fair").wait_for()
    assert "avant la donne" in me.page.locator("main").inner_text()
    me.page.get_by_role("button", name="Analyser cette partie").click()
    me.page.locator("figure svg").first.wait_for(timeout=4000 * PATIENCE)  # the coach gives way to everybody
    me.page.locator(
        "[data-moment] .side .moment"
    ).first.wait_for()  # opened at the first turning point, with its picture
    assert me.page.locator(".steps").inner_text().split("\n")[-1] == str(last)
    inspect(me, axe, "replay")
    me.page.set_viewport_size({"width": 360, "height": 640})
    me.page.wait_for_function(IN_ORDER)
    friend = person(language="it")
    friend.open(link.removeprefix(friend.address))
    friend.page.locator(".bar input[type=range]").wait_for()
    assert friend.page.locator(".bar input[type=range]").input_value() == str(last)
    friend.page.locator("figure svg").first.wait_for()  # the analysis is kept with the match
    me.open("/me")
    me.page.locator(".highlights li").first.wait_for()
    inspect(me, axe, "me")
    with me.page.expect_download() as taken:
        me.page.get_by_role("link", name="Tout télécharger").click()
    assert "sea-salt-paper" in Path(taken.value.path()).read_text("utf-8")
    me.page.get_by_role("button", name="Supprimer mes données").click()
    me.page.locator(".button.bold").click()
    me.page.wait_for_url("**/tables")
    me.open("/me")
    me.page.get_by_text("Pas encore de partie terminée").wait_for()


def test_a_record_file_is_opened_and_a_bad_one_gets_a_sentence(person: Come, record: Path) -> None:
    me = person(language="it")
    me.open("/replay")
    me.page.set_input_files("input[type=file]", record)
    me.page.locator(".bar input[type=range]").wait_for()
    me.page.keyboard.press("ArrowRight")
    me.wait_until(lambda: me.page.locator(".bar input").input_value() == "1")
    text = record.read_text("utf-8")
    for bad, words in (
        (text[:120], "riga"),
        (text.replace("sea-salt-paper 2", "sea-salt-paper 99"), "versione"),
        (text.replace("papercove-record: 1", "papercove-record: 9"), "formato"),
    ):
        record.write_text(bad, "utf-8")
        me.page.set_input_files("input[type=file]", [])
        me.page.set_input_files("input[type=file]", record)
        me.page.locator("main [role=alert]").filter(has_text=words).wait_for()


# --- points at a real table ---


def test_cards_are_picked_and_their_points_explained(person: Come, axe: str) -> None:
    me = person(screen=PHONE, language="en")
    me.open("/points/sea-salt-paper/hand")
    for name in ("Add dark blue crab", "Add light blue crab", "Add white mermaid"):
        me.page.get_by_role("button", name=name).click()
    me.page.locator(".total td").filter(has_text="2").wait_for()
    assert "Crabs: 1 pair" in me.page.locator(".count-sheet").inner_text()
    me.page.get_by_role("button", name="Remove one light blue crab").click()
    me.page.locator(".total td").filter(has_text="1").wait_for()
    inspect(me, axe, "points-ssp")
    me.open("/points/paper-world/hand")
    me.page.locator(".cell").nth(0).click()
    me.page.get_by_role("button", name="yellow 3", exact=True).click()
    me.page.locator(".total td").filter(has_text="2").wait_for()
    me.page.locator(".cell").nth(8).click()
    me.page.get_by_role("button", name="green 1", exact=True).click()
    me.page.locator(".count-sheet [role=alert]").wait_for()
    inspect(me, axe, "points-pw")


# --- one big screen, many hands ---


def told_views(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every position that frames told, whole or by what changed in the one before."""
    views: list[dict[str, Any]] = []
    for frame in frames:
        if position := frame.get("position"):
            views.append(position["view"])
        elif changed := frame.get("changed"):
            views.append(with_changes(views[-1], changed["view"]))
    return views


def test_the_big_screen_never_receives_a_byte_that_a_spectator_may_not_know(person: Come, axe: str) -> None:
    screen = person()
    frames: list[dict[str, Any]] = []
    sent: list[dict[str, Any]] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda payload: frames.append(json.loads(payload)))
        socket.on("framesent", lambda payload: sent.append(json.loads(payload)))

    screen.page.on("websocket", listen)
    host, guest = person(seed=9), person(seed=10)
    table = host.open_table("sea-salt-paper", ["me", "open"])
    host.page.get_by_role("button", name="Menu").first.click()
    opened = host.page.get_by_role("link", name="Big screen").get_attribute("href")
    assert opened == table.replace("/t/", "/screen/")
    screen.open(opened)
    screen.page.locator("aside img").wait_for()
    inspect(screen, axe, "screen-gathering")
    host.open("/tables")
    private = {"drew-two", "kept", "fished", "robbed", "crab-took"}
    stories: list[dict[str, Any]] = []
    views: list[dict[str, Any]] = []

    def seen_enough() -> bool:
        events = [frame["event"] for frame in frames if frame["type"] == "event"]
        stories[:] = [told for event in events for told in event.get("story", [])]
        views[:] = told_views(frames)
        return len(views) > 30 and any(told["verb"] in private for told in stories)

    play_ahead(table, host, guest, enough=plies(60))
    screen.wait_until(seen_enough)
    screen.page.locator(".told").get_by_text(re.compile(r"\w")).wait_for()
    inspect(screen, axe, "screen")
    assert sent[0]["spectate"] is True
    for view in views:
        assert view["seat"] is None
        assert view["choices"] == []
        assert view["drawn"] is None
        assert all(pile["cards"] is None for pile in view["piles"])
        for place in view["table"]:
            if not place["open"]:
                assert (place["hand"], place["points"], place["lines"]) == (None, None, None)
    assert not [
        event for event in stories if event["verb"] in private and {"card", "cards"} & set(event.get("args", {}))
    ]


# --- installed, and without a connection ---


def test_shell_rules_and_game_aids_work_offline(person: Come) -> None:
    me = person(language="fr", service_workers="allow")
    me.open("/rules/paper-world")
    me.page.locator(".leaflet .step").first.wait_for()
    manifest = me.page.request.get(f"{me.address}/manifest.webmanifest").json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    me.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    me.wait_until(lambda: me.page.evaluate("navigator.serviceWorker.controller !== null"))
    me.expected.append("ERR_FAILED")  # pictures never shown before, and what the rules make of the examples
    me.context.set_offline(True)
    me.open("/rules/sea-salt-paper/book")
    me.page.locator(".rule").get_by_text("DERNIÈRE CHANCE").first.wait_for()
    me.page.get_by_role("link", name="Les règles en images").click()
    me.page.locator(".leaflet .step").nth(2).wait_for()
    me.page.keyboard.press("a")
    me.page.locator("dialog .aid li").nth(5).wait_for()
    me.context.set_offline(False)
