"""What is wrong with values given by name, in signs that every language reads: `edition=zz (arena, de, en, fr, it)`."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

NAMED = re.compile(r"unknown field `(?P<unknown>.+)`$|- at `\$\.(?P<field>\w+)")
LONGEST = 40  # signs of a value that are quoted


def misfit(problem: msgspec.ValidationError, wanted: type[msgspec.Struct], given: Mapping[str, object]) -> str:
    """The value that does not fit `wanted`, and what would."""
    from msgspec.inspect import StructType, type_info  # only when something is wrong: the package loads sooner

    kind, found = type_info(wanted), NAMED.search(str(problem))
    if found is None or not isinstance(kind, StructType):
        return str(problem)
    fields = {field.name: field.type for field in kind.fields}
    if found["unknown"]:
        return f"{found['unknown'][:LONGEST]} ({', '.join(fields)})"
    name = found["field"]
    fitting = allowed(fields[name])
    return f"{name}={str(given[name])[:LONGEST]}" + (f" ({fitting})" if fitting else "")


def allowed(kind: msgspec.inspect.Type) -> str:
    """The values of a field, abbreviated; empty if they cannot be listed."""
    from msgspec import inspect

    match kind:
        case inspect.Metadata(type=inner):
            return allowed(inner)
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
        case inspect.BoolType():
            return "true, false"
        case inspect.IntType(ge=least, le=most):
            return f"{least}–{most}" if most is not None else f"{least or 0}, 1, 2 …"
        case inspect.TupleType(item_types=items):
            return f"{len(items)} × {allowed(items[0])}"
        case inspect.UnionType(types=types):
            return ", ".join(filter(None, map(allowed, types)))
    return ""
