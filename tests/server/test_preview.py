"""What a link shows before anybody opens it, and the app's manifest: in the language of whoever asks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from papercove.server.preview import in_language, manifest_in_language, wanted_language
from papercove.words import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
PAGE = (WEB / "index.html").read_text("utf-8")
MANIFEST = (WEB / "public" / "manifest.webmanifest").read_text("utf-8")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("ja,fr;q=0.5,it;q=0.7", "it"),
        ("nl", "en"),
        ("", "en"),
        ("fr;q=0,de;q=0.1", "de"),
        (";q=,,;q=9," * 90, "en"),
    ],
)
def test_the_best_of_our_languages_is_spoken(header: str, language: str) -> None:
    assert wanted_language(header) == language


def test_an_invitation_says_so_in_german() -> None:
    page = in_language(PAGE, "t/abc", "de")
    assert '<html lang="de">' in page
    assert "<title>Du bist zum Spielen eingeladen</title>" in page
    assert 'property="og:title" content="Du bist zum Spielen eingeladen"' in page
    assert "Kein Konto" in page.split('property="og:description"')[1].split("/>")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["", "rules/sea-salt-paper", "puzzle", "nothing"])
def test_every_page_says_what_it_is_in_every_language(path: str, language: str) -> None:
    page = in_language(PAGE, path, language)
    others = [in_language(PAGE, path, other) for other in LANGUAGES if other != language]
    assert page not in others
    assert page.count("<meta") == PAGE.count("<meta")
    assert "preview-" not in page


def test_a_page_without_a_head_stays_as_it_is() -> None:
    assert in_language("the room's page", "", "de") == "the room's page"


def test_the_manifest_is_translated_and_otherwise_whole() -> None:
    told = json.loads(manifest_in_language(MANIFEST, "fr"))
    assert told["lang"] == "fr"
    assert "au bord de la mer" in told["description"]
    assert {**told, "lang": "", "description": ""} == {**json.loads(MANIFEST), "lang": "", "description": ""}
