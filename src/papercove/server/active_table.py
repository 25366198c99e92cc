"""A table in use: commands are decided, applied and committed here, and everybody at the table is told.

Who is connected (`Audience`), what waits for its commit (`Outbox`), the clock (`TurnClock`), the pause between two
rounds (`Interval`) and the thinking bot (`BotTask`) each have a file of their own; this one holds them together.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial

import msgspec

from papercove.engine.errors import Refusal
from papercove.server import telling, wire
from papercove.server.advice import advice
from papercove.server.audience import Audience, Session
from papercove.server.bot_task import BotTask, log_failure
from papercove.server.decisions import NOBODY, bot_action, decide
from papercove.server.encoding import encode
from papercove.server.entries import AnyEntry, End, Place, Play, Speak, TakeBack, encode_entry
from papercove.server.forgetting import nameless
from papercove.server.gathering import consequence, overdue
from papercove.server.interval import Interval
from papercove.server.listing import match_row, table_row
from papercove.server.news import SEATING, News
from papercove.server.outbox import Deliveries, Outbox
from papercove.server.refusals import NotAllowed, Unavailable, refused
from papercove.server.seating import seat_bot_for, vacated
from papercove.server.services import Services
from papercove.server.store import Append
from papercove.server.table import Table, Who
from papercove.server.time_control import PATIENCE, TIME_LIMITS, TurnClock

OWN_DEVICES = 10  # connections of somebody who plays that are never too many
REST_AFTER = 600.0  # seconds for which bots play on for people who only watch and do nothing

QUIET = (Play, TakeBack, Speak)  # entries that change nothing in lists of tables


class ActiveTable:
    """A table in memory. All methods run in the event loop."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.news = News(table)
        self.audience = Audience(table)
        self.outbox = Outbox(self.audience)
        self.interval = Interval(self._interval_over)  # while it runs no bot moves and no clock runs
        self.clock = TurnClock(table, self.interval, services.loop_time, self._time_is_up)
        self.bot_task = BotTask(table, services, self.audience.payer, self._bot_plays, self._when_written_go_on)
        self.stirred = services.loop_time()  # when somebody last came or did something
        self.resting = False  # nobody plays here, and who watches has done nothing for long: bots wait
        self.evicted = False  # this node no longer speaks for the table
        self.questions: set[asyncio.Task[None]] = set()

    # --- people come and go ---

    def check(self, who: Who, address: str) -> None:
        """NotAllowed for anybody the host has removed, and where very many watch already; who sits here gets in."""
        if who.device in self.table.settings.removed:
            raise NotAllowed("removed")
        if self.table.seat_of(who.device) is None or len(self.audience.of(who.device)) >= OWN_DEVICES:
            addresses = [session.address for session in self.audience.sessions]
            self.services.limits.watch(len(addresses), addresses.count(address))

    def join(self, session: Session, last_seq: int | None) -> None:
        """Somebody connects: tell how things stand, then everything that happens."""
        self.audience.add(session)
        self.stirred = self.services.loop_time()
        self.tell_all_of_it(session, last_seq)
        self.tell_presence()
        self.rename(session.who)
        self.go_on()

    def part(self, session: Session) -> None:
        """Somebody's connection has ended."""
        if self.audience.discard(session):
            self.tell_presence()

    def tell_all_of_it(self, session: Session, last_seq: int | None = None) -> None:
        """Send a snapshot, or what was missed since `last_seq`."""
        viewer = self.audience.viewer(session)
        self.outbox.send(session, self.news.picture(session.who, viewer, self.clock.told(), last_seq))

    def tell_presence(self) -> None:
        """Tell everybody who is here, and who is waited for."""
        unseen = self.unseen()
        presence = self.audience.presence(self.resting, unseen, self.clock.told())
        if self.interval.runs and not unseen:
            self.interval.end()  # which tells everybody
            return
        frame = encode(presence)
        presence.watching = self.audience.watching()
        for_host = encode(presence) if presence.watching else frame
        for session in list(self.audience.sessions):
            self.outbox.deliver(session, for_host if self.table.may_arrange(session.who.device) else frame)

    def rename(self, who: Who) -> None:
        """Show the name and the animal that somebody has now, where this table knows others."""
        for session in self.audience.of(who.device):
            session.who = who
        seat = self.table.seat_of(who.device)
        if seat is None:
            return
        name = self.table.named(who).name
        chair = msgspec.structs.replace(self.table.chairs[seat], name=name, animal=who.animal)
        if chair != self.table.chairs[seat]:
            self.commit([Place(at=self.services.now(), seat=seat, chair=chair)])

    def remove(self, device: str) -> None:
        """Remove somebody from this table: a bot plays on in their seat, or it is free."""
        seat = self.table.seat_of(device)
        if seat is not None:
            self.commit([Place(at=self.services.now(), seat=seat, chair=vacated(self.table, seat))])
        self._disconnect(device)

    def forget(self, device: str) -> None:
        """Forget somebody: they lose their seat and their connections, and their name and words are deleted."""
        self._disconnect(device)
        table, seat = self.table, self.table.seat_of(device)
        if seat is not None:
            finished = table.phase == "finished"
            left = nameless(table.chairs[seat], device) if finished else vacated(table, seat)
            self.commit([Place(at=self.services.now(), seat=seat, chair=left)])
        table.forget(device)
        for session in self.audience.sessions:
            asyncio.get_running_loop().call_soon(self._tell_anew, session)  # each takes its time

    def _tell_anew(self, session: Session) -> None:
        if session in self.audience.sessions:
            self.tell_all_of_it(session)

    def _disconnect(self, device: str) -> None:
        for session in self.audience.of(device):
            self.part(session)
            session.say_goodbye("refused", False)

    # --- between two rounds ---

    def unseen(self) -> list[int]:
        """The seats for whose people the next round waits: they are here, and look at how the last one was counted."""
        return sorted(self.audience.onlookers() - self.interval.seen) if self.interval.runs else []

    def see(self, session: Session, frame: wire.Seen) -> None:
        """Somebody has seen how the last round was counted."""
        seat = self.audience.viewer(session)
        self.stirred = self.services.loop_time()
        if self.interval.runs and seat is not None and frame.round == self.interval.round:
            self.interval.seen.add(seat)
            self.tell_presence()

    def _interval_over(self) -> None:
        self._keep_time()
        self.tell_presence()
        self._when_written_go_on()

    # --- commands and questions ---

    def command(self, session: Session, command: wire.Command, arrived: float) -> None:
        """Decide a command, commit what follows, then acknowledge; idempotent by the command's id."""
        services = self.services
        try:
            if (seq := self.table.done.get((session.who.device, command.cmd))) is None:
                self._check_command(session, command)
                audience = self.audience
                watching = audience.watching() if isinstance(command, wire.Mute | wire.Remove) else NOBODY
                entries = decide(
                    *(self.table, command, session.who, services.now(), services.new_secret),
                    audience.disconnected,
                    watching,
                )
                self.commit(entries, session, command.cmd, arrived)
                if isinstance(command, wire.Remove) and command.on:
                    self._disconnect(command.device)
                return
        except Refusal as problem:
            services.metrics.refusals += 1
            self.outbox.send(session, refused(problem, command.cmd))
            return
        except Exception as problem:  # a mistake, of a game perhaps: what it left half done is thrown away
            session.tell([encode(refused(Unavailable("mistake"), command.cmd))])
            self.evict(problem)
            return
        self.outbox.send(session, wire.Ack(command.cmd, seq))

    def _check_command(self, session: Session, command: wire.Command) -> None:
        """What the room has to say of a command before the table decides it."""
        if isinstance(command, wire.Act):
            if self.interval.runs and (seat := self.audience.sessions.get(session)) is not None:
                self.interval.seen.add(seat)
        elif isinstance(command, wire.SeatBot) and command.level is not None:
            self.services.thinkers.check(command.level, self.table.game)
        elif isinstance(command, wire.Say) and self.services.is_banned(f"mute {session.who.device}"):
            raise NotAllowed("muted")

    def rewind(self, session: Session, question: wire.Rewind) -> None:
        try:
            self.outbox.send(session, telling.rewound(self.table, self.audience.viewer(session), question))
        except Refusal as problem:
            self.outbox.send(session, refused(problem, question.cmd))

    async def hint(self, session: Session, question: wire.Hint) -> None:
        level = question.level or self.services.settings.hint_level
        seat, payer = self.audience.viewer(session), self.audience.payer(session)
        answer: wire.Advice | wire.Refused
        try:
            answer = await advice(self.table, seat, question, level, self.services.thinkers, payer)
        except Refusal as problem:
            answer = refused(problem, question.cmd)
        except Exception as problem:
            log_failure(self.services, self.table, level, problem)
            answer = refused(Unavailable("mistake"), question.cmd)
        self.outbox.send(session, answer)

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
        table, services, audience, clock = self.table, self.services, self.audience, self.clock
        deliveries: Deliveries = {}
        append = Append(table.id, [])
        at = entries[0].at
        listed = False  # whether lists of tables have to change
        before = audience.sessions
        for entry in entries:
            seq = table.apply(entry)
            append.entries.append((seq, encode_entry(entry)))
            if isinstance(entry, Play):
                services.metrics.moves += 1
                if (began := table.round_began) is not None and audience.onlookers():
                    self.interval.begin(began)
            elif isinstance(entry, SEATING):
                before = audience.reseat()
            if sender is not None and not deliveries:
                deliveries[sender] = [encode(wire.Ack(cmd, seq))]
            if (turn := clock.keep_time()) is not None:
                self._call_to_table(turn)
            for session, told in self.news.newest(entry, audience.sessions, before, clock.told()):
                if session in deliveries:
                    deliveries[session].append(told)
                else:
                    deliveries[session] = [told]
            listed = listed or not isinstance(entry, QUIET)
            if entry is entries[-1] and (following := consequence(table, at)) is not None:
                entries.append(following)
        if listed or table.settings.time_control == "days":
            append.row = table_row(table, at)
        if isinstance(entries[-1], End):
            append.match = match_row(table, at)
            services.log.info("match-finished", table=table.id, game=table.game.id, plies=len(table.actions))
        self.outbox.hold(deliveries)
        if sender is not None:
            services.metrics.commands += 1
            self.stirred = services.loop_time()
        services.store.append(append, partial(self._committed, arrived, written))
        if listed or self.interval.runs:
            self.tell_presence()

    def _committed(self, arrived: float, written: asyncio.Future[None] | None, problem: BaseException | None) -> None:
        if written is not None and not written.done():
            written.set_result(None) if problem is None else written.set_exception(problem)
        if self.evicted:
            return
        if problem is not None:
            self.evict(problem)
            return
        if arrived:
            self.services.metrics.ack.observe(time.monotonic() - arrived)
        self.outbox.release()
        self._when_written_go_on()

    async def written(self) -> Table:
        """The table once nothing of it is uncommitted, for whoever answers by other ways than `Outbox`.

        Unavailable if that does not come about: another node has the table, or a commit failed.
        """
        while self.outbox.waiting and not self.evicted:  # noqa: ASYNC110  (seldom asked; a signal would cost each move)
            await asyncio.sleep(0.005)
        if self.evicted:
            raise Unavailable("table-elsewhere", table=self.table.id)
        return self.table

    def evict(self, problem: BaseException) -> None:
        """A commit failed, or another node has the table: nobody was told, it is loaded again when somebody asks."""
        self.services.drop(self.table.id, problem)
        self.give_up("moved")

    def give_up(self, reason: wire.GoodbyeReason) -> None:
        """This node no longer speaks for the table; connections come back by themselves."""
        self.evicted = True
        self.outbox.waiting.clear()
        self.clock.timer.pause()
        self.interval.stop()
        self.bot_task.cancel()
        for session in list(self.audience.sessions):
            session.say_goodbye(reason, True)
        self.audience.sessions.clear()

    # --- the clock ---

    def resume(self, kept: tuple[int, int] | None) -> None:
        """After the table was loaded: its clock goes on from what was written down."""
        self.clock.resume(kept)
        self._keep_time()

    def _keep_time(self) -> None:
        if (seat := self.clock.keep_time()) is not None:
            self._call_to_table(seat)

    def _call_to_table(self, seat: int) -> None:
        """At a table played over days, tell somebody who is not here that it is their turn."""
        device, push = self.table.chairs[seat].device, self.services.push
        if push is not None and self.clock.over_days and device is not None and not self.audience.connected()[seat]:
            push.call(device)

    def _time_is_up(self) -> None:
        seat = self.table.to_move
        if self.evicted or seat is None:
            return
        if not self.clock.over_days and not self.audience.connected()[seat]:
            self.commit([seat_bot_for(self.table, seat, self.services.now())])
        self.go_on()

    def sweep(self, now: float) -> None:
        """Where others have waited long for somebody whose connection is lost, a bot takes over the seat."""
        table, days = self.table, self.clock.over_days
        patience = TIME_LIMITS["days"] if days else PATIENCE
        if late := overdue(table, self.services.now(), patience or PATIENCE):
            self.commit(late)
        seat = table.to_move
        if seat is None or days or table.bot_level(seat) is not None:
            return
        others = any(here for other, here in enumerate(self.audience.connected()) if other != seat)
        if others and now - self.audience.disconnected.get(seat, now) > PATIENCE:
            self.commit([seat_bot_for(table, seat, self.services.now())])

    # --- bots ---

    def go_on(self) -> None:
        """Let the bot think whose turn it is, if anybody cares."""
        table, seat = self.table, self.table.to_move
        if seat is None:
            return
        level = table.bot_level(seat) or (table.substitute_level if self.clock.timer.lapsed else None)
        if level is None or self.bot_task.runs or self.interval.runs or self.evicted:
            return
        if not (self.audience.sessions or table.somebody_waits()):
            return
        resting = self.services.loop_time() - self.stirred > REST_AFTER and not table.somebody_waits()
        if resting != self.resting:
            self.resting = resting
            self.tell_presence()
        if not resting:
            self.bot_task.start(seat, level)

    def _when_written_go_on(self) -> None:
        if not self.outbox.waiting:
            self.go_on()

    def _bot_plays(self, seat: int, position: int, action: int) -> bool:
        """Commit a bot's action, if that is still its to decide."""
        table = self.table
        still = table.bot_level(seat) is not None or self.clock.timer.lapsed
        if self.evicted or table.position_seq != position or table.to_move != seat or not still:
            return False
        self.commit(bot_action(table, seat, action, self.services.now()))
        return True

    @property
    def is_idle(self) -> bool:
        """Whether the table may be put away: nobody there, nothing under way, no clock."""
        under_way = self.outbox.waiting or self.bot_task.runs or self.clock.timer.runs
        return not self.audience.sessions and not under_way
