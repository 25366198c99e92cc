"""Sea Salt & Paper as its printed lists: cards, phases and actions, score tables, editions, what an observer is told.

`python tools/specify.py` makes constants.py and cconstants.pxd of this; docs/change-a-rule.md shows how to change it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from papercove.engine.specification import Action, Choices, Dated, Entry, Field, Numbers, Phase, Ruled, constant

GAME = "sea-salt-paper"
VERSIONS = (1, 2)  # the last one is played; matches of the others go on under their own rules (docs/change-a-rule.md)

# --- 1. the cards ---

COLOURS = (
    "dark_blue",
    "light_blue",
    "black",
    "yellow",
    "light_green",
    "white",
    "purple",
    "grey",
    "light_orange",
    "pink",
    "orange",
)

DUO, COLLECTOR, MERMAID, MULTIPLIER = "duo", "collector", "mermaid", "multiplier"


@dataclass(frozen=True)
class Kind(Entry):
    """A kind of card, and the family it belongs to."""

    family: str


@dataclass(frozen=True)
class Card(Dated):
    """A face of the deck, `name` being its kind, and how many copies of it there are."""

    colour: str
    copies: int

    @property
    def face(self) -> str:
        return f"{self.name}:{self.colour}"


KINDS = (
    Kind("crab", DUO),
    Kind("boat", DUO),
    Kind("fish", DUO),
    Kind("swimmer", DUO),
    Kind("shark", DUO),
    Kind("shell", COLLECTOR),
    Kind("octopus", COLLECTOR),
    Kind("penguin", COLLECTOR),
    Kind("sailor", COLLECTOR),
    Kind("mermaid", MERMAID),
    Kind("lighthouse", MULTIPLIER),
    Kind("shoal", MULTIPLIER),
    Kind("penguin_colony", MULTIPLIER),
    Kind("captain", MULTIPLIER),
)

# Rule 10.1. Cards are numbered in this order, copies side by side.
DECK = (
    Card("crab", "dark_blue", 2),
    Card("crab", "light_blue", 2),
    Card("crab", "black", 1),
    Card("crab", "yellow", 2),
    Card("crab", "light_green", 1),
    Card("crab", "grey", 1),
    Card("boat", "dark_blue", 2),
    Card("boat", "light_blue", 2),
    Card("boat", "black", 2),
    Card("boat", "yellow", 2),
    Card("fish", "dark_blue", 2),
    Card("fish", "light_blue", 1),
    Card("fish", "black", 2),
    Card("fish", "yellow", 1),
    Card("fish", "light_green", 1),
    Card("swimmer", "dark_blue", 1),
    Card("swimmer", "light_blue", 1),
    Card("swimmer", "black", 1),
    Card("swimmer", "yellow", 1),
    Card("swimmer", "light_orange", 1),
    Card("shark", "dark_blue", 1),
    Card("shark", "light_blue", 1),
    Card("shark", "black", 1),
    Card("shark", "light_green", 1),
    Card("shark", "purple", 1),
    Card("shell", "dark_blue", 1),
    Card("shell", "light_blue", 1),
    Card("shell", "black", 1),
    Card("shell", "yellow", 1),
    Card("shell", "light_green", 1),
    Card("shell", "grey", 1),
    Card("octopus", "light_blue", 1),
    Card("octopus", "yellow", 1),
    Card("octopus", "light_green", 1),
    Card("octopus", "purple", 1),
    Card("octopus", "grey", 1),
    Card("penguin", "purple", 1),
    Card("penguin", "light_orange", 1),
    Card("penguin", "pink", 1),
    Card("sailor", "pink", 1),
    Card("sailor", "orange", 1),
    Card("mermaid", "white", 4),
    Card("lighthouse", "purple", 1),
    Card("shoal", "grey", 1),
    Card("penguin_colony", "light_green", 1),
    Card("captain", "light_orange", 1),
)
FACES = tuple(card.face for card in DECK)
BOX = {1: 58}  # rule 1.1: how many cards there are, by the version that began with them

# --- 4 and 6. what cards are good for ---


@dataclass(frozen=True)
class Duo(Ruled):
    """Two kinds that make a pair (or a kind with itself), and what they do when they are laid: one of EFFECTS."""

    other: str
    effect: str
    rule: str  # of its effect


@dataclass(frozen=True)
class Collection(Entry):
    """A kind that scores by how many of it one has."""

    numbers: Numbers


@dataclass(frozen=True)
class Multiplier(Entry):
    """A card that scores for each card of another kind."""

    counted: str
    numbers: Numbers


EFFECTS = Choices(  # each is a branch of `Rules.lay_pair`
    "EFFECTS",
    {
        "EFFECT_DIG": "dig",
        "EFFECT_AGAIN": "again",
        "EFFECT_DRAW": "draw",
        "EFFECT_STEAL": "steal",
    },
)
DUOS = (
    Duo("crab", "crab", "dig", rule="4.3 look through it"),
    Duo("boat", "boat", "again", rule="4.4 take a whole new turn at once"),
    Duo("fish", "fish", "draw", rule="4.5 take the top card of the deck"),
    Duo("swimmer", "shark", "steal", rule="4.6 take one of them at random"),
)
COLLECTIONS = (  # for 0, 1, 2 … cards
    Collection("shell", Numbers("shells", (0, 0, 2, 4, 6, 8, 10), rule="6.3 Collections by the number you have")),
    Collection("octopus", Numbers("octopuses", (0, 0, 3, 6, 9, 12), rule="6.3 Collections by the number you have")),
    Collection("penguin", Numbers("penguins", (0, 1, 3, 5), rule="6.3 Collections by the number you have")),
    Collection("sailor", Numbers("sailors", (0, 0, 5), rule="6.3 Collections by the number you have")),
)
MULTIPLIERS = (
    Multiplier("lighthouse", "boat", Numbers("per_boat", (1,), rule="6.4 1 for each boat")),
    Multiplier("shoal", "fish", Numbers("per_fish", (1,), rule="6.4 1 for each fish")),
    Multiplier("penguin_colony", "penguin", Numbers("per_penguin", (2,), rule="6.4 2 for each penguin")),
    Multiplier("captain", "sailor", Numbers("per_sailor", (3,), rule="6.4 3 for each sailor")),
)
NUMBERS = (
    *(collection.numbers for collection in COLLECTIONS),
    Numbers("duo_pair", (1,), rule="6.2 is worth 1, played or not"),
    *(multiplier.numbers for multiplier in MULTIPLIERS),
    Numbers("call_threshold", (7,), rule="5.1 at least seven points"),
)


def _pairs() -> Iterator[tuple[int, int, str]]:
    """Every pair of faces that may be laid (rule 4.1), duo by duo, and its effect."""
    for duo in DUOS:
        for one, card in enumerate(DECK):
            for two, other in enumerate(DECK):
                alike = duo.name == duo.other
                if (card.name, other.name) == (duo.name, duo.other) and (not alike or one + (card.copies < 2) <= two):
                    yield one, two, duo.effect


PAIRS = tuple((one, two) for one, two, _ in _pairs())
PAIR_EFFECTS = tuple(effect for _, _, effect in _pairs())

# --- 3 to 5. a turn ---

SIDES = ("left", "right")
CARDS = sum(card.copies for card in DECK)
SEATS = 4

PHASES = (
    Phase(
        "take",
        "3.1 Start your turn by taking a card",
        (
            Action(
                "TAKE_DECK",
                "take deck",
                "3.4 From an empty deck nothing can be taken",
                meaning="look at two cards of the deck",
            ),
            Action(
                "TAKE_LEFT", "take left", "3.1 take the top card of a discard pile", meaning="the top of the left pile"
            ),
            Action(
                "TAKE_RIGHT",
                "take right",
                "3.1 take the top card of a discard pile",
                meaning="the top of the right pile",
            ),
        ),
    ),
    Phase(
        "keep",
        "3.2 look at the two top cards of the deck",
        (Action("KEEP_FACE", "keep {}", "3.2 keep one in your hand", FACES, "the face, of the two cards drawn"),),
    ),
    Phase(
        "discard",
        "3.3 The discarded card goes face up",
        (
            Action("DISCARD_LEFT", "discard left", "3.3 onto the pile you choose", meaning="onto the left pile"),
            Action("DISCARD_RIGHT", "discard right", "3.3 onto the pile you choose", meaning="onto the right pile"),
        ),
    ),
    Phase(
        "play",
        "4.1 After taking you may play pairs",
        (
            Action("END_TURN", "end-turn", "3.1 Start your turn by taking a card", meaning="pass on to the left"),
            Action("STOP", "stop", "5.1 call the end of the round", meaning="call STOP"),
            Action("LAST_CHANCE", "last-chance", "5.1 call the end of the round", meaning="call LAST CHANCE"),
            Action("LAY_MERMAIDS", "mermaids", "8.1 With all four mermaids in your hand", meaning="lay four mermaids"),
            Action(
                "LAY_PAIR",
                "lay {}",
                "4.1 play pairs from your hand",
                tuple(f"{FACES[one]} {FACES[two]}" for one, two in PAIRS),
                "the pair of faces (`spec.PAIRS`)",
            ),
        ),
    ),
    Phase(
        "crab-pile",
        "4.3 choose a pile that is not empty",
        (
            Action(
                "CRAB_LEFT",
                "look left",
                "4.3 choose a pile that is not empty",
                meaning="through the left pile, with crabs",
            ),
            Action(
                "CRAB_RIGHT",
                "look right",
                "4.3 choose a pile that is not empty",
                meaning="through the right pile, with crabs",
            ),
        ),
    ),
    Phase(
        "crab-card",
        "4.3 take one card from it into your hand",
        (
            Action(
                "CRAB_TAKES",
                "pick {}",
                "4.3 take one card from it into your hand",
                tuple(str(place + 1) for place in range(CARDS)),
                "the card at this place of the crabs' pile, the first at the bottom",
            ),
        ),
    ),
    Phase(
        "rob",
        "4.6 choose an opponent",
        (Action("ROB_SEAT", "rob {}", "4.6 choose an opponent", tuple(map(str, range(SEATS))), "the seat"),),
    ),
)

# --- 5, 8 and 9. how rounds and matches end, and what the printed sheets disagree about ---

CASES = (
    EFFECTS,
    Choices(
        "ROUND_ENDS",
        {
            "NO_ROUND_YET": "none",
            "VOID": "void",
            "STOPPED": "stop",
            "BET_WON": "bet-won",
            "BET_LOST": "bet-lost",
            "BY_MERMAIDS": "mermaids",
        },
    ),
    Choices(
        "REASONS",
        {
            "NOT_WON": "none",
            "MOST_POINTS": "most-points",
            "FOUR_MERMAIDS": "four-mermaids",
            "TIE_BROKEN": "tie-broken",
            "TIE_SHARED": "tie-shared",
        },
    ),
    Choices(  # who of the tied wins, and the reason that is told
        "TIE_REASONS",
        {
            "TIE_TO_ENDER": "tie-ender",
            "TIE_TO_LAST_TURN": "tie-last-turn",
            "TIE_TO_LAST_ROUND": "tie-last-round",
        },
    ),
    Choices("NEXT_STARTERS", {"NEXT_AFTER_ENDER": "after-ender", "NEXT_AFTER_LAST_TURN": "after-last-turn"}),
    Choices("EMPTY_DECKS", {"EMPTY_DECK_VOIDS": "voids", "EMPTY_DECK_PLAYS_ON": "plays-on"}),
)


@dataclass(frozen=True)
class Edition(Entry):
    """A printed sheet: who wins a tie, who starts the next round, what an empty deck does to a LAST CHANCE."""

    tie: str
    next_starter: str
    empty_deck: str


EDITIONS = (
    Edition("fr", "TIE_TO_ENDER", "NEXT_AFTER_ENDER", "EMPTY_DECK_VOIDS"),
    Edition("en", "TIE_TO_LAST_TURN", "NEXT_AFTER_ENDER", "EMPTY_DECK_VOIDS"),
    Edition("it", "TIE_TO_LAST_ROUND", "NEXT_AFTER_LAST_TURN", "EMPTY_DECK_VOIDS"),
    Edition("de", "TIE_TO_LAST_ROUND", "NEXT_AFTER_ENDER", "EMPTY_DECK_VOIDS"),
    Edition("arena", "TIE_TO_LAST_ROUND", "NEXT_AFTER_ENDER", "EMPTY_DECK_PLAYS_ON"),
)
POINTS_TO_WIN = {1: {2: 40, 3: 35, 4: 30}}  # rule 8.2: by the version that began with them, then by seats

# --- what a seat is told, in numbers (observation.py) ---


def copies_of(kind: str) -> int:
    """How many cards of a kind the box holds."""
    return sum(card.copies for card in DECK if card.name == kind)


def most_pairs(duo: Duo) -> int:
    """How many pairs of a duo can be laid at most."""
    return copies_of(duo.name) // 2 if duo.name == duo.other else min(copies_of(duo.name), copies_of(duo.other))


PAIRS_LAID = sum(most_pairs(duo) for duo in DUOS)
LOOKS = sum(most_pairs(duo) for duo in DUOS if duo.effect == "dig")
THEFTS = sum(most_pairs(duo) for duo in DUOS if duo.effect == "steal")
# The tale of a round (memory.py): each card comes and goes, pairs and mermaids are laid, cards stolen, piles looked
# through, hands shown. It is copied eight lines at a time.
LINES = -(-(2 * CARDS + PAIRS_LAID + 1 + THEFTS + LOOKS + SEATS) // 8) * 8

FIELDS = (
    Field("phase", len(PHASES), f"one of {', '.join(p.name for p in PHASES)}; all 0 once the match is over"),
    Field("deck size", 1, "cards in the deck"),
    Field("drawn count", 1, "cards the seat to move is looking at"),
    Field("own points", 1, "points on one's own cards, without the bonus; at most 127"),
    Field("own colour bonus", 1, "cards of one's largest colour"),
    Field("pile sizes", 2, "left, right"),
    Field("pile tops", 2 * len(FACES), "left, right: 1 at the face on top"),
    Field("known in piles", 2 * len(FACES), "left, right: cards of each face that one saw come there and not leave"),
    Field("drawn", len(FACES), "cards of each face that one is looking at"),
    Field(
        "crab pile",
        CARDS,
        "while one's crabs look through it: for each card of the box the place where it lies, 1 at the bottom, "
        "equal ones from below; 0 if it is not there",
        codes=CARDS + 1,
    ),
)
SEAT_FIELDS = (
    Field("to move", 1, "1 if it is this seat's turn"),
    Field("caller", 1, "1 if this seat called LAST CHANCE"),
    Field("open", 1, "1 if this seat's hand lies open"),
    Field("starter", 1, "1 if this seat began the round"),
    Field("hand size", 1, "cards in hand"),
    Field("points to go", 1, "points missing to the target; at most 127"),
    Field("laid", len(FACES), "laid cards of each face"),
    Field("hand", len(FACES), "cards of each face that one saw come there and not leave; all of one's own"),
)

# All that can be known of hidden cards follows from these.
EVENTS = (
    "1–2 took the top of the left, right pile",
    "3 drew a card",
    "4 laid two cards",
    "5–6 looked through the left, right pile",
    "7–8 took a card of it by crabs",
    "9–11 robbed the next seat after it, the one after that, …",
    "12 showed its hand",
    "13 laid four mermaids",
)
MEMORY_FIELDS = (
    Field(
        "pile order",
        2 * CARDS,
        "left, right, bottom to top: face + 1 of the cards that one saw come there and not leave",
        codes=len(FACES) + 1,
    ),
    Field(
        "tale: event",
        LINES,
        "this round line by line: 1, 2 a card came onto the left, right pile; else a seat (0 oneself, 1 the next …) "
        f"+ 4 times what it did: {'; '.join(EVENTS)}",
        codes=4 * 13 + SEATS,
    ),
    Field(
        "tale: card",
        LINES,
        "face + 1 of its card, if one was told it; for one's own look the place taken from, 1 at the bottom",
        codes=CARDS + 1,
    ),
    Field(
        "tale: second card",
        LINES,
        "face + 1 of the second card laid, or of the card that came to light on the pile",
        codes=len(FACES) + 1,
    ),
    Field(
        "looks",
        CARDS,
        "of each card that came onto a pile, in that order: 1, 2, 4, 8 if one saw it by the first to fourth look",
        codes=1 << LOOKS,
    ),
)

# --- sizes that follow ---

CARD_BITS = CARDS.bit_length()  # for a card, or none, in a line of the tale

SIZES = {
    "CARDS": CARDS,
    "FACE_COUNT": len(FACES),
    "KIND_COUNT": len(KINDS),
    "COLOUR_COUNT": len(COLOURS),
    "PAIR_COUNT": len(PAIRS),
    "TWIN_COUNT": sum(card.copies == 2 for card in DECK),  # faces of two copies (explanation.py)
    "DUO_COUNT": len(DUOS),
    "COLLECTION_COUNT": len(COLLECTIONS),
    "MULTIPLIER_COUNT": len(MULTIPLIERS),
    **{f"KIND_{constant(kind.name)}": number for number, kind in enumerate(KINDS)},
    "LINES": LINES,
    "LOOKS": LOOKS,
    # Where a line of the tale keeps a card, another one, and a place in a pile.
    "NO_CARD": (1 << CARD_BITS) - 1,
    "CARD_AT": 13,
    "MORE_AT": 13 + CARD_BITS,
    "PLACE_AT": 13 + 2 * CARD_BITS,
}
LINE_BITS = 13 + 3 * CARD_BITS + 1
CARD_SET_BITS = max(CARDS + 1, len(FACES) + CARD_BITS + 1)  # a set of cards, or of faces with a pile's size beside it

# Cards are numbered in the order of DECK, copies side by side; a set of cards is a mask.
FACE_OF = tuple(face for face, card in enumerate(DECK) for _ in range(card.copies))


@cache
def deck_in(version: int) -> int:
    """The set of all cards that a version of the game is played with."""
    return sum(1 << card for card, face in enumerate(FACE_OF) if DECK[face].since <= version)


@cache
def numbers_in(version: int) -> tuple[int, ...]:
    """The numbers that a version of the game plays by, one after the other."""
    return tuple(value for numbers in NUMBERS for value in numbers.of_version(version))


def cards_of(kind: str = "", colour: str = "", face: str = "") -> int:
    """The set of all cards of a kind, a colour or a face."""
    wanted = [card for card in DECK if kind in ("", card.name) and colour in ("", card.colour)]
    faces = {FACES.index(card.face) for card in wanted if face in ("", card.face)}
    return sum(1 << number for number, own in enumerate(FACE_OF) if own in faces)


def _at(wanted: Numbers) -> list[int]:
    """Where numbers begin and end among all of them."""
    before = NUMBERS[: NUMBERS.index(wanted)]
    first = sum(len(numbers.values) for numbers in before)
    return [first, first + len(wanted.values)]


# Sets and tables that the kernel asks for all the time: it knows them when it is built, and so skips many a question.
CARD_SETS = {
    "ALL_MERMAIDS": cards_of("mermaid"),
    "ALL_SIGNS": sum(cards_of(multiplier.name) for multiplier in MULTIPLIERS),
    "FACE_SET": tuple(cards_of(face=face) for face in FACES),
    "COLOUR_SETS": tuple(cards_of(colour=colour) for colour in COLOURS),
    "DUO_ONE": tuple(cards_of(duo.name) for duo in DUOS),
    "DUO_TWO": tuple(cards_of(duo.other) for duo in DUOS),
    "COLLECTED": tuple(cards_of(collection.name) for collection in COLLECTIONS),
    "SIGNS": tuple(cards_of(multiplier.name) for multiplier in MULTIPLIERS),
    "MULTIPLIED": tuple(cards_of(multiplier.counted) for multiplier in MULTIPLIERS),
}
TABLES = {
    "FACE": FACE_OF,
    "FIRST_OF_FACE": tuple(sum(card.copies for card in DECK[:face]) for face in range(len(DECK))),
    "COLLECTION_AT": tuple(_at(collection.numbers)[0] for collection in COLLECTIONS),
    "MULTIPLIER_AT": tuple(_at(multiplier.numbers)[0] for multiplier in MULTIPLIERS),
}

# What the screen needs of it; the browser knows no rule.
BROWSER = {
    "KINDS": [kind.name for kind in KINDS],
    "COLOURS": list(COLOURS),
    "DECK": [[card.face, card.copies] for card in DECK],
    "PARTNERS": {duo.name: duo.other for duo in DUOS} | {duo.other: duo.name for duo in DUOS},
    "EFFECTS": {kind: duo.effect for duo in DUOS for kind in (duo.name, duo.other)},
    "COLLECTIONS": {collection.name: _at(collection.numbers) for collection in COLLECTIONS},
    "MULTIPLIERS": {one.name: [one.counted, _at(one.numbers)[0]] for one in MULTIPLIERS},
    "AT": {numbers.name: _at(numbers)[0] for numbers in NUMBERS},
    "LINES": [
        *(f"duo-{duo.name}" for duo in DUOS),
        *(f"collector-{collection.name}" for collection in COLLECTIONS),
        *(f"multiplier-{multiplier.name}" for multiplier in MULTIPLIERS),
        "mermaid",
    ],
}
