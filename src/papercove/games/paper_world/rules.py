"""The rules of Paper World: what may be done, and what it does. Numbers in docstrings are those of docs/rules."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from papercove.games.paper_world import cards
from papercove.games.paper_world.table import Table

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import below, fork
    from papercove.engine.state import State
    from papercove.games.paper_world.constants import (
        AT_HAND_LIMIT,
        AT_LAST_PILES,
        AT_PENALTY,
        AT_SCISSORS,
        AT_TOKENS,
        CARD,
        CELL,
        CHOOSE_CARD,
        CHOOSE_CELL,
        DISCARD,
        DISCARD_CARD,
        END_TURN,
        FACES,
        FEWER_DISCARDS,
        HOME,
        LEAVE_SCISSORS,
        MOST_POINTS,
        NOTHING,
        PAY,
        PAY_CARD,
        PILE_ROOM,
        PILES,
        PLACE,
        SCISSORS,
        SHARED,
        SKIP,
        SLOTS,
        START,
        START_COLOUR,
        TAKE,
        TAKE_SCISSORS,
        TURN,
    )
    from papercove.games.paper_world.landscape import room_around
    from papercove.games.paper_world.objectives import corner_of, is_met, look
    from papercove.games.paper_world.table import ONE, copy_table

    COLOUR, VALUE, CUT, ANNOUNCED_BY = ([0] * FACES for _ in range(4))
    FACES_ANNOUNCED = [0] * 9
    FACES_OF_VALUES = [0] * 32

for _face in range(36):
    COLOUR[_face] = cards.COLOUR_OF[_face]
    VALUE[_face] = cards.VALUE_OF[_face]
    CUT[_face] = cards.HAS_SCISSORS[_face]
    ANNOUNCED_BY[_face] = 1 << cards.COLOUR_OF[_face] | 8 << cards.VALUE_OF[_face]
for _i in range(9):
    FACES_ANNOUNCED[_i] = sum(
        1 << _face for _face in range(36) if _i in (cards.COLOUR_OF[_face], 3 + cards.VALUE_OF[_face])
    )
for _i in range(32):
    FACES_OF_VALUES[_i] = sum(1 << _face for _face in range(9) if _i >> cards.VALUE_OF[_face] - 1 & 1)


class Rules(Table):
    """A match played by the rules; the piles are stacked when it begins, and shown when all have a start card."""

    # --- 2: setting up ---

    def begin_round(self) -> None:
        """2.1: a random seat begins; the piles and objectives wait face down for the start cards."""
        self.starter = below(self.dice, self.seats)
        self.to_move = self.starter
        self.phase = START
        self.lay_out(self.dice)

    def lay_out(self, words: list[int]) -> None:
        """2.3 and 2.4: shuffle the cards into the five piles, and draw the objectives."""
        self.shuffle_piles(0, words)
        if self.drawn_objectives:
            self.draw_objectives(words)

    def draw_objectives(self, words: list[int]) -> None:
        """2.4: three of the ten cards, a random side of each, kept in ascending order."""
        for i in range(SLOTS):
            card = below(words, 10 - i)
            # The drawn cards are in ascending order: pass over each of them.
            for other in range(i):
                if card >= (self.objective[other] + 1) // 2 - 1:
                    card += 1
            number = 2 * card + 1 + below(words, 2)
            other = i
            while other > 0 and self.objective[other - 1] > number:
                self.objective[other] = self.objective[other - 1]
                other -= 1
            self.objective[other] = number

    def shuffle_piles(self, shown: int, words: list[int]) -> None:
        """Shuffle all cards of the piles among their places, but the topmost `shown` of each pile."""
        n = 0
        for pile in range(PILES):
            for i in range(self.pile_size[pile] - shown):
                self.loose[n] = self.pile[pile * PILE_ROOM + i]
                n += 1
        for pile in range(PILES):
            for i in range(self.pile_size[pile] - shown):
                picked = below(words, n)
                n -= 1
                self.pile[pile * PILE_ROOM + i] = self.loose[picked]
                self.loose[picked] = self.loose[n]

    def assign(self, other: State) -> None:
        copy_table(self, cython.cast(Rules, other))

    def redeal(self, seat: int, words: list[int]) -> None:
        """2.6: nobody knows more than another: only what lies below the tops is hidden, and it is shuffled anew."""
        fork(words, self.dice)
        if self.phase == START:
            self.lay_out(self.dice)
        else:
            self.shuffle_piles(1, self.dice)

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
        n = self.fill_bits(self.announcements_to_take(), TAKE, 0)
        placing = 0
        faces = self.placeable_faces(self.to_move)
        while faces:
            face = lowest(faces)
            faces &= faces - 1
            placing |= ANNOUNCED_BY[face]
        n = self.fill_bits(placing, PLACE, n)
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

    def holds_scissors(self, seat: int) -> bool:
        return self.scissors_seat == seat

    def open_cells(self, seat: int) -> int:
        """7.3: all cells but the stack that the scissors close."""
        if self.scissors_seat == seat:
            return 0x1FFFFFF & ~(1 << self.scissors_cell)
        return 0x1FFFFFF

    def jump_reach(self, seat: int) -> int:
        """How many values the next card may skip: 6.1 to 6.3, 7.4; 11.1 to 11.3 in the advanced mode."""
        reach = self.hand_size[seat] - 1
        if self.advanced:
            if self.holds_scissors(seat) and not self.saved:
                reach += 1
            return reach if reach < 4 else 4
        if self.jumped:
            return 0
        if self.holds_scissors(seat):
            return 1
        return 1 if reach > 0 else 0

    def placeable_faces(self, seat: int) -> int:
        """5.4 to 5.6: the faces in hand that have a place now, their jump paid."""
        found = 0
        reach = self.jump_reach(seat)
        open_cells = self.open_cells(seat)
        for colour in range(4):
            faces = self.hand_faces[seat] >> 9 * colour & 511
            if faces:
                soil = (self.colours[seat * 4 + colour] | self.heights[seat * 6]) & open_cells
                steps = 0
                for height in range(5):
                    if self.heights[seat * 6 + height] & soil:
                        steps |= 1 << height
                values = steps
                for skip in range(1, reach + 1):
                    values |= steps << skip
                found |= (faces & FACES_OF_VALUES[values & 31]) << 9 * colour
        return found

    def cells_for(self, seat: int, face: int) -> int:
        """5.2 to 5.4 and 6.1: where a card may go: on a lower stack of its colour, or beside the landscape."""
        soil = (self.colours[seat * 4 + COLOUR[face]] | self.heights[seat * 6]) & self.open_cells(seat)
        below_value = VALUE[face] - 1
        reach = self.jump_reach(seat)
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
            if self.hand_size[seat] <= self.numbers[AT_HAND_LIMIT]:
                self.end_turn(seat)
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
        elif action == LEAVE_SCISSORS:
            self.go_on_placing()
        elif action == TAKE_SCISSORS:
            self.scissors_seat = seat
            self.scissors_cell = self.spot
            self.go_on_placing()
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
        for pile in range(PILES):
            if self.pile_size[pile] > 0:
                face = self.pile[pile * PILE_ROOM + self.pile_size[pile] - 1]
                if ANNOUNCED_BY[face] >> announcement & 1:
                    self.pile_size[pile] -= 1
                    self.receive(seat, face)
        self.revealed += 1
        if self.hand_size[seat] > self.numbers[AT_HAND_LIMIT]:
            self.phase = DISCARD
        else:
            self.end_turn(seat)

    def place_chosen(self, seat: int, cell: int) -> None:
        """5.1: the chosen card goes to its cell; a jump is paid for before anything else."""
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
        return VALUE[face] - 1 - old

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
        elif self.piles_left() <= self.numbers[AT_LAST_PILES]:
            self.last_turns = self.seats
        if self.last_turns == 0:
            self.finish()
        else:
            self.to_move = seat + 1 if seat + 1 < self.seats else 0

    def claim_objectives(self, seat: int) -> None:
        """8.2 and 8.3: for each pattern shown, once, the best token that is left."""
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

    def piles_left(self) -> int:
        left = 0
        for pile in range(PILES):
            if self.pile_size[pile] > 0:
                left += 1
        return left

    # --- 10: the score ---

    def star_points(self, seat: int) -> int:
        """10.1: the stars on the tops."""
        points = 0
        for value in range(1, 6):
            points += self.numbers[value - 1] * count(self.heights[seat * 6 + value])
        return points

    def token_points(self, seat: int) -> int:
        """10.1: the tokens of objectives."""
        points = 0
        for slot in range(SLOTS):
            points += self.claims[seat * SLOTS + slot]
        return points

    def points(self, seat: int) -> int:
        """10.1: stars, tokens and scissors, less the cards in hand and the discards."""
        points = self.star_points(seat) + self.token_points(seat)
        if self.scissors_seat == seat:
            points += self.numbers[AT_SCISSORS]
        return points - self.numbers[AT_PENALTY] * (self.hand_size[seat] + self.discard_size[seat])

    def finish(self) -> None:
        """10.2: most points win; equal points, fewer discards; else the win is shared."""
        best = 0
        tied = False
        self.winners = 1
        self.reason = MOST_POINTS
        for seat in range(1, self.seats):
            ahead = self.points(seat) - self.points(best)
            fewer = self.discard_size[best] - self.discard_size[seat]
            if ahead > 0 or (ahead == 0 and fewer > 0):
                self.reason = MOST_POINTS if ahead > 0 else FEWER_DISCARDS
                tied = False
                best = seat
                self.winners = 1 << seat
            elif ahead == 0 and fewer == 0:
                self.winners |= 1 << seat
                tied = True
            elif ahead == 0 and not tied:
                self.reason = FEWER_DISCARDS
        if tied:
            self.reason = SHARED
        self.to_move = NOBODY

    def share(self, seat: int) -> float:
        if self.winners >> seat & 1:
            return 1.0 / count(self.winners)
        return 0.0

    # --- for Python callers, and for setting up positions ---

    def score_of(self, seat: int) -> int:
        """The points of a seat as they stand."""
        return self.points(seat)

    def score_parts(self, seat: int) -> dict[str, int]:
        """The lines of a seat's score: 10.1."""
        return {
            "stars": self.star_points(seat),
            "tokens": self.token_points(seat),
            "scissors": self.numbers[AT_SCISSORS] if self.scissors_seat == seat else 0,
            "hand": -self.numbers[AT_PENALTY] * self.hand_size[seat],
            "discards": -self.numbers[AT_PENALTY] * self.discard_size[seat],
        }

    def placeable_cards(self, seat: int) -> list[int]:
        """The faces in hand that have a place now."""
        faces = self.placeable_faces(seat)
        return [face for face in range(FACES) if faces >> face & 1]

    def cost_of(self, seat: int, skip: int) -> int:
        """What a jump over `skip` values would cost now."""
        return self.jump_cost(seat, skip) if skip else 0

    def set_numbers(self, numbers: Sequence[int]) -> None:
        """Play with these numbers; constants.py says which is which."""
        for i in range(len(numbers)):
            self.numbers[i] = numbers[i]

    def set_pile(self, index: int, faces: list[int]) -> None:
        """Put these cards on a pile, bottom to top, in place of what is there."""
        self.pile_size[index] = len(faces)
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
