"""A fair share for everybody: whoever asks for much waits for themselves, and heavy work leaves the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from papercove.bots import Bot, Budget, bot
from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.server import active_table
from papercove.server import statistics as counting
from papercove.server.bots import Thinkers
from papercove.server.coach import MOST_EACH as MOST_ANALYSES
from papercove.server.coach import Coach
from papercove.server.limits import LIMITS, Limits
from papercove.server.metrics import Metrics
from papercove.server.refusals import NotAllowed, TooFast
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.turns import Payer, Turns
from tests.server.rooms import running, until
from tests.server.test_life import BOT, ME, SHORT, play_on

CROWD, OTHER = "192.0.2.1", "198.51.100.7"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as found:
        yield found


async def served(turns: Turns, waiting: list[Payer]) -> list[Payer]:
    """In which order these are served that all wait while somebody works."""
    order: list[Payer] = []

    async def wait(payer: Payer) -> None:
        async with turns.turn(payer):
            order.append(payer)

    async with turns.turn(Payer("busy")):
        tasks = [asyncio.create_task(wait(payer)) for payer in waiting]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


async def test_one_address_with_many_tables_goes_behind_everybody_else() -> None:
    crowd = [Payer(CROWD, f"t-{number}") for number in range(50)]
    order = await served(Turns(1), [*crowd, Payer(OTHER, "mine")])
    assert order.index(Payer(OTHER, "mine")) <= 1


async def test_at_one_address_the_table_that_had_least_goes_first() -> None:
    order = await served(Turns(1), [Payer(CROWD, "greedy")] * 20 + [Payer(CROWD, "modest")])
    assert order.index(Payer(CROWD, "modest")) <= 2


async def test_who_gives_up_waiting_keeps_nobody_out() -> None:
    turns = Turns(1)
    async with turns.turn(Payer("a")):
        tired = asyncio.create_task(served(turns, [Payer("b")]))
        await asyncio.sleep(0)
        tired.cancel()
    assert await served(turns, [Payer("c")]) == [Payer("c")]
    assert turns.free == 1


async def test_who_waits_for_too_many_is_refused() -> None:
    turns = Turns(1, most_each=2)
    async with turns.turn(Payer(CROWD)):
        waiting = [asyncio.create_task(turns._wait(Payer(CROWD))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooFast, match="room-busy"):
            await turns._wait(Payer(CROWD))
        for task in waiting:
            task.cancel()


class Endless(Bot):
    """Thinks until it is let go."""

    def __init__(self, go: threading.Event) -> None:
        self.name = "endless"
        self.go = go

    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        self.go.wait(60)
        return state.legal_actions()[0]


async def test_a_novice_never_waits_behind_those_who_think_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    def find(level: str, game: Game) -> Bot:
        return Endless(go) if level == "master" else bot(level, game)

    thinkers = Thinkers(Metrics(), 2, find=find)
    monkeypatch.setattr(thinkers, "_needed", lambda level, game: 1.0 if level == "master" else 0.001)
    state = find_game("minnows").start(2, 1)
    masters = [asyncio.create_task(thinkers.choose(state, "master", Payer(CROWD, f"t-{n}"))) for n in range(20)]
    for _ in range(5):
        assert await asyncio.wait_for(thinkers.choose(state, "novice", Payer(OTHER, "mine")), 60) >= 0
    assert not any(master.done() for master in masters)
    go.set()
    await asyncio.gather(*masters)
    thinkers.close()


async def test_hints_of_one_address_do_not_use_up_everybodys() -> None:
    thinkers = Thinkers(Metrics(), 1)
    state = find_game("minnows").start(2, 1)
    asked = [thinkers.advise(state, 0, "coach", Payer(CROWD)) for _ in range(30)]
    answers = await asyncio.gather(*asked, thinkers.advise(state, 0, "coach", Payer(OTHER)), return_exceptions=True)
    assert sum(isinstance(answer, TooFast) for answer in answers[:-1]) == 27
    assert not isinstance(answers[-1], Exception)
    assert not thinkers.advising
    thinkers.close()


async def test_the_coach_has_time_for_everybody_and_only_who_asked_can_stop_it() -> None:
    coach = Coach()
    for number in range(MOST_ANALYSES):
        coach.begin(f"m-{number}", "record", None, Payer(CROWD), "d-1")
    with pytest.raises(TooFast, match="coach-busy"):
        coach.begin("m-more", "record", None, Payer(CROWD), "d-1")
    coach.begin("mine", "record", None, Payer(OTHER), "d-2")
    with pytest.raises(NotAllowed, match="not-your-analysis"):
        coach.cancel("mine", "d-1")
    coach.begin("mine", "record", None, Payer(CROWD), "d-1")  # now both want it
    assert coach.cancel("mine", "d-2").state != "cancelled"
    assert coach.cancel("mine", "d-1").state == "cancelled"
    await coach.close()


def test_bots_of_one_address_move_so_many_times_a_second() -> None:
    limits, kind = Limits(), LIMITS["bot"]
    waits = [limits.wait("bot", CROWD, 0.0) for _ in range(int(kind.burst) + 200)]
    assert waits[0] == 0.0
    assert waits[-1] == pytest.approx(200 / kind.rate)
    assert limits.wait("bot", OTHER, 0.0) == 0.0
    assert Limits(None).wait("bot", CROWD, 0.0) == 0.0


async def test_bots_rest_where_people_only_watch_and_go_on_when_somebody_does_something(
    room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [BOT, BOT], pace="instant", options={"rounds": 200, "cards": 20})
    active = room[1].tables[made["table"]]
    async with ann.at(made["table"]) as a:
        await until(lambda: len(active.table.actions) > 3)
        monkeypatch.setattr(active_table, "REST_AFTER", -1.0)
        await until(lambda: a.presence.get("resting") is True)
        await until(lambda: not active.bot_task.runs)
        before = len(active.table.actions)
        monkeypatch.undo()
        await a.ask("say", phrase="hello")
        await until(lambda: len(active.table.actions) > before)
        await until(lambda: not a.presence.get("resting"))


async def test_heavy_answers_are_made_in_other_processes(
    room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, BOT], pace="instant", options=SHORT["minnows"])
    async with ann.at(made["table"]) as a:
        await a.sit(0)
        await play_on(a, Dice(3))

    def not_here(*_: object) -> None:
        raise AssertionError("in the process of the room")

    monkeypatch.setattr("papercove.server.replays.replay", not_here)
    monkeypatch.setattr(counting, "statistics", not_here)
    match = f"/api/matches/{made['table']}-1"
    record = await ann.request("GET", f"{match}/record")
    told = await asyncio.gather(
        *(ann.request("GET", f"{match}/replay?count=400") for _ in range(8)),
        ann.request("POST", "/api/replay", {"record": record}),
        ann.request("POST", "/api/verify", {"record": record}),
        ann.request("GET", "/api/me/statistics"),
    )
    assert all(one["steps"] == told[0]["steps"] for one in told[:9])
    assert told[9]["fair"]
    assert told[10]["tallies"][0]["played"] == 1
    assert 1 <= len(room[1].workshop.all) <= 2
    with pytest.raises(Refused, match="unreadable"):
        await ann.request("POST", "/api/replay", {"record": "nothing"})


async def test_a_worker_that_dies_is_replaced(room: tuple[str, Room]) -> None:
    workshop = room[1].workshop
    record = msgspec.json.encode(find_game("minnows").id)
    with pytest.raises(Exception, match="Expected"):
        await workshop.do(Payer(), "rounds", record)  # what goes wrong there is told
    [process] = workshop.all
    process.kill()
    await process.wait()
    with pytest.raises(Exception, match="Expected"):
        await workshop.do(Payer(), "rounds", record)
