"""The tables of observations and actions by index, as docs/rl.md shows them.

`python -m papercove.rl.tables docs/rl.md` rewrites them; a test compares.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from papercove.engine.registry import game as find_game
from papercove.engine.view import Span
from papercove.rl.registration import environment_id

BEGIN, END = "<!-- tables of {id} -->", "<!-- end of tables of {id} -->"


def rows(spans: Sequence[Span]) -> list[str]:
    """One row a span, with its first and last index."""
    found = []
    at = 0
    for span in spans:
        index = str(at) if span.length == 1 else f"{at}–{at + span.length - 1}"
        codes = f" (a code below {span.codes})" if span.codes else ""
        found.append(f"| {index} | {span.name} | {span.meaning}{codes} |")
        at += span.length
    return found


def tables(id: str) -> str:
    """A game's tables for two seats, and what changes with more."""
    game = find_game(id)
    two = game.observation_fields(2)
    third = sum(span.length for span in game.observation_fields(3)) - sum(span.length for span in two)
    sizes = ", ".join(f"{game.observation_size(seats)} for {seats}" for seats in game.seat_counts)
    remembered = sum(span.length for span in game.memory_fields())
    return "\n".join(
        [
            f"`{environment_id(game)}`, {game.action_count} actions. Numbers in an observation: {sizes} seats; "
            f"the last {remembered} are memory.",
            "",
            "| index | observation | meaning |",
            "|---|---|---|",
            *rows(two),
            "",
            f"Each further seat adds {third} numbers with the meaning of `next 1`, in the order of play.",
            "",
            "| index | action | meaning |",
            "|---|---|---|",
            *rows(game.action_fields()),
        ]
    )


def rewritten(text: str) -> str:
    """The text, with the tables of every game that it marks rewritten."""
    for line in text.splitlines():
        if line.startswith("<!-- tables of "):
            id = line.removeprefix("<!-- tables of ").removesuffix(" -->")
            begin, end = BEGIN.format(id=id), END.format(id=id)
            before, _, rest = text.partition(begin)
            _, _, after = rest.partition(end)
            text = f"{before}{begin}\n{tables(id)}\n{end}{after}"
    return text


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(rewritten(path.read_text("utf-8")), "utf-8")
