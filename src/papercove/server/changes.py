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
    for name, old, new in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
        if old is new or old == new:
            continue
        if type(new) is list and type(old) is list and len(old) == len(new) and _are_things(new):
            found += [[name, place, one] for place, one in enumerate(new) if one != old[place]]
        else:
            found.append([name, new])
    return found


def _are_things(values: list[Any]) -> bool:
    """Whether these stay what they are from one position to the next; choices do not."""
    return isinstance(values[0], Struct) and not isinstance(values[0], Choice)
