"""The scene of the start page: captain and boat, mermaid and lighthouse, in one sea of cut paper."""

from __future__ import annotations

from art.deck import Face
from art.framing import framed
from art.kinds.boat import boat
from art.kinds.captain import captain
from art.kinds.lighthouse import beams, lighthouse
from art.kinds.mermaid import mermaid
from art.model import Model, Sheet
from art.papers import PAPERS, Paper
from art.waves import row

SHAPE = 0.525  # height by width, as social cards are
SKY = "#bfe0ea"
TOWER = (2.75, 1.5, 0.10)
WATER = {"far": "#8fd0da", "near": "#4fb0c2", "front": "#2f8fa9", "surf": "#1f6f8f"}
COLOURS = {"boat": "#2f6fb4", "captain": "#efaa72", "mermaid": "#d4d6e6", "lighthouse": "#8f7dc4"}


def coloured(model: Model, name: str) -> Model:
    """A model whose papers are its own, so that several can stand in one scene."""
    colour = COLOURS[name]
    papers = {**PAPERS, **model.papers}
    made = Model()
    for sheet in model.sheets:
        names = [f"{name} {part}" if part else None for part in (sheet.paper, sheet.back)]
        made.sheets.append(Sheet(sheet.points, sheet.faces, names[0] or "", names[1], sheet.thick))
    for part, paper in papers.items():
        light = Paper(colour) if part == "card" else paper
        made.papers[f"{name} {part}"] = (
            Paper(
                mix(paper, colour), crease=paper.crease, translucent=paper.translucent, ink=paper.ink, glow=paper.glow
            )
            if paper.of_card
            else light
        )
    return made


def mix(paper: Paper, card: str) -> str:
    from art.colours import linear, written

    return written(paper.light(linear(card)))


def scene() -> Model:
    made = Model()
    made.add(coloured(lighthouse(), "lighthouse"), move=TOWER, scale=1.28)
    made.add(
        coloured(captain(Face("captain", "light_orange")), "captain"),
        rotate=(0, 0, -4),
        move=(-2.20, -0.02, 0.74),
        scale=0.68,
    )
    made.add(coloured(boat(), "boat"), rotate=(0, -3, 6), move=(-1.35, 0.0, 0.02), scale=1.62)
    made.add(
        coloured(mermaid(Face("mermaid", "white")), "mermaid"), rotate=(0, 0, 4), move=(0.92, -0.30, 0.02), scale=0.92
    )
    framed(made, up=11, around=-9, box=(0.055, 0.06, 0.97, 0.90), height=SHAPE)
    light = Model(papers=lighthouse().papers)
    beams(light, reach=6)
    made.add(coloured(light, "lighthouse"), move=TOWER, scale=1.28)
    made.papers.update({name: Paper(colour, crease=0.2) for name, colour in WATER.items()})
    row(made, -2.3, 0.30, 0.70, -7.0, 0.96, 15, "far")
    row(made, -0.75, 0.20, 0.56, -6.6, 0.86, 15, "near")
    row(made, 0.95, 0.16, 0.50, -6.9, 0.80, 17, "front")
    row(made, 1.60, 0.0, 0.34, -6.5, 0.88, 15, "surf")
    return made
