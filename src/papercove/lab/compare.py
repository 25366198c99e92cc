"""The page that says what a change changes: two studies of the same deals side by side."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
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
from papercove.lab.wording import change_name, listed, signed, valued
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


def side_name(one: Study, other: Study, words: Words) -> str:
    """What a side has that the other has not."""
    parts = [f"bots = {','.join(dict.fromkeys(one.bots))}"] if one.bots != other.bots else []
    for mine, theirs in ((one.options, other.options), (one.variant, other.variant)):
        own = {name: value for name, value in mine.items() if theirs.get(name) != value}
        parts += [listed(own)] if own else []
    return ", ".join(parts) or words.say("compare-printed")


def sentence(found: Comparison, words: Words) -> str:
    """What is surely higher and lower, the surest first, and whether it matters who begins."""
    before = side_name(found.before, found.after, words)
    after = side_name(found.after, found.before, words)
    sure = [one for one in found.changes if one.change.is_sure]
    sure.sort(key=lambda one: (one.measure != "", not one.is_share, -one.strength))  # who wins, the match, its events

    def told(changes: list[Change]) -> str:
        named = [f"{change_name(one, words)} ({valued(one.before, one)} → {valued(one.after, one)})" for one in changes]
        return ", ".join(named[:TOLD])

    higher = told([one for one in sure if one.change.value > 0])
    lower = told([one for one in sure if one.change.value < 0])
    parts = []
    if higher:
        parts.append(words.say("compare-higher", before=before, after=after, changes=higher))
    if lower:
        parts.append(words.say("compare-lower", before=before, after=after, changes=lower))
    if not sure:
        parts.append(words.say("compare-nothing", before=before, after=after, games=found.matches))
    return " ".join([*parts, *who_wins(found, words)])


def who_wins(found: Comparison, words: Words) -> list[str]:
    """The first numbers are about who wins: what they say even if it may be chance."""
    return [
        words.say("compare-chance", name=change_name(one, words), change=signed(one))
        for one in found.changes
        if one.is_share and not one.measure and not one.change.is_sure
    ]


def rows(found: Comparison, words: Words) -> list[list[paper.Cell]]:
    """Every number: before, after, and the difference, heavy where it is sure."""
    return [
        [
            change_name(one, words),
            valued(one.before, one),
            valued(one.after, one),
            (signed(one), "sure" if one.change.is_sure else ""),
        ]
        for one in found.changes
    ]


def write_page(found: Comparison, words: Words) -> str:
    """The HTML page, whole in one file."""
    before = side_name(found.before, found.after, words)
    after = side_name(found.after, found.before, words)
    title = words.say("compare-title", game=words.say("game-name"), before=before, after=after)
    bots = ", ".join(dict.fromkeys([*found.before.bots, *found.after.bots]))
    made = words.say("compare-made", bots=bots, seats=found.seats, games=found.matches, seed=found.seed)
    surest = sorted(found.changes, key=lambda one: -one.strength)[:SHOWN]
    effects = [(change_name(one, words), standardized(one)) for one in surest if one.change.high is not None]
    names = (before, after)
    heads = ["", before, after, words.say("compare-change")]
    parts = [
        paper.paragraph(made, "made"),
        *(rules_banner(one.options, one.variant, words) for one in (found.before, found.after) if one.variant),
        paper.paragraph(sentence(found, words), "abstract"),
    ]
    if effects:
        picture = dots({"": effects}, words.say("compare-axis"))
        parts.append(paper.figure(words.say("compare-effects"), picture, words.say("compare-effects-caption")))
    scores = score_plot(dict(zip(names, found.score_counts, strict=True)), words)
    parts.append(paper.figure(words.say("report-scores"), scores, words.say("compare-scores-caption")))
    parts += [
        paper.heading(words.say("compare-all")),
        paper.table(heads, rows(found, words), words.say("compare-all-caption", tests=len(found.changes))),
    ]
    return paper.page(title, words.language, parts)


def standardized(change: Change) -> Estimate:
    """A change in parts of its value before (shares in tenths), so that all fit one axis."""
    scale = 0.1 if change.is_share else abs(change.before) or 1.0
    found = change.change
    low = None if found.low is None else found.low / scale
    return Estimate(found.value / scale, low, None if found.high is None else found.high / scale)


def write_comparison(found: Comparison, folder: Path, words: Words) -> Path:
    """Write `index.html` and `comparison.json` into a folder that is there."""
    (folder / "index.html").write_text(write_page(found, words), "utf-8")
    (folder / "comparison.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    return folder / "index.html"
