"""The settings of a table: one type from the request that opens it, through the store, to what everybody is told.

A new switch is a field here, and in `Configure` if the host may change it later; requests, the log, `TableInfo` and the
browser's pages follow. What it does stands where it matters, and its words in locales/ (decision 34).
"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from papercove.server.wire.base import CommandId, Wire

TimeControl = Literal["none", "relaxed", "quick", "days"]
Pace = Literal["human", "brisk", "instant"]


class TableSettings(Wire):
    """What the maker of a table chooses."""

    time_control: TimeControl = field(default="none", name="thinking")  # seconds for a turn: see time_control.py
    pace: Pace = "human"  # of the bots
    listed: bool = False  # shown in the lobby
    free_text: bool = True  # chat may be more than phrases
    hints: bool = True
    memory_aid: bool = False  # rewind and log reach back to the beginning; also the game's option of that name
    live_points: bool = True  # positions tell what cards are worth before anybody has counted them
    # Somebody who watches may take a bot's seat in mid-match; logs and frames call it by its first name.
    takeovers: bool = field(default=True, name="newcomers")


class KeptSettings(TableSettings):
    """The settings as they are kept and told: with whom the host does not let speak, or in, and their names."""

    muted: dict[str, str] = {}
    removed: dict[str, str] = {}


def kept(settings: TableSettings) -> KeptSettings:
    """The settings of a new table, at which nobody has been muted or removed yet."""
    return KeptSettings(**{name: getattr(settings, name) for name in TableSettings.__struct_fields__})


class Configure(Wire, tag="configure", forbid_unknown_fields=True):
    """The host changes settings of the table; what is left out stays."""

    cmd: CommandId
    listed: bool | None = None
    free_text: bool | None = None
    hints: bool | None = None
    takeovers: bool | None = field(default=None, name="newcomers")
    pace: Pace | None = None
