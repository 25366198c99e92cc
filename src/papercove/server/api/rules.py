"""The rules of a game: rulebook, illustrated page, tasks, its own words."""

from __future__ import annotations

from functools import partial

from starlette.responses import Response

from papercove.bots.tutor import attempt
from papercove.engine.game import Game
from papercove.engine.leaflet import Leaflet
from papercove.engine.registry import game as find_game
from papercove.engine.task import LEARNER
from papercove.rulebooks.reading import Rulebook, read_rulebook
from papercove.server import wire
from papercove.server.api.call import Call, Handler
from papercove.server.refusals import NotFound
from papercove.server.turns import Payer
from papercove.words import FALLBACK, LANGUAGES, game_text


def asked_game(call: Call) -> Game:
    """The game that the path names."""
    return find_game(call.request.path_params["game"][:40])


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
    call.spend("replay", call.address)
    thought = partial(attempt, game, found, tuple(request.tries))
    tried = await call.room.thinkers.judge_tries(thought, Payer(call.address))
    return wire.TaskAnswer(
        state=tried.state,
        stands=tried.stands,
        view=game.view(tried.position, LEARNER),
        story=tried.story,
        forbidden=game.forbidden(tried.position) if tried.position.to_move == LEARNER else [],
        keeps=tried.keeps,
        best=tried.best,
        wrong=tried.answer.key if tried.answer else "",
        rule=tried.answer.rule if tried.answer else "",
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


async def game_words(call: Call) -> Response:
    """A game's own messages in one language, in Fluent syntax: empty where its author wrote none."""
    game = find_game(call.request.path_params["id"])
    spoken = dict.fromkeys((FALLBACK, call.request.path_params["language"]))  # what a language lacks is said in English
    text = "\n".join(game_text(game, language) for language in spoken)
    return Response(text, 200, {"Cache-Control": "no-cache"}, media_type="text/plain; charset=utf-8")


async def game_art(call: Call) -> Response:
    """A picture that a game's package brings."""
    art = find_game(call.request.path_params["id"]).art()
    picture = art.get(call.request.path_params["name"])
    if picture is None:
        raise NotFound("no-picture")
    return Response(picture, 200, {"Cache-Control": "public, max-age=3600"}, media_type="image/svg+xml")


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/games/{id:name}/words/{language:name}", game_words),
    ("GET", "/api/games/{id:name}/art/{name:name}.svg", game_art),
    ("GET", "/api/tasks/{game}", tasks),
    ("POST", "/api/tasks/{game}/{id}", task),
    ("GET", "/api/rules/{game}/{language}", rules),
    ("GET", "/api/leaflet/{game}", leaflet),
    ("POST", "/api/leaflet/{game}/{key}", example),
)
