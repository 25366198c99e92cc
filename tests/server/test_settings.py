"""A new table switch is one line: the request, the log, the wire and the browser's types all follow from it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from papercove.server import wire
from tests.server.rooms import ROOT

SETTINGS = Path("src/papercove/server/wire/settings.py")
LAST = '    takeovers: bool = field(default=True, name="newcomers")\n'
LATER = '    takeovers: bool | None = field(default=None, name="newcomers")\n'

# Stands in for the changed file, before anything else of the room is imported, and opens a table with the new switch.
WITH_IT = """
import asyncio, sys, types
import papercove.server
from pathlib import Path

source, folder = Path(sys.argv[1]).read_text(), sys.argv[2]
package = types.ModuleType("papercove.server.wire")
package.__path__ = [str(Path(papercove.server.__file__).parent / "wire")]
sys.modules["papercove.server.wire"] = package
changed = types.ModuleType("papercove.server.wire.settings")
sys.modules["papercove.server.wire.settings"] = changed
exec(compile(source, "settings.py", "exec"), changed.__dict__)
del sys.modules["papercove.server.wire"]

import msgspec
from papercove.server import telling, typescript, wire
from papercove.server.decisions import decide
from papercove.server.room import Room, who_is
from papercove.server.settings import Settings

async def main():
    body = b'{"game": "sea-salt-paper", "seats": [{"kind": "me"}, {"kind": "open"}], "whispers": true}'
    request = msgspec.json.decode(body, type=wire.TableRequest)
    first = Room(Settings(store=folder + "/room.db", limits=None))
    await first.start()
    device, _ = await first.devices.make(None, None)
    made = await first.create(request, device)
    active = await first.activate(made.table)
    assert telling.table_info(active.table).whispers, "it was asked for"
    active.commit(decide(active.table, wire.Configure("c1", whispers=False), who_is(device), 1, str))
    await active.written()
    await first.stop()
    second = Room(Settings(store=folder + "/room.db", limits=None))
    await second.start()
    told = msgspec.json.decode(msgspec.json.encode(telling.table_info((await second.activate(made.table)).table)))
    await second.stop()
    assert told["whispers"] is False, "the host changed it, and the store kept that"
    text = typescript.constants()
    switches, _, later = text.partition("HOST_SWITCHES")
    assert '"whispers":false' in switches and '"whispers"' in later, text

asyncio.run(main())
"""


def test_one_line_makes_a_switch(tmp_path: Path) -> None:
    """And one more where the host may change it later: both in one file."""
    source = (ROOT / SETTINGS).read_text("utf-8")
    assert source.count(LAST) == source.count(LATER) == 1
    changed = tmp_path / "settings.py"
    with_switch = source.replace(LAST, LAST + "    whispers: bool = False\n")
    changed.write_text(with_switch.replace(LATER, LATER + "    whispers: bool | None = None\n"), "utf-8")
    run = [sys.executable, "-c", WITH_IT, str(changed), str(tmp_path)]
    made = subprocess.run(run, capture_output=True, text=True, cwd=ROOT, check=False)
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize("kind", [wire.TableSettings, wire.KeptSettings, wire.Configure])
def test_a_setting_keeps_the_name_by_which_logs_and_pages_know_it(kind: Any) -> None:
    addressed = {"cmd": "c1", "type": "configure"} if "cmd" in kind.__struct_fields__ else {}
    read = msgspec.convert({"newcomers": False, **addressed}, kind)
    assert read.takeovers is False
    assert msgspec.to_builtins(read)["newcomers"] is False


def test_what_the_host_may_change_is_a_setting() -> None:
    changeable = set(wire.Configure.__struct_fields__) - {"cmd"}
    assert changeable <= set(wire.TableSettings.__struct_fields__)
