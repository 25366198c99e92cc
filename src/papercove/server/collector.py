"""How Python's collector of cycles is set in a process that serves a room: it stops everybody while it looks."""

from __future__ import annotations

import gc

YOUNG = 10_000  # new things after which those are looked at: a few milliseconds
OLDER = 5  # times that happens before what stayed of them is looked at, too
ALL = 100  # times that happens before everything may be: 100 things for each table in use


def set_collector() -> None:
    """What is there now stays and is never looked at; what comes and goes is seldom cyclic: look seldom, and at little.

    Commit and views of a move make no cycles (`gc=False` on what is told), so this frees hardly anything.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, ALL)
