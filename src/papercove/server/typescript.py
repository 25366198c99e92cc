"""Writes the wire types in TypeScript, from the message types and from every installed game's View.

`python -m papercove.server.typescript FILE` writes the file; a test compares it with what is in web/.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect
from msgspec.structs import fields

from papercove.engine.board import BoardView
from papercove.engine.leaflet import Leaflet
from papercove.engine.view import View
from papercove.rulebooks.reading import Rulebook
from papercove.server import sheet, wire
from papercove.server.catalogue import playable_games

FILE = Path("web/src/generated/wire.ts")
HEADING = """\
// Made by `python -m papercove.server.typescript`; do not edit. Absent fields have their default value.
"""
ALIASES = (
    "TimeControl",
    "Pace",
    "Phase",
    "RefusalKind",
    "TableEvent",
    "Command",
    "Question",
    "ClientFrame",
    "ServerFrame",
)


class Script:
    """Collects the interfaces that the given types need, each once."""

    def __init__(self, views: dict[str, type[View]]) -> None:
        self.views = views
        self.names: dict[type, str] = {}
        self.interfaces: dict[type, str] = {}

    def add(self, kinds: Iterable[Any]) -> None:
        for kind in kinds:
            self.name(inspect.type_info(kind))

    def name(self, info: inspect.Type) -> str:
        """The TypeScript of a type; interfaces on the way are collected."""
        match info:
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.LiteralType(values=values) | inspect.EnumType(cls=values):
                return " | ".join(quoted(getattr(value, "value", value)) for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"{bracketed(self.name(item))}[]"
            case inspect.SetType(item_type=item) | inspect.FrozenSetType(item_type=item):
                return f"{bracketed(self.name(item))}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.name(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.name(value)}>"
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.name(one) for one in types))
            case inspect.Metadata(type=inner):
                return self.name(inner)
            case inspect.StructType():
                return self.struct(info)
        raise TypeError(f"no TypeScript for {info!r}")

    def struct(self, info: inspect.StructType) -> str:
        if info.cls is View and self.views:
            return "GameView"
        if info.array_like:
            return f"[{', '.join(self.name(field.type) for field in info.fields)}]"
        if info.cls not in self.names:
            name = self.names[info.cls] = self.free_name(info.cls)
            self.interfaces[info.cls] = self.interface(name, info)
        return self.names[info.cls]

    def free_name(self, cls: type) -> str:
        """The class's own name; where another has it already, with the name of its package before it."""
        name = cls.__name__
        if name in self.names.values():
            package = cls.__module__.split(".")[-2:][0]
            name = "".join(word.capitalize() for word in package.split("_")) + name
        return name

    def interface(self, name: str, info: inspect.StructType) -> str:
        omits = info.cls.__struct_config__.omit_defaults
        rows = [f"/** {(info.cls.__doc__ or name).strip().splitlines()[0]} */", f"export interface {name} {{"]
        if info.tag is not None:
            rows.append(f"  {info.tag_field}: {quoted(info.tag)};")
        for field in info.fields:
            optional = "?" if omits and not field.required else ""
            rows.append(f"  {field.encode_name}{optional}: {self.name(field.type)};")
        return "\n".join([*rows, "}"])


def quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def bracketed(text: str) -> str:
    return f"({text})" if " | " in text else text


def installed_views() -> dict[str, type[View]]:
    """Each game's View, by the game's id."""
    return {id: game.view_type for id, game in playable_games().items()}


def script(views: dict[str, type[View]] | None = None) -> str:
    """The whole file."""
    views = installed_views() if views is None else views
    made = Script(views)
    made.add([*views.values(), BoardView])
    made.add(
        [
            *(kind for kind in (getattr(wire, name) for name in wire.__all__) if is_message(kind)),
            Leaflet,
            Rulebook,
            *sheet.REQUESTS,
            *sheet.ANSWERS,
        ]
    )
    aliases = [f"export type {name} = {made.name(inspect.type_info(getattr(wire, name)))};" for name in ALIASES]
    if views:
        table = " ".join(f"{quoted(id)}: {made.names[view]};" for id, view in views.items())
        aliases += [f"export interface GameViews {{ {table} }}", "export type GameView = GameViews[keyof GameViews];"]
    return "\n\n".join([HEADING.rstrip(), constants(), *made.interfaces.values(), "\n".join(aliases)]) + "\n"


def is_message(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, wire.Wire) and kind is not wire.Wire


def constants() -> str:
    """The version of the protocol; the switches of a new table with their defaults, and those its host may change."""
    defaults = {field.encode_name: field.default for field in fields(wire.TableSettings) if field.type is bool}
    later = [name for name in wire.Configure.__struct_encode_fields__ if name in defaults]
    return (
        f"export const PROTOCOL = {wire.PROTOCOL};\n"
        f"export const SWITCHES = {quoted(defaults)};\n"
        f"export const HOST_SWITCHES = {quoted(later)} as const;"
    )


def main(arguments: list[str]) -> None:
    path = Path(arguments[0]) if arguments else FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(script(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
