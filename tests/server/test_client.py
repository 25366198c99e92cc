"""The example at the top of papercove/client.py is run as it is printed."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

import pytest

from papercove import client
from papercove.server.bots import PACES
from papercove.server.settings import Settings
from tests.server.rooms import running


async def test_the_example_plays_a_whole_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "human", 0.001)
    example = re.search(r"\n\n((?: {4}.*\n)+)\n", client.__doc__ or "")
    assert example is not None
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, _):
        lines = textwrap.dedent(example[1]).replace("http://127.0.0.1:8765", address)
        names: dict[str, Any] = {}
        exec(f"async def play(Client):\n{textwrap.indent(lines, '    ')}    return table", names)
        table = await names["play"](client.Client)
    assert table.is_over
    assert table.view["outcome"] is not None
