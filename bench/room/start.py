"""How long `papercove serve` takes from launch to its printed address: `python bench/room/start.py [--times 10]`.

Prints the wall time, and the CPU time the process had used by then: on a machine of one's own they are about the same,
on a busy one the CPU time still tells how long it would have taken. Both are of a start with a new store and of one
with the store of the time before.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]


def start(store: str) -> tuple[float, float]:
    """Seconds until the address is printed: by the clock, and of CPU time."""
    command = [str(Path(sys.executable).parent / "papercove"), "serve", "--no-open", "--host", "127.0.0.1"]
    began = time.perf_counter()
    with subprocess.Popen([*command, "--port", "0", "--store", store], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"Papercove is open at ")
        wall = time.perf_counter() - began
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        process.terminate()
    return wall, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def show(title: str, found: list[float]) -> None:
    print(f"  {title:24} best {min(found):.2f}  median {median(found):.2f}  worst {max(found):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=10)
    chosen = parser.parse_args()
    print(f"seconds to the printed address; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("new store", "known store"):
            found = [
                start(f"{folder}/{number if name == 'new store' else 'known'}.db") for number in range(chosen.times)
            ]
            print(name)
            show("by the clock", [wall for wall, _ in found])
            show("CPU time of the process", [cpu for _, cpu in found])


if __name__ == "__main__":
    main()
