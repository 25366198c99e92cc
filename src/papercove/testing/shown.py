"""The laws of what people see and hear: words, boards, pictures and sounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from papercove.engine.board import BoardView
from papercove.engine.dice import Dice
from papercove.engine.sounds import SOUNDS
from papercove.engine.state import State
from papercove.rulebooks.reading import read_rulebook
from papercove.testing.law import Law, plies
from papercove.testing.setting import Setting
from papercove.words import FALLBACK, LANGUAGES, Words

LARGEST = 100_000  # letters of one picture


def said(setting: Setting) -> Iterator[tuple[str, Any]]:
    """The messages that two matches need, each with what it is filled with."""
    game = setting.find()
    for seed in range(2):
        state, dice = setting.start(seed), Dice(seed)
        while not state.is_over:
            yield from ((f"action-{choice.verb}", choice.args) for choice in game.choices(state))
            yield from ((f"not-now-{wish.why}", wish.args) for wish in game.forbidden(state) if wish.why)
            before, action = state.copy(), state.rollout_action(dice)
            state.apply(action)
            for viewer in (None, *range(state.seats)):
                yield from ((f"event-{one.verb}", one.args) for one in game.story(before, action, state, viewer))
            yield from ((f"line-{line.key}", line.args) for line in game.score_sheet(before, before.to_move))
        yield f"reason-{game.outcome(state).reason}", {}
    yield from ((f"option-{name}", {}) for name in game.options_type.__struct_fields__)
    yield from (("game-name", {}), ("game-about", {}))


def whatever_is_said_has_words(setting: Setting) -> None:
    words = Words(FALLBACK, setting.find(), "web")
    assert {key for key, _ in said(setting) if words.find(key) is None} == set()


def views(setting: Setting) -> Iterator[tuple[State, int | None, BoardView]]:
    """Every position of a match as everybody sees it, of a game that declares its board."""
    game = setting.find()
    state = setting.start(5)
    positions = [state.copy() for state, _ in plies(state, 5)]
    for position in (*positions, state):
        for seat in (*range(position.seats), None):
            view = game.view(position, seat)
            if isinstance(view, BoardView):
                yield position, seat, view


def a_board_has_a_place_for_every_seat_and_names_real_actions(setting: Setting) -> None:
    game = setting.find()
    for position, seat, view in views(setting):
        assert len(view.board.places) == position.seats
        assert all(0 <= action < game.action_count for action in view.board.actions())
        for names in ([pile.key for pile in view.board.piles], [row.key for row in view.board.rows]):
            assert len(set(names)) == len(names), f"two of one name before seat {seat}: {names}"


def everything_on_a_board_has_words(setting: Setting) -> None:
    words = Words(FALLBACK, setting.find(), "web")
    wanted: set[str] = set()
    for _, _, view in views(setting):
        board = view.board
        wanted |= {f"pile-{pile.key}" for pile in board.piles}
        wanted |= {f"row-{row.key}" for row in (*board.rows, *(row for place in board.places for row in place.rows))}
        wanted |= {f"sign-{sign}" for place in board.places for sign in place.signs}
        wanted |= {f"card-{face.partition(':')[0]}" for face in board.faces()}
    assert {key for key in wanted if words.find(key) is None} == set()


def pictures_are_drawings_and_nothing_else(setting: Setting) -> None:
    """A picture is SVG that brings nothing from elsewhere and runs nothing."""
    for name, picture in setting.find().art().items():
        assert len(picture) <= LARGEST, f"{name} is too large"
        root = ElementTree.fromstring(picture)  # noqa: S314  (a game's own file)
        assert root.tag == "{http://www.w3.org/2000/svg}svg", name
        for element in root.iter():
            assert not element.tag.endswith(("script", "foreignObject", "image")), f"{name}: {element.tag}"
            assert not any(key.startswith("on") for key in element.attrib), name


def sounds_go_with_events(setting: Setting) -> None:
    game = setting.find()
    assert set(game.sounds.values()) <= set(SOUNDS)
    words = Words(FALLBACK, game, "web")
    assert {verb for verb in game.sounds if words.find(f"event-{verb}") is None} == set()


def a_table_can_be_opened_in_any_language(setting: Setting) -> None:
    """What a game usually plays by in a language is an option it has, whatever the language."""
    game = setting.find()
    for language in (*LANGUAGES, "eo", "", "a language nobody speaks"):
        game.read_options(game.options_for(language))


def the_memory_option_is_a_switch(setting: Setting) -> None:
    game = setting.find()
    if game.memory_option:
        shown, hidden = (game.read_options({game.memory_option: on}) for on in (True, False))
        assert (game.remembers(shown), game.remembers(hidden)) == (True, False)
    else:
        assert game.remembers(game.read_options({}))


def rules_that_forbid_are_in_the_rulebook(setting: Setting) -> None:
    """What is forbidden names a rule; a game that has a rulebook has that rule in it."""
    game = setting.find()
    book = read_rulebook(game.rulebook(FALLBACK), FALLBACK)
    for position, _ in plies(setting.start(6), 6):
        for wish in game.forbidden(position):
            assert not book.sections or book.find(wish.rule) is not None, wish


LAWS = (
    Law(whatever_is_said_has_words),
    Law(a_board_has_a_place_for_every_seat_and_names_real_actions),
    Law(everything_on_a_board_has_words),
    Law(pictures_are_drawings_and_nothing_else),
    Law(sounds_go_with_events),
    Law(a_table_can_be_opened_in_any_language),
    Law(the_memory_option_is_a_switch),
    Law(rules_that_forbid_are_in_the_rulebook),
)
