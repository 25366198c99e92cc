"""Tests that share something costly, or build in one folder, run in one process one after another."""

from __future__ import annotations

import os

import pytest


@pytest.mark.xdist_group("together")
def test_groups_reach_whoever_hands_out_the_tests(request: pytest.FixtureRequest) -> None:
    """pytest-xdist marks what belongs together in the test's name; with a pytest that it does not know it cannot."""
    apart = "PYTEST_XDIST_WORKER" in os.environ and not request.node.nodeid.endswith("@together")
    assert not apart, "pytest and pytest-xdist do not fit: groups are torn apart"
