"""Score sheets in both stores: compare and save, owners, pruning, copies."""

from __future__ import annotations

from pathlib import Path

import pytest

from papercove.server.store import DeviceRow, SheetRow, Store, open_store
from tests.server.test_store import make, store  # noqa: F401  (fixtures)

pytestmark = pytest.mark.xdist_group("postgres")


def row(revision: int = 1, updated: int = 5, body: bytes = b"{}", id: str = "s-1", device: str = "d-1") -> SheetRow:
    return SheetRow(id, device, revision, updated, body)


async def test_a_sheet_is_added_once_and_saved_revision_by_revision(store: Store) -> None:  # noqa: F811
    assert await store.add_sheet(row())
    assert not await store.add_sheet(row(body=b"other"))
    assert await store.save_sheet(row(2, 6, b"second"))
    assert not await store.save_sheet(row(2, 7, b"late"))
    assert await store.sheet("s-1") == row(2, 6, b"second")
    await store.delete_sheet("s-1")
    assert await store.sheet("s-1") is None
    assert not await store.save_sheet(row(3))


async def test_old_sheets_are_deleted_and_a_forgotten_device_takes_its_own_along(store: Store) -> None:  # noqa: F811
    await store.add_device(DeviceRow("d-1", "Ada"), "hash", 1)
    await store.add_sheet(row(updated=5))
    await store.add_sheet(row(updated=50, id="s-2", body=b"two"))
    await store.add_sheet(row(updated=50, id="s-3", device="d-2"))
    assert await store.delete_old_sheets(50) == 1
    assert await store.sheets_of("d-1") == [b"two"]
    await store.forget_device("d-1")
    assert await store.sheets_of("d-1") == []
    assert await store.sheet("s-3") is not None


async def test_sheets_are_in_a_copy_of_the_store(store: Store, tmp_path: Path) -> None:  # noqa: F811
    await store.add_sheet(row(body=b"kept"))
    await store.back_up(tmp_path / "copy.db")
    copy = open_store(str(tmp_path / "copy.db"))
    await copy.start()
    assert await copy.sheet("s-1") == row(body=b"kept")
    await copy.stop()
