"""What the specification of Sea Salt & Paper may not say, beyond what is checked for every game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from papercove.engine.contradictions import Check, again, listed, numbers_said, repeated, rules_of, unwritten, words
from papercove.engine.specification import Entry, as_of

LISTS: Mapping[str, Any] = {
    "KINDS": tuple[Entry, ...],
    "DECK": tuple[Entry, ...],
    "DUOS": tuple[Entry, ...],
    "COLLECTIONS": tuple[Entry, ...],
    "MULTIPLIERS": tuple[Entry, ...],
    "EDITIONS": tuple[Entry, ...],
    "EVENTS": tuple[str, ...],
    "BOX": Mapping[int, int],
    "POINTS_TO_WIN": Mapping[int, Mapping[int, int]],
    "SEATS": int,
    "SIDES": tuple[str, ...],
}

MOST_CARDS = 127  # a set of cards has 128 bits at most, one of them spare
MOST_LINES = 255  # lines of the tale of a round, by the types of table.pxd
MOST_LOOKS = 7
MOST_SEATS = 4  # a line of the tale has two bits for a seat
SWITCHES = {"tie": "TIE_REASONS", "next_starter": "NEXT_STARTERS", "empty_deck": "EMPTY_DECKS"}
SINGLE = ("duo_pair", "call_threshold")


def printed(rulebook: str) -> dict[tuple[str, str], int]:
    """Rule 10.1: the copies of each kind and colour; a line may list several kinds, each with a colour of its own."""
    found = {}
    for kinds, cards, colours in (row for row in listed(rulebook, "10.1") if len(row) == 3):
        names, shown = (cell.replace(" ", "_").split(",_") for cell in (kinds, colours))
        for at, colour in enumerate(shown):
            name, _, copies = colour.rpartition("_") if colour[-1].isdigit() else (colour, "", "")
            only = cards if cards.isdigit() and len(shown) == 1 else "1"
            found[names[at if len(names) == len(shown) else 0], name] = int(copies or only)
    return found


def checks(spec: Any, code: Mapping[str, str], rulebook: str) -> list[Check]:
    """All checks; `code` is what the game's own files say, by their names."""
    kinds = {kind.name for kind in spec.KINDS}
    cases = {case.name: tuple(case.words) for case in spec.CASES}
    rules = rules_of(rulebook)
    goals = {
        int(seats): int(goal) for goal, seats in re.findall(r"(\d+)(?: points)? \((\d)(?: seats)?\)", rules["8.2"])
    }
    last = spec.VERSIONS[-1]
    used = {
        spec.DUO: {name for duo in spec.DUOS for name in (duo.name, duo.other)},
        spec.COLLECTOR: {collection.name for collection in spec.COLLECTIONS},
        spec.MULTIPLIER: {multiplier.name for multiplier in spec.MULTIPLIERS},
        spec.MERMAID: {"mermaid"},
    }
    effects = spec.EFFECTS.words.values()

    def miscounted(box: dict[int, int]) -> list[str]:
        found = {version: spec.deck_in(version).bit_count() for version in spec.VERSIONS}
        return [
            f"version {v} has {found[v]} cards, BOX says {as_of(box, v)}" for v in found if found[v] != as_of(box, v)
        ]

    def uses(name: str) -> list[str]:
        return [family for family, names in used.items() if name in names]

    def shared(duo: Any) -> list[str]:
        others = {name for other in spec.DUOS if other is not duo for name in (other.name, other.other)}
        return [name for name in (duo.name, duo.other) if name in others]

    def mistabled(one: Any) -> str:
        """What rule 6.3 lists for a kind, as far as its columns go, where that is something else."""
        begins = (one.name.replace("_", " "), one.numbers.name.replace("_", " "))
        rows = [row[1:] for row in listed(rulebook, "6.3") if row[0].startswith(begins)]
        if not rows:
            return "no row that begins with this name"
        shown, wanted = rows[0], [str(value) for value in one.numbers.values[1:]]
        right = (wanted + [""] * len(shown))[: len(shown)]
        return "" if shown == right else " ".join(cell or "–" for cell in shown)

    said = listed(rulebook, "9.1")[0]

    def unlike(column: str) -> list[tuple[str, str]]:
        """A column, and what rule 9.1 says of it, where other editions are alike in it than in EDITIONS."""
        row = listed(rulebook, "9.1")[list(SWITCHES).index(column)][1:]
        chosen = [getattr(edition, column) for edition in spec.EDITIONS]
        alike = [row.index(cell) for cell in row] == [chosen.index(case) for case in chosen]
        return [] if alike else [(column, words(row))]

    def misplaced(edition: Any) -> list[tuple[str, str]]:
        """Each switch of an edition that is no case of its column, and the cases to choose from."""
        chosen = {column: getattr(edition, column) for column in SWITCHES}
        return [
            (word, words(cases.get(SWITCHES[column], ())))
            for column, word in chosen.items()
            if word not in cases.get(SWITCHES[column], ())
        ]

    box = printed(rulebook)

    def unknown(*names: str) -> list[str]:
        return [name for name in names if name not in kinds]

    return [
        Check(
            spec.DECK,
            again(spec.DECK, lambda card: card.face),
            "two cards of the name {0.face}: raise the copies of one, and delete the other",
        ),
        Check(spec.DECK, lambda card: unknown(card.name), "there is no kind {0.name}: add it to KINDS, or correct it"),
        Check(
            spec.DECK,
            lambda card: card.colour not in spec.COLOURS,
            "there is no colour {0.colour}: add it to COLOURS, or correct it",
        ),
        Check(
            spec.DECK,
            lambda card: card.copies < 1,
            "{0.copies} copies of {0.face}: write 1 or more, or delete the line",
        ),
        Check(
            spec.DECK,
            lambda card: card.copies > 2 and card.name != "mermaid",  # mermaids come out of a hand all at once
            "{0.copies} copies of {0.face}: of one face there may be two copies at most (explanation.py doubts between "
            "two); give the others another colour",
        ),
        Check(
            spec.DECK,
            lambda card: (
                card.copies != box.get((card.name, card.colour), 0) and str(box.get((card.name, card.colour), 0))
            ),
            "{0.copies} copies of {0.face}, and rule 10.1 lists {1}: correct one of them",
        ),
        Check(
            "DECK",
            lambda deck: sorted(":".join(one) for one in box if one not in {(card.name, card.colour) for card in deck}),
            "rule 10.1 lists {1[0]}, and no line of DECK has it: add it, or correct the rule",
        ),
        Check("BOX", miscounted, "{1[0]}: correct the copies in DECK, or BOX and rule 1.1"),
        Check(
            "DECK",
            lambda deck: sum(max(0, card.copies) for card in deck) > MOST_CARDS and spec.CARDS,
            f"{{1}} cards: a set of cards has 128 bits, so {MOST_CARDS} cards are the limit (docs/decisions/0033)",
        ),
        Check(
            "DECK",
            lambda _: spec.LINES > MOST_LINES and spec.LINES,
            f"the tale of a round may have {{1}} lines, and {MOST_LINES} is the limit: fewer cards, or wider types in "
            "table.pxd",
        ),
        Check(
            "DECK",
            lambda _: spec.LOOKS > MOST_LOOKS and spec.LOOKS,
            f"{{1}} pairs look through piles, and {MOST_LOOKS} is the limit: fewer, or wider types in table.pxd",
        ),
        Check(
            spec.KINDS, lambda kind: not spec.copies_of(kind.name), "no card is of the kind {0.name}: add it to DECK"
        ),
        Check(
            spec.KINDS,
            lambda kind: not kind.family or kind.family not in used,
            f"there is no family {{0.family}}: write one of {words(used)}",
        ),
        Check(
            spec.KINDS,
            lambda kind: not uses(kind.name),
            "nothing says what {0.name} is good for: add it to DUOS, COLLECTIONS or MULTIPLIERS",
        ),
        Check(
            spec.KINDS,
            lambda kind: (
                kind.family in used and uses(kind.name) and kind.family not in uses(kind.name) and uses(kind.name)
            ),
            "{0.name} is used as a {1[0]}, not as a {0.family}: correct its family",
        ),
        Check(
            spec.DUOS,
            lambda duo: unknown(duo.name, duo.other),
            "there is no kind {1[0]}: add it to KINDS, or correct it",
        ),
        Check(
            spec.DUOS,
            lambda duo: [name for name in (duo.name, duo.other) if len(uses(name)) > 1],
            "{1[0]} is good for something else as well: a kind stands in one of DUOS, COLLECTIONS and MULTIPLIERS",
        ),
        Check(
            spec.DUOS,
            lambda duo: duo.effect not in effects,
            f"there is no effect {{0.effect}}: choose one of {words(effects)}, or add it to EFFECTS and Rules.lay_pair",
        ),
        Check(
            spec.DUOS,
            shared,
            "{1[0]} stands in two pairs, and would be counted in both: correct one of them",
        ),
        Check(
            "EFFECTS",
            lambda effects: [
                lacking for name in effects.words for lacking in [unwritten(name, "rules", code)] if lacking
            ],
            "an effect does nothing yet: write {1[0][0]} (Rules.lay_pair)",
        ),
        Check(
            [*spec.COLLECTIONS, *spec.MULTIPLIERS],
            lambda entry: unknown(entry.name, getattr(entry, "counted", entry.name)),
            "there is no kind {1[0]}: add it to KINDS, or correct it",
        ),
        Check(
            [*spec.COLLECTIONS],
            lambda one: (
                len(one.numbers.values) != (wanted := spec.copies_of(one.name) + 1)
                and (wanted - 1, wanted, len(one.numbers.values))
            ),
            "0 to {1[0]} cards of {0.name} need {1[1]} numbers, not {1[2]}: write one for each count",
        ),
        Check(
            spec.MULTIPLIERS,
            lambda multiplier: len(multiplier.numbers.values) != 1,
            "{0.name} pays one number for each {0.counted}: write that one",
        ),
        Check(
            spec.MULTIPLIERS,
            lambda multiplier: multiplier.counted in used[spec.MULTIPLIER],
            "{0.name} counts {0.counted}, which counts something itself: choose another kind",
        ),
        Check(
            spec.NUMBERS,
            lambda numbers: numbers.name in SINGLE and len(numbers.values) != 1 and str(len(numbers.values)),
            "{0.name} is one number, not {1}: write that one",
        ),
        Check(
            spec.COLLECTIONS,
            lambda one: one.numbers.values[:1] != (0,),
            "no card of {0.name} is worth {0.numbers.values[0]}: write 0 first",
        ),
        Check(
            spec.COLLECTIONS,
            mistabled,
            "{0.name} scores {0.numbers.values} for 0, 1, 2 … cards, and rule 6.3 lists {1}: correct one of them",
        ),
        Check(
            spec.MULTIPLIERS,
            lambda one: one.counted.replace("_", " ") not in one.numbers.quoted,
            "{0.name} counts {0.counted}, and “{0.numbers.quoted}” says nothing of them: write words that do",
        ),
        Check(
            "CASES",
            lambda _: [name for name in SWITCHES.values() if name not in cases],
            "CASES lack {1[0]}, from which editions choose: add it",
        ),
        Check(
            "EDITIONS",
            lambda editions: len(editions) != len(said) - 1 and (len(editions), len(said) - 1),
            "there are {1[0]} editions, and rule 9.1 has {1[1]}: correct one of them",
        ),
        Check(
            "EDITIONS",
            lambda editions: len(editions) == len(said) - 1 and [one for column in SWITCHES for one in unlike(column)],
            "{1[0][0]} of the editions differs otherwise than rule 9.1 says ({1[0][1]}): correct one of them",
        ),
        Check(
            "SIDES",
            lambda sides: len(sides) != 2 or not all(sides) or repeated(sides),
            "there are two piles, each with a name: write two in SIDES",
        ),
        Check(spec.EDITIONS, misplaced, "{1[0][0]} is no case of this column: write one of {1[0][1]}"),
        Check(
            "COLOURS",
            lambda colours: len(colours) not in (said := numbers_said(rules["1.1"])) and (len(colours), words(said)),
            "there are {1[0]} colours, and rule 1.1 says {1[1]}: correct one of them",
        ),
        Check(
            "BOX",
            lambda by_version: as_of(by_version, last) not in (said := numbers_said(rules["1.1"])) and words(said),
            "rule 1.1 says {1}: correct BOX or the rule",
        ),
        Check(
            "SEATS",
            lambda seats: seats > MOST_SEATS,
            f"{{0}} seats: a line of the tale of a round has two bits for a seat, so write {MOST_SEATS} or less",
        ),
        Check(
            "SEATS",
            lambda seats: seats != max(goals, default=0) and words(goals),
            "{0} seats, and rule 8.2 gives the points to win of {1} seats: correct SEATS or the rule",
        ),
        Check(
            "POINTS_TO_WIN",
            lambda by_version: [
                (goal, points[seats], seats)
                for points in [as_of(by_version, last)]
                for seats, goal in goals.items()
                if points.get(seats, goal) != goal
            ],
            "POINTS_TO_WIN are {1[0][1]} for {1[0][2]} seats, and rule 8.2 says {1[0][0]}: correct one of them",
        ),
        Check(
            "POINTS_TO_WIN",
            lambda by_version: [seats for points in by_version.values() for seats in goals if seats not in points],
            "POINTS_TO_WIN says nothing of {1[0]} seats: write their points",
        ),
        Check(
            "POINTS_TO_WIN",
            lambda by_version: [seats for points in by_version.values() for seats in points if seats not in goals],
            "POINTS_TO_WIN of {1[0]} seats, and rule 8.2 says nothing of them: delete them, or add them to the rule",
        ),
        Check(
            "POINTS_TO_WIN",
            lambda by_version: [goal for points in by_version.values() for goal in points.values() if goal < 1],
            "POINTS_TO_WIN are {1[0]}: write 1 or more",
        ),
    ]
