"""Every picture there is: its name, what it is made from, its shape and its sizes. Knows nothing of the renderer."""

from __future__ import annotations

from dataclasses import dataclass

from art.deck import faces
from art.upright import TALL

FACE, LAND, BACK, THING, AVATAR, FOLD, SCENE = "face", "land", "back", "thing", "avatar", "fold", "scene"
LANDS = {"yellow": "desert", "blue": "sea", "green": "forest", "black": "mountain"}
AVATARS = ("bear", "cat", "crab", "crane", "fish", "fox", "frog", "octopus", "owl", "penguin", "rabbit", "whale")
THINGS = ("scissors", "scissors_token", "token-1", "token-2", "token-4")
BACKS = ("back", "tile-back-blue", "tile-back-red", "tile-back-yellow")
FOLDS = ("pair",)
FOLD_FRAMES = 8


@dataclass(frozen=True)
class Subject:
    name: str
    sort: str
    modules: tuple[str, ...]  # what it is made from, beside all that these import
    width: int  # as rendered, in pixels
    height: int
    sizes: tuple[int, ...]  # widths as shown
    samples: int


def folded_by(kind: str) -> tuple[str, ...]:
    return (f"art.kinds.{kind}", "art.studio", *(["art.upright"] if kind in TALL else []))


def every() -> dict[str, Subject]:
    found = [Subject(f.name, FACE, folded_by(f.kind), 360, 504, (240, 360), 8) for f in faces()]
    for colour, land in LANDS.items():
        modules = (f"art.lands.{land}", "art.layers")
        found += [Subject(f"land-{colour}-{value}", LAND, modules, 360, 360, (240, 360), 12) for value in range(1, 6)]
    found += [
        Subject(name, BACK, ("art.things", "art.flat"), 360, 504 if name == "back" else 360, (240, 360), 8)
        for name in BACKS
    ]
    found += [Subject(name, THING, ("art.things", "art.flat"), 240, 240, (120, 240), 12) for name in THINGS]
    found += [
        Subject(f"avatar-{name}", AVATAR, ("art.avatars", "art.studio"), 240, 240, (120, 240), 8) for name in AVATARS
    ]
    for name in FOLDS:
        found.append(Subject(f"fold-{name}", FOLD, ("art.folds", "art.studio"), 160, 112, (160,), 6))
    found.append(Subject("scene", SCENE, ("art.scene", "art.studio"), 960, 504, (480, 960), 6))
    return {subject.name: subject for subject in found}
