"""Paper World as a Game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from papercove.engine.game import Game
from papercove.engine.lesson import Lesson
from papercove.engine.state import State
from papercove.engine.view import Choice, Event, Forbidden, Line, Outcome, View
from papercove.games.paper_world import choices, guidance, notation, sheet, story, view
from papercove.games.paper_world.cards import deck_faces, numbers_for
from papercove.games.paper_world.constants import ACTION_COUNT, PILES
from papercove.games.paper_world.judgement import Judgement
from papercove.games.paper_world.lesson import LESSON
from papercove.games.paper_world.options import PaperWorldOptions
from papercove.games.paper_world.reader import PaperWorldReader

if TYPE_CHECKING:
    from papercove.games.paper_world.terminal import TerminalFace


class PaperWorld(Game):
    """The game by its contract."""

    id = "paper-world"
    version = 1
    seat_counts = range(2, 5)
    action_count = ACTION_COUNT
    options_type = PaperWorldOptions
    view_type = view.PaperWorldView
    variations = ({"advanced": True}, {"deck": 92, "objectives": "first"})

    def new_state(self, seats: int, options: PaperWorldOptions) -> Judgement:
        state = Judgement()
        state.seats = seats
        state.advanced = options.advanced
        state.set_numbers(numbers_for(seats))
        faces = deck_faces(seats, options.deck)
        for pile in range(PILES):  # rule 2.3: as even as possible; `begin_round` shuffles them
            state.set_pile(pile, faces[pile::PILES])
        chosen = options.chosen_objectives()
        if chosen is not None:
            state.set_objectives(chosen)
        return state

    def view(self, state: State, seat: int | None) -> View:
        return view.view(cast(Judgement, state), seat)

    def choices(self, state: State) -> list[Choice]:
        return choices.choices(cast(Judgement, state))

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        return story.story(cast(Judgement, before), action, cast(Judgement, after))

    def notation(self, state: State) -> str:
        return notation.notation(cast(Judgement, state))

    def outcome(self, state: State) -> Outcome:
        return view.outcome(cast(Judgement, state))

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        return sheet.sheet(cast(Judgement, state), seat)

    def knows_action_text(self, text: str) -> bool:
        return text in notation.ACTION_WORDS

    def rule_against(self, state: State, action: object) -> str:
        return guidance.rule_against(cast(Judgement, state), action)

    def forbidden(self, state: State) -> list[Forbidden]:
        return guidance.forbidden(cast(Judgement, state))

    def lesson(self) -> Lesson:
        return LESSON

    def highlights(self, positions: Iterable[State]) -> list[dict[str, int]]:
        return guidance.highlights(cast(Iterable[Judgement], positions))

    def score_reader(self) -> PaperWorldReader:
        return PaperWorldReader()

    def terminal_face(self) -> TerminalFace:
        from papercove.games.paper_world.terminal import TerminalFace  # only a terminal needs rich

        return TerminalFace()
