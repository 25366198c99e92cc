"""What people type: nicknames and chat, made safe to show anywhere."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count, pairwise

from papercove.words import LANGUAGES, shared_text

MAX_NICKNAME = 24
MAX_TEXT = 200
# Controls, formats (bidi overrides), surrogates, private use, unassigned, line separators.
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Signs that count as letters or symbols but show nothing.
FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\ufffc\U0001d159\U00013441\U00013442")
JOINERS = frozenset("\u200c\u200d")  # between letters of Persian or Hindi, and inside emoji
JOINED_BEFORE, JOINED_AFTER = ("L", "M", "S"), ("L", "S")  # what a joiner may stand between
FORGOTTEN_NAME = "Guest 0"  # who was there where a device has been forgotten; clients call them "somebody"
VISIBLE = ("L", "N", "P", "S")
MAX_MARKS = 3  # combining marks on one letter
# How clients call those who have been forgotten, and guests: matched as text, since parsing Fluent takes long.
SHOWN = re.compile(r"^somebody = (.+)$|^ *\*?\[\w+\] (.+)$", re.MULTILINE)
SHOWN_BLOCK = re.compile(r"^somebody = .+$|^paper-animal =[^}]*\}", re.MULTILINE)
GUEST = re.compile("guest[0-9ol]*")  # how the room calls who has said no name
# Letters of other scripts, and signs, each with the Latin letter it looks like: nobody passes for another at a glance.
LOOK_ALIKES = (
    "аa еe оo рp сc уy хx кk мm тt нh вb іi їi јj ѕs һh ԁd ԛq ԝw ɡg ɑa"
    " αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw ıi łl øo đd 0o 1l !l |l"
)
AS_LATIN = str.maketrans({pair[0]: pair[1] for pair in LOOK_ALIKES.split()})


def clean_text(text: str, longest: int = MAX_TEXT) -> str:
    """Text in one line without control or bidi characters, invisible signs, stacked marks or needless space."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if sign in JOINERS:
            kept.append(sign)
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category == "Zs" or sign in "\t\r\n":
            kept.append(" ")
        elif category not in UNWANTED and sign not in FILLERS and marks <= MAX_MARKS:
            kept.append(sign)
    line = " ".join(joined(kept).split())[:longest]
    return unicodedata.normalize("NFC", line.rstrip("".join(JOINERS) + " "))


def joined(signs: list[str]) -> str:
    """These signs with joiners only where they join something."""
    kept: list[str] = []
    for sign, following in pairwise([*signs, " "]):
        if sign not in JOINERS or (is_one_of(JOINED_BEFORE, kept[-1:]) and is_one_of(JOINED_AFTER, [following])):
            kept.append(sign)
    return "".join(kept)


def is_one_of(categories: tuple[str, ...], sign: list[str]) -> bool:
    return bool(sign) and unicodedata.category(sign[0]).startswith(categories)


def clean_nickname(text: str) -> str:
    """A nickname fit for a seat and a record (which separates names by bars); empty if it would show nothing.

    Nobody is called as guests are, or those who have been forgotten, and nobody adds a level to a name as bots do.
    """
    name = " ".join(clean_text(text.replace("|", " "), MAX_NICKNAME).replace(" · ", " ").split())
    if GUEST.fullmatch(alike := likeness(name)) or alike in reserved():
        return ""
    return name if any(is_one_of(VISIBLE, [sign]) for sign in name) else ""


def likeness(name: str) -> str:
    """What a name looks like: equal for names that are easily mistaken for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(AS_LATIN)
    letters = "".join(sign for sign in plain if sign.isalnum()).replace("i", "l").replace("rn", "m")
    return letters or plain


@cache
def reserved() -> frozenset[str]:
    """The likeness of every name that clients give to guests and to those who have been forgotten, in all languages."""
    texts = ["\n".join(SHOWN_BLOCK.findall(shared_text(language, "web"))) for language in LANGUAGES]
    return frozenset(likeness(somebody or animal) for text in texts for somebody, animal in SHOWN.findall(text))


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else has one that looks like it; guests have numbers already."""
    taken = {likeness(other) for other in others}
    if likeness(name) not in taken or GUEST.fullmatch(likeness(name)):
        return name
    return next(told for number in count(2) if likeness(told := f"{name} {number}") not in taken)
