"""What search.pxd says in C, for the interpreted search: its node, and memory that is a list."""

from __future__ import annotations

from ctypes import c_float

ACTIONS = 32768  # more than any game has
DEEPEST = 512  # plies inside the tree
LONGEST = 4096  # plies of a rollout, should a game have no horizon


class Node:
    """One action in the tree; `total` is the sum of what its mover got below it."""

    __slots__ = ("_prior", "action", "first", "mover", "offered", "sibling", "total", "visits")

    action: int
    mover: int
    first: int  # its newest child, or -1
    sibling: int  # its next older sibling, or -1
    visits: int
    offered: int  # how often it was legal when its parent was passed
    total: float

    @property
    def prior(self) -> float:
        """What quick judgement gave it, in the kernel's single precision."""
        return self._prior

    @prior.setter
    def prior(self, value: float) -> None:
        self._prior: float = c_float(value).value


def more_nodes(nodes: list[Node], had: int, room: int) -> list[Node]:
    """Memory for `room` nodes that begins with those there are."""
    return nodes + [Node() for _ in range(room - had)]


def make_marks(count: int) -> list[int]:
    """So many zeros."""
    return [0] * count


def forget(memory: object) -> None:
    """Free what `more_nodes` or `make_marks` gave; Python does it by itself."""
