# cython: binding=False
# Plain methods of C: Python calls them quicker than Cython's own.
"""The match state of Paper World, complete with what bots ask of it: priors, rollout policy and value."""

from __future__ import annotations

from importlib import resources

import cython

from papercove.engine.state import State
from papercove.games.paper_world import cards
from papercove.games.paper_world.observation import Observed

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import Dice, unit
    from papercove.games.paper_world.constants import (
        AT_TOKENS,
        CARD,
        CELL,
        CHOOSE_CARD,
        CHOOSE_CELL,
        DISCARD,
        DISCARD_CARD,
        END_TURN,
        FACES,
        NOTHING,
        PAY,
        PAY_CARD,
        PILE_ROOM,
        PILES,
        PLACE,
        SCISSORS,
        SKIP,
        SLOTS,
        START,
        TAKE,
        TURN,
    )
    from papercove.games.paper_world.objectives import NEEDED, corner_of, fit, look
    from papercove.games.paper_world.rules import ANNOUNCED_BY
    from papercove.games.paper_world.table import COLOUR, VALUE

    USE = [0.0] * (32 * 6)
    GAIN = [0.0] * 6
    NEAR = [0.0] * (5 * 2)
    FAR = [0.0] * (5 * 2)


def _fill_tables() -> None:
    """GAIN: the stars a card adds on the one below it. USE: its promise above a set of heights, by the gap to climb."""
    for value in range(1, 6):
        GAIN[value] = cards.STARS[value - 1] - (cards.STARS[value - 2] if value > 1 else 0)
        for heights in range(32):
            gaps = [value - 1 - height for height in range(value) if heights >> height & 1]
            reach = (1.0, 0.55, 0.3, 0.2, 0.15)[min(gaps)] if gaps else 0.0
            USE[heights * 6 + value] = reach * (1.0 + GAIN[value])
    # By seats and mode: what a lead is measured by once the piles are empty, and how much more for each card left.
    text = resources.files("papercove.games.paper_world").joinpath("outlook.csv").read_text("utf-8")
    for line in text.splitlines():
        seats, mode, near, far = line.split(",")
        at = int(seats) * 2 + (mode == "advanced")
        NEAR[at] = float(near)
        FAR[at] = float(far)


_fill_tables()


def growth(power: float) -> float:
    """e to that power, approximately: by multiplication alone, so that every machine gets the same result."""
    power = -20.0 if power < -20.0 else (20.0 if power > 20.0 else power)
    value = 1.0 + power / 1024.0
    for _ in range(10):
        value *= value
    return value


class MatchState(Observed):
    """A match of Paper World, as the game hands it out."""

    def __init__(self) -> None:
        Observed.__init__(self)
        if not cython.compiled:
            self.surveyed = [0] * 4  # scratch: for each colour, the heights that something may be laid on
            self.climb = [0] * 4  # scratch: the same, after all that the hand could add without a jump

    # --- the careful methods that loops in Python call: quickest where the class of the object has them itself ---

    def legal_actions(self) -> list[int]:
        return State.legal_actions(self)

    def apply(self, action: int, seat: int | None = None) -> None:
        State.apply(self, action, seat)

    def random_action(self, dice: Dice) -> int:
        return State.random_action(self, dice)

    # --- what bots ask for ---

    def rollout_policy(self, rng: list[int]) -> int:
        """A legal action, drawn in proportion to its squared prior."""
        n = self.fill_legal()
        if n == 1:
            return self.legal[0]
        self.weigh_legal(n)
        total = 0.0
        for i in range(n):
            self.prior[i] *= self.prior[i]
            total += self.prior[i]
        mark = unit(rng) * total
        i = 0
        while i < n - 1 and mark >= self.prior[i]:
            mark -= self.prior[i]
            i += 1
        return self.legal[i]

    def fill_priors(self) -> None:
        self.weigh_legal(self.fill_legal())

    def weigh_legal(self, n: int) -> None:
        """Priors of the `n` actions in `legal`."""
        if self.phase == TURN:
            self.weigh_turn(n)
        elif self.phase == CARD:
            self.weigh_cards(n)
        elif self.phase == CELL:
            self.weigh_cells(n)
        elif self.phase == SCISSORS:
            self.weigh_scissors()
        elif self.phase == PAY:
            self.weigh_waste(n, PAY_CARD)
        elif self.phase == DISCARD:
            self.weigh_waste(n, DISCARD_CARD)
        else:
            for i in range(n):
                self.prior[i] = 1.0

    def survey(self, seat: int) -> None:
        """Note for each colour the heights that a card of `seat` may be laid on, now and after its hand is used."""
        first = seat * 6
        open_cells = self.open_cells(seat)
        for colour in range(4):
            soil = (self.colours[seat * 4 + colour] | self.heights[first]) & open_cells
            heights = 0
            for height in range(5):
                if self.heights[first + height] & soil:
                    heights |= 1 << height
            self.surveyed[colour] = heights
            held = self.hand_faces[seat] >> 9 * colour
            for value in range(1, 5):
                if held >> 2 * (value - 1) & 3 and heights >> (value - 1) & 1:
                    heights |= 1 << value
            self.climb[colour] = heights

    def use_of(self, face: int) -> float:
        """The promise of a card to the seat surveyed."""
        return USE[self.climb[COLOUR[face]] * 6 + VALUE[face]]

    def weigh_turn(self, n: int) -> None:
        """Take what fits, place when several cards go at once; in the last turn only placing brings points."""
        seat = self.to_move
        self.survey(seat)
        for i in range(n):
            action = self.legal[i]
            if action < PLACE:
                self.prior[i] = self.take_prior(seat, action - TAKE)
            elif action < SKIP:
                self.prior[i] = self.place_prior(seat, action - PLACE)
            else:
                self.prior[i] = 1.0

    def take_prior(self, seat: int, announcement: int) -> float:
        """What fits counts, what does not will cost a point; cards beyond the limit cost one for certain."""
        taken = 0
        promise = 0.1
        for pile in range(PILES):
            if self.pile_size[pile] > 0:
                face = self.pile[pile * PILE_ROOM + self.pile_size[pile] - 1]
                if ANNOUNCED_BY[face] >> announcement & 1:
                    taken += 1
                    promise += self.use_of(face) * (0.6 if self.hand[seat * FACES + face] else 1.0)
        if self.last_turns > 0:
            return 0.001 / taken
        over = self.cards_over(seat, taken)
        if over > 0:
            promise = promise / (1.0 + over * over)
        return promise * promise

    def place_prior(self, seat: int, announcement: int) -> float:
        """What goes without a jump counts in full; a jump adds what is left of its gain."""
        gain = 0.1
        reach = self.jump_reach(seat)
        for colour in range(4):
            if announcement > 3 or announcement == colour:
                heights = self.surveyed[colour]
                held = self.hand_faces[seat] >> 9 * colour
                for value in range(1, 6):
                    if (announcement == colour or announcement == 3 + value) and held >> 2 * (value - 1) & 3:
                        if heights >> (value - 1) & 1:
                            gain += 1.0 + GAIN[value]
                            heights |= 1 << value
                        elif reach > 0 and value > 1 and heights >> (value - 2) & 1:
                            gain += 0.5 * GAIN[value]
                            heights |= 1 << value
                            reach = 0
        return gain * gain * (0.4 + 0.12 * self.hand_size[seat])

    def weigh_cards(self, n: int) -> None:
        """Go on while something fits; the end gets more likely where only jumps are left."""
        self.survey(self.to_move)
        for i in range(n):
            if self.legal[i] == END_TURN:
                self.prior[i] = 0.15
            else:
                face = self.legal[i] - CHOOSE_CARD
                if (self.surveyed[COLOUR[face]] >> (VALUE[face] - 1)) & 1:
                    self.prior[i] = 6.0 - VALUE[face]
                else:
                    self.prior[i] = 0.3 * GAIN[VALUE[face]]

    def weigh_cells(self, n: int) -> None:
        """Preferably without a jump."""
        seat = self.to_move
        face = self.chosen
        for i in range(n):
            cell = self.legal[i] - CHOOSE_CELL
            bit = 1 << cell
            self.prior[i] = 1.0 if self.heights[seat * 6 + VALUE[face] - 1] & bit else 0.1

    def weigh_scissors(self) -> None:
        """The token is worth points and jumps, but it closes a stack that may still grow."""
        self.prior[0] = 1.0 + VALUE[self.chosen]
        if self.scissors_seat != self.to_move:
            self.prior[0] += 2.0
        if self.last_turns > 0:
            self.prior[0] = 100.0
        self.prior[1] = 1.5

    def weigh_waste(self, n: int, first: int) -> None:
        """Preferably discard what is of little use."""
        self.survey(self.to_move)
        for i in range(n):
            use = 0.15 + self.use_of(self.legal[i] - first)
            self.prior[i] = 1.0 / (use * use)

    def outlook(self, seat: int, late: float) -> float:
        """Points now, and what hand and objectives promise; `late` goes from 0 at the start to 1 at the end."""
        value = 1.0 * self.seat_score(seat)
        self.survey(seat)
        faces = self.hand_faces[seat]
        placing = self.announced != NOTHING and seat == self.to_move
        while faces:
            face = lowest(faces)
            faces &= faces - 1
            if placing and ANNOUNCED_BY[face] >> self.announced & 1:
                value += self.use_of(face)
            else:
                value += self.use_of(face) * (0.75 - 0.25 * late)
        look(self, seat, corner_of(self, seat))
        for slot in range(SLOTS):
            if self.claims[seat * SLOTS + slot] == 0 and self.claimed[slot] < SLOTS:
                share = count(fit(self.sight, self.objective[slot]) & 511) / (1.0 * NEEDED[self.objective[slot]])
                value += self.numbers[AT_TOKENS + self.claimed[slot]] * share * share * (1.0 - late)
        return value

    def outlooks(self) -> list[float]:
        """Every seat's outlook; tools/fit_outlook.py fits the value of a lead to it."""
        left = sum([self.pile_count(pile) for pile in range(PILES)])
        return [self.outlook(seat, 1.0 - left / 100.0) for seat in range(self.seats)]

    def seat_value(self, seat: int) -> float:
        """The value to `seat` that the outlooks suggest; the fewer cards are left, the surer it is."""
        if self.to_move == NOBODY:
            return self.win_share(seat)
        if self.phase == START:
            return 1.0 / self.seats
        left = 0
        for pile in range(PILES):
            left += self.pile_size[pile]
        late = 1.0 - left / 100.0
        at = self.seats * 2 + self.advanced
        spread = NEAR[at] + FAR[at] * left
        first = self.outlook(0, late)
        mine = 0.0
        total = 0.0
        for other in range(self.seats):
            power = growth((self.outlook(other, late) - first) / spread)
            total += power
            if other == seat:
                mine = power
        return mine / total
