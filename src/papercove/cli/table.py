"""The terminal table: one screen with the table, the points, what happened, and what can be done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from papercove.cli.board import BoardApp
from papercove.cli.files import free_name, write_text
from papercove.cli.match import Match, Moment, Turn
from papercove.cli.screens import Curtain, Reading
from papercove.engine.errors import Refusal
from papercove.engine.view import Choice, Event, View
from papercove.words import Words

RECENT = 3  # older turns beside the table; the log has all of them
UNDO = -1  # what a person may choose instead of an action


class Choices(OptionList):
    """The list of what can be done; its page keys scroll the table above, which may be the longer of the two."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("pageup", "app.scroll_board(-6)", ""),
        ("pagedown", "app.scroll_board(6)", ""),
    ]


class TableApp(BoardApp[bool]):
    """Plays one match with the people at this keyboard; returns whether they want another."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("u", "undo", ""),
        ("l", "log", ""),
        ("s", "save", ""),
        ("g", "language", ""),
        ("question_mark", "help", ""),
        ("n", "again", ""),
        ("q,ctrl+q,ctrl+c", "leave", ""),
    ]

    def __init__(self, match: Match, language: str, pace: float = 0.6, file: Path | None = None) -> None:
        super().__init__(match, Words(language, match.game))
        self.pace = pace
        self.file = file
        self.keep = file is not None
        self.unsaved: Refusal | None = None  # why the match's file is not up to date
        self.viewer: int | None = match.people[0] if len(match.people) == 1 else None
        self.decision: asyncio.Future[int] | None = None
        self.shown_choices: list[Choice] = []

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield from self.compose_middle()
        yield Choices(id="choices", markup=False)
        yield Static(id="effect")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.title = "Papercove"
        self.run_match()

    # --- the course of the match ---

    @work
    async def run_match(self) -> None:
        """Ask whoever is to move, person or opponent, until the match is over."""
        match = self.match
        while not match.state.is_over:
            moment = await (self.ask_person() if match.person_to_move else self.ask_opponent())
            if self.keep:
                self.keep_up()
            if moment is not None and (match.state.is_over or match.state.round != moment.round):
                self.draw()
                await self.show_round_end(moment)
        self.draw()

    async def ask_person(self) -> Moment | None:
        """Let the person to move choose; None if they took a step back."""
        seat = self.match.state.to_move
        if self.viewer != seat:
            self.viewer = None
            self.draw()
            await self.push_screen_wait(Curtain(self.words, self.match.names[seat]))
            self.viewer = seat
        self.decision = asyncio.get_running_loop().create_future()
        self.draw()
        choice = await self.decision
        self.decision = None
        if choice == UNDO:
            self.match.undo()
            return None
        return self.match.play(choice)

    async def ask_opponent(self) -> Moment:
        """Let an opponent think, off the screen's thread, at a pace people can follow."""
        if len(self.match.people) != 1:
            self.viewer = None
        self.draw()
        await asyncio.sleep(self.pace)
        action = await asyncio.to_thread(self.match.opponent_choice)
        return self.match.play(action)

    async def show_round_end(self, moment: Moment) -> None:
        """Lay open what the round brought, and wait until it has been read."""
        outcome = self.match.state.outcome
        width = Reading.columns(self.size.width)
        told = list(self.face.round_end(self.match.view(self.viewer), self.words, self.match.names, width))
        told = told or [Text(self.tell(event)) for event in moment.events[self.viewer]]
        title = self.words.say("table-round-over", round=moment.round + 1)
        if outcome is not None:
            title = self.words.say("table-match-over")
            told += [Text(), Text(self.words.outcome(outcome, self.match.names, self.viewer), style="bold")]
        await self.push_screen_wait(Reading(self.words, title, told))

    # --- drawing ---

    def draw(self) -> None:
        """Show everything as the viewer may know it now."""
        view = self.match.view(self.viewer)
        self.query_one("#head", Static).update(self.headline(view))
        self.query_one("#table", Static).update(self.face.table(view, self.words, self.match.names, self.board_width))
        self.query_one("#sheet", Static).update(self.sheet())
        self.query_one("#events", Static).update(self.log_text(RECENT))
        self.query_one("#board", VerticalScroll).scroll_end(animate=False)  # the viewer's own cards come last
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.query_one("#keys", Static).update(
            self.words.say("table-keys-over" if self.match.state.is_over else "table-keys")
        )
        self.offer(view)

    def headline(self, view: View) -> Text:
        """The top line: the game, the round, and whose turn it is."""
        names, words = self.match.names, self.words
        left = f"{words.say('game-name')} · {self.face.headline(view, words)}"
        if view.to_move is None:
            turn = words.say("table-over")
        elif view.to_move == self.viewer:
            turn = words.say("table-your-turn")
        else:
            turn = words.say("table-thinks", who=names[view.to_move])
        return Text.assemble(f" {left} · ", (turn, "bold"))

    def sheet(self) -> Table:
        """The viewer's points, line by line."""
        sheet = Table(box=None, show_header=False, pad_edge=False, expand=True, padding=(0, 1, 0, 0))
        sheet.add_column(ratio=1)
        sheet.add_column(justify="right")
        if self.viewer is not None:
            sheet.add_row(Text(self.words.say("table-points"), style="bold"), "")
            lines = self.match.sheet(self.viewer)
            for line in lines:
                sheet.add_row(self.words.line(line), str(line.points))
            sheet.add_row(self.words.say("table-total"), str(sum(line.points for line in lines)), style="bold")
        return sheet

    def log_text(self, turns: int | None = None) -> Text:
        """What the viewer may look back on, a paragraph a turn; what came since their last turn stands out.

        With `turns`, no more than so many of the older ones.
        """
        old, new = self.match.looking_back(self.viewer)
        old = old if turns is None else old[-turns:]
        rows = [self.tell_turn(turn, "dim") for turn in old] + [self.tell_turn(turn) for turn in new]
        return Text("\n").join(rows)

    def tell_turn(self, turn: Turn, style: str = "") -> Text:
        """A turn as a paragraph."""
        return Text("• " + " ".join(filter(None, map(self.tell, turn.events))), style=style)

    def tell(self, event: Event) -> str:
        """One event as a sentence; empty if the log does without it."""
        return "" if self.words.is_quiet(event) else self.words.event(event, self.match.names, self.viewer)

    def offer(self, view: View) -> None:
        """List what the viewer may do, each with the number that chooses it."""
        offered = list(view.choices) if self.decision is not None else []
        choices = self.query_one("#choices", OptionList)
        at = choices.highlighted if offered == self.shown_choices else 0
        self.shown_choices = offered
        choices.set_options([Option(self.prompt(number, choice)) for number, choice in enumerate(offered)])
        if offered:
            choices.highlighted = at or 0
            choices.focus()
        else:
            self.query_one("#effect", Static).update("")

    def prompt(self, number: int, choice: Choice) -> Text:
        """One choice in the list."""
        key = f"{number + 1:>2} " if number < 9 else "   "
        return Text.assemble((key, "bold"), self.face.choice(choice, self.words, self.match.names, self.viewer))

    # --- what the keyboard does ---

    @on(OptionList.OptionHighlighted, "#choices")
    def explain(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the highlighted action does."""
        if event.option_index < len(self.shown_choices):
            choice = self.shown_choices[event.option_index]
            view = self.match.view(self.viewer)
            text = self.face.explain(choice, view, self.words, self.match.names)
            self.query_one("#effect", Static).update(Text(text))

    @on(OptionList.OptionSelected, "#choices")
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Play the selected action."""
        self.decide(event.option_index)

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "123456789" and len(self.screen_stack) == 1:
            self.decide(int(event.character) - 1)

    def decide(self, number: int) -> None:
        """Take the choice of this number, if it is there to take."""
        if self.decision is not None and not self.decision.done() and number < len(self.shown_choices):
            self.decision.set_result(self.shown_choices[number].id)

    def action_undo(self) -> None:
        """Take the last step back, or say why not."""
        if self.decision is None or self.decision.done():
            return
        if self.match.may_undo:
            self.decision.set_result(UNDO)
        else:
            self.notify(self.words.say("table-no-undo"))

    def action_log(self) -> None:
        """Read all that may be looked back on."""
        self.push_screen(Reading(self.words, self.words.say("table-log"), [self.log_text()], at_end=True))

    def action_help(self) -> None:
        """What the keys do, and the game in a few sentences."""
        rows = [Text(row) for row in self.words.say("table-help").splitlines()]
        about = self.words.find("game-about")
        self.push_screen(Reading(self.words, self.words.say("game-name"), [Text(about or ""), Text(), *rows]))

    def action_scroll_board(self, rows: int) -> None:
        """Move the table up or down, where it is longer than its place."""
        self.query_one("#board", VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_save(self) -> None:
        """Write the match's record."""
        try:
            self.notify(self.words.say("table-saved", file=str(self.save())))
        except Refusal as refusal:
            self.notify(self.words.refusal(refusal), severity="error")

    def keep_up(self) -> None:
        """Save after a step; where that fails the match goes on, and who leaves is told so too."""
        try:
            self.save()
        except Refusal as refusal:
            if self.unsaved is None:
                self.notify(self.words.refusal(refusal), severity="error")
            self.unsaved = refusal

    def save(self) -> Path:
        """Write the match's record into its file; returns where."""
        seed = getattr(self.match.record.seed, "number", "fair")
        self.file = self.file or free_name(Path(f"{self.match.record.game}-{seed}.papercove"))
        write_text(self.file, self.match.record.text())
        self.unsaved = None
        return self.file

    def action_again(self) -> None:
        """Another match, once this one is over."""
        if self.match.state.is_over:
            self.exit(True)

    def action_leave(self) -> None:
        """Leave the table."""
        self.exit(False)
