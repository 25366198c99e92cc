"""Instructions for each decision, copy, rollout and batched step: `python bench/instructions.py TREE [TREE …]`.

A tree is a checkout with its kernel built and a .venv of its own. Needs valgrind and a C compiler. Instructions are the
same whatever else the machine does, so that a few per cent show; how long memory takes to answer they do not say.
"""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

SWITCH = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(const char* what) { CALLGRIND_DUMP_STATS_AT(what); CALLGRIND_STOP_INSTRUMENTATION; }
"""
COUNTED = re.compile(r"Client Request: ([^\n]+) (\d+)$.*?^totals: (\d+)", re.MULTILINE | re.DOTALL)
ENVS, STEPS = 256, 60


def play(switch: Any) -> None:
    """Inside valgrind: all that is counted, each after what it needs; names of the first release work as well."""
    from papercove import Dice, game
    from papercove.rl.vector import Batch

    try:
        from papercove.engine import rollout
    except ImportError:
        from papercove.engine import playout as rollout  # type: ignore[attr-defined, no-redef]

    def counted(what: str, times: int, work: Callable[[], object]) -> None:
        switch.begin()
        work()
        switch.end(f"{what} {times}".encode())

    for id in ("sea-salt-paper", "paper-world"):
        dice = Dice(1)
        fresh = game(id).start(2, seed=1)
        state, middle = fresh.copy(), fresh.copy()
        for _ in range(20):
            middle.apply(middle.random_action(dice))
        seat = middle.to_move
        counted(f"{id}: a decision", 40_000, lambda: rollout.play_random(state, fresh, dice, 40_000))  # noqa: B023
        counted(f"{id}: a copy", 10_000, lambda: rollout.copy_often(fresh, 10_000))  # noqa: B023
        counted(f"{id}: a rollout", 1500, lambda: rollout.resample_and_play(middle, seat, Dice(5), 1500))  # noqa: B023
        for seen in (False, True):
            batch, luck = Batch(id, ENVS, observations=seen), Dice(3)

            def steps(batch: Batch = batch, luck: Dice = luck) -> None:
                for _ in range(STEPS):
                    batch.step(batch.random_actions(luck))

            steps()  # away from the start, where all matches are alike
            counted(f"{id}: a batched step{', observed' if seen else ''}", ENVS * STEPS, steps)


def measured(python: Path, script: str, environment: dict[str, str]) -> dict[str, float]:
    """The instructions that each thing takes which `script --inside SWITCH` plays."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "switch.c").write_text(SWITCH, "utf-8")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", "switch.so", "switch.c"], cwd=folder, check=True)
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/out"]
        command += [str(python), script, "--inside", str(folder / "switch.so")]
        subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
        found = [COUNTED.search(file.read_text("utf-8")) for file in folder.glob("out.*")]
    return {one[1]: int(one[3]) / int(one[2]) for one in found if one}


def main() -> None:
    trees = [Path(name).resolve() for name in sys.argv[1:]]
    rows: list[dict[str, float]] = []
    for tree in trees:
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
        rows.append(measured(tree / ".venv/bin/python", __file__, environment))
    for what in sorted(rows[0]) if rows else ():
        print(f"{what:42}", *(f"{row[what]:10.1f} ({row[what] / rows[0][what]:.2f})" for row in rows))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        play(ctypes.CDLL(sys.argv[2]))
    else:
        main()
