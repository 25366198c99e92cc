"""A good club player of Paper World, as a yardstick: takes what it can build with, builds several cards at once.

It shares nothing with the bots that search: no rollouts, no fitted numbers. It counts stars, keeps an eye on the three
objectives when it chooses a cell, and holds its cards until three can go at once, its hand is full, or the end is near.
"""

from __future__ import annotations

from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import COLOUR_OF, HAS_SCISSORS, VALUE_OF, VALUES
from papercove.games.paper_world.choices import matching
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.objectives import progress

ENOUGH = 3  # cards that make a turn of placing worth it
FULL = 7  # cards in hand with which one had better place some
FIRST_STEP = 0.5  # of a card's stars, for each step that it still lacks below it
CARD_AWAY = 0.5  # what it is worth to have found a place for a card
OBJECTIVE = 0.5  # of a token's points, for the whole of a pattern that is half there
HIGH = 3  # a stack of this value may be closed by the scissors

Stars = list[int]  # of a stack, by the value on top; 0 for none
Reach = list[set[int]]  # for each colour, the values that a card may be laid on; 0 is a free cell


def steady_action(state: MatchState) -> int:
    """The action it chooses."""
    seat, phase = state.to_move, state.phase
    actions = state.legal_actions()
    if len(actions) == 1 or phase == c.START:
        return actions[0]
    if phase == c.TURN:
        return turn(state, seat, actions)
    if phase == c.CARD:
        return next_card(state, seat, actions)
    if phase == c.CELL:
        return max(actions, key=lambda action: (cell_value(state, seat, action), -action))
    if phase == c.SCISSORS:
        return scissors(state, seat)
    first = c.PAY_CARD if phase == c.PAY else c.DISCARD_CARD
    reach, stars = reach_of(state, seat), stars_of(state)
    return min(actions, key=lambda action: (promise(reach, stars, action - first), action))


def stars_of(state: MatchState) -> Stars:
    """What the match pays for a stack."""
    return [0, *(state.number(c.AT_STARS + value - 1) for value in VALUES)]


def reach_of(state: MatchState, seat: int) -> Reach:
    """What each colour may be laid on now, without a jump or with one."""
    stacks = state.stacks(seat)
    closed = state.scissors_cell if state.scissors_seat == seat else c.NOTHING
    free = {0} if len(stacks) < 9 else set()
    reach = [set(free) for _ in range(c.COLOUR_COUNT)]
    for cell, faces in stacks:
        if cell != closed:
            reach[COLOUR_OF[faces[-1]]].add(VALUE_OF[faces[-1]])
    return reach


def with_hand(reach: Reach, hand: list[int]) -> Reach:
    """The same once the hand is laid as far as it goes."""
    grown = [set(heights) for heights in reach]
    for face in sorted(hand, key=lambda face: VALUE_OF[face]):
        if VALUE_OF[face] - 1 in grown[COLOUR_OF[face]]:
            grown[COLOUR_OF[face]].add(VALUE_OF[face])
    return grown


def gain(stars: Stars, value: int) -> float:
    """The stars that a card adds to the stack below it, and that it is out of the hand."""
    return stars[value] - stars[value - 1] + CARD_AWAY


def promise(reach: Reach, stars: Stars, face: int) -> float:
    """What a card in hand may bring; half of it for each step that is missing below it."""
    value = VALUE_OF[face]
    gaps = [value - 1 - height for height in reach[COLOUR_OF[face]] if height < value]
    return gain(stars, value) * FIRST_STEP ** min(gaps) if gaps else 0.0


def turn(state: MatchState, seat: int, actions: list[int]) -> int:
    """Place what is worth a turn, else take what fits best."""
    hand = state.hand_cards(seat)
    reach, stars = reach_of(state, seat), stars_of(state)
    placing = {a: placing_value(reach, stars, matching(hand, a - c.PLACE)) for a in actions if c.PLACE <= a < c.SKIP}
    taking = {a: taking_value(state, with_hand(reach, hand), hand, a - c.TAKE) for a in actions if a < c.PLACE}
    best_place = max(placing, key=lambda action: (placing[action], -action), default=None)
    best_take = max(taking, key=lambda action: (taking[action], -action), default=None)
    if best_place is None or best_take is None:
        return best_place or best_take or actions[0]
    count, _ = placing[best_place]
    if state.last_turns >= 0 or (count and (count >= ENOUGH or len(hand) >= FULL or ends_soon(state))):
        return best_place
    return best_take


def ends_soon(state: MatchState) -> bool:
    """Whether three piles may be empty within a round or so."""
    return sorted(state.pile_count(pile) for pile in range(c.PILES))[2] <= 2


def placing_value(reach: Reach, stars: Stars, faces: list[int]) -> tuple[int, float]:
    """How many of these cards go without a jump, one upon the other, and what they gain."""
    grown = [set(heights) for heights in reach]
    count, gained = 0, 0.0
    for face in sorted(faces, key=lambda face: VALUE_OF[face]):
        if VALUE_OF[face] - 1 in grown[COLOUR_OF[face]]:
            grown[COLOUR_OF[face]].add(VALUE_OF[face])
            count += 1
            gained += gain(stars, VALUE_OF[face])
    return count, gained


def taking_value(state: MatchState, reach: Reach, hand: list[int], announcement: int) -> float:
    """What the cards of this colour or value promise; a second copy half as much, one too many costs a point."""
    tops = [state.pile_top(pile) for pile in range(c.PILES) if state.pile_count(pile)]
    taken = matching(tops, announcement)
    stars = stars_of(state)
    value = sum(promise(reach, stars, face) * (0.5 if face in hand else 1.0) for face in taken)
    # Counted by itself, here and below: a yardstick shares no code with what it measures.
    return value - max(0, len(hand) + len(taken) - state.number(c.AT_HAND_LIMIT))


def next_card(state: MatchState, seat: int, actions: list[int]) -> int:
    """The lowest card that goes without a jump; then a jump that brings two stars; then enough."""
    reach = reach_of(state, seat)
    faces = [action - c.CHOOSE_CARD for action in actions if action != c.END_TURN]
    plain = [face for face in faces if VALUE_OF[face] - 1 in reach[COLOUR_OF[face]]]
    if plain:
        return c.CHOOSE_CARD + min(plain, key=lambda face: (VALUE_OF[face], -HAS_SCISSORS[face], face))
    jumps = [face for face in faces if VALUE_OF[face] > 2 or state.last_turns >= 0]
    if jumps or c.END_TURN not in actions:
        return c.CHOOSE_CARD + max(jumps or faces, key=lambda face: (VALUE_OF[face], -face))
    return c.END_TURN


def cell_value(state: MatchState, seat: int, action: int) -> float:
    """The points once the card lies there, and how much the open objectives like it."""
    below = state.stack_cards(seat, action - c.CHOOSE_CELL)
    stars = stars_of(state)
    value = float(stars[VALUE_OF[state.chosen]] - stars[VALUE_OF[below[-1]] if below else 0])
    after = state.copy()
    after.apply(action)
    for slot in range(c.SLOTS):
        tokens_left = after.slot_claimed(slot) < c.SLOTS and not after.slot_token(seat, slot)
        if tokens_left:
            points = after.number(c.AT_TOKENS + after.slot_claimed(slot))
            found = progress(after, seat, after.slot_objective(slot))
            part = len(found.fitting) / found.needed
            value += points * (1.0 if found.met else OBJECTIVE * part)
    skip = VALUE_OF[state.chosen] - 1 - (VALUE_OF[below[-1]] if below else 0)
    return value - state.cost_of(seat, skip)


def scissors(state: MatchState, seat: int) -> int:
    """Two points and a free jump each turn, unless they would close a stack that is still to grow."""
    from_rival = state.scissors_seat >= 0 and state.scissors_seat != seat
    if from_rival or state.last_turns >= 0 or VALUE_OF[state.chosen] >= HIGH:
        return c.TAKE_SCISSORS
    return c.LEAVE_SCISSORS
