"""A game: everything about it that is not the state of one match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, ClassVar

import msgspec

from papercove.engine.errors import Illegal, Unreadable
from papercove.engine.evening import Evening, PlainEvening
from papercove.engine.game_files import first_file, pictures
from papercove.engine.hashed_view import HASHED_SIZE
from papercove.engine.leaflet import Example, Leaflet
from papercove.engine.misfit import misfit
from papercove.engine.puzzle import Puzzle
from papercove.engine.score import ScoreReader
from papercove.engine.seed import PlainSeed, Seed
from papercove.engine.state import State
from papercove.engine.task import Task
from papercove.engine.view import (
    Choice,
    Event,
    Forbidden,
    Line,
    Measure,
    Obstacle,
    Outcome,
    Reason,
    RoundEnd,
    Span,
    View,
)
from papercove.engine.whole import seed_number


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a match; a game subclasses this, and documents each field with `msgspec.Meta`."""


class Variant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of a game that a designer may change, for the laboratory only; a game subclasses this.

    Each field's default is the printed number.
    """

    def changes(self) -> dict[str, Any]:
        """The numbers that differ from the printed ones."""
        printed = type(self)()
        return {
            name: getattr(self, name)
            for name in self.__struct_fields__
            if getattr(self, name) != getattr(printed, name)
        }


class Game(ABC):
    """One game's rules as an object; `papercove.game(id)` finds it."""

    id: ClassVar[str]
    version: ClassVar[int]  # changes whenever an old record would play differently
    earlier: ClassVar[tuple[int, ...]] = ()  # the versions before it whose matches are still played on and replayed
    codes: ClassVar[tuple[str, ...]] = ()  # each action's permanent name, by its number; see `action_code`
    seat_counts: ClassVar[range]
    action_count: ClassVar[int]  # actions are numbers below this
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    variant_type: ClassVar[type[Variant] | None] = None  # the numbers a designer may change, if any
    sets: ClassVar[
        Mapping[str, tuple[str, ...]]
    ] = {}  # by option or changed number: measures whose size it says itself
    environment_version: ClassVar[int] = 0  # changes whenever learners would see or do something else
    variations: ClassVar[tuple[Mapping[str, Any], ...]] = ()  # options worth trying in every test of the contract
    sounds: ClassVar[Mapping[str, str]] = {}  # what is heard with an event, by its verb: names of engine/sounds.py
    perfect_information: ClassVar[bool] = False  # nothing is ever hidden, and nothing is left to chance after the start
    memory_option: ClassVar[str] = ""  # the option that shows what a perfect memory would know, if there is one
    levels: ClassVar[Mapping[str, Mapping[str, float]]] = {}  # how bots of each level think here (bots/levels.py)
    retired_levels: ClassVar[tuple[str, ...]] = ()  # no longer offered here; old tables and records still name them
    ratings: ClassVar[Mapping[str, float]] = {}  # how strong each level is here, on a scale where a newcomer is 25
    puzzle_players: ClassVar[tuple[str, ...]] = (
        "skilled",
        "casual",
        "steady",
    )  # in whose matches puzzles are looked for

    def start(self, seats: int = 2, seed: int | Seed = 0, **options: Any) -> State:
        """Deal a new match."""
        return self._start(seats, seed, options, None)

    def start_variant(self, variant: Variant, seats: int = 2, seed: int | Seed = 0, **options: Any) -> State:
        """Deal a new match by changed numbers: for the laboratory, never at a table of people."""
        return self._start(seats, seed, options, variant if variant.changes() else None)

    def _start(self, seats: int, seed: int | Seed, options: Mapping[str, Any], variant: Variant | None) -> State:
        if type(seats) is not int or seats not in self.seat_counts:
            raise Unreadable("seats", seats=repr(seats)[:40], least=self.seat_counts[0], most=self.seat_counts[-1])
        chosen = self.read_options(options)
        state = self.new_state(seats, chosen)
        state.game, state.options = self, chosen
        if variant is not None:
            self.vary(state, variant)
            state.variant = variant
        state.seed = plain_or_fair(seed)
        state.sealed = state.seed.sealed
        state.deal_with(state.seed.key(0))
        return state

    def read_options(self, values: Mapping[str, Any]) -> Options:
        """Check options given by name; text values ("40", "true") are understood. Raises Unreadable."""
        try:
            return (
                msgspec.convert(dict(values), self.options_type, strict=False) if values else usual(self.options_type)
            )
        except msgspec.ValidationError as problem:
            fault = misfit(problem, self.options_type, values)
            raise Unreadable("options", game=self.id, problem=fault) from None

    def read_variant(self, values: Mapping[str, Any]) -> Variant:
        """Check numbers given by name; text values ("8", "0,0,3") are understood. Raises Unreadable."""
        if self.variant_type is None:
            raise Unreadable("no-variants", game=self.id)
        parted = {
            name: value.split(",") if isinstance(value, str) and "," in value else value
            for name, value in values.items()
        }
        try:
            return msgspec.convert(parted, self.variant_type, strict=False)
        except msgspec.ValidationError as problem:
            fault = misfit(problem, self.variant_type, values)
            raise Unreadable("variant", game=self.id, problem=fault) from None

    def vary(self, state: State, variant: Any) -> None:
        """Put a variant's numbers into an undealt state; a game with a `variant_type` overrides this."""
        raise Unreadable("no-variants", game=self.id)

    def options_for(self, language: str) -> dict[str, Any]:
        """The options a new table starts from for people who speak this language, whichever it is."""
        return {}

    def remembers(self, options: Any) -> bool:
        """Whether these options show what a perfect memory would know; a game that tests no memory always does."""
        return bool(getattr(options, self.memory_option)) if self.memory_option else True

    @abstractmethod
    def new_state(self, seats: int, options: Any) -> State:
        """An undealt state for these options; `start` gives it dice and deals."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """Everything `seat` (None: a spectator) may know now, built field by field."""

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        """The view of each of these seats; a game may make what they share only once."""
        return [self.view(state, seat) for seat in seats]

    def views_after(
        self, before: State, known: Sequence[View | None], state: State, seats: Sequence[int | None]
    ) -> list[View]:
        """The same of a position that one action made of `before`, which these seats know as `known`.

        A game may share with those what has not changed; the views are equal to those of `views`.
        """
        return self.views(state, seats)

    def without_live_points(self, view: View) -> View:
        """A view for people who want to count by themselves: no points that nobody has written down yet."""
        return view

    @abstractmethod
    def choices(self, state: State) -> list[Choice]:
        """The legal actions of the seat to move, described from that seat's own knowledge."""

    @abstractmethod
    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        """What `seat` (None: a spectator) learns of the step from `before` to `after`."""

    @abstractmethod
    def notation(self, state: State) -> str:
        """The position in one line, with public things only."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Scores, winners and reason of a finished match."""

    def round_end(self, before: State, after: State) -> RoundEnd | None:
        """How the round ended that the step from `before` to `after` ended, if it did; only public things."""
        return None

    @abstractmethod
    def score_sheet(self, state: State, seat: int) -> list[Line]:
        """The lines of what `seat`'s cards are worth now (truth: show it to that seat only)."""

    def changed_points(self, state: State, action: int) -> list[Line]:
        """The lines of the mover's points that a legal action changes at once, each with the points it adds.

        Only what the mover knows before choosing is told. Nothing unless a game says so.
        """
        return []

    def reasons(self, state: State, action: int) -> list[Reason]:
        """What else speaks for or against a legal action, in words, as far as the mover knows before choosing."""
        return []

    def prospects(self, state: State, action: int) -> list[Reason]:
        """What may still come of a legal action, as far as its mover can count it: an answer to "why", not a hint."""
        return []

    def aftermath(self, positions: Sequence[State], actions: Sequence[int]) -> list[Reason]:
        """What the others made of the first of these actions before its mover's next turn, once all is open.

        There is one position before each action, and one after the last.
        """
        return []

    def fortune(self, before: State, after: State, seat: int, better: bool) -> list[Reason]:
        """What the cards brought in the step from `before` to `after` that made it better, or worse, for `seat`.

        All is open by then. Nothing where the cards cannot be blamed.
        """
        return []

    def way_of(self, choice: Choice) -> str:
        """What kind of choice this is, whatever it is about.

        The coach says which kind a player often makes where another was better.
        """
        return choice.verb

    def is_whole(self, state: State, action: int) -> bool:
        """Whether a legal action is a decision of its own, rather than the beginning of one."""
        return True

    def foreseen(self, state: State, seat: int) -> dict[str, float]:
        """What a rollout brought `seat` where it stopped, by messages `foreseen-<key>`.

        These are points or, with "chance" in the key, 0 or 1. Keys that begin with "rival" are better the smaller.
        """
        rivals = [state.score(other) for other in range(state.seats) if other != seat]
        return {"points": float(state.score(seat)), "rival-points": float(max(rivals))}

    def steady_action(self, state: State, calls: bool) -> int:
        """What a good club player would do by counting, for a yardstick that does not search (docs/bots.md).

        Without `calls` it leaves it to others to end a round. A game that says nothing goes by its quick weights.
        """
        weights = state.priors()
        return max(weights, key=lambda action: (weights[action], -action))

    def observation_size(self, seats: int, memory: bool = True) -> int:
        """How many numbers `State.observation` has at a table of so many seats; without `memory`, before its fields."""
        return _observation_size(self, seats) - (0 if memory else sum(span.length for span in self.memory_fields()))

    def observation_fields(self, seats: int) -> list[Span]:
        """What the numbers of an observation mean, in order."""
        return [Span("view", HASHED_SIZE, "fields of the view, hashed")]

    def memory_fields(self) -> list[Span]:
        """The last fields of an observation, if they only tell what a learner with a memory of its own remembers."""
        return []

    def action_fields(self) -> list[Span]:
        """What the numbers of actions mean, in order; together they are `action_count` long."""
        return [Span("action", self.action_count, "as the choices of each position say")]

    def measures(self, before: State, action: int, after: State) -> list[Measure]:
        """What the laboratory counts of this step, beyond results and scores; nothing unless overridden."""
        return []

    def counts_as_turn(self, before: State, action: int, after: State) -> bool:
        """Whether the laboratory counts a turn with this step; unless overridden, when it is somebody else's move."""
        return after.to_move != before.to_move

    def may_change_lead(self, before: State, after: State) -> bool:
        """Whether this step may change who leads; unless overridden, every step may."""
        return True

    # --- rules never die ---

    def as_of(self, version: int) -> Game:
        """This game by the rules of one of its versions: the one that a record or a stored match names.

        Unless overridden, an earlier version differs in the numbers of its actions only. A game whose rules changed
        gives another Game here, or one that makes states with a switch. Raises Unreadable for an unknown version.
        """
        if version == self.version:
            return self
        if version not in self.earlier:
            raise Unreadable("record-version", game=self.id, version=version, known=self.version)
        return _as_of(self, version)

    def action_code(self, action: int) -> int | str:
        """What stores and puzzles call an action: unlike its number, it stays when a card or an action is added."""
        return self.codes[action] if self.codes else action

    def coded_action(self, code: int | str) -> int:
        """The action of a code; a number is one of a version in which numbers were kept. Raises Unreadable."""
        numbers = _numbers(self)
        if isinstance(code, int):
            if not self.codes:
                return code
            kept = _kept_codes(self) if self.version == 1 else ()
            code = kept[code] if 0 <= code < len(kept) else str(code)
        if code not in numbers:
            raise Unreadable("action", text=str(code)[:80])
        return numbers[code]

    def kept_codes(self) -> tuple[str, ...]:
        """The codes of the version 1 of this game by their numbers then: its stores kept numbers.

        They stand in `actions-1.txt` beside the game, as they were, and never change.
        """
        file = first_file(self, "actions-1.txt")
        return tuple(file.read_text("utf-8").splitlines()) if file is not None else ()

    def action_text(self, state: State, action: int) -> str:
        """An action in the game's notation."""
        for choice in self.choices(state):
            if choice.id == action:
                return choice.text
        raise self.illegal(state, action, str(action))

    def parse_action(self, state: State, text: str) -> int:
        """The legal action that `text` names, in notation."""
        wanted = " ".join(text.split()).lower()
        for choice in self.choices(state):
            if choice.text == wanted or self.action_code(choice.id) == wanted:
                return choice.id
        if self.knows_action_text(wanted):
            raise self.illegal(state, wanted, wanted)
        raise Unreadable("action", self.notation(state), text=text[:80])

    @abstractmethod
    def knows_action_text(self, text: str) -> bool:
        """Whether `text` names an action that could be legal in some position."""

    def name_action(self, state: State, action: object) -> str:
        """A few words for an action that may well be nonsense, for use in a refusal."""
        return repr(action)[:40]

    def messages(self, language: str) -> str:
        """The game's words in a language, in Fluent syntax.

        Those of another package are in its `words/<language>.ftl`, else the English ones. FileNotFoundError if there
        are none.
        """
        folder = resources.files("papercove.locales").joinpath(language)
        ours = [folder / f"{part}{self.id}.ftl" for part in ("", "coach-", "terminal-")]
        own = first_file(self, f"words/{language}.ftl", "words/en.ftl")
        if own is not None and not ours[0].is_file():
            return own.read_text("utf-8")
        return "".join(file.read_text("utf-8") for file in ours)

    def art(self) -> Mapping[str, str]:
        """Pictures in SVG: of the game ("tile"), of what lies face down ("back"), of a face or of its kind.

        Unless overridden, the files `art/*.svg` of the package, with "-" for the ":" of a face. What has no picture is
        shown by its name.
        """
        return pictures(self)

    def obstacle(self, state: State, action: object) -> Obstacle | None:
        """What stands in the way of an action that is not legal here, given by its number or text; None if that cannot
        be told.

        It looks only at what the seat to move may know.
        """
        return None

    def rule_against(self, state: State, action: object) -> str:
        """The number of the rule that forbids an action, given by its number or text; "none" if that cannot be told."""
        found = self.obstacle(state, action)
        return "none" if found is None else found.rule

    def illegal(self, state: State, action: object, named: str) -> Illegal:
        """The refusal of an action that is not legal here: which one it is, its rule, and why in the game's words."""
        found, rule = self.obstacle(state, action), self.rule_against(state, action)
        because = {**found.args, "because": found.why, "game": self.id} if found is not None and found.why else {}
        return Illegal("illegal-action", self.notation(state), **{**because, "action": named, "rule": rule})

    def forbidden(self, state: State) -> list[Forbidden]:
        """What the seat to move may well want to do here but may not, each with the rule that forbids it."""
        return []

    def rulebook(self, language: str) -> str:
        """The numbered rules in Markdown; of another package `rules/<language>.md`, or the English ones; else empty."""
        file = resources.files("papercove.rulebooks").joinpath(language, f"{self.id}.md")
        found = file if file.is_file() else first_file(self, f"rules/{language}.md", "rules/en.md")
        return found.read_text("utf-8") if found is not None else ""

    def leaflet(self) -> Leaflet | None:
        """The rules on one illustrated page; None where the rulebook is all there is."""
        return None

    def example(self, example: Example, pieces: Sequence[Sequence[str]], tries: Sequence[str]) -> State:
        """The position of an example of the leaflet with these pieces, after what was tried; Illegal if it may not."""
        raise Unreadable("no-example", example=example.key)

    def tasks(self) -> tuple[Task, ...]:
        """What a newcomer solves to learn the game, in order; none if it teaches nothing."""
        return ()

    def puzzles(self) -> tuple[Puzzle, ...]:
        """What `papercove puzzles` found in its matches; none if nobody has looked."""
        return ()

    def position(self, text: str) -> State:
        """A position written by hand, in the game's own notation; a game that has tasks overrides this."""
        raise Unreadable("no-positions", game=self.id)

    def highlights(self, positions: Iterable[State]) -> list[dict[str, int]]:
        """Of a finished match, for each seat: numbers people like to look back on, named by messages `highlight-<key>`.

        Over many matches they are added up; those whose name begins with `best-` compete instead.
        """
        return []

    def score_reader(self) -> ScoreReader | None:
        """What counts the points of cards on a real table; None if the game offers no such thing."""
        return None

    def evening(self) -> Evening:
        """What counts a game night with real cards; plain numbers for a game that does not say."""
        return PlainEvening(self)

    def terminal_face(self) -> Any:
        """How a terminal draws this game (a `Face` of papercove/cli/faces.py); None: the plain way."""
        return None


@cache
def usual(options_type: type[Options]) -> Options:
    """The options of a match for which nobody chose any: made once, since matches are started by the thousand."""
    return msgspec.convert({}, options_type)


@cache
def _as_of(game: Game, version: int) -> Game:
    """The same game under an earlier version."""
    kind = type(game)
    made: Game = type(kind.__name__, (kind,), {"version": version, "__module__": kind.__module__})()
    return made


@cache
def _numbers(game: Game) -> dict[int | str, int]:
    return {code: number for number, code in enumerate(game.codes)}


@cache
def _kept_codes(game: Game) -> tuple[str, ...]:
    return game.kept_codes()


@cache
def _observation_size(game: Game, seats: int) -> int:
    return sum(span.length for span in game.observation_fields(seats))


def plain_or_fair(seed: object) -> Seed:
    """A seed, or the one of a whole number, Python's or NumPy's; Unreadable if it is neither."""
    if isinstance(seed, Seed):
        return seed
    return PlainSeed(seed_number(seed))
