"""Sea Salt & Paper as a Game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, cast

from papercove.engine.game import Game
from papercove.engine.leaflet import Example, Leaflet
from papercove.engine.puzzle import Puzzle, read_puzzles
from papercove.engine.specification import actions_of
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
from papercove.games.sea_salt_paper import (
    choices,
    fortune,
    guidance,
    leaflet,
    measures,
    observation,
    prospects,
    reasons,
    spec,
    steady,
    story,
    view,
)
from papercove.games.sea_salt_paper.constants import ACTION_COUNT, TAKE
from papercove.games.sea_salt_paper.evening import SeaSaltPaperEvening
from papercove.games.sea_salt_paper.levels import LEVELS, PUZZLE_PLAYERS, RATINGS, RETIRED
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.options import EDITIONS, SeaSaltPaperOptions
from papercove.games.sea_salt_paper.reader import SeaSaltPaperReader
from papercove.games.sea_salt_paper.sheet import sheet
from papercove.games.sea_salt_paper.tasks import TASKS
from papercove.games.sea_salt_paper.variant import SeaSaltPaperVariant

if TYPE_CHECKING:
    from papercove.games.sea_salt_paper.terminal import TerminalFace

SOUNDS = {
    "called-stop": "call",
    "called-last-chance": "wave",
    "laid-mermaids": "call",
    "robbed": "steal",
    "laid": "pair",
    **dict.fromkeys(("drew-two", "drew-last", "kept", "fished", "took-pile", "crab-took"), "take"),
    "discarded": "place",
}


class SeaSaltPaper(Game):
    """The game by its contract."""

    id = "sea-salt-paper"
    version = spec.VERSIONS[-1]
    earlier = spec.VERSIONS[:-1]
    codes = choices.CODES
    seat_counts = range(2, 5)
    environment_version = 3
    action_count = ACTION_COUNT
    options_type = SeaSaltPaperOptions
    view_type = view.SeaSaltPaperView
    sounds = SOUNDS
    memory_option = "memory_aid"
    levels = LEVELS
    retired_levels = RETIRED
    ratings = RATINGS
    puzzle_players = PUZZLE_PLAYERS
    variant_type = SeaSaltPaperVariant
    sets = {
        "call_threshold": ("call-stop", "call-last-chance"),
        "points_to_win": ("winning-score",),
        "doubled": ("winning-score",),
    }
    variations = (*({"edition": edition} for edition in EDITIONS if edition != "en"), {"memory_aid": True})

    def new_state(self, seats: int, options: SeaSaltPaperOptions) -> MatchState:
        return undealt(self.version, seats, options).copy()

    def vary(self, state: State, variant: Any) -> None:
        cast(MatchState, state).set_numbers(variant.numbers())

    def view(self, state: State, seat: int | None) -> View:
        return self.views(state, [seat])[0]

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        return view.views(cast(MatchState, state), [state.viewer(seat) for seat in seats])

    def views_after(
        self, before: State, known: Sequence[View | None], state: State, seats: Sequence[int | None]
    ) -> list[View]:
        knew = cast(list[view.SeaSaltPaperView | None], known)
        return view.views_after(cast(MatchState, before), knew, cast(MatchState, state), seats)

    def without_live_points(self, seen: View) -> View:
        return view.without_live_points(cast(view.SeaSaltPaperView, seen))

    def choices(self, state: State) -> list[Choice]:
        return choices.choices(cast(MatchState, state))

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        return story.story(cast(MatchState, before), action, cast(MatchState, after), after.viewer(seat))

    def notation(self, state: State) -> str:
        return view.notation(cast(MatchState, state))

    def outcome(self, state: State) -> Outcome:
        return view.outcome(cast(MatchState, state))

    def round_end(self, before: State, after: State) -> RoundEnd | None:
        return view.round_ended(cast(MatchState, before), cast(MatchState, after))

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        table, owner = cast(MatchState, state), state.seat_number(seat)
        return sheet(table.hand_of(owner) | table.laid_by(owner), table.score_tables())

    def changed_points(self, state: State, action: int) -> list[Line]:
        return reasons.changed_points(cast(MatchState, state), action)

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
        return steady.steady_action(cast(MatchState, state), calls)

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
        return cast(MatchState, before).phase == TAKE

    def may_change_lead(self, before: State, after: State) -> bool:
        return measures.is_round_over(cast(MatchState, before), cast(MatchState, after))

    def knows_action_text(self, text: str) -> bool:
        return guidance.number_of(text) is not None

    def parse_action(self, state: State, text: str) -> int:
        """As in every game; of a pair the cards are named in any order, and perhaps by their kinds alone."""
        laid = guidance.pair_named(cast(MatchState, state), " ".join(text.split()).lower())
        return super().parse_action(state, text) if laid is None else laid

    def options_for(self, language: str) -> dict[str, str]:
        return {"edition": language} if language in EDITIONS else {}

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
        file = resources.files("papercove.games.sea_salt_paper").joinpath("puzzles.jsonl")
        return read_puzzles(file.read_text("utf-8"))

    def position(self, text: str) -> State:
        from papercove.games.sea_salt_paper import notation  # which knows this class

        return notation.position(text)

    def highlights(self, positions: Iterable[State]) -> list[dict[str, int]]:
        return guidance.highlights(cast(Iterable[MatchState], positions))

    def score_reader(self) -> SeaSaltPaperReader:
        return SeaSaltPaperReader(self)

    def evening(self) -> SeaSaltPaperEvening:
        return SeaSaltPaperEvening(self)

    def terminal_face(self) -> TerminalFace:
        from papercove.games.sea_salt_paper.terminal import TerminalFace  # only a terminal needs rich

        return TerminalFace()


@lru_cache(maxsize=64)
def undealt(version: int, seats: int, options: SeaSaltPaperOptions) -> MatchState:
    """A match before its first deal, kept: the next one with these options is a copy."""
    state = MatchState()
    state.seats = seats
    box, numbers = spec.deck_in(version), spec.numbers_in(version)
    state.set_up(box, numbers, options.target(seats, version), *EDITIONS[options.edition])
    return state
