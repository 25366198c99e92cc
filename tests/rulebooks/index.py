"""The rulebook as an index: from each numbered rule to its code, its tests and a ply of a golden game that meets it.

    .venv/bin/python -m tests.rulebooks.index     writes docs/rules/index.md

Code cites a rule in a docstring or a comment (`rule 4.3`, `rules 5.2 and 5.3`, `rules 3.1 to 3.4`), or names it in a
word of its own (`"6.3"`) or, in spec.py, before words of it. A test has it in its name. Which ply meets it is said in
meeting.py.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import papercove
from papercove import Record
from papercove.rulebooks.reading import Rulebook, read_rulebook
from papercove.words import LANGUAGES
from tests.golden.goldens import FOLDER as GOLDENS
from tests.rulebooks.meeting import MEETS, Step, steps

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules" / "index.md"
GAMES = [id for id in papercove.game_ids() if papercove.game(id).rulebook("en")]
NUMBER = r"\d+\.\d+"
CITED = re.compile(rf"(?<![\w.])({NUMBER}(?:(?:, and |, | and | to ){NUMBER})*)(?![\w%])")
COMPARED = "contradictions.py"  # holds a specification against its rules, and follows none
LESSONS = ("leaflet.py", "tasks.py")  # the rules they name are what they teach
TESTED = re.compile(r"test_(\d+)_(\d+)(?=_)")


class Citation(NamedTuple):
    """Where code cites a rule: in which file, and in which function or class, if in one."""

    file: Path
    symbol: str


class Ply(NamedTuple):
    """A step of a golden game; 0 is the deal."""

    match: str
    number: int


def book(game: str) -> Rulebook:
    return read_rulebook(papercove.game(game).rulebook("en"), "en")


def rules_of(game: str) -> list[str]:
    return [rule.number for section in book(game).sections for rule in section.rules]


def cited_in(text: str, known: list[str]) -> set[str]:
    """The rules a text cites; `to` takes in those between."""
    found = set()
    for match in CITED.finditer(text):
        for part in re.split(", and |, | and ", match[1]):
            first, _, last = part.partition(" to ")
            ends = [known.index(one) for one in (first, last or first) if one in known]
            found |= set(known[ends[0] : ends[-1] + 1]) if ends else set()
    return found


# --- where rules are cited ---


def citations(folder: Path, known: list[str]) -> dict[str, set[Citation]]:
    """Every rule that code in this folder cites, and where."""
    found: dict[str, set[Citation]] = defaultdict(set)
    for file in sorted(folder.glob("*.py")):
        if file.name == COMPARED:
            continue
        source = file.read_text("utf-8")
        tree = ast.parse(source)
        for holder, symbol in holders(tree):
            for rule in cited_in(ast.get_docstring(holder) or "", known):
                found[rule].add(Citation(file, symbol))
        functions = [(node, symbol) for node, symbol in holders(tree) if isinstance(node, ast.FunctionDef)]
        for row, text in [*comments(source), *(named(file, tree, known) if file.name not in LESSONS else ())]:
            around = [symbol for node, symbol in functions if node.lineno <= row <= (node.end_lineno or 0)]
            for rule in cited_in(text, known):
                found[rule].add(Citation(file, around[-1] if around else ""))
    return found


def holders(tree: ast.Module) -> Iterator[tuple[ast.Module | ast.ClassDef | ast.FunctionDef, str]]:
    """What can have a docstring, with its name."""
    yield tree, ""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node, node.name
        if isinstance(node, ast.ClassDef):
            yield from ((part, f"{node.name}.{part.name}") for part in node.body if isinstance(part, ast.FunctionDef))


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Each run of comment lines as one text, at its last line."""
    lines: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0]] = token.string
    for row in sorted(lines):
        if row + 1 in lines and lines[row + 1] and not source.splitlines()[row].split("#")[0].strip():
            lines[row + 1] = f"{lines[row]} {lines[row + 1].lstrip('# ')}"
        else:
            yield row, lines[row]


def named(file: Path, tree: ast.Module, known: list[str]) -> Iterator[tuple[int, str]]:
    """Rules that are words of the code, as those of printed numbers, actions and refusals are."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            number, _, quoted = node.value.partition(" ")  # a specification quotes words of the rule after its number
            if number in known and (not quoted or file.name == "spec.py"):
                yield node.lineno, number


def tests_of(game: str) -> dict[str, set[str]]:
    """The tests that have a rule's number in their name."""
    found: dict[str, set[str]] = defaultdict(set)
    folder = ROOT / "tests" / "games" / game.replace("-", "_")
    for file in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (named := TESTED.match(node.name)):
                found[f"{named[1]}.{named[2]}"].add(file.name)
    return found


# --- which plies meet them ---


def goldens(game: str) -> list[Path]:
    """The golden games of the present version, by number."""
    return sorted((GOLDENS / game).glob("*.txt"), key=lambda file: int(file.stem.partition("-")[2]))


def golden_plies(game: str) -> dict[str, Ply]:
    """For each rule the first ply of a golden game that meets it; rules that none meets are left out."""
    found: dict[str, Ply] = {}
    for file in goldens(game):
        missing = {rule: meets for rule, meets in MEETS[game].items() if rule not in found}
        for step in steps(Record.read(file.read_text("utf-8"))) if missing else ():
            for rule, meets in missing.items():
                if rule not in found and meets(step):
                    found[rule] = Ply(file.stem, step.number)
    return found


def step_at(game: str, ply: Ply) -> Step:
    """A ply of a golden game."""
    record = Record.read((GOLDENS / game / f"{ply.match}.txt").read_text("utf-8"))
    return next(step for step in steps(record) if step.number == ply.number)


# --- the page ---


@cache
def code_of(game: str) -> dict[str, set[Citation]]:
    return citations(ROOT / "src" / "papercove" / "games" / game.replace("-", "_"), rules_of(game))


def row_of(game: str, rule: str, cited: set[Citation], tests: set[str]) -> str:
    """A line of the page without its last column."""
    package = game.replace("-", "_")
    files: dict[str, set[str]] = defaultdict(set)
    for place in cited:
        files[place.file.name].add(place.symbol)
    code = [
        f"[{name}](../../src/papercove/games/{package}/{name})" + "".join(f" `{one}`" for one in sorted(symbols) if one)
        for name, symbols in sorted(files.items())
    ]
    tested = [f"[{name}](../../tests/games/{package}/{name})" for name in sorted(tests)]
    return f"| {rule} | {', '.join(code)} | {', '.join(tested)} |"


def page(golden: dict[str, dict[str, Ply]]) -> str:
    """The whole page; `golden` has a ply for each rule of each game."""
    lines = [
        "# From rule to code",
        "",
        "For every numbered rule: its words in four languages, the code that cites it, the tests named after it, and",
        "the first ply of a [golden game](../../tests/golden) in which it decides something, as",
        "[meeting.py](../../tests/rulebooks/meeting.py) tells; ply 0 is the deal, and `none` means that no golden",
        "game meets it. This page is written by `.venv/bin/python -m tests.rulebooks.index`, and a test says when it",
        "is stale.",
    ]
    for game in GAMES:
        cited, tests = code_of(game), tests_of(game)
        words = (f"[{language}](../../src/papercove/rulebooks/{language}/{game}.md)" for language in LANGUAGES)
        lines += ["", f"## {book(game).title.partition(':')[0]}", "", f"The rules in {', '.join(words)}.", ""]
        lines += ["| rule | code | tests | golden ply |", "|---|---|---|---|"]
        for rule in rules_of(game):
            ply = golden[game].get(rule)
            met = f"{ply.match}, {ply.number}" if ply else "none"
            lines.append(f"{row_of(game, rule, cited[rule], tests[rule])} {met} |")
    return "\n".join(lines) + "\n"


ROW = re.compile(r"\| (\d+\.\d+) \|.*\| (match-\d+), (\d+) \|")


def kept() -> dict[str, dict[str, Ply]]:
    """The golden plies that the page names."""
    found: dict[str, dict[str, Ply]] = {}
    parts = re.split("^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    for game, part in zip(GAMES, parts, strict=True):
        found[game] = {rule: Ply(match, int(number)) for rule, match, number in ROW.findall(part)}
    return found


def main() -> None:
    PAGE.write_text(page({game: golden_plies(game) for game in GAMES}), "utf-8")


if __name__ == "__main__":
    main()
