"""How a match of Paper World is set up, and what lies hidden dealt anew. Rules 2.1 to 2.6."""

from __future__ import annotations

import cython

from papercove.games.paper_world.scoring import Scoring

if not cython.compiled:
    from papercove.engine.dice import below, fork, shuffle
    from papercove.engine.state import State
    from papercove.games.paper_world.constants import FACES, PILE_ROOM, PILES, SLOTS, START
    from papercove.games.paper_world.table import copy_table


class Deals(Scoring):
    """The piles are stacked when a match begins, and shown when all have a start card."""

    def begin_round(self) -> None:
        """2.1: a random seat begins; the piles and objectives wait face down for the start cards."""
        self.starter = below(self.dice, self.seats)
        self.to_move = self.starter
        self.phase = START
        self.lay_out(self.dice)

    def lay_out(self, rng: list[int]) -> None:
        """2.3 and 2.4: shuffle the cards into the five piles, and draw the objectives."""
        self.shuffle_piles(0, rng)
        if self.drawn_objectives:
            self.draw_objectives(rng)

    def draw_objectives(self, rng: list[int]) -> None:
        """2.4: three of the cards, a random side of each, kept in ascending order."""
        for i in range(SLOTS):
            card = below(rng, (self.objective_count + 1) // 2 - i)
            # The drawn cards are in ascending order: pass over each of them.
            for other in range(i):
                if card >= (self.objective[other] + 1) // 2 - 1:
                    card += 1
            number = 2 * card + 1 + below(rng, 2)
            if number > self.objective_count:  # the last card of an odd list has one side only
                number -= 1
            other = i
            while other > 0 and self.objective[other - 1] > number:
                self.objective[other] = self.objective[other - 1]
                other -= 1
            self.objective[other] = number

    def shuffle_piles(self, shown: int, rng: list[int]) -> None:
        """Shuffle all cards of the piles among their places, but the topmost `shown` of each pile."""
        n = 0
        for pile in range(PILES):
            for i in range(self.pile_size[pile] - shown):
                self.mixed[n] = self.pile[pile * PILE_ROOM + i]
                n += 1
        shuffle(rng, self.mixed, n)
        for pile in range(PILES):
            for i in range(self.pile_size[pile] - shown):
                n -= 1
                self.pile[pile * PILE_ROOM + i] = self.mixed[n]

    def sort_piles(self, shown: int) -> None:
        """Put what is hidden into ascending order: a new deal by the same dice must not depend on the old one."""
        if not cython.compiled:
            copies = [0] * FACES
        for face in range(FACES):
            copies[face] = 0
        for pile in range(PILES):
            for i in range(self.pile_size[pile] - shown):
                copies[self.pile[pile * PILE_ROOM + i]] += 1
        face = 0
        for pile in range(PILES):
            for i in range(self.pile_size[pile] - shown):
                while copies[face] == 0:
                    face += 1
                copies[face] -= 1
                self.pile[pile * PILE_ROOM + i] = face

    def copy_from(self, other: State) -> None:
        copy_table(self, cython.cast(Deals, other))

    def resample_in_place(self, seat: int, rng: list[int]) -> None:
        """2.6: nobody knows more than another: only what lies below the tops is hidden, and it is shuffled anew."""
        fork(rng, self.dice)
        self.sort_piles(0 if self.phase == START else 1)
        if self.phase == START:
            self.lay_out(self.dice)
        else:
            self.shuffle_piles(1, self.dice)
