"""Paper World as a Game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, cast

from papercove.engine.game import Game
from papercove.engine.leaflet import Example, Leaflet
from papercove.engine.puzzle import Puzzle, read_puzzles
from papercove.engine.specification import actions_of
from papercove.engine.state import State
from papercove.engine.task import Task
from papercove.engine.view import Choice, Event, Forbidden, Line, Measure, Obstacle, Outcome, Reason, Span, View
from papercove.games.paper_world import (
    choices,
    fortune,
    guidance,
    leaflet,
    measures,
    notation,
    observation,
    prospects,
    reasons,
    sheet,
    spec,
    steady,
    story,
    view,
)
from papercove.games.paper_world.cards import deck_faces, numbers_for
from papercove.games.paper_world.constants import ACTION_COUNT, PILES
from papercove.games.paper_world.evening import PaperWorldEvening
from papercove.games.paper_world.levels import LEVELS, PUZZLE_PLAYERS, RATINGS
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.options import PaperWorldOptions
from papercove.games.paper_world.reader import PaperWorldReader
from papercove.games.paper_world.tasks import TASKS
from papercove.games.paper_world.variant import PaperWorldVariant

if TYPE_CHECKING:
    from papercove.games.paper_world.terminal import TerminalFace


@cache
def even_piles(seats: int, deck: int, version: int) -> list[list[int]]:
    """Rule 2.3: five piles as even as possible; `begin_round` shuffles them."""
    faces = deck_faces(seats, deck, version)
    return [faces[pile::PILES] for pile in range(PILES)]


SOUNDS = {
    "claimed": "stamp",
    "stole-scissors": "steal",
    "took-scissors": "snip",
    "moved-scissors": "snip",
    **dict.fromkeys(("took-colour", "took-value"), "take"),
    **dict.fromkeys(("discarded", "paid"), "place"),
    **dict.fromkeys(("placed-new", "placed-stack", "placed-new-jump", "placed-stack-jump"), "place"),
}


class PaperWorld(Game):
    """The game by its contract."""

    id = "paper-world"
    version = spec.VERSIONS[-1]
    earlier = spec.VERSIONS[:-1]
    codes = notation.ACTION_WORDS
    environment_version = 1
    seat_counts = range(2, 5)
    action_count = ACTION_COUNT
    options_type = PaperWorldOptions
    view_type = view.PaperWorldView
    sounds = SOUNDS
    levels = LEVELS
    ratings = RATINGS
    puzzle_players = PUZZLE_PLAYERS
    variations = ({"advanced": True}, {"deck": 92, "objectives": "first"})
    variant_type = PaperWorldVariant
    sets = {
        "stars": ("line-stars",),
        "tokens": ("objective", "line-tokens"),
        "scissors_points": ("line-scissors",),
        "penalty": ("line-hand", "line-discards"),
    }

    def new_state(self, seats: int, options: PaperWorldOptions) -> MatchState:
        state = MatchState()
        state.seats = seats
        state.advanced = options.advanced
        state.set_numbers(numbers_for(seats, self.version))
        state.objective_count = spec.objectives_in(self.version)
        for pile, faces in enumerate(even_piles(seats, options.deck, self.version)):
            state.set_pile(pile, faces)
        chosen = options.chosen_objectives(self.version)
        if chosen is not None:
            state.set_objectives(chosen)
        return state

    def vary(self, state: State, variant: PaperWorldVariant) -> None:
        cast(MatchState, state).set_numbers(variant.numbers(state.seats))

    def view(self, state: State, seat: int | None) -> View:
        return view.view(cast(MatchState, state), state.viewer(seat))

    def without_live_points(self, seen: View) -> View:
        return view.without_live_points(cast(view.PaperWorldView, seen))

    def choices(self, state: State) -> list[Choice]:
        return choices.choices(cast(MatchState, state))

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        return story.story(cast(MatchState, before), action, cast(MatchState, after))

    def notation(self, state: State) -> str:
        return notation.notation(cast(MatchState, state))

    def outcome(self, state: State) -> Outcome:
        return view.outcome(cast(MatchState, state))

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        return sheet.sheet(cast(MatchState, state), state.seat_number(seat))

    def changed_points(self, state: State, action: int) -> list[Line]:
        return reasons.changed_points(cast(MatchState, state), action)

    def way_of(self, choice: Choice) -> str:
        return choice.verb.removesuffix("-colour").removesuffix("-value")

    def is_whole(self, state: State, action: int) -> bool:
        return guidance.is_whole(action)

    def reasons(self, state: State, action: int) -> list[Reason]:
        return reasons.reasons(cast(MatchState, state), action)

    def prospects(self, state: State, action: int) -> list[Reason]:
        return prospects.prospects(cast(MatchState, state), action)

    def aftermath(self, positions: Sequence[State], actions: Sequence[int]) -> list[Reason]:
        return reasons.aftermath(cast(Sequence[MatchState], positions), actions)

    def fortune(self, before: State, after: State, seat: int, better: bool) -> list[Reason]:
        return fortune.fortune(cast(MatchState, before), cast(MatchState, after), seat, better)

    def foreseen(self, state: State, seat: int) -> dict[str, float]:
        return reasons.foreseen(cast(MatchState, state), seat)

    def steady_action(self, state: State, calls: bool) -> int:
        return steady.steady_action(cast(MatchState, state))

    def observation_fields(self, seats: int) -> list[Span]:
        return observation.observation_fields(seats)

    def memory_fields(self) -> list[Span]:
        return list(observation.MEMORY_FIELDS)

    def action_fields(self) -> list[Span]:
        return [
            Span(action.code.partition(" {}")[0], len(action.over), action.meaning)
            for action in actions_of(spec.PHASES)
        ]

    def measures(self, before: State, action: int, after: State) -> list[Measure]:
        return measures.measures(cast(MatchState, before), action, cast(MatchState, after))

    def counts_as_turn(self, before: State, action: int, after: State) -> bool:
        return cast(MatchState, after).turns > cast(MatchState, before).turns

    def may_change_lead(self, before: State, after: State) -> bool:
        return cast(MatchState, after).turns > cast(MatchState, before).turns

    def knows_action_text(self, text: str) -> bool:
        return text in notation.ACTION_WORDS

    def obstacle(self, state: State, action: object) -> Obstacle | None:
        return guidance.obstacle(cast(MatchState, state), action)

    def forbidden(self, state: State) -> list[Forbidden]:
        return guidance.forbidden(cast(MatchState, state))

    def leaflet(self) -> Leaflet:
        return leaflet.LEAFLET

    def example(self, example: Example, pieces: Sequence[Sequence[str]], tries: Sequence[str]) -> State:
        return leaflet.play_example(self, pieces, tries)

    def tasks(self) -> tuple[Task, ...]:
        return TASKS

    @cache  # noqa: B019 (there is one object of a game)
    def puzzles(self) -> tuple[Puzzle, ...]:
        file = resources.files("papercove.games.paper_world").joinpath("puzzles.jsonl")
        return read_puzzles(file.read_text("utf-8"))

    def position(self, text: str) -> State:
        return notation.position(text)

    def highlights(self, positions: Iterable[State]) -> list[dict[str, int]]:
        return guidance.highlights(cast(Iterable[MatchState], positions))

    def score_reader(self) -> PaperWorldReader:
        return PaperWorldReader()

    def evening(self) -> PaperWorldEvening:
        return PaperWorldEvening(self)

    def terminal_face(self) -> TerminalFace:
        from papercove.games.paper_world.terminal import TerminalFace  # only a terminal needs rich

        return TerminalFace()
