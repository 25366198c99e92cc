"""The pictures of a report, drawn by matplotlib as SVG: every number with its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from papercove.lab.findings import Estimate, Findings
from papercove.lab.wording import measure_name
from papercove.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CALL = "call-"
ENOUGH = 10  # results that a point of a plot stands for at least
INK = ("#1f5f8b", "#c8553d", "#588b4a", "#8a5aa6", "#c29b2c")
FAINT = "#d9d9d9"
WIDE, ROW = 7.2, 0.3  # inches: the width of a picture, the height of one row of dots


def drawn(draw: Callable[[Axes], None], across: str, up: str, high: float = 3.6) -> str:
    """One picture as SVG."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "papercove", "axes.edgecolor": "#555555", "font.size": 10}):
        figure = Figure(figsize=(WIDE, high), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_axisbelow(True)
        draw(axes)
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    picture = text.getvalue()
    return picture[picture.index("<svg") :]


def as_percent(axis: object) -> None:
    """Shares along an axis are written as percentages."""
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0, symbol=" %"))  # type: ignore[attr-defined]


def score_plot(found: Findings, words: Words) -> str:
    """How often each score was reached."""
    total = sum(found.score_counts.values())

    def draw(axes: Axes) -> None:
        axes.bar(list(found.score_counts), [count / total for count in found.score_counts.values()], color=INK[0])
        axes.grid(axis="y", color=FAINT)
        as_percent(axes.yaxis)

    return drawn(draw, words.say("report-scores-axis"), words.say("report-count-axis"))


def call_plot(found: Findings, words: Words) -> str | None:
    """The chance to win by the points at the call, each kind of call a line with its band."""
    from matplotlib.ticker import MaxNLocator

    calls = {
        key: {value: cell for value, cell in one.by_value.items() if cell.count >= ENOUGH}
        for key, one in found.measures.items()
        if key.startswith(CALL)
    }
    if not any(calls.values()):
        return None

    def draw(axes: Axes) -> None:
        for ink, (key, cells) in zip(INK, calls.items(), strict=False):
            rates = [cell.win_rate for cell in cells.values()]
            axes.plot(
                list(cells), [rate.value for rate in rates], color=ink, marker="o", label=measure_name(words, key)
            )
            axes.fill_between(
                list(cells), [rate.low for rate in rates], [rate.high for rate in rates], color=ink, alpha=0.2
            )
        axes.set_ylim(0, 1.02)
        axes.grid(axis="y", color=FAINT)
        as_percent(axes.yaxis)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.legend(frameon=False, loc="lower left")

    return drawn(draw, words.say("report-calls-axis"), words.say("report-win-axis"))


def dots(rows: Sequence[tuple[str, Estimate]], across: str, shares: bool = False) -> str:
    """A dot with its interval in each row; those whose interval holds 0 are faint: they may be chance."""

    def draw(axes: Axes) -> None:
        for at, (_, number) in enumerate(rows):
            sure = number.low > 0 or number.high < 0
            reach = [[number.value - number.low], [number.high - number.value]]
            axes.errorbar(number.value, at, xerr=reach, fmt="o", color=INK[0], capsize=3, alpha=1.0 if sure else 0.45)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.axvline(0, color="#555555", linewidth=0.8)
        axes.grid(axis="x", color=FAINT)
        if shares:
            as_percent(axes.xaxis)

    return drawn(draw, across, "", 0.8 + ROW * len(rows))
