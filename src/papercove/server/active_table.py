"""A table that is in use: its connections, its commits, its clock and its bots.

Every frame that tells something committed waits for the commit; frames of one table leave in order.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from papercove.bots.analysis import compare, doubt, grade, lost, told_of
from papercove.engine.errors import Refusal
from papercove.server import messages as wire
from papercove.server import telling
from papercove.server.bots import COACH, STAND_IN
from papercove.server.entries import AnyEntry, End, Place, Play, Speak, TakeBack, encode_entry
from papercove.server.forgetting import nameless
from papercove.server.interval import Interval
from papercove.server.listing import match_row, table_row
from papercove.server.news import SEATING, News
from papercove.server.refusals import NotAllowed, Unavailable, refused
from papercove.server.store import Append
from papercove.server.table import Table, Who
from papercove.server.timer import Timer
from papercove.server.turns import Payer

if TYPE_CHECKING:
    from papercove.server.room import Room

TIME_LIMITS: Mapping[wire.TimeControl, float | None] = {
    "none": None,
    "relaxed": 120.0,
    "quick": 30.0,
    "days": 3 * 86400.0,
}
REST_AFTER = 600.0  # seconds for which bots play on for people who only watch and do nothing
PATIENCE = 90.0  # seconds a table without a clock waits for somebody whose connection is gone

QUIET = (Play, TakeBack, Speak)  # entries that change nothing in lists of tables

encode = msgspec.json.Encoder().encode
Deliveries = dict["Session", list[bytes]]  # frames for each connection, in order


class Session(Protocol):
    """A connection at a table."""

    who: Who
    spectate: bool
    screen: bool
    changes: bool  # whether it is told what changed in a position, instead of all of it
    says_seen: bool
    address: str

    def tell(self, frames: list[bytes]) -> None:
        """Send frames at once; a numbered event may be dropped for a later snapshot if the connection is slow."""

    def say_goodbye(self, reason: str, retry: bool) -> None:
        """Close the connection."""


class ActiveTable:
    """A table in memory. All methods run in the event loop."""

    def __init__(self, table: Table, room: Room) -> None:
        self.table = table
        self.room = room
        self.news = News(table)
        self.sessions: dict[Session, int | None] = {}  # and the seat each of them sees from; None: spectators
        self.waiting: deque[Deliveries] = deque()  # what to send after each commit under way
        self.timer = Timer(room.loop_time, self._time_is_up)  # once it has lapsed, a bot finishes the turn
        self.interval = Interval(self._interval_over)  # while it runs no bot moves and no clock runs
        self.bot_task: asyncio.Task[None] | None = None
        self.acted, self.acts = (-1, -1), 0  # which bot played last, to which position, and how often in a row
        self.disconnected: dict[int, float] = {}  # seats of people whose connection is gone, and since when
        self.idle_since = time.monotonic()
        self.stirred = room.loop_time()  # when somebody last came or did something
        self.resting = False  # nobody plays here, and who watches has done nothing for long: bots wait
        self.evicted = False
        self.questions: set[asyncio.Task[None]] = set()

    # --- connections ---

    def viewer(self, session: Session) -> int | None:
        return None if session.spectate else self.table.seat_of(session.who.device)

    def join(self, session: Session, last_seq: int | None) -> None:
        """Somebody connects: tell how things stand, then everything that happens."""
        self.sessions[session] = self.viewer(session)
        self.stirred = self.room.loop_time()
        self.tell_all_of_it(session, last_seq)
        self.tell_presence()
        self.rename(session.who)
        self.go_on()

    def check(self, who: Who) -> None:
        """NotAllowed for whom the host has sent away."""
        if who.device in self.table.settings.removed:
            raise NotAllowed("removed")

    def tell_all_of_it(self, session: Session, last_seq: int | None = None) -> None:
        """A snapshot, or what was missed."""
        self.send(session, self.news.picture(session.who, self.viewer(session), self.clock(), last_seq))

    def rename(self, who: Who) -> None:
        """Somebody may have another name or animal than at this table: show the new ones."""
        for session in self.sessions:
            if session.who.device == who.device:
                session.who = who
        seat = self.table.seat_of(who.device)
        if seat is None:
            return
        name = self.table.named(who).name
        chair = msgspec.structs.replace(self.table.chairs[seat], name=name, animal=who.animal)
        if chair != self.table.chairs[seat]:
            self.commit([Place(at=self.room.now(), seat=seat, chair=chair)])

    def remove(self, device: str) -> None:
        """Send somebody away from this table: a bot plays on in their seat, or it is free."""
        seat = self.table.seat_of(device)
        if seat is not None:
            self.commit([Place(at=self.room.now(), seat=seat, chair=self.table.vacated(seat))])
        self._send_away(device)

    def _send_away(self, device: str) -> None:
        for session in [one for one in self.sessions if one.who.device == device]:
            self.part(session)
            session.say_goodbye("refused", False)

    def forget(self, device: str) -> None:
        """Somebody is to be forgotten: their seat is left, their connections end, their name and words are gone."""
        self._send_away(device)
        table, seat = self.table, self.table.seat_of(device)
        if seat is not None:
            finished = table.phase == "finished"
            left = nameless(table.chairs[seat], device) if finished else table.vacated(seat)
            self.commit([Place(at=self.room.now(), seat=seat, chair=left)])
        table.forget(device)
        for session in self.sessions:
            self.tell_all_of_it(session)

    def part(self, session: Session) -> None:
        if session in self.sessions:
            del self.sessions[session]
            self.tell_presence()
        if not self.sessions:
            self.idle_since = time.monotonic()

    def connected(self) -> list[bool]:
        here = {session.who.device for session in self.sessions if not session.spectate}
        return [chair.device in here for chair in self.table.chairs]

    def tell_presence(self) -> None:
        seats = self.connected()
        now = time.monotonic()
        self.disconnected = {
            seat: self.disconnected.get(seat, now)
            for seat, chair in enumerate(self.table.chairs)
            if chair.device is not None and not seats[seat]
        }
        spectators = sum(viewer is None for viewer in self.sessions.values())
        screen = any(session.screen and viewer is None for session, viewer in self.sessions.items())
        unseen = self.unseen()
        if self.interval.runs and not unseen:
            self.interval.end()  # which tells everybody
            return
        frame = encode(
            wire.Presence(
                seats=seats,
                spectators=spectators,
                screen=screen,
                resting=self.resting,
                unseen=unseen,
                clock=self.clock(),
            )
        )
        for session in list(self.sessions):
            self.deliver(session, frame)

    # --- between two rounds ---

    def unseen(self) -> list[int]:
        """The seats for whose people the next round waits: they are here, and look at how the last one was counted."""
        return sorted(self.onlookers() - self.interval.seen) if self.interval.runs else []

    def onlookers(self) -> set[int]:
        """The seats of people who are here and say when they have seen a count."""
        sessions = self.sessions.items()
        looking = {viewer for session, viewer in sessions if session.says_seen and viewer is not None}
        return {seat for seat in looking if self.table.bot_level(seat) is None}

    def see(self, session: Session, frame: wire.Seen) -> None:
        """Somebody has seen how the last round was counted."""
        seat = self.viewer(session)
        self.stirred = self.room.loop_time()
        if self.interval.runs and seat is not None and frame.round == self.interval.round:
            self.interval.seen.add(seat)
            self.tell_presence()

    def _interval_over(self) -> None:
        self.keep_time()
        self.tell_presence()
        if not self.waiting:
            self.go_on()

    def send(self, session: Session, frame: wire.ServerFrame) -> None:
        self.deliver(session, encode(frame))

    def deliver(self, session: Session, frame: bytes) -> None:
        """Send, but never overtake a commit that is under way."""
        if self.waiting:
            self.waiting[-1].setdefault(session, []).append(frame)
        else:
            session.tell([frame])

    # --- commands and questions ---

    def command(self, session: Session, command: wire.Command, arrived: float) -> None:
        """Decide a command, commit what follows, then acknowledge; the same command again changes nothing."""
        try:
            if (seq := self.table.done.get((session.who.device, command.cmd))) is None:
                self._check_command(session, command)
                entries = self.table.decide(
                    command, session.who, self.room.now(), self.room.new_secret, self.disconnected
                )
                self.commit(entries, session, command.cmd, arrived)
                if isinstance(command, wire.Remove) and command.on:
                    self._send_away(command.device)
                return
        except Refusal as problem:
            self.room.metrics.refusals += 1
            self.send(session, refused(problem, command.cmd))
            return
        except Exception as problem:  # a mistake, of a game perhaps: what it left half done is thrown away
            session.tell([encode(refused(Unavailable("mistake"), command.cmd))])
            self.room.evict(self, problem)
            return
        self.send(session, wire.Ack(command.cmd, seq))

    def _check_command(self, session: Session, command: wire.Command) -> None:
        """What the room has to say of a command before the table decides it."""
        if isinstance(command, wire.Act):
            if self.interval.runs and (seat := self.sessions.get(session)) is not None:
                self.interval.seen.add(seat)
        elif isinstance(command, wire.SeatBot) and command.level is not None:
            self.room.thinkers.check(command.level)
        elif isinstance(command, wire.Say) and self.room.is_banned(f"mute {session.who.device}"):
            raise NotAllowed("muted")

    def rewind(self, session: Session, question: wire.Rewind) -> None:
        try:
            self.send(session, telling.rewound(self.table, self.viewer(session), question))
        except Refusal as problem:
            self.send(session, refused(problem, question.cmd))

    async def hint(self, session: Session, question: wire.Hint) -> None:
        """What the coach thinks of the choices of the asker, from the asker's own knowledge."""
        try:
            advice = await self._advice(session, question)
        except Refusal as problem:
            self.send(session, refused(problem, question.cmd))
        except Exception as problem:
            self._bot_failed(problem, question.level or self.room.settings.hint_level)
            self.send(session, refused(Unavailable("mistake"), question.cmd))
        else:
            self.send(session, advice)

    async def _advice(self, session: Session, question: wire.Hint) -> wire.Advice:
        table, seat = self.table, self.viewer(session)
        if not table.settings.hints:
            raise NotAllowed("no-hints")
        if seat is None or table.state is None or table.to_move != seat:
            raise NotAllowed("not-your-turn")
        level = question.level or self.room.settings.hint_level
        if level != COACH:
            self.room.thinkers.check(level)
        state, ply = table.state, table.state.ply
        choices = {choice.id: choice for choice in table.game.choices(state)}
        reasons = {action: told_of(state, action) for action in choices}
        best, *others = compare(choices, await self.room.thinkers.advise(state, seat, level, self.payer(session)))
        opinions = [
            wire.Opinion(
                one.choice.id,
                one.choice.text,
                one.share,
                one.weight,
                loss,
                grade(loss, one is best, doubt(best, one)),
                reasons[one.choice.id],
            )
            for one in (best, *sorted(others, key=lambda other: -other.share))
            for loss in (lost(best, one),)
        ]
        return wire.Advice(question.cmd, ply, level, opinions)

    # --- commits ---

    def commit(
        self,
        entries: list[AnyEntry],
        sender: Session | None = None,
        cmd: str = "",
        arrived: float = 0,
        written: asyncio.Future[None] | None = None,
    ) -> None:
        """Apply entries and what follows from them, write them down, and then tell everybody."""
        table, metrics = self.table, self.room.metrics
        deliveries: Deliveries = {}
        append = Append(table.id, [])
        at = entries[0].at
        listed = False  # whether lists of tables have to change
        before = self.sessions
        for entry in entries:
            seq = table.apply(entry)
            append.entries.append((seq, encode_entry(entry)))
            if isinstance(entry, Play):
                metrics.moves += 1
                if (began := table.round_began) is not None and self.onlookers():
                    self.interval.begin(began)
            elif isinstance(entry, SEATING):
                before, self.sessions = self.sessions, {session: self.viewer(session) for session in self.sessions}
            if sender is not None and not deliveries:
                deliveries[sender] = [encode(wire.Ack(cmd, seq))]
            self.keep_time()
            for session, told in self.news.newest(entry, self.sessions, before, self.clock()):
                if session in deliveries:
                    deliveries[session].append(told)
                else:
                    deliveries[session] = [told]
            listed = listed or not isinstance(entry, QUIET)
            if entry is entries[-1] and (following := table.consequence(at)) is not None:
                entries.append(following)
        if listed or table.settings.time_control == "days":
            append.row = table_row(table, at)
        if isinstance(entries[-1], End):
            append.match = match_row(table, at)
            self.room.log.info("match-finished", table=table.id, game=table.game.id, plies=len(table.actions))
        self.waiting.append(deliveries)
        if sender is not None:
            metrics.commands += 1
            self.stirred = self.room.loop_time()
        self.room.store.append(append, partial(self._committed, deliveries, arrived, written))
        if listed or self.interval.runs:
            self.tell_presence()

    def _committed(
        self,
        deliveries: Deliveries,
        arrived: float,
        written: asyncio.Future[None] | None,
        problem: BaseException | None,
    ) -> None:
        if written is not None and not written.done():
            written.set_result(None) if problem is None else written.set_exception(problem)
        if self.evicted:
            return
        if problem is not None:
            self.room.evict(self, problem)
            return
        if arrived:
            self.room.metrics.ack.observe(time.monotonic() - arrived)
        self.waiting.popleft()
        for session, frames in deliveries.items():
            if session in self.sessions:
                session.tell(frames)
        if not self.waiting:
            self.go_on()

    async def all_written(self) -> None:
        """Wait for the commits that are under way now."""
        while self.waiting and not self.evicted:  # noqa: ASYNC110  (seldom asked, and nothing to signal it a move)
            await asyncio.sleep(0.005)

    def give_up(self, reason: str) -> None:
        """This node no longer speaks for the table; connections come back by themselves."""
        self.evicted = True
        self.waiting.clear()
        self.timer.pause()
        self.interval.stop()
        if self.bot_task is not None:
            self.bot_task.cancel()
        for session in list(self.sessions):
            session.say_goodbye(reason, True)
        self.sessions.clear()

    # --- the clock ---

    def clock(self) -> wire.ClockInfo | None:
        if not self.timer.runs or self.table.to_move is None:
            return None
        return wire.ClockInfo(seat=self.table.to_move, milliseconds=round(self.timer.left * 1000))

    def keep_time(self) -> None:
        """A new turn begins with all its time; in one turn it only runs while a person is to decide."""
        table, timer = self.table, self.timer
        limit = TIME_LIMITS[table.settings.time_control]
        if limit is None:
            return
        seat = table.to_move
        new = table.turn_seq != timer.turn
        if new:
            timer.begin(table.turn_seq, limit)
        if seat is None or table.bot_level(seat) is not None or self.interval.runs:
            timer.pause()
        else:
            timer.run()
            if new:
                self._call_to_table(seat)

    def resume(self, kept: tuple[int, int] | None) -> None:
        """After the table was loaded: its clock goes on from what was written down of this turn, if anything was."""
        limit = TIME_LIMITS[self.table.settings.time_control]
        if kept is not None and limit is not None and kept[0] == self.table.turn_seq:
            self.timer.begin(self.table.turn_seq, limit)
            self.timer.resume_from(kept[1] / 1000)
        self.keep_time()

    def clock_to_keep(self, exactly: bool) -> tuple[str, int, int] | None:
        """Table, turn and milliseconds left, if they should be written down."""
        timer = self.timer
        if self.table.to_move is None or not timer.changed_much(exactly):
            return None
        return self.table.id, timer.turn, round(timer.left * 1000)

    def _call_to_table(self, seat: int) -> None:
        """At a table played over days, tell somebody who is not here that it is their turn."""
        device = self.table.chairs[seat].device
        days = self.table.settings.time_control == "days"
        if self.room.push is not None and days and device is not None and not self.connected()[seat]:
            self.room.push.call(device)

    def _time_is_up(self) -> None:
        seat = self.table.to_move
        if self.evicted or seat is None:
            return
        if self.table.settings.time_control != "days" and not self.connected()[seat]:
            self.commit([self.table.seat_bot_for(seat, self.room.now())])
        self.go_on()

    def sweep(self, now: float) -> None:
        """Where others wait for somebody whose connection has been gone for long, a bot keeps the seat."""
        table = self.table
        days = table.settings.time_control == "days"
        patience = TIME_LIMITS["days"] if days else PATIENCE
        if late := table.overdue(self.room.now(), patience or PATIENCE):
            self.commit(late)
        seat = table.to_move
        if seat is None or days or table.bot_level(seat) is not None:
            return
        others = any(here for other, here in enumerate(self.connected()) if other != seat)
        if others and now - self.disconnected.get(seat, now) > PATIENCE:
            self.commit([table.seat_bot_for(seat, self.room.now())])

    # --- bots ---

    def payer(self, asker: Session | None = None) -> Payer:
        """On whose account bots think here: who asks; else of the people who play here, or else watch, the first."""
        here = [asker] if asker is not None else [one for one, viewer in self.sessions.items() if viewer is not None]
        paying = next(iter(here or self.sessions), None)
        return Payer(paying.address if paying is not None else "", self.table.id)

    def go_on(self) -> None:
        """Let the bot think whose turn it is, if somebody cares."""
        seat = self.table.to_move
        if seat is None or self.bot_task is not None or self.interval.runs or self.evicted:
            return
        level = self.table.bot_level(seat) or (self.table.substitute_level if self.timer.lapsed else None)
        if level is None or not (self.sessions or self.table.somebody_waits()):
            return
        idle = self.room.loop_time() - self.stirred > REST_AFTER and not self.table.somebody_waits()
        if idle != self.resting:
            self.resting = idle
            self.tell_presence()
        if not idle:
            self.bot_task = asyncio.get_running_loop().create_task(self._bot_plays(seat, level))
            self.bot_task.add_done_callback(self._bot_played)

    async def _bot_plays(self, seat: int, level: str) -> None:
        table, thinkers = self.table, self.room.thinkers
        assert table.state is not None
        began, position, state = self.room.loop_time(), table.position_seq, table.state.copy()
        try:
            action = await thinkers.choose(state, level, self.payer())
        except Exception as problem:  # a bot of somebody else must not stop the match
            self._bot_failed(problem, level)
            level, began = STAND_IN, self.room.loop_time()
            action = await thinkers.choose(state, level, self.payer())
        thought = self.room.loop_time() - began
        nth = self.acts if self.acted == (seat, position) else 0
        slot = thinkers.shown_after(table.settings.pace, level, table.game, thought, nth)
        await asyncio.sleep(slot - thought + self.room.limits.wait("bot", self.payer().address, time.monotonic()))
        still = table.bot_level(seat) is not None or self.timer.lapsed
        if table.position_seq == position and table.to_move == seat and still and not self.evicted:
            self.commit(table.decide_bot(seat, action, self.room.now()))
            self.acted, self.acts = (seat, table.position_seq), nth + 1

    def _bot_played(self, task: asyncio.Task[None]) -> None:
        self.bot_task = None
        if task.cancelled():
            return
        if (problem := task.exception()) is not None:
            self._bot_failed(problem, STAND_IN)
            return
        if not self.waiting:
            self.go_on()

    def _bot_failed(self, problem: BaseException, bot: str) -> None:
        self.room.log.error("bot-failed", table=self.table.id, bot=bot, problem=repr(problem))

    @property
    def is_idle(self) -> bool:
        """Whether the table may be put away: nobody there, nothing under way, no clock."""
        return not self.sessions and not self.waiting and self.bot_task is None and not self.timer.runs
