"""A page of plots about a game, made from simulations: scores, calls, what each kind is worth, who begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.lab.findings import Estimate, Findings, findings
from papercove.lab.plots import call_plot, dots, score_plot
from papercove.lab.simulate import Study, simulate
from papercove.lab.wording import choice_name, listed, measure_name, summary
from papercove.words import Words

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
:root { color: #222; background: #fff }
h1 { line-height: 1.2 }
h2 { font-size: 1.15rem; margin: 2rem 0 0.25rem }
figure { margin: 0 }
svg { width: 100%; height: auto }
table { border-collapse: collapse }
td, th { padding: 0.15rem 1rem 0.15rem 0; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
td:first-child { text-align: left; white-space: normal }
tr + tr td { border-top: 1px solid #e5e5e5 }
.variant { background: #b3402a; color: #fff; padding: 0.5rem 1rem }
"""


class Edge(msgspec.Struct, frozen=True):
    """The edge of whoever begins, with one value of one option."""

    label: str
    edge: Estimate


def editions(game: Game) -> list[tuple[str, Any]]:
    """The options that choose among a few, with each of their values: editions, decks."""
    found: list[tuple[str, Any]] = []
    for name, hint in get_type_hints(game.options_type).items():
        if get_origin(hint) is Literal:
            found += [(name, value) for value in get_args(hint)]
    return found


def make_report(
    wanted: Study,
    matches: int,
    folder: Path,
    words: Words,
    workers: int = 1,
    cluster: str | None = None,
    watch: Callable[[int], None] | None = None,
) -> Path:
    """Simulate, draw, and write `index.html` into `folder`; in these words."""
    if find_spec("matplotlib") is None:
        raise Unreadable("no-plots")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Unreadable("file-unwritable", file=str(folder), problem=problem.strerror or "") from None
    found = findings(wanted, simulate(wanted, matches, workers, cluster, watch))
    edges = first_edges(wanted, matches, words, workers, cluster, matches, watch)
    page = write_page(found, edges, words)
    (folder / "index.html").write_text(page, "utf-8")
    (folder / "findings.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    return folder / "index.html"


def studies_of(game: str) -> int:
    """How many simulations a report runs."""
    return 1 + len(editions(find_game(game)))


def first_edges(
    wanted: Study,
    matches: int,
    words: Words,
    workers: int,
    cluster: str | None,
    done: int,
    watch: Callable[[int], None] | None,
) -> list[Edge]:
    """The edge of whoever begins, edition by edition."""
    found = []
    for number, (option, value) in enumerate(editions(find_game(wanted.game))):
        one = msgspec.structs.replace(wanted, options={**wanted.options, option: value})
        before = done + number * matches

        def note(count: int, before: int = before) -> None:
            if watch:
                watch(before + count)

        tally = simulate(one, matches, workers, cluster, note)
        found.append(Edge(choice_name(words, option, value), findings(one, tally).first_player_edge))
    return found


# --- the page ---


def write_page(found: Findings, edges: Sequence[Edge], words: Words) -> str:
    """The HTML page, whole in one file."""
    worth = [(measure_name(words, key), one.worth_each) for key, one in found.measures.items() if one.worth_each]
    worth.sort(key=lambda row: -row[1].value)
    pictures = {
        "report-scores": score_plot(found, words),
        "report-calls": call_plot(found, words),
        "report-values": dots(worth, words.say("report-values-axis")) if worth else None,
        "report-first": dots([(one.label, one.edge) for one in edges], words.say("report-first-axis"), shares=True)
        if edges
        else None,
    }
    title = words.say("report-title", game=words.say("game-name"), games=found.matches)
    names = ", ".join(dict.fromkeys(name for name, _ in found.bots))
    made = words.say("report-made", bots=names, seats=found.seats, seed=found.seed)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.language}">',
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(made)}</p>",
            rules_banner(found, words),
            summary_table(found, words),
            *(figure(words.say(key), picture) for key, picture in pictures.items() if picture),
            "</html>",
        ]
    )


def figure(title: str, picture: str) -> str:
    """A picture under its title, which is also what a screen reader is told."""
    named = picture.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
    return f"<h2>{escape(title)}</h2>\n<figure>{named}</figure>"


def summary_table(found: Findings, words: Words) -> str:
    """The main numbers with their intervals."""
    heads = "".join(f"<th>{escape(words.say(key))}</th>" for key in ("simulate-value", "arena-interval"))
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in summary(found, words)
    )
    return f"<table>\n<tr><td></td>{heads}</tr>\n{rows}\n</table>"


def rules_banner(found: Findings, words: Words) -> str:
    """Nobody shall take a variant for the printed game, nor unusual options for the standard."""
    told = ""
    if found.variant:
        mark = escape(words.say("simulate-variant"))
        told += f'<p class="variant"><strong>{mark}</strong> {escape(listed(found.variant))}</p>'
    if found.options:
        told += f"<p>{escape(words.say('simulate-options'))} {escape(listed(found.options))}</p>"
    return told or f"<p>{escape(words.say('simulate-printed'))}</p>"
