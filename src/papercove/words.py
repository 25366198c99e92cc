"""Words: every sentence people read, in four languages, from the Fluent files in locales/.

Rules and views carry keys and data only; here they become sentences. `docs/words.md` says how data
becomes words, so that other clients can do the same with the same files.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from papercove.engine.errors import Refusal
from papercove.engine.game import Game
from papercove.engine.puzzle import Foreseen
from papercove.engine.registry import game as registered
from papercove.engine.view import Choice, Event, Forbidden, Line, Outcome, Reason

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "it", "de")
FALLBACK = "en"

MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # a number below zero has a minus sign, not a hyphen

# An argument's name says what its value is (docs/words.md).
FACES = ("card",)
FACE_LISTS = ("cards",)
SEATS = ("seat", "victim", "thief", "caller", "winner", "loser", "starter", "to_move")
SEAT_LISTS = ("seats", "winners")


def language_of(environment: Mapping[str, str]) -> str:
    """The language a terminal asks for: PAPERCOVE_LANGUAGE, else what the locale variables name, else English."""
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    wishes = [environment.get("PAPERCOVE_LANGUAGE", "")]
    if locale not in ("", "C", "POSIX"):
        wishes += environment.get("LANGUAGE", "").split(":")
    return next((wish[:2].lower() for wish in [*wishes, locale] if wish[:2].lower() in LANGUAGES), FALLBACK)


@cache
def shared_text(language: str, name: str) -> str:
    """One of the shared catalogues (common, terminal, web) in a language; empty if there is none."""
    file = resources.files("papercove.locales").joinpath(language, f"{name}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def game_text(game: Game, language: str) -> str:
    """The game's own words; empty where its author has not written that language."""
    try:
        return game.messages(language)
    except FileNotFoundError:
        return ""


def sound_game(id: str) -> Game | None:
    """The game of this id; None where it is not installed, or broken."""
    try:
        return registered(id)
    except Refusal:
        return None


class Words:
    """The words of one language, for one game or for none, at one place (`terminal` or `web`).

    A message that a language lacks is said in English; one that nobody wrote is said by its key.
    Names are given as a sequence by seat; `viewer` is the seat that reads, who is told "you".
    """

    def __init__(self, language: str, game: Game | None = None, place: str = "terminal") -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self._bundles = [_bundle(spoken, game, place) for spoken in dict.fromkeys((self.language, FALLBACK))]

    def find(self, key: str, attribute: str | None = None, /, **args: Any) -> str | None:
        """The message `key`, or its attribute, filled with `args`; None if nobody wrote it."""
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
            if pattern is None:
                return None
            said = str(bundle.format_pattern(pattern, args)[0])
            return said if key.startswith("refusal-") else MINUS.sub("−", said)  # a refusal quotes what was written
        return None

    def say(self, key: str, /, **args: Any) -> str:
        """The message `key` filled with `args`."""
        found = self.find(key, **args)
        return _spell(key, args) if found is None else found

    # --- faces, names and lists ---

    def face(self, face: str, the: bool = False) -> str:
        """A card by its face: `crab:light_blue` is "light blue crab"; with `the`, "the light blue crab"."""
        kind, _, colour = face.partition(":")
        name = self.kind(kind)
        gender = self.find(f"card-{kind}", "gender") or "none"
        form = "card-the" if the else "card-name"
        if not colour:
            return self.say("card-the-bare", kind=name, gender=gender) if the else name
        return self.say(form, kind=name, gender=gender, colour=self.colour(colour, gender, the))

    def spell_face(self, face: str) -> str:
        """A face as somebody who speaks this language may write it: `crab:light_blue` is `crabe:bleu-clair`."""
        kind, colon, colour = face.partition(":")
        named = self.kind(kind) + colon if kind else colon
        return (named + (self.colour(colour) if colour else "")).replace(" ", "-")

    def kind(self, kind: str) -> str:
        """A kind of card by its name."""
        return self.find(f"card-{kind}") or kind

    def colour(self, colour: str, gender: str = "none", the: bool = False) -> str:
        """A colour, agreeing with the noun it goes with where the language wants it."""
        return self.find(f"colour-{colour}", gender=gender, the="yes" if the else "no") or colour

    def listing(self, items: Sequence[str]) -> str:
        """Several things said together: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", most=", ".join(items[:-1]), last=items[-1])

    def _tallied(self, items: Sequence[str]) -> list[str]:
        """Each item once, with how often it is there if that is more than once."""
        counted = Counter(items).items()
        return [item if count == 1 else self.say("list-several", item=item, count=count) for item, count in counted]

    def fill(self, args: Mapping[str, Any], names: Sequence[str] = ()) -> dict[str, Any]:
        """Arguments as data turned into words; an argument's name says what it is."""
        filled: dict[str, Any] = {}
        for name, value in args.items():
            filled |= self._fill_one(name, value, names)
        return filled

    def _fill_one(self, name: str, value: Any, names: Sequence[str]) -> dict[str, Any]:
        if name in FACES and isinstance(value, str):
            return {
                name: self.face(value),
                f"{name}-the": self.face(value, the=True),
                f"{name}-kind": value.partition(":")[0],
            }
        if name in FACE_LISTS and isinstance(value, (list, tuple)):
            return {
                name: self.listing(self._tallied([self.face(face) for face in value])),
                f"{name}-the": self.listing([self.face(face, the=True) for face in value]),
                f"{name}-count": len(value),
                f"{name}-kind": str(value[0]).partition(":")[0] if value else "none",
            }
        if name == "written" and isinstance(value, str):
            return {name: " ".join(self.spell_face(face) for face in value.split())}
        if name == "kind" and isinstance(value, str):
            return {name: self.kind(value), "kind-key": value}
        if name == "colour" and isinstance(value, str):
            return {name: self.colour(value), "colour-key": value}
        if name in SEATS and isinstance(value, int):
            return {name: _name(names, value)}
        if name in SEAT_LISTS and isinstance(value, (list, tuple)):
            return {name: self.listing([_name(names, seat) for seat in value]), f"{name}-count": len(value)}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, (list, tuple)):
            one = name.removesuffix("s")
            items = [self.find(f"{one}-name", **{one: item}) or str(item) for item in value]
            return {name: self.listing(items), f"{name}-count": len(value)}
        return {name: "none" if value is None else value}

    # --- what leaves the engine, as sentences ---

    def choice(self, choice: Choice, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """A legal action as an invitation: `action-<verb>`."""
        args = self.fill(choice.args, names)
        forms = [*self._forms_for(choice.args, viewer), None]
        return self._first(f"action-{choice.verb}", forms, args) or _spell(choice.verb, args)

    def effect(self, choice: Choice, names: Sequence[str] = ()) -> str:
        """What a legal action does: the attribute `.does` of `action-<verb>`; empty if not written."""
        return self.find(f"action-{choice.verb}", "does", **self.fill(choice.args, names)) or ""

    def is_quiet(self, event: Event) -> bool:
        """Whether a log does without this event, since the next one says as much: its message is `.quiet`."""
        return self.find(f"event-{event.verb}", "quiet") is not None

    def event(self, event: Event, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Something that happened: `event-<verb>`, or the attribute of it that fits who reads and what they know."""
        args = self.fill(event.args, names)
        forms: list[str | None] = self._forms_for(event.args, viewer)
        if event.seat is not None:
            args["who"] = _name(names, event.seat)
            if viewer == event.seat:
                forms.insert(0, "you")
        if any(name in event.args for name in (*FACES, *FACE_LISTS)):
            forms.append("known")
        return self._first(f"event-{event.verb}", [*forms, None], args) or _spell(event.verb, args)

    def _forms_for(self, data: Mapping[str, Any], viewer: int | None) -> list[str | None]:
        """The attributes `<argument>-is-you` and `<argument>-with-you` of what is, or holds, the viewer's seat."""
        if viewer is None:
            return []
        alone = [f"{name}-is-you" for name, value in data.items() if name in SEATS and value == viewer]
        among = [f"{name}-with-you" for name, value in data.items() if name in SEAT_LISTS and viewer in value]
        return [*alone, *among]

    def _first(self, key: str, forms: Sequence[str | None], args: Mapping[str, Any]) -> str | None:
        """The first of these attributes that is written; None among them stands for the message itself."""
        return next((text for form in forms if (text := self.find(key, form, **args)) is not None), None)

    def line(self, line: Line) -> str:
        """What a line of a score sheet is for: `line-<key>`; its points are the caller's to show."""
        return self.say(f"line-{line.key}", **self.fill(line.args), points=line.points)

    def reason(self, reason: Reason, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """What speaks for or against a choice: `why-<key>`, with the lines of points that it changes."""
        args = self.fill(reason.args, names) | self.lines(reason.lines)
        forms: list[str | None] = [None]
        if reason.seat is not None:
            args["who"] = _name(names, reason.seat)
            if viewer == reason.seat:
                forms.insert(0, "you")
        return self._first(f"why-{reason.key}", forms, args) or _spell(reason.key, args)

    def lines(self, lines: Sequence[Line]) -> dict[str, Any]:
        """Lines of points with what they add, in a row."""
        said = [self.say("hint-reason", line=self.line(line), points=f"{line.points:+d}") for line in lines]
        return {"lines": "; ".join(said), "lines-count": len(said)}

    def foreseen(self, one: Foreseen) -> str:
        """How two choices of a puzzle differ, as one would tell a friend: `foreseen-<key>` in round figures."""
        best, other = abs(one.best), abs(one.other)  # what is lost is told by how much
        args: dict[str, Any] = {"way": "more" if best > other else "less", "count": rounded(abs(best - other))}
        if "chance" in one.key:
            tenths = rounded(10 * best), rounded(10 * other)
            same, only_best, only_other = tenths[0] == tenths[1], not tenths[1], not tenths[0]
            args["which"] = "same" if same else "best" if only_best else "other" if only_other else "both"
            args |= {name: self.say("how-often", tenths=n) for name, n in zip(("best", "other"), tenths, strict=True)}
        return self.say(f"foreseen-{one.key}", **args)

    def not_now(self, wish: Forbidden, names: Sequence[str] = ()) -> str:
        """What stands in the way of something: `not-now-<why>`; empty if nobody wrote it."""
        return self.find(f"not-now-{wish.why}", **self.fill(wish.args, names)) or ""

    def outcome(self, outcome: Outcome, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Who won, and why: `outcome-won`, `outcome-shared`, or `outcome-won-outright` where points did not decide."""
        points = max((outcome.scores[seat] for seat in outcome.winners), default=0)
        args = self.fill({"winners": outcome.winners}, names) | {"points": points}
        won = "outcome-won-outright" if points < max(outcome.scores, default=0) else "outcome-won"
        key = won if len(outcome.winners) == 1 else "outcome-shared"
        you = "you" if viewer is not None and viewer in outcome.winners else None
        result = self.find(key, you, **args) or self.say(key, **args)
        return f"{result} {self.say(f'reason-{outcome.reason}', **args)}"

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why something was refused: `refusal-<key>`, or `refusal-because` with what stands in the way."""
        args = self.fill(refusal.arguments, names)
        return self.refused(refusal, names) or _spell(f"refusal-{refusal.key}", args)

    def refused(self, refusal: Refusal, names: Sequence[str] = ()) -> str | None:
        """The same; None if nobody wrote it."""
        args = self.fill(refusal.arguments, names)
        told = self._obstacle(refusal, names)
        said = self.find("refusal-because", **{**args, "because": told}) if told else None
        return said or self.find(f"refusal-{refusal.key}", **args)

    def _obstacle(self, refusal: Refusal, names: Sequence[str]) -> str | None:
        """What stood in the way, in the words of the refusal's own game: whoever speaks may not know which it is."""
        if "because" not in refusal.arguments:
            return None
        key, game = f"not-now-{refusal.arguments['because']}", str(refusal.arguments["game"])
        known = self if self.find(key) is not None else Words(self.language, sound_game(game))
        return known.find(key, **known.fill(refusal.arguments, names))

    def option(self, name: str) -> str:
        """An option of a game: `option-<name>`; its values are `option-<name>-<value>`."""
        return self.say(f"option-{name}")


def rounded(figure: float) -> int:
    """To the nearest whole number, halves up: as browsers round."""
    return int(figure + 0.5)


@cache
def _bundle(language: str, game: Game | None, place: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # it is slow to import, and not every command speaks

    # No isolating marks: our four languages run one way, and terminals would show them.
    bundle = FluentBundle([language], use_isolating=False)
    for text in (
        shared_text(language, "common"),
        shared_text(language, place),
        shared_text(language, "learn"),
        shared_text(language, "puzzles"),
        *(shared_text(language, name) for name in ("newcomers", "answers") if place == "web"),
        game_text(game, language) if game else "",
    ):
        bundle.add_resource(FluentResource(text), allow_overrides=True)  # a game may say it otherwise
    return bundle


def _in_english(refusal: Refusal) -> str | None:
    """Why something was refused, for a traceback; None if it is in a game's own words."""
    return Words(FALLBACK).refused(refusal)


Refusal.in_english = _in_english


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _spell(key: str, args: Mapping[str, Any]) -> str:
    details = ", ".join(f"{name}: {value}" for name, value in args.items() if "-" not in name)
    return f"{key} ({details})" if details else key
