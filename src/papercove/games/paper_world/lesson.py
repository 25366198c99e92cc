"""The first turns of Paper World that a newcomer plays: taking, placing, a jump, the scissors and an objective."""

from __future__ import annotations

from papercove.engine.lesson import Lesson, Scene

LESSON = Lesson(
    seed=579,
    options={"objectives": "first"},
    scenes=(
        Scene("welcome"),
        Scene("start", "start yellow", ("start blue",)),
        Scene("piles"),
        Scene("take", "take yellow", ("take 2",)),
        Scene("announce", "place yellow"),
        Scene("card", "card y2"),
        Scene("cell", "at 0,0"),
        Scene("stars", "end-turn", ("place blue", "card b2s", "at 0,0", "scissors take", "end-turn")),
        Scene("scissors-seen", "take yellow", ("take 3",)),
        Scene("new-stack", "place yellow", ("card y1",)),
        Scene("beside", "at -1,0"),
        Scene("end-turn", "end-turn", ("take yellow",)),
        Scene("by-value", "take 3", ("take green",)),
        Scene("hand", "take yellow", ("take green",)),
        Scene("jump", "place yellow", ("card y2s",)),
        Scene("jump-cell", "at -1,-1"),
        Scene("pay", "pay b3"),
        Scene("scissors", "scissors take"),
        Scene("pattern", "end-turn"),
        Scene("objective"),
        Scene("goodbye"),
    ),
)
