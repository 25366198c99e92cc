"""What the screens of a table and of a replay share: where things are, and the language they speak."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from papercove.cli.faces import Face, face_of
from papercove.cli.match import Match
from papercove.cli.style import TABLE
from papercove.words import LANGUAGES, Words

Answer = TypeVar("Answer")


class BoardApp(App[Answer]):
    """A match with its table on the left, points and story on the right; a subclass draws it."""

    ENABLE_COMMAND_PALETTE = False
    CSS = TABLE

    def __init__(self, match: Match, words: Words) -> None:
        super().__init__()
        self.match = match
        self.words = words
        self.face: Face = face_of(match.game)

    def compose_middle(self) -> ComposeResult:
        """All between the top line and what can be done."""
        with Horizontal(id="middle"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="table")
            with Vertical(id="side"):
                yield Static(id="sheet")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="events")

    @property
    def board_width(self) -> int:
        """Columns for the table."""
        return self.query_one("#board").content_size.width or 48

    @abstractmethod
    def draw(self) -> None:
        """Redraw everything."""

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def action_language(self) -> None:
        """Speak the next language."""
        following = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        self.words = Words(following, self.match.game)
        self.draw()
