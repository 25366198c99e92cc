"""What a command costs the room itself, without network and disk: `python bench/room/command.py [--moves 250]`.

Tables of Sea Salt & Paper for two are played at random, in turns, in this process; prints the processor's time a move
and the memory a table. On a busy machine count instructions instead, and take the difference of two lengths:
`valgrind --tool=cachegrind --cache-sim=no python bench/room/command.py --tables 6 --moves 20`, and the same with 220.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import Any, cast

sys.path.insert(0, str(Path(__file__).parents[2]))

from run import memory

from papercove.engine.dice import Dice
from papercove.engine.registry import game
from papercove.server import wire
from papercove.server.active_table import ActiveTable
from papercove.server.collector import set_collector
from tests.server.quiet import AtOnce, Listener, StillRoom, gathered, sitter

WARM = 50  # moves of each table before anything is measured


class Party:
    """A table and its two players."""

    def __init__(self, room: StillRoom) -> None:
        self.active: ActiveTable = gathered(room, game("sea-salt-paper"), 2, points_to_win=200)
        self.players = [Listener(sitter(seat), changes=True) for seat in (0, 1)]
        for player in self.players:
            self.active.join(player, None)

    def move(self, dice: Dice, name: str) -> None:
        state = cast(Any, self.active.table.state)
        act = wire.Act(name, self.active.table.seq, state.random_action(dice))
        self.active.command(self.players[state.to_move], act, 0.0)
        for player in self.players:
            player.take()


async def measure(tables: int, moves: int) -> None:
    room, dice, pid = StillRoom(), Dice("command"), "self"
    set_collector()
    before = memory(pid)
    parties = [Party(room) for _ in range(tables)]
    made = 0
    for number in range(WARM + moves):
        if number == WARM:
            began, made = time.process_time(), 0
        for party in parties:
            if party.active.table.phase == "playing":
                party.move(dice, f"a{number}")
                made += 1
        cast(AtOnce, room.store).appends.clear()
    used = time.process_time() - began
    each = (memory(pid) - before) / tables / 1024
    print(f"{made} moves, {1e6 * used / made:.1f} µs a move, {each:.0f} kB a table")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=250, help="of each table")
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.tables, chosen.moves))


if __name__ == "__main__":
    main()
