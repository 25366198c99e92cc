"""What a newcomer to Sea Salt & Paper solves; tests/conformance/test_tasks.py is the proof."""

from __future__ import annotations

from papercove.engine.task import Answer, Task

TASKS = (
    Task(
        id="pile",
        chapter="take",
        rules=("3.1", "6.1", "6.3"),
        position=(
            "hand 0: octopus:yellow octopus:purple shell:grey shell:black "
            "hand 1: crab:yellow fish:black boat:yellow "
            "left: octopus:light_green right: swimmer:black "
            "scores: 34 34 phase: take"
        ),
        solution=("take left",),
        goal=("take left",),
        answers=(
            Answer("take deck", "deck-unknown", "3.2"),
            Answer("take right", "swimmer-alone", "6.2"),
        ),
    ),
    Task(
        id="keep",
        chapter="take",
        rules=("3.2", "3.3", "7.1", "7.2"),
        position=(
            "hand 0: sailor:pink boat:black crab:grey "
            "hand 1: crab:yellow fish:black shell:black octopus:grey "
            "left: mermaid:white right: crab:black deck: shark:purple sailor:orange "
            "scores: 34 34 phase: take"
        ),
        solution=("keep sailor:orange", "discard left"),
        goal=("keep sailor*", "discard left"),
        played=("take deck",),
        answers=(
            Answer("keep shark*", "shark-alone", "6.2"),
            Answer("keep sailor*; discard right", "mermaid-open", "3.3"),
        ),
    ),
    Task(
        id="round",
        chapter="take",
        rules=("2.3", "2.1", "2.2", "5.7"),
        position="left: captain:light_orange right: shoal:grey scores: 33 38 phase: take",
        solution=("take deck",),
        goal=("take deck",),
        answers=(
            Answer("take left", "captain-alone", "6.4"),
            Answer("take right", "shoal-alone", "6.4"),
        ),
    ),
    Task(
        id="crabs",
        chapter="pairs",
        rules=("4.3", "4.1", "6.2"),
        position=(
            "hand 0: crab:yellow crab:black swimmer:yellow shell:grey shell:black "
            "hand 1: fish:black fish:yellow mermaid:white octopus:yellow "
            "left: shark:purple boat:black penguin:pink fish:dark_blue right: boat:yellow "
            "scores: 34 34 phase: play"
        ),
        solution=("lay crab:black crab:yellow", "look left", "pick 1 shark:purple"),
        goal=("pick * shark*",),
        answers=(
            Answer("end-turn", "crabs-kept", "4.2"),
            Answer("*; look right", "pile-boat", "4.3"),
            Answer("*; look left; pick *", "crab-other", "6.2"),
        ),
    ),
    Task(
        id="boats",
        chapter="pairs",
        rules=("4.4",),
        position=(
            "hand 0: boat:yellow boat:black octopus:yellow octopus:purple shell:grey "
            "hand 1: fish:black fish:yellow shell:black crab:black crab:yellow "
            "left: octopus:light_green right: swimmer:black "
            "scores: 34 34 phase: play"
        ),
        solution=("lay boat:black boat:yellow", "take left"),
        goal=("lay boat*", "take left"),
        answers=(
            Answer("end-turn", "boats-kept", "4.4"),
            Answer("*; take deck", "boats-deck", "3.2"),
            Answer("*; take right", "boats-right", "6.2"),
        ),
    ),
    Task(
        id="fish",
        chapter="pairs",
        rules=("4.5", "4.2"),
        position=(
            "hand 0: fish:yellow fish:black crab:grey shell:grey "
            "hand 1: boat:black shell:black octopus:yellow "
            "left: crab:black right: swimmer:black "
            "scores: 34 34 phase: play"
        ),
        solution=("lay fish:black fish:yellow",),
        goal=("lay fish*",),
        answers=(Answer("end-turn", "fish-kept", "4.5"),),
    ),
    Task(
        id="shark",
        chapter="pairs",
        rules=("4.6",),
        position=(
            "hand 0: swimmer:yellow shark:black shell:light_green fish:dark_blue crab:light_blue "
            "hand 1: penguin:purple shoal:grey shark:light_blue boat:black octopus:light_blue "
            "left: fish:light_green right: crab:yellow scores: 34 30 phase: play"
        ),
        solution=("lay swimmer:yellow shark:black",),
        goal=("lay swimmer*",),
        answers=(Answer("end-turn", "shark-kept", "4.6"),),
    ),
    Task(
        id="lighthouse",
        chapter="points",
        rules=("6.4",),
        position=(
            "hand 0: boat:yellow boat:black boat:dark_blue shell:grey shell:yellow "
            "hand 1: octopus:yellow shell:black fish:black "
            "left: lighthouse:purple right: penguin:pink "
            "scores: 30 36 phase: take"
        ),
        solution=("take left",),
        goal=("take left",),
        answers=(
            Answer("take deck", "deck-unknown", "3.2"),
            Answer("take right", "penguin-one", "6.3"),
        ),
    ),
    Task(
        id="mermaid",
        chapter="points",
        rules=("6.5", "4.7"),
        position=(
            "hand 0: crab:dark_blue boat:dark_blue fish:dark_blue shell:grey "
            "hand 1: octopus:yellow shell:black penguin:pink "
            "left: crab:black right: fish:black deck: sailor:pink mermaid:white "
            "scores: 30 36 phase: take"
        ),
        solution=("keep mermaid:white",),
        goal=("keep mermaid*",),
        played=("take deck",),
        answers=(Answer("keep sailor*", "sailor-one", "6.5"),),
    ),
    Task(
        id="seven",
        chapter="points",
        rules=("5.1", "6.6"),
        position=(
            "hand 0: shell:grey shell:black shell:yellow octopus:yellow "
            "hand 1: crab:black fish:black boat:yellow boat:black sailor:pink penguin:pink "
            "laid 1: crab:yellow crab:grey "
            "left: octopus:purple right: crab:light_blue "
            "scores: 33 36 phase: take"
        ),
        solution=("take left", "last-chance"),
        goal=("take left", "last-chance"),
        answers=(
            Answer("take deck", "deck-unknown", "3.2"),
            Answer("take right", "crab-one", "5.1"),
            Answer("take left; end-turn", "seven-passed", "5.1"),
            Answer("take left; stop", "seven-stop", "5.2"),
        ),
    ),
    Task(
        id="stop",
        chapter="call",
        rules=("5.2", "8.2"),
        position=(
            "hand 0: octopus:yellow octopus:purple octopus:grey shell:black shell:grey "
            "hand 1: fish:black sailor:pink penguin:pink boat:yellow boat:black "
            "laid 1: swimmer:black shark:black fish:yellow fish:dark_blue "
            "left: shell:yellow right: penguin:purple "
            "scores: 34 24 phase: play"
        ),
        solution=("stop",),
        goal=("stop",),
        answers=(
            Answer("end-turn", "stop-passed", "8.2"),
            Answer("last-chance", "stop-bet", "5.3"),
        ),
    ),
    Task(
        id="last",
        chapter="call",
        rules=("5.3", "6.7"),
        position=(
            "hand 0: octopus:yellow octopus:purple octopus:grey fish:yellow swimmer:yellow "
            "boat:yellow shell:yellow shell:grey "
            "hand 1: fish:black shell:black penguin:pink crab:grey "
            "laid 1: crab:yellow crab:black "
            "left: shark:black right: boat:black "
            "scores: 28 35 phase: play"
        ),
        solution=("last-chance",),
        goal=("last-chance",),
        answers=(
            Answer("end-turn", "last-passed", "5.3"),
            Answer("stop", "last-stop", "5.2"),
        ),
    ),
    Task(
        id="beat",
        chapter="call",
        rules=("5.4", "7.3"),
        position=(
            "hand 0: shell:grey shell:black shell:yellow octopus:yellow octopus:purple "
            "hand 1: octopus:light_green octopus:grey sailor:pink sailor:orange "
            "left: crab:light_blue right: shell:light_green "
            "scores: 32 32 caller: 1 phase: take"
        ),
        solution=("take right",),
        goal=("take right",),
        answers=(
            Answer("take deck", "beat-deck", "3.2"),
            Answer("take left", "beat-crab", "6.2"),
        ),
    ),
    Task(
        id="empty",
        chapter="call",
        rules=("5.5", "5.6"),
        position=(
            "hand 0: octopus:yellow octopus:purple octopus:grey shell:black shell:grey "
            "hand 1: fish:black boat:yellow "
            "left: shell:yellow shell:light_blue fish:yellow right: swimmer:black crab:black deck: only - "
            "scores: 33 30 phase: play"
        ),
        solution=("stop",),
        goal=("stop",),
        answers=(
            Answer("end-turn", "empty-passed", "5.5"),
            Answer("last-chance", "empty-bet", "5.6"),
        ),
    ),
    Task(
        id="level",
        chapter="call",
        rules=("8.3", "9.1"),
        position=(
            "hand 0: octopus:yellow octopus:purple octopus:grey shell:black shell:grey "
            "laid 1: fish:black fish:black fish:yellow fish:light_blue fish:dark_blue fish:dark_blue "
            "left: shell:yellow shoal:grey right: swimmer:black "
            "scores: 32 37 phase: play"
        ),
        solution=("stop",),
        goal=("stop",),
        answers=(
            Answer("end-turn", "level-passed", "6.4"),
            Answer("last-chance", "level-bet", "5.3"),
        ),
    ),
    Task(
        id="mermaids",
        chapter="call",
        rules=("8.1",),
        position=(
            "hand 0: mermaid:white mermaid:white mermaid:white mermaid:white "
            "crab:black crab:yellow shell:grey shell:black "
            "hand 1: fish:black boat:yellow "
            "left: octopus:light_blue right: shell:light_green "
            "scores: 20 37 phase: play"
        ),
        solution=("mermaids",),
        goal=("mermaids",),
        answers=(
            Answer("*end-turn", "mermaids-passed", "8.1"),
            Answer("*stop", "mermaids-call", "8.1"),
            Answer("*last-chance", "mermaids-call", "8.1"),
        ),
    ),
)
