"""The studio: a sheet bent up behind the figure, one warm lamp far on the upper left, a soft fill in front, a cool rim.

The only place that knows Blender. Every card, landscape, avatar and scene is lit by these lamps.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from numpy.typing import NDArray

from art.model import Camera, Model, Sheet
from art.papers import PAPERS, Paper

KEY = ((-13, -3, 9), (0, 0, 0.3), 3.6, 6000, (1, 0.98, 0.955))  # place, aim, size, watts, colour
FRONT = ((4, -13, 5), (0, 0, 0.8), 6.0, 660, (1, 1, 1))
RIM = ((9, 6.5, 7), (0, 0, 0.5), 4.0, 780, (0.86, 0.93, 1))
SKY = ((0.93, 0.96, 1), 0.26)
SEED = 7


def start(width: int, height: int, samples: int) -> bpy.types.Scene:
    """An empty scene of this many pixels; the same input gives the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, SEED
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_input_passes, cycles.denoising_prefilter = "RGB_ALBEDO_NORMAL", "FAST"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 1
    cycles.transmission_bounces, cycles.transparent_max_bounces = 3, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = "FIXED", int(os.environ.get("ART_THREADS", "2"))
    render.image_settings.file_format = "PNG"
    scene.view_settings.view_transform = "Khronos PBR Neutral"
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes.get("Background") or world.node_tree.nodes.new("ShaderNodeBackground")
    sky.inputs[0].default_value, sky.inputs[1].default_value = (*SKY[0], 1), SKY[1]
    return scene


def lamps(front: bool = True) -> None:
    for place, aim, size, watts, colour in (KEY, FRONT, RIM) if front else (KEY, RIM):
        data = bpy.data.lights.new("lamp", "AREA")
        data.energy, data.size, data.color, data.shape = watts, size, colour, "DISK"
        lamp = bpy.data.objects.new("lamp", data)
        bpy.context.collection.objects.link(lamp)
        lamp.location = place
        lamp.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def cove(material: bpy.types.Material, back: float = 5, bend: float = 5, wide: float = 60) -> None:
    """The ground: flat in front, bent upwards behind like a photographer's paper."""
    profile = [(-12.0, 0.0), (back, 0.0)]
    profile += [
        (back + bend * math.sin(a), bend - bend * math.cos(a)) for a in (i * math.pi / 28 for i in range(1, 15))
    ]
    profile.append((back + bend, 14.0))
    points = [(x, y, z) for y, z in profile for x in (-wide / 2, wide / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata(points, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new("ground", mesh))


def look(camera: Camera) -> None:
    data = bpy.data.cameras.new("camera")
    item = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    up, around, target = math.radians(camera.up), math.radians(camera.around), Vector(camera.target)
    away = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    item.location = target + away * camera.distance
    item.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    data.lens, data.sensor_fit, data.sensor_height = camera.lens, "VERTICAL", 36
    data.shift_x, data.shift_y = camera.shift


def put(model: Model, card: NDArray[np.float64]) -> None:
    """The model's sheets into the scene; `card` is the colour of the card's own paper, in linear light."""
    papers = {**PAPERS, **model.papers}
    made: dict[str, bpy.types.Material] = {}

    def material(name: str) -> bpy.types.Material:
        if name not in made:
            made[name] = paper_material(name, papers[name], papers[name].light(card))
        return made[name]

    for sheet in model.sheets:
        put_sheet(sheet, material)


def put_sheet(sheet: Sheet, material: Callable[[str], bpy.types.Material]) -> None:
    mesh = bpy.data.meshes.new(sheet.paper)
    mesh.from_pydata([tuple(p) for p in sheet.points.tolist()], [], [tuple(f) for f in sheet.faces])
    mesh.validate()
    mesh.update()
    mesh.materials.append(material(sheet.paper))
    item = bpy.data.objects.new(sheet.paper, mesh)
    bpy.context.collection.objects.link(item)
    solid = item.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset, solid.use_even_offset = sheet.thick, 0, False
    if sheet.back:
        mesh.materials.append(material(sheet.back))
        solid.material_offset = 1


def render(path: Path) -> None:
    bpy.context.scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def paper_material(
    name: str, paper: Paper, colour: NDArray[np.float64], grain: float = 1, fold: float = 0.018, buckle: float = 1
) -> bpy.types.Material:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    if paper.ink or paper.glow:
        shader = material.node_tree.nodes["Principled BSDF"]
        shader.inputs["Base Color"].default_value = (*colour, 1)
        shader.inputs["Roughness"].default_value = 0.8
        shader.inputs["Specular IOR Level"].default_value = 0.05
        shader.inputs["Emission Color"].default_value = (*colour, 1)
        shader.inputs["Emission Strength"].default_value = paper.glow
        return material
    Weave(material, paper, colour, grain, fold, buckle)
    return material


class Weave:
    """The nodes of a sheet of paper: fibres and grain as bumps, folds rounded and paled, a little light from behind."""

    def __init__(
        self,
        material: bpy.types.Material,
        paper: Paper,
        colour: NDArray[np.float64],
        grain: float,
        fold: float,
        buckle: float,
    ) -> None:
        self.tree = material.node_tree
        self.tree.nodes.clear()
        place = self.node("ShaderNodeTexCoord").outputs["Object"]
        fine = self.noise(place, 95, 3)
        slow = self.noise(place, 2.6, 1)
        stretched = self.node("ShaderNodeMapping")
        stretched.inputs["Scale"].default_value = (22, 120, 60)
        stretched.inputs["Rotation"].default_value = (0.3, 0.5, 0.7)
        self.link(place, stretched.inputs["Vector"])
        fibres = self.noise(stretched.outputs[0], 1, 2, 1.6)
        rounded = self.node("ShaderNodeBevel", samples=2)
        rounded.inputs["Radius"].default_value = fold
        normal = rounded.outputs[0] if fold else None
        normal = self.bump(slow, 0.5 * buckle, 0.05, normal)
        normal = self.bump(fine, 0.55 * grain, 0.006, normal)
        normal = self.bump(fibres, 0.6 * grain, 0.006, normal)
        mottled = self.mottled(fibres, colour)
        shade = self.paled(mottled, rounded, paper, colour) if fold else mottled
        shader = self.node("ShaderNodeBsdfPrincipled")
        for socket, value in {
            "Roughness": 0.62,
            "Specular IOR Level": 0.18,
            "Sheen Weight": 0.05,
            "Sheen Roughness": 0.5,
        }.items():
            shader.inputs[socket].default_value = value
        self.link(shade, shader.inputs["Base Color"])
        self.link(normal, shader.inputs["Normal"])
        through = self.node("ShaderNodeBsdfTranslucent")
        self.link(mottled, through.inputs["Color"])
        both = self.node("ShaderNodeMixShader")
        both.inputs[0].default_value = paper.translucent
        self.link(shader.outputs[0], both.inputs[1])
        self.link(through.outputs[0], both.inputs[2])
        self.link(both.outputs[0], self.node("ShaderNodeOutputMaterial").inputs[0])

    def node(self, kind: str, **settings: object) -> bpy.types.Node:
        made = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(made, name, value)
        return made

    def link(self, source: bpy.types.NodeSocket, target: bpy.types.NodeSocket) -> None:
        self.tree.links.new(source, target)

    def noise(self, place: bpy.types.NodeSocket, scale: float, detail: float, warp: float = 0) -> bpy.types.NodeSocket:
        made = self.node("ShaderNodeTexNoise")
        for socket, value in {"Scale": scale, "Detail": detail, "Distortion": warp}.items():
            made.inputs[socket].default_value = value
        self.link(place, made.inputs["Vector"])
        return made.outputs[0]

    def bump(
        self, height: bpy.types.NodeSocket, strength: float, distance: float, normal: bpy.types.NodeSocket | None
    ) -> bpy.types.NodeSocket:
        made = self.node("ShaderNodeBump")
        made.inputs["Strength"].default_value, made.inputs["Distance"].default_value = strength, distance
        self.link(height, made.inputs["Height"])
        if normal is not None:
            self.link(normal, made.inputs["Normal"])
        return made.outputs[0]

    def between(
        self, value: bpy.types.NodeSocket, source: tuple[float, float], target: tuple[float, float]
    ) -> bpy.types.NodeSocket:
        made = self.node("ShaderNodeMapRange")
        self.link(value, made.inputs["Value"])
        for socket, number in zip(("From Min", "From Max", "To Min", "To Max"), (*source, *target), strict=True):
            made.inputs[socket].default_value = number
        return made.outputs[0]

    def mottled(self, fibres: bpy.types.NodeSocket, colour: NDArray[np.float64]) -> bpy.types.NodeSocket:
        made = self.node("ShaderNodeMix", data_type="RGBA", blend_type="MULTIPLY")
        made.inputs["Factor"].default_value = 1
        made.inputs[6].default_value = (*colour, 1)
        self.link(self.between(fibres, (0.3, 0.7), (0.86, 1.08)), made.inputs[7])
        return made.outputs[2]

    def paled(
        self, shade: bpy.types.NodeSocket, rounded: bpy.types.Node, paper: Paper, colour: NDArray[np.float64]
    ) -> bpy.types.NodeSocket:
        """A crease is where the rounded normal leaves the facet's own: there, a pale tint of the same hue."""
        alike = self.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
        self.link(rounded.outputs[0], alike.inputs[0])
        self.link(self.node("ShaderNodeNewGeometry").outputs["True Normal"], alike.inputs[1])
        tint = np.minimum(1, colour * 0.64 + 0.36 * max(0.70, float(colour.max())))
        made = self.node("ShaderNodeMix", data_type="RGBA")
        self.link(self.between(alike.outputs["Value"], (0.995, 0.86), (0, paper.crease)), made.inputs["Factor"])
        self.link(shade, made.inputs[6])
        made.inputs[7].default_value = (*tint, 1)
        return made.outputs[2]
