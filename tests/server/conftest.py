"""What the room's tests share: a game that comes from another package, and a PostgreSQL."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGES = Path(__file__).parent / "packages"
sys.path.insert(0, str(PACKAGES))  # before anybody asks the registry for games


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    from tests.server.postgres import postgresql

    with postgresql() as address:
        yield address
