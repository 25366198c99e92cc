"""Reads cards of the printed game as people write them, and counts their points."""

from __future__ import annotations

import unicodedata
from collections import Counter
from functools import cache
from typing import Annotated

import msgspec

from papercove.engine.errors import Illegal, Unreadable
from papercove.engine.game import Game
from papercove.engine.score import Count, Given, Pickable, ScoreReader
from papercove.engine.view import Line
from papercove.games.sea_salt_paper.cards import COLOURS, DECK, FACE_NAMES, KINDS, mask_of
from papercove.games.sea_salt_paper.scoring import parts
from papercove.games.sea_salt_paper.sheet import bonus_line, sheet
from papercove.words import LANGUAGES, Words

COPIES = {f"{kind}:{colour}": copies for kind, colour, copies in DECK}
KIND_COPIES = {kind: sum(copies for row, _, copies in DECK if row == kind) for kind in KINDS}
UNKNOWN = ""  # the colour of a card given by its kind alone


class Cards(Given, frozen=True):
    """Cards in the hand and cards laid on the table; they count together."""

    hand: Annotated[
        list[str],
        msgspec.Meta(description='Cards in the hand: "crab:yellow crab:black mermaid"; a colour may be left out.'),
    ] = []
    table: Annotated[list[str], msgspec.Meta(description="Cards laid on the table.")] = []


class SeaSaltPaperReader(ScoreReader):
    """Counts any cards that one player can have.

    A colour may be left out. Where only one is possible it is filled in; else the points are the same without it,
    and the colour bonus is not known (null). With mermaids it matters, and is asked for.
    """

    given_type = Cards

    def __init__(self, game: Game) -> None:
        """Understand the card words of `game`, in every language it speaks."""
        self.game = game

    def pickable(self) -> list[Pickable]:
        return [Pickable("hand", "cards", faces=COPIES)]

    def count(self, given: Cards) -> Count:
        faces = [read_card(self.game, text) for text in (*given.hand, *given.table)]
        check_copies(faces)
        known, unknown = fill_in(faces)
        if unknown and any(face.startswith("mermaid:") for face in known):
            raise Unreadable("score-colour", card=unknown[0], written=left_in_box(unknown[0], known)[0])
        mask = mask_of(number(known + stand_ins(known, unknown)))
        points = parts(mask)
        answer = {**points, "colour_bonus": None} if unknown else points
        extras = [] if unknown else [bonus_line(mask)]
        if known.count("mermaid:white") == KIND_COPIES["mermaid"]:  # rule 8.1
            extras.append(Line("four-mermaids", 0))
        return Count(answer=dict(answer), lines=sheet(mask), total=points["total"], extras=extras)


def simplify(word: str) -> str:
    """A word without accents, capitals, spaces and hyphens."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


@cache
def vocabulary(game: Game, prefix: str, keys: tuple[str, ...]) -> dict[str, str]:
    """What `keys` are called in our notation and in the four languages."""
    found = {}
    for language in LANGUAGES:
        words = Words(language, game)
        for key in keys:
            for gender in ("none", "m", "f", "n"):
                found[simplify(words.say(f"{prefix}-{key}", gender=gender, the="no"))] = key
            found[simplify(words.find(f"{prefix}-{key}", "short") or key)] = key
    return found | {simplify(key): key for key in keys}


def read_card(game: Game, text: str) -> tuple[str, str]:
    """Kind and colour of a card as written; the colour is UNKNOWN if left out."""
    kind_text, colon, colour_text = text.partition(":")
    if text in COPIES:  # in our notation, as screens write it: no dictionary is needed
        return kind_text, colour_text
    kind = vocabulary(game, "card", KINDS).get(simplify(kind_text))
    if kind is None:
        raise Unreadable("score-kind", text=text[:40], written=" ".join(KINDS))
    colour = vocabulary(game, "colour", COLOURS).get(simplify(colour_text), UNKNOWN)
    if colon and colour == UNKNOWN:
        raise Unreadable("score-hue", text=text[:40], written=" ".join(f":{colour}" for colour in COLOURS))
    if colour and f"{kind}:{colour}" not in COPIES:
        exist = [hue for row, hue, _ in DECK if row == kind]
        raise Illegal("score-no-such-card", card=f"{kind}:{colour}", written=" ".join(f"{kind}:{hue}" for hue in exist))
    return kind, colour


def check_copies(faces: list[tuple[str, str]]) -> None:
    """Refuse more cards than the box holds."""
    for (kind, colour), count in Counter(faces).items():
        if colour and count > COPIES[f"{kind}:{colour}"]:
            raise Illegal("score-copies", card=f"{kind}:{colour}", count=count, most=COPIES[f"{kind}:{colour}"])
    for kind, count in Counter(kind for kind, _ in faces).items():
        if count > KIND_COPIES[kind]:
            raise Illegal("score-copies", card=kind, count=count, most=KIND_COPIES[kind])


def fill_in(faces: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    """Faces whose colour is given or can only be one, and the kinds of the others."""
    known = [f"{kind}:{colour}" for kind, colour in faces if colour]
    open_kinds = Counter(kind for kind, colour in faces if not colour)
    unknown: list[str] = []
    for kind, count in open_kinds.items():
        left = left_in_box(kind, known)
        if len(set(left)) == 1 or len(left) == count:
            known += left[:count]
        else:
            unknown += [kind] * count
    return known, unknown


def left_in_box(kind: str, taken: list[str]) -> list[str]:
    """The faces of a kind that are not among those taken, copy by copy."""
    left = Counter({face: copies for face, copies in COPIES.items() if face.startswith(f"{kind}:")})
    left.subtract(face for face in taken if face in left)
    return list(left.elements())


def stand_ins(known: list[str], unknown: list[str]) -> list[str]:
    """Any faces of these kinds: where no colour counts, one is as good as another."""
    chosen: list[str] = []
    for kind in unknown:
        chosen.append(left_in_box(kind, known + chosen)[0])
    return chosen


def number(faces: list[str]) -> list[int]:
    """The cards of these faces, each copy a card of its own."""
    seen: Counter[str] = Counter()
    cards = []
    for face in faces:
        cards.append(FACE_NAMES.index(face) + seen[face])
        seen[face] += 1
    return cards
