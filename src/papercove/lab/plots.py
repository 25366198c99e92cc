"""The pictures of a page, drawn by matplotlib as SVG; their colours and letters are those of the page (paper.py)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence, Set
from io import StringIO
from math import nan
from textwrap import fill, wrap
from typing import TYPE_CHECKING, Any

from papercove.lab.sample import Estimate
from papercove.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GAP = Estimate(nan, nan, nan)
ENOUGH = 10  # results that a point of a plot stands for at least
# Matplotlib wants colours, the page has variables: each of these stands for one of them.
INKS = {
    "#010101": "var(--accent)",
    "#020202": "var(--alert)",
    "#030303": "var(--good)",
    "#040404": "var(--purple)",
    "#050505": "var(--orange)",
    "#060606": "var(--ink)",
    "#070707": "var(--soft)",
    "#080808": "var(--edge)",
}
LINES = tuple(INKS)[:5]
INK, SOFT, EDGE = tuple(INKS)[5:]
STROKES = ("-", "--", ":", "-.", (0, (5, 1)))  # lines are told apart by more than colour
MARKS = ("o", "s", "^", "D", "v")
WIDE, NARROW, ROW = 7.2, 4.0, 0.3  # inches: the width of a picture, that on a phone, the height of one row of dots
LETTERS = 13  # points from one line of a name to the next
LINE, ACROSS = 22, 30  # letters that fit a line on a phone: of a name beside the picture, of what is below it


def drawn(draw: Callable[[Axes], None], across: str, up: str, high: float = 3.4, narrow_high: float = 3.0) -> str:
    """One picture as SVG, its text as text; twice, for a page and for a phone, where its letters would be too small."""
    wide = sized(draw, across, up, (WIDE, high))
    narrow = sized(draw, fill(across, ACROSS), up, (NARROW, narrow_high))
    return wide.replace("<svg", '<svg class="wide"', 1) + narrow.replace("<svg", '<svg class="narrow"', 1)


def is_narrow(axes: Axes) -> bool:
    """Whether this is the picture for a phone."""
    return axes.figure.bbox.width < (WIDE + NARROW) / 2 * axes.figure.dpi


def sized(draw: Callable[[Axes], None], across: str, up: str, inches: tuple[float, float]) -> str:
    """One picture of this size."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    look: Any = {
        "svg.hashsalt": f"papercove {inches[0]}",  # names within a picture are of that picture alone
        "svg.fonttype": "none",
        "font.size": 11,
        "text.color": INK,
        "axes.edgecolor": SOFT,
        "axes.labelcolor": SOFT,
        "xtick.color": SOFT,
        "ytick.color": SOFT,
        "axes.facecolor": "none",
        "figure.facecolor": "none",
        "grid.color": EDGE,
    }
    with rc_context(look):
        figure = Figure(figsize=inches, layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_axisbelow(True)
        draw(axes)
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    return in_page_colours(text.getvalue())


def in_page_colours(picture: str) -> str:
    """An SVG of matplotlib's with the page's colours and letters."""
    picture = picture[picture.index("<svg") :]
    for ink, variable in INKS.items():
        picture = picture.replace(ink, variable)
    return re.sub(r"font-family: [^;\"]*", "font-family: var(--font)", picture)


def as_percent(axis: object) -> None:
    """Shares along an axis are written as percentages."""
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0, decimals=0, symbol=" %"))  # type: ignore[attr-defined]


def legend(axes: Axes, count: int) -> None:
    """Names above the picture, where there are several lines."""
    if count > 1:
        axes.legend(frameon=False, ncols=1 if is_narrow(axes) else count, loc="lower left", bbox_to_anchor=(0, 1))


def score_plot(series: Mapping[str, Mapping[int, int]], words: Words) -> str:
    """How often each score was reached: bars, or a line for each of several."""

    def draw(axes: Axes) -> None:
        for place, (name, counts) in enumerate(series.items()):
            total = sum(counts.values())
            shares = [count / total for count in counts.values()]
            if len(series) == 1:
                axes.bar(list(counts), shares, color=LINES[0], width=0.85)
            else:
                axes.step(list(counts), shares, where="mid", color=LINES[place], linestyle=STROKES[place], label=name)
        axes.grid(axis="y")
        as_percent(axes.yaxis)
        legend(axes, len(series))

    return drawn(draw, words.say("report-scores-axis"), words.say("report-count-axis"))


Points = Mapping[int, Estimate]


def lines(
    series: Mapping[str, Points],
    across: str,
    up: str,
    shares: bool = False,
    tails: Mapping[str, tuple[int, Estimate]] | None = None,
) -> str | None:
    """A line with its band for each of these, with a gap where a point has no interval.

    A tail is a point by itself: everything from a number up, together.
    """
    from matplotlib.ticker import MaxNLocator

    shown = {name: {at: one for at, one in points.items() if one.high is not None} for name, points in series.items()}
    if not any(shown.values()):
        return None

    def draw(axes: Axes) -> None:
        for place, (name, points) in enumerate(shown.items()):
            ink, mark = LINES[place % len(LINES)], MARKS[place % 5]
            places = range(min(points), max(points) + 1) if points else range(0)
            known = [points.get(at, GAP) for at in places]
            values, lows, highs = (
                zip(*((one.value, one.low, one.high) for one in known), strict=True) if known else ((), (), ())
            )
            axes.plot(places, values, label=name, color=ink, marker=mark, linestyle=STROKES[place % 5])
            axes.fill_between(places, lows, highs, color=ink, alpha=0.18)
            if tail := (tails or {}).get(name):
                draw_tail(axes, *tail, ink, mark)
        axes.grid(axis="y")
        if shares:
            axes.set_ylim(-0.02, 1.02)
            as_percent(axes.yaxis)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        legend(axes, len(shown))

    return drawn(draw, across, up)


def draw_tail(axes: Axes, least: int, one: Estimate, ink: str, mark: str) -> None:
    """Everything from this number up, as one point with its interval."""
    reach = [[one.value - (one.low or 0.0)], [(one.high or 0.0) - one.value]]
    axes.errorbar(least + 1, one.value, xerr=[[1], [1]], yerr=reach, fmt=mark, color=ink, capsize=3)
    axes.annotate(f"{least}+", (least + 1, one.high or 0.0), (0, 4), textcoords="offset points", ha="center", color=ink)


Dots = Sequence[tuple[str, Estimate | None]]


def dots(series: Mapping[str, Dots], across: str, shares: bool = False, sure: Set[str] | None = None) -> str:
    """A row for each name, in it a dot with its interval for each series.

    Faint is what is not among the `sure`; where nobody says which are, whatever has 0 in its interval.
    """
    names = [name for name, _ in next(iter(series.values()))]

    def draw(axes: Axes) -> None:
        for place, (label, rows) in enumerate(series.items()):
            ink, shift = LINES[place], 0.28 * (place - (len(series) - 1) / 2)
            axes.plot([], [], MARKS[place], color=ink, label=label)
            for at, (name, number) in enumerate(rows):
                if number is None:
                    continue
                reach = [[number.value - (number.low or 0)], [(number.high or 0) - number.value]]
                bars = None if number.low is None else reach
                faint = 1.0 if (number.is_sure if sure is None else name in sure) else 0.45
                axes.errorbar(number.value, at + shift, xerr=bars, fmt=MARKS[place], color=ink, capsize=3, alpha=faint)
        label_rows(axes, names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.axvline(0, color=SOFT, linewidth=0.8)
        axes.grid(axis="x")
        if shares:
            as_percent(axes.xaxis)
        legend(axes, len(series))

    row = ROW * (1 + 0.25 * (len(series) - 1))
    lines_of_names = sum(max(1.0, 0.75 * len(wrap(name, LINE))) for name in names)
    return drawn(draw, across, "", 0.9 + row * len(names), 1.1 + row * lines_of_names)


def label_rows(axes: Axes, names: Sequence[str]) -> None:
    """Names beside the rows: on a phone each line by itself, for only then a browser lines them up on the right."""
    if not is_narrow(axes):
        axes.set_yticks(range(len(names)), names)
        return
    axes.set_yticks(range(len(names)), [""] * len(names))
    for at, name in enumerate(names):
        lines_of_it = wrap(name, LINE)
        for number, line in enumerate(lines_of_it):
            up = LETTERS * ((len(lines_of_it) - 1) / 2 - number)
            axes.annotate(
                line,
                (0, at),
                (-7, up),
                axes.get_yaxis_transform(),
                "offset points",
                ha="right",
                va="center",
                color=SOFT,
            )
