"""Asks which game to play."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from papercove.engine.registry import game
from papercove.words import Words


class PickerApp(App[str]):
    """Returns the id of the picked game, or None."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { align: center middle; } Static, OptionList { width: 70%; max-width: 70; }"
    BINDINGS: ClassVar[list[BindingType]] = [("q,escape,ctrl+q,ctrl+c", "quit", "")]

    def __init__(self, language: str, ids: list[str]) -> None:
        super().__init__()
        self.language = language
        self.ids = ids

    def compose(self) -> ComposeResult:
        yield Static(Words(self.language).say("picker-title"), markup=False)
        names = [Words(self.language, game(id)).find("game-name") or id for id in self.ids]
        yield OptionList(*(Option(name) for name in names), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.exit(self.ids[event.option_index])
