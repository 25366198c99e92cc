"""The screens that lie over the table for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from papercove.words import Words


class Curtain(Screen[None]):
    """Hides the table while the keyboard changes hands."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "dismiss", "")]

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self.words = words
        self.name_to_call = name

    def compose(self) -> ComposeResult:
        who = self.words.say("curtain-pass", who=self.name_to_call)
        yield Static(Text.assemble((who, "bold"), "\n\n", self.words.say("curtain-ready", who=self.name_to_call)))


class Reading(ModalScreen[None]):
    """A text to read: the end of a round, the log, the help."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,space,escape", "dismiss", ""),
        ("up", "scroll(-1)", ""),
        ("down", "scroll(1)", ""),
        ("pageup", "scroll(-10)", ""),
        ("pagedown", "scroll(10)", ""),
        ("q,ctrl+q,ctrl+c", "app.leave", ""),  # a modal screen keeps the table's own keys from working
    ]

    def __init__(self, words: Words, title: str, rows: Sequence[RenderableType], at_end: bool = False) -> None:
        super().__init__()
        self.at_end = at_end
        self.words = words
        self.heading = title
        self.rows = rows

    @staticmethod
    def columns(width: int) -> int:
        """How many columns a text has on a screen of this width, as the style sheet lays it out."""
        return min(100, width * 9 // 10) - 6

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as page:
            page.border_title = Text(self.heading)
            page.border_subtitle = Text(self.words.say("reading-hint"))
            yield Static(Group(*self.rows))

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, rows: int) -> None:
        """Move the text up or down."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)
