"""Promise 7: the room is seen from outside, and closes with grace."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.server.settings import Settings
from tests.server.raw import request
from tests.server.rooms import RoomProcess, crowding, running

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}


async def test_health_and_metrics_tell_what_goes_on(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann = await Client.visit(address)
        assert (await ann.request("GET", "/healthz"))["status"] == "ok"
        made = await ann.create("minnows", [ME, BOT], pace="instant")
        async with ann.at(made["table"]) as table:
            await table.sit(0)
            dice = Dice(1)
            for _ in range(6):
                while not table.choices:
                    await table.next_event()
                await table.act(table.choices[dice.roll(len(table.choices))]["id"])
            text = await ann.request("GET", "/metrics")
            found = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(found["papercove_tables"]) == 1
            assert float(found["papercove_connections"]) == 1
            assert float(found["papercove_moves_total"]) >= 6
            assert float(found["papercove_ack_seconds_count"]) >= 7
            assert float(found["papercove_bot_seconds_count"]) >= 1
            assert {"papercove_commit_queue", "papercove_bot_queue", "papercove_overflows_total"} <= set(found)
        room.closing = True
        with pytest.raises(Refused, match="503"):
            await ann.request("GET", "/healthz")
        room.closing = False


@pytest.mark.xdist_group("processes")
async def test_the_room_closes_with_grace_and_everything_is_there_when_it_opens_again(tmp_path: Path) -> None:
    process = RoomProcess(str(tmp_path / "room.db"), None, "--log", "info")
    process.start()
    await process.wait_until_open()
    ann = await Client.visit(process.address)
    ann.longest_retry = 0.2
    made = await ann.create("minnows", [ME, {"kind": "open"}], thinking="quick")
    async with ann.at(made["table"]) as table:
        await table.sit(0)
        seq = table.seq
        began = time.monotonic()
        code = await asyncio.to_thread(process.end, signal.SIGTERM)
        assert code in (0, -signal.SIGTERM)
        assert time.monotonic() - began < 8 * crowding()
        while table.goodbye is None:
            await table.next_event()
        assert table.goodbye["reason"] == "shutdown"
        process.start()
        await process.wait_until_open()
        await table.ask("say", phrase="hello")
        assert table.seq == (seq or 0) + 1
    process.kill()


async def test_a_clock_that_runs_out_lets_a_bot_finish_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from papercove.server import time_control

    monkeypatch.setattr(time_control, "TIME_LIMITS", {**time_control.TIME_LIMITS, "quick": 0.05})
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None, substitute_level="novice")) as (
        address,
        _,
    ):
        ann, bob = await Client.visit(address), await Client.visit(address)
        made = await ann.create("minnows", [ME, {"kind": "open"}], thinking="quick", pace="instant")
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
            await a.sit(0)
            await b.sit(1)
            assert a.position
            assert a.position["clock"]["seat"] == 0
            assert 0 <= a.position["clock"]["milliseconds"] <= 50
            while not b.choices:
                await b.next_event()
            moves = [event["event"] for event in b.events if event["event"]["type"] == "moved"]
            assert [(move["seat"], move["bot"]) for move in moves] == [(0, True), (0, True)]
            assert not b.table["seats"][0].get("away"), "somebody who is connected keeps the seat"


async def test_the_delay_of_a_bot_tells_nothing() -> None:
    from papercove.engine.registry import game
    from papercove.server.bots import PACES, Thinkers
    from papercove.server.metrics import Metrics

    thinkers = Thinkers(Metrics())
    rules = game("sea-salt-paper")
    for level in thinkers.levels(rules):
        for pace in PACES:
            slots = {thinkers.shown_after(pace, level, rules, thought) for thought in (0.0, 0.0001, 0.004, 0.0199)}
            assert len(slots) == 1, "one choice or a hundred, the action is shown at the same moment"
    turn = sum(thinkers.shown_after("human", "novice", game("paper-world"), 0.0, nth) for nth in range(30))
    assert turn <= 2.0, "a whole turn takes two seconds at most, however long it is"
    thinkers.close()


def test_wire_types_in_typescript_are_fresh(tmp_path: Path) -> None:
    from tests.server.rooms import ROOT

    made = tmp_path / "wire.ts"
    subprocess.run([sys.executable, "-m", "papercove.server.typescript", str(made)], check=True, cwd=ROOT)
    kept = ROOT / "web" / "src" / "generated" / "wire.ts"
    assert kept.read_text() == made.read_text(), "run python -m papercove.server.typescript"


def test_the_protocols_example_frames_are_readable() -> None:
    import msgspec

    from papercove.server.wire import ClientFrame
    from tests.server.rooms import ROOT

    lines = (ROOT / "docs" / "protocol.md").read_text().splitlines()
    frames = [line[2:].split("   ")[0] for line in lines if line.startswith("> {")]
    assert len(frames) >= 5
    for frame in frames:
        msgspec.json.decode(frame.strip(), type=ClientFrame)
        assert json.loads(frame)["type"]


@pytest.mark.parametrize(
    ("forwarded", "status"),
    [("127.0.0.1", 200), ("::1", 200), ("10.0.0.9", 200), ("192.168.1.30", 404), ("10.0.0.9, 192.168.1.30", 404)],
)
async def test_only_whoever_runs_the_room_reads_for_how_long_bots_think(
    tmp_path: Path, forwarded: str, status: int
) -> None:
    settings = Settings(store=str(tmp_path / "room.db"), proxies=("127.0.0.1", "10.0.0.0/24"))
    async with running(settings) as (address, _):
        told = await asyncio.to_thread(request, address, "GET", "/metrics", b"", X_Forwarded_For=forwarded)
        assert told.status == status
        assert (b"papercove_bot_seconds" in told.body) == (status == 200)  # type: ignore[attr-defined]
