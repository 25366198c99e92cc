"""One suite for both stores, and their migrations from the first version on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import asyncpg
import pytest

from papercove.server.store import LATEST, Append, Conflict, DeviceRow, MatchRow, Store, TableRow, open_store
from papercove.server.store.migrations import POSTGRES, SQLITE, STEPS, NewerSchema, missing_steps
from papercove.server.store.sqlite import SqliteStore
from papercove.server.store.sqlite_file import InUse
from tests.server.postgres import fresh_database

pytestmark = pytest.mark.xdist_group("postgres")
Maker = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgresql"])
async def make(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    """Makes a store on one fresh place; a second one made is another node, or the next run."""
    if request.param == "sqlite":
        return lambda: open_store(str(tmp_path / "room.db"))
    address = await fresh_database(request.getfixturevalue("server"))
    nodes = iter(["n-1", "n-2", "n-3"])

    def made() -> Store:
        node = next(nodes)
        return open_store(address, node, f"http://{node}")

    return made


@pytest.fixture
async def store(make: Maker) -> AsyncIterator[Store]:
    made = make()
    await made.start()
    yield made
    await made.stop()


async def append(store: Store, append: Append) -> None:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(append, lambda problem: done.set_exception(problem) if problem else done.set_result(None))
    await done


def row(id: str, **changes: object) -> TableRow:
    made = TableRow(id, "playing", True, False, 5, b'{"id":"' + id.encode() + b'"}', ["d-1"])
    for name, value in changes.items():
        setattr(made, name, value)
    return made


async def test_entries_come_back_in_order_and_survive_a_restart(make: Maker) -> None:
    first = make()
    await first.start()
    await first.claim("t")
    await append(first, Append("t", [(1, b"one"), (2, b"two")]))
    await append(first, Append("t", [(3, b"three")]))
    await first.stop()
    second = make()
    await second.start()
    assert await second.entries("t") == [(1, b"one"), (2, b"two"), (3, b"three")]
    assert await second.entries("nowhere") == []
    await second.stop()


async def test_a_number_is_given_once(store: Store) -> None:
    await store.claim("t")
    await append(store, Append("t", [(1, b"one")]))
    with pytest.raises(Conflict):
        await append(store, Append("t", [(1, b"other")]))
    assert await store.entries("t") == [(1, b"one")]


async def test_in_a_group_only_the_one_that_came_second_fails(store: Store) -> None:
    for table in ("a", "b", "c"):
        await store.claim(table)
    await append(store, Append("b", [(1, b"first")]))
    results: list[tuple[str, bool]] = []
    told = asyncio.Event()

    def note(table: str, problem: BaseException | None) -> None:
        results.append((table, problem is None))
        if len(results) == 4:
            told.set()

    for table, seq in (("a", 1), ("b", 1), ("a", 2), ("c", 1)):
        store.append(Append(table, [(seq, b"x")]), lambda problem, table=table: note(table, problem))  # type: ignore[misc]
    await told.wait()
    assert results == [("a", True), ("b", False), ("a", True), ("c", True)]
    assert await store.entries("b") == [(1, b"first")]


async def test_many_appends_are_told_in_order(store: Store) -> None:
    await store.claim("t")
    order: list[int] = []
    last = asyncio.Event()

    def note(number: int) -> None:
        order.append(number)
        if number == 2500:
            last.set()

    for seq in range(1, 2501):
        store.append(Append("t", [(seq, b"x")]), lambda _, seq=seq: note(seq))  # type: ignore[misc]
    await last.wait()
    assert order == list(range(1, 2501))


async def test_a_write_that_failed_leaves_its_numbers_free(store: Store) -> None:
    await store.claim("t")
    played = MatchRow("m", "minnows", 5, b"{}", b"{}", [])
    await append(store, Append("t", [(1, b"one")], match=played))
    with pytest.raises(Conflict):
        await append(store, Append("t", [(2, b"two")], match=played))  # the same match again
    await append(store, Append("t", [(2, b"other")]))
    assert await store.entries("t") == [(1, b"one"), (2, b"other")]


async def test_devices_are_found_by_their_token_renamed_and_forgotten(store: Store) -> None:
    await store.add_device(DeviceRow("d-1", "Ann", "fox"), "hash", 1)
    assert await store.device_of("hash") == DeviceRow("d-1", "Ann", "fox")
    assert await store.device_of("other") is None
    await store.rename_device(DeviceRow("d-1", "Anna", "owl"))
    await store.add_token("d-1", "phone", 2)
    assert await store.device_of("phone") == DeviceRow("d-1", "Anna", "owl")
    await store.claim("t")
    await append(store, Append("t", [(1, b"x")], row("t")))
    await store.forget_device("d-1")
    assert await store.device_of("hash") is None
    assert await store.device_of("phone") is None
    assert await store.tables_of("d-1", 10) == []


async def test_a_short_code_leads_to_one_table_until_nothing_happens_there(store: Store) -> None:
    for table in ("t", "u"):
        await store.claim(table)
        await append(store, Append(table, [(1, b"x")], row(table)))
    assert await store.code_of("t") is None
    assert await store.add_code("BCDFG", "t", 10)
    assert not await store.add_code("BCDFG", "u", 10)  # another table's
    assert not await store.add_code("HJKLM", "t", 10)  # it has one
    assert await store.add_code("HJKLM", "u", 10)
    assert [await store.table_of_code(code) for code in ("BCDFG", "HJKLM", "ZZZZZ")] == ["t", "u", None]
    assert await store.code_of("u") == "HJKLM"
    await append(store, Append("u", [(2, b"x")], row("u", updated=2_000_000)))
    await store.claim("v")
    await append(store, Append("v", [(1, b"x")], row("v", updated=2_000_000)))
    assert await store.add_code("BCDFG", "v", 2_000_000)  # the old table's code is free again, the used one's is not
    assert [await store.table_of_code(code) for code in ("BCDFG", "HJKLM")] == ["v", "u"]
    assert await store.code_of("t") is None


async def test_a_code_works_once_and_runs_out(store: Store) -> None:
    await store.add_device(DeviceRow("d-1", "Ann"), "hash", 1)
    await store.add_link("code", "d-1", 100)
    await store.add_link("late", "d-1", 100)
    assert await store.use_link("code", 50) == DeviceRow("d-1", "Ann")
    assert await store.use_link("code", 50) is None
    assert await store.use_link("late", 101) is None


async def test_tables_are_listed_newest_first_and_finished_ones_leave_the_lobby(store: Store) -> None:
    for number, id in enumerate(("a", "b", "c", "d")):
        await store.claim(id)
        await append(store, Append(id, [(1, b"x")], row(id, updated=number, listed=id != "b")))
    await append(store, Append("c", [(2, b"x")], row("c", phase="finished", updated=9, devices=[])))
    assert await store.lobby(10) == [b'{"id":"d"}', b'{"id":"a"}']
    assert await store.lobby(1) == [b'{"id":"d"}']
    assert await store.tables_of("d-1", 10) == [b'{"id":"d"}', b'{"id":"b"}', b'{"id":"a"}']


async def test_matches_are_found_by_id_and_by_player(store: Store) -> None:
    await store.claim("t")
    for number in (1, 2, 3):
        match = MatchRow(f"t-{number}", "game", 10 * number, b"s", b"r", [("d-1", 0), ("d-2", number)])
        await append(store, Append("t", [(number, b"x")], None, match))
    found = await store.match("t-2")
    assert found is not None
    assert sorted(found.players) == [("d-1", 0), ("d-2", 2)]
    assert await store.match("t-9") is None
    assert [match.id for match in await store.matches_of("d-2", LATEST, 2)] == ["t-3", "t-2"]
    assert [match.id for match in await store.matches_of("d-2", (20, ""), 2)] == ["t-1"]
    assert (await store.matches_of("d-2", LATEST, 1))[0].players == [("d-2", 3)]


async def test_it_says_that_it_is_well(store: Store) -> None:
    assert await store.is_well()


async def test_of_a_clock_the_newest_is_kept(store: Store) -> None:
    assert await store.clock("t") is None
    await store.keep_clocks([("t", 4, 30_000), ("u", 9, 100)])
    await store.keep_clocks([("t", 6, 29_000)])
    assert (await store.clock("t"), await store.clock("u")) == ((6, 29_000), (9, 100))


async def test_one_who_fails_when_told_keeps_nobody_else_waiting(store: Store) -> None:
    await store.claim("t")
    loop = asyncio.get_running_loop()
    problems: list[str] = []
    loop.set_exception_handler(lambda _, context: problems.append(str(context["exception"])))
    store.append(Append("t", [(1, b"one")]), lambda problem: 1 / 0)  # type: ignore[arg-type]
    await append(store, Append("t", [(2, b"two")]))
    await append(store, Append("t", [(3, b"three")]))
    loop.set_exception_handler(None)
    assert problems == ["division by zero"]
    assert len(await store.entries("t")) == 3


async def test_tables_that_go_on_by_themselves_are_found_again(make: Maker) -> None:
    first = make()
    await first.start()
    await first.claim("t")
    await append(first, Append("t", [(1, b"x")], row("t", awake=True)))
    await first.stop()
    second = make()
    await second.start()
    assert await second.awake_tables() == ["t"]
    await second.stop()


# --- what only one of them does ---


async def test_two_processes_may_not_open_one_file(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "room.db"))
    await store.start()
    other = open_store(str(tmp_path / "room.db"))
    with pytest.raises(InUse, match="in use"):
        await other.start()
    await store.stop()


async def test_only_its_owner_reads_a_new_file(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "room.db"))
    await store.start()
    await append(store, Append("t", [(1, b"x")]))
    for name in ("room.db", "room.db-wal", "room.db-shm"):
        assert os.stat(tmp_path / name).st_mode & 0o077 == 0
    await store.stop()


async def test_a_table_belongs_to_one_node_and_only_that_one_writes(server: str) -> None:
    address = await fresh_database(server)
    one, two = open_store(address, "n-1", "http://one"), open_store(address, "n-2", "http://two")
    await one.start()
    await two.start()
    assert (await one.claim("t")).address is None
    assert (await two.claim("t")).address == "http://one"
    with pytest.raises(Conflict):
        await append(two, Append("t", [(1, b"x")]))
    waiting = asyncio.create_task(two.wait_for_change(30))
    await one.stop()
    await asyncio.wait_for(waiting, 10)
    assert (await two.claim("t")).address is None
    await append(two, Append("t", [(1, b"x")]))
    await two.stop()


# --- migrations ---


def as_it_was(version: int, path: Path) -> None:
    """A SQLite file as the version wrote it, with something in it."""
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
    for number, statements in missing_steps(0, SQLITE)[:version]:
        for statement in statements:
            connection.execute(statement)
        connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
    connection.execute("INSERT INTO events VALUES ('t', 1, ?)", (b"kept",))
    connection.commit()
    connection.close()


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
async def test_every_older_file_is_brought_up_to_date_and_keeps_its_matches(version: int, tmp_path: Path) -> None:
    as_it_was(version, tmp_path / "room.db")
    store = open_store(str(tmp_path / "room.db"))
    await store.start()
    assert await store.entries("t") == [(1, b"kept")]
    await store.add_device(DeviceRow("d-1", "Ann"), "hash", 1)
    await store.add_link("code", "d-1", 100)
    assert await store.use_link("code", 50) == DeviceRow("d-1", "Ann")
    await store.keep_clocks([("t", 1, 500)])
    assert await store.clock("t") == (1, 500)
    await store.stop()


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
async def test_every_older_database_is_brought_up_to_date_and_keeps_its_matches(version: int, server: str) -> None:
    """By three nodes that start together."""
    address = await fresh_database(server)
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
    for number, statements in missing_steps(0, POSTGRES)[:version]:
        for statement in statements:
            await connection.execute(statement)
        await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
    await connection.execute("INSERT INTO events VALUES ('t', 1, $1)", b"kept")
    await connection.close()
    stores = [open_store(address, f"n-{node}", "") for node in range(3)]
    await asyncio.gather(*(store.start() for store in stores))
    assert await stores[0].entries("t") == [(1, b"kept")]
    await stores[0].add_link("code", "d-1", 100)
    await stores[1].keep_clocks([("t", 1, 500)])
    assert await stores[2].clock("t") == (1, 500)
    await asyncio.gather(*(store.stop() for store in stores))


async def test_a_store_of_a_newer_papercove_is_left_alone(tmp_path: Path) -> None:
    as_it_was(len(STEPS), tmp_path / "room.db")
    connection = sqlite3.connect(tmp_path / "room.db")
    connection.execute("INSERT INTO schema_version VALUES (?)", (len(STEPS) + 1,))
    connection.commit()
    connection.close()
    with pytest.raises(NewerSchema, match="newer Papercove"):
        await open_store(str(tmp_path / "room.db")).start()


async def test_an_analysis_is_kept_with_its_match_and_replaced_whole(store: Store) -> None:
    assert await store.analysis("t-1") is None
    await store.keep_analysis("t-1", b"first")
    await store.keep_analysis("t-1", b"second")
    assert await store.analysis("t-1") == b"second"


async def test_a_device_is_called_where_it_asked_for_it_until_it_is_forgotten(store: Store) -> None:
    await store.subscribe("d-1", "https://one")
    await store.subscribe("d-1", "https://two")
    await store.subscribe("d-2", "https://two")  # another person on the same browser
    assert (await store.subscriptions_of("d-1"), await store.subscriptions_of("d-2")) == (
        ["https://one"],
        ["https://two"],
    )
    await store.unsubscribe("https://two")
    assert await store.subscriptions_of("d-2") == []
    await store.forget_device("d-1")
    assert await store.subscriptions_of("d-1") == []


async def test_a_store_that_cannot_write_is_not_well_until_it_can_again(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "room.db"))
    await store.start()
    await append(store, Append("t", [(1, b"one")]))
    store.writer.execute("PRAGMA query_only=ON")
    with pytest.raises(sqlite3.OperationalError):
        await append(store, Append("t", [(2, b"two")]))
    assert not await store.is_well()
    store.writer.execute("PRAGMA query_only=OFF")
    assert await store.is_well()
    await append(store, Append("t", [(2, b"two")]))
    assert await store.entries("t") == [(1, b"one"), (2, b"two")]
    await store.stop()


async def test_a_match_can_be_kept_with_other_names(store: Store) -> None:
    await store.claim("t")
    await append(store, Append("t", [(1, b"x")], match=MatchRow("t-1", "g", 5, b"old", b"old record", [("d-1", 0)])))
    await store.keep_analysis("t-1", b"with names")
    await store.rewrite_match("t-1", b"new", b"new record")
    assert await store.match("t-1") == MatchRow("t-1", "g", 5, b"new", b"new record", [("d-1", 0)])
    assert await store.analysis("t-1") is None


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_nothing_is_written_after_something_that_was_not(store: Store, meanwhile: bool) -> None:
    """A table's log never has a gap; other tables do not notice."""
    for table in ("t", "other"):
        await store.claim(table)
    await append(store, Append("t", [(1, b"one")]))
    told: list[tuple[str, asyncio.Future[BaseException | None]]] = []
    for table, seq in [("t", 1), ("t", 2), ("other", 1), ("t", 3), ("other", 2)]:  # the first one comes second
        if table == "t" and told and told[0][1].done():
            continue  # who has been told appends no more
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        store.append(Append(table, [(seq, b"more")]), done.set_result)
        told.append((table, done))
        if meanwhile:
            await asyncio.sleep(0)  # so that a group is on its way while the next one gathers
    for table, done in told:
        assert isinstance(await done, Conflict) is (table == "t")
    assert await store.entries("t") == [(1, b"one")]
    assert [seq for seq, _ in await store.entries("other")] == [1, 2]
    await append(store, Append("t", [(2, b"two")]))
    assert [seq for seq, _ in await store.entries("t")] == [1, 2]


class NoWayBack(sqlite3.Connection):
    """A connection whose disk fails so badly that a rollback does not work."""

    def rollback(self) -> None:
        super().rollback()
        raise sqlite3.OperationalError("disk I/O error")


async def test_a_failing_rollback_does_not_stop_the_store(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "room.db"))
    await store.start()
    await append(store, Append("t", [(1, b"one")]))
    store.writer.close()
    store.writer = sqlite3.connect(store.path, isolation_level=None, check_same_thread=False, factory=NoWayBack)
    with pytest.raises(Conflict):
        await asyncio.wait_for(append(store, Append("t", [(1, b"again")])), 60)
    await append(store, Append("t", [(2, b"two")]))
    await store.stop()
