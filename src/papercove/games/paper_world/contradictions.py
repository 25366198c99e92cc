"""What the specification of Paper World may not say, beyond what is checked for every game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from papercove.engine.contradictions import (
    COUNTED,
    Check,
    again,
    listed,
    numbers_said,
    repeated,
    rules_of,
    unwritten,
    words,
)
from papercove.engine.specification import Entry, as_of, constant

LISTS: Mapping[str, Any] = {
    "LETTERS": str,
    "VALUES": tuple[int, ...],
    "COLUMNS": tuple[str, ...],
    "DECK": tuple[Entry, ...],
    "ONLY_IN_96": tuple[str, ...],
    "BOX": Mapping[int, int],
    "BACKS_FOR": Mapping[int, tuple[str, ...]],
    "TOKENS": Mapping[int, Mapping[int, tuple[int, ...]]],
    "SHAPES": Mapping[str, tuple[int, ...]],
    "TESTS": tuple[str, ...],
    "OBJECTIVES": tuple[Entry, ...],
    "FIRST_GAME": Mapping[int, tuple[int, ...]],
    "PILES": int,
    "SLOTS": int,
}
# What the kernel and the screen are written for: masks of 25 cells and nine, six heights, four colours.
STARS = re.compile(r"\ba (\d has \w+)")
FIXED = {"COLOURS": 4, "VALUES": 5, "BOARD_SIDE": 5, "FRAME_SIDE": 3}


def printed(rulebook: str) -> dict[tuple[str, str], list[str]]:
    """Rule 12.1: by back and colour, the copies of each face; in brackets, where a copy of 92 has none."""
    return {(back, colour): [cell or "0" for cell in cells] for back, colour, *cells in listed(rulebook, "12.1")}


def half_written(test: str, code: Mapping[str, str]) -> list[str]:
    """What a test of patterns lacks to be asked."""
    lacking = [
        f"`{wanted}…` in {module}"
        for module, wanted in (("objectives.py", f"def fit_{test}("), ("objectives.pxd", f"cdef int fit_{test}("))
        if wanted not in code.get(module, "")
    ]
    return lacking + unwritten(f"{constant(test)}_TEST", "objectives", code)


def checks(spec: Any, code: Mapping[str, str], rulebook: str) -> list[Check]:
    """All checks; `code` is what the game's own files say, by their names."""
    backs = {back for shown in spec.BACKS_FOR.values() for back in shown}
    first_value = len(spec.COLOURS)
    scissors = first_value + len(spec.VALUES)
    seen = {
        "COLOURS_SEEN": (0, first_value - 1),
        "VALUES_SEEN": (first_value, scissors - 1),
        "SCISSORS_SEEN": (scissors, scissors),
        "STACKS_SEEN": (scissors + 1, scissors + 1),
    }
    columns, slots, values = len(spec.COLUMNS), spec.SLOTS, spec.VALUES

    def miscounted(box: dict[int, int]) -> list[str]:
        found = {
            version: len(spec.ONLY_IN_96) + sum(sum(row.copies) for row in spec.DECK if row.since <= version)
            for version in spec.VERSIONS
        }
        return [
            f"version {v} has {found[v]} cards, BOX says {as_of(box, v)}" for v in found if found[v] != as_of(box, v)
        ]

    rules, last = rules_of(rulebook), spec.VERSIONS[-1]
    lines = {cells[0]: cells[1] for cells in listed(rulebook, "8.6") if len(cells) == 2}

    def size(value: Any) -> int:
        return value if isinstance(value, int) else len(value)

    def fixed(name: str, wanted: int) -> Check:
        return Check(
            name,
            lambda value: size(value) != wanted and size(value),
            f"{name}: the code is written for {wanted}, not for {{1}} (landscape.py, table.pxd, Landscape.svelte); "
            f"make it {wanted}, or change them as well",
        )

    def seen_at(name: str, wanted: tuple[int, int]) -> Check:
        return Check(
            name,
            lambda shown: shown != wanted,
            f"nothing is seen at {{0}}: colours, values, scissors and stacks are numbered in turn; write {wanted}",
        )

    def tokens_said(seats: int) -> list[int]:
        """Rule 2.5: the tokens that lie on each objective; some numbers of seats have their own."""
        usual, *others = rules["2.5"].partition(".")[0].split(";")
        own = [part for part in others if f"{COUNTED[seats]} players" in part]
        return numbers_said(own[0].partition("only")[2] if own else usual)

    def missaid(one: Any) -> str:
        """What rule 8.6 says of an objective, where a number that its entry has is not among it."""
        said = lines.get(str(spec.OBJECTIVES.index(one) + 1), "")
        found = numbers_said(said)
        values_seen = spec.VALUES_SEEN[0] <= one.among[0] == one.among[1] <= spec.VALUES_SEEN[1]
        asked = [
            *([one.total] if one.test == "sum" else one.order if one.test == "order" else ()),
            *([one.among[0] - spec.VALUES_SEEN[0] + values[0]] if one.test == "alike" and values_seen else ()),
            *([one.needed] if one.shape == "anywhere" else ()),
        ]
        return said if Counter(asked) - Counter(found) else ""

    def cards_for(seats: int) -> int:
        dealt = sum(sum(row.copies) for row in spec.DECK if row.name in spec.BACKS_FOR[seats])
        return dealt + (len(spec.ONLY_IN_96) if spec.BACKS_FOR[seats] else 0)

    def places(objective: Any) -> tuple[int, ...]:
        return tuple(place.bit_count() for place in spec.SHAPES.get(objective.shape, ()))

    def in_rulebook(row: Any) -> str:
        """What rule 12.1 lists, all rows of a colour and a back together, where that is something else."""
        alike = [other for other in spec.DECK if (other.name, other.colour) == (row.name, row.colour)]
        letter = spec.LETTERS[spec.COLOURS.index(row.colour)] if row.colour in spec.COLOURS[: len(spec.LETTERS)] else ""
        copies = [str(sum(column)) for column in zip(*(other.copies for other in alike), strict=False)]
        for at, column in enumerate(spec.COLUMNS[: len(copies)]):
            if row.name == spec.DECK[0].name and letter + column in spec.ONLY_IN_96:
                copies[at] = "(1)"
        found = box.get((row.name, row.colour), [])
        return "" if found == copies else " ".join(found) or "none"

    box = printed(rulebook)

    def drawn(one: Any) -> int:
        return sum(1 << cell for cell, mark in enumerate(one.picture) if mark != ".")

    def misdrawn(one: Any) -> tuple[str, str] | None:
        """What a picture shows where one looks, and what its test asks for, where that is something else."""
        shown = "".join(mark for cell, mark in enumerate(one.picture) if mark != "." and not one.also >> cell & 1)
        marks = {spec.COLOURS_SEEN: "A", spec.VALUES_SEEN: "=", spec.SCISSORS_SEEN: "S", spec.STACKS_SEEN: "*"}
        alike = marks.get(one.among, str(one.among[0] - spec.VALUES_SEEN[0] + values[0]))
        several = [
            mark for mark in shown if (str.isdigit if one.among[0] > spec.COLOURS_SEEN[1] else str.isalpha)(mark)
        ]
        asked = {
            "alike": alike * len(shown),
            "varied": "".join(sorted(set(several))),
            "sum": "*" * len(shown),
            "order": "".join(map(str, one.order)),
        }.get(one.test, shown)
        seen = "".join(sorted(shown)) if one.test == "varied" else shown
        return None if seen == asked else (seen, asked)

    def is_playable(numbers: tuple[int, ...], version: int) -> bool:
        cards = {(number + 1) // 2 for number in numbers}
        fitting = all(1 <= number <= spec.objectives_in(version) for number in numbers)
        return len(numbers) == len(cards) == slots and fitting and list(numbers) == sorted(numbers)

    return [
        *(fixed(name, wanted) for name, wanted in FIXED.items()),
        Check(
            "PILES",
            lambda piles: (
                (said := re.search(r"(\w+) face-up piles", rules["2.3"])) and piles not in numbers_said(said[1])
            ),
            "{0} piles, and rule 2.3 says otherwise: correct one of them",
        ),
        Check(
            "SLOTS",
            lambda slots: slots not in numbers_said(rules["2.4"].partition(",")[0]),
            "{0} objectives in a match, and rule 2.4 draws otherwise: correct one of them",
        ),
        Check(
            "LETTERS",
            lambda letters: len(letters) != len(spec.COLOURS) or repeated(letters),
            f"LETTERS are one for each of {words(spec.COLOURS)}, all different: write {len(spec.COLOURS)}",
        ),
        Check(
            spec.DECK,
            again(spec.DECK, lambda row: (row.name, row.colour, row.since)),
            "there are two rows of {0.colour} cards with {0.name} backs: make one of them",
        ),
        Check(
            spec.DECK,
            lambda row: len(row.copies) != columns,
            f"a row has {columns} numbers, one for each of {words(spec.COLUMNS)}: write as many",
        ),
        Check(spec.DECK, lambda row: min(row.copies) < 0, "a row has no number below 0: correct it"),
        Check(
            spec.DECK,
            lambda row: row.colour not in spec.COLOURS,
            f"there is no colour {{0.colour}}: write one of {words(spec.COLOURS)}",
        ),
        Check(
            spec.DECK,
            lambda row: row.name not in backs,
            "nobody plays with {0.name} backs: add them to BACKS_FOR, or correct the row",
        ),
        Check(
            "BACKS_FOR",
            lambda shown: backs - {row.name for row in spec.DECK} and sorted(backs - {row.name for row in spec.DECK}),
            "no card has a {1[0]} back: add it to DECK, or correct it",
        ),
        Check(
            "ONLY_IN_96",
            lambda faces: [face for face in faces if face not in spec.FACE_NAMES],
            "there is no card {1[0]}: write a letter and a column of the deck, such as Y3s",
        ),
        Check("BOX", miscounted, "{1[0]}: correct the copies in DECK, or BOX and rule 1.3"),
        Check(
            "BOX",
            lambda by_version: as_of(by_version, last) not in (said := numbers_said(rules["1.3"])) and words(said),
            "rule 1.3 says {1}: correct BOX or the rule",
        ),
        Check(
            spec.DECK,
            in_rulebook,
            "rule 12.1 lists {1} of {0.colour} cards with {0.name} backs: correct the row, ONLY_IN_96 or the rule",
        ),
        Check(
            "BACKS_FOR",
            lambda shown: [
                (seats, cards_for(seats), words(said))
                for said in [numbers_said(rules["1.3"].partition("makes")[2])[: len(shown)]]
                for at, seats in enumerate(sorted(shown))
                if cards_for(seats) not in said[at : at + 1]
            ],
            "{1[0][0]} seats play with {1[0][1]} cards, and rule 1.3 makes that {1[0][2]}: correct one of them",
        ),
        Check(
            "BACKS_FOR",
            lambda shown: [seats for tokens in spec.TOKENS.values() for seats in tokens if seats not in shown],
            "BACKS_FOR says nothing of {1[0]} seats: write the backs they play with",
        ),
        Check(
            "TOKENS",
            lambda by_version: [
                seats
                for tokens in by_version.values()
                for seats in spec.BACKS_FOR
                if len(tokens.get(seats, ())) != slots
            ],
            f"TOKENS of {{1[0]}} seats: write {slots} numbers, a 0 for no token",
        ),
        Check(
            "TOKENS",
            lambda by_version: [
                (seats, row)
                for tokens in by_version.values()
                for seats, row in tokens.items()
                if list(row) != sorted(row, reverse=True) or min(row, default=0) < 0
            ],
            "TOKENS of {1[0][0]} seats are {1[0][1]}: write the highest first, and none below 0",
        ),
        Check(
            "TOKENS",
            lambda by_version: [
                (seats, row, words(said))
                for seats, row in as_of(by_version, last).items()
                if 2 <= seats < len(COUNTED) and [value for value in row if value] != (said := tokens_said(seats))
            ],
            "TOKENS of {1[0][0]} seats are {1[0][1]}, and rule 2.5 says {1[0][2]}: correct one of them",
        ),
        Check(
            spec.NUMBERS,
            lambda numbers: (
                numbers.name == "stars"
                and (said := [tuple(numbers_said(one.replace("none", "0"))) for one in STARS.findall(rules["1.1"])])
                and [*zip(values, numbers.values, strict=False)] != said
                and words(f"{value}: {stars}" for value, stars in said)
            ),
            "stars are {0.values}, and rule 1.1 says {1}: correct one of them",
        ),
        Check(
            spec.NUMBERS,
            lambda numbers: (
                numbers.name == "hand_limit"
                and 0 in (one for old in (numbers.values, *numbers.earlier.values()) for one in old)
            ),
            "a hand limit of 0 lets nobody keep a card: write 1 or more",
        ),
        Check(
            spec.NUMBERS,
            lambda numbers: (
                numbers.name == "last_piles"
                and max((one for old in (numbers.values, *numbers.earlier.values()) for one in old), default=0)
                >= spec.PILES
            ),
            f"the end comes while piles are left: write less than {spec.PILES}",
        ),
        Check(
            spec.NUMBERS,
            lambda numbers: (
                len(numbers.values) != (wanted := {"stars": len(values), "tokens": slots}.get(numbers.name, 1))
                and (wanted, len(numbers.values))
            ),
            "{0.name} needs {1[0]} numbers, not {1[1]}: write as many",
        ),
        Check(
            spec.NUMBERS,
            lambda numbers: numbers.name == "tokens" and (numbers.since > 1 or numbers.earlier),
            "tokens change in TOKENS, by version and seats: write the new ones there",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: len(one.picture) != spec.FRAME_SIDE**2 and len(one.picture),
            f"a picture has {spec.FRAME_SIDE**2} cells, not {{1}}: write a dot for an empty one",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: one.shape not in spec.SHAPES,
            "there is no shape {0.shape}: add it to SHAPES, or correct it",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: places(one) and not 0 < one.needed <= max(places(one)),
            "{0.needed} cells do not fit into the shape {0.shape}: correct one of them",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: (
                one.shape != "anywhere"
                and set(places(one)) - {one.needed}
                and 0 < one.needed <= max(places(one))
                and max(places(one))
            ),
            "{0.needed} cells take part, and the shape {0.shape} has {1}: write that",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: str(spec.OBJECTIVES.index(one) + 1) not in lines and spec.OBJECTIVES.index(one) + 1,
            "rule 8.6 has no line {1} for {0.name}: add it to the rulebook, or delete the objective",
        ),
        Check(
            "OBJECTIVES",
            lambda objectives: [line for line in lines if line.isdigit() and int(line) > len(objectives)],
            "rule 8.6 has a line {1[0]}, and OBJECTIVES have no such entry: add it, or delete the line",
        ),
        Check(spec.OBJECTIVES, missaid, "rule 8.6 says “{1}” of {0.name}: correct the number in one of them"),
        Check(
            spec.OBJECTIVES,
            lambda one: one.test not in spec.TESTS,
            "there is no test {0.test}: add it to TESTS and to objectives.py, or correct it",
        ),
        Check(
            "TESTS",
            lambda tests: [(test, ", ".join(lacking)) for test in tests if (lacking := half_written(test, code))],
            "the test {1[0][0]} is not asked yet: write {1[0][1]}",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: drawn(one).bit_count() != one.needed and str(drawn(one).bit_count()),
            "{0.needed} cells take part, and the picture shows {1}: correct one of them",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: (
                one.shape in spec.SHAPES and not [1 for place in spec.SHAPES[one.shape] if not drawn(one) & ~place]
            ),
            "the picture shows no {0.shape}: draw one, or correct the shape",
        ),
        Check(
            spec.OBJECTIVES,
            misdrawn,
            "the picture shows {1[0]}, and the test asks for {1[1]}: correct one of them",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: [1 for place in spec.SHAPES.get(one.shape, ()) if one.also & ~place],
            "the cells of `also` lie outside the shape {0.shape}: correct one of them",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: (
                one.test == "varied"
                and one.needed - one.also.bit_count() > (sorts := one.among[1] - one.among[0] + 1)
                and (one.needed - one.also.bit_count(), sorts)
            ),
            "{1[0]} different ones are needed, and there are {1[1]}: correct `needed`, or what is looked at",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: (
                one.test == "sum"
                and one.total > 0
                and not (lowest := one.needed * values[0]) <= one.total <= (highest := one.needed * values[-1])
                and (lowest, highest)
            ),
            "{0.needed} cards make {1[0]} to {1[1]}, never {0.total}: correct the total",
        ),
        *(seen_at(name, wanted) for name, wanted in seen.items()),
        Check(
            spec.OBJECTIVES,
            lambda one: not 0 <= one.among[0] <= one.among[1] <= scissors + 1,
            f"nothing is seen at {{0.among}}: sights are numbered 0 to {scissors + 1}; use the names of …_SEEN",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: (one.test == "sum") != (one.total > 0),
            "the test sum, and no other, needs a total: write total=…, or delete it",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: (one.test == "order") != (one.order != (0, 0, 0)),
            "the test order, and no other, needs an order: write order=(…), or delete it",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: one.test == "order" and (len(one.order) != 3 or not set(one.order) <= set(values)),
            f"an order has three values, {values[0]} to {values[-1]}: write as many",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: one.test == "order" and set(places(one)) - {3},
            "an order is read along three cells: choose row, column or diagonal, not {0.shape}",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: one.since < max(other.since for other in spec.OBJECTIVES[: spec.OBJECTIVES.index(one) + 1]),
            "an objective of version {0.since} stands below later ones, whose numbers it would move: put it above them",
        ),
        Check(
            "FIRST_GAME",
            lambda by_version: (
                (said := re.search(r"first game take ([\d, ]+ and \d+)", rules["2.4"]))
                and tuple(numbers_said(said[1])) != as_of(by_version, last)
                and said[1]
            ),
            "rule 2.4 takes {1} for a first game: correct FIRST_GAME or the rule",
        ),
        Check(
            "FIRST_GAME",
            lambda by_version: [
                numbers for version, numbers in by_version.items() if not is_playable(numbers, version)
            ],
            f"FIRST_GAME {{1[0]}}: write {slots} objectives of that version in ascending order, each of another card",
        ),
    ]
