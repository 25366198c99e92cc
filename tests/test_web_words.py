"""The words of the browser table: the same keys in every language, none missing, none left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message
from msgspec.structs import fields

from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.terminal import PAINT
from papercove.server import wire

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src" / "papercove" / "locales"
CLIENT = ROOT / "web" / "src"
LANGUAGES = ("en", "fr", "it", "de")
GAMES = ("sea-salt-paper", "paper-world")

SAID = re.compile(r"""(?:say|find)\(\s*(['"`])((?:(?!\1).)+)\1""")
QUOTED = re.compile(r"""['"`]([a-z][a-zA-Z0-9_-]*)['"`]""")
INSIDE = re.compile(r"\{\s*([a-z][a-z0-9_-]*)\s*\}")


@cache
def keys(language: str, name: str) -> dict[str, Message]:
    entries = parse((LOCALES / language / f"{name}.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def sources() -> str:
    files = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    return "\n".join(path.read_text("utf-8") for path in files if "generated" not in path.parts)


PAGES = ("web", "newcomers", "answers", "puzzles", "points", *(f"leaflet-{game}" for game in GAMES))


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys(language: str, name: str) -> None:
    assert set(keys(language, name)) == set(keys("en", name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    def arguments(name: str) -> dict[str, set[str]]:
        text = "\n".join((LOCALES / name / f"{one}.ftl").read_text("utf-8") for one in PAGES)
        blocks = re.split(r"\n(?=[a-z])", text)
        return {block.split(" =")[0]: set(re.findall(r"\$([a-z-]+)", block)) for block in blocks if " =" in block}

    assert arguments(language) == arguments("en")


def test_no_key_the_client_says_is_missing() -> None:
    known = set(keys("en", "web")) | set(keys("en", "common")) | set(keys("en", "learn"))
    for name in ("newcomers", "answers", "puzzles", "points"):
        known |= set(keys("en", name))
    for game in GAMES:
        known |= set(keys("en", game)) | set(keys("en", f"leaflet-{game}"))
    said = {key for _, key in SAID.findall(sources()) if "$" not in key}
    assert said - known == set()


@pytest.mark.parametrize("name", PAGES)
def test_no_message_asks_for_one_that_is_missing(name: str) -> None:
    """A message that puts another one into its sentence finds it in its own file or in those of every page."""
    known = set(keys("en", name)) | set(keys("en", "common")) | set(keys("en", "web"))
    assert set(INSIDE.findall((LOCALES / "en" / f"{name}.ftl").read_text("utf-8"))) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_of_a_table_has_its_words(language: str) -> None:
    switches = {f"switch-{field.encode_name}" for field in fields(wire.TableSettings) if field.type is bool}
    assert {key for key in keys(language, "web") if key.startswith("switch-")} == switches


def test_no_key_is_left_over() -> None:
    text = sources()
    quoted = set(QUOTED.findall(text))
    prefixes = {key.split("${")[0] for _, key in SAID.findall(text) if "${" in key} - {""}
    said_within = ((LOCALES / "en" / f"{name}.ftl").read_text("utf-8") for name in ("web", "puzzles", *GAMES))
    within = {key for said in said_within for key in INSIDE.findall(said)}
    unused = [
        key
        for key in (*keys("en", "web"), *keys("en", "newcomers"), *keys("en", "puzzles"), *keys("en", "points"))
        if key not in quoted and key not in within and not any(key.startswith(prefix) for prefix in prefixes)
    ]
    assert unused == []


@pytest.mark.parametrize("colour", spec.COLOURS)
def test_every_colour_has_a_name_a_letter_a_mark_and_a_paper(colour: str) -> None:
    for language in LANGUAGES:
        named = keys(language, "sea-salt-paper").get(f"colour-{colour}")
        assert named is not None, language
        assert "mark" in {attribute.id.name for attribute in named.attributes}, language
        assert f"letter-{colour}" in keys(language, "web"), language
    assert colour in PAINT
    assert f"  --{colour}: #" in (CLIENT / "styles" / "tokens.css").read_text("utf-8")
    assert f"\n  {colour}:" in (ROOT / "web" / "art" / "marks.mjs").read_text("utf-8")
