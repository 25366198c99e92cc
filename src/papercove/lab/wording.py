"""What was found, in words and figures for people: the rows of a summary, the names of what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from papercove.lab.comparison import Change
from papercove.lab.findings import BotFinding, Findings, MeasureFinding
from papercove.lab.sample import Estimate
from papercove.words import Words

EVERYWHERE = {"behind": "measure-behind", "lead-changes": "measure-lead-changes"}  # what is counted in every game
Row = tuple[str, str, str]  # what it is, its value, its interval


def measure_name(words: Words, key: str) -> str:
    """The message `measure-<key>`, without a last number if need be; or a card or colour of that name; or the key.

    The number fills `$number`, and `$<name>` for whoever calls it so.
    """
    stem, _, last = key.rpartition("-")
    if found := words.find(EVERYWHERE.get(key, f"measure-{key}")):
        return found
    if last.isdigit():
        numbered: dict[str, Any] = {"number": int(last), stem: int(last)}
        if found := words.find(f"measure-{stem}", **numbered):
            return found
    return words.find(key) or key


def choice_name(words: Words, option: str, value: Any) -> str:
    """One value of an option that chooses among a few."""
    named = words.find(f"option-{option}-{value}") or str(value)
    return named if not named.isdigit() else f"{words.option(option)}: {named}"


def listed(settings: Mapping[str, Any]) -> str:
    """Options, or the numbers that a variant changes, as they are written in a command."""
    return ", ".join(f"{name} = {value}" for name, value in settings.items())


def summary(found: Findings, words: Words) -> list[Row]:
    """Who wins, by how much, and how long it takes."""
    rows = [
        (words.say("simulate-bot", number=number, bot=name), *percent(won))
        for number, (name, won) in enumerate(found.bots, 1)
    ]
    rows += [(words.say("simulate-seat", seat=seat), *percent(won)) for seat, won in enumerate(found.seat_wins, 1)]
    rows.append((words.say("simulate-first"), *percent(found.first_player_wins)))
    rows += [(words.say(f"reason-{reason}"), *percent(rate)) for reason, rate in found.reasons.items()]
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
            rows.append((measure_name(words, key), *event_cells(one)))
            rows += [(f"– {bot}", *event_cells(own)) for bot, own in one.bots.items()]
    return rows


def event_cells(one: MeasureFinding | BotFinding) -> tuple[str, ...]:
    """The numbers of one of these rows."""
    return around(one.per_match), around(one.mean), chance(one.success), chance(one.win_rate)


def quartiles(counts: Mapping[int, int]) -> tuple[int, int]:
    """Between which values the middle half lies."""
    whole = [value for value, count in sorted(counts.items()) for _ in range(count)]
    return whole[len(whole) // 4], whole[3 * len(whole) // 4]


def signed(change: Change) -> str:
    """A difference with its interval; shares in percentage points."""
    scale, digits = (100, 1) if change.is_share else (1, 2)
    told = f"{scale * change.change.value:+.{digits}f}"
    if change.change.high is None:
        return told
    return f"{told} ± {scale * (change.change.high - change.change.value):.{digits}f}"


def valued(number: float, change: Change) -> str:
    """One side of a change."""
    return f"{100 * number:.1f} %" if change.is_share else f"{number:.2f}"


def change_name(change: Change, words: Words) -> str:
    """What it is that changed."""
    name = words.say(change.name)
    return f"{measure_name(words, change.measure)}: {name}" if change.measure else name


def interval(number: Estimate) -> str:
    """From where to where, if there is enough to tell."""
    return plain(number)[1] or "?"


def percent(rate: Estimate) -> tuple[str, str]:
    """A chance, and its interval if there is enough to tell it."""
    if rate.low is None or rate.high is None:
        return f"{100 * rate.value:.1f} %", ""
    return f"{100 * rate.value:.1f} %", f"{100 * rate.low:.1f} – {100 * rate.high:.1f}"


def plain(number: Estimate) -> tuple[str, str]:
    """A mean, and its interval if there is enough to tell it."""
    if number.low is None or number.high is None:
        return f"{number.value:.2f}", ""
    return f"{number.value:.2f}", f"{number.low:.2f} – {number.high:.2f}"


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
    return f"{number.value:.2f}" if number.high is None else f"{number.value:.2f} ± {number.high - number.value:.2f}"
