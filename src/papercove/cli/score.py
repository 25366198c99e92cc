"""`papercove score GAME`: the points of cards on a real table.

What can be given is the game's own affair (its `ScoreReader`); each field of it is an option here.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterable
from typing import Annotated, Any

import cyclopts
import msgspec
from rich.console import Console
from rich.table import Table

from papercove.cli import speech
from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.score import Count, ScoreReader

REFUSED = 2


def score(
    game: str, /, *tokens: Annotated[str, cyclopts.Parameter(allow_leading_hyphen=True, show=False)]
) -> int | None:
    """Count the points of cards on a real table, line by line.

    `papercove score GAME --help` shows what can be given for a game. With --jsonl each line of standard input is one
    JSON object of the same fields, and each gets one line of JSON back; a line that is refused gets
    {"line": number, "error": sentence}, the sentence is also told on standard error, and the exit code is 2.

    Parameters
    ----------
    game
        A game's id (`papercove games` lists them).
    """
    found = speech.find_game(game)
    reader = found.score_reader()
    if reader is None:
        raise Unreadable("no-score", game=found.id)
    result: int | None = command(reader, found.id)(tokens, exit_on_error=False, print_error=False)
    return result


def command(reader: ScoreReader, game: str) -> cyclopts.App:
    """A command whose options are the fields that the game's reader knows, and `--jsonl`."""
    fields = msgspec.json.schema(reader.given_type)["$defs"][reader.given_type.__name__]["properties"]

    def count(*, jsonl: bool = False, **values: Any) -> int | None:
        given = {name: value for name, value in values.items() if value is not None}
        if jsonl:
            return answer_lines(reader, sys.stdin)
        show(reader.count(reader.read(split(given, fields))))
        return None

    parameters = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                bool | None if field.get("type") == "boolean" else str | None,
                cyclopts.Parameter(help=field.get("description", ""), negative=""),
            ],
        )
        for name, field in fields.items()
    ]
    jsonl = inspect.Parameter(
        "jsonl",
        inspect.Parameter.KEYWORD_ONLY,
        default=False,
        annotation=Annotated[bool, cyclopts.Parameter(help="Read JSON lines from standard input.", negative="")],
    )
    count.__signature__ = inspect.Signature([*parameters, jsonl])  # type: ignore[attr-defined]
    count.__annotations__ = {each.name: each.annotation for each in [*parameters, jsonl]}
    app = cyclopts.App(name=f"papercove score {game}", help="", help_format="plaintext", result_action="return_value")
    app.default(count)
    return app


def split(values: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    """Options as the reader wants them: a list is written as words with spaces between."""
    return {name: value.split() if fields[name].get("type") == "array" else value for name, value in values.items()}


def answer_lines(reader: ScoreReader, lines: Iterable[str]) -> int:
    """Answer each JSON line with one; a line that is refused disturbs no other."""
    words = speech.speak()
    code = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            answer: dict[str, Any] = reader.count(reader.read(decode(line))).answer
        except Refusal as refusal:
            code = REFUSED
            sentence = words.say("score-line", line=number, problem=words.refusal(refusal))
            answer = {"line": number, "error": sentence}
            print(f"papercove: {sentence}", file=sys.stderr)
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    return code


def decode(line: str) -> dict[str, Any]:
    """One line of JSON that must be an object."""
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError as problem:
        raise Unreadable("score-json", problem=str(problem)) from None


def show(count: Count) -> None:
    """The lines of the count, and the total, as people read them."""
    words = speech.speak()
    sheet = Table(box=None, show_header=False, pad_edge=False)
    sheet.add_column()
    sheet.add_column(justify="right")
    for line in count.lines:
        sheet.add_row(words.line(line), str(line.points))
    sheet.add_section()
    sheet.add_row(words.say("score-total"), str(count.total), style="bold")
    Console(highlight=False).print(sheet)
