"""The browser's shared files know no game: no game's id or name, none of its cards, none of its verbs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import papercove
from papercove.words import LANGUAGES, Words
from tests.test_words import LOCALES, entries

WEB = Path(__file__).parents[1] / "web" / "src"
OWN = ("games/sea-salt-paper", "games/paper-world", "generated")
SHARED = sorted(
    path
    for path in WEB.rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.relative_to(WEB).as_posix().startswith(OWN)
)
STRING = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
# Pictures of folded paper that stand for the room itself, and the animals that people choose.
EMBLEMS = {"boat", "crab", "fish", "octopus", "penguin", "captain", "mermaid", "lighthouse", "shell", "sailor"}
EMBLEMS |= {"penguin_colony", "shark", "swimmer"}
# Words that every table has.
PLAIN = {"revealed", "take", "place", "pay", "stop", "keep", "end", "discard", "play", "card", "choose", "start"}


def strings(path: Path) -> set[str]:
    """What is written in quotes in a file."""
    return {next(part for part in found if part) for found in STRING.findall(path.read_text("utf-8")) if any(found)}


def verbs(game: str) -> set[str]:
    """What the game's choices and events are called."""
    names = [name for name in entries("en", f"{game}.ftl") if name.startswith(("action-", "event-"))]
    return {name.split("-", 1)[1] for name in names} - PLAIN


def faces(game: str) -> set[str]:
    """Cards by their faces, as pages name them."""
    return {name.removeprefix("card-") for name in entries("en", f"{game}.ftl") if name.startswith("card-")}


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_no_shared_file_names_a_game_its_cards_or_its_verbs(game: str) -> None:
    assert len(SHARED) > 100
    names = {game, Words("en", papercove.game(game)).say("game-name"), game.replace("-", "_")}
    forbidden = names | verbs(game)
    kinds = faces(game) - EMBLEMS
    assert len(verbs(game)) > 15
    for path in SHARED:
        told = strings(path)
        where = path.relative_to(WEB).as_posix()
        assert told & (forbidden | kinds) == set(), where
        assert not {text for text in told if any(name in text for name in names)}, where
        assert not {text for text in told if text.partition(":")[0] in faces(game) and ":" in text}, where
        assert "".join(part.capitalize() for part in game.split("-")) not in path.read_text("utf-8"), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_page_says_names_no_game(language: str) -> None:
    """Names stand where the room itself says what it offers; rules and cards stand with their game."""
    text = (LOCALES / language / "web.ftl").read_text("utf-8")
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert not [line for line in headings if "Sea Salt" in line or "Paper World" in line]
    assert not [name for name in entries(language, "web.ftl") if "sea-salt" in name or "paper-world" in name]


@pytest.mark.parametrize("rule", [r"#\d+\.\d+\b", r"(?<!=)['\"]\d+\.\d+['\"]"])
def test_no_number_of_a_rule_is_written_into_the_browser(rule: str) -> None:
    """They come with what the room tells: what is forbidden, a task, a picture of the illustrated page."""
    found = {
        path.relative_to(WEB).as_posix()
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte") and "generated" not in path.parts
        for line in path.read_text("utf-8").splitlines()
        if re.search(rule, line) and "style" not in line and not line.lstrip().startswith("//")
    }
    assert found == set()
