"""Paper World in text: actions, and whole positions in one line of public notation, there and back.

to-move 0 turn / piles Y1(12) B2s(11) - K4(11) G5(11) / objectives 1 14 16 /
0: land Y1.2s@0,0* Y1@1,0 hand Y2,G3 discards K1 tokens 1:4 / 1: land B1@0,0

Cells are counted from the start card; a stack lists its values from the bottom, `s` for scissors, `*` for the
token on it. A pile shows its top and its size; `position` reads `B1+G2+Y1` (bottom to top) as well.
"""

from __future__ import annotations

import re

from papercove.engine.constants import NOBODY
from papercove.engine.errors import Unreadable
from papercove.engine.registry import game as find_game
from papercove.engine.seed import PlainSeed
from papercove.engine.specification import codes_of
from papercove.games.paper_world import constants as c
from papercove.games.paper_world import spec
from papercove.games.paper_world.cards import FACE_NAMES, FACE_NUMBERS, deck_faces
from papercove.games.paper_world.match import MatchState

ANNOUNCED, PLACES = spec.ANNOUNCED, spec.PLACES


def place_of(cell: int) -> tuple[int, int]:
    """The column and row of a cell, counted from the start card."""
    return PLACES[cell]


def cell_at(column: int, row: int) -> int:
    """The cell at a column and row counted from the start card."""
    return c.BOARD_SIDE * (row + 2) + column + 2


def announcement_text(announcement: int) -> str:
    """A colour or a value."""
    return ANNOUNCED[announcement]


def action_words(action: int) -> str:
    """An action in notation; it means the same in every position."""
    return ACTION_WORDS[action]


ACTION_WORDS = codes_of(spec.PHASES)


# --- writing a position ---


def notation(state: MatchState) -> str:
    """The position in one line, with public things only."""
    parts = [_turn_text(state)]
    if state.phase != c.START:
        piles = [_pile_text(state, pile) for pile in range(c.PILES)]
        parts.append("piles " + " ".join(piles))
    if state.phase != c.START or not state.drawn_objectives:
        parts.append("objectives " + " ".join(str(state.slot_objective(slot)) for slot in range(c.SLOTS)))
    return " / ".join(parts + [_seat_text(state, seat) for seat in range(state.seats)])


def _turn_text(state: MatchState) -> str:
    if state.to_move == NOBODY:
        return "to-move - over"
    words = [f"to-move {state.to_move} {c.PHASES[state.phase]}"]
    if state.starter != 0:
        words.append(f"starter {state.starter}")
    if state.advanced:
        words.append("advanced")
    if state.last_turns >= 0:
        words.append(f"last-turns {state.last_turns}")
    if state.announced != c.NOTHING:
        words.append(f"placing {announcement_text(state.announced)} placed {state.placed}")
    if state.chosen != c.NOTHING:
        words.append(f"card {FACE_NAMES[state.chosen]}")
    if state.spot != c.NOTHING:
        words.append("at {},{}".format(*place_of(state.spot)))
    if state.owed:
        words.append(f"owed {state.owed}")
    words += [word for word, holds in (("jumped", state.jumped), ("saved", state.saved)) if holds]
    return " ".join(words)


def _pile_text(state: MatchState, pile: int) -> str:
    size = state.pile_count(pile)
    return f"{FACE_NAMES[state.pile_top(pile)]}({size})" if size else "-"


def _seat_text(state: MatchState, seat: int) -> str:
    words = [f"{seat}:"]
    stacks = state.stacks(seat)
    if stacks:
        token = state.scissors_cell if state.scissors_seat == seat else c.NOTHING
        words.append("land")
        words += [_stack_text(cell, faces) + ("*" if cell == token else "") for cell, faces in stacks]
    if held := state.hand_cards(seat):
        words += ["hand", ",".join([FACE_NAMES[face] for face in held])]
    if thrown := state.discarded_cards(seat):
        words += ["discards", ",".join([FACE_NAMES[face] for face in thrown])]
    tokens = [(slot, state.slot_token(seat, slot)) for slot in range(c.SLOTS) if state.slot_token(seat, slot)]
    if tokens:
        words += ["tokens", *(f"{state.slot_objective(slot)}:{points}" for slot, points in tokens)]
    return " ".join(words)


def _stack_text(cell: int, faces: list[int]) -> str:
    column, row = PLACES[cell]
    layers = ".".join([FACE_NAMES[face][1:] for face in faces])
    return f"{FACE_NAMES[faces[0]][0]}{layers}@{column},{row}"


# --- reading one ---

STACK = re.compile(r"([YBGK])((?:[1-5]s?)(?:\.[1-5]s?)*)@(-?[0-2]),(-?[0-2])(\*?)")
SEAT = re.compile(r"[0-3]:")
PILE = re.compile(r"([YBGK][1-5]s?)\((\d+)\)")


def position(text: str, seats: int = 2) -> MatchState:
    """A state from notation, for tests and reports; parts may stand on lines of their own, and most may be left out.

    Hidden cards are filled in from the deck in the order of its list. Raises Unreadable.
    """
    parts = [part.split() for part in re.split(r"\s/\s|\n", text) if part.strip()]
    seats = max([seats, *(int(words[0][0]) + 1 for words in parts if SEAT.fullmatch(words[0]))])
    game = find_game("paper-world")
    options = game.read_options(
        {
            "advanced": any(words[0] == "to-move" and "advanced" in words for words in parts),
            "objectives": next((",".join(words[1:]) for words in parts if words[0] == "objectives"), "first"),
        }
    )
    state = game.new_state(seats, options)
    assert isinstance(state, MatchState)
    state.game, state.options, state.seed = game, options, PlainSeed(0)
    try:
        _Reader(state).read(parts)
    except (KeyError, ValueError, IndexError, StopIteration):
        raise Unreadable("position", text=text[:200]) from None
    return state


class _Reader:
    """Fills an undealt state from the parts of a position."""

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self.unplaced = deck_faces(state.seats, 96)  # what is not seen anywhere yet

    def read(self, parts: list[list[str]]) -> None:
        self.state.phase, self.state.to_move = c.TURN, 0
        for pile in range(c.PILES):
            self.state.set_pile(pile, [])
        piles: list[str] = []
        for heading, *words in parts:
            if SEAT.fullmatch(heading):
                self.read_seat(int(heading[0]), words)
            elif heading == "to-move":
                self.read_turn(words)
            elif heading == "piles":
                piles = words
            elif heading != "objectives":
                raise Unreadable("position", text=heading[:80])
        self.read_piles(piles)

    def face(self, name: str) -> int:
        """A card by its name; it is hidden no more."""
        if name not in FACE_NUMBERS:
            raise Unreadable("position", text=name[:80])
        face = FACE_NUMBERS[name]
        if face in self.unplaced:
            self.unplaced.remove(face)
        return face

    def read_turn(self, words: list[str]) -> None:
        """`0 cell placing yellow card Y3 jumped`: the seat, the phase (a new turn if left out), then details."""
        state = self.state
        state.to_move = int(words[0])
        if len(words) > 1:
            state.phase = c.PHASES.index(words[1])
        pending = iter(words[2:])
        for word in pending:
            if word in ("starter", "last-turns", "owed", "placed"):
                setattr(state, word.replace("-", "_"), int(next(pending)))
            elif word in ("advanced", "jumped", "saved"):
                setattr(state, word, True)
            elif word == "placing":
                state.announced = ANNOUNCED.index(next(pending))
            elif word == "card":
                state.chosen = FACE_NUMBERS[next(pending)]
            elif word == "at":
                column, row = next(pending).split(",")
                state.spot = cell_at(int(column), int(row))
            else:
                raise Unreadable("position", text=word[:80])

    def read_seat(self, seat: int, words: list[str]) -> None:
        state = self.state
        heading = ""
        for word in words:
            if word in ("land", "hand", "discards", "tokens"):
                heading = word
            elif heading == "land":
                self.read_stack(seat, word)
            elif heading == "tokens":
                number, points = word.split(":")
                slots = [state.slot_objective(slot) for slot in range(c.SLOTS)]
                state.give_token(seat, slots.index(int(number)), int(points))
            elif heading in ("hand", "discards"):
                for name in word.split(","):
                    put = state.give_card if heading == "hand" else state.discard_card
                    put(seat, self.face(name))
            else:
                raise Unreadable("position", text=word[:80])

    def read_stack(self, seat: int, word: str) -> None:
        match = STACK.fullmatch(word)
        if match is None:
            raise Unreadable("position", text=word[:80])
        cell = cell_at(int(match[3]), int(match[4]))
        for number, layer in enumerate(match[2].split(".")):
            # A start card (rule 2.2) is not one of the deck.
            name = match[1] + layer
            face = FACE_NUMBERS[name] if cell == c.HOME and not number else self.face(name)
            self.state.put_card(seat, cell, face)
        if match[5]:
            self.state.scissors_seat, self.state.scissors_cell = seat, cell

    def read_piles(self, piles: list[str]) -> None:
        """Tops and open cards first; then what is hidden comes from the rest of the deck."""
        hidden = []
        for pile, word in enumerate(piles):
            match = PILE.fullmatch(word)
            names = [match[1]] if match else word.split("+") if word != "-" else []
            self.state.set_pile(pile, [self.face(name) for name in names])
            hidden.append(int(match[2]) - 1 if match else 0)
        for pile, count in enumerate(hidden):
            if count > 0:
                self.state.set_pile(pile, self.unplaced[:count] + self.state.pile_cards(pile))
                del self.unplaced[:count]
