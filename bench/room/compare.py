"""Two working copies in the same minutes: `python bench/room/compare.py BEFORE [--after .] [--rounds 8] [--moves 40]`.

Each is a checkout with a `.venv` and a compiled kernel. Rooms of both are put under the same load in turns, each time
in a new process, the first one first in every other round. Prints moves per server-CPU-second of Sea Salt & Paper round
by round, and the medians. With `--moves`, both are measured on the same part of their matches.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
from pathlib import Path

from run import PER_CPU, ROOT, Server, closed_loop

GAME = "sea-salt-paper"


def protocol(tree: Path) -> int:
    """The first release had seats tell their nonces at once, and knew no changes."""
    messages = tree / "src/papercove/server/messages.py"  # server/wire since
    return 1 if messages.exists() and "promise: Promise" not in messages.read_text("utf-8") else 2


def measure(tree: Path, chosen: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, Server(folder, 18_803, tree=tree) as server:
        return asyncio.run(
            closed_loop(server, chosen.tables, chosen.seconds, GAME, chosen.moves, protocol=protocol(tree))
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("--after", type=Path, default=ROOT)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=40, help="of each table; 0: for so many seconds instead")
    parser.add_argument("--seconds", type=float, default=8.0)
    chosen = parser.parse_args()
    trees = [chosen.before.resolve(), chosen.after.resolve()]
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores at the start")
    found: list[list[float]] = [[], []]
    for number in range(chosen.rounds):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        figures = {which: measure(trees[which], chosen) for which in order}
        for which in (0, 1):
            found[which].append(figures[which][PER_CPU])
        told = "  ".join(f"{figures[w][PER_CPU]:6,.0f} ({figures[w]['bytes_a_move']:,.0f} bytes)" for w in (0, 1))
        print(f"  before, after: {told}  {found[1][-1] / found[0][-1]:.2f} times as many", flush=True)
    before, after = (statistics.median(one) for one in found)
    ratios = sorted(late / early for early, late in zip(*found, strict=True))
    each = f"round by round {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    print(f"medians {before:,.0f} and {after:,.0f}: {after / before:.2f} times as many; {each}")


if __name__ == "__main__":
    main()
