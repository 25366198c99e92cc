"""A table as a pure object: entries are applied, and nothing else changes it; decisions.py makes them of commands.

No I/O, no clock (times are passed in) and no chance (the secret of a coming match is passed in). The same
entries always give the same table, which is how a table survives its server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from papercove.engine.game import Game
from papercove.engine.record import Record
from papercove.engine.registry import game as find_game
from papercove.engine.seed import BOT, WITHHELD, FairSeed
from papercove.engine.state import State
from papercove.engine.view import Outcome, RoundEnd
from papercove.server import wire
from papercove.server.entries import (
    Again,
    AnyEntry,
    Chair,
    Configure,
    Deal,
    End,
    Open,
    Place,
    Play,
    Reveal,
    Seal,
    Speak,
    TakeBack,
    Withhold,
)
from papercove.server.forgetting import nameless, settings_without, without_person
from papercove.server.words import distinct

KEPT_COMMANDS = 512  # of earlier matches; of the present one all are remembered
CHECKPOINT_PLIES = 50


class Who(msgspec.Struct, frozen=True):
    """The device behind a command."""

    device: str
    name: str
    animal: str = ""


class Table:
    """One table, from its first match to its last."""

    def __init__(self, id: str, substitute_level: str, find: Callable[[str], Game] = find_game) -> None:
        self.id = id
        self.substitute_level = substitute_level  # of the bot that plays for an absent person
        self.find = find
        self.seq = 0
        self.history: list[tuple[int, AnyEntry]] = []  # of the present match
        self.done: dict[tuple[str, str], int] = {}  # commands that counted, and as which event
        self.position_seq = 0  # the last event that changed the position
        self.actions: list[int] = []
        self.takeable: list[State] = []  # positions of this turn before anything was revealed
        self.settled = 0  # how many of them no undo goes back to: a bot has played since
        self.checkpoints: list[tuple[int, State]] = []  # the deal, and now and then a position no undo goes behind
        self.state: State | None = None
        self.step: tuple[State, int] | None = None  # of the newest entry, if it was an action
        self.to_move: int | None = None  # the seat that is to decide
        self.turn_seq = 0  # the event since which that seat is to decide
        self.outcome: Outcome | None = None
        self.rounds: list[RoundEnd] = []  # how each round so far ended
        self.again: set[int] = set()  # seats that would like another match
        self.dealt: list[Chair] = []  # who sat where when the match was dealt
        self.sealed_at: int | None = None  # since when nobody can change a nonce
        self.promises: list[str] = []  # by seat, once sealed; empty for a bot
        self.given: list[str] = []  # by seat, once sealed: what goes into the dice; empty while it is waited for
        self.said = 0  # lines of chat in this match
        self.people: set[str] = set()  # every device that shows in the history
        self.known_hands: dict[str, int] = {}  # devices that saw the hand of a seat in this match, and of which

    @classmethod
    def restore(
        cls,
        id: str,
        substitute_level: str,
        entries: Sequence[tuple[int, AnyEntry]],
        find: Callable[[str], Game] = find_game,
    ) -> Table:
        """The table these entries lead to; earlier matches are skipped."""
        table = cls(id, substitute_level, find)
        first = max(i for i, (_, entry) in enumerate(entries) if isinstance(entry, Open))
        for seq, entry in entries[first:]:
            table.seq = seq - 1
            table.apply(entry)
        return table

    # --- what a table is ---

    @property
    def phase(self) -> wire.Phase:
        if self.outcome is not None:
            return "finished"
        return "gathering" if self.state is None else "playing"

    @property
    def match_id(self) -> str:
        return f"{self.id}-{self.match}"

    def seat_of(self, device: str) -> int | None:
        """Where a device sits, also while a bot plays for it."""
        for seat, chair in enumerate(self.chairs):
            if chair.device == device:
                return seat
        return None

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat, or None if a person does."""
        chair = self.chairs[seat]
        return chair.level if chair.kind == "bot" or chair.substituted else None

    def somebody_waits(self) -> bool:
        """Whether a person sits here who has not left."""
        return any(chair.kind == "person" and not chair.substituted for chair in self.chairs)

    def may_arrange(self, device: str) -> bool:
        """The host may; when the host does not sit here, whoever does."""
        return device == self.host or (self.seat_of(self.host) is None and self.seat_of(device) is not None)

    def named(self, who: Who) -> Who:
        """What somebody is called here.

        People the host has muted keep their name, since a new one would be another way to speak; nobody gets
        the name of somebody else who sits here.
        """
        name = self.settings.muted.get(who.device) or who.name
        others = [chair.name for chair in self.chairs if chair.device not in (None, who.device)]
        name = distinct(name, others)
        return who if name == who.name else msgspec.structs.replace(who, name=name)

    def may_undo(self, seat: int) -> bool:
        return len(self.takeable) > self.settled and self.to_move == seat

    def record(self) -> Record:
        """The match so far. It holds the secret: only for a finished match, or for the store."""
        return Record(
            game=self.game.id,
            version=self.game.version,
            options=msgspec.to_builtins(self.game.read_options(self.options)),
            seats=[chair.name or chair.level or "" for chair in self.chairs],
            seed=self.fair_seed(),
            actions=list(self.actions),
        )

    def fair_seed(self) -> FairSeed:
        """What the match was dealt by; a match from before seats promised their nonces goes on by its own recipe."""
        secret = bytes.fromhex(self.secret)
        if self.sealed_at is not None:
            return FairSeed(secret, tuple(self.given), self.match_id)
        return FairSeed(secret, tuple(chair.nonce or f"bot-{seat}" for seat, chair in enumerate(self.dealt)))

    @property
    def round_began(self) -> int | None:
        """The round that the newest entry began, if it did; the first one begins with the deal."""
        if self.step is None or self.state is None or self.state.round == self.step[0].round:
            return None
        return self.state.round

    @property
    def is_sealed(self) -> bool:
        """Whether nonces are being revealed: the deal is near."""
        return self.sealed_at is not None and self.state is None

    @property
    def awaited(self) -> list[int]:
        """The seats whose nonces are still to come."""
        return [seat for seat, given in enumerate(self.given) if not given]

    # --- what happened ---

    def apply(self, entry: AnyEntry) -> int:
        """Add one decided entry; its number. An action that the game refuses changes nothing."""
        if isinstance(entry, Play):
            self._play(entry)
        else:
            self._settle(entry)
        decides = -1 if self.state is None or self.outcome is not None else self.state.to_move
        if (mover := decides if decides >= 0 else None) != self.to_move:
            self.to_move, self.turn_seq = mover, self.seq
        if entry.cmd:
            self.done[entry.by, entry.cmd] = self.seq
        self.history.append((self.seq, entry))
        return self.seq

    def _settle(self, entry: AnyEntry) -> None:
        self.seq += 1
        self.step = None
        match entry:
            case TakeBack():
                self.state = self.takeable.pop()
                self.actions.pop()
                self.position_seq = self.seq
            case Open():
                self._open(entry)
            case Speak():
                self.people.add(entry.by)
                self.said += 1
            case Place():
                self.people |= devices_on([entry.chair])
                if self.bot_level(entry.seat) is None and (entry.chair.kind != "person" or entry.chair.substituted):
                    self.again.clear()  # who agreed, agreed to play with somebody who now does not
                self.chairs[entry.seat] = entry.chair
                if self.state is not None and entry.chair.device is not None:
                    self.known_hands[entry.chair.device] = entry.seat
            case Seal():
                self.sealed_at = entry.at
                self.promises = [chair.promise if chair.kind == "person" else "" for chair in self.chairs]
                self.given = ["" if promise else BOT for promise in self.promises]
            case Reveal():
                self.given[entry.seat] = entry.nonce
            case Withhold():
                self.given[entry.seat] = WITHHELD + self.promises[entry.seat]
            case Deal():
                self._deal()
            case Configure():
                self.settings = entry.settings
                self.people |= {*entry.settings.muted, *entry.settings.removed}  # perhaps of somebody who only watched
            case Again():
                self.again.add(entry.seat)
            case End():
                self.outcome = entry.outcome

    def _open(self, entry: Open) -> None:
        self.game = self.find(entry.game).as_of(entry.version)  # rules never die: a match ends as it began
        self.match, self.options, self.host, self.secret = entry.match, entry.options, entry.host, entry.secret
        self.commitment = FairSeed(bytes.fromhex(entry.secret), ()).commitment
        self.chairs, self.settings = list(entry.chairs), entry.settings
        self.dealt, self.outcome, self.said = [], None, 0
        self.rounds, self.again = [], set()
        self.done = dict(list(self.done.items())[-KEPT_COMMANDS:])
        self.sealed_at, self.promises, self.given = None, [], []
        self.state, self.actions, self.takeable, self.history, self.checkpoints = None, [], [], [], []
        self.settled = 0
        self.known_hands = {}
        self.people = devices_on(entry.chairs) | {entry.host, entry.by}
        self.people |= {*entry.settings.muted, *entry.settings.removed}
        self.position_seq = self.seq

    def _deal(self) -> None:
        self.dealt = list(self.chairs)
        self.known_hands = {chair.device: seat for seat, chair in enumerate(self.chairs) if chair.device is not None}
        self.state = self.game.start(len(self.chairs), self.fair_seed(), **self.options)
        self.checkpoints = [(self.seq, self.state.copy())]
        self.position_seq = self.seq

    def _play(self, entry: Play) -> None:
        before = self.state
        assert before is not None
        state = before.copy()  # the position before stays as it is: what was told of it may share its lists
        action = self.game.coded_action(entry.action)
        state.apply(action, entry.seat)
        self.state = state
        self.seq += 1
        self.actions.append(action)
        if state.to_move == entry.seat and state.revealed == before.revealed:
            self.takeable.append(before)
            if entry.bot:  # for somebody away, or whose time is up, and who could go on for ever by taking it back
                self.settled = len(self.takeable)
        else:
            self.takeable.clear()
            self.settled = 0
            if state.ply - self.checkpoints[-1][1].ply >= CHECKPOINT_PLIES:
                self.checkpoints.append((self.seq, state.copy()))
        self.step = before, action
        self.position_seq = self.seq
        if (ended := self.game.round_end(before, state)) is not None:
            self.rounds.append(ended)

    def forget(self, device: str) -> None:
        """Anonymise a device, which no longer sits here, in all that has happened."""
        self.history = [(seq, without_person(entry, device)) for seq, entry in self.history]
        self.dealt = [nameless(chair, device) for chair in self.dealt]
        self.chairs = [nameless(chair, device) for chair in self.chairs]
        self.done = {key: seq for key, seq in self.done.items() if key[0] != device}
        self.host = "" if self.host == device else self.host
        self.settings = settings_without(self.settings, device)
        self.known_hands.pop(device, None)
        self.people.discard(device)


def devices_on(chairs: Iterable[Chair]) -> set[str]:
    return {chair.device for chair in chairs if chair.device is not None}
