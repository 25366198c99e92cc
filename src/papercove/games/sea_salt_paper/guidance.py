"""What helps people at the table: which rule forbids a try, and what they like to look back on."""

from __future__ import annotations

from collections.abc import Iterable

from papercove.engine.constants import NOBODY
from papercove.engine.view import Forbidden
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper import scoring, spec
from papercove.games.sea_salt_paper.cards import FACES, MERMAID_COUNT, PAIRS, faces_in
from papercove.games.sea_salt_paper.choices import CODES
from papercove.games.sea_salt_paper.match import MatchState

PARTNERS = {name for duo in spec.DUOS for name in (duo.name, duo.other)}
COUNTED_RULES = {entry.name: entry.numbers.rule for entry in (*spec.COLLECTIONS, *spec.MULTIPLIERS)}
ACTIONS = tuple((phase, action) for phase in spec.PHASES for action in phase.actions for _ in action.over)  # by number
BY_CODE = {code: number for number, code in enumerate(CODES)}
CALLS = (c.STOP, c.LAST_CHANCE)
BY_PAIR = {c.CRAB_PILE: "by-crabs", c.CRAB_CARD: "by-crabs", c.ROB: "by-sharks"}  # what a pair leads to


def number_of(action: object) -> int | None:
    """An action's number, from its number or its text; None for nonsense."""
    if isinstance(action, str):
        if action in BY_CODE:
            return BY_CODE[action]
        verb = action.partition(" ")[0]  # `pick 3 crab:grey` is legal or not as any `pick` is
        return next((number for code, number in BY_CODE.items() if code.partition(" ")[0] == verb), None)
    return action if type(action) is int and 0 <= action < c.ACTION_COUNT else None


def rule_against(state: MatchState, action: object) -> str:
    """The rule that forbids an action which is not legal here.

    In its own phase it is the action's own rule. Elsewhere it is what must be decided first; a turn begins with taking,
    and once that is done one may not take again, but everything else is a matter of its own rule. So is a second call,
    whatever has to be decided first.
    """
    number = number_of(action)
    if number is None or state.to_move == NOBODY:
        return "none"
    phase, wanted = ACTIONS[number]
    current = spec.PHASES[state.phase]
    if number in CALLS and state.caller != NOBODY:
        return wanted.rule
    if current != phase and (state.phase not in (c.TAKE, c.PLAY) or phase.constant == "TAKE"):
        return (current if state.phase != c.PLAY else phase).rule
    return wanted.rule


def forbidden(state: MatchState) -> list[Forbidden]:
    """What people ask for most (to call too early, to play a pair before taking or a card alone, to take again), and
    what answers whoever touches a card of the hand, a pile, the deck, a ticket or a rival: every verb that the game has
    and that is no choice now."""
    if state.phase == c.TAKE:
        wishes = [*calls_forbidden(state), *pairs_too_early(state), *mermaids_too_few(state), *cards_alone(state)]
    elif state.phase == c.PLAY:
        wishes = [*calls_forbidden(state), *taking_again(state, "taken"), *mermaids_too_few(state), *cards_alone(state)]
    else:
        wishes = [*taking_again(state, pending(state)), *calls_forbidden(state), *cards_waiting(state)]
    return [*wishes, *closed_piles(state), *empty_deck(state), *closed_hands(state), *out_of_order(state)]


def pending(state: MatchState) -> str:
    """Why all else waits: what has to be decided first."""
    return f"{c.PHASES[state.phase]}-first"


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
        if phase == state.phase:
            continue
        why = BY_PAIR.get(phase, "taken") if state.phase == c.PLAY else pending(state)
        rule = rule_against(state, action)
        found += [Forbidden(verb, rule, args, why, on_touch=True) for args in things]
    return found


def taking_again(state: MatchState, why: str) -> list[Forbidden]:
    """Rule 3.1: one card a turn."""
    return [Forbidden("take-deck", rule_against(state, c.TAKE_DECK), {"count": min(2, state.deck_size)}, why)]


def cards_waiting(state: MatchState) -> list[Forbidden]:
    """The hand, while something else has to be decided."""
    rule, held = rule_against(state, c.LAY_PAIR), [*dict.fromkeys(faces_in(state.hand_of(state.to_move)))]
    args = {"cards": held, "kind": kind_of_face(held[0])} if held else {}
    return [Forbidden("lay", rule, args, pending(state), on_touch=True)] if held else []


def closed_piles(state: MatchState) -> list[Forbidden]:
    """Rules 3.1 and 4.3: an empty pile gives nothing, and none gives anything while something else is to be decided."""
    if state.phase == c.DISCARD:  # rule 3.3: where it matters which pile, both are open
        return []
    if state.phase in (c.TAKE, c.CRAB_PILE):
        wanted = c.TAKE_LEFT if state.phase == c.TAKE else c.CRAB_LEFT
        empty = [side for side in (0, 1) if not state.pile_cards(side)]
        return [Forbidden("take-from", rule_against(state, wanted + side), {"pile": side}, "empty") for side in empty]
    why = "taken" if state.phase == c.PLAY else pending(state)
    rule = rule_against(state, c.TAKE_LEFT)
    return [Forbidden("take-from", rule, {"pile": side}, why, on_touch=True) for side in (0, 1)]


def empty_deck(state: MatchState) -> list[Forbidden]:
    """Rule 3.4: an empty deck gives nothing."""
    if state.phase != c.TAKE or state.deck_size:
        return []
    return [Forbidden("take-deck", rule_against(state, c.TAKE_DECK), {"count": 0}, "deck-empty")]


def closed_hands(state: MatchState) -> list[Forbidden]:
    """Rule 4.6: from a hand that is empty, or lies open, nothing is stolen."""
    if state.phase != c.ROB:
        return []
    legal, others = state.legal_actions(), [seat for seat in range(state.seats) if seat != state.to_move]
    safe = [seat for seat in others if c.ROB_SEAT + seat not in legal]
    return [
        Forbidden(
            "rob",
            rule_against(state, c.ROB_SEAT + seat),
            {"victim": seat, "count": state.hand_of(seat).bit_count()},
            "open-hand" if state.hand_of(seat) else "empty-hand",
            on_touch=True,
        )
        for seat in safe
    ]


def calls_forbidden(state: MatchState) -> list[Forbidden]:
    """Rule 5.1: too few points, before taking, or after somebody else's call; or what has to be decided first."""
    legal, numbers = state.legal_actions(), state.score_tables()
    points = scoring.points(state.hand_of(state.to_move) | state.laid_by(state.to_move), numbers)
    threshold = numbers[c.AT_CALL_THRESHOLD]
    if state.caller != NOBODY:
        why = "called"
    elif state.phase in (c.TAKE, c.PLAY) and points < threshold:
        why = "points"
    else:
        why = pending(state)
    args = {"points": points, "threshold": threshold}
    return [Forbidden(CODES[call], rule_against(state, call), args, why) for call in CALLS if call not in legal]


def pairs_held(state: MatchState) -> list[tuple[str, str]]:
    """The pairs that the mover's hand holds, whether or not they may be played now."""
    pairs = [PAIRS[pair] for pair in state.pairs_in_hand(state.to_move)]
    return [(FACES[one], FACES[two]) for one, two in pairs]


def pairs_too_early(state: MatchState) -> list[Forbidden]:
    """Rule 4.1: pairs in hand wait until a card is taken."""
    pairs = pairs_held(state)
    rule = rule_against(state, c.LAY_PAIR)
    return [Forbidden("lay", rule, {"cards": [*pair], "kind": kind_of_face(pair[0])}, "take-first") for pair in pairs]


def mermaids_too_few(state: MatchState) -> list[Forbidden]:
    """Rule 8.1: all four, or none; and not before a card is taken."""
    held = [face for face in faces_in(state.hand_of(state.to_move)) if face.startswith("mermaid")]
    if not held or c.LAY_MERMAIDS in state.legal_actions():
        return []
    why = "mermaids" if len(held) < MERMAID_COUNT else "take-first"
    return [Forbidden("mermaids", rule_against(state, c.LAY_MERMAIDS), {"count": len(held), "cards": held}, why)]


def cards_alone(state: MatchState) -> list[Forbidden]:
    """Rules 4.1, 6.3 and 6.4: cards of the hand that lack their partner, and those that are never played."""
    paired = {face for pair in pairs_held(state) for face in pair}
    alone = [face for face in dict.fromkeys(faces_in(state.hand_of(state.to_move))) if face not in paired]
    lonely = [face for face in alone if kind_of_face(face) in PARTNERS]
    rule = rule_against(state, c.LAY_PAIR)
    found = [Forbidden("lay", rule, {"cards": [face], "kind": kind_of_face(face)}, "partner") for face in lonely]
    for rule in dict.fromkeys(COUNTED_RULES.values()):
        cards = [face for face in alone if COUNTED_RULES.get(kind_of_face(face)) == rule]
        if cards:
            found.append(Forbidden("lay", rule, {"cards": cards, "kind": kind_of_face(cards[0])}, "counts"))
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
