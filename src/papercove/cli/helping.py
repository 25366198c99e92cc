"""`--help` in the user's language: each English sentence of a command is looked up among the messages `help-…`."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from attrs import evolve
from cyclopts.help import DefaultFormatter
from rich.text import Text

from papercove.cli import speech
from papercove.words import FALLBACK, Words, shared_text

KEY = re.compile(r"^(help-[a-z-]+) =", re.MULTILINE)
CATALOGUE = "help"
USAGE = "Usage:"
NO_DEFAULT = (None, "", '""', "False", "None")  # that say nothing


@cache
def keys() -> dict[str, str]:
    """The message of each English sentence."""
    english = Words(FALLBACK, place=CATALOGUE)
    return {english.say(key): key for key in KEY.findall(shared_text(FALLBACK, CATALOGUE))}


def translated(sentence: str) -> str:
    """A sentence of a command in the user's language; as it is where nobody translated it (games of other packages)."""
    key = keys().get(" ".join(sentence.replace("'", "’").split()))
    return Words(speech.language(), place=CATALOGUE).say(key) if key else sentence


def as_text(description: Any) -> str:
    """What cyclopts is about to print, without its markup."""
    return str(getattr(description, "primary_renderable", description) or "").rstrip()


class Translator(DefaultFormatter):
    """Prints what cyclopts prints, in the user's language."""

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        if not panel.entries:
            return
        entries = [evolve(entry, **self.entry(entry)) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries, title=translated(panel.title)))

    def entry(self, entry: Any) -> dict[str, Any]:
        """What changes of an entry: its description, with the marks that cyclopts would set in English."""
        marks = [translated("required")] if entry.required else []
        marks += [f"{translated('default')} {entry.default}"] if entry.default not in NO_DEFAULT else []
        told = " ".join([translated(as_text(entry.description)), *(f"[{mark}]" for mark in marks)])
        return {"description": Text(told), "default": None, "required": False}

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        console.print(Text(f"{translated(USAGE)} {str(usage).removeprefix(USAGE).strip()}\n", style="bold"))

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        if told := as_text(description):
            console.print(Text(f"{translated(told)}\n"))
