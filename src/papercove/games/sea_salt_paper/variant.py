"""The numbers of Sea Salt & Paper that a designer may change in the laboratory."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from papercove.engine.game import Variant
from papercove.games.sea_salt_paper import spec

Points = Annotated[int, msgspec.Meta(ge=0, le=30)]
Threshold = Annotated[int, msgspec.Meta(ge=0, le=100)]


def _numbers(self: Any) -> tuple[int, ...]:
    """As `Table.numbers` keeps them: the order of `scoring.NUMBERS`."""
    found: list[int] = []
    for entry in spec.NUMBERS:
        value = getattr(self, entry.name)
        found += value if isinstance(value, tuple) else [value]
    return tuple(found)


# A field for each entry of `spec.NUMBERS`, printed numbers being the defaults: rules 5.1 and 6.2 to 6.4.
SeaSaltPaperVariant: Any = msgspec.defstruct(
    "SeaSaltPaperVariant",
    [
        (entry.name, tuple[(Points,) * len(entry.values)], entry.values)  # type: ignore[misc]
        if len(entry.values) > 1
        else (entry.name, Threshold if entry.name == "call_threshold" else Points, entry.values[0])
        for entry in spec.NUMBERS
    ],
    bases=(Variant,),
    namespace={"numbers": _numbers, "__doc__": "The score tables of rules 6.2 to 6.4 and the threshold of rule 5.1."},
    module=__name__,
    frozen=True,
    kw_only=True,
)
