"""Finished matches: lists, statistics, everything the room keeps, replays and verification."""

from __future__ import annotations

from asyncio import to_thread

import msgspec
from starlette.responses import Response, StreamingResponse

from papercove.engine.record import Record
from papercove.engine.seed import FairSeed
from papercove.server import wire
from papercove.server.api.call import LARGEST_RECORD, Call, Handler
from papercove.server.export import compressed, everything
from papercove.server.refusals import NotFound
from papercove.server.store import MatchRow
from papercove.server.turns import Payer

LISTED = 100
decode_summary = msgspec.json.Decoder(wire.MatchSummary).decode


async def my_matches(call: Call) -> wire.MatchList:
    device = await call.known_device()
    if device is None:
        return wire.MatchList([])
    limit = call.number("count", 30, 1, LISTED)
    found = []
    rows = await call.room.store.matches_of(device.id, call.moment("before"), limit)
    for row in rows:
        summary = decode_summary(row.summary)
        summary.your_seat = row.players[0][1]
        found.append(summary)
    return wire.MatchList(found, f"{rows[-1].finished}.{rows[-1].id}" if len(rows) == limit else None)


async def my_statistics(call: Call) -> Response:
    device = await call.device()
    call.spend("heavy", device.id)
    results = await to_thread(in_lines, await call.room.store.results_of(device.id, 10_000))
    return await call.answer_from("count_matches", *results)


def in_lines(results: list[tuple[bytes, int]]) -> tuple[bytes, bytes]:
    """Many summaries and seats as two long values, which another process is told quickly."""
    return b"\n".join([summary for summary, _ in results]), bytes([seat for _, seat in results])


async def my_export(call: Call) -> Response:
    device = await call.device()
    call.spend("heavy", device.id)
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="papercove.json"'}
    told = everything(call.room.store, device, call.room.searching, Payer(call.address))
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        told = compressed(told)
    return StreamingResponse(told, headers=headers, media_type="application/json")


async def find_match(call: Call) -> MatchRow:
    id = call.request.path_params["id"]
    row = await call.room.store.match(id)
    if row is None:
        raise NotFound("no-match", match=id)
    return row


async def match(call: Call) -> wire.MatchInfo:
    row = await find_match(call)
    call.spend("replay", call.address)
    record = Record.read_kept(row.record)
    assert isinstance(record.seed, FairSeed)
    return wire.MatchInfo(
        summary=decode_summary(row.summary),
        version=record.version,
        options=record.options,
        commitment=record.seed.commitment,
        secret=record.seed.secret.hex(),
        nonces=list(record.seed.nonces),
        actions=record.action_codes(),
        rounds=await call.work_out("rounds", row.record),
    )


async def match_record(call: Call) -> Response:
    row = await find_match(call)
    call.spend("replay", call.address)
    text = await call.work_out("record_text", row.record)
    headers = {"Content-Disposition": f'attachment; filename="{row.id}.papercove"'}
    return Response(text, 200, headers, media_type="text/plain; charset=utf-8")


async def match_replay(call: Call) -> Response:
    row = await find_match(call)
    call.spend("replay", call.address)
    first, count = call.number("first", 0, 0, 100_000), call.number("count", 100, 1, 400)
    return await call.answer_from("replay_match", row.record, first, count)


async def replay_file(call: Call) -> Response:
    call.spend("heavy", call.address)
    request = await call.read(wire.ReplayRequest, LARGEST_RECORD)
    return await call.answer_from("replay_file", request.record, request.first, request.count)


async def verify_file(call: Call) -> Response:
    call.spend("heavy", call.address)
    request = await call.read(wire.VerifyRequest, LARGEST_RECORD)
    return await call.answer_from("verify_file", request.record, request.commitment, request.nonce)


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/me/matches", my_matches),
    ("GET", "/api/me/statistics", my_statistics),
    ("GET", "/api/me/export", my_export),
    ("GET", "/api/matches/{id:name}", match),
    ("GET", "/api/matches/{id:name}/record", match_record),
    ("GET", "/api/matches/{id:name}/replay", match_replay),
    ("POST", "/api/replay", replay_file),
    ("POST", "/api/verify", verify_file),
)
