"""A table as a pure object: commands are decided into entries, entries are applied, nothing else changes it.

No I/O, no clock (times are passed in) and no chance (the secret of a coming match is passed in). The same
entries always give the same table, which is how a table survives its server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from papercove.engine.errors import Illegal, Unreadable
from papercove.engine.game import Game
from papercove.engine.record import Record
from papercove.engine.registry import game as find_game
from papercove.engine.seed import BOT, WITHHELD, FairSeed, promise_of
from papercove.engine.state import State
from papercove.engine.view import Outcome, RoundEnd
from papercove.server import messages as wire
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
    TableSettings,
    TakeBack,
    Withhold,
)
from papercove.server.forgetting import nameless, settings_without, without_person
from papercove.server.manners import configure, keep_order, say
from papercove.server.refusals import NotAllowed, Stale

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
        self.substitute_level = substitute_level  # of the bot that keeps an absent person's seat
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
        """Where a device sits, also while a bot keeps its seat warm."""
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
        """Whom the host has muted keeps the name of then: another one would be one more way to speak."""
        name = self.settings.muted.get(who.device)
        return who if name is None else msgspec.structs.replace(who, name=name)

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
        """Keep what happened as if somebody without a name had been this device, who no longer sits here."""
        self.history = [(seq, without_person(entry, device)) for seq, entry in self.history]
        self.dealt = [nameless(chair, device) for chair in self.dealt]
        self.chairs = [nameless(chair, device) for chair in self.chairs]
        self.done = {key: seq for key, seq in self.done.items() if key[0] != device}
        self.host = "" if self.host == device else self.host
        self.settings = settings_without(self.settings, device)
        self.known_hands.pop(device, None)
        self.people.discard(device)

    # --- what a command leads to: entries, or a refusal that changes nothing ---

    def decide(
        self, command: wire.Command, who: Who, at: int, secret: Callable[[], str], disconnected: Iterable[int] = ()
    ) -> list[AnyEntry]:
        """The entries of a command that has not counted yet (see `done`); whether an action is legal, `apply` says.

        `disconnected` are the seats of people whose connection is gone.
        """
        match command:
            case wire.Act():
                entries = self._decide_act(command, who, at)
            case wire.Undo():
                entries = self._decide_undo(command, who, at)
            case wire.Sit():
                entries = self._decide_sit(command, who, at)
            case wire.Reveal():
                entries = self._decide_reveal(command, who, at)
            case wire.Leave():
                entries = self._decide_leave(who, at)
            case wire.SeatBot():
                entries = self._decide_bot(command, who, at)
            case wire.Say():
                entries = [say(self, command, who, at)]
            case wire.Configure():
                entries = [configure(self, command, who, at)]
            case wire.Mute() | wire.Remove():
                entries = keep_order(self, command, who, at)
            case wire.Rematch():
                entries = self._decide_rematch(who, at, secret(), disconnected)
        entries[0].by, entries[0].cmd = who.device, command.cmd
        return entries

    def decide_bot(self, seat: int, action: int, at: int) -> list[AnyEntry]:
        """The entries of a bot's action."""
        return [Play(at=at, seat=seat, action=self.code_of(action, seat), bot=True)]

    def code_of(self, action: int, seat: int) -> int | str:
        """An action as the log keeps it; a number that no action has is refused like any that is illegal."""
        assert self.state is not None
        if not 0 <= action < self.game.action_count:
            self.state.apply(action, seat)
        return self.game.action_code(action)

    def consequence(self, at: int) -> AnyEntry | None:
        """What follows by itself from the newest entry, and belongs to the same commit."""
        if self.state is None:
            if self.sealed_at is None:
                return Seal(at=at) if all_ready(self.chairs) else None
            left = [seat for seat in self.awaited if self.chairs[seat].kind != "person"]
            if left:
                return Withhold(at=at, seat=left[0])
            return None if self.awaited else Deal(at=at)
        if self.outcome is None and self.state.is_over:
            return End(at=at, outcome=self.game.outcome(self.state))
        return None

    def _seat(self, who: Who) -> int:
        seat = self.seat_of(who.device)
        if seat is None:
            raise NotAllowed("no-seat")
        return seat

    def _check_base(self, base: int) -> None:
        if base > self.seq:
            raise Unreadable("base", base=base, seq=self.seq)
        if base < self.position_seq:
            raise Stale("stale", base=base, seq=self.seq)

    def _decide_act(self, command: wire.Act, who: Who, at: int) -> list[AnyEntry]:
        seat = self._seat(who)
        if self.state is None:
            raise NotAllowed("not-dealt")
        self._check_base(command.base)
        return [Play(at=at, seat=seat, action=self.code_of(command.action, seat))]

    def _decide_undo(self, command: wire.Undo, who: Who, at: int) -> list[AnyEntry]:
        seat = self._seat(who)
        self._check_base(command.base)
        if not self.may_undo(seat):
            raise Illegal("no-undo")
        return [TakeBack(at=at, seat=seat)]

    def _decide_sit(self, command: wire.Sit, who: Who, at: int) -> list[AnyEntry]:
        if command.seat >= len(self.chairs):
            raise Unreadable("seat", seat=command.seat, last=len(self.chairs) - 1)
        chair, mine = self.chairs[command.seat], self.seat_of(who.device)
        if chair.device is not None and chair.device != who.device:
            raise NotAllowed("seat-taken", seat=command.seat)
        if mine is not None and mine != command.seat and self.phase != "gathering":
            raise NotAllowed("already-seated", seat=mine)
        if self.phase == "finished" and mine is None:
            raise NotAllowed("match-over")
        if self.is_sealed:
            return [self._sit_again(command.seat, mine, who, at)]
        took = chair.took
        if self.phase == "playing" and chair.kind == "bot":
            self._check_newcomer(command.seat, who)
            took = chair.level
        seated = person(self.named(who), command.promise, took)
        entries: list[AnyEntry] = [Place(at=at, seat=command.seat, chair=seated)]
        if mine is not None and mine != command.seat:
            entries.append(Place(at=at, seat=mine, chair=Chair()))
        return entries

    def _check_newcomer(self, seat: int, who: Who) -> None:
        """Who may take a bot's seat in mid-match: whom the host lets in, and nobody who knows another hand."""
        if not self.settings.newcomers and not self.may_arrange(who.device):
            raise NotAllowed("no-newcomers")
        if (known := self.known_hands.get(who.device, seat)) != seat:
            raise NotAllowed("knows-a-hand", seat=known)

    def _sit_again(self, seat: int, mine: int | None, who: Who, at: int) -> Place:
        """Between promises and deal one may only come back to one's own chair, as one left it."""
        if seat != mine or not self.chairs[seat].substituted:
            raise NotAllowed("sealed")
        chair = self.chairs[seat]
        back = person(self.named(who), chair.promise)
        return Place(at=at, seat=seat, chair=back)

    def _decide_reveal(self, command: wire.Reveal, who: Who, at: int) -> list[AnyEntry]:
        seat = self._seat(who)
        if not self.is_sealed or seat not in self.awaited:
            raise NotAllowed("not-awaited")
        if promise_of(command.nonce) != self.promises[seat]:
            raise NotAllowed("other-nonce")
        return [Reveal(at=at, seat=seat, nonce=command.nonce)]

    def go_on_without(self, seat: int, at: int) -> list[AnyEntry]:
        """Deal without the nonce of somebody who is not here; a bot keeps the seat until they are."""
        waited_for: list[AnyEntry] = [Withhold(at=at, seat=seat)] if seat in self.awaited else []
        return [self.seat_bot_for(seat, at), *waited_for]

    def overdue(self, at: int, patience: float) -> list[AnyEntry]:
        """The entries by which the deal goes on without nonces that were waited for longer than `patience` seconds."""
        if not self.is_sealed or self.sealed_at is None or at - self.sealed_at < 1000 * patience:
            return []
        return [Withhold(at=at, seat=seat) for seat in self.awaited]

    def _decide_leave(self, who: Who, at: int) -> list[AnyEntry]:
        seat = self._seat(who)
        if self.is_sealed:
            return self.go_on_without(seat, at)
        if self.phase == "gathering":
            return [Place(at=at, seat=seat, chair=Chair())]
        return [self.seat_bot_for(seat, at)]

    def vacated(self, seat: int) -> Chair:
        """The chair of somebody who is gone for good: free while people gather; once the table is sealed, a bot's."""
        if self.phase == "gathering" and not self.is_sealed:
            return Chair()
        return Chair(kind="bot", level=self.chairs[seat].took or self.substitute_level)

    def seat_bot_for(self, seat: int, at: int) -> Place:
        """The entry by which a bot keeps a person's seat warm; a seat taken from a bot goes back to it for good.

        Who took it sees no more than any spectator from then on.
        """
        left = self.chairs[seat]
        if left.took is not None:
            return Place(at=at, seat=seat, chair=Chair(kind="bot", level=left.took))
        return Place(
            at=at, seat=seat, chair=msgspec.structs.replace(left, substituted=True, level=self.substitute_level)
        )

    def _decide_bot(self, command: wire.SeatBot, who: Who, at: int) -> list[AnyEntry]:
        if not self.may_arrange(who.device):
            raise NotAllowed("host-only")
        if self.phase != "gathering":
            raise NotAllowed("match-running")
        if command.seat >= len(self.chairs):
            raise Unreadable("seat", seat=command.seat, last=len(self.chairs) - 1)
        if self.is_sealed:
            if command.seat not in self.awaited:
                raise NotAllowed("sealed")
            return self.go_on_without(command.seat, at)
        chair = Chair() if command.level is None else Chair(kind="bot", level=command.level)
        return [Place(at=at, seat=command.seat, chair=chair)]

    def _decide_rematch(self, who: Who, at: int, secret: str, disconnected: Iterable[int]) -> list[AnyEntry]:
        """A wish for another match; with the last one of those who are here, the match itself.

        Nobody waits for people who are gone: a bot has their seat, which they may take later.
        """
        seat = self._seat(who)
        if self.phase != "finished":
            raise NotAllowed("match-running")
        people = {other for other, chair in enumerate(self.chairs) if chair.device and not chair.substituted}
        changed = [self.seat_bot_for(other, at) for other in disconnected if other in people]
        if self.chairs[seat].substituted:  # had declined
            changed.append(Place(at=at, seat=seat, chair=msgspec.structs.replace(self.chairs[seat], substituted=False)))
        if people - set(disconnected) - self.again - {seat}:
            return [*(place for place in changed if place.seat == seat), Again(at=at, seat=seat)]
        chairs = list(self.chairs)
        for place in changed:
            chairs[place.seat] = place.chair
        return [*changed, self._next_match(chairs, at, secret)]

    def _next_match(self, before: list[Chair], at: int, secret: str) -> Open:
        """Everybody one seat on, so that another begins."""
        chairs = [fresh_chair(chair) for chair in (before[-1], *before[:-1])]
        return Open(
            at=at,
            match=self.match + 1,
            game=self.game.id,
            version=self.find(self.game.id).version,
            options=self.options,
            host=self.host,
            chairs=chairs,
            settings=self.settings,
            secret=secret,
        )


def person(who: Who, promise: str = "", took: str | None = None) -> Chair:
    """The chair of somebody who sits down."""
    return Chair(kind="person", name=who.name, device=who.device, animal=who.animal, promise=promise, took=took)


def devices_on(chairs: Iterable[Chair]) -> set[str]:
    return {chair.device for chair in chairs if chair.device is not None}


def fresh_chair(chair: Chair) -> Chair:
    """The same person or bot before the next deal: nothing promised yet; whoever is away has left."""
    if chair.kind == "bot" or chair.substituted:
        return Chair(kind="bot", level=chair.level)
    if chair.device is None:  # of somebody who has been forgotten
        return Chair()
    return Chair(kind=chair.kind, name=chair.name, device=chair.device, animal=chair.animal)


def all_ready(chairs: Sequence[Chair]) -> bool:
    """Every chair taken, and a promise from each person."""
    return all(chair.kind == "bot" or (chair.kind == "person" and chair.promise) for chair in chairs)


def open_table(
    game: Game,
    options: dict[str, object],
    chairs: list[Chair],
    settings: TableSettings,
    host: str,
    secret: str,
    at: int,
) -> Open:
    """The first entry of a new table; Refusal if the game cannot be played so."""
    if len(chairs) not in game.seat_counts:
        counts = game.seat_counts
        raise Unreadable("seats", seats=str(len(chairs)), least=counts[0], most=counts[-1])
    chosen = msgspec.to_builtins(game.read_options(options))
    game.start(len(chairs), **chosen)  # what cannot be dealt is better refused now than when everybody sits
    return Open(
        at=at,
        match=1,
        game=game.id,
        version=game.version,
        options=chosen,
        host=host,
        chairs=chairs,
        settings=settings,
        secret=secret,
    )
