"""What people type: nicknames and chat, made safe to show anywhere."""

from __future__ import annotations

import unicodedata

MAX_NICKNAME = 24
MAX_TEXT = 200
# Controls, formats (bidi overrides, zero-width joiners), surrogates, private use, unassigned, line separators.
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
MAX_MARKS = 3  # combining marks on one letter


def clean_text(text: str, longest: int = MAX_TEXT) -> str:
    """Text in one line without control or bidi characters, stacked marks or needless space."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category == "Zs" or sign in "\t\r\n":
            kept.append(" ")
        elif category not in UNWANTED and marks <= MAX_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:longest].strip()


def clean_nickname(text: str) -> str:
    """A nickname fit for a seat and a record (which separates names by bars)."""
    return clean_text(text.replace("|", " "), MAX_NICKNAME)
