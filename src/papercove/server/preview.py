"""The page's head and the app's manifest in the language of whoever asks: titles, descriptions, what previews show."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape

from papercove.words import FALLBACK, LANGUAGES, Words

SUBJECTS = {
    "t": "table",
    "join": "table",
    "rules": "rules",
    "learn": "rules",
    "puzzle": "puzzle",
}  # by a path's beginning
TITLE = re.compile(r"<title>[^<]*</title>")
LANGUAGE = re.compile(r'<html lang="[a-z]+">')
NO_SCRIPT = re.compile(r"<noscript>[^<]*</noscript>")


def wanted_language(header: str) -> str:
    """The best of our languages that an Accept-Language header asks for."""
    wishes = []
    for place, part in enumerate(header[:200].split(",")):
        name, _, quality = part.strip().partition(";q=")
        weight = float(quality) if re.fullmatch(r"[01](\.\d{1,3})?", quality) else 1.0 if not quality else 0.0
        wishes.append((-weight, place, name[:2].lower()))
    return next((name for weight, _, name in sorted(wishes) if weight < 0 and name in LANGUAGES), FALLBACK)


@lru_cache(maxsize=64)
def head(language: str, subject: str) -> dict[str, str]:
    """What a page about something says of itself."""
    words = Words(language, place="preview")
    plain = {"title": words.say("preview-title"), "description": words.say("preview-about")}
    told = {
        "title": words.find(f"preview-{subject}") or plain["title"],
        "description": words.find(f"preview-{subject}-about") or plain["description"],
    }
    return {**told, "about": plain["description"], "script": words.say("preview-script")}


def in_language(page: str, path: str, header: str) -> str:
    """The page with its head in the language of whoever asked for it."""
    language = wanted_language(header)
    told = {name: escape(text) for name, text in head(language, SUBJECTS.get(path.split("/")[0], "")).items()}
    page = LANGUAGE.sub(f'<html lang="{language}">', page, count=1)
    page = TITLE.sub(lambda _: f"<title>{told['title']}</title>", page, count=1)
    page = NO_SCRIPT.sub(lambda _: f"<noscript>{told['script']}</noscript>", page, count=1)
    for name, text in (
        ('name="description"', told["description"]),
        ('property="og:title"', told["title"]),
        ('property="og:description"', told["description"]),
    ):
        page = re.sub(rf'(<meta {name} content=")[^"]*', lambda found, text=text: f"{found[1]}{text}", page, count=1)  # type: ignore[misc]
    return page


def manifest_in_language(manifest: str, header: str) -> str:
    """The app's manifest with its description in that language."""
    language = wanted_language(header)
    told = {**json.loads(manifest), "lang": language, "description": head(language, "")["about"]}
    return json.dumps(told, ensure_ascii=False)
