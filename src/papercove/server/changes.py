"""How one view differs from the one before it, so that a move need not tell again what has not changed.

Fields are compared, and where a field is a list of things (seats, piles) each of them: no deeper, for that costs
more than the few bytes it saves.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from papercove.engine.view import Choice, View

Change = list[Any]  # the way to a value (the name of a field, perhaps a place in its list), and then its new value


def changes(before: View, after: View) -> list[Change]:
    """What has to be replaced in `before`, as JSON, to make it `after`; both are views of one type."""
    found: list[Change] = []
    names, olds, news = after.__struct_fields__, astuple(before), astuple(after)
    for i in range(len(names)):
        old, new = olds[i], news[i]
        if old is new:
            continue
        if type(new) is list and type(old) is list and new and len(old) == len(new) and _are_things(new):
            for place in range(len(new)):
                one, other = new[place], old[place]
                if one is not other and one != other:
                    found += [[names[i], place, one]]
        elif old != new:
            found.append([names[i], new])
    return found


def _are_things(values: list[Any]) -> bool:
    """Whether these stay what they are from one position to the next; choices do not."""
    kind = type(values[0])
    known = THINGS.get(kind)
    if known is None:
        known = THINGS[kind] = issubclass(kind, Struct) and not issubclass(kind, Choice)
    return known


THINGS: dict[type, bool] = {}  # what `_are_things` found, which costs more than all else here
