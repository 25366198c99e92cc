"""The page that says what a change changes: two studies of the same deals side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from shlex import quote
from typing import Any

import msgspec

from papercove.engine.errors import Unreadable
from papercove.engine.registry import game as find_game
from papercove.lab import paper
from papercove.lab.comparison import Change, Comparison, compared
from papercove.lab.plots import dots, score_plot
from papercove.lab.report import rules_banner
from papercove.lab.sample import Estimate, Sample
from papercove.lab.simulate import Study, simulate, study
from papercove.lab.wording import change_name, named_setting, signed, valued, written
from papercove.words import Words

PRINTED = "printed"  # a side that changes nothing
BOTS = "bots"
TOLD = 4  # changes that the sentence names on each side, the surest first
SHOWN = 12  # rows of the plot


def side(base: Study, text: str) -> Study:
    """The base study with these settings (`edition=fr`, `call_threshold=8 duo_pair=2`, `bots=expert`), checked.

    A setting is an option of the game, a number that a variant may change, or `bots`. Raises Unreadable.
    """
    game = find_game(base.game)
    bots: list[str] = list(base.bots)
    options: dict[str, Any] = dict(base.options)
    variant: dict[str, Any] = dict(base.variant)
    known = set(game.variant_type.__struct_fields__) if game.variant_type else set()
    for setting in text.split() if text != PRINTED else []:
        name, equals, value = setting.partition("=")
        if not equals or not value:
            raise Unreadable("compare-side", side=setting)
        if name == BOTS:
            named = value.split(",")
            bots[: len(named)] = named
        elif name in game.options_type.__struct_fields__:
            options[name] = value
        elif name in known:
            variant[name] = value
        else:
            settings = sorted({BOTS, *game.options_type.__struct_fields__, *known})
            raise Unreadable("compare-setting", setting=name[:40], known=", ".join(settings))
    return study(base.game, bots, len(base.bots), base.seed, options, variant)


def compare(
    before: Study,
    after: Study,
    matches: int,
    workers: int = 1,
    cluster: str | None = None,
    watch: Callable[[int], None] | None = None,
) -> Comparison:
    """Play both studies on the same deals."""
    if before == after:
        raise Unreadable("compare-same")
    then = Sample(simulate(before, matches, workers, cluster, watch))
    later = watch and (lambda count: watch(matches + count))
    return compared(before, after, then, Sample(simulate(after, matches, workers, cluster, later)))


def settings(one: Study, other: Study) -> dict[str, Any]:
    """What a side has that the other has not."""
    game = find_game(one.game)
    own: dict[str, Any] = {BOTS: one.bots} if one.bots != other.bots else {}
    for mine, theirs, kind in (
        (one.options, other.options, game.options_type),
        (one.variant, other.variant, game.variant_type),
    ):
        usual = msgspec.to_builtins(kind()) if kind else {}
        for name in sorted(mine.keys() | theirs.keys()):
            if mine.get(name, usual[name]) != theirs.get(name, usual[name]):
                own[name] = mine.get(name, usual[name])
    return own


def side_name(one: Study, other: Study, words: Words) -> str:
    """What a side has that the other has not, in words."""
    return ", ".join(named_setting(words, *one_of, len(one.bots)) for one_of in settings(one, other).items())


def side_names(found: Comparison, words: Words) -> tuple[str, str]:
    """Both sides in words, before and after; if one number is all that differs, it is named once."""
    before, after = side_name(found.before, found.after, words), side_name(found.after, found.before, words)
    label, _, value = before.rpartition(": ")
    only = len(settings(found.before, found.after)) == 1
    return (value, after) if only and label and after.startswith(f"{label}: ") else (before, after)


def command(found: Comparison) -> str:
    """What to type for this comparison."""
    sides = [settings(*pair) for pair in ((found.before, found.after), (found.after, found.before))]
    texts = [
        " ".join(f"{name}={written(value)}" for name, value in side.items() if value is not None) for side in sides
    ]
    return " ".join(
        [
            f"papercove compare {found.game} {' '.join(quote(text or PRINTED) for text in texts)}",
            *(() if BOTS in sides[0] else [f"--bots {','.join(found.before.bots)}"]),
            *shared("--option", found.before.options, found.after.options),
            *shared("--set", found.before.variant, found.after.variant),
            f"--seats {found.seats} --games {found.matches} --seed {found.seed}",
        ]
    )


def shared(argument: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """The arguments for what both sides have."""
    for name, value in before.items():
        if after.get(name) == value:
            yield f"{argument} {name}={written(value)}"


def sentence(found: Comparison, words: Words) -> str:
    """What is surely higher and lower, the surest first, and whether it matters who begins.

    It names only what chance does not explain, and nothing that the change itself sets.
    """
    before, after = side_names(found, words)
    sure = [one for one in found.changes if one.is_sure]
    sure.sort(key=lambda one: (one.measure != "", not one.is_share, -one.strength))  # who wins, the match, its events

    def told(changes: list[Change]) -> str:
        return ", ".join(from_to(one, words) for one in changes[:TOLD])

    higher = told([one for one in sure if one.change.value > 0])
    lower = told([one for one in sure if one.change.value < 0])
    parts = []
    if higher:
        parts.append(words.say("compare-higher", before=before, after=after, changes=higher))
    if lower:
        said = "compare-also-lower" if higher else "compare-lower"
        parts.append(words.say(said, before=before, after=after, changes=lower))
    if not sure:
        parts.append(words.say("compare-nothing", before=before, after=after, games=found.matches))
    if found.matches == 1:
        return words.say("simulate-one-match")
    return " ".join([*parts, *who_wins(found, words)])


def caveats(found: Comparison, words: Words) -> str:
    """What the intervals mean, among so many looks, and how much the shared deals helped."""
    counted = {
        "tests": sum(not one.is_set and one.chance is not None for one in found.changes),
        "set": sum(one.is_set for one in found.changes),
    }
    told = [words.say("compare-all-caption", **counted)]
    if found.narrower is not None:
        told.append(words.say("compare-deals", percent=max(0, round(100 * found.narrower))))
    return " ".join(told)


def grown(change: Change, words: Words) -> str:
    """A difference, and whether the change itself sets it."""
    return words.say("compare-set", change=signed(change)) if change.is_set else signed(change)


def from_to(change: Change, words: Words) -> str:
    """A number with what it was and what it became."""
    values = words.say("compare-from-to", before=valued(change.before, change), after=valued(change.after, change))
    return f"{change_name(change, words)} ({values})"


def who_wins(found: Comparison, words: Words) -> list[str]:
    """The first numbers are about who wins: what they say even if it may be chance."""
    return [
        words.say("compare-chance", name=change_name(one, words), change=signed(one))
        for one in found.changes
        if one.is_share and not one.measure and not one.is_sure
    ]


def rows(found: Comparison, words: Words) -> list[list[paper.Cell]]:
    """Every number: before, after, and the difference, heavy where it is sure."""
    return [
        [
            change_name(one, words),
            valued(one.before, one),
            valued(one.after, one),
            (grown(one, words), "sure" if one.is_sure else ""),
        ]
        for one in found.changes
    ]


def write_page(found: Comparison, words: Words) -> str:
    """The HTML page, whole in one file."""
    before, after = side_names(found, words)
    title = words.say("compare-title", game=words.say("game-name"), before=before, after=after)
    bots = ", ".join(dict.fromkeys([*found.before.bots, *found.after.bots]))
    made = words.say("compare-made", bots=bots, seats=found.seats, games=found.matches, seed=found.seed)
    heads = ["", *map(words.say, ("compare-before", "compare-after", "compare-change"))]
    parts = [
        paper.paragraph(made, "made"),
        paper.paragraph(words.say("lab-command", version=version("papercove"), command=command(found)), "made"),
        *(rules_banner(one.options, one.variant, words) for one in (found.before, found.after) if one.variant),
        paper.paragraph(sentence(found, words), "abstract"),
    ]
    parts += [
        *effects(
            "compare-chances", "compare-chances-axis", [one for one in found.changes if one.is_share], 0.01, words
        ),
        *effects(
            "compare-effects", "compare-effects-axis", [one for one in found.changes if not one.is_share], None, words
        ),
        scores(found, words),
        paper.heading(words.say("compare-all")),
        paper.table(heads, rows(found, words), caveats(found, words)),
    ]
    return paper.page(title, words.language, parts)


def effects(title: str, axis: str, changes: list[Change], unit: float | None, words: Words) -> list[str]:
    """The surest of these changes as a picture, in this unit or in parts of what each was before; none of nothing."""
    known = [one for one in changes if one.chance is not None and not one.is_set and (unit or one.before)]
    known.sort(key=lambda one: -one.strength)
    if not known:
        return []
    rows = [(change_name(one, words), scaled(one.change, unit or abs(one.before))) for one in known[:SHOWN]]
    caption = words.say(
        "compare-effects-caption",
        sure=sum(one.is_sure for one in known),
        tests=len(known),
        surest=from_to(known[0], words),
        shown=SHOWN,
        more=max(0, len(known) - SHOWN),
    )
    sure = {change_name(one, words) for one in known if one.is_sure}
    picture = dots({"": rows}, words.say(axis), shares=unit is None, sure=sure)
    return [paper.figure(words.say(title), picture, caption)]


def scaled(found: Estimate, unit: float) -> Estimate:
    """An estimate in this unit."""
    low = None if found.low is None else found.low / unit
    return Estimate(found.value / unit, low, None if found.high is None else found.high / unit)


def scores(found: Comparison, words: Words) -> str:
    """How often each score was reached on either side."""
    names = side_name(found.before, found.after, words), side_name(found.after, found.before, words)
    picture = score_plot(dict(zip(names, found.score_counts, strict=True)), words)
    winner = next(one for one in found.changes if one.name == "simulate-winning-score")
    caption = words.say("compare-scores-caption", winner=from_to(winner, words))
    return paper.figure(words.say("report-scores"), picture, caption)


def write_comparison(found: Comparison, folder: Path, words: Words) -> Path:
    """Write `index.html` and `comparison.json` into a folder that is there."""
    (folder / "index.html").write_text(write_page(found, words), "utf-8")
    (folder / "comparison.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    return folder / "index.html"
