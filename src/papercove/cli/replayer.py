"""The screen that steps through a finished or unfinished match."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from papercove.cli.board import BoardApp
from papercove.cli.match import Match
from papercove.engine.state import State
from papercove.words import Words

RECENT = 30  # steps told beside the table
OPEN = -1  # the viewpoint from which every hand is seen


class ReplayApp(BoardApp[None]):
    """Shows each position of a match and what led to it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,space,enter", "step(1)", ""),
        ("left,backspace", "step(-1)", ""),
        ("pagedown", "round(1)", ""),
        ("pageup", "round(-1)", ""),
        ("home", "step(-1000000)", ""),
        ("end", "step(1000000)", ""),
        ("v", "viewpoint", ""),
        ("g", "language", ""),
        ("q,escape,ctrl+q,ctrl+c", "quit", ""),
    ]

    def __init__(self, match: Match, words: Words, ply: int, seat: int | None) -> None:
        super().__init__(match, words)
        self.positions: list[State] = [*(moment.before for moment in match.moments), match.state]
        self.ply = ply
        self.viewpoint = OPEN if seat is None else seat

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield from self.compose_middle()
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show the position after `ply` steps, and the steps before it."""
        state, words, names = self.positions[self.ply], self.words, self.match.names
        game = self.match.game
        if self.viewpoint == OPEN:
            view = self.face.open_view([game.view(state, seat) for seat in range(state.seats)])
            seen = words.say("replay-open")
        else:
            view = game.view(state, self.viewpoint)
            seen = words.say("replay-seen-by", who=names[self.viewpoint])
        place = words.say("replay-position", ply=self.ply, last=len(self.match.moments))
        head = f" {words.say('game-name')} · {self.face.headline(view, words)} · {place} · {seen}"
        self.query_one("#head", Static).update(Text(head))
        self.query_one("#table", Static).update(self.face.table(view, words, names, self.board_width))
        self.query_one("#sheet", Static).update(self.sheets(state))
        self.query_one("#events", Static).update(self.story())
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.query_one("#keys", Static).update(words.say("replay-keys"))

    def sheets(self, state: State) -> Table:
        """What each seat's cards are worth now, as far as the viewpoint sees it."""
        sheet = Table(box=None, show_header=False, pad_edge=False, expand=True)
        sheet.add_column(ratio=1)
        sheet.add_column(justify="right")
        for seat in range(state.seats):
            if self.viewpoint in (OPEN, seat):
                total = sum(line.points for line in self.match.game.score_sheet(state, seat))
                sheet.add_row(self.match.names[seat], self.words.say("points", points=total))
        return sheet

    def story(self) -> Text:
        """The last steps up to here; the last one stands out."""
        rows = []
        first = max(0, self.ply - RECENT)
        for number, moment in enumerate(self.match.moments[first : self.ply], first + 1):
            reader = None if self.viewpoint == OPEN else self.viewpoint
            viewer = moment.seat if self.viewpoint == OPEN else self.viewpoint
            told = " ".join(self.words.event(event, self.match.names, reader) for event in moment.events[viewer])
            rows.append(Text(f"{number} {told}", style="" if number == self.ply else "dim"))
        return Text("\n").join(rows)

    def action_step(self, steps: int) -> None:
        """Go on or back."""
        self.ply = max(0, min(len(self.match.moments), self.ply + steps))
        self.draw()

    def action_round(self, direction: int) -> None:
        """To the beginning of the next round, or of this one, or of the one before."""
        starts = [n for n, state in enumerate(self.positions) if n == 0 or self.positions[n - 1].round != state.round]
        if direction > 0:
            self.ply = next((start for start in starts if start > self.ply), len(self.match.moments))
        else:
            self.ply = next((start for start in reversed(starts) if start < self.ply), 0)
        self.draw()

    def action_viewpoint(self) -> None:
        """Everything, then each seat in turn."""
        self.viewpoint = OPEN if self.viewpoint == len(self.match.names) - 1 else self.viewpoint + 1
        self.draw()
