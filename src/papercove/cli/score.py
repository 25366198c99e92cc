"""`papercove score GAME`: the points of cards on a real table.

What can be given is the game's own affair (its `ScoreReader`): each game is a sub-command, each field an option.
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
from papercove.cli.helping import Translator, translated
from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.score import Count, ScoreReader

REFUSED = 2


HELP = ("--help", "-h")
EPILOGUE = (
    "`papercove score GAME --help` shows what can be given for a game. With --jsonl each line of standard input is "
    "a JSON object of the same fields, and gets one line of JSON back. A line that is refused gets "
    '{"line": number, "error": sentence}; the sentence goes to standard error too, the other lines are '
    "still answered, and the exit code is 2."
)

# No help of its own: `papercove score GAME --help` is answered by the game's command below.
score = cyclopts.App(
    name="score",
    usage="Usage: papercove score GAME [OPTIONS]",
    help_epilogue=EPILOGUE,
    help_flags=[],
    help_format="plaintext",
    result_action="return_value",
)


@score.default
def count_points(*tokens: Annotated[str, cyclopts.Parameter(allow_leading_hyphen=True, show=False)]) -> int | None:
    """Hand over to the command of the game that comes first."""
    if not tokens:
        raise Unreadable("missing-argument", argument="GAME")
    if tokens[0] in HELP:
        score.help_formatter, score.help_epilogue = Translator(), translated(EPILOGUE)
        score.help_print([])
        return None
    game = speech.find_game(tokens[0])
    reader = game.score_reader()
    if reader is None:
        raise Unreadable("no-score", game=game.id)
    result: int | None = command(game.id, reader)(tokens[1:], exit_on_error=False, print_error=False)
    return result


def command(game: str, reader: ScoreReader) -> cyclopts.App:
    """A command whose options are the fields that the game's reader knows, and `--jsonl`."""
    fields = msgspec.json.schema(reader.given_type)["$defs"][reader.given_type.__name__]["properties"]

    def count(*, jsonl: bool = False, **values: Any) -> int | None:
        if jsonl:
            return answer_lines(reader, getattr(sys.stdin, "buffer", sys.stdin))  # bytes, where there are any
        given = {name: value for name, value in values.items() if value is not None}
        show(reader.count(reader.read(split(given, fields))))
        return None

    parameters = [parameter(name, field) for name, field in fields.items()]
    parameters.append(parameter("jsonl", {"type": "boolean", "description": "Read JSON lines from standard input."}))
    count.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    count.__annotations__ = {each.name: each.annotation for each in parameters}
    app = cyclopts.App(
        name=f"papercove score {game}",
        help="Count the points of these cards.",
        version_flags=[],
        help_formatter=Translator(),
        help_format="plaintext",
        result_action="return_value",
    )
    app.default(count)
    return app


def parameter(name: str, field: dict[str, Any]) -> inspect.Parameter:
    """One field of what can be given, as an option: a flag, or text that the reader makes sense of."""
    wanted: Any = bool if field.get("type") == "boolean" else str
    annotation = Annotated[wanted, cyclopts.Parameter(help=field.get("description", ""), negative="")]
    default = False if wanted is bool and name == "jsonl" else None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def split(values: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    """Options as the reader wants them: a list is written as words with spaces between."""
    return {name: value.split() if fields[name].get("type") == "array" else value for name, value in values.items()}


def answer_lines(reader: ScoreReader, lines: Iterable[bytes | str]) -> int:
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
            print(f"papercove: {speech.plain(sentence)}", file=sys.stderr)
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    return code


def decode(line: bytes | str) -> dict[str, Any]:
    """One line of JSON that must be an object."""
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError) as problem:
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
    for line in count.extras:
        sheet.add_row(words.line(line), str(line.points or ""), style="dim")
    Console(highlight=False).print(sheet)
