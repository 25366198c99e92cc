"""What takes longest begins first: at the end it would keep one core busy while the other has nothing left to do."""

from __future__ import annotations

import pytest

LONG = "test_change_a_rule.py"  # compiles a kernel


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != LONG)
