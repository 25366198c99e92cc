"""What a specification may not say: a list of checks, each with what to do about it (tools/specify.py runs them).

Each game has such a list of its own beside its spec.py. Like specification.py, these files import nothing else of
papercove: they are read before the kernel is built.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from papercove.engine.specification import (
    Action,
    Choices,
    Dated,
    Entry,
    Field,
    Numbers,
    Phase,
    actions_of,
    codes_of,
    described,
    is_a,
)

COUNTED = re.findall(
    r"\w+",
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty",
)

# What every game writes down, and of what it is made.
LISTS: Mapping[str, Any] = {
    "VERSIONS": tuple[int, ...],
    "COLOURS": tuple[str, ...],
    "PHASES": tuple[Phase, ...],
    "NUMBERS": tuple[Numbers, ...],
    "CASES": tuple[Choices, ...],
    "FIELDS": tuple[Field, ...],
    "SEAT_FIELDS": tuple[Field, ...],
    "MEMORY_FIELDS": tuple[Field, ...],
}

# How the names of entries are written, since constants and words are called by them.
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
WORD = re.compile(r"[a-z][a-z0-9 :_-]*")
OWN = ("spec.py", "contradictions.py")  # files of a game that say what a constant is, and not what it does


class Check(NamedTuple):
    """Something that may be wrong with each of some entries, or with a list as a whole, given by its name.

    `is_wrong` is given the entry or the list; what it answers, unless that is false, may be filled into `said`.
    """

    looked_at: Iterable[Any] | str
    is_wrong: Callable[[Any], object]
    said: str  # {0} is the entry or the list, {1} what `is_wrong` answered


class Place(NamedTuple):
    """Something in a list that knows no line of its own: the list's name, and what is wrong in it if that is known."""

    name: str
    item: object = None


def faults(checks: Iterable[Check], spec: Any) -> Iterator[tuple[Entry | Place, str]]:
    """Each entry, or place in a list, that is wrong, and what is said of it."""
    for check in checks:
        named = isinstance(check.looked_at, str)
        for item in [getattr(spec, str(check.looked_at), None)] if named else check.looked_at:
            if wrong := check.is_wrong(item):
                first = wrong[0] if isinstance(wrong, list | tuple) else None
                where: Any = Place(str(check.looked_at), first) if named else item
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


def numbers_said(words: str) -> list[int]:
    """The numbers in a sentence of a rulebook, in figures or in words."""
    found = re.findall(r"(?<![\d.])\d+(?!\.?\d)|\b[a-z]+\b", words.lower())
    return [int(one) if one.isdigit() else COUNTED.index(one) for one in found if one.isdigit() or one in COUNTED]


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


def of_quoted_numbers(numbers: Iterable[Numbers]) -> list[Check]:
    """A single number is one that its rule says; where the words quoted have none, it is 1 or 0: a rule or none."""

    def unsaid(one: Numbers) -> str:
        said = numbers_said(one.quoted)
        if len(one.values) != 1 or one.values[0] in (said or (0, 1)):
            return ""
        return (
            f"says {words(said)}: correct the number, or the rule"
            if said
            else "has no number: write words of the rule that have it"
        )

    return [Check(numbers, unsaid, "{0.name} is {0.values[0]}, and “{0.quoted}” of rule {0.rule} {1}")]


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


def of_shapes(lists: Mapping[str, Any]) -> list[Check]:
    """What is asked first: whether each list is there, is made of what it should be, and is not empty."""

    def misshapen(name: str, kind: Any) -> Check:
        return Check(
            name, lambda value: "" if is_a(kind, value) else described(kind), f"{name} has another form: write {{1}}"
        )

    def empty(name: str) -> Check:
        return Check(name, lambda value: not value and value != 0, f"{name} is empty: write at least one entry")

    return [check for name, kind in lists.items() for check in (misshapen(name, kind), empty(name))]


def of_names(spec: Any, entries: Iterable[Entry]) -> list[Check]:
    """Constants of the rules, words and codes are made of names: each is one, and no two make the same constant."""
    actions = list(actions_of(spec.PHASES))
    constants = [
        *((phase.constant, phase) for phase in spec.PHASES),
        *((action.name, action) for action in actions),
        *((name, choices) for choices in spec.CASES for name in (choices.name, *choices.words)),
    ]
    entries = list(entries)

    def unwritable(entry: Any) -> bool:
        return not (CONSTANT if isinstance(entry, Action | Choices) else WORD).fullmatch(entry.name)

    def made_twice(entry: Any) -> list[str]:
        again = repeated(name for name, _ in constants)
        return [name for name, maker in constants if maker is entry and name in again]

    return [
        Check(
            [*entries, *actions],
            unwritable,
            "the name “{0.name}” cannot become a constant: write small letters, or capitals for actions and cases",
        ),
        Check(
            [*spec.PHASES, *actions, *spec.CASES],
            made_twice,
            "the constant {1[0]} is made by two entries: give one of them another name",
        ),
        Check(spec.CASES, lambda choices: not choices.words, "{0.name} has no case: write one"),
        Check(
            spec.CASES,
            lambda choices: [name for name in choices.words if not CONSTANT.fullmatch(name)],
            "“{1[0]}” of {0.name} is no constant: write it in capitals",
        ),
        Check(
            spec.CASES,
            lambda choices: [name for name, word in choices.words.items() if not WORD.fullmatch(word)],
            "{1[0]} of {0.name} has no word: write one in small letters",
        ),
        Check(actions, lambda action: not action.over, "{0.name} has nothing to choose from: write its choices"),
        Check(
            actions,
            lambda action: not action.code or action.code.count("{}") != (action.over != ("",)),
            "the code “{0.code}” of {0.name}: write a text, with one {{}} in it if there are several things to choose",
        ),
        Check(
            [entry for entry in entries if isinstance(entry, Field)],
            lambda entry: entry.length < 1,
            "{0.name} is {0.length} numbers long: write 1 or more, or delete it",
        ),
        Check(
            [entry for entry in entries if isinstance(entry, Field)],
            lambda entry: entry.meaning.startswith("1 if ") and entry.length != 1,
            "{0.name} says one thing, in {0.length} numbers: write 1",
        ),
        Check(
            [entry for entry in (*entries, *actions) if isinstance(entry, Action | Field)],
            lambda entry: not entry.meaning.strip(),
            "nothing says what {0.name} means: write it",
        ),
        Check(
            [entry for entry in entries if isinstance(entry, Field)],
            lambda entry: entry.codes < 0,
            "{0.name} stands for {0.codes} things: write 0 for a quantity, or how many things",
        ),
        Check(
            "COLOURS",
            lambda colours: [colour for colour in colours if not WORD.fullmatch(colour)],
            "the colour “{1[0]}” is no name: write small letters",
        ),
    ]


def of_uses(spec: Any, code: Mapping[str, str]) -> list[Check]:
    """Whether the rules use each phase, action and field, and whether all that they use is made."""
    said = {name: set(re.findall(r"\b[A-Z][A-Z0-9_]*\b", text)) for name, text in code.items() if name not in OWN}
    asked = set().union(*said.values())
    fields = {
        f"{prefix}_" + re.sub(r"\W+", "_", entry.name.upper()): entry
        for prefix, entries in (("SEES", spec.FIELDS), ("SEES_SEAT", spec.SEAT_FIELDS))
        for entry in entries
    }
    makers = (
        {phase.constant: phase for phase in spec.PHASES} | {one.name: one for one in actions_of(spec.PHASES)} | fields
    )
    names = {id(entry): name for name, entry in makers.items()}
    memory = {"SEES_MEMORY_" + re.sub(r"\W+", "_", entry.name.upper()) for entry in spec.MEMORY_FIELDS}
    made = {
        *names.values(),
        *memory,
        *(f"AT_{numbers.name.upper()}" for numbers in spec.NUMBERS),
        *(word for choices in spec.CASES for word in (choices.name, *choices.words)),
        *spec.SIZES,
        *(name for tables in ("CARD_SETS", "TABLES") for name in getattr(spec, tables, ())),
        *("PHASES", "PHASE_COUNT", "ACTION_COUNT", "NUMBER_COUNT", "SHARED_SIZE", "SEAT_SIZE", "MEMORY_SIZE", "ONE"),
    }
    lacking = {name: module for module, text in code.items() for name in imported(text) if name not in made}

    def lacked(*prefixes: str) -> list[tuple[str, str]]:
        return [(name, module) for name, module in lacking.items() if name.startswith(prefixes)]

    rest = [(name, module) for name, module in lacking.items() if not name.startswith(("SEES_", "AT_"))]
    asks = "{1[0][1]} uses {1[0][0]}, and no entry makes it: give the entry its old name back, or correct that file"
    return [
        Check(
            makers.values(),
            lambda entry: names[id(entry)] not in asked and names[id(entry)],
            "nothing in the rules uses {1}: write what it does into the rules, or correct the name {0.name}",
        ),
        Check("SEAT_FIELDS", lambda _: lacked("SEES_SEAT_"), asks),
        Check("MEMORY_FIELDS", lambda _: lacked("SEES_MEMORY_"), asks),
        Check(
            "FIELDS",
            lambda _: [one for one in lacked("SEES_") if not one[0].startswith(("SEES_SEAT_", "SEES_MEMORY_"))],
            asks,
        ),
        Check("NUMBERS", lambda _: lacked("AT_"), asks),
        Check("PHASES", lambda _: rest, asks),
    ]


def imported(code: str) -> set[str]:
    """The constants that a file of a game takes from what is made of its specification."""
    lists = re.findall(r"^ *from papercove\.games\.\w+\.c?constants c?import (\([^)]*\)|.*)", code, re.MULTILINE)
    found = set(re.findall(r"\b[A-Z][A-Z0-9_]*\b", " ".join(lists)))
    if short := re.search(r"^from papercove\.games\.\w+ import constants(?: as (\w+))?$", code, re.MULTILINE):
        found |= set(re.findall(rf"\b{short[1] or 'constants'}\.([A-Z][A-Z0-9_]*)\b", code))
    return found


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
        *of_names(spec, [entry for value in (*entries, getattr(spec, "DECK", ())) for entry in value]),
        Check(
            spec.PHASES, lambda phase: not phase.actions, "the phase {0.name} has no action: write one, or delete it"
        ),
        *of_citations(ruled_of(spec), rules),
        *of_quoted_numbers(spec.NUMBERS),
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
