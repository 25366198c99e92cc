"""The list of commands, and the one place where a refusal becomes a sentence and an exit code.

To add a command: write `cli/<name>.py` with a function of the same name (`-` becomes `_`), and add
its line to COMMANDS. A command is imported only when it runs, so that `papercove` starts quickly.
"""

from __future__ import annotations

import importlib.util
import sys
from typing import Annotated

import cyclopts

from papercove.cli import speech
from papercove.cli.mistakes import as_refusal
from papercove.engine.errors import Refusal

COMMANDS = {
    "doctor": "Tell how Papercove is installed: compiled or interpreted, versions, paths.",
    "games": "List the installed games.",
}
REFUSED = 2
INTERRUPTED = 130

app = cyclopts.App(
    name="papercove",
    help="A game room and a laboratory for paper card games.",
    help_format="plaintext",
    result_action="return_value",
)
app.meta.group_parameters = cyclopts.Group("For every command", sort_key=9)
for _name, _help in COMMANDS.items():
    app.command(f"papercove.cli.{_name}:{_name.replace('-', '_')}", name=_name, help=_help)


@app.meta.default
def launch(
    *tokens: Annotated[str, cyclopts.Parameter(show=False, allow_leading_hyphen=True)], language: str | None = None
) -> int | None:
    """A game room and a laboratory for paper card games.

    Parameters
    ----------
    language
        en, fr, it or de; otherwise what PAPERCOVE_LANGUAGE or the locale says.
    """
    speech.choose(language)
    result: int | None = app(tokens or (opening(),), exit_on_error=False, print_error=False)
    return result


def opening() -> str:
    """What `papercove` alone does: open the room."""
    return "serve" if importlib.util.find_spec("papercove.cli.serve") else "play"


def run(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code; what is refused is told in one sentence, with code 2."""
    try:
        code = app.meta(arguments, exit_on_error=False, print_error=False)
    except cyclopts.CycloptsError as mistake:
        speech.complain(as_refusal(mistake))
        return REFUSED
    except Refusal as refusal:
        speech.complain(refusal)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has read enough
        sys.stderr.close()
        return 0
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point `papercove`."""
    sys.exit(run())
