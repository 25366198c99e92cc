"""What the specification of Paper World may not say, beyond what is checked for every game."""

from __future__ import annotations

from typing import Any

from papercove.engine.contradictions import Check, again, repeated, unwritten, words
from papercove.engine.specification import as_of, constant


def checks(spec: Any, code: str) -> list[Check]:
    """All checks; `code` is what the game's own files say."""
    backs = {back for shown in spec.BACKS_FOR.values() for back in shown}
    sights = (spec.COLOURS_SEEN[0], max(spec.VALUES) + len(spec.COLOURS) + 1)
    columns, slots, values = len(spec.COLUMNS), spec.SLOTS, spec.VALUES

    def miscounted(box: dict[int, int]) -> list[str]:
        found = {
            version: len(spec.ONLY_IN_96) + sum(sum(row.copies) for row in spec.DECK if row.since <= version)
            for version in spec.VERSIONS
        }
        return [
            f"version {v} has {found[v]} cards, BOX says {as_of(box, v)}" for v in found if found[v] != as_of(box, v)
        ]

    def places(objective: Any) -> tuple[int, ...]:
        return tuple(place.bit_count() for place in spec.SHAPES.get(objective.shape, ()))

    def is_playable(numbers: tuple[int, ...], version: int) -> bool:
        cards = {(number + 1) // 2 for number in numbers}
        fitting = all(1 <= number <= spec.objectives_in(version) for number in numbers)
        return len(numbers) == len(cards) == slots and fitting and list(numbers) == sorted(numbers)

    return [
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
            lambda one: one.test not in spec.TESTS,
            "there is no test {0.test}: add it to TESTS and to objectives.py, or correct it",
        ),
        Check(
            "TESTS",
            lambda tests: [
                test for test in tests if f"def fit_{test}(" not in code or unwritten([f"{constant(test)}_TEST"], code)
            ],
            "the test {1[0]} has no function: write fit_{1[0]} in objectives.py, and its line in fit",
        ),
        Check(
            spec.OBJECTIVES,
            lambda one: not sights[0] <= one.among[0] <= one.among[1] <= sights[1],
            f"nothing is seen at {{0.among}}: sights are numbered {sights[0]} to {sights[1]}; use the names of …_SEEN",
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
            lambda by_version: [
                numbers for version, numbers in by_version.items() if not is_playable(numbers, version)
            ],
            f"FIRST_GAME {{1[0]}}: write {slots} objectives of that version in ascending order, each of another card",
        ),
    ]
