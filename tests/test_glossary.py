"""What people read keeps to docs/glossary.md: its words, its form of address, its signs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "fr", "it", "de")
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|https?://\S+", re.DOTALL)
PER_CENT = {"en": r"[\d}]\s+%", "it": r"[\d}]\s+%", "fr": "[\\d}][^\u00a0\\d-]?%", "de": "[\\d}][^\u00a0\\d-]?%"}
QUOTES = {"en": "[«»„]", "fr": "[“”„]", "it": "[“”„]", "de": "[«»”]"}


class Texts(Visitor):
    """Collects what a message says, without its arguments; an argument is written as {}."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: object) -> None:  # noqa: N802
        elements = node.elements  # type: ignore[attr-defined]
        self.found.append("".join(one.value if isinstance(one, TextElement) else "{}" for one in elements))
        self.generic_visit(node)  # type: ignore[arg-type]


@cache
def section(language: str) -> str:
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    return text.split(f"\n## {language}\n")[1].split("\n## ")[0]


def forbidden(language: str) -> dict[str, str]:
    """Every word that is never said, and what is said instead."""
    rows = [[cell.strip() for cell in line.split("|")[1:3]] for line in section(language).splitlines() if "|" in line]
    return {word.strip(): say for say, never in rows[2:] for word in never.split(",") if word.strip()}


@cache
def read_by_people(language: str) -> dict[str, list[str]]:
    """By file, the texts of a language: messages, rules and, in English, the documents."""
    found: dict[str, list[str]] = {}
    for path in (ROOT / "src" / "papercove" / "locales" / language).glob("*.ftl"):
        texts = Texts()
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                texts.visit(entry)
        found[path.name] = texts.found
    documents = [*(ROOT / "src" / "papercove" / "rulebooks" / language).glob("*.md")]
    if language == "en":
        documents += [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    for path in documents:
        if path.name != "glossary.md":
            found[str(path.relative_to(ROOT))] = CODE.sub("", path.read_text("utf-8")).splitlines()
    return found


def offences(language: str, pattern: str) -> list[str]:
    wrong = re.compile(pattern, re.IGNORECASE)
    files = read_by_people(language).items()
    return [f"{name}: {text}" for name, texts in files for text in texts if wrong.search(CODE.sub("", text))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_word_is_said(language: str) -> None:
    never = forbidden(language)
    assert len(never) > 10
    said = {word: offences(language, rf"(?<![\w-]){re.escape(word)}(?![\w-])") for word in never}
    assert {f"{word}, not {never[word]}": where for word, where in said.items() if where} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_the_language_sets_them(language: str) -> None:
    catalogues = {name: texts for name, texts in read_by_people(language).items() if name.endswith(".ftl")}
    assert len(catalogues) == 18
    for pattern in (PER_CENT[language], QUOTES[language], r"\w'\w"):
        wrong = [text for texts in catalogues.values() for text in texts if re.search(pattern, text)]
        assert wrong == [], pattern


def test_the_glossary_would_notice() -> None:
    assert offences("en", r"\bseat\b")
    assert forbidden("fr")["chaise"] == "place"
