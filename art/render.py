"""Renders any picture by its subject, into a PNG (a fold: one strip of its frames)."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

from art import flat, folds, lands, layers, picture, studio
from art.avatars import AVATARS, avatar
from art.colours import linear
from art.deck import faces
from art.model import Model
from art.scene import SKY, scene
from art.subjects import AVATAR, BACK, FACE, FOLD, LAND, SCENE, Subject
from art.things import BACKS, THINGS

NEAR = 0.6 * flat.GAP  # backs and tokens are flatter than landscapes
TOKEN_SPAN = 112  # room for a token's shadow
NOT_OF_CARDS = np.ones(3)


def render(subject: Subject, path: Path, width: int | None = None, samples: int | None = None) -> None:
    """`width` and `samples` for a draft."""
    wide, rays = width or subject.width, samples or subject.samples
    high = round(wide * subject.height / subject.width)
    if subject.sort == FACE:
        face = next(face for face in faces() if face.name == subject.name)
        picture.render_card(face, path, wide, rays)
    elif subject.sort == LAND:
        _, colour, value = subject.name.split("-")
        layers.render_top(lands.LANDS[colour][: int(value)], path, wide, rays)
    elif subject.sort == AVATAR:
        name = subject.name.removeprefix("avatar-")
        stand(avatar(name), linear(AVATARS[name].paper), AVATARS[name].ground, path, wide, high, rays)
    elif subject.sort == FOLD:
        strip(subject, path, wide, high, rays)
    elif subject.sort == SCENE:
        stand(scene(), NOT_OF_CARDS, SKY, path, wide, high, rays)
    else:
        lay(subject, path, wide, high, rays)


def stand(model: Model, card: np.ndarray, ground: str, path: Path, width: int, height: int, samples: int) -> None:
    """A model in the studio, on a ground of this colour."""
    studio.start(width, height, samples)
    studio.put(model, card)
    studio.cove(
        studio.paper_material("ground", picture.GROUND, linear(ground) * flat.LIT, grain=1.6, fold=0, buckle=0.2)
    )
    studio.lamps()
    assert model.camera is not None
    studio.look(model.camera)
    studio.render(path)


def lay(subject: Subject, path: Path, width: int, height: int, samples: int) -> None:
    """Cut paper, flat: a back fills its picture, a thing has its shadow around it."""
    whole = subject.sort == BACK
    sheets = BACKS[subject.name][0] if whole else THINGS[subject.name]
    flat.begin(width, height, samples, clear=not whole, span=100 if whole else TOKEN_SPAN)
    for i, layer in enumerate(sheets):
        flat.put_layer(layer, i * NEAR)
    if not whole:
        flat.catch_shadows(-0.03)
    studio.render(path)


def strip(subject: Subject, path: Path, width: int, height: int, samples: int) -> None:
    models = folds.frames(subject.name.removeprefix("fold-"))
    whole = Image.new("RGBA", (width * len(models), height))
    with tempfile.TemporaryDirectory() as folder:
        for i, model in enumerate(models):
            shot = Path(folder) / f"{i}.png"
            scene_ = studio.start(width, height, samples)
            scene_.render.film_transparent = True
            scene_.render.image_settings.color_mode = "RGBA"
            studio.put(model, NOT_OF_CARDS)
            studio.lamps()
            assert model.camera is not None
            studio.look(model.camera)
            studio.render(shot)
            whole.paste(Image.open(shot), (i * width, 0))
    whole.save(path)
