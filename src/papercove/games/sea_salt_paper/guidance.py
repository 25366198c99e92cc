"""What helps people at the table: what stands in the way of a try, and what they like to look back on.

Why something cannot be done is said once, by `obstacle`: for what is refused and for what a table tells beforehand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from papercove.engine.constants import NOBODY
from papercove.engine.view import Forbidden, Obstacle
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper import scoring, spec
from papercove.games.sea_salt_paper.cards import FACES, KINDS, MERMAID_COUNT, PAIRS, faces_in
from papercove.games.sea_salt_paper.choices import CODES
from papercove.games.sea_salt_paper.legality import enough_to_call
from papercove.games.sea_salt_paper.match import MatchState

PARTNERS = {duo.name: duo.other for duo in spec.DUOS} | {duo.other: duo.name for duo in spec.DUOS}
COUNTED_RULES = {entry.name: entry.numbers.rule for entry in (*spec.COLLECTIONS, *spec.MULTIPLIERS)}
ACTIONS = tuple((phase, action) for phase in spec.PHASES for action in phase.actions for _ in action.over)  # by number
BY_CODE = {code: number for number, code in enumerate(CODES)}
CALLS = (c.STOP, c.LAST_CHANCE)
BY_PAIR = {c.CRAB_PILE: "by-crabs", c.CRAB_CARD: "by-crabs", c.ROB: "by-sharks"}  # what a pair leads to
TAKING = spec.PHASES[c.TAKE]
PICK = re.compile(r"(pick \d+)(?: (\S+))?")  # a place of the pile, and the card that lies there


def number_of(action: object) -> int | None:
    """An action's number, from its number or its text; None for nonsense."""
    if isinstance(action, str):
        picked = PICK.fullmatch(action)
        if picked is not None and picked[2] not in (None, *FACES):
            return None
        if cards_to_lay(action):
            return BY_CODE.get(action, c.LAY_PAIR)
        return BY_CODE.get(picked[1] if picked is not None else action)
    return action if type(action) is int and 0 <= action < c.ACTION_COUNT else None


def cards_to_lay(action: object) -> list[str]:
    """The cards that somebody wants to play, by their faces or by their kinds; none if it is something else."""
    if isinstance(action, str):
        verb, _, named = action.partition(" ")
        cards = named.split()
        return cards if verb == "lay" and all(card in FACES or card in KINDS for card in cards) else []
    if type(action) is int and c.LAY_PAIR <= action < c.LAY_PAIR + c.PAIR_COUNT:
        return [FACES[face] for face in PAIRS[action - c.LAY_PAIR]]
    return []


def pair_named(state: MatchState, text: str) -> int | None:
    """The legal action that plays these cards, which are named in any order and perhaps by kind alone: the first."""
    wanted = cards_to_lay(text)
    for action in state.legal_actions() if wanted and state.phase == c.PLAY else []:
        held = ["mermaid:white"] * MERMAID_COUNT if action == c.LAY_MERMAIDS else cards_to_lay(action)
        if any(len(order) == len(wanted) and all(map(is_named, order, wanted)) for order in (held, held[::-1])):
            return action
    return None


def is_named(face: str, word: str) -> bool:
    """Whether a word means a card: its face, or its kind."""
    return word in (face, kind_of_face(face))


def obstacle(state: MatchState, action: object) -> Obstacle | None:
    """What stands in the way of an action that is not legal here; None for nonsense, and once the match is over.

    What must be decided first comes before all else, but for a second call, which nothing makes possible. A turn begins
    with taking; once that is done one may not take again. Everything else is a matter of its own rule.
    """
    number = number_of(action)
    if number is None or state.to_move < 0:
        return None
    phase, wanted = ACTIONS[number]
    if number in CALLS and (state.caller != NOBODY or state.phase in (c.TAKE, c.PLAY)):
        return against_call(state)
    if state.phase not in (c.TAKE, c.PLAY):
        return against_deciding(state, number)
    if wanted.name == "LAY_PAIR":
        return against_laying(state, cards_to_lay(action))
    if number == c.LAY_MERMAIDS:
        return against_mermaids(state)
    if phase is TAKING:
        return against_taking(state, number)
    why = BY_PAIR.get(c.PHASES.index(phase.name))
    if why is not None:
        return Obstacle(wanted.rule, why)
    return Obstacle(TAKING.rule, "taken" if state.phase == c.PLAY else "take-first")


def against_deciding(state: MatchState, number: int) -> Obstacle:
    """Rules 3.2, 3.3, 4.3 and 4.6: something has to be decided first; or it is being decided, but cannot be this."""
    phase = spec.PHASES[state.phase]
    why = f"{phase.name}-first"
    if state.phase == c.ROB and 0 <= (seat := number - c.ROB_SEAT) < state.seats and seat != state.to_move:
        return Obstacle(phase.rule, "open-hand" if state.hand_of(seat) else "empty-hand")
    if state.phase == c.CRAB_PILE and number in (c.CRAB_LEFT, c.CRAB_RIGHT):
        why = "empty"
    if state.phase == c.CRAB_CARD and c.CRAB_TAKES <= number < c.CRAB_TAKES + c.CARDS:
        why = "not-there"
    return Obstacle(phase.rule, why)


def against_call(state: MatchState) -> Obstacle:
    """Rule 5.1: after somebody else's call, with too few points, or before taking."""
    seat, numbers = state.to_move, state.score_tables()
    points, threshold = scoring.points(state.hand_of(seat) | state.laid_by(seat), numbers), numbers[c.AT_CALL_THRESHOLD]
    why = "called" if state.caller != NOBODY else "take-first" if enough_to_call(points, threshold) else "points"
    return Obstacle(ACTIONS[c.STOP][1].rule, why, {"points": points, "threshold": threshold})


def against_taking(state: MatchState, number: int) -> Obstacle:
    """Rules 3.1, 3.4 and 3.5: an empty pile and an empty deck give nothing, and one takes once a turn."""
    if state.phase == c.PLAY:
        left = state.deck_size or any(map(state.pile_cards, (0, 1)))
        return Obstacle(TAKING.rule, "taken") if left else Obstacle("3.5", "nothing-left")
    return Obstacle(ACTIONS[number][1].rule, "deck-empty" if number == c.TAKE_DECK else "empty")


def against_mermaids(state: MatchState) -> Obstacle:
    """Rule 8.1: all four, or none; and not before a card is taken."""
    held = mermaids_held(state)
    why = "take-first" if len(held) == MERMAID_COUNT and state.phase == c.TAKE else "mermaids"
    return Obstacle(ACTIONS[c.LAY_MERMAIDS][1].rule, why, {"count": len(held)})


def against_laying(state: MatchState, cards: Sequence[str]) -> Obstacle:
    """Rules 4.1, 6.3, 6.4 and 8.1: what is never played, what is no pair, what the hand lacks, or what comes first."""
    kinds, rule = [kind_of_face(card) for card in cards], ACTIONS[c.LAY_PAIR][1].rule
    counted = [kind for kind in kinds if kind in COUNTED_RULES]
    if counted:
        return Obstacle(COUNTED_RULES[counted[0]], "counts", {"kind": counted[0], "count": len(counted)})
    if "mermaid" in kinds:
        return against_mermaids(state)
    pairs = all(kind in PARTNERS for kind in kinds) and len(cards) <= 2
    if not pairs or (len(cards) == 2 and PARTNERS[kinds[0]] != kinds[1]):
        return Obstacle(rule, "no-pair")
    held = faces_in(state.hand_of(state.to_move))
    lonely = [kind for kind in kinds if lacks_partner(kind, list(map(kind_of_face, held)))]
    if lonely:
        return Obstacle(rule, "partner", {"kind": lonely[0]})
    if not all_held(cards, held):
        return Obstacle(rule, "not-held")
    return Obstacle(rule, "take-first" if len(cards) == 2 else "no-pair")


def lacks_partner(kind: str, held: Sequence[str]) -> bool:
    """Whether a hand with cards of these kinds has one of this kind, and nothing to go with it."""
    return kind in held and held.count(PARTNERS[kind]) <= (PARTNERS[kind] == kind)


def all_held(cards: Sequence[str], held: Sequence[str]) -> bool:
    """Whether a hand has all these cards, each named by its face or its kind."""
    left = list(held)
    for card in sorted(cards, key=lambda card: ":" not in card):  # a kind takes what the faces leave
        found = next((face for face in left if is_named(face, card)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def mermaids_held(state: MatchState) -> list[str]:
    return [face for face in faces_in(state.hand_of(state.to_move)) if kind_of_face(face) == "mermaid"]


# --- what a table tells beforehand ---


def wish(state: MatchState, verb: str, action: object, args: Mapping[str, Any], on_touch: bool = False) -> Forbidden:
    """Something that people want to do and may not, with what stands in the way of it."""
    found = obstacle(state, action)
    assert found is not None  # an action of the game, while the match goes on
    return Forbidden(verb, found.rule, {**found.args, **args}, found.why, on_touch)


def forbidden(state: MatchState) -> list[Forbidden]:
    """What people ask for most (to call too early, to play a pair before taking or a card alone, to take again), and
    what answers whoever touches a card of the hand, a pile, the deck, a ticket or a rival: every verb that the game has
    and that is no choice now."""
    if state.phase == c.TAKE:
        wishes = [*calls_forbidden(state), *pairs_too_early(state), *mermaids_too_few(state), *cards_alone(state)]
    elif state.phase == c.PLAY:
        wishes = [*calls_forbidden(state), *taking_again(state), *mermaids_too_few(state), *cards_alone(state)]
    else:
        wishes = [*taking_again(state), *calls_forbidden(state), *cards_waiting(state)]
    return [*wishes, *closed_piles(state), *empty_deck(state), *closed_hands(state), *out_of_order(state)]


def out_of_order(state: MatchState) -> list[Forbidden]:
    """What belongs to another moment of the turn: its end, both cards of the deck, and what only a pair lets one do."""
    found = []
    rivals = [{"victim": seat} for seat in range(state.seats) if seat != state.to_move]
    belongs: list[tuple[str, int, int, list[dict[str, int]]]] = [
        ("end-turn", c.END_TURN, c.PLAY, [{}]),
        ("keep", c.KEEP_FACE, c.KEEP, [{}]),
        ("discard", c.DISCARD_LEFT, c.DISCARD, [{}]),
        ("crab-pile", c.CRAB_LEFT, c.CRAB_PILE, [{}]),
        ("crab-card", c.CRAB_TAKES, c.CRAB_CARD, [{}]),
        ("rob", c.ROB_SEAT, c.ROB, rivals),
    ]
    for verb, action, phase, things in belongs:
        if phase != state.phase:
            found += [wish(state, verb, action, args, on_touch=True) for args in things]
    return found


def taking_again(state: MatchState) -> list[Forbidden]:
    """Rule 3.1: one card a turn."""
    return [wish(state, "take-deck", c.TAKE_DECK, {"count": min(2, state.deck_size)})]


def cards_waiting(state: MatchState) -> list[Forbidden]:
    """The hand, while something else has to be decided."""
    held = [*dict.fromkeys(faces_in(state.hand_of(state.to_move)))]
    args = {"cards": held, "kind": kind_of_face(held[0])} if held else {}
    return [wish(state, "lay", c.LAY_PAIR, args, on_touch=True)] if held else []


def closed_piles(state: MatchState) -> list[Forbidden]:
    """Rules 3.1 and 4.3: an empty pile gives nothing, and none gives anything while something else is to be decided."""
    if state.phase == c.DISCARD:  # rule 3.3: where it matters which pile, both are open
        return []
    if state.phase in (c.TAKE, c.CRAB_PILE):
        wanted = c.TAKE_LEFT if state.phase == c.TAKE else c.CRAB_LEFT
        empty = [side for side in (0, 1) if not state.pile_cards(side)]
        return [wish(state, "take-from", wanted + side, {"pile": side}) for side in empty]
    return [wish(state, "take-from", c.TAKE_LEFT + side, {"pile": side}, on_touch=True) for side in (0, 1)]


def empty_deck(state: MatchState) -> list[Forbidden]:
    """Rule 3.4: an empty deck gives nothing."""
    if state.phase != c.TAKE or state.deck_size:
        return []
    return [wish(state, "take-deck", c.TAKE_DECK, {"count": 0})]


def closed_hands(state: MatchState) -> list[Forbidden]:
    """Rule 4.6: from a hand that is empty, or lies open, nothing is stolen."""
    if state.phase != c.ROB:
        return []
    legal, others = state.legal_actions(), [seat for seat in range(state.seats) if seat != state.to_move]
    safe = [seat for seat in others if c.ROB_SEAT + seat not in legal]
    counts = {seat: state.hand_of(seat).bit_count() for seat in safe}
    return [
        wish(state, "rob", c.ROB_SEAT + seat, {"victim": seat, "count": counts[seat]}, on_touch=True) for seat in safe
    ]


def calls_forbidden(state: MatchState) -> list[Forbidden]:
    """Rule 5.1: too few points, before taking, or after somebody else's call; or what has to be decided first."""
    legal = state.legal_actions()
    return [wish(state, CODES[call], call, against_call(state).args) for call in CALLS if call not in legal]


def pairs_held(state: MatchState) -> list[tuple[str, str]]:
    """The pairs that the mover's hand holds, whether or not they may be played now."""
    pairs = [PAIRS[pair] for pair in state.pairs_in_hand(state.to_move)]
    return [(FACES[one], FACES[two]) for one, two in pairs]


def pairs_too_early(state: MatchState) -> list[Forbidden]:
    """Rule 4.1: pairs in hand wait until a card is taken."""
    return [wish_to_lay(state, pair) for pair in pairs_held(state)]


def wish_to_lay(state: MatchState, cards: Sequence[str]) -> Forbidden:
    args = {"cards": [*cards], "kind": kind_of_face(cards[0])}
    return wish(state, "lay", f"lay {' '.join(cards)}", args)


def mermaids_too_few(state: MatchState) -> list[Forbidden]:
    """Rule 8.1: all four, or none; and not before a card is taken."""
    held = mermaids_held(state)
    if not held or c.LAY_MERMAIDS in state.legal_actions():
        return []
    return [wish(state, "mermaids", c.LAY_MERMAIDS, {"cards": held})]


def cards_alone(state: MatchState) -> list[Forbidden]:
    """Rules 4.1, 6.3 and 6.4: cards of the hand that lack their partner, and those that are never played."""
    paired = {face for pair in pairs_held(state) for face in pair}
    alone = [face for face in dict.fromkeys(faces_in(state.hand_of(state.to_move))) if face not in paired]
    found = [wish_to_lay(state, [face]) for face in alone if kind_of_face(face) in PARTNERS]
    for rule in dict.fromkeys(COUNTED_RULES.values()):
        cards = [face for face in alone if COUNTED_RULES.get(kind_of_face(face)) == rule]
        if cards:
            found.append(wish_to_lay(state, cards))
    return found


def kind_of_face(face: str) -> str:
    return face.partition(":")[0]


def highlights(positions: Iterable[MatchState]) -> list[dict[str, int]]:
    """Bets, calls and rounds of each seat."""
    found: list[dict[str, int]] = []
    last: MatchState | None = None
    for state in positions:
        if not found:
            found = [
                {"bets-won": 0, "bets-lost": 0, "stops": 0, "mermaid-wins": 0, "best-round": 0}
                for _ in range(state.seats)
            ]
        if last is not None and (state.round != last.round or state.to_move == NOBODY):
            ender = {c.BET_WON: "bets-won", c.BET_LOST: "bets-lost", c.STOPPED: "stops", c.BY_MERMAIDS: "mermaid-wins"}
            if state.round_end in ender:
                found[state.ended_by][ender[state.round_end]] += 1
            if state.round_end in (c.BET_WON, c.BET_LOST, c.STOPPED):
                for seat in range(state.seats):
                    found[seat]["best-round"] = max(found[seat]["best-round"], state.gained_by(seat))
        last = state
    return found
