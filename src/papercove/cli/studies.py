"""What `simulate` and `report` are both asked: who plays how often, and by which rules."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from papercove.cli import speech
from papercove.cli.arena import Cluster, address
from papercove.cli.files import read_text
from papercove.cli.numbers import Whole
from papercove.cli.opponents import bot_names
from papercove.cli.play import split_option
from papercove.engine.errors import Unreadable
from papercove.lab.cluster import need_ray
from papercove.lab.simulate import Study, study

Settings = Annotated[list[str] | None, Parameter(negative="")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Asked:
    """The arguments of a study.

    Attributes
    ----------
    bots
        Names of the bots, separated by commas; the last one fills any remaining seats.
    games
        How many matches.
    seats
        How many seats; otherwise as many as there are bots, at least two.
    seed
        The same seed gives the same numbers, whatever the number of workers.
    workers
        How many processes of this machine.
    cluster
        Work on a Ray cluster: its address; without one, starts a cluster on this machine.
    option
        An option of the game, as name=value (`papercove games` lists them); may be repeated.
    changed
        A number of the game changed for this study, as name=value; lists with commas; may be repeated.
    variant
        A TOML file with such numbers.
    """

    bots: str = "greedy"
    games: Whole = 1000
    seats: Whole | None = None
    seed: Whole = 0
    workers: Whole = 1
    cluster: Cluster = None
    option: Settings = None
    changed: Annotated[list[str] | None, Parameter(name="--set", negative="")] = None
    variant: Path | None = None

    def study(self, game: str) -> Study:
        """The study that is wanted, checked."""
        speech.find_game(game)
        if self.games < 1:
            raise Unreadable("arena-games", games=self.games)
        if self.cluster is not None:
            need_ray()
        if self.workers < 1:
            raise Unreadable("too-few", argument="--workers", value=self.workers, least=1)
        names = bot_names(self.bots)
        options = dict(split_option(text) for text in self.option or [])
        return study(game, names, self.seats, self.seed, options, self.changes())

    def changes(self) -> dict[str, Any]:
        """The numbers that a file and `--set` change, unchecked."""
        read: dict[str, Any] = {}
        if self.variant is not None:
            try:
                read = tomllib.loads(read_text(self.variant))
            except tomllib.TOMLDecodeError as problem:
                raise Unreadable("variant-file", file=str(self.variant), problem=str(problem)) from None
        return {**read, **dict(split_option(text, "setting") for text in self.changed or [])}

    @property
    def cluster_address(self) -> str | None:
        """Where the cluster is, if it is wanted."""
        return address(self.cluster)
