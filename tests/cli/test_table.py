"""The terminal table, driven by its keys: whole matches, people who pass the keyboard, leaving and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import papercove
from papercove.cli import play
from papercove.cli.faces import PlainFace, face_of
from papercove.cli.files import read_text
from papercove.cli.match import Match
from papercove.cli.screens import Curtain, Reading
from papercove.cli.table import TableApp
from papercove.engine.dice import Dice
from papercove.engine.record import Record
from papercove.engine.registry import game as registered
from papercove.words import LANGUAGES, Words
from tests.cli.pebbles import Pebbles
from tests.cli.seated import quick, seated

SMALL = (80, 24)


async def until(pilot: Pilot[bool], happened: Callable[[], bool]) -> None:
    """Wait until something has happened; a test that hangs fails."""
    async with asyncio.timeout(120):
        while not happened():
            await pilot.pause(0.005)


def waiting(app: TableApp) -> bool:
    """Whether the table waits for somebody at the keyboard."""
    return app.decision is not None or len(app.screen_stack) > 1 or app.match.state.is_over


def shown(app: TableApp, name: str) -> str:
    """The text of a part of the screen."""
    widget = app.query_one(f"#{name}", Static)
    return "\n".join(
        "".join(segment.text for segment in strip) for strip in widget.render_lines(widget.region.reset_offset)
    )


async def play_through(app: TableApp, pilot: Pilot[bool]) -> int:
    """Press Enter or a number until the match is over; returns how many screens were read."""
    read = 0
    turn = 0
    while True:
        await until(pilot, lambda: waiting(app))
        if isinstance(app.screen, (Reading, Curtain)):
            read += 1
            await pilot.press("enter")
        elif app.match.state.is_over:
            return read
        else:
            turn += 1
            last = len(app.shown_choices) if turn % 2 else 1
            await pilot.press("enter" if last > 9 else str(last))


@pytest.mark.parametrize(
    ("language", "seats", "people", "seed"), [("en", 2, 1, 5), ("fr", 4, 1, 22), ("it", 2, 2, 36), ("de", 3, 2, 26)]
)
async def test_a_whole_match_by_keyboard(language: str, seats: int, people: int, seed: int) -> None:
    match = seated(seats=seats, people=people, seed=seed, points_to_win=5)
    app = TableApp(match, language, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        assert await play_through(app, pilot) >= 1
        assert match.state.is_over
        await pilot.press("n")
    assert app.return_value is True
    assert papercove.Record.read(match.record.text()).replay().outcome == match.state.outcome


async def test_the_keyboard_changes_hands_behind_a_curtain() -> None:
    match = seated(people=2)
    app = TableApp(match, "en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert app.shown_choices == []
        assert all(seat.hand is None for seat in match.view(app.viewer).table)  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: app.decision is not None)
        first = match.state.to_move
        assert app.viewer == first
        while match.state.to_move == first:
            await until(pilot, lambda: waiting(app))
            await pilot.press("1")
            await pilot.pause()
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert app.viewer != first


async def test_every_card_carries_letters_and_every_action_its_effect() -> None:
    match = seated()
    app = TableApp(match, "en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.decision is not None)
        top = match.view(0).piles[0].top  # type: ignore[attr-defined]
        mark = Words("en", match.game).find(f"colour-{top.partition(':')[2]}", "mark")
        assert f" {mark} " in shown(app, "table").replace("\u00a0", " ")
        await until(pilot, lambda: "You see both, keep one and discard the other" in shown(app, "effect"))
        await pilot.press("down")
        await until(pilot, lambda: "Everybody sees which card you take" in shown(app, "effect"))


async def test_live_points_with_their_lines() -> None:
    match = seated()
    while not match.sheet(0) or match.state.to_move != 0:
        match.play(match.state.rollout_action(match.dice))
    app = TableApp(match, "en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.decision is not None)
        words = Words("en", match.game)
        total = sum(line.points for line in match.sheet(0))
        await until(pilot, lambda: ["Total", str(total)] in [row.split() for row in shown(app, "sheet").splitlines()])
        assert all(words.line(line).split()[0] in shown(app, "sheet") for line in match.sheet(0))


async def test_a_table_longer_than_its_place_can_be_scrolled() -> None:
    match = seated(seats=4)
    app = TableApp(match, "en", pace=0)
    async with app.run_test(size=(80, 14)) as pilot:
        await until(pilot, lambda: app.decision is not None)
        board = app.query_one("#board")
        await until(pilot, lambda: board.max_scroll_y > 0 and board.scroll_y == board.max_scroll_y)
        await pilot.press("pageup")
        await until(pilot, lambda: board.scroll_y == 0)
        await pilot.press("pagedown")
        await until(pilot, lambda: board.scroll_y > 0)


async def test_the_language_changes_on_the_spot() -> None:
    app = TableApp(seated(), "en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.decision is not None)
        heard = []
        for _ in LANGUAGES:
            heard.append(str(app.query_one("#choices", OptionList).get_option_at_index(0).prompt))
            await pilot.press("g")
            await pilot.pause()
        assert len(set(heard)) == len(LANGUAGES)
        assert app.words.language == "en"


async def test_saving_leaving_and_coming_back(tmp_path: Path) -> None:
    file = tmp_path / "match.papercove"
    app = TableApp(seated(), "en", pace=0, file=file)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(6):
            await until(pilot, lambda: waiting(app))
            await pilot.press("1")
        await until(pilot, lambda: waiting(app))
        await pilot.press("s")
        await pilot.press("q")
    assert app.return_value is False
    again = Match(Record.read(read_text(file)), {1: quick}, Dice(0))
    assert again.view(0) == app.match.view(0)


async def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    app = TableApp(seated(), "en", pace=0)
    app.file = tmp_path / "missing" / "match.papercove"
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.decision is not None)
        await pilot.press("s")
        await pilot.pause()
        assert [note.severity for note in app._notifications] == ["error"]


async def test_taking_back_and_not_taking_back() -> None:
    match = seated(seed=3)
    app = TableApp(match, "en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        undone = refused = 0
        while not (undone and refused) and not match.state.is_over:
            await until(pilot, lambda: waiting(app))
            if isinstance(app.screen, Reading):
                await pilot.press("enter")
                continue
            before, may = len(match.moments), match.may_undo
            if (may and not undone) or (not may and not refused):
                await pilot.press("u")
                await until(pilot, lambda: waiting(app))
                assert len(match.moments) == before - may
                undone, refused = undone + may, refused + (not may)
            await pilot.press(str(min(9, len(app.shown_choices))))
            await pilot.pause()
        assert undone
        assert refused


async def test_log_and_help_can_be_read_and_closed() -> None:
    app = TableApp(seated(), "fr", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.decision is not None)
        for key in ("l", "question_mark"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Reading))
            await pilot.press("1", "down", "up", "escape")
            await until(pilot, lambda: len(app.screen_stack) == 1)
        assert app.match.moments == []


@pytest.mark.parametrize("game", papercove.game_ids())
async def test_every_game_brings_its_own_face(game: str) -> None:
    match = seated(game, seats=3, people=1)
    assert not isinstance(face_of(match.game), PlainFace)
    app = TableApp(match, "it", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(10):
            await until(pilot, lambda: waiting(app))
            await pilot.press("enter")
        assert len(match.moments) > 3


async def test_a_third_game_without_a_face_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Pebbles()
    monkeypatch.setattr("papercove.engine.record.find_game", lambda id: game if id == game.id else registered(id))
    assert isinstance(face_of(game), PlainFace)
    match = Match(Record.of(game.start(2, 1)), {1: quick}, Dice(0))
    app = TableApp(match, "it", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.decision is not None)
        assert "heaps: [5] [–]" in shown(app, "table")
        assert str(app.query_one("#choices", OptionList).get_option_at_index(0).prompt) == " 1 take-pebbles (count: 1)"
        await play_through(app, pilot)
    assert match.state.is_over


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
async def test_one_can_leave_from_a_text_that_lies_over_the_table(key: str) -> None:
    app = TableApp(seated(), "en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.decision is not None)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        await pilot.press(key)
        await until(pilot, lambda: app.return_value is False)


async def test_a_match_goes_on_when_its_file_can_no_longer_be_written_and_who_leaves_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    app = TableApp(seated(), "en", pace=0, file=folder / "match.papercove")
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2):
            await until(pilot, lambda: app.decision is not None)
            await pilot.press("1")
            await until(pilot, lambda: app.unsaved is not None)
        assert [note.severity for note in app._notifications] == ["error"]
        folder.mkdir()
        await until(pilot, lambda: app.decision is not None)
        await pilot.press("1")
        await until(pilot, lambda: app.unsaved is None)
    assert (folder / "match.papercove").exists()


def test_play_ends_in_a_refusal_when_the_match_was_not_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(app: TableApp) -> bool:
        app.unsaved = papercove.Unreadable("file-unwritable", file="match", problem="no space")
        return False

    monkeypatch.setattr(TableApp, "run", run)
    monkeypatch.setattr(play, "need_terminal", lambda: None)
    with pytest.raises(papercove.Unreadable, match="no space"):
        play.show(seated(), 0, None)
