"""How Paper World looks in a terminal: landscapes side by side as coloured chips, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from papercove.engine.view import Choice, View
from papercove.games.paper_world.cards import COLOURS
from papercove.games.paper_world.view import ObjectiveView, PaperWorldView, ProgressView, SeatView
from papercove.words import Words

# Ink and paper, by the first letter of a card.
PAINT = {
    "Y": "#000000 on #eab615",
    "B": "#ffffff on #1c629d",
    "G": "#000000 on #85ca8b",
    "K": "#ffffff on #333333",
}
URGENT = "bold #ffffff on #b3261e"
FRAME = 3
CROWD = 4  # seats that only fit side by side with little space between
BLOCK = 18  # columns for one of them
EMPTY = " ·   "


class TerminalFace:
    """The face of Paper World (see papercove/cli/faces.py)."""

    def headline(self, view: View, words: Words) -> str:
        return words.say("table-turn", turn=cast(PaperWorldView, view).turn)

    def table(self, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
        view = cast(PaperWorldView, view)
        rows: list[RenderableType] = []
        if view.last_turns:
            rows.append(Text(words.say("table-last-turns", count=view.last_turns), style=URGENT))
        rows += [piles(view, words), *(objective(each, view, words) for each in view.objectives)]
        seats = [seat_block(view.table[seat], view, words, names) for seat in seating(view)]
        rows.append(Columns(seats, padding=(0, 3 if view.seats < CROWD else 1)))
        if view.seat is not None:
            rows.append(row_of(words.say("table-hand"), view.table[view.seat].hand))
        rows += [Text(note, style="italic") for note in notes(view, words)]
        return Group(*rows)

    def choice(self, choice: Choice, words: Words, names: Sequence[str], viewer: int | None) -> Text:
        text = Text(words.choice(choice, names, viewer))
        faces = choice.args.get("cards") or ([choice.args["card"]] if "card" in choice.args else [])
        return Text.assemble(text, "  ", cards_text(faces)) if faces else text

    def round_end(self, view: View, words: Words, names: Sequence[str], width: int) -> list[RenderableType]:
        return []  # one round; its events tell it all

    def open_view(self, views: Sequence[View]) -> View:
        return views[views[0].to_move or 0]  # hands are public

    def explain(self, choice: Choice, view: View, words: Words, names: Sequence[str]) -> str:
        return words.effect(choice, names)


def chip(face: str, closed: bool = False) -> Text:
    """A card as a coloured chip: letter, value, scissors; the token closes its stack."""
    mark = "✂" if face.endswith("s") else " "
    return Text(f" {face[:2]}{'▣' if closed else mark} ", style=PAINT[face[0]])


def cards_text(faces: Sequence[str]) -> Text:
    return Text(" ").join(chip(face) for face in faces)


def row_of(label: str, faces: Sequence[str]) -> Text:
    """A label and cards."""
    return Text.assemble((f"{label}: ", "bold"), cards_text(faces) if faces else "–")


def piles(view: PaperWorldView, words: Words) -> Text:
    """The five piles: the top of each, and how many cards it has."""
    parts = [
        Text.assemble(chip(pile.top), f"×{pile.size}") if pile.top else Text(words.say("table-empty"), style="dim")
        for pile in view.piles
    ]
    return Text.assemble((f"{words.say('table-piles')}: ", "bold"), Text("  ").join(parts))


def objective(shown: ObjectiveView, view: PaperWorldView, words: Words) -> Text:
    """An objective, its tokens left, who has one, and how far the viewer is."""
    tokens = "".join(f"({points})" for points in shown.tokens) or "–"
    text = Text.assemble((f"{tokens:>9} ", "bold"), words.say("objective-name", objective=shown.number))
    if view.seat is not None:
        text.append(f"  {standing(shown.progress[view.seat])}", style="dim")
    if view.seat is not None and any(claim.seat == view.seat for claim in shown.claims):
        text.append(" ✓", style="bold")
    return text


def standing(progress: ProgressView) -> str:
    return f"{min(len(progress.fitting), progress.needed)}/{progress.needed}"


def seating(view: PaperWorldView) -> list[int]:
    """The viewer first, then the others in the order in which they play."""
    first = view.seat or 0
    return [(first + i) % view.seats for i in range(view.seats)]


def seat_block(seat: SeatView, view: PaperWorldView, words: Words, names: Sequence[str]) -> Text:
    """One player: name, score, landscape, and how many cards in hand and discarded."""
    style = "bold reverse" if view.to_move == seat.seat else "bold"
    rows = [Text.assemble((names[seat.seat], style), f" {words.say('points', points=seat.score)}"), *landscape(seat)]
    rows.append(Text(f"{words.say('table-hand')} {len(seat.hand)} · ✗ {len(seat.discards)}", style="dim"))
    if seat.seat != view.seat:
        rows += [Text(part, style="dim") for part in wrap(held(seat.hand), BLOCK)]
    return Text("\n").join(rows)


def held(faces: Sequence[str]) -> str:
    """A hand in short, colour by colour: `Y123s K5`."""
    return " ".join(
        letter + "".join(face[1:] for face in faces if face[0] == letter)
        for letter in dict.fromkeys(face[0] for face in faces)
    )


def landscape(seat: SeatView) -> list[Text]:
    """Three rows of three stacks, by their tops; a small landscape begins at the left."""
    cells = {(stack.column, stack.row): chip(stack.cards[-1], stack.closed) for stack in seat.landscape}
    left, top = (min((cell[axis] for cell in cells), default=0) for axis in (0, 1))
    return [
        Text("").join(cells.get((left + column, top + row), Text(EMPTY, style="dim")) for column in range(FRAME))
        for row in range(FRAME)
    ]


def notes(view: PaperWorldView, words: Words) -> list[str]:
    """What is going on in this turn."""
    told = []
    if view.placing is not None:
        what = view.placing.announced
        told.append(words.say("table-placing", what=words.colour(what) if what in COLOURS else what))
        if view.placing.owed:
            told.append(words.say("table-owed", count=view.placing.owed))
    if view.to_discard:
        told.append(words.say("table-to-discard", count=view.to_discard))
    return told
