"""The room under load, beside boardgame.io in the same run: `python bench/room/run.py [--rounds 5] [--no-peer]`.

Prints moves per server-CPU-second, p50 and p99 of acknowledgement, bytes a move and memory a table: closed-loop
(every player moves as soon as it may), then paced (1,000 tables, a move every 3 seconds each, two bots thinking).
Everything runs on loopback and is bounded in time.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import peer
from load import Load, Player, Told, percentile

ROOT = Path(__file__).parents[2]
PACKAGES = Path("tests") / "server" / "packages"
TICK = os.sysconf("SC_CLK_TCK")
OPTIONS = {"rounds": 10_000, "cards": 20}
WARM = 10  # moves of each table before anything is measured
MINNOWS = "minnows"
OURS = f"papercove, {MINNOWS}, SQLite commits, closed loop"
PEER = f"boardgame.io, {MINNOWS}, in memory, closed loop"
PACED = "papercove, paced, two strong bots thinking"
PER_CPU = "moves_per_server_cpu_second"


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int | str) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Server:
    """`papercove serve` with SQLite in a temporary folder; limits are counted, and never met."""

    def __init__(self, folder: str, port: int, limits: str = "1000000", tree: Path = ROOT) -> None:
        programs = Path(sys.executable).parent if tree == ROOT else tree / ".venv" / "bin"
        command = [str(programs / "papercove"), "serve", "--no-open", "--host", "127.0.0.1"]
        command += ["--port", str(port), "--store", f"{folder}/room.db", "--limits", limits]
        environment = {**os.environ, "PYTHONPATH": str(tree / PACKAGES)}
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(command, cwd=tree, env=environment, stdout=subprocess.DEVNULL)

    def __enter__(self) -> Server:
        for _ in range(500):
            try:
                connection = http.client.HTTPConnection(self.address.removeprefix("http://"))
                connection.request("GET", "/healthz")
                connection.getresponse().read()
                connection.close()
                return self
            except OSError:
                time.sleep(0.02)
        raise TimeoutError("the room did not open")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)


async def closed_loop(
    server: Server, tables: int, seconds: float, game: str, moves_each: int = 0, protocol: int = 2
) -> dict[str, float]:
    """For so many seconds; or, so that two builds are measured on the same part of their matches, so many moves."""
    pid = server.process.pid
    load = Load(server.address, protocol=protocol)
    before = memory(pid)
    await load.gather(tables, game, OPTIONS if game == MINNOWS else {"points_to_win": 200})
    await (load.moved(WARM * tables) if moves_each else asyncio.sleep(1.0))
    load.latencies.clear()
    load.bytes_in = 0
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    await (load.moved(moves_each * tables) if moves_each else asyncio.sleep(seconds))
    wall, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    moves, received = len(load.latencies), load.bytes_in
    per_table = (memory(pid) - before) / tables
    load.stop()
    assert not load.gaps, f"{load.gaps} gaps"
    assert not load.refused, load.refused[:3]
    return {
        "moves": moves,
        "moves_per_second": moves / wall,
        "server_cpu_seconds": used,
        PER_CPU: moves / used,
        "ack_p50_ms": 1000 * percentile(load.latencies[:moves], 0.50),
        "ack_p99_ms": 1000 * percentile(load.latencies[:moves], 0.99),
        "bytes_a_move": received / moves,
        "kilobytes_a_table": per_table / 1024,
    }


async def paced(server: Server, tables: int, pace: float, seconds: float) -> dict[str, float]:
    """ActiveTable tables with people who think, while two strong bots think all the time."""
    pid = server.process.pid
    load = Load(server.address, pace)
    await load.gather(tables, MINNOWS, OPTIONS)
    watchers = Load(server.address)
    bots = [Watcher(watchers, table, token) for table, token in await asyncio.to_thread(open_bot_tables, watchers, 2)]
    host, _, port = watchers.host.partition(":")
    for bot in bots:
        await asyncio.get_running_loop().create_connection(lambda bot=bot: bot, host, int(port))
    await asyncio.sleep(pace)
    load.latencies.clear()
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    wall, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    latencies = list(load.latencies)
    load.stop()
    for bot in bots:
        bot.transport.abort()
    assert not load.gaps, f"{load.gaps} gaps"
    return {
        "tables": tables,
        "moves_per_second": len(latencies) / wall,
        "ack_p50_ms": 1000 * percentile(latencies, 0.50),
        "ack_p99_ms": 1000 * percentile(latencies, 0.99),
        "ack_worst_ms": 1000 * max(latencies),
        "bot_moves": sum(bot.seen for bot in bots),
        "server_cpu_share": used / wall,
    }


def open_bot_tables(load: Load, count: int) -> list[tuple[str, str]]:
    """Tables where four strong bots play each other; the device that may watch."""
    connection = http.client.HTTPConnection(load.host)
    made = []
    for _ in range(count):
        connection.request("POST", "/api/device", "{}")
        token = json.loads(connection.getresponse().read())["token"]
        seats = [{"kind": "bot", "level": "expert"}] * 4
        body = {"game": "sea-salt-paper", "seats": seats, "pace": "instant", "options": {"points_to_win": 200}}
        connection.request("POST", "/api/tables", json.dumps(body), {"Authorization": f"Bearer {token}"})
        table = json.loads(connection.getresponse().read())["table"]
        made.append((table, token))
    connection.close()
    return made


class Watcher(Player):
    """Watches two bots play each other."""

    def __init__(self, load: Load, table: str, token: str) -> None:
        super().__init__(load, table, -1, token)
        self.seen = 0

    def read(self, told: Told) -> None:
        self.seen += told.type == "event"


class Rounds:
    """Figures of several rounds: the median of each, and how far the rounds lie apart."""

    def __init__(self) -> None:
        self.of: dict[str, list[dict[str, float]]] = {}

    def add(self, title: str, figures: dict[str, float]) -> None:
        self.of.setdefault(title, []).append(figures)
        print(f"  {title}: {figures.get(PER_CPU, figures['moves_per_second']):,.0f}", flush=True)

    def medians(self) -> dict[str, dict[str, float]]:
        return {
            title: {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}
            for title, rounds in self.of.items()
        }

    def show(self) -> None:
        for title, medians in self.medians().items():
            print(f"\n{title}")
            for name, value in medians.items():
                found = sorted(one[name] for one in self.of[title])
                apart = f"   ({found[0]:,.2f} to {found[-1]:,.2f})" if len(found) > 1 else ""
                print(f"  {name:32} {value:12,.2f}{apart}")


def closed_loops(chosen: argparse.Namespace, folder: str, rounds: Rounds) -> None:
    """One round: both games here, then the peer, so that all of them meet the machine in the same mood."""
    for game, name in ((MINNOWS, OURS), ("sea-salt-paper", OURS.replace(MINNOWS, "sea-salt-paper"))):
        with Server(tempfile.mkdtemp(dir=folder), 18_800) as server:
            rounds.add(name, asyncio.run(closed_loop(server, chosen.tables, chosen.seconds, game, chosen.moves)))
    if not chosen.no_peer:
        rounds.add(PEER, peer.measure(chosen.tables, chosen.seconds, cpu_seconds, memory))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--moves", type=int, default=0, help="of each table in a closed loop, instead of the seconds")
    parser.add_argument("--rounds", type=int, default=1, help="of the closed loops; medians are shown")
    parser.add_argument("--tables", type=int, default=200, help="of each closed loop, the peer's too")
    parser.add_argument("--paced-tables", type=int, default=1000)
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--no-paced", action="store_true")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    rounds = Rounds()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores at the start")
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(chosen.rounds):
            closed_loops(chosen, folder, rounds)
        if not chosen.no_paced:
            with Server(tempfile.mkdtemp(dir=folder), 18_801) as server:
                rounds.add(PACED, asyncio.run(paced(server, chosen.paced_tables, 3.0, chosen.seconds)))
    rounds.show()
    if not chosen.no_peer:
        ratios = sorted(
            ours[PER_CPU] / theirs[PER_CPU] for ours, theirs in zip(rounds.of[OURS], rounds.of[PEER], strict=True)
        )
        told = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        print(f"\npapercove / boardgame.io, round by round: {told}")
    print(f"\nload average {os.getloadavg()[0]:.1f} at the end")
    if chosen.json:
        chosen.json.write_text(json.dumps(rounds.medians(), indent=1))


if __name__ == "__main__":
    main()
