"""The requests under /api that teach, look back and count: tasks, rules, the coach, points, notifications."""

from __future__ import annotations

import hashlib
from asyncio import to_thread
from functools import partial

from starlette.responses import Response

from papercove.bots.tutor import attempt
from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.leaflet import Leaflet
from papercove.engine.registry import game as find_game
from papercove.engine.score import ScoreReader
from papercove.engine.task import LEARNER
from papercove.rulebooks.reading import Rulebook, read_rulebook
from papercove.server import wire
from papercove.server.api import Call, Handler, find_match
from papercove.server.push import Push
from papercove.server.refusals import NotAllowed, NotFound
from papercove.server.turns import Payer
from papercove.words import FALLBACK, LANGUAGES


def asked_game(call: Call) -> Game:
    """The game that the path names."""
    return find_game(call.request.path_params["game"][:40])


# --- the coach ---


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
    request = await call.read(wire.AnalysisRequest)
    await call.work_out("check_finished", request.record)
    id = f"file-{hashlib.sha256(request.record.encode()).hexdigest()[:24]}"
    return call.room.coach.begin(id, request.record, None, Payer(call.address, id), await asker(call))


async def file_analysis(call: Call) -> wire.AnalysisStatus:
    return call.room.coach.status(call.request.path_params["id"])


# --- points at a real table ---


def reader_of(game: Game) -> ScoreReader:
    reader = game.score_reader()
    if reader is None:
        raise Unreadable("no-score", game=game.id)
    return reader


async def points_form(call: Call) -> wire.PointsForm:
    game = asked_game(call)
    return wire.PointsForm(game.id, reader_of(game).pickable())


async def count_points(call: Call) -> wire.Points:
    reader = reader_of(asked_game(call))
    request = await call.read(wire.PointsRequest)
    counted = reader.count(reader.read(request.given))
    return wire.Points(counted.lines, counted.total, counted.extras)


# --- tasks and rules ---


async def tasks(call: Call) -> wire.TaskList:
    game = asked_game(call)
    found = [wire.TaskInfo(task.id, task.chapter, task.rules) for task in game.tasks()]
    if not found:
        raise NotFound("no-tasks", game=game.id)
    return wire.TaskList(game.id, found)


async def task(call: Call) -> wire.TaskAnswer:
    """Judge the last of somebody's tries; the same tries are judged once."""
    game, id = asked_game(call), call.request.path_params["id"]
    found = next((one for one in game.tasks() if one.id == id), None)
    if found is None:
        raise NotFound("no-tasks", game=game.id)
    request = await call.read(wire.TaskRequest)
    tried = await to_thread(attempt, game, found, tuple(request.tries))
    return wire.TaskAnswer(
        state=tried.state,
        stands=tried.stands,
        view=game.view(tried.position, LEARNER),
        story=tried.story,
        forbidden=game.forbidden(tried.position) if tried.position.to_move == LEARNER else [],
        keeps=tried.keeps,
        best=tried.best,
    )


async def rules(call: Call) -> Rulebook:
    """The rulebook in a language, or in English where nobody wrote it in that one."""
    game = asked_game(call)
    wanted = call.request.path_params["language"]
    for language in (wanted, FALLBACK):
        text = game.rulebook(language) if language in LANGUAGES else ""
        if text:
            return read_rulebook(text, language)
    raise NotFound("no-rules", game=game.id)


async def leaflet(call: Call) -> Leaflet:
    """The illustrated page of a game; without parts where there is only the rulebook."""
    return asked_game(call).leaflet() or Leaflet(parts=())


async def example(call: Call) -> wire.ExampleAnswer:
    """An example of the illustrated page, laid out and played as asked."""
    game, key = asked_game(call), call.request.path_params["key"]
    page = await leaflet(call)
    found = next((one for one in page.examples if one.key == key), None)
    if found is None:
        raise NotFound("no-example", example=key[:40])
    request = await call.read(wire.ExampleTry)
    return wire.ExampleAnswer(game.view(game.example(found, found.laid_out(request.chosen), request.tries), LEARNER))


async def not_now(call: Call) -> wire.NotNow:
    """What the asker may not do at a table just now; only for whoever is to move."""
    device = await call.device()
    active = call.room.tables.get(call.request.path_params["id"])
    if active is None:
        raise NotFound("no-table", table=call.request.path_params["id"])
    table = active.table
    seat = table.seat_of(device.id)
    if table.state is None or seat is None or table.to_move != seat:
        return wire.NotNow([])
    return wire.NotNow(table.game.forbidden(table.state))


# --- notifications ---


def voice(call: Call) -> Push:
    if call.room.push is None:
        raise NotAllowed("push-off")
    return call.room.push


async def push_key(call: Call) -> wire.PushKey:
    return wire.PushKey(call.room.push.key if call.room.push is not None else None)


async def subscribe(call: Call) -> Response:
    push, device = voice(call), await call.device()
    call.spend("heavy", device.id)
    wanted = await call.read(wire.Subscription)
    await call.room.store.subscribe(device.id, push.check(wanted.endpoint))
    return Response(status_code=204)


async def unsubscribe(call: Call) -> Response:
    device = await call.device()
    wanted = await call.read(wire.Subscription)
    if wanted.endpoint in await call.room.store.subscriptions_of(device.id):
        await call.room.store.unsubscribe(wanted.endpoint)
    return Response(status_code=204)


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/matches/{id:name}/analysis", match_analysis),
    ("POST", "/api/matches/{id:name}/analysis", begin_match_analysis),
    ("DELETE", "/api/matches/{id:name}/analysis", cancel_analysis),
    ("POST", "/api/analysis", begin_file_analysis),
    ("GET", "/api/analysis/{id:name}", file_analysis),
    ("DELETE", "/api/analysis/{id:name}", cancel_analysis),
    ("GET", "/api/points/{game}", points_form),
    ("POST", "/api/points/{game}", count_points),
    ("GET", "/api/tasks/{game}", tasks),
    ("POST", "/api/tasks/{game}/{id}", task),
    ("GET", "/api/rules/{game}/{language}", rules),
    ("GET", "/api/leaflet/{game}", leaflet),
    ("POST", "/api/leaflet/{game}/{key}", example),
    ("GET", "/api/tables/{id:name}/not-now", not_now),
    ("GET", "/api/push", push_key),
    ("POST", "/api/push", subscribe),
    ("DELETE", "/api/push", unsubscribe),
)
