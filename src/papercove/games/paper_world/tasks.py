"""What a newcomer to Paper World solves; tests/conformance/test_tasks.py is the proof."""

from __future__ import annotations

from papercove.engine.task import Answer, Task

TAKEN_LAST = Answer("take *", "take-last", "10.1")
TOO_SOON = Answer("*; end-turn", "more-follow", "5.1")

TASKS = (
    Task(
        id="start",
        chapter="take",
        rules=("4.1", "3.1", "3.2", "1.2", "1.5", "2.2", "2.3", "2.4", "2.5", "2.6"),
        position="piles Y2(11) Y3(11) B1(11) Y1(11) Y4s(12) / objectives 1 14 16 / 0: land Y1@0,0 / 1: land B1@0,0",
        solution=("take yellow",),
        goal=("take yellow",),
        answers=(
            Answer("take 1", "start-ones", "5.2"),
            Answer("take *", "start-one", "4.1"),
        ),
    ),
    Task(
        id="value",
        chapter="take",
        rules=("4.1", "4.2", "9.1", "9.2"),
        position=(
            "piles Y3(1) B3(1) G5(1) - - / "
            "objectives 1 14 16 / 0: land Y1.2@0,0 B1.2@1,0 G1@0,1 / "
            "1: land B1.2.3.4@0,0 K1.2@1,0"
        ),
        solution=("take 3",),
        goal=("take 3",),
        answers=(
            Answer("take green", "value-green", "5.4"),
            Answer("take 5", "value-green", "5.4"),
            Answer("take *", "value-one", "4.1"),
        ),
    ),
    Task(
        id="nine-cards",
        chapter="take",
        rules=("4.3", "4.4"),
        position=(
            "piles Y2(1) B5(1) K3(1) - - / "
            "objectives 1 14 16 / 0: land Y1@0,0 hand Y3,Y4,Y5,K4,G4,G5,B4,B3,K5 / "
            "1: land B1@0,0 hand K2"
        ),
        solution=("discard k4",),
        goal=("discard [kgb]*",),
        played=("take yellow",),
        answers=(Answer("discard y*", "nine-yellow", "5.5"),),
    ),
    Task(
        id="stack",
        chapter="place",
        rules=("5.4", "5.5", "1.1"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1@0,0 B1.2@1,0 hand Y2,Y3,Y4 / "
            "1: land B1.2.3@0,0 K1.2@1,0"
        ),
        solution=("place yellow", "card y2", "at 0,0", "card y3", "at 0,0", "card y4", "at 0,0"),
        goal=("card y4",),
        answers=(
            TAKEN_LAST,
            TOO_SOON,
            Answer("place [23]; *", "word-value", "5.1"),
            Answer("*; card y[34]; at 0,0", "skips-card", "6.1"),
            Answer("*; at *", "new-stack", "6.3"),
        ),
    ),
    Task(
        id="one-word",
        chapter="place",
        rules=("5.1", "3.2"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 2 6 16 / 0: land Y1@0,0 B1@1,0 G1@0,1 K1@1,1 hand Y2,B2,G2,K2 / "
            "1: land B1.2.3@0,0 K1.2@1,0"
        ),
        solution=("place 2", "card y2", "at 0,0", "card b2", "at 1,0", "card g2", "at 0,1", "card k2", "at 1,1"),
        goal=("card y2", "card b2", "card g2", "card k2"),
        answers=(
            TAKEN_LAST,
            TOO_SOON,
            Answer("place 2; *", "new-stack", "6.3"),
            Answer("place *", "word-one", "5.1"),
        ),
    ),
    Task(
        id="frame",
        chapter="place",
        rules=("5.2", "5.3"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 2 6 16 / 0: land Y1@0,0 B1.2@1,0 G1@2,0 K1.2@0,1 B1@0,2 Y1.2@1,2 hand K1 / "
            "1: land B1.2.3.4@0,0 K1.2@1,0"
        ),
        solution=("place black", "card k1", "at 2,2"),
        goal=("at 2,2",),
        answers=(
            TAKEN_LAST,
            Answer("*; at *", "frame-inside", "8.5"),
        ),
    ),
    Task(
        id="jump",
        chapter="jump",
        rules=("6.1", "6.3", "5.6"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1@0,0 B1.2.3@1,0 hand Y3,Y4,K2 / "
            "1: land B1.2.3@0,0 K1.2@1,0"
        ),
        solution=("place yellow", "card y3", "at 0,0", "pay k2", "card y4", "at 0,0"),
        goal=("pay k2", "card y4"),
        answers=(
            TAKEN_LAST,
            TOO_SOON,
            Answer("*; card k2; at *", "jump-black", "6.2"),
            Answer("place 3; *", "word-value", "5.1"),
            Answer("*; pay y4", "pay-y4", "6.3"),
        ),
    ),
    Task(
        id="cut",
        chapter="scissors",
        rules=("7.1", "7.2"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1@0,0 G1.2.3@1,0 hand Y2s / "
            "1: land B1.2.3@0,0*"
        ),
        solution=("scissors take",),
        goal=("scissors take",),
        played=("place yellow", "card y2s", "at 0,0"),
        answers=(Answer("scissors leave", "cut-left", "7.2"),),
    ),
    Task(
        id="leave",
        chapter="scissors",
        rules=("7.3",),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1@0,0 G1.2@1,0* hand Y2s,Y3,Y4 / "
            "1: land B1.2.3.4.5@0,0"
        ),
        solution=("scissors leave", "card y3", "at 0,0"),
        goal=("card y3",),
        played=("place yellow", "card y2s", "at 0,0"),
        answers=(
            Answer("scissors take", "leave-taken", "7.3"),
            TOO_SOON,
            Answer("*; card y4; at 0,0", "skips-card", "7.4"),
        ),
    ),
    Task(
        id="free",
        chapter="scissors",
        rules=("7.4", "6.2"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1@0,0* G1.2.3@1,0 hand G5,K2 / "
            "1: land B1.2.3.4.5@0,0"
        ),
        solution=("place green", "card g5", "at 1,0"),
        goal=("card g5",),
        answers=(
            TAKEN_LAST,
            Answer("*; card k2; at *", "free-two", "6.2"),
        ),
    ),
    Task(
        id="cut-jump",
        chapter="scissors",
        rules=("7.5", "7.6"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 14 16 6 / 0: land Y1@0,0 Y1@1,0 hand Y2s,Y3 / "
            "1: land B1.2.3.4@0,0 K1.2@1,0"
        ),
        solution=("place yellow", "card y2s", "at 0,0", "scissors take", "card y3", "at 1,0"),
        goal=("scissors take", "card y3"),
        answers=(
            TAKEN_LAST,
            TOO_SOON,
            Answer("place [23]; *", "word-value", "5.1"),
            Answer("*; card y3; at *", "cut-later", "6.3"),
            Answer("*; scissors leave", "cut-needed", "7.5"),
            Answer("*; at *", "new-stack", "6.3"),
        ),
    ),
    Task(
        id="l",
        chapter="objectives",
        rules=("8.1", "8.2", "8.5"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1@0,0 Y1.2@1,0 G1.2@0,1 hand Y1s / "
            "1: land B1.2.3.4.5@0,0"
        ),
        solution=("place yellow", "card y1s", "at 1,1", "scissors take"),
        goal=("scissors take",),
        answers=(
            TAKEN_LAST,
            Answer("*; scissors leave", "l-scissors", "7.1"),
            Answer("*; at *", "l-apart", "8.5"),
        ),
    ),
    Task(
        id="row",
        chapter="objectives",
        rules=("8.3", "8.4", "8.6"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 2 14 16 / 0: land Y1@0,0 B1.2.3@1,0 G1.2.3@2,0 hand B4,G4 / "
            "1: land B1.2.3.4.5@0,0 K1.2.3@1,0"
        ),
        solution=("place 4", "card b4", "at 1,0", "card g4", "at 2,0"),
        goal=("card b4", "card g4"),
        answers=(
            TAKEN_LAST,
            TOO_SOON,
            Answer("place *", "row-word", "5.1"),
        ),
    ),
    Task(
        id="hand",
        chapter="end",
        rules=("10.1", "10.2"),
        position=(
            "to-move 0 turn last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1@0,0 G1.2.3@1,0 hand Y1,K1,B1,G4 / "
            "1: land B1@0,0"
        ),
        solution=("place 1", "card y1", "at 0,1", "card k1", "at 1,1", "card b1", "at 0,-1"),
        goal=("card y1", "card k1", "card b1"),
        answers=(
            TAKEN_LAST,
            TOO_SOON,
            Answer("*; card g4; at *", "hand-star", "10.1"),
            Answer("place *", "word-one", "5.1"),
        ),
    ),
    Task(
        id="no-pass",
        chapter="end",
        rules=("3.3", "10.2"),
        position=(
            "to-move 0 turn last-turns 1 / piles Y2(1) Y5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1.2.3@0,0 G1.2.3@1,0 / "
            "1: land B1.2.3.4@0,0 K1.2@1,0 discards K1"
        ),
        solution=("take 2",),
        goal=("take [25]",),
        answers=(Answer("take yellow", "pass-two", "10.1"),),
    ),
    Task(
        id="advanced",
        chapter="advanced",
        rules=("11.1", "11.2", "11.3"),
        position=(
            "to-move 0 turn advanced last-turns 1 / piles K5(1) B5(1) - - - / "
            "objectives 1 14 16 / 0: land Y1@0,0 G1.2@1,0* hand Y3,Y5,K2 / "
            "1: land B1.2.3.4@0,0 K1.2.3.4@1,0"
        ),
        solution=("place yellow", "card y3", "at 0,0", "card y5", "at 0,0", "pay k2"),
        goal=("card y3", "card y5", "pay k2"),
        answers=(
            TAKEN_LAST,
            TOO_SOON,
            Answer("*; card k2; at *", "advanced-black", "11.1"),
            Answer("place [35]; *", "word-value", "5.1"),
            Answer("*; card y5; at 0,0", "advanced-far", "11.2"),
            Answer("*; card y3; at *", "advanced-apart", "11.2"),
        ),
    ),
)
