"""The rendered pictures: complete, small, made from the sources that are there, and in the game's colours. Needs
no renderer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from art import manifest, subjects
from art.colours import TOKENS
from art.deck import POSES, Face, faces, model_of
from art.framing import HEIGHT, bounds, outline, under_tab
from art.model import Model
from art.upright import LOWEST, LOWEST_TAB, MARGIN
from papercove.games.sea_salt_paper.cards import DECK

ROOT = Path(__file__).resolve().parent.parent
PHONE = 240


def test_every_face_of_the_deck_is_among_the_pictures() -> None:
    names = set(subjects.every())
    assert {f"{kind}-{colour}" for kind, colour, _ in DECK} <= names
    assert {face.kind: face.pose for face in faces() if face.pose > 1} == POSES


def test_the_papers_are_the_tokens_of_the_pages() -> None:
    styles = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    written = dict(re.findall(r"--(\w+): (#[0-9a-f]{6});", styles))
    assert {colour: written.get(colour) for colour in TOKENS} == TOKENS


@pytest.mark.parametrize("face", faces(), ids=lambda face: face.name)
def test_a_figure_is_whole_and_clear_of_the_tab(face: Face) -> None:
    model = model_of(face)
    left, top, right, bottom = bounds(model)
    assert min(left, top) >= 0
    assert max(right, bottom) <= 1
    assert under_tab(model) == 0


def shown_from(model: Model, shape: float) -> float:
    """Where a field of this shape begins in the picture, as `cropOf` in web/src/parts/pictures.ts puts it."""
    _, top, _, bottom = bounds(model)
    shown, tab, margin = shape / HEIGHT, LOWEST_TAB[1] / HEIGHT, MARGIN / HEIGHT
    tall = bottom - top + 2 * margin > shown - tab
    return min(max(bottom + margin - shown if tall else (top + bottom - tab - shown) / 2, 0), 1 - shown)


@pytest.mark.parametrize("face", faces(), ids=lambda face: face.name)
def test_even_a_low_field_shows_the_whole_figure_clear_of_the_tab(face: Face) -> None:
    model = model_of(face)
    start = shown_from(model, LOWEST)
    _, top, _, bottom = bounds(model)
    assert top >= start
    assert bottom <= start + LOWEST / HEIGHT
    points = outline(model)
    inside = (points[:, 0] < LOWEST_TAB[0]) & (points[:, 1] < start + (LOWEST_TAB[1] - MARGIN) / HEIGHT)
    assert not inside.any()


def test_all_faces_weigh_at_most_200_kilobytes_on_a_phone() -> None:
    for kind in manifest.FORMATS:
        files = [manifest.FOLDER / f"{kind_}-{colour}-{PHONE}.{kind}" for kind_, colour, _ in DECK]
        assert sum(file.stat().st_size for file in files) <= 200_000


def test_all_pictures_together_stay_modest() -> None:
    assert sum(file.stat().st_size for file in manifest.FOLDER.iterdir()) < 6_000_000


def test_no_picture_is_stale() -> None:
    """What this lists is to be rendered anew by `tools/art render`."""
    assert manifest.stale() == {}


def test_colours_are_the_games_colours() -> None:
    """As `tools/art verify` measured the files that are shipped: the 46 faces, and the mermaid's other poses."""
    rows = manifest.entries()
    off = [rows[face.name]["off"] for face in faces()]
    first = [rows[face.name]["off"] for face in faces() if face.pose == 1]
    assert len(first) == len(DECK) == 46
    assert sum(first) / len(first) <= 0.012
    assert max(off) <= 0.025


def test_stacks_of_layers_look_as_landscapes_rendered_whole() -> None:
    """As `tools/art depth` measured the shipped files: stacks of three and five, and two with a layer left out."""
    rows = manifest.entries()
    found = {
        (colour, stack): off
        for colour in subjects.LANDS
        for value in (3, 4, 5)
        for stack, off in rows[f"land-{colour}-{value}"]["depth"].items()
    }
    assert len(found) == 16
    assert max(found.values()) <= 0.012
