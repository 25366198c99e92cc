"""The small client: its printed example is run as it is, and it knows when it is not wanted."""

from __future__ import annotations

import asyncio
import re
import textwrap
from pathlib import Path
from typing import Any

import pytest

from papercove import client
from papercove.client import AtTable, Client, Refused
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


async def test_a_client_that_is_sent_away_for_good_says_so_and_does_not_knock_for_ever(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, _):
        ann = await Client.visit(address)
        made = await ann.create("minnows", [{"kind": "me"}, {"kind": "open"}])
        async with ann.at(made["table"]) as table:
            await table.sit(0)
            await ann.request("DELETE", "/api/me")
            with pytest.raises(Refused, match="goodbye: refused"):
                await asyncio.wait_for(follow(table), 60)
            with pytest.raises(Refused, match="goodbye: refused"):
                await table.act(0)


async def follow(table: AtTable) -> None:
    while True:
        await table.next_event()
