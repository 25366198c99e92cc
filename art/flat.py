"""Cut paper lying flat, seen straight from the front under the studio's own lamps: landscapes, tokens, scissors,
card backs."""

from __future__ import annotations

import bpy
import numpy as np

from art import studio
from art.colours import linear
from art.cutting import Cut, Layer, Ring
from art.papers import Paper

UNIT = 1 / 40  # of a sheet of 100 by 100
GAP = 0.08  # between two layers
STEP = 0.024  # between two pieces of a layer
BLEED = 14  # pieces that reach the sheet's edge go on beyond it
LIT = 0.80  # flat paper under these lamps comes out lighter than it is; this makes it come out as meant
FLAT = Paper("#ffffff", crease=0, translucent=0.06)


def begin(width: int, height: int, samples: int, clear: bool, span: float = 100) -> bpy.types.Scene:
    """A scene that looks down on `span` units of a sheet, from left to right; `clear` leaves what is empty
    transparent."""
    scene = studio.start(width, height, samples)
    scene.render.film_transparent = clear
    scene.render.image_settings.color_mode = "RGBA" if clear else "RGB"
    studio.lamps()
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(camera)
    scene.camera = camera
    camera.location = (0, (50 - 50 * height / width) * UNIT, 10)
    data.type, data.sensor_fit, data.ortho_scale = "ORTHO", "HORIZONTAL", span * UNIT
    return scene


def put_layer(layer: Layer, height: float) -> None:
    for cut in layer:
        put_cut(cut, height + cut.level * STEP)


def put_cut(cut: Cut, height: float, thick: float = 0.010) -> None:
    curve = bpy.data.curves.new("cut", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = thick, 0.004, 1
    for ring in cut.rings:
        spline = curve.splines.new("POLY")
        spline.points.add(len(ring) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, bled(ring), strict=True):
            point.co = ((x - 50) * UNIT, (50 - y) * UNIT, 0, 1)
    item = bpy.data.objects.new("cut", curve)
    item.location.z = height
    bpy.context.collection.objects.link(item)
    colour = np.asarray(linear(cut.colour)) * LIT
    curve.materials.append(studio.paper_material("cut", FLAT, colour, grain=1.5, fold=0, buckle=0.5))


def bled(ring: Ring) -> Ring:
    def beyond(x: float) -> float:
        return -BLEED if abs(x) < 1e-6 else 100 + BLEED if abs(x - 100) < 1e-6 else x

    return [(beyond(x), beyond(y) if y > 50 else y) for x, y in ring]


def catch_shadows(height: float) -> None:
    """An invisible sheet on which only shadows are seen."""
    mesh = bpy.data.meshes.new("catcher")
    mesh.from_pydata([(-9, -9, height), (9, -9, height), (9, 9, height), (-9, 9, height)], [], [(0, 1, 2, 3)])
    item = bpy.data.objects.new("catcher", mesh)
    bpy.context.collection.objects.link(item)
    item.is_shadow_catcher = True
