"""One name, one thing: where a package shows a name, no module of its own may have it."""

import pkgutil
from importlib import import_module
from types import ModuleType

import pytest

import papercove

PACKAGES = [
    "papercove",
    *(found.name for found in pkgutil.walk_packages(papercove.__path__, "papercove.") if found.ispkg),
]


@pytest.mark.parametrize("name", PACKAGES)
def test_no_name_of_a_package_hides_a_module(name: str) -> None:
    package = import_module(name)
    shown = vars(package)
    hidden = [
        module.name
        for module in pkgutil.iter_modules(package.__path__)
        if not isinstance(shown.get(module.name, package), ModuleType)
    ]
    assert not hidden


def test_the_games_are_a_package_and_their_ids_a_function() -> None:
    from papercove import games

    assert games.__path__
    assert {"paper-world", "sea-salt-paper"} <= set(papercove.game_ids())
