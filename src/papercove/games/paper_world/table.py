"""Everything that lies on the table of Paper World, and who may see it."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from papercove.engine.state import State
from papercove.games.paper_world import cards

if not cython.compiled:
    from papercove.engine.bits import copy_up_to
    from papercove.engine.constants import NOBODY
    from papercove.engine.state import copy_base, copy_fields
    from papercove.games.paper_world.constants import CELLS, FACES, NOTHING, NUMBER_COUNT, PILE_ROOM, PILES, SLOTS
    from papercove.games.paper_world.landscape import room_around

    COLOUR, VALUE, CUT = ([0] * FACES for _ in range(3))

ONE = 1  # of 64 bits
for _face in range(len(cards.FACE_NAMES)):
    COLOUR[_face] = cards.COLOUR_OF[_face]
    VALUE[_face] = cards.VALUE_OF[_face]
    CUT[_face] = cards.HAS_SCISSORS[_face]


def values_skipped(value: int, below: int) -> int:
    """Rules 5.4 and 6.1: how many values a card jumps over on top of another (0: none, a new stack); less than 0 on
    what it may not lie on."""
    return value - 1 - below


class Table(State):
    """The cards and counters of a match; cards are kept by face, a landscape as sets of cells of its board."""

    def __init__(self) -> None:
        State.__init__(self)
        if not cython.compiled:
            self.numbers = [0] * NUMBER_COUNT  # public: stars, tokens, limits in force
            self.pile = [0] * (PILES * PILE_ROOM)  # the top of each is public, all below hidden from everyone
            self.pile_size = [0] * PILES  # public
            self.unseen = [0] * FACES  # public: cards of each face that lie hidden in the piles, as last counted
            self.mixed = [0] * (PILES * PILE_ROOM)  # scratch, never copied: cards being shuffled
            self.hand = [0] * (4 * FACES)  # public: copies of each face, by seat
            self.hand_faces = [0] * 4  # public: the faces of which there is a copy
            self.hand_size = [0] * 4  # public
            self.discard = [0] * (4 * FACES)  # public: copies of each face, by seat
            self.discard_size = [0] * 4  # public
            self.colours = [0] * 16  # public: the cells of each colour, by seat
            self.heights = [0] * 24  # public: the cells whose top has this value, by seat; 0: free for a new stack
            self.layers = [0] * 24  # public: the cells whose stack holds a card of this value, by seat
            self.cuts = [0] * 24  # public: of those, the cells where that card shows scissors
            self.objective = [0] * SLOTS  # public once laid out: their numbers, ascending
            self.claimed = [0] * SLOTS  # public: tokens taken from each objective
            self.claims = [0] * (4 * SLOTS)  # public: the token each seat has of each objective, 0 for none
            self.sight = [0] * 11  # scratch, never copied: the tops of one landscape as `objectives.look` saw them
        self.counted = NOTHING  # scratch: how many cards the piles had when `unseen` was counted
        self.phase = 0  # public: one of the phases in constants.py
        self.starter = 0  # public
        self.announced = NOTHING  # public: what the mover is placing, a colour or a value
        self.chosen = NOTHING  # public: the face being placed
        self.spot = NOTHING  # public: the cell where it was placed
        self.owed = 0  # public: cards still to pay for its jump
        self.placed = 0  # public: cards placed this turn
        self.jumped = False  # public: the turn's one jump is used (rule 6.2)
        self.saved = False  # public: the token has saved a card this turn (rule 11.3)
        self.scissors_seat = NOBODY  # public: who has the scissors token, if anybody
        self.scissors_cell = NOTHING  # public: and on which stack
        self.last_turns = NOTHING  # public: turns left to play, once the end has come
        self.turns = 0  # public: turns finished
        self.winners = 0  # public: a set of seats
        self.reason = 0  # public: why they won
        self.advanced = False  # public, like all options
        self.drawn_objectives = True  # public: whether chance draws the objectives
        self.objective_count = 0  # public: from how many

    # --- cards moving between places ---

    def receive(self, seat: int, face: int) -> None:
        """A card comes into a hand."""
        self.hand[seat * FACES + face] += 1
        self.hand_faces[seat] |= ONE << face
        self.hand_size[seat] += 1

    def release(self, seat: int, face: int) -> None:
        """A card leaves a hand."""
        self.hand[seat * FACES + face] -= 1
        self.hand_size[seat] -= 1
        if self.hand[seat * FACES + face] == 0:
            self.hand_faces[seat] ^= ONE << face

    def throw_away(self, seat: int, face: int) -> None:
        """A card goes from a hand to its owner's discards."""
        self.release(seat, face)
        self.discard[seat * FACES + face] += 1
        self.discard_size[seat] += 1

    def lay(self, seat: int, cell: int, face: int) -> int:
        """Put a card on a cell; says how many values it skipped."""
        bit = 1 << cell
        old = 0
        for height in range(6):
            if self.heights[seat * 6 + height] & bit:
                old = height
        self.heights[seat * 6 + old] &= ~bit
        self.heights[seat * 6 + VALUE[face]] |= bit
        self.layers[seat * 6 + VALUE[face]] |= bit
        if CUT[face]:
            self.cuts[seat * 6 + VALUE[face]] |= bit
        if old == 0:
            self.colours[seat * 4 + COLOUR[face]] |= bit
            i = seat * 4
            self.heights[seat * 6] = room_around(
                self.colours[i] | self.colours[i + 1] | self.colours[i + 2] | self.colours[i + 3]
            )
        return values_skipped(VALUE[face], old)

    # --- the same for Python callers, who know the table by faces and cells ---

    def pile_cards(self, index: int) -> list[int]:
        """A pile, bottom to top: the truth, for dealing and tests."""
        return [self.pile[index * PILE_ROOM + i] for i in range(self.pile_size[index])]

    def pile_count(self, index: int) -> int:
        """How many cards a pile has."""
        return self.pile_size[index]

    def pile_top(self, index: int) -> int:
        """The face on a pile that is not empty."""
        return self.pile[index * PILE_ROOM + self.pile_size[index] - 1]

    def hand_cards(self, seat: int) -> list[int]:
        """The faces in a hand, ascending, copies side by side."""
        return [face for face in range(FACES) for _ in range(self.hand[seat * FACES + face])]

    def discarded_cards(self, seat: int) -> list[int]:
        """The faces among a seat's discards, ascending."""
        return [face for face in range(FACES) for _ in range(self.discard[seat * FACES + face])]

    def stack_cards(self, seat: int, cell: int) -> list[int]:
        """The faces of a stack, bottom to top; empty where there is none."""
        for colour in range(4):
            if self.colours[seat * 4 + colour] >> cell & 1:
                return [
                    colour * 9 + (value - 1) * 2 + int(self.cuts[seat * 6 + value] >> cell & 1)
                    for value in range(1, 6)
                    if self.layers[seat * 6 + value] >> cell & 1
                ]
        return []

    def height_at(self, seat: int, cell: int) -> int:
        """The value on top of a cell, 0 where no stack is."""
        for height in range(1, 6):
            if self.heights[seat * 6 + height] >> cell & 1:
                return height
        return 0

    def stacks(self, seat: int) -> list[tuple[int, list[int]]]:
        """The stacks of a landscape by cell, row after row: each with its faces, bottom to top."""
        i = seat * 4
        cells = self.colours[i] | self.colours[i + 1] | self.colours[i + 2] | self.colours[i + 3]
        return [(cell, self.stack_cards(seat, cell)) for cell in range(CELLS) if cells >> cell & 1]

    def slot_objective(self, slot: int) -> int:
        """The number of an objective, from 1 on."""
        return self.objective[slot]

    def slot_claimed(self, slot: int) -> int:
        """How many tokens have been taken from an objective."""
        return self.claimed[slot]

    def slot_token(self, seat: int, slot: int) -> int:
        """The token that `seat` has of an objective, 0 for none."""
        return self.claims[seat * SLOTS + slot]

    def number(self, index: int) -> int:
        """One of the numbers of the game; constants.py says which."""
        return self.numbers[index]

    # --- setting up positions ---

    def set_numbers(self, numbers: Sequence[int]) -> None:
        """Play with these numbers; constants.py says which is which."""
        for i in range(len(numbers)):
            self.numbers[i] = numbers[i]

    def set_pile(self, index: int, faces: list[int]) -> None:
        """Put these cards on a pile, bottom to top, in place of what is there."""
        if len(faces) > PILE_ROOM:
            raise ValueError(f"a pile holds at most {PILE_ROOM} cards")
        self.pile_size[index] = len(faces)
        self.counted = NOTHING
        for i in range(len(faces)):
            self.pile[index * PILE_ROOM + i] = faces[i]

    def set_objectives(self, numbers: Sequence[int]) -> None:
        """Play with these three objectives, whatever chance says."""
        self.drawn_objectives = False
        for i in range(SLOTS):
            self.objective[i] = numbers[i]

    def put_card(self, seat: int, cell: int, face: int) -> None:
        """Put a card on a landscape."""
        self.lay(seat, cell, face)

    def give_card(self, seat: int, face: int) -> None:
        """Put a card into a hand."""
        self.receive(seat, face)

    def discard_card(self, seat: int, face: int) -> None:
        """Put a card among a seat's discards."""
        self.receive(seat, face)
        self.throw_away(seat, face)

    def give_token(self, seat: int, slot: int, points: int) -> None:
        """Give a seat the token of an objective."""
        self.claims[seat * SLOTS + slot] = points
        self.claimed[slot] += 1


def copy_table(to: Table, source: Table) -> None:
    """Make `to` equal to `source`."""
    copy_base(to, source)
    if cython.compiled:
        copy_up_to(to.hand_faces, source.hand_faces, source.unseen)
    else:
        copy_fields(to, source, {"unseen", "mixed", "sight", "counted"})
    to.counted = NOTHING
