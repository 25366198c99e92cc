"""The rules of Paper World: what may be done, and what it does. Numbers in docstrings are those of rulebooks/."""

from __future__ import annotations

import cython

from papercove.games.paper_world import cards, spec
from papercove.games.paper_world.deals import Deals
from papercove.games.paper_world.landscape import rule_against_stack
from papercove.games.paper_world.table import values_skipped

if not cython.compiled:
    from papercove.engine.bits import lowest
    from papercove.games.paper_world.constants import (
        ANNOUNCEMENTS,
        AT_HAND_LIMIT,
        AT_LAST_PILES,
        AT_TOKENS,
        CARD,
        CELL,
        CELLS,
        CHOOSE_CARD,
        CHOOSE_CELL,
        DISCARD,
        DISCARD_CARD,
        END_TURN,
        FACES,
        HIGHEST,
        HOME,
        LEAVE_SCISSORS,
        NOTHING,
        PAY,
        PAY_CARD,
        PILE_ROOM,
        PILES,
        PLACE,
        SCISSORS,
        SKIP,
        SLOTS,
        START_COLOUR,
        TAKE,
        TAKE_SCISSORS,
        TURN,
    )
    from papercove.games.paper_world.objectives import corner_of, is_met, look
    from papercove.games.paper_world.table import COLOUR, CUT, ONE, VALUE

    ANNOUNCED_BY = [0] * FACES
    FACES_ANNOUNCED = [0] * ANNOUNCEMENTS
    FACES_ABOVE = [0] * 160

for _face in range(len(cards.FACE_NAMES)):
    ANNOUNCED_BY[_face] = 1 << cards.COLOUR_OF[_face] | 8 << cards.VALUE_OF[_face]
for _i in range(len(spec.ANNOUNCED)):
    FACES_ANNOUNCED[_i] = sum(
        1 << _face
        for _face in range(len(cards.FACE_NAMES))
        if _i in (cards.COLOUR_OF[_face], 3 + cards.VALUE_OF[_face])
    )
# Of one colour's nine faces, those that fit on a set of heights with a jump of up to 0, 1, 2 … values: the kernel looks
# up what it would else count card by card.
for _reach in range(5):
    for _heights in range(32):
        FACES_ABOVE[_reach * 32 + _heights] = sum(
            1 << _face
            for _face in range(9)
            if any(
                _heights >> _height & 1 and 0 <= values_skipped(cards.VALUE_OF[_face], _height) <= _reach
                for _height in range(5)
            )
        )


class Rules(Deals):
    """A match played by the rules."""

    # --- what may be done ---

    def fill_legal(self) -> int:
        seat = self.to_move
        if self.phase == TURN:
            return self.fill_turn()
        if self.phase == CARD:
            return self.fill_cards()
        if self.phase == CELL:
            return self.fill_bits(self.cells_for(seat, self.chosen), CHOOSE_CELL, 0)
        if self.phase == PAY:
            return self.fill_bits(self.hand_faces[seat], PAY_CARD, 0)
        if self.phase == SCISSORS:
            self.legal[0] = TAKE_SCISSORS
            self.legal[1] = LEAVE_SCISSORS
            return 2
        if self.phase == DISCARD:
            return self.fill_bits(self.hand_faces[seat], DISCARD_CARD, 0)
        return self.fill_start()

    def fill_start(self) -> int:
        """2.2: a start card of a colour that nobody has."""
        n = 0
        for colour in range(4):
            taken = 0
            for seat in range(self.seats):
                if self.colours[seat * 4 + colour]:
                    taken = 1
            if not taken:
                self.legal[n] = START_COLOUR + colour
                n += 1
        return n

    def fill_turn(self) -> int:
        """3.1 and 3.2: announce a colour or value to take or to place; 3.3: skip only if neither is possible."""
        announcements = self.announcements_to_take()
        faces = self.placeable_faces(self.to_move)
        for i in range(ANNOUNCEMENTS):  # the ways to place follow the ways to take
            announcements |= ((faces & FACES_ANNOUNCED[i]) != 0) << ANNOUNCEMENTS + i
        n = self.fill_bits(announcements, TAKE, 0)
        if n == 0:
            self.legal[0] = SKIP
            n = 1
        return n

    def fill_cards(self) -> int:
        """5.1: a card of what was announced, or the end of the turn once a card is placed."""
        n = 0
        if self.placed:
            self.legal[0] = END_TURN
            n = 1
        return self.fill_bits(self.placeable_faces(self.to_move) & FACES_ANNOUNCED[self.announced], CHOOSE_CARD, n)

    @cython.final
    def fill_bits(self, things: int, first: int, n: int) -> int:
        """Add an action for each member of a set, behind the `n` that are there."""
        while things:
            self.legal[n] = first + lowest(things)
            n += 1
            things &= things - 1
        return n

    def announcements_to_take(self) -> int:
        """4.1: the colours and values that the tops of the piles show."""
        shown = 0
        for pile in range(PILES):
            if self.pile_size[pile] > 0:
                shown |= ANNOUNCED_BY[self.pile[pile * PILE_ROOM + self.pile_size[pile] - 1]]
        return shown

    @cython.final
    def cards_over(self, seat: int, more: int) -> int:
        """4.3: how many cards too many a seat has with `more` of them; less than 0 while there is room for others."""
        return self.hand_size[seat] + more - self.numbers[AT_HAND_LIMIT]

    @cython.final
    def triggers_end(self, taken: int) -> bool:
        """9.1: at most two piles have cards left once the tops of a colour or value (or NOTHING) are taken."""
        left = 0
        for pile in range(PILES):
            size = self.pile_size[pile]
            if size == 1 and taken != NOTHING:
                size -= ANNOUNCED_BY[self.pile[pile * PILE_ROOM]] >> taken & 1
            left += size > 0
        return left <= self.numbers[AT_LAST_PILES]

    @cython.final
    def holds_scissors(self, seat: int) -> bool:
        return self.scissors_seat == seat

    @cython.final
    def open_cells(self, seat: int) -> int:
        """7.3: all cells but the stack that the scissors close."""
        if self.scissors_seat == seat:
            return 0x1FFFFFF & ~(1 << self.scissors_cell)
        return 0x1FFFFFF

    @cython.final
    def jump_reach(self, seat: int) -> int:
        """How many values the next card may skip: 6.1 to 6.3, 7.4; 11.1 to 11.3 in the advanced mode."""
        if not self.jumps_left():
            return 0
        longest = self.longest_jump()
        paid = self.jump_to_pay(seat)
        return longest if paid > longest else paid

    @cython.final
    def longest_jump(self) -> int:
        """6.1: one value may be skipped; 11.2: in the advanced mode as many as there are."""
        return HIGHEST - 1 if self.advanced else 1

    @cython.final
    def jumps_left(self) -> bool:
        """6.2: one jump a turn; 11.1: in the advanced mode any number."""
        return self.advanced or not self.jumped

    @cython.final
    def jump_to_pay(self, seat: int) -> int:
        """6.3: a card of the hand for each value skipped; 7.4 and 11.3: the scissors save one."""
        cards = self.hand_size[seat] - 1 if self.hand_size[seat] > 0 else 0
        if self.holds_scissors(seat) and not self.saved:
            return cards + 1
        return cards

    @cython.final
    def placeable_faces(self, seat: int) -> int:
        """5.4 to 5.6: the faces in hand that have a place now, their jump paid."""
        found = 0
        first = seat * 6
        reach = self.jump_reach(seat) * 32
        open_cells = self.open_cells(seat)
        # No branches in this loop: they would cost more than the sums they save.
        for colour in range(4):
            soil = (self.colours[seat * 4 + colour] | self.heights[first]) & open_cells
            heights = (
                ((self.heights[first] & soil) != 0)
                | ((self.heights[first + 1] & soil) != 0) << 1
                | ((self.heights[first + 2] & soil) != 0) << 2
                | ((self.heights[first + 3] & soil) != 0) << 3
                | ((self.heights[first + 4] & soil) != 0) << 4
            )
            found |= FACES_ABOVE[reach + heights] << 9 * colour
        return found & self.hand_faces[seat]

    def cells_for(self, seat: int, face: int) -> int:
        """5.2 to 5.4 and 6.1: where a card may go: on a lower stack of its colour, or beside the landscape."""
        return self.cells_within(seat, face, self.jump_reach(seat))

    @cython.final
    def cells_within(self, seat: int, face: int, reach: int) -> int:
        """The same with a jump over so many values at most; from the jump to what it lands on, as that is quicker."""
        soil = (self.colours[seat * 4 + COLOUR[face]] | self.heights[seat * 6]) & self.open_cells(seat)
        below_value = VALUE[face] - 1
        cells = 0
        for skip in range(reach + 1):
            if skip <= below_value:
                cells |= self.heights[seat * 6 + below_value - skip] & soil
        return cells

    # --- what it does ---

    def step(self, action: int) -> None:
        seat = self.to_move
        self.ply += 1
        if action >= DISCARD_CARD:
            self.throw_away(seat, action - DISCARD_CARD)
            if self.cards_over(seat, 0) <= 0:
                self.end_turn(seat)
        elif action == LEAVE_SCISSORS:
            self.go_on_placing()
        elif action == TAKE_SCISSORS:  # 7.2 and 7.6: the stack it lay on is free, and a jump made stays made
            self.scissors_seat = seat
            self.scissors_cell = self.spot
            self.go_on_placing()
        elif action >= PAY_CARD:
            self.throw_away(seat, action - PAY_CARD)
            self.owed -= 1
            if self.owed == 0:
                self.after_payment()
        elif action >= CHOOSE_CELL:
            self.place_chosen(seat, action - CHOOSE_CELL)
        elif action >= CHOOSE_CARD:
            self.chosen = action - CHOOSE_CARD
            self.phase = CELL
        elif action >= SKIP:
            self.end_turn(seat)
        elif action >= PLACE:
            self.announced = action - PLACE
            self.phase = CARD
        elif action >= TAKE:
            self.take(seat, action - TAKE)
        else:
            self.choose_start(seat, action - START_COLOUR)

    def choose_start(self, seat: int, colour: int) -> None:
        """2.2: the start card is the first stack; the piles are shown once everybody has one."""
        self.lay(seat, HOME, colour * 9)
        self.to_move = seat + 1 if seat + 1 < self.seats else 0
        if self.to_move == self.starter:
            self.phase = TURN
            self.revealed += 1

    def take(self, seat: int, announcement: int) -> None:
        """4.1 to 4.3: every matching top at once; cards uncovered by that stay; then no more than nine in hand."""
        # As `receive` does it, but without branches: whether a top matches is a matter of luck.
        for pile in range(PILES):
            filled = self.pile_size[pile] > 0
            face = self.pile[pile * PILE_ROOM + self.pile_size[pile] - filled]
            matches = filled & ANNOUNCED_BY[face] >> announcement
            self.pile_size[pile] -= matches
            self.hand[seat * FACES + face] += matches
            self.hand_faces[seat] |= (ONE & matches) << face
            self.hand_size[seat] += matches
        self.revealed += 1
        if self.cards_over(seat, 0) > 0:
            self.phase = DISCARD
        else:
            self.end_turn(seat)

    def place_chosen(self, seat: int, cell: int) -> None:
        """5.1: the chosen card goes to its cell; 7.5: its jump is paid for before it may bring the scissors."""
        skip = self.lay(seat, cell, self.chosen)
        self.release(seat, self.chosen)
        self.placed += 1
        self.spot = cell
        if skip > 0:
            self.owed = self.jump_cost(seat, skip)
            self.jumped = True
            self.saved = self.saved or self.holds_scissors(seat)
        if self.owed > 0:
            self.phase = PAY
        else:
            self.after_payment()

    def jump_cost(self, seat: int, skip: int) -> int:
        """6.3: a card for each value skipped; 7.4 and 11.3: with the scissors one less, once a turn."""
        if self.holds_scissors(seat) and not self.saved:
            return skip - 1
        return skip

    def after_payment(self) -> None:
        """7.1: a card with scissors asks whether the token comes onto it."""
        if CUT[self.chosen]:
            self.phase = SCISSORS
        else:
            self.go_on_placing()

    def go_on_placing(self) -> None:
        self.phase = CARD
        self.chosen = NOTHING
        self.spot = NOTHING

    def end_turn(self, seat: int) -> None:
        """8.2, 9.1 and 9.2: objectives, the end of the game, the next seat."""
        if self.placed:  # taking changes no landscape: what it shows was claimed when it was placed
            self.claim_objectives(seat)
        self.turns += 1
        self.phase = TURN
        self.announced = NOTHING
        self.chosen = NOTHING
        self.spot = NOTHING
        self.placed = 0
        self.jumped = False
        self.saved = False
        if self.last_turns > 0:
            self.last_turns -= 1
        elif self.triggers_end(NOTHING):
            self.last_turns = self.seats
        if self.last_turns == 0:
            self.finish()
        else:
            self.to_move = seat + 1 if seat + 1 < self.seats else 0

    def claim_objectives(self, seat: int) -> None:
        """8.2 and 8.3: for each pattern shown, once, the best token that is left; 8.4: and it stays."""
        looked = False
        for slot in range(SLOTS):
            if self.claims[seat * SLOTS + slot] == 0 and self.claimed[slot] < SLOTS:
                points = self.numbers[AT_TOKENS + self.claimed[slot]]
                if points > 0:
                    if not looked:
                        look(self, seat, corner_of(self, seat))
                        looked = True
                    if is_met(self.sight, self.objective[slot]):
                        self.claims[seat * SLOTS + slot] = points
                        self.claimed[slot] += 1

    # --- for Python callers ---

    def placeable_cards(self, seat: int) -> list[int]:
        """The faces in hand that have a place now."""
        faces = self.placeable_faces(seat)
        return [face for face in range(FACES) if faces >> face & 1]

    def cells_open_to(self, seat: int, face: int) -> list[int]:
        """The cells where a card may go now."""
        cells = self.cells_for(seat, face)
        return [cell for cell in range(CELLS) if cells >> cell & 1]

    def cells_without_jump(self, seat: int, face: int) -> list[int]:
        """The cells where a card fits: on the next lower one of its colour or, a 1, beside the landscape."""
        cells = self.cells_within(seat, face, 0)
        return [cell for cell in range(CELLS) if cells >> cell & 1]

    def stack_cells(self, seat: int) -> int:
        """The cells of a landscape, as a set."""
        i = seat * 4
        return self.colours[i] | self.colours[i + 1] | self.colours[i + 2] | self.colours[i + 3]

    def rule_against_jump(self, seat: int, skip: int) -> str:
        """The rule that forbids a jump over so many values now; empty if none does."""
        if skip <= self.jump_reach(seat):
            return ""
        if skip > self.longest_jump():
            return "6.1"
        if not self.jumps_left():
            return "6.2"
        return "11.2" if self.advanced else "6.3"

    def rule_against_cell(self, seat: int, face: int, cell: int) -> str:
        """The rule that keeps a card from a cell now; empty if it may go there."""
        if self.cells_for(seat, face) >> cell & 1:
            return ""
        below = self.height_at(seat, cell)
        skip = values_skipped(VALUE[face], below)
        if below:
            if not self.open_cells(seat) >> cell & 1:
                return "7.3"
            if skip < 0 or not self.colours[seat * 4 + COLOUR[face]] >> cell & 1:
                return "5.4"
        elif skip > self.longest_jump():
            return "5.4"  # a new stack begins low
        else:
            rule = rule_against_stack(self.stack_cells(seat), cell)
            if rule:
                return rule
        return self.rule_against_jump(seat, skip)

    def cards_too_many(self, seat: int, more: int = 0) -> int:
        """How many cards too many a seat has with `more` of them."""
        return self.cards_over(seat, more)

    def would_trigger_end(self, taken: int) -> bool:
        """Whether the end is triggered by taking the tops of a colour or value."""
        return self.triggers_end(taken)

    def cost_of(self, seat: int, skip: int) -> int:
        """What a jump over `skip` values would cost now."""
        return self.jump_cost(seat, skip) if skip else 0
