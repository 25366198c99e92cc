"""Reads a rulebook written in Markdown into its numbered rules, so that a screen can show and link each of them.

A rulebook is a title, an introduction, sections (`## 3 Taking a card`) and in them rules (`3.1 A turn begins …`), each
with an optional table. Inside a rule only `**bold**`, `*italics*` and `` `code` `` are used.
"""

from __future__ import annotations

import re

import msgspec

SECTION = re.compile(r"## (\d+) (.+)")
RULE = re.compile(r"(\d+\.\d+) (.*)")


class Rule(msgspec.Struct, omit_defaults=True):
    """One numbered rule; `rows` is its table, the first row being the heads."""

    number: str
    text: str
    rows: list[list[str]] = []
    after: str = ""  # what is said below the table


class Section(msgspec.Struct):
    """A chapter of the rulebook."""

    number: str
    title: str
    rules: list[Rule]


class Rulebook(msgspec.Struct):
    """A whole rulebook in one language."""

    language: str
    title: str
    intro: list[str]  # in paragraphs: the game in one minute, then what this book is
    sections: list[Section]

    def find(self, number: str) -> Rule | None:
        """The rule of this number."""
        return next((rule for section in self.sections for rule in section.rules if rule.number == number), None)


def read_rulebook(text: str, language: str) -> Rulebook:
    """The rulebook that this Markdown holds."""
    book = Rulebook(language, "", introduction(text), [])
    rule: Rule | None = None
    for line in text.splitlines():
        if line.startswith("# "):
            book.title = line[2:].strip()
        elif section := SECTION.match(line):
            book.sections.append(Section(section[1], plain_title(section[2]), []))
            rule = None
        elif (numbered := RULE.match(line)) and book.sections:
            rule = Rule(numbered[1], numbered[2].strip())
            book.sections[-1].rules.append(rule)
        elif line.startswith("|") and rule is not None:
            add_row(rule, line)
        elif line.strip() and rule is not None:
            add_text(rule, line.strip())
    return book


def introduction(text: str) -> list[str]:
    """The paragraphs between the title and the first section."""
    paragraphs = text.partition("\n## ")[0].split("\n\n")[1:]
    return [" ".join(paragraph.split()) for paragraph in paragraphs]


def plain_title(title: str) -> str:
    """A heading without marks of emphasis."""
    return title.replace("*", "").strip()


def add_row(rule: Rule, line: str) -> None:
    """A row of a rule's table; the line below the heads is left out."""
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if not all(set(cell) <= {"-", ":"} and cell for cell in cells):
        rule.rows.append(cells)


def add_text(rule: Rule, line: str) -> None:
    """A further line of a rule."""
    if rule.rows:
        rule.after = f"{rule.after} {line}".strip()
    else:
        rule.text = f"{rule.text} {line}".strip()
