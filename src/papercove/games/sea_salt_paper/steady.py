"""A good club player of Sea Salt & Paper, as a yardstick: counts points, hopes a little, never looks ahead.

It shares nothing with the bots that search: no table of chances, no fitted numbers. What it goes by is what people
say at the table, in points: a pair brings one and a free card, a lone duo card is half a point of hope, a card
that none of my cards likes is nothing.
"""

from __future__ import annotations

from functools import lru_cache

from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper import scoring, spec
from papercove.games.sea_salt_paper.cards import COLOUR_MASKS, FACE_OF, KIND_MASKS, KIND_OF, KINDS, PAIR_EFFECTS
from papercove.games.sea_salt_paper.match import MatchState

ALL_MERMAIDS = KIND_MASKS[KINDS.index("mermaid")]
PARTNERS = {duo.name: duo.other for duo in spec.DUOS} | {duo.other: duo.name for duo in spec.DUOS}
NEW_TURNS = frozenset(c.LAY_PAIR + i for i, effect in enumerate(PAIR_EFFECTS) if effect == "again")
FREE_CARD = 1.0  # what the effect of a pair is worth
HOPES = {  # what a card may become, beyond the points it brings at once
    "crab": 0.5,
    "boat": 0.5,
    "fish": 0.5,
    "swimmer": 0.3,
    "shark": 0.3,
    "shell": 1.0,
    "octopus": 1.2,
    "penguin": 0.7,
    "sailor": 0.7,
    "mermaid": 1.5,
    "lighthouse": 0.5,
    "shoal": 0.5,
    "penguin_colony": 0.5,
    "captain": 0.3,
}
HOPE = 0.5  # of a kind that is not in the list
SAME_COLOUR = 0.2  # for a card in one's largest colour
WORTH_TAKING = 2.0  # an open card is taken for this; the better of two from the deck is about as good
HIDDEN_CARD = 0.5  # points that a hidden card of a rival is taken for
LAST_TURN = 2.0  # what a rival may add after LAST CHANCE
SAFE = 2.0  # the lead beyond that to dare it
DECK_RUNS_OUT = 4  # with so few cards left, a round had better be stopped before it is void

Numbers = tuple[int, ...]  # the score tables in force


def steady_action(state: MatchState, calls: bool = True) -> int:
    """The action it chooses; without `calls` it never ends a round by itself, as people do in their first match."""
    phase, seat = state.phase, state.to_move
    held, numbers = state.hand_of(seat) | state.laid_by(seat), tuple(state.score_tables())
    if phase == c.TAKE:
        return take(state, held, numbers)
    if phase == c.KEEP:
        best = max(state.drawn_cards(), key=lambda card: (appeal(held, card, numbers), -card))
        return c.KEEP_FACE + FACE_OF[best]
    if phase == c.DISCARD:
        return discard(state, held, numbers)
    if phase == c.CRAB_PILE:
        best_of = [max(appeal(held, card, numbers) for card in state.pile_cards(side)) for side in (0, 1)]
        return c.CRAB_RIGHT if best_of[1] > best_of[0] else c.CRAB_LEFT
    if phase == c.CRAB_CARD:
        pile = state.pile_cards(state.crab_pile)
        return c.CRAB_TAKES + max(range(len(pile)), key=lambda at: (appeal(held, pile[at], numbers), at))
    if phase == c.ROB:
        victims = [action - c.ROB_SEAT for action in state.legal_actions()]
        return c.ROB_SEAT + max(victims, key=lambda one: (state.hand_of(one).bit_count(), state.score(one), -one))
    return play(state, held, numbers, calls)


@lru_cache(maxsize=65_536)
def points(cards: int, numbers: Numbers) -> int:
    """The points on a set of cards by the tables of its match."""
    return scoring.points(cards, numbers)


def appeal(held: int, card: int, numbers: Numbers) -> float:
    """What `card` brings to the player who holds `held`: its points, the effect of a pair it makes, and some hope."""
    kind = KINDS[KIND_OF[card]]
    value = points(held | 1 << card, numbers) - points(held, numbers) + HOPES.get(kind, HOPE)
    if makes_pair(held, kind):
        value += FREE_CARD - HOPES.get(kind, HOPE)
    largest = max((held & colour).bit_count() for colour in COLOUR_MASKS)
    if largest and any(colour >> card & 1 and (held & colour).bit_count() == largest for colour in COLOUR_MASKS):
        value += SAME_COLOUR
    return value


def makes_pair(held: int, kind: str) -> bool:
    """Whether a card of this kind finds its partner among `held`."""
    if kind not in PARTNERS:
        return False
    own, others = ((held & KIND_MASKS[KINDS.index(name)]).bit_count() for name in (kind, PARTNERS[kind]))
    return own % 2 == 1 if PARTNERS[kind] == kind else others > own


def take(state: MatchState, held: int, numbers: Numbers) -> int:
    """An open card that is worth it, else two from the deck."""
    tops = [(appeal(held, pile[-1], numbers), -side) for side in (0, 1) if (pile := state.pile_cards(side))]
    best, side = max(tops, default=(0.0, 0))
    if state.deck_size == 0 or best >= WORTH_TAKING:
        return c.TAKE_LEFT - side
    return c.TAKE_DECK


def discard(state: MatchState, held: int, numbers: Numbers) -> int:
    """Bury what the next seat could use; if neither top is of use to it, what is of less use to oneself."""
    following = state.laid_by((state.to_move + 1) % state.seats)
    tops = [state.pile_cards(side)[-1] for side in (0, 1)]
    left, right = ((appeal(following, top, numbers), -appeal(held, top, numbers)) for top in tops)
    return c.DISCARD_LEFT if left >= right else c.DISCARD_RIGHT


def play(state: MatchState, held: int, numbers: Numbers, calls: bool) -> int:
    """Four mermaids, then pairs, boats last since they begin a new turn; then call, or end the turn."""
    actions = state.legal_actions()
    if c.LAY_MERMAIDS in actions:
        return c.LAY_MERMAIDS
    pairs = [action for action in actions if action >= c.LAY_PAIR]
    if pairs:
        return next((action for action in pairs if action not in NEW_TURNS), pairs[0])
    if calls and c.STOP in actions:
        return call(state, held, numbers)
    return c.END_TURN


def call(state: MatchState, held: int, numbers: Numbers) -> int:
    """STOP when ahead, LAST CHANCE when far ahead; never a STOP that hands the match to somebody else."""
    seat, goal = state.to_move, state.points_to_win
    own = points(held, numbers)
    rivals = [other for other in range(state.seats) if other != seat]
    guesses = {other: guess(state, other, numbers) for other in rivals}
    lead = own - max(guesses.values())
    total = state.score(seat) + own
    best_rival = max(state.score(other) + guesses[other] for other in rivals)
    if total >= goal:
        return c.STOP if total > best_rival else c.END_TURN
    if lead >= LAST_TURN + SAFE + (state.seats - 2) / 2:
        return c.LAST_CHANCE
    if best_rival >= goal:
        return c.END_TURN
    return c.STOP if lead >= 0 or state.deck_size <= DECK_RUNS_OUT else c.END_TURN


def guess(state: MatchState, other: int, numbers: Numbers) -> float:
    """The points of a rival: what lies open, and half a point for each hidden card."""
    return points(state.laid_by(other), numbers) + HIDDEN_CARD * state.hand_of(other).bit_count()
