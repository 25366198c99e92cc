"""The page on which the laboratory tells: one file, on paper by day, at night and in print, in the product's look."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

# The colours are those of web/src/styles/tokens.css (a test compares): ink on a sheet of paper, or foam on the stage.
STYLE = """
:root { color-scheme: light dark; --sheet: #fffaf0; --shade: #f4ebda; --ink: #10202f; --soft: #42566a; --edge: #d9c8a8;
  --accent: #14607f; --alert: #a8331f; --good: #0c6b50; --purple: #9483c4; --orange: #e8763a;
  --font: 'Papercove Text', Figtree, 'Avenir Next', 'Segoe UI', Ubuntu, Calibri, 'DejaVu Sans', sans-serif;
  --font-title: 'Papercove Title', 'Papercove Text', 'Bricolage Grotesque', 'Segoe UI', sans-serif }
@media (prefers-color-scheme: dark) { :root { --sheet: #0e2f40; --shade: #0b3b4e; --ink: #eaf7f4; --soft: #b6d3d8;
  --edge: #ffffff3a; --accent: #8fd3ea; --alert: #ff9c85; --good: #8fdba6; --purple: #b3a4ff; --orange: #efaa72 } }
@media print { :root { --sheet: #fff; --shade: #fff; --ink: #10202f; --soft: #42566a; --edge: #c9cbdd;
  --accent: #14607f; --alert: #a8331f; --good: #0c6b50; --purple: #9483c4; --orange: #e8763a } main { max-width: none }
  figure, tr { break-inside: avoid } h2, .note { break-after: avoid } }
* { box-sizing: border-box }
body { margin: 0; background: var(--sheet); color: var(--ink); font: 500 1rem/1.5 var(--font);
  font-feature-settings: 'tnum' }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1, h2 { font-family: var(--font-title); line-height: 1.15; text-wrap: balance; margin: 0 }
h1 { font-size: clamp(1.7rem, 5vw, 2.4rem) }
h2 { font-size: 1.25rem; margin: 2.75rem 0 .5rem }
p { margin: .75rem 0 } .made, figcaption, .note { color: var(--soft); font-size: .9rem }
.abstract { font-size: 1.15rem; border-left: 4px solid var(--accent); padding-left: 1rem; margin: 1.5rem 0 }
.variant { background: var(--alert); color: var(--sheet); padding: .6rem 1rem; border-radius: 14px }
figure { margin: 0 } figure svg { display: block; width: 100%; height: auto } figcaption { margin-top: .35rem }
figure svg.narrow { display: none }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .95rem }
th, td { padding: .3rem 0 .3rem 1rem; text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal; padding-left: 0 }
thead th { border-bottom: 2px solid var(--ink); font-weight: 600 }
tbody tr + tr { border-top: 1px solid var(--edge) }
td.sure { font-weight: 700 } td.inner { padding-left: 1.25rem }
@media screen and (max-width: 40rem) {
  figure svg.wide { display: none } figure svg.narrow { display: block }
  .many { font-size: .8rem }
  .many tr { display: grid; grid-template-columns: repeat(var(--numbers), minmax(0, 1fr)); column-gap: .5rem }
  .many thead th:first-child { display: none }
  .many thead tr { grid-template-columns: repeat(var(--numbers), 1fr); border-bottom: 2px solid var(--ink) }
  .many thead th { border: 0; white-space: normal } .many th, .many td { padding: .15rem 0; white-space: normal }
  .many td:first-child { grid-column: 1 / -1; font-weight: 600; padding-top: .35rem }
}
"""
JOINED = "\u2060–\u2060"  # a dash at which no line ends
FEW = 3  # columns that fit a phone as they are
PAGES = (Path(__file__).parents[1] / "server" / "static", Path(__file__).parents[3] / "web" / "dist")
FACES = {"Papercove Title": ("title-*.woff2", "600 900"), "Papercove Text": ("text-*.woff2", "400 900")}


def fonts() -> str:
    """The product's two typefaces inside the page, where the browser client is built; else the device's stand in."""
    found = []
    for family, (pattern, weight) in FACES.items():
        files = [file for pages in PAGES for file in sorted((pages / "assets").glob(pattern))]
        if files:
            letters = base64.b64encode(files[0].read_bytes()).decode()
            source = f"url(data:font/woff2;base64,{letters}) format('woff2')"
            found.append(f"@font-face {{ font-family: '{family}'; src: {source}; font-weight: {weight} }}")
    return "\n".join(found)


def page(title: str, language: str, parts: Iterable[str]) -> str:
    """A whole page."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{fonts()}{STYLE}</style>",
            f"<main>\n<h1>{escape(title)}</h1>",
            *(part for part in parts if part),
            "</main>",
            "</html>",
        ]
    )


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph; `kind` is one of the style's."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def heading(text: str) -> str:
    """The title of a section."""
    return f"<h2>{escape(text)}</h2>"


def figure(title: str, picture: str, caption: str) -> str:
    """A picture under its title, with a caption that says what is seen; a screen reader is told both."""
    told = f'<div role="img" aria-label="{escape(title)}. {escape(caption)}">{picture}</div>'
    return f"<h2>{escape(title)}</h2>\n<figure>{told}\n<figcaption>{escape(caption)}</figcaption></figure>"


Cell = str | tuple[str, str]  # a text, or a text with its class


def table(heads: Sequence[str], rows: Iterable[Sequence[Cell]], caption: str = "") -> str:
    """A table under its caption; the first column has the names. On a phone, many numbers stand below their name."""

    def cell(value: Cell) -> str:
        text, kind = value if isinstance(value, tuple) else (value, "")
        return f'<td class="{kind}">{escape(text)}</td>' if kind else f"<td>{escape(text)}</td>"

    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "\n".join(f"<tr>{cell(row[0])}{''.join(unbroken(cell(value)) for value in row[1:])}</tr>" for row in rows)
    told = f"{paragraph(caption, 'note')}\n" if caption else ""
    many = f' class="many" style="--numbers: {len(heads) - 1}"' if len(heads) > FEW else ""
    return (
        f'{told}<div class="scroll"><table{many}>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def unbroken(number: str) -> str:
    """A number that a narrow column breaks only before the brackets of its interval."""
    return number.replace(" ±", "\u00a0±").replace("± ", "±\u00a0").replace(" %", "\u00a0%").replace("–", JOINED)
