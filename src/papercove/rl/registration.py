"""Every installed game under the ids that Gymnasium and PettingZoo know: `papercove/SeaSaltPaper-v3`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from warnings import warn

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.registry import sound_games


def environment_id(found: Game) -> str:
    """The id of a game's environments; its version changes whenever learners would see or do something else."""
    name = "".join(part.capitalize() for part in found.id.split("-"))
    return f"papercove/{name}-v{found.environment_version}"


def register_environments() -> None:
    """Register all games, once; what is not installed (`pip install papercove[rl]`) is left out."""
    installed = sound_games(left_out)
    if find_spec("gymnasium"):
        import gymnasium

        for id, found in installed.items():
            name = environment_id(found)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="papercove.rl.gymnasium:SingleLearner",
                    vector_entry_point="papercove.rl.vector:make",
                    kwargs={"game": id},
                    disable_env_checker=True,
                )
    if find_spec("pettingzoo"):
        import pettingzoo

        for id, found in installed.items():
            name = environment_id(found)
            if name not in pettingzoo.aec_registry:
                pettingzoo.register("aec", name, "papercove.rl.pettingzoo:env", kwargs={"game": id})


def left_out(problem: Unreadable) -> None:
    """A game of another package that cannot be loaded has no environment."""
    warn(str(problem), stacklevel=3)


def check_render_mode(mode: str | None, known: Sequence[str]) -> None:
    """Unreadable unless an environment can be shown like that."""
    if mode is not None and mode not in known:
        raise Unreadable("render-mode", mode=str(mode)[:40], known=", ".join(known))


def missing(package: str, extra: str) -> ModuleNotFoundError:
    """What to say when an extra is not installed."""
    return ModuleNotFoundError(f"{package} is not installed: pip install 'papercove[{extra}]'", name=package)
