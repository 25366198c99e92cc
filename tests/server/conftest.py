"""What the room's tests share: a game that comes from another package, a PostgreSQL, and nodes on it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.rooms import RoomProcess

PACKAGES = Path(__file__).parent / "packages"
sys.path.insert(0, str(PACKAGES))  # before anybody asks the registry for games


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    from tests.server.postgres import postgresql

    with postgresql() as address:
        yield address


@pytest.fixture
async def store(server: str) -> str:
    """The address of an empty database."""
    from tests.server.postgres import fresh_database

    return await fresh_database(server)


@pytest.fixture
async def nodes(store: str) -> AsyncIterator[list[RoomProcess]]:
    """Three processes on one database."""
    from tests.server.rooms import RoomProcess

    started = [RoomProcess(store) for _ in range(3)]
    for node in started:
        node.start()
    for node in started:
        await node.wait_until_open()
    yield started
    for node in started:
        if node.process is not None:
            node.kill()
