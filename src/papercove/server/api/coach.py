"""The coach: how far the analysis of a match is, beginning one, stopping it."""

from __future__ import annotations

import hashlib
from functools import partial

from papercove.server import wire
from papercove.server.api.call import LARGEST_RECORD, Call, Handler
from papercove.server.api.matches import find_match
from papercove.server.refusals import Stale
from papercove.server.turns import Payer


async def match_analysis(call: Call) -> wire.AnalysisStatus:
    """How far the analysis of a match is, from memory or from the store."""
    id = call.request.path_params["id"]
    status = call.room.coach.status(id)
    if status.state == "none" and (kept := await call.room.store.analysis(id)) is not None:
        return call.room.coach.remember_done(id, kept)
    return status


async def begin_match_analysis(call: Call) -> wire.AnalysisStatus:
    row = await find_match(call)
    status = await match_analysis(call)
    if status.state == "done":
        return status
    call.spend("heavy", call.address)
    text = (await call.work_out("record_text", row.record)).decode()
    if (await find_match(call)).record != row.record:  # somebody in it has been forgotten meanwhile
        raise Stale("stale", base=0, seq=0)
    keep = partial(call.room.store.keep_analysis, row.id)
    return call.room.coach.begin(row.id, text, keep, Payer(call.address, row.id), await asker(call))


async def cancel_analysis(call: Call) -> wire.AnalysisStatus:
    return call.room.coach.cancel(call.request.path_params["id"], await asker(call))


async def asker(call: Call) -> str:
    """Who wants an analysis: a device, or an address that has none."""
    device = await call.known_device()
    return device.id if device is not None else call.address


async def begin_file_analysis(call: Call) -> wire.AnalysisStatus:
    """Judge the record file of a finished match; it must be readable to its end first."""
    call.spend("heavy", call.address)
    request = await call.read(wire.AnalysisRequest, LARGEST_RECORD)
    await call.work_out("check_finished", request.record)
    id = f"file-{hashlib.sha256(request.record.encode()).hexdigest()[:24]}"
    return call.room.coach.begin(id, request.record, None, Payer(call.address, id), await asker(call))


async def file_analysis(call: Call) -> wire.AnalysisStatus:
    return call.room.coach.status(call.request.path_params["id"])


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/matches/{id:name}/analysis", match_analysis),
    ("POST", "/api/matches/{id:name}/analysis", begin_match_analysis),
    ("DELETE", "/api/matches/{id:name}/analysis", cancel_analysis),
    ("POST", "/api/analysis", begin_file_analysis),
    ("GET", "/api/analysis/{id:name}", file_analysis),
    ("DELETE", "/api/analysis/{id:name}", cancel_analysis),
)
