"""Sea Salt & Paper as a Game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, cast

from papercove.engine.game import Game
from papercove.engine.puzzle import Puzzle, read_puzzles
from papercove.engine.state import State
from papercove.engine.task import Task
from papercove.engine.view import Choice, Event, Forbidden, Line, Measure, Outcome, RoundEnd, Span, View
from papercove.games.sea_salt_paper import guidance, measures, observation, steady, story, view
from papercove.games.sea_salt_paper.cards import FACES, PAIRS
from papercove.games.sea_salt_paper.constants import ACTION_COUNT, CARDS, TAKE
from papercove.games.sea_salt_paper.judgement import Judgement
from papercove.games.sea_salt_paper.levels import LEVELS, RATINGS
from papercove.games.sea_salt_paper.options import EDITIONS, SeaSaltPaperOptions
from papercove.games.sea_salt_paper.reader import SeaSaltPaperReader
from papercove.games.sea_salt_paper.scoring import NUMBERS
from papercove.games.sea_salt_paper.sheet import sheet
from papercove.games.sea_salt_paper.tasks import TASKS
from papercove.games.sea_salt_paper.variant import SeaSaltPaperVariant

if TYPE_CHECKING:
    from papercove.games.sea_salt_paper.terminal import TerminalFace

ACTION_TEXTS = frozenset(
    [
        "take deck",
        *(f"{verb} {side}" for verb in ("take", "discard", "look") for side in view.SIDES),
        *view.CALLS.values(),
        *(f"rob {seat}" for seat in range(4)),
        *(f"keep {face}" for face in FACES),
        *(f"lay {FACES[one]} {FACES[two]}" for one, two in PAIRS),
    ]
)
ACTION_FIELDS = (
    Span("take", 3, "from the deck, the left pile, the right pile"),
    Span("discard", 2, "on the left, on the right pile"),
    Span("end turn", 1, ""),
    Span("stop", 1, "call STOP"),
    Span("last chance", 1, "call LAST CHANCE"),
    Span("mermaids", 1, "lay four mermaids"),
    Span("look", 2, "through the left, the right pile with crabs"),
    Span("rob", 4, "the seat"),
    Span("keep", len(FACES), "the face, of the two cards drawn"),
    Span("lay", len(PAIRS), "the pair of faces (`cards.PAIRS`)"),
    Span("pick", CARDS, "the card at this place of the crabs' pile, 0 at the bottom"),
)
PICK = re.compile(r"pick \d+ (\S+)")


class SeaSaltPaper(Game):
    """The game by its contract."""

    id = "sea-salt-paper"
    version = 1
    seat_counts = range(2, 5)
    environment_version = 1
    action_count = ACTION_COUNT
    options_type = SeaSaltPaperOptions
    view_type = view.SeaSaltPaperView
    levels = LEVELS
    ratings = RATINGS
    variant_type = SeaSaltPaperVariant
    variations = (*({"edition": edition} for edition in EDITIONS if edition != "en"), {"memory_aid": True})

    def new_state(self, seats: int, options: SeaSaltPaperOptions) -> Judgement:
        state = Judgement()
        state.seats = seats
        state.set_up(NUMBERS, options.target(seats), *EDITIONS[options.edition])
        return state

    def vary(self, state: State, variant: SeaSaltPaperVariant) -> None:
        cast(Judgement, state).set_numbers(variant.numbers())

    def view(self, state: State, seat: int | None) -> View:
        return self.views(state, [seat])[0]

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        return view.views(cast(Judgement, state), [state.viewer(seat) for seat in seats])

    def without_live_points(self, seen: View) -> View:
        return view.without_live_points(cast(view.SeaSaltPaperView, seen))

    def choices(self, state: State) -> list[Choice]:
        return view.choices(cast(Judgement, state))

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        return story.story(cast(Judgement, before), action, cast(Judgement, after), after.viewer(seat))

    def notation(self, state: State) -> str:
        table = cast(Judgement, state)
        return view.notation(table, table.pile_cards(0), table.pile_cards(1))

    def outcome(self, state: State) -> Outcome:
        return view.outcome(cast(Judgement, state))

    def round_end(self, before: State, after: State) -> RoundEnd | None:
        return view.round_ended(cast(Judgement, before), cast(Judgement, after))

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        table, owner = cast(Judgement, state), state.seat_number(seat)
        return sheet(table.hand_of(owner) | table.laid_by(owner), table.score_tables())

    def reasons(self, state: State, action: int) -> list[Line]:
        return guidance.reasons(cast(Judgement, state), action)

    def foreseen(self, state: State, seat: int) -> dict[str, float]:
        return guidance.foreseen(cast(Judgement, state), seat)

    def steady_action(self, state: State, calls: bool) -> int:
        return steady.steady_action(cast(Judgement, state), calls)

    def observation_fields(self, seats: int) -> list[Span]:
        return observation.observation_fields(seats)

    def action_fields(self) -> list[Span]:
        return list(ACTION_FIELDS)

    def measures(self, before: State, action: int, after: State) -> list[Measure]:
        return measures.measures(cast(Judgement, before), action, cast(Judgement, after))

    def counts_as_turn(self, before: State, action: int, after: State) -> bool:
        return cast(Judgement, before).phase == TAKE

    def settles(self, before: State, after: State) -> bool:
        return measures.is_round_over(cast(Judgement, before), cast(Judgement, after))

    def knows_action_text(self, text: str) -> bool:
        picked = PICK.fullmatch(text)
        return text in ACTION_TEXTS or (picked is not None and picked[1] in FACES)

    def options_for(self, language: str) -> dict[str, str]:
        return {"edition": language} if language in EDITIONS else {}

    def rule_against(self, state: State, action: object) -> str:
        return guidance.rule_against(cast(Judgement, state), action)

    def forbidden(self, state: State) -> list[Forbidden]:
        return guidance.forbidden(cast(Judgement, state))

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
        return guidance.highlights(cast(Iterable[Judgement], positions))

    def score_reader(self) -> SeaSaltPaperReader:
        return SeaSaltPaperReader(self)

    def terminal_face(self) -> TerminalFace:
        from papercove.games.sea_salt_paper.terminal import TerminalFace  # only a terminal needs rich

        return TerminalFace()
