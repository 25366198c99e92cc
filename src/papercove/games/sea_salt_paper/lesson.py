"""The first round of Sea Salt & Paper that a newcomer plays: every way to take, four effects, and a bet that is won."""

from __future__ import annotations

from papercove.engine.lesson import Lesson, Scene

LESSON = Lesson(
    seed=5862,
    scenes=(
        Scene("welcome"),
        Scene("deck", "take deck"),
        Scene("keep", "keep boat:yellow"),
        Scene("discard", "discard left"),
        Scene("end-turn", "end-turn", ("take deck", "keep penguin:light_orange", "discard left", "end-turn")),
        Scene("pile", "take right"),
        Scene("boats", "lay boat:black boat:yellow"),
        Scene("again", "take deck"),
        Scene(
            "empty-pile", "keep crab:yellow", ("end-turn", "take deck", "keep boat:black", "discard left", "end-turn")
        ),
        Scene("colours", "take deck"),
        Scene(
            "swimmer",
            "keep swimmer:yellow",
            ("discard left", "end-turn", "take deck", "keep mermaid:white", "discard left", "end-turn", "take deck"),
        ),
        Scene("second-crab", "keep crab:dark_blue", ("discard left",)),
        Scene("crabs", "lay crab:dark_blue crab:yellow"),
        Scene("look", "look right"),
        Scene("shark", "lay swimmer:yellow shark:light_blue"),
        Scene("mermaid", "end-turn", ("take left", "end-turn")),
        Scene("collections", "take deck"),
        Scene("second-mermaid", "keep mermaid:white"),
        Scene("seven"),
        Scene("bet", "last-chance", ("take left", "end-turn")),
        Scene("won"),
        Scene("goodbye"),
    ),
)
