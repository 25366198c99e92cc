"""Golden games: whole matches kept as text, which together reach every special case of their rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from papercove import Event, Record, State
from papercove.engine.registry import game as find_game

FOLDER = Path(__file__).parent


class Goldens(NamedTuple):
    """The golden games of one game: what they must reach, how a match is read for that, and how one is played."""

    game: str
    cases_in: Callable[[int], frozenset[str]]
    cases_of: Callable[[Record], set[str]]
    played: Callable[[int], Record]

    version: int = 0  # an earlier one, whose matches are kept as they were; 0: the present one

    @property
    def folder(self) -> Path:
        return FOLDER / self.game / f"version-{self.version}" if self.version else FOLDER / self.game

    @property
    def cases(self) -> frozenset[str]:
        """What its version can reach."""
        return self.cases_in(self.version or find_game(self.game).version)

    @property
    def ends(self) -> Path:
        return self.folder / "ends.json"

    def records(self) -> dict[str, str]:
        """The text of each match by its name."""
        return {file.stem: file.read_text("utf-8") for file in sorted(self.folder.glob("*.txt"))}

    def put_aside(self) -> None:
        """Move the matches of the version before, if a new one has begun, to a folder of their own."""
        versions = {Record.read_heading(text).version for text in self.records().values()}
        for version in versions - {find_game(self.game).version}:
            kept = self._replace(version=version)
            kept.folder.mkdir()
            for file in (self.ends, *self.folder.glob("*.txt")):
                file.rename(kept.folder / file.name)

    def write(self, tries: int) -> None:
        """Keep each match that reaches something new, until nothing is left to reach."""
        self.put_aside()
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.txt"):
            old.unlink()
        missing, ends = set(self.cases), {}
        for seed in range(tries):
            record = self.played(seed)
            if new := self.cases_of(record) & missing:
                missing -= new
                (self.folder / f"match-{seed}.txt").write_text(record.text(), "utf-8")
                ends[f"match-{seed}"] = end_of(record)
                print(seed, sorted(new), flush=True)
            if not missing:
                break
        print("missing:", sorted(missing))
        self.ends.write_text(json.dumps(ends, indent=1) + "\n", "utf-8")


def steps(record: Record) -> Iterator[tuple[State, State, list[Event]]]:
    """Each step of a match: the position before, the one after, and the story as a spectator hears it."""
    state = record.start()
    for action in record.actions:
        before = state.copy()
        state.apply(action)
        yield before, state, state.game.story(before, action, state, None)


def end_of(record: Record) -> dict[str, Any]:
    """How a match ends, to compare with."""
    state = record.replay()
    assert state.outcome is not None
    return {
        "scores": list(state.outcome.scores),
        "winners": list(state.outcome.winners),
        "reason": state.outcome.reason,
        "notation": state.game.notation(state),
    }
