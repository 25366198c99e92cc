"""A match is its record: game, version, options, seats, seed and actions, readable as text.

papercove-record: 1
game: sea-salt-paper 1
options: {"edition":"en"}
seats: ["Ann","Bob"]
seed: 7

0 take deck
0 keep crab:yellow
...
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import msgspec

from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.registry import game as find_game
from papercove.engine.seed import Seed, read_seed
from papercove.engine.state import State

FORMAT = "1"
LONGEST_NUMBER = 10  # digits
HEADERS = ("papercove-record", "game", "options", "seats", "seed")


class Record(msgspec.Struct, kw_only=True):
    """One match from its first deal on. Replaying it gives the same match for ever."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[str]
    seed: Seed
    actions: list[int] = []

    @classmethod
    def of(cls, state: State, seats: list[str] | None = None) -> Self:
        """An empty record for a match that `state` begins; a variant has none, for a record is of the printed game."""
        if state.variant is not None:
            raise Unreadable("record-variant", game=state.game.id)
        names = seats or [chr(ord("A") + seat) for seat in range(state.seats)]
        if len(names) != state.seats:
            raise Unreadable("seats", seats=str(len(names)), least=state.seats, most=state.seats)
        options = msgspec.to_builtins(state.options)
        return cls(game=state.game.id, version=state.game.version, options=options, seats=names, seed=state.seed)

    def start(self) -> State:
        """The position before the first action."""
        return find_game(self.game).as_of(self.version).start(len(self.seats), self.seed, **self.options)

    def kept(self) -> bytes:
        """The record as stores keep it, in JSON: every action by its code, which stays when cards are added."""
        return msgspec.json.encode(_Kept(**{**_fields(self), "actions": self.action_codes()}))

    def action_codes(self) -> list[int | str]:
        """The actions by what they are called for ever."""
        game = find_game(self.game).as_of(self.version)
        return [game.action_code(action) for action in self.actions]

    @classmethod
    def read_kept(cls, data: bytes) -> Self:
        """Read `kept()` back, and what older stores kept: numbers of the version that the record names."""
        found = msgspec.json.decode(data, type=_Kept)
        game = find_game(found.game).as_of(found.version)
        return cls(**{**_fields(found), "actions": [game.coded_action(code) for code in found.actions]})

    def positions(self) -> Iterator[State]:
        """Every position in turn, the first deal included; each is a copy of its own."""
        state = self.start()
        yield state.copy()
        for action in self.actions:
            state.apply(action)
            yield state.copy()

    def replay(self, ply: int | None = None) -> State:
        """The position after `ply` actions, or after all of them."""
        if ply is not None and not 0 <= ply <= len(self.actions):
            raise Unreadable("record-ply", ply=ply, last=len(self.actions))
        state = self.start()
        for action in self.actions[:ply]:
            state.apply(action)
        return state

    def text(self) -> str:
        """The record as people read it."""
        state = self.start()
        rows = [
            f"papercove-record: {FORMAT}",
            f"game: {self.game} {self.version}",
            f"options: {msgspec.json.encode(self.options).decode()}",
            f"seats: {msgspec.json.encode(self.seats).decode()}",
            f"seed: {self.seed.text()}",
            "",
        ]
        for action in self.actions:
            rows.append(f"{state.to_move} {state.game.action_text(state, action)}")
            state.apply(action)
        return "\n".join(rows) + "\n"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read `text()` back, replaying it; a refusal names the line that is wrong."""
        lines = lines_of(text)
        record = cls.read_heading(text)
        state = record.start()
        for number, line in enumerate(lines[len(HEADERS) :], len(HEADERS) + 1):
            if not line.strip():
                continue
            seat, _, words = line.strip().partition(" ")
            if seat != str(state.to_move):
                raise Unreadable("record-line", line=number, text=line[:80])
            try:
                action = state.game.parse_action(state, words)
            except Refusal:
                raise Unreadable("record-line", line=number, text=line[:80]) from None
            state.apply(action)
            record.actions.append(action)
        return record

    @classmethod
    def read_heading(cls, text: str) -> Self:
        """Read what stands above the actions alone."""
        lines = lines_of(text)
        fields: dict[str, str] = {}
        for number, (name, line) in enumerate(zip(HEADERS, lines, strict=False), 1):
            key, colon, value = line.partition(":")
            if key != name or not colon:
                raise Unreadable("record-line", line=number, text=line[:80])
            fields[name] = value.strip()
        if len(fields) < len(HEADERS):
            raise Unreadable("record-line", line=len(fields) + 1, text="")
        if fields["papercove-record"] != FORMAT:
            raise Unreadable("record-format", format=fields["papercove-record"][:20], known=FORMAT)
        game, _, version = fields["game"].partition(" ")
        if not (version.isdecimal() and len(version) < LONGEST_NUMBER):
            raise Unreadable("record-line", line=2, text=lines[1][:80])
        return cls(
            game=game,
            version=int(version),
            options=cls._read_json(lines, 3, fields["options"], dict[str, Any]),
            seats=cls._read_json(lines, 4, fields["seats"], list[str]),
            seed=read_seed(fields["seed"]),
        )

    @staticmethod
    def _read_json(lines: list[str], number: int, text: str, type: Any) -> Any:
        try:
            return msgspec.json.decode(text, type=type)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            raise Unreadable("record-line", line=number, text=lines[number - 1][:80]) from None


class _Kept(msgspec.Struct, kw_only=True):
    """A record in a store."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[str]
    seed: Seed
    actions: list[int | str]


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def lines_of(text: str) -> list[str]:
    """The lines of a file, however it was saved; other signs that end a line may be part of a name."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
