"""How Sea Salt & Paper looks in a terminal: coloured cards with letters, drawn from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from papercove.engine.view import Choice, Event, View
from papercove.games.sea_salt_paper.cards import FACES
from papercove.games.sea_salt_paper.view import PileView, SeaSaltPaperView, SeatView
from papercove.words import Words

# Ink and paper: near the printed colours, readable with dark or light letters.
PAINT = {
    "dark_blue": "#ffffff on #1c629d",
    "light_blue": "#000000 on #63c5d0",
    "black": "#ffffff on #303030",
    "yellow": "#000000 on #eab615",
    "light_green": "#000000 on #85ca8b",
    "white": "#000000 on #d8d9e8",
    "purple": "#000000 on #9e90c5",
    "grey": "#ffffff on #6a6f72",
    "light_orange": "#000000 on #eeab76",
    "pink": "#000000 on #e98da6",
    "orange": "#000000 on #ea7d42",
}
URGENT = "bold #ffffff on #b3261e"
CALLS = ("stop", "last-chance")


class TerminalFace:
    """The face of Sea Salt & Paper (see papercove/cli/faces.py)."""

    def headline(self, view: View, words: Words) -> str:
        view = cast(SeaSaltPaperView, view)
        return f"{words.say('table-round', round=view.round + 1)} · {words.say('table-to', points=view.points_to_win)}"

    def table(self, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
        view = cast(SeaSaltPaperView, view)
        rows: list[RenderableType] = []
        if view.caller is not None:
            rows.append(Text(words.say("table-last-chance", caller=names[view.caller]), style=URGENT))
        rows += [row for seat in others(view) for row in other_seat(seat, view, words, names, width)]
        rows += [Text(), middle(view, words)]
        rows += [pile_contents(pile, side, words, width) for side, pile in enumerate(view.piles) if pile.cards]
        if view.drawn:
            rows.append(flow(words.say("table-drawn"), view.drawn, words, width))
        rows.append(Text())
        if view.seat is not None:
            rows += own_seat(view.table[view.seat], words, names, width)
        return Group(*rows)

    def round_end(self, view: View, words: Words, names: Sequence[str], width: int) -> list[RenderableType]:
        view = cast(SeaSaltPaperView, view)
        ended = view.last_round
        if ended is None:
            return []
        event = Event("round-ended", ended.ended_by, {"end": ended.end})
        rows: list[RenderableType] = [Text(words.event(event, names, view.seat), style="bold")]
        for seat, part in enumerate(ended.seats):
            score = words.say("points", points=view.table[seat].score)
            cards = [face for group in part.groups for face in group.cards]
            lines = [f"{words.line(line)} {line.points}" for line in (*part.groups, part.bonus) if line.points]
            rows += [
                Text.assemble((names[seat], "bold"), f"  +{part.gained} → {score}"),
                flow("", cards, words, width),
                Text(" · ".join(lines), style="dim"),
            ]
        return rows

    def open_view(self, views: Sequence[View]) -> View:
        seen = [cast(SeaSaltPaperView, view) for view in views]
        mover = seen[seen[0].to_move or 0]
        return msgspec.structs.replace(mover, seat=None, table=[view.table[seat] for seat, view in enumerate(seen)])

    def choice(self, choice: Choice, words: Words, names: Sequence[str], viewer: int | None) -> Text:
        style = URGENT if choice.verb == "mermaids" else "bold" if choice.verb in CALLS else ""
        text = Text(words.choice(choice, names, viewer), style=style)
        faces = choice.args.get("cards") or [choice.args[name] for name in ("card",) if name in choice.args]
        return Text.assemble(text, "  ", cards_text(faces, words)) if faces else text

    def explain(self, choice: Choice, view: View, words: Words, names: Sequence[str]) -> str:
        view = cast(SeaSaltPaperView, view)
        effect = words.effect(choice, names)
        own = view.table[view.seat] if view.seat is not None else None
        if choice.verb in CALLS and own is not None and own.bonus is not None:
            return f"{words.say('table-if-you-call', points=own.points, bonus=own.bonus.points)} {effect}"
        return effect


def card_text(face: str, words: Words, copies: int = 1) -> Text:
    """A card as a coloured chip with its kind and the letters of its colour."""
    kind, _, colour = face.partition(":")
    name = words.find(f"card-{kind}", "short") or words.kind(kind)
    mark = words.find(f"colour-{colour}", "mark") or ""
    chip = Text(f" {name} {mark} ".replace(" ", "\u00a0"), style=PAINT[colour])
    return Text.assemble(chip, f"×{copies}") if copies > 1 else chip


def cards_text(faces: Sequence[str], words: Words) -> Text:
    """Cards side by side; copies of one face are counted."""
    return Text(" ").join(chips(faces, words))


def chips(faces: Sequence[str], words: Words) -> list[Text]:
    """Each face once, in the order of the deck list."""
    counted = Counter(faces)
    return [card_text(face, words, counted[face]) for face in FACES if face in counted]


def flow(label: str, faces: Sequence[str], words: Words, width: int) -> Text:
    """A label and cards, broken into rows between cards only."""
    rows = [Text.assemble((f"{label} " if label else "", "bold"))]
    indent = " " * (len(label) - len(label.lstrip()) + (2 if label else 0))
    for chip in chips(faces, words):
        if rows[-1].cell_len + chip.cell_len > width and rows[-1].plain.strip():
            rows.append(Text(indent))
        rows[-1].append_text(chip).append(" ")
    if not faces:
        rows[-1].append("–")
    return Text("\n").join(rows)


def others(view: SeaSaltPaperView) -> list[SeatView]:
    """The other seats, in the order in which they play after the viewer."""
    first = 0 if view.seat is None else view.seat + 1
    count = view.seats if view.seat is None else view.seats - 1
    return [view.table[(first + i) % view.seats] for i in range(count)]


def other_seat(seat: SeatView, view: SeaSaltPaperView, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Somebody else: name, score, hand and what they have laid."""
    style = "bold reverse" if view.to_move == seat.seat else "bold"
    held = words.say("table-cards-in-hand", count=seat.hand_size)
    rows = [Text.assemble((names[seat.seat], style), f"  {words.say('points', points=seat.score)} · {held}")]
    if seat.laid:
        rows.append(flow(f"  {words.say('table-laid')}", seat.laid, words, width))
    if seat.hand:
        rows.append(flow(f"  {words.say('table-hand')}", seat.hand, words, width))
    if seat.known:
        rows.append(flow(f"  {words.say('table-seen')}", seat.known, words, width))
    return rows


def own_seat(seat: SeatView, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """The viewer: name, score, what they have laid, and their hand."""
    rows = [Text.assemble((names[seat.seat], "bold"), f"  {words.say('points', points=seat.score)}")]
    if seat.bonus is not None and seat.bonus.points:
        rows[0].append(f" · {words.line(seat.bonus)} {seat.bonus.points}", style="dim")
    if seat.laid:
        rows.append(flow(words.say("table-laid"), seat.laid, words, width))
    rows.append(flow(words.say("table-hand"), seat.hand or [], words, width))
    return rows


def middle(view: SeaSaltPaperView, words: Words) -> Table:
    """The deck between the two piles."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    left, right = view.piles
    grid.add_row(
        Text(f"{words.say('table-left')} ({left.size})", style="bold"),
        Text(words.say("table-deck"), style="bold"),
        Text(f"{words.say('table-right')} ({right.size})", style="bold"),
    )
    deck = words.say("cards-counted", count=view.deck_size)
    grid.add_row(pile_top(left, words), Text(f" {deck} ", style="reverse"), pile_top(right, words))
    return grid


def pile_top(pile: PileView, words: Words) -> Text:
    """The top card of a pile."""
    return Text(words.say("table-empty"), style="dim") if pile.top is None else card_text(pile.top, words)


def pile_contents(pile: PileView, side: int, words: Words, width: int) -> Text:
    """What the viewer knows to lie in a pile."""
    label = words.say(("table-left", "table-right")[side])
    return flow(f"  {label}", pile.cards or [], words, width)
