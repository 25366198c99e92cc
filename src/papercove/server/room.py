"""The room: all tables this node speaks for, and what they share (store, bots, devices, limits, numbers)."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

import msgspec

from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.server.active_table import ActiveTable
from papercove.server.bots import Thinkers
from papercove.server.catalogue import playable_games
from papercove.server.coach import Coach
from papercove.server.codes import Codes
from papercove.server.devices import Devices, random_name
from papercove.server.entries import Chair, Configure, decode_entry
from papercove.server.forgetting import match_without, table_without, traces
from papercove.server.gathering import open_table
from papercove.server.limits import Limits
from papercove.server.logs import logger
from papercove.server.metrics import Metrics
from papercove.server.origin import Proxies
from papercove.server.push import Push
from papercove.server.refusals import NotAllowed, NotFound, Unavailable
from papercove.server.seating import person
from papercove.server.settings import Settings
from papercove.server.store import Conflict, DeviceRow, Store, open_store
from papercove.server.table import Table, Who
from papercove.server.turns import Turns
from papercove.server.wire import QuickRequest, SeatPlan, TableCreated, TableRequest, TableSettings
from papercove.server.workshop import Workshop

SWEEP = 5.0  # seconds between two looks at all tables
PUT_AWAY = 300.0  # seconds after which a table nobody uses leaves memory
SHARE_MARGIN, SHARE_SLACK = 1.2, 2  # how much more than its share a node keeps
SHARED_AT_ONCE = 20  # tables handed over in one sweep


class Elsewhere(Exception):
    """Another node owns the table."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__(address)


def restored(id: str, substitute_level: str, rows: list[tuple[int, bytes]]) -> Table:
    """The table that a log leads to."""
    return Table.restore(id, substitute_level, [(seq, decode_entry(body)) for seq, body in rows])


def who_is(device: DeviceRow) -> Who:
    return Who(device.id, device.nickname, device.animal)


class Room:
    """Everything of one node but its network."""

    def __init__(self, settings: Settings, store: Store | None = None, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.node = f"n-{random_name(8)}"
        self.metrics = Metrics()
        self.store = store or open_store(settings.store, self.node, settings.advertise)
        self.thinkers = thinkers or Thinkers(self.metrics, settings.workers, settings.plugin_bot_seconds)
        self.devices = Devices(self.store)
        self.codes = Codes(self.store)
        self.coach = Coach()
        self.workshop = Workshop()
        self.searching = Turns(1)  # through the logs of all tables
        self.push = self._make_push()
        self.limits = Limits(settings.limits)
        self.proxies = Proxies(settings.proxies)
        self.log = logger(node=self.node)
        self.tables: dict[str, ActiveTable] = {}
        self.loading: dict[str, asyncio.Future[ActiveTable]] = {}
        self.connections = 0
        self.closing = False
        self.banned: dict[str, int] = {}  # devices, addresses, and `mute DEVICE`, each until when
        self.sweeper: asyncio.Task[None] | None = None
        self._gauges()

    def _make_push(self) -> Push | None:
        """The voice outside the pages, where the host wants one."""
        chosen = self.settings
        return (
            Push(self.store, chosen.push_contact, chosen.push_key, chosen.push_services)
            if chosen.push_contact
            else None
        )

    def _gauges(self) -> None:
        self.metrics.gauges.update(
            tables=("Tables in memory", lambda: len(self.tables)),
            connections=("Open WebSockets", lambda: self.connections),
            commit_queue=(
                "Commits under way",
                lambda: sum(len(active.outbox.waiting) for active in self.tables.values()),
            ),
            bot_queue=("Bots thinking or waiting to", lambda: self.thinkers.waiting),
        )

    # --- time and chance ---

    def now(self) -> int:
        """Milliseconds since 1970, for the log."""
        return time.time_ns() // 1_000_000

    def loop_time(self) -> float:
        """Seconds of a clock that never jumps, for waiting."""
        return time.monotonic()

    def new_secret(self) -> str:
        """32 bytes nobody can foresee, in hexadecimal."""
        return secrets.token_hex(32)

    # --- beginning and end ---

    async def start(self) -> None:
        """Open the store; idempotent."""
        if self.sweeper is not None:
            return
        await self.store.start()
        self.banned = await self.store.bans()
        for device in await self.store.being_forgotten():
            await self.forget(device)
        self.sweeper = asyncio.get_running_loop().create_task(self._sweep())
        self.log.info("room-opened")

    async def leave(self) -> None:
        """Finish the commits under way, send everybody elsewhere, give the tables back; idempotent."""
        self.closing = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for _ in range(200):
            if not any(active.outbox.waiting for active in self.tables.values()):
                break
            await asyncio.sleep(0.01)
        try:
            await self._keep_clocks(exactly=True)
        except Exception as problem:  # a store that is gone must not keep the room open
            self.log.error("clocks-not-kept", problem=repr(problem))
        left, self.tables = list(self.tables.values()), {}
        for active in left:
            active.give_up("shutdown")
        await self.store.release_all()

    async def stop(self) -> None:
        """Leave, and close everything."""
        await self.leave()
        await self.coach.close()
        await self.workshop.close()
        self.thinkers.close()
        await self.store.stop()
        self.log.info("room-closed", moves=self.metrics.moves)

    async def _sweep(self) -> None:
        """Wake tables that nobody speaks for, put idle ones away."""
        while True:
            try:
                await self._give_up_taken()
                self.banned = await self.store.bans()
                await self._forget_with_others()
                await self._wake_orphans()
                await self._keep_clocks()
                await self._share_tables()
                now = time.monotonic()
                for active in list(self.tables.values()):
                    active.sweep(now)
                    if active.is_idle and now - active.audience.idle_since > PUT_AWAY:
                        del self.tables[active.table.id]
                        await self.store.release(active.table.id)
                self.limits.forget(now)
            except Exception as problem:  # a sweep must not be the last one
                self.log.error("sweep-failed", problem=repr(problem))
            await self.store.wait_for_change(SWEEP)

    async def _keep_clocks(self, exactly: bool = False) -> None:
        """Write down what is left of everybody's thinking time, so that a restart gives nobody more of it."""
        found = [active.clock.to_keep(exactly) for active in self.tables.values()]
        if clocks := [clock for clock in found if clock is not None]:
            await self.store.keep_clocks(clocks)

    async def _share_tables(self) -> None:
        """After another node has come, or come back: give it some of what this one has more than its share of."""
        loads = await self.store.loads()
        if len(loads) < 2 or self.node not in loads:
            return
        fair = sum(loads.values()) / len(loads)
        spare = int(loads[self.node] - fair * SHARE_MARGIN - SHARE_SLACK)
        for active in [one for one in self.tables.values() if not one.outbox.waiting][
            : max(0, min(spare, SHARED_AT_ONCE))
        ]:
            poorest = min(loads, key=lambda node: loads[node])
            await self.hand_over(active, poorest)
            loads[poorest] += 1

    async def hand_over(self, active: ActiveTable, node: str) -> None:
        """Let another node speak for a table; its connections come back by themselves and find it there."""
        await active.written()
        await self._keep_clocks(exactly=True)
        if self.tables.pop(active.table.id, None) is not None:
            active.give_up("moved")
            await self.store.hand_over(active.table.id, node)

    async def _give_up_taken(self) -> None:
        """A node that stood still for a while may have lost tables without noticing: nobody shall wait there."""
        for id in await self.store.no_longer_owned(list(self.tables)):
            if (active := self.tables.get(id)) is not None:
                active.evict(Conflict("another node owns the table"))

    async def _wake_orphans(self) -> None:
        for id in await self.store.awake_tables():
            if id not in self.tables:
                try:
                    (await self.activate(id)).go_on()
                except (Elsewhere, Refusal) as problem:
                    self.log.info("not-woken", table=id, problem=str(problem))
                except Exception as problem:  # one that cannot be read must not keep others asleep
                    self.log.error("not-woken", table=id, problem=repr(problem))

    # --- people ---

    async def rename(self, device: DeviceRow, nickname: str | None, animal: str | None) -> DeviceRow:
        """Give a device another name or animal, also at the tables where it sits."""
        if nickname is not None and self.is_banned(f"mute {device.id}"):
            raise NotAllowed("muted")  # a name would be one more way to speak
        renamed = await self.devices.rename(device, nickname, animal)
        for active in list(self.tables.values()):
            active.rename(who_is(renamed))
        return renamed

    async def forget(self, device: str) -> None:
        """Forget a device: nothing that is kept from now on holds its name, its id or its words.

        Its tokens go first and its row last, so that whoever is interrupted, or another node, can go on.
        """
        await self.store.forget_tokens(device)
        for active in list(self.tables.values()):
            if device in active.table.people:
                active.forget(device)
        async for named in self.store.mentions(device):
            for table in dict.fromkeys(table for table, _ in named):
                await self._forget_at(table, device)
        self.limits.forget_device(device)
        self.coach.forget_asker(device)
        await self.store.forget_device(device)
        await self.store.wipe()

    async def _forget_at(self, table: str, device: str) -> None:
        """Take a device out of one table's log, its row, and its matches."""
        summary = await self.store.table_summary(table)
        if table not in self.tables and summary is not None and b'"phase":"finished"' not in summary:
            with contextlib.suppress(Elsewhere, Refusal):  # the node that has it will notice by itself
                active = await self.activate(table)
                if device in active.table.people:
                    active.forget(device)
        if (found := self.tables.get(table)) is not None:
            with contextlib.suppress(Unavailable):  # it could not be written: the store has the log as it is
                await found.written()
        log = await self.store.whole_log(table)
        told = await asyncio.to_thread(traces, table, log, device)
        await self.store.rewrite_log(table, told.entries)
        for match, seats in told.matches.items():
            self.coach.forget(match)
            if (row := await self.store.match(match)) is not None:
                await self.store.rewrite_match(match, *match_without(row.summary, row.record, seats))
            self.coach.forget(match)  # nor what was begun meanwhile
        if (summary := await self.store.table_summary(table)) is not None:
            await self.store.rewrite_table(table, table_without(summary, device))

    async def _forget_with_others(self) -> None:
        """Forget at the tables of this node, too, the devices that another node forgets."""
        here = {device for active in self.tables.values() for device in active.table.people if device}
        for device in await self.store.forgotten_elsewhere(sorted(here)):
            for active in list(self.tables.values()):
                if device in active.table.people:
                    active.forget(device)
                    await self._forget_at(active.table.id, device)

    # --- order ---

    def is_banned(self, what: str) -> bool:
        return bool(self.banned) and self.banned.get(what, 0) > time.time()

    def check(self, device: str, address: str) -> None:
        """NotAllowed for anyone the keeper has banned."""
        if self.is_banned(device) or self.is_banned(address):
            raise NotAllowed("banned")

    async def ban(self, what: str, until: int) -> None:
        """Let a device or an address in no more, or (`mute DEVICE`) tell nobody what it says."""
        await self.store.ban(what, until)
        self.banned = await self.store.bans()
        for active in list(self.tables.values()):
            for session in list(active.audience.sessions):
                if self.is_banned(session.who.device) or self.is_banned(session.address):
                    session.say_goodbye("refused", False)

    async def close_table(self, active: ActiveTable) -> None:
        """Take a table off the list and send everybody away; nobody comes back to it."""
        off = msgspec.structs.replace(active.table.settings, listed=False)
        active.commit([Configure(at=self.now(), settings=off)])
        await active.written()
        await self.store.ban(f"table {active.table.id}", 2**53)
        self.banned = await self.store.bans()
        for session in list(active.audience.sessions):
            session.say_goodbye("refused", False)

    # --- tables ---

    async def activate(self, id: str) -> ActiveTable:
        """The table, loaded if need be. NotFound, or Elsewhere if another node owns it."""
        if self.is_banned(f"table {id}"):
            raise NotAllowed("table-closed")
        if (found := self.tables.get(id)) is not None:
            return found
        if self.closing:
            raise Unavailable("closing")
        if (loading := self.loading.get(id)) is None:
            loading = self.loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> ActiveTable:
        owner = await self.store.claim(id)
        if owner.address is not None:
            raise Elsewhere(owner.address)
        try:
            table, kept = await self._read(id)
        except BaseException:
            await self.store.release(id)  # another node may be able to
            raise
        active = self.tables[id] = ActiveTable(table, self)
        active.resume(kept)
        return active

    async def _read(self, id: str) -> tuple[Table, tuple[int, int] | None]:
        """The table as it was written down, and its clock."""
        rows = await self.store.entries(id)
        if not rows:
            raise NotFound("no-table", table=id)
        table = await asyncio.to_thread(restored, id, self.settings.substitute_level, rows)
        kept = await self.store.clock(id)
        if self.closing:
            raise Unavailable("closing")
        return table, kept

    def drop(self, table: str, problem: BaseException) -> None:
        """Keep a table in memory no longer: it is loaded again when somebody asks."""
        self.tables.pop(table, None)
        if isinstance(problem, Conflict):
            self.metrics.conflicts += 1
            self.log.info("table-moved", table=table)
        else:
            self.log.error("commit-failed", table=table, problem=repr(problem))

    async def create(self, request: TableRequest, device: DeviceRow) -> TableCreated:
        """Open a table; the answer comes once it is written down."""
        if self.closing:
            raise Unavailable("closing")
        game = find_game(request.game)
        chairs = [self._chair(plan, game, device) for plan in request.seats]
        if sum(plan.kind == "me" for plan in request.seats) > 1:
            raise Unreadable("two-seats")
        settings: TableSettings = request
        options = dict(request.options)
        if game.memory_option:
            options.setdefault(game.memory_option, request.memory_aid)
            aided = game.remembers(game.read_options(options))
            settings = msgspec.structs.replace(settings, memory_aid=aided)
        opened = open_table(game, options, chairs, settings, device.id, self.new_secret(), self.now())
        id = random_name(10)
        await self.store.claim(id)
        active = ActiveTable(Table(id, self.settings.substitute_level), self)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        active.commit([opened], written=written)
        await written
        self.tables[id] = active
        self.log.info("table-opened", table=id, game=game.id, seats=len(chairs), time_control=request.time_control)
        active.go_on()
        return TableCreated(
            table=id, path=f"/t/{id}", seat=active.table.seat_of(device.id), commitment=active.table.commitment
        )

    async def quick(self, request: QuickRequest, device: DeviceRow) -> TableCreated:
        """A game against a bot, without any question."""
        game = request.game or self.settings.quick_game or next(iter(playable_games()))
        return await self.create(
            TableRequest(
                game=game,
                seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", level=request.level or self.settings.quick_level)],
                options=find_game(game).options_for(request.language) | request.options,
            ),
            device,
        )

    def _chair(self, plan: SeatPlan, game: Game, device: DeviceRow) -> Chair:
        if plan.kind == "me":
            return person(who_is(device))
        if plan.kind == "bot":
            return Chair(kind="bot", level=self.thinkers.check(plan.level or self.settings.quick_level, game))
        return Chair()
