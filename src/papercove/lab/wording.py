"""What was found, in words and figures for people: the rows of a summary, the names of what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from papercove.lab.comparison import Change
from papercove.lab.findings import BotFinding, Findings, MeasureFinding
from papercove.lab.sample import Estimate
from papercove.words import Words

EVERYWHERE = {"behind": "measure-behind", "lead-changes": "measure-lead-changes"}  # what is counted in every game
SAID_AS = {  # the attribute of a measure's message that says it as a thing of its own
    "simulate-per-match": "often",
    "simulate-mean": "mean",
    "compare-held": "mean",
    "simulate-success": "success",
}
LOPSIDED = 1.2  # an interval that reaches so much further on one side is told by its ends
SMALL = 0.015  # what two digits would tell as 0.01, or as nothing
Row = tuple[str, str, str]  # what it is, its value, its interval


def measure_name(words: Words, key: str) -> str:
    """The message `measure-<key>`, without a last number if need be; or a card or colour of that name; or the key."""
    return found_measure(words, key) or words.find(key) or key


def found_measure(words: Words, key: str, attribute: str | None = None) -> str | None:
    """The message of a measure, or its attribute; a last number fills `$number`, and `$<name>` for whoever says so."""
    stem, _, last = key.rpartition("-")
    if found := words.find(EVERYWHERE.get(key, f"measure-{key}"), attribute):
        return found
    numbered: dict[str, Any] = {"number": int(last), stem: int(last)} if last.isdigit() else {}
    return words.find(f"measure-{stem}", attribute, **numbered) if numbered else None


def choice_name(words: Words, option: str, value: Any) -> str:
    """One value of an option that chooses among a few."""
    named = words.find(f"option-{option}-{value}") or str(value)
    return named if not named.isdigit() else f"{words.option(option)}: {named}"


def named_setting(words: Words, name: str, value: Any, seats: int) -> str:
    """One setting of a study in words: an option, a number that a variant changes, or its bots."""
    if name == "bots":
        return words.say("compare-bots", bots=", ".join(value))
    told = {"True": "true", "False": "false", "None": "null"}.get(str(value), written(value))
    if found := words.find(f"option-{name}-{told}", seats=seats):
        return found if not found.isdigit() else f"{words.option(name)}: {found}"
    called = words.find(f"number-{name}") or words.find(f"option-{name}")
    return f"{called}: {told}" if called else listed({name: value})


def listed(settings: Mapping[str, Any]) -> str:
    """Options, or the numbers that a variant changes, as they are written in a command."""
    return ", ".join(f"{name} = {written(value)}" for name, value in settings.items())


def written(value: Any) -> str:
    """The value of a setting as a command has it: `0,0,2`, not a tuple."""
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def summary(found: Findings, words: Words) -> list[Row]:
    """Who wins, by how much, and how long it takes; the same bot on every seat wins its share by symmetry."""
    names = {name for name, _ in found.bots}
    rows = [
        (words.say("simulate-bot", number=number, bot=name), *percent(won))
        for number, (name, won) in enumerate(found.bots if len(names) > 1 else (), 1)
    ]
    rows += [(words.say("simulate-seat", seat=seat), *percent(won)) for seat, won in enumerate(found.seat_wins, 1)]
    rows.append((words.say("simulate-first"), *percent(found.first_player_wins)))
    rows += [(words.say(f"reason-{reason}").rstrip("."), *percent(rate)) for reason, rate in found.reasons.items()]
    rows += [(words.say("simulate-score", seat=seat), *plain(score)) for seat, score in enumerate(found.scores, 1)]
    means = {
        "simulate-winning-score": found.winning_score,
        "simulate-margin": found.margin,
        "simulate-rounds": found.rounds,
        "simulate-turns": found.turns,
        "simulate-decisions": found.decisions,
    }
    return [*rows, *((words.say(key), *plain(mean)) for key, mean in means.items())]


def event_rows(found: Findings, words: Words) -> list[tuple[str, ...]]:
    """What the game counts besides what is held: how often, how large, how often it came off, how often its seat won.

    Where bots differ, each has a row of its own below.
    """
    rows = []
    for key, one in found.measures.items():
        if one.worth_each is None:
            rows.append((measure_name(words, key), *event_cells(one, one)))
            rows += [(f"– {bot}", *event_cells(own, one)) for bot, own in one.bots.items()]
    return rows


def event_cells(one: MeasureFinding | BotFinding, of: MeasureFinding) -> tuple[str, ...]:
    """The numbers of one of these rows, but for those that only say how it is counted."""
    often, large = around(one.per_match), around(one.mean)
    if is_counted_once(of):  # the number itself is what there is of it in a match
        often, large = (large, "") if of.per_match.value == 1 else ("", large)
    elif set(of.by_value) == {1}:  # it happens, or it does not
        large = ""
    return often, large, chance(one.success), chance(one.win_rate)


def is_counted_once(one: MeasureFinding) -> bool:
    """Whether a measure is noted just as often in every match, as the points of each seat are."""
    often = one.per_match
    return one.in_matches == Estimate(1.0) and often.low is None and often.value.is_integer() and len(one.by_value) > 1


def quartiles(counts: Mapping[int, int]) -> tuple[int, int]:
    """Between which values the middle half lies."""
    whole = [value for value, count in sorted(counts.items()) for _ in range(count)]
    return whole[len(whole) // 4], whole[3 * len(whole) // 4]


def digits_of(change: Change) -> int:
    """How many digits both sides of a change and its difference have: +0.01 ± 0.01 would tell nothing."""
    if change.is_share:
        return 1
    reach = None if change.change.high is None else change.change.high - change.change.value
    is_fine = 0 < abs(change.change.value) < SMALL if reach is None else 0 < reach < SMALL
    return 3 if is_fine else 2


def signed(change: Change) -> str:
    """A difference with its interval; shares in percentage points."""
    scale, digits = (100 if change.is_share else 1), digits_of(change)
    told = f"{scale * change.change.value:+.{digits}f}".replace("-", "−")
    if change.change.high is None:
        return told
    return f"{told} ± {scale * (change.change.high - change.change.value):.{digits}f}"


def valued(number: float, change: Change) -> str:
    """One side of a change."""
    return f"{100 * number:.1f} %" if change.is_share else f"{number:.{digits_of(change)}f}".replace("-", "−")


def change_name(change: Change, words: Words) -> str:
    """What it is that changed."""
    if not change.measure:
        return words.say(change.name)
    asked = SAID_AS.get(change.name)
    found = found_measure(words, change.measure, asked) if asked else None
    return found or f"{measure_name(words, change.measure)}: {words.say(change.name)}"


def interval(number: Estimate) -> str:
    """From where to where, if there is enough to tell."""
    return plain(number)[1] or "?"


def percent(rate: Estimate) -> tuple[str, str]:
    """A chance, and its interval if there is enough to tell it."""
    if rate.low is None or rate.high is None:
        return f"{100 * rate.value:.1f} %", ""
    return f"{100 * rate.value:.1f} %", from_to(f"{100 * rate.low:.1f}", f"{100 * rate.high:.1f}")


def plain(number: Estimate) -> tuple[str, str]:
    """A mean, and its interval if there is enough to tell it."""
    told = in_digits(number.value, number.value)
    if number.low is None or number.high is None:
        return told, ""
    return told, from_to(in_digits(number.low, number.value), in_digits(number.high, number.value))


def from_to(low: str, high: str) -> str:
    """An interval by its ends, apart where a dash would meet a minus."""
    return f"{low} – {high}" if high.startswith("−") else f"{low}–{high}"


def chance(rate: Estimate | None) -> str:
    """A chance with its interval, in few characters."""
    if rate is None:
        return ""
    told = f"{100 * rate.value:.1f} %"
    return told if rate.low is None or rate.high is None else f"{told} ({100 * rate.low:.0f}–{100 * rate.high:.0f})"


def around(number: Estimate | None) -> str:
    """A mean with its interval, in few characters."""
    if number is None:
        return ""
    told = in_digits(number.value, number.value)
    if number.low is None or number.high is None:
        return told
    above, below = number.high - number.value, number.value - number.low
    if above > LOPSIDED * below or below > LOPSIDED * above:
        return f"{told} ({plain(number)[1]})"
    return f"{told} ± {in_digits(above, number.value)}"


def in_digits(part: float, value: float) -> str:
    """With as many digits as this value deserves: what is rare is not nothing."""
    told = f"{part:.2f}" if abs(value) >= 0.1 or value == 0 else f"{part:.3f}"
    return told.replace("-", "−")
