"""The rulebook as an index: from each numbered rule to its code, its tests and a ply of a golden game that meets it.

    PAPERCOVE_INTERPRETED=1 .venv/bin/python -m tests.rulebooks.index     writes docs/rules/index.md

Code cites a rule in a docstring or a comment (`rule 4.3`, `rules 5.2 and 5.3`, `rules 3.1 to 3.4`). A ply meets it when
the lines that cite it are reached: those of the function, or those below a comment. A test has it in its name.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import papercove
from papercove import Record, State
from papercove.rulebooks.reading import Rulebook, read_rulebook
from papercove.words import LANGUAGES
from tests.golden.goldens import FOLDER as GOLDENS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules" / "index.md"
GAMES = [id for id in papercove.games() if papercove.game(id).rulebook("en")]
NUMBER = r"\d+\.\d+"
CITED = re.compile(rf"(?<![\w.])({NUMBER}(?:(?:, and |, | and | to ){NUMBER})*)(?![\w%])")
TESTED = re.compile(r"test_(\d+)_(\d+)(?=_)")


class Citation(NamedTuple):
    """Where code cites a rule: in which file and function, and the line that is reached when it is met."""

    file: Path
    symbol: str
    line: int  # 0 for data: the deal already meets it


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
        source = file.read_text("utf-8")
        tree = ast.parse(source)
        for holder, symbol in holders(tree):
            for rule in cited_in(ast.get_docstring(holder) or "", known):
                line = (
                    0 if not isinstance(holder, ast.FunctionDef) else holder.body[min(1, len(holder.body) - 1)].lineno
                )
                found[rule].add(Citation(file, symbol, line))
        for row, text in comments(source):
            for rule in cited_in(text, known):
                found[rule].add(Citation(file, *reached_by(tree, row)))
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


def reached_by(tree: ast.Module, row: int) -> tuple[str, int]:
    """The function a comment stands in, and the line that is reached when what it says holds."""
    around = [
        (node, symbol)
        for node, symbol in holders(tree)
        if isinstance(node, ast.FunctionDef) and node.lineno <= row <= (node.end_lineno or 0)
    ]
    if not around:
        return "", 0
    function, symbol = around[-1]
    simple = [node.lineno for node in ast.walk(function) if isinstance(node, ast.stmt) and not hasattr(node, "body")]
    return symbol, min((line for line in simple if line >= row), default=0)


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


class Watch:
    """Notes which cited lines of a game are reached while it is watched; the kernel must run interpreted."""

    def __init__(self, cited: dict[str, set[Citation]]) -> None:
        self.rules: dict[tuple[str, int], set[str]] = defaultdict(set)
        for rule, places in cited.items():
            for place in places:
                self.rules[str(place.file), place.line].add(rule)
        self.met: set[str] = set()
        self.watched: dict[CodeType, bool] = {}

    def __enter__(self) -> Watch:
        self.met = set()
        sys.settrace(self.enter)
        return self

    def __exit__(self, *problem: object) -> None:
        sys.settrace(None)

    def enter(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        if code not in self.watched:
            lines = {line for _, _, line in code.co_lines() if line}
            self.watched[code] = any((code.co_filename, line) in self.rules for line in lines)
        return self.line if self.watched[code] else None

    def line(self, frame: FrameType, event: str, argument: object) -> Any:
        self.met |= self.rules.get((frame.f_code.co_filename, frame.f_lineno), set())
        return self.line


def ask(state: State) -> None:
    """What a table asks of a position: what may be done, and what everybody sees."""
    state.legal_actions()
    for seat in range(state.seats):
        state.game.view(state, seat)


def plies(record: Record, watch: Watch) -> Iterator[tuple[int, set[str], set[str]]]:
    """Each ply of a match, the deal first: the rules met by what is done, and by what is asked afterwards."""
    with watch:
        state = record.start()
    done = watch.met
    for number in range(len(record.actions) + 1):
        if number:
            with watch:
                state.apply(record.actions[number - 1])
            done = watch.met
        with watch:
            ask(state)
        yield number, done, watch.met


def golden_plies(game: str, cited: dict[str, set[Citation]]) -> dict[str, Ply]:
    """For each rule the first ply of a golden game that does what it says; else the first of which it is asked."""
    does: dict[str, Ply] = {}
    asks: dict[str, Ply] = {}
    watch = Watch(cited)
    for file in sorted((GOLDENS / game).glob("*.txt")):
        for number, done, asked in plies(Record.read(file.read_text("utf-8")), watch):
            for met, found in ((done, does), (asked, asks)):
                for rule in met:
                    found.setdefault(rule, Ply(file.stem, number))
    deal = Ply(sorted((GOLDENS / game).glob("*.txt"))[0].stem, 0)
    return {**dict.fromkeys(met_by_dealing(cited), deal), **asks, **does}


def met_by_dealing(cited: dict[str, set[Citation]]) -> set[str]:
    """Rules that are cards, numbers, options or what a whole file is about: every deal meets them."""
    return {rule for rule, places in cited.items() if any(place.line == 0 for place in places)}


def meets(game: str, cited: dict[str, set[Citation]], rule: str, ply: Ply) -> bool:
    """Whether a ply of a golden game meets a rule."""
    if ply.number == 0 and rule in met_by_dealing(cited):
        return True
    record = Record.read((GOLDENS / game / f"{ply.match}.txt").read_text("utf-8"))
    watch = Watch(cited)
    state = record.start()
    for action in record.actions[: max(0, ply.number - 1)]:
        state.apply(action)
    with watch:
        if ply.number:
            state.apply(record.actions[ply.number - 1])
        else:
            state = record.start()
        ask(state)
    return rule in watch.met


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
        "For every numbered rule: its words in four languages, the code that cites it, the tests named after it, and a",
        "ply of a [golden game](../../tests/golden) in which it is met; ply 0 is the deal. This page is written by",
        "`PAPERCOVE_INTERPRETED=1 .venv/bin/python -m tests.rulebooks.index`, and a test says when it is stale.",
    ]
    for game in GAMES:
        cited, tests = code_of(game), tests_of(game)
        words = (f"[{language}](../../src/papercove/rulebooks/{language}/{game}.md)" for language in LANGUAGES)
        lines += ["", f"## {book(game).title.partition(':')[0]}", "", f"The rules in {', '.join(words)}.", ""]
        lines += ["| rule | code | tests | golden ply |", "|---|---|---|---|"]
        for rule in rules_of(game):
            ply = golden[game].get(rule)
            met = f"{ply.match}, {ply.number}" if ply else ""
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


def main(arguments: list[str]) -> None:
    assert not papercove.COMPILED, "only interpreted code can be watched: PAPERCOVE_INTERPRETED=1"
    if arguments == ["--plies"]:  # which of the plies that the page names do not meet their rule
        wrong = [
            f"{game} {rule}"
            for game, found in kept().items()
            for rule, ply in found.items()
            if not meets(game, code_of(game), rule, ply)
        ]
        sys.exit("\n".join(wrong) or 0)
    PAGE.write_text(page({game: golden_plies(game, code_of(game)) for game in GAMES}), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
