"""What a specification may not say: a list of checks, each with what to do about it (tools/specify.py runs them).

Each game has such a list of its own beside its spec.py. Like specification.py, these files import nothing else of
papercove: they are read before the kernel is built.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from papercove.engine.specification import Dated, Entry, Numbers, actions_of, codes_of


class Check(NamedTuple):
    """Something that may be wrong with each of some entries, or with a list as a whole, given by its name.

    `is_wrong` is given the entry or the list; what it answers, unless that is false, may be filled into `said`.
    """

    looked_at: Iterable[Any] | str
    is_wrong: Callable[[Any], object]
    said: str  # {0} is the entry or the list, {1} what `is_wrong` answered


def faults(checks: Iterable[Check], spec: Any) -> Iterator[tuple[Entry | str, str]]:
    """Each entry, or list, that is wrong, and what is said of it."""
    for check in checks:
        named = isinstance(check.looked_at, str)
        for item in [getattr(spec, str(check.looked_at))] if named else check.looked_at:
            if wrong := check.is_wrong(item):
                where: Any = check.looked_at if named else item
                yield where, check.said.format(item, wrong)


def words(names: Iterable[object]) -> str:
    """A list to choose from, in a sentence."""
    return ", ".join(map(str, names))


def repeated(items: Iterable[Any]) -> list[Any]:
    """What is there more than once, from its second time on."""
    seen: set[Any] = set()
    return [item for item in items if item in seen or seen.add(item)]  # type: ignore[func-returns-value]


def again(entries: Iterable[Any], key: Callable[[Any], object]) -> Callable[[Any], bool]:
    """Whether an entry has the same key as one before it."""
    seen: set[object] = set()
    later = {id(entry) for entry in entries if key(entry) in seen or seen.add(key(entry))}  # type: ignore[func-returns-value]
    return lambda entry: id(entry) in later


def unwritten(name: str, module: str, code: Mapping[str, str]) -> list[str]:
    """What a constant still lacks to have a branch of its own in a module of the game; `code` is its files by name."""
    python, kernel = (code.get(f"{module}.{ending}", "") for ending in ("py", "pxd"))
    lacking = []
    if f"== {name}:" not in python:
        lacking.append(f"the branch `== {name}:` in {module}.py")
    if not re.search(rf"^ +{name},$", python, re.MULTILINE):
        lacking.append(f"the import of {name} in {module}.py")
    if not re.search(rf"\b{name}\b", kernel):
        lacking.append(f"the cimport of {name} in {module}.pxd")
    return lacking


def listed(rulebook: str, rule: str) -> list[list[str]]:
    """The table that follows a rule of the rulebook, row by row, without its heading."""
    after = rulebook.partition(f"\n{rule} ")[2].split("\n\n")
    rows = after[1].splitlines() if len(after) > 1 else []
    return [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows if row.startswith("|")][2:]


def rules_of(rulebook: str) -> dict[str, str]:
    """The rules of a rulebook by their numbers: their words and tables, without signs of emphasis."""
    parts = re.split(r"^(?:#.*|(\d+\.\d+) )", rulebook, flags=re.MULTILINE)[1:]
    rules = zip(parts[::2], parts[1::2], strict=True)
    return {number: " ".join(text.replace("*", "").split()) for number, text in rules if number}


def saying(rules: Mapping[str, str], words: str) -> list[str]:
    """The numbers of the rules that say these words."""
    return [number for number, text in rules.items() if words.lower() in text.lower()]


def ruled_of(spec: Any) -> list[Any]:
    """Every entry that cites a rule."""
    return [*spec.PHASES, *actions_of(spec.PHASES), *spec.NUMBERS, *getattr(spec, "DUOS", ())]


def of_citations(ruled: Iterable[Any], rules: Mapping[str, str]) -> list[Check]:
    """A rule is cited by its number and by words that stand in that rule and in no other."""

    def others(entry: Any) -> str:
        """Where the words stand instead, or besides."""
        found = saying(rules, entry.quoted)
        return "" if found == [entry.rule] else f"stand in {words(found)}" if found else "stand in none"

    return [
        Check(
            ruled,
            lambda entry: entry.rule not in rules,
            "{0.name} has no rule: “{0.rule}” is not in the rulebook; write the number of one that is, or add it there",
        ),
        Check(
            ruled,
            lambda entry: not entry.quoted,
            "{0.name} cites rule {0.rule} by its number alone: write some words of that rule after it",
        ),
        Check(
            ruled,
            others,
            "{0.name} cites rule {0.rule} with “{0.quoted}”, and these words {1}: correct the number, or quote words "
            "of that rule only",
        ),
    ]


def of_every_game(spec: Any, rules: Mapping[str, str]) -> list[Check]:
    """What is checked in every game; `rules` are those of its rulebook, in English."""
    actions = list(actions_of(spec.PHASES))
    lists = [value for name, value in vars(spec).items() if isinstance(value, tuple) and name != "DECK"]
    entries: list[list[Any]] = [[entry for entry in value if isinstance(entry, Entry)] for value in lists]
    dated = [entry for value in (*entries, spec.DECK) for entry in value if isinstance(entry, Dated)]
    by_version = [name for name in ("BOX", "POINTS_TO_WIN", "TOKENS", "FIRST_GAME") if hasattr(spec, name)]
    last = spec.VERSIONS[-1]

    return [
        Check(
            "VERSIONS",
            lambda versions: versions != tuple(range(1, len(versions) + 1)),
            "VERSIONS are 1, 2, 3 … without a gap: write the next number at the end",
        ),
        *(
            Check(
                value,
                again(value, lambda entry: entry.name),
                "the name {0.name} is there twice: give this one another name",
            )
            for value in (*entries, actions)
        ),
        Check(
            spec.PHASES, lambda phase: not phase.actions, "the phase {0.name} has no action: write one, or delete it"
        ),
        *of_citations(ruled_of(spec), rules),
        Check(
            dated,
            lambda entry: entry.since not in spec.VERSIONS,
            f"there is no version {{0.since}}, the last one is {last}: add it to VERSIONS, or correct `since`",
        ),
        Check(
            [entry for entry in dated if isinstance(entry, Numbers)],
            lambda numbers: numbers.since > 1 and 1 not in numbers.earlier,
            "{0.name} changed with version {0.since}: say what it was before, earlier={{1: (…)}}",
        ),
        Check(
            [entry for entry in dated if isinstance(entry, Numbers)],
            lambda numbers: [version for version in numbers.earlier if not 0 < version < numbers.since],
            "{0.name} is of version {0.since}: `earlier` cannot have a version {1[0]}; give those before",
        ),
        Check(
            [entry for entry in dated if isinstance(entry, Numbers)],
            lambda numbers: [old for old in numbers.earlier.values() if len(old) != len(numbers.values)],
            "{0.name} has as many numbers in every version: fill up {1[0]} with zeros, or the new ones",
        ),
        Check(
            [entry for entry in dated if isinstance(entry, Numbers)],
            lambda numbers: not numbers.values,
            "{0.name} has no number: write one",
        ),
        Check(
            [entry for entry in dated if isinstance(entry, Numbers)],
            lambda numbers: [
                value for values in (numbers.values, *numbers.earlier.values()) for value in values if value < 0
            ],
            "{0.name} has the number {1[0]}: write 0 or more",
        ),
        Check(
            spec.CASES,
            lambda choices: repeated(choices.words.values()),
            "the word “{1[0]}” of {0.name} is there twice: give one of the two cases another word",
        ),
        *(
            Check(
                name,
                lambda values: 1 not in values or [version for version in values if version not in spec.VERSIONS],
                f"{name} is kept by the versions that began with it: write 1 first, and none that VERSIONS lacks",
            )
            for name in by_version
        ),
        Check("COLOURS", repeated, "the colour {1[0]} is there twice: delete one of them"),
    ]


def of_codes(spec: Any, kept: Collection[str]) -> list[Check]:
    """What is asked last: whether each action has a name, and those of version 1, `kept`, still have theirs."""
    actions, codes = list(actions_of(spec.PHASES)), codes_of(spec.PHASES)
    gone = [code for code in kept if code not in codes]

    def lost(action: Any) -> list[str]:
        """Codes that may have belonged to an action: it has none of the old ones, or they begin as its own do."""
        beginning = action.code.partition("{")[0]
        return [code for code in gone if code.startswith(beginning) or not set(action.codes) & set(kept)]

    return [
        Check(
            actions,
            lambda action: [code for code in action.codes if codes.count(code) > 1],
            "the code “{1[0]}” is there twice: give one of the two actions another code",
        ),
        Check(
            actions,
            lost,
            "the code “{1[0]}” is gone, and stored matches name an action by it: give the action its old code back",
        ),
    ]
