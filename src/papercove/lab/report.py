"""A page about a game, made from simulations: scores, calls, what each kind is worth, comebacks, editions."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.lab import paper
from papercove.lab.comparison import Change, differences, narrower, told
from papercove.lab.findings import Findings, MeasureFinding, ValueFinding, findings_of
from papercove.lab.plots import ENOUGH, dots, lines, score_plot
from papercove.lab.sample import Estimate, Sample
from papercove.lab.simulate import Study, simulate, unusual
from papercove.lab.wording import (
    chance,
    choice_name,
    event_rows,
    interval,
    listed,
    measure_name,
    plain,
    quartiles,
    signed,
    summary,
    written,
)
from papercove.words import Words

BETWEEN_EDITIONS = ("simulate-first", "simulate-rounds", "simulate-turns", "simulate-winning-score")


class Edition(msgspec.Struct, frozen=True):
    """One value of one option, and what it changes on the same deals."""

    label: str
    changes: list[Change]
    narrower: float | None  # by how much of their width the same deals make its intervals narrower


class Facts(msgspec.Struct, frozen=True):
    """All that a report tells."""

    study: Findings
    editions: list[Edition]


def editions(game: Game) -> list[tuple[str, Any]]:
    """The options that choose among a few, with each of their values: editions, decks."""
    found: list[tuple[str, Any]] = []
    for name, hint in get_type_hints(game.options_type).items():
        if get_origin(hint) is Literal:
            found += [(name, value) for value in get_args(hint)]
    return found


def edition(label: str, base: Sample, other: Sample) -> Edition:
    """What an edition changes."""
    found = differences(base, other, False)
    return Edition(label, told(found, frozenset()), narrower(found))


def others(wanted: Study) -> list[tuple[str, Any, Study]]:
    """The editions that a study is compared with: all but its own."""
    game = find_game(wanted.game)
    found = []
    for option, value in editions(game):
        options = unusual(game.read_options({**wanted.options, option: value}))
        if options != wanted.options:
            found.append((option, value, msgspec.structs.replace(wanted, options=options)))
    return found


def studies_of(wanted: Study) -> int:
    """How many simulations a report runs."""
    return 1 + len(others(wanted))


def prepare(folder: Path) -> None:
    """Make the folder of a page; refuse, before anything is played, if that or the drawing cannot be done."""
    if find_spec("matplotlib") is None:
        raise Unreadable("no-plots")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Unreadable("file-unwritable", file=str(folder), problem=problem.strerror or "") from None


def make_report(
    wanted: Study,
    matches: int,
    folder: Path,
    words: Words,
    workers: int = 1,
    cluster: str | None = None,
    watch: Callable[[int], None] | None = None,
) -> Path:
    """Simulate, draw, and write `index.html` and `findings.json` into `folder`; in these words."""
    prepare(folder)
    done = 0

    def play(one: Study) -> Sample:
        nonlocal done
        before = done
        sample = Sample(simulate(one, matches, workers, cluster, watch and (lambda count: watch(before + count))))
        done += matches
        return sample

    base = play(wanted)
    compared = [
        edition(choice_name(words, option, value), base, play(study)) for option, value, study in others(wanted)
    ]
    facts = Facts(findings_of(wanted, base), compared)
    (folder / "index.html").write_text(write_page(facts, words), "utf-8")
    (folder / "findings.json").write_bytes(msgspec.json.format(msgspec.json.encode(facts.study), indent=1))
    return folder / "index.html"


# --- the page ---


def write_page(facts: Facts, words: Words) -> str:
    """The HTML page, whole in one file."""
    found = facts.study
    title = words.say("report-title", game=words.say("game-name"), games=found.matches)
    names = ", ".join(dict.fromkeys(name for name, _ in found.bots))
    heads = ["", words.say("simulate-value"), words.say("arena-interval")]
    parts = [
        paper.paragraph(words.say("report-made", bots=names, seats=found.seats, seed=found.seed), "made"),
        paper.paragraph(words.say("lab-command", version=version("papercove"), command=command(found)), "made"),
        paper.paragraph(words.say("simulate-one-match")) if found.matches == 1 else "",
        rules_banner(found.options, found.variant, words),
        abstract(found, words),
        paper.table(heads, summary(found, words)),
        scores(found, words),
        *calls(found, words),
        worth(found, words),
        comebacks(found, words),
        events(found, words),
        between_editions(facts, words),
    ]
    return paper.page(title, words.language, parts)


def command(found: Findings) -> str:
    """What to type for this report."""
    changed = (("--option", found.options), ("--set", found.variant))
    return " ".join(
        [
            f"papercove report {found.game} --bots {','.join(name for name, _ in found.bots)}",
            *(f"{argument} {name}={written(value)}" for argument, of in changed for name, value in of.items()),
            f"--seats {found.seats} --games {found.matches} --seed {found.seed}",
        ]
    )


def abstract(found: Findings, words: Words) -> str:
    """What is asked first: whether it matters who begins, how long a match takes, how close it ends."""
    if found.matches == 1:
        return ""
    told = words.say(
        "report-abstract",
        first=chance(found.first_player_wins),
        turns=plain(found.turns)[0],
        rounds="none" if found.rounds.value == 1 else plain(found.rounds)[0],
        winner=plain(found.winning_score)[0],
        margin=plain(found.margin)[0],
    )
    return paper.paragraph(told, "abstract")


def scores(found: Findings, words: Words) -> str:
    """Scores at the end."""
    low, high = quartiles(found.score_counts)
    caption = words.say("report-scores-caption", low=low, high=high, winner=plain(found.winning_score)[0])
    return paper.figure(words.say("report-scores"), score_plot({"": found.score_counts}, words), caption)


def calls(found: Findings, words: Words) -> list[str]:
    """Whatever may succeed or fail: how often it came off, and what it brought, by its value."""
    tried = {key: one for key, one in found.measures.items() if one.success is not None}
    names = {key: words.find(f"measure-{key}-name") or measure_name(words, key) for key in tried}
    success = {names[key]: points(one, lambda cell: cell.success) for key, one in tried.items()}
    gain = {names[key]: points(one, lambda cell: cell.gain) for key, one in tried.items()}
    across = words.say("report-calls-axis")
    pictures = {
        "report-success": lines(success, across, words.say("report-success-axis"), shares=True),
        "report-calls": lines(gain, across, words.say("report-calls-up")),
    }
    rates = "; ".join(f"{names[key]} {' '.join(percent_told(one.success))}" for key, one in tried.items())
    note = words.find("measure-success-note") or ""
    captions = {
        "report-success": " ".join([words.say("report-success-caption", rates=rates), note, words.say("report-gaps")]),
        "report-calls": f"{gain_caption(gain, words)} {words.say('report-gaps')}",
    }
    return [paper.figure(words.say(key), picture, captions[key]) for key, picture in pictures.items() if picture]


def points(one: MeasureFinding, of: Callable[[ValueFinding], Estimate | None]) -> dict[int, Estimate]:
    """The points of a line: by value, where there are enough results."""
    found = {value: of(cell) for value, cell in one.by_value.items() if cell.count >= ENOUGH}
    return {value: number for value, number in found.items() if number is not None}


def percent_told(rate: Estimate | None) -> tuple[str, ...]:
    """A chance and its interval in brackets."""
    if rate is None:
        return ()
    told = f"{100 * rate.value:.0f} %"
    return (told,) if rate.low is None else (told, f"({100 * rate.low:.0f}–{100 * (rate.high or 0):.0f})")


def gain_caption(gain: dict[str, dict[int, Estimate]], words: Words) -> str:
    """Where one of two calls brings more than the other for sure."""
    if len(gain) != 2:
        return words.say("report-calls-caption-one")
    (one, ones), (other, theirs) = gain.items()
    both = sorted(ones.keys() & theirs.keys())
    more = [at for at in both if above(ones[at], theirs[at])]
    less = [at for at in both if above(theirs[at], ones[at])]
    return words.say(
        "report-calls-caption",
        one=one,
        other=other,
        more=", ".join(map(str, more)) or "none",
        less=", ".join(map(str, less)) or "none",
    )


def above(one: Estimate, other: Estimate) -> bool:
    """Whether one is larger for sure."""
    return one.low is not None and other.high is not None and one.low > other.high


def worth(found: Findings, words: Words) -> str:
    """What one more of each kind is worth, with the others held fixed and alone."""
    kinds = [(measure_name(words, key), one) for key, one in found.measures.items() if one.worth_each]
    kinds.sort(key=lambda kind: -(kind[1].worth_each_jointly or kind[1].worth_each or Estimate(0)).value)
    if not kinds:
        return ""
    joint = [(name, one.worth_each_jointly) for name, one in kinds]
    alone = [(name, one.worth_each) for name, one in kinds]
    series = {words.say("simulate-joint"): joint, words.say("simulate-plain"): alone}
    top, best = kinds[0][0], kinds[0][1].worth_each_jointly or kinds[0][1].worth_each
    assert best is not None
    caption = words.say("report-values-caption", kind=top, points=plain(best)[0], interval=interval(best))
    return paper.figure(words.say("report-values"), dots(series, words.say("report-values-axis")), caption)


def comebacks(found: Findings, words: Words) -> str:
    """How often whoever had been behind still won."""
    behind = found.measures.get("behind")
    if behind is None or behind.win_rate is None:
        return ""
    title = words.say("report-behind")
    rates, rare = points(behind, lambda cell: cell.win_rate), behind.tail
    tails = {}
    if rare and rare.win_rate and rare.win_rate.high is not None:
        rates = {at: one for at, one in rates.items() if at < rare.least}
        tails = {title: (rare.least, rare.win_rate)}
    axes = words.say("report-behind-axis"), words.say("report-win-axis")
    picture = lines({title: rates}, *axes, shares=True, tails=tails)
    if not picture:
        return ""
    changes = plain(found.measures["lead-changes"].mean)[0]
    caption = words.say("report-behind-caption", rate=" ".join(percent_told(behind.win_rate)), changes=changes)
    told = [
        words.say("report-tail", least=least, count=rare.count if rare else 0, rate=" ".join(percent_told(rate)))
        for least, rate in tails.values()
    ]
    return paper.figure(title, picture, " ".join([caption, words.say("report-gaps"), *told]))


def events(found: Findings, words: Words) -> str:
    """Everything else that is counted, with a row for each bot."""
    heads = ["", *map(words.say, ("simulate-per-match", "simulate-mean", "simulate-success", "simulate-win-rate"))]
    columns = [one for one in zip(heads, *event_rows(found, words), strict=True) if any(one[1:])]
    heads, *rows = map(list, zip(*columns, strict=True))
    table = paper.table(heads, rows)
    return f"{paper.heading(words.say('report-events'))}\n{table}"


def between_editions(facts: Facts, words: Words) -> str:
    """What each other edition changes on the same deals."""
    if not facts.editions:
        return ""
    rows = []
    for one in facts.editions:
        wanted = {
            change.name: change for change in one.changes if change.name in BETWEEN_EDITIONS and not change.measure
        }
        helped = "" if one.narrower is None else f"{max(0, round(100 * one.narrower))} %"
        rows.append([one.label, *(signed(wanted[name]) for name in BETWEEN_EDITIONS), helped])
    heads = ["", *map(words.say, (*BETWEEN_EDITIONS, "report-narrower"))]
    table = paper.table(heads, rows, words.say("report-editions-caption"))
    return f"{paper.heading(words.say('report-editions'))}\n{table}"


def rules_banner(options: dict[str, Any], variant: dict[str, Any], words: Words) -> str:
    """Nobody shall take a variant for the printed game, nor unusual options for the standard."""
    told = []
    if variant:
        told.append(paper.paragraph(f"{words.say('simulate-variant')} {listed(variant)}", "variant"))
    if options:
        told.append(paper.paragraph(f"{words.say('simulate-options')} {listed(options)}"))
    return "\n".join(told) or paper.paragraph(words.say("simulate-printed"))
