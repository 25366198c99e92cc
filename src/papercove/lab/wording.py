"""What was found, in words and figures for people: the rows of a summary, the names of what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from papercove.lab.findings import Estimate, Findings
from papercove.words import Words

Row = tuple[str, str, str]  # what it is, its value, its interval


def measure_name(words: Words, key: str) -> str:
    """The message `measure-<key>`, without a last number if need be; or a card or colour of that name; or the key.

    The number fills `$number`, and `$<name>` for whoever calls it so.
    """
    stem, _, last = key.rpartition("-")
    if found := words.find(f"measure-{key}"):
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
        "simulate-rounds": found.rounds,
        "simulate-turns": found.turns,
        "simulate-decisions": found.decisions,
    }
    return [*rows, *((words.say(key), *plain(mean)) for key, mean in means.items())]


def percent(rate: Estimate) -> tuple[str, str]:
    """A chance, and its interval."""
    return f"{100 * rate.value:.1f} %", f"{100 * rate.low:.1f} – {100 * rate.high:.1f}"


def plain(number: Estimate) -> tuple[str, str]:
    """A mean, and its interval."""
    return f"{number.value:.2f}", f"{number.low:.2f} – {number.high:.2f}"


def chance(rate: Estimate) -> str:
    """A chance with its interval, in few characters."""
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.0f}–{100 * rate.high:.0f})"


def around(number: Estimate) -> str:
    """A mean with its interval, in few characters."""
    return f"{number.value:.2f} ± {number.high - number.value:.2f}"
