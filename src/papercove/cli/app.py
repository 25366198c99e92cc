"""The list of commands, and the one place where a refusal becomes a sentence and an exit code.

To add a command: write `cli/<name>.py` with a function of the same name (`-` becomes `_`), and add
its line to COMMANDS. A command is imported only when it runs, so that `papercove` starts quickly.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from errno import ENOSPC
from io import TextIOWrapper
from typing import NoReturn

import cyclopts

from papercove.cli import speech
from papercove.cli.mistakes import as_refusal
from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.state import COMPILED
from papercove.interpreted import WANTED

COMMANDS = {
    "analyse": "Judge a finished match: chances, turning points, better moves.",
    "arena": "Let bots play each other, and see who is better.",
    "bench": "Measure how fast each game runs here.",
    "compare": "Show what a change makes of a game, on the same deals.",
    "doctor": "Show how Papercove is installed: compiled or interpreted, versions, paths.",
    "games": "List the installed games.",
    "new-game": "Create the package of a new game, which plays and passes its tests as it is.",
    "play": "Play at a table in the terminal.",
    "puzzles": "Find positions in which one choice is clearly best and not the obvious one.",
    "replay": "Step through a record.",
    "report": "Make a page of plots about a game from simulations.",
    "room": "Keep order in a room that is open: tables, remove, mute, ban, close, backup.",
    "score": "Count the points of cards on a real table.",
    "serve": "Open the room: people play in their browsers.",
    "simulate": "Let bots play many matches, and count everything.",
    "verify": "Check that a match was dealt fairly.",
}
OPENING = "serve"  # what `papercove` alone does, or with options only
EPILOGUE = "Every command understands --language (en, fr, it, de); otherwise the environment decides."
ABOUT = ("--help", "--version")
HELP = ("--help", "-h")
REFUSED = 2
BY_SIGNAL = 128
INTERRUPTED = BY_SIGNAL + signal.SIGINT

app = cyclopts.App(
    name="papercove",
    help="A game room and a laboratory for paper card games.",
    help_epilogue=EPILOGUE,
    help_format="plaintext",
    result_action="return_value",
)
for _name, _help in COMMANDS.items():
    _module = _name.replace("-", "_")
    app.command(f"papercove.cli.{_module}:{_module}", name=_name, help=_help)


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of --language, wherever it stands, and the other arguments."""
    rest: list[str] = []
    language = None
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name != "--language":
            rest.append(argument)
        elif language := value if equals else next(waiting, ""):
            continue
        else:
            raise Unreadable("missing-argument", argument="--language")
    return language, rest


def speak_help() -> None:
    """Make `--help` speak the user's language; its words are loaded only then."""
    from papercove.cli import helping

    app.help_formatter = helping.Translator()
    app.help_epilogue = helping.translated(EPILOGUE)


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; what is refused is told in one sentence, with code 2."""
    speech.choose(None)
    try:
        language, rest = split_language(arguments)
        speech.choose(language)
        if not rest or (rest[0].startswith("--") and rest[0] not in ABOUT):
            rest.insert(0, OPENING)
        if not set(HELP).isdisjoint(rest):
            speak_help()
        code = app(rest, exit_on_error=False, print_error=False)
        if sys.stdout:
            sys.stdout.flush()
    except cyclopts.CycloptsError as mistake:
        speech.complain(as_refusal(mistake))
        return REFUSED
    except Refusal as refusal:
        speech.complain(refusal)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has read enough
        hush()
        return 0
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # the same, as rich says it
            return 0
        return end.code if isinstance(end.code, int) else 0
    except OSError as problem:
        if problem.errno != ENOSPC or problem.filename is not None:
            raise
        hush()
        speech.complain(Unreadable("output", problem=problem.strerror or ""))
        return REFUSED
    return code if isinstance(code, int) else 0


def hush() -> None:
    """Say nothing more on standard output: what still waits there cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def leave(code: int) -> NoReturn:
    """End with this code: at once, where a signal came while a bot thinks in a thread that nobody can stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if code > BY_SIGNAL and any(thread.daemon for thread in threading.enumerate()):
        os._exit(code)
    sys.exit(code)


def main() -> None:
    """The entry point `papercove`."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that the terminal cannot show is no reason to stop
    if not COMPILED and not WANTED:
        print(f"papercove: {speech.speak().say('doctor-interpreted')}", file=sys.stderr)
    leave(run(sys.argv[1:]))
