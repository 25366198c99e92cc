"""From a model to a picture: calibrated colours, drafts and finals."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import bpy
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art import studio
from art.colours import TOKENS, decode, distance, ground_of, linear, written
from art.deck import ROOT, Face, model_of
from art.framing import HEIGHT
from art.papers import Paper

CALIBRATION = ROOT / "art" / "calibration.json"
GROUND = Paper("#ffffff", crease=0, translucent=0)
SHOT_WIDTH, SHOT_SAMPLES, SHOTS = 100, 8, 2
GOOD = 0.006  # Oklab; a shot nearer than this needs no other
FINAL_WIDTH, FINAL_SAMPLES = 360, 8


def put_card(
    face: Face, width: int, samples: int, card: NDArray[np.float64], ground: NDArray[np.float64]
) -> bpy.types.Scene:
    scene = studio.start(width, round(width * HEIGHT), samples)
    model = model_of(face)
    studio.put(model, card)
    studio.cove(studio.paper_material("ground", GROUND, ground, grain=1.6, fold=0, buckle=0.2))
    studio.lamps()
    assert model.camera is not None
    studio.look(model.camera)
    return scene


def masks(scene: bpy.types.Scene, path: Path) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Where the card's own paper and where the ground is seen: the same scene, its materials flat signal colours."""
    for material in bpy.data.materials:
        nodes = material.node_tree.nodes
        nodes.clear()
        signal, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
        material.node_tree.links.new(signal.outputs[0], out.inputs[0])
        name = material.name.split(".")[0]
        signal.inputs[0].default_value = (name == "card", name == "ground", name not in ("card", "ground"), 1)
    scene.cycles.samples, scene.cycles.use_denoising = 4, False
    scene.view_settings.view_transform = "Raw"
    studio.render(path)
    signals = np.asarray(Image.open(path).convert("RGB")) / 255
    return signals[..., 0] > 0.97, signals[..., 1] > 0.97


def light_in(path: Path) -> NDArray[np.float64]:
    return decode(np.asarray(Image.open(path).convert("RGB")) / 255)


def calibrate(face: Face, start: dict[str, list[float]] | None = None) -> dict[str, list[float]]:
    """Papers for which card and ground have their colours in the finished picture: shoot, compare, correct.

    The card's mean and the ground's median are compared in linear light. Per face, because folds move the mean;
    `start` is
    a guess, as an earlier calibration. What the last shot says is corrected once more, unseen: light is nearly linear.
    """
    wanted, wanted_ground = linear(TOKENS[face.colour]), ground_of(face.colour)
    card = np.array(start["card"]) if start else wanted.copy()
    ground = np.array(start["ground"]) if start else wanted_ground * 0.8
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shot.png"
        for _ in range(SHOTS):
            scene = put_card(face, SHOT_WIDTH, SHOT_SAMPLES, card, ground)
            studio.render(path)
            light = light_in(path)
            of_card, of_ground = masks(scene, path)
            mean, median = light[of_card].mean(axis=0), np.median(light[of_ground], axis=0)
            if max(distance(mean, wanted), distance(median, wanted_ground)) < GOOD:
                break
            card = np.clip(card * (wanted / np.maximum(mean, 1e-4)) ** 0.95, 0.0004, 0.96)
            ground = np.clip(ground * (wanted_ground / median) ** 0.95, 0.001, 0.96)
    return {"card": [round(x, 5) for x in card.tolist()], "ground": [round(x, 5) for x in ground.tolist()]}


def calibration() -> dict[str, dict[str, list[float]]]:
    return json.loads(CALIBRATION.read_text()) if CALIBRATION.exists() else {}


def keep_calibration(name: str, papers: dict[str, list[float]]) -> None:
    rows = {**calibration(), name: papers}
    CALIBRATION.write_text("{\n" + ",\n".join(f'"{k}": {json.dumps(rows[k])}' for k in sorted(rows)) + "\n}\n")


def render_card(face: Face, path: Path, width: int = FINAL_WIDTH, samples: int = FINAL_SAMPLES) -> None:
    papers = calibration().get(face.name)
    if papers is None:
        papers = calibrate(face)
        keep_calibration(face.name, papers)
    put_card(face, width, samples, np.array(papers["card"]), np.array(papers["ground"]))
    studio.render(path)


def measure(face: Face, path: Path) -> tuple[float, str]:
    """How far the card's paper in a finished picture is from its token (Oklab), and what it looks like instead."""
    light = light_in(path)
    width = light.shape[1]
    of_card, _ = masks(
        put_card(face, width, 1, linear(TOKENS[face.colour]), ground_of(face.colour)), path.with_suffix(".mask.png")
    )
    mean = light[of_card].mean(axis=0)
    return distance(mean, linear(TOKENS[face.colour])), written(mean)


def refine(face: Face, path: Path) -> None:
    """One more correction, by the finished picture: it comes out a little darker than the small shots."""
    light = light_in(path)
    of_card, _ = masks(
        put_card(face, light.shape[1], 1, linear(TOKENS[face.colour]), ground_of(face.colour)),
        path.with_suffix(".mask.png"),
    )
    mean, papers = light[of_card].mean(axis=0), calibration()[face.name]
    card = np.clip(np.array(papers["card"]) * linear(TOKENS[face.colour]) / np.maximum(mean, 1e-4), 0.0004, 0.96)
    keep_calibration(face.name, {**papers, "card": [round(x, 5) for x in card.tolist()]})
