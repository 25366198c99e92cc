"""A page of plots about a game, made from simulations: scores, calls, what each kind is worth, who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.lab.findings import Estimate, Findings, findings
from papercove.lab.simulate import Study, simulate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CALL = "call-"
ENOUGH = 10  # results that a point of a plot stands for at least
INK = ("#1f5f8b", "#c8553d", "#588b4a", "#8a5aa6", "#c29b2c")

Say = Callable[..., str]
Named = Callable[[str], str]


class Edge(msgspec.Struct, frozen=True):
    """The edge of whoever begins, with one value of one option."""

    label: str
    edge: Estimate


def editions(game: Game) -> list[tuple[str, dict[str, Any]]]:
    """Each value of the options that choose among a few: editions, decks."""
    found = []
    for name, hint in get_type_hints(game.options_type).items():
        if get_origin(hint) is Literal:
            found += [(f"{name} {value}", {name: value}) for value in get_args(hint)]
    return found


def make_report(
    wanted: Study,
    matches: int,
    folder: Path,
    say: Say,
    named: Named,
    workers: int = 1,
    cluster: str | None = None,
    watch: Callable[[int], None] | None = None,
) -> Path:
    """Simulate, draw, and write `index.html` into `folder`; `say` and `named` give the words."""
    if find_spec("matplotlib") is None:
        raise Unreadable("no-plots")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Unreadable("file-unwritable", file=str(folder), problem=problem.strerror or "") from None
    found = findings(wanted, simulate(wanted, matches, workers, cluster, watch))
    edges = first_edges(wanted, matches, workers, cluster, matches, watch)
    page = write_page(found, edges, say, named)
    (folder / "index.html").write_text(page, "utf-8")
    (folder / "findings.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    return folder / "index.html"


def studies_of(game: str) -> int:
    """How many simulations a report runs."""
    return 1 + len(editions(find_game(game)))


def first_edges(
    wanted: Study,
    matches: int,
    workers: int,
    cluster: str | None,
    done: int,
    watch: Callable[[int], None] | None,
) -> list[Edge]:
    """The edge of whoever begins, edition by edition."""
    found = []
    for number, (label, change) in enumerate(editions(find_game(wanted.game))):
        one = msgspec.structs.replace(wanted, options={**wanted.options, **change})
        before = done + number * matches

        def note(count: int, before: int = before) -> None:
            if watch:
                watch(before + count)

        tally = simulate(one, matches, workers, cluster, note)
        found.append(Edge(label, findings(one, tally).first_player_edge))
    return found


# --- pictures ---


def drawn(draw: Callable[[Axes], None], title: str, across: str, up: str) -> str:
    """One picture as SVG."""
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, 4.0), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    axes.set_title(title)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.spines[["top", "right"]].set_visible(False)
    draw(axes)
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    picture = text.getvalue()
    return picture[picture.index("<svg") :]


def score_plot(found: Findings, say: Say) -> str:
    """How often each score was reached."""
    total = sum(found.score_counts.values())

    def draw(axes: Axes) -> None:
        axes.bar(list(found.score_counts), [count / total for count in found.score_counts.values()], color=INK[0])

    return drawn(draw, say("report-scores"), say("report-scores-axis"), say("report-count-axis"))


def call_plot(found: Findings, say: Say, named: Named) -> str | None:
    """The chance to win by the points at the call, each kind of call a line with its band."""
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
            axes.plot(list(cells), [rate.value for rate in rates], color=ink, marker="o", label=named(key))
            axes.fill_between(
                list(cells), [rate.low for rate in rates], [rate.high for rate in rates], color=ink, alpha=0.2
            )
        axes.set_ylim(0, 1)
        axes.legend(frameon=False)

    return drawn(draw, say("report-calls"), say("report-calls-axis"), say("report-win-axis"))


def bars(rows: Sequence[tuple[str, Estimate]], title: str, across: str) -> str:
    """Horizontal bars with their intervals."""

    def draw(axes: Axes) -> None:
        values = [number.value for _, number in rows]
        reach = [[n.value - n.low for _, n in rows], [n.high - n.value for _, n in rows]]
        axes.barh([name for name, _ in rows], values, xerr=reach, color=INK[0], ecolor="#333333", capsize=2)
        axes.axvline(0, color="#333333", linewidth=0.8)
        axes.invert_yaxis()

    return drawn(draw, title, across, "")


# --- the page ---


def write_page(found: Findings, edges: Sequence[Edge], say: Say, named: Named) -> str:
    """The HTML page, whole in one file."""
    worth = [(named(key), one.worth_each) for key, one in found.measures.items() if one.worth_each is not None]
    worth.sort(key=lambda row: -row[1].value)
    pictures = [
        score_plot(found, say),
        call_plot(found, say, named),
        bars(worth, say("report-values"), say("report-values-axis")) if worth else None,
        bars([(one.label, one.edge) for one in edges], say("report-first"), say("report-first-axis"))
        if edges
        else None,
    ]
    title = say("report-title", game=found.game, games=found.matches)
    names = ", ".join(dict.fromkeys(name for name, _ in found.bots))
    made = say("report-made", bots=names, seats=found.seats, seed=found.seed)
    return "\n".join(
        [
            "<!doctype html>",
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title>",
            "<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}"
            "svg{max-width:100%;height:auto}.variant{background:#c8553d;color:#fff;padding:.5rem 1rem}</style>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(made)}</p>",
            *variant_banner(found.variant, say),
            *(f"<figure>{picture}</figure>" for picture in pictures if picture),
        ]
    )


def variant_banner(variant: Mapping[str, Any], say: Say) -> list[str]:
    """Nobody shall take a variant for the printed game."""
    if not variant:
        return [f"<p>{escape(say('simulate-printed'))}</p>"]
    changes = ", ".join(f"{name} = {value}" for name, value in variant.items())
    return [f'<p class="variant"><strong>{escape(say("simulate-variant"))}</strong> {escape(changes)}</p>']
