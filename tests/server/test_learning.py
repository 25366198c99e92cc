"""The coach, tasks, points, rules, statistics and notifications over the wire, and replays of every golden game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import papercove
from papercove.bots import thinker, tutor
from papercove.client import AtTable, Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.errors import Illegal, Refusal
from papercove.engine.record import Record
from papercove.engine.task import begin
from papercove.server.coach import Coach
from papercove.server.refusals import refused, status
from papercove.server.replays import replay
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.words import LANGUAGES, Words
from tests.bots.test_analysis import played
from tests.counts import count
from tests.little_thought import grow_little, judge_by_solution
from tests.server.rooms import running

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("sea-salt-paper", "paper-world")
SHORT: dict[str, dict[str, Any]] = {"sea-salt-paper": {"points_to_win": 5}, "paper-world": {}}
QUICK = count(8, interpreted=2)


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[str, Room]]:
    if not papercove.COMPILED:
        monkeypatch.setattr(thinker, "grow", grow_little)
        monkeypatch.setattr(tutor, "judge_tries", judge_by_solution)
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as made:
        made[1].coach = Coach(QUICK)
        yield made


async def finish(client: Client, game: str) -> str:
    """Play a match against a bot; its id."""
    bot = {"kind": "bot", "level": "novice"}
    made = await client.create(game, [{"kind": "me"}, bot], options=SHORT[game], pace="instant")
    async with client.at(made["table"]) as table:
        await table.sit(0)
        await play_on(table, Dice(3))
        return str(table.table["match_id"])


async def play_on(table: AtTable, dice: Dice) -> None:
    while not table.is_over:
        if table.choices:
            await table.act(table.choices[dice.roll(len(table.choices))]["id"])
        else:
            await table.next_event()


async def until_done(client: Client, path: str) -> dict[str, Any]:
    while True:
        status: dict[str, Any] = await client.request("GET", path)
        if status["state"] not in ("waiting", "thinking"):
            return status
        await asyncio.sleep(0.02)


async def refusal(client: Client, method: str, path: str, body: dict[str, Any] | None = None) -> str:
    with pytest.raises(Refused) as found:
        await client.request(method, path, body)
    return found.value.key


# --- the coach ---


async def test_an_analysis_is_asked_for_once_kept_with_its_match_and_there_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "room.db"), limits=None)
    async with running(settings) as (address, room):
        room.coach = Coach(QUICK)
        ann = await Client.visit(address, "Ann")
        match = await finish(ann, "sea-salt-paper")
        path = f"/api/matches/{match}/analysis"
        assert (await ann.request("GET", path))["state"] == "none"
        begun = await ann.request("POST", path)
        assert begun["state"] in ("waiting", "thinking")
        assert (await ann.request("POST", path))["id"] == begun["id"]
        first = await until_done(ann, path)
        assert first["state"] == "done"
        assert first["done"] == first["all"] == len(first["result"]["curve"]) - 1
    async with running(settings) as (address, _):
        again = await Client(address).request("GET", path)
        assert (again["state"], again["result"]) == ("done", first["result"])


async def test_an_analysis_can_be_cancelled_and_begun_again(room: tuple[str, Room]) -> None:
    address, inside = room
    inside.coach = Coach(200_000)
    client = Client(address)
    record = played("sea-salt-paper", 4).text()
    begun = await client.request("POST", "/api/analysis", {"record": record})
    path = f"/api/analysis/{begun['id']}"
    assert (await client.request("DELETE", path))["state"] == "cancelled"
    await asyncio.gather(*inside.coach.tasks.values(), return_exceptions=True)
    inside.coach.iterations = QUICK
    await client.request("POST", "/api/analysis", {"record": record})
    assert (await until_done(client, path))["state"] == "done"


async def test_a_table_is_played_while_the_coach_thinks(room: tuple[str, Room]) -> None:
    address, inside = room
    inside.coach = Coach(200_000)
    ann = await Client.visit(address, "Ann")
    begun = await ann.request("POST", "/api/analysis", {"record": played("paper-world", 5).text()})
    await finish(ann, "sea-salt-paper")
    path = f"/api/analysis/{begun['id']}"
    assert (await ann.request("GET", path))["state"] in ("waiting", "thinking")
    await ann.request("DELETE", path)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: text[:100], "record-line"),
        (lambda text: text.replace("paper-world 2", "paper-world 99"), "record-version"),
        (lambda text: text.replace("papercove-record: 1", "papercove-record: 7"), "record-format"),
        (lambda text: text.replace("paper-world", "chess"), "unknown-game"),
        (lambda text: "\n".join(text.splitlines()[:6]), "record-empty"),
        (lambda text: "\n".join(text.splitlines()[:-1]), "record-unfinished"),
        (lambda text: text + "0 end-turn\n" * 3, "record-line"),
    ],
)
async def test_a_bad_record_file_gets_a_sentence_in_every_language(
    room: tuple[str, Room], change: Any, key: str
) -> None:
    client = Client(room[0])
    text = change(played("paper-world", 4).text())
    assert await refusal(client, "POST", "/api/analysis", {"record": text}) == key
    if key not in ("record-empty", "record-unfinished"):  # these can be looked at
        assert await refusal(client, "POST", "/api/replay", {"record": text}) == key
    for language in LANGUAGES:
        assert Words(language, place="web").find(f"refusal-{key}") is not None


async def test_a_damaged_record_file_is_refused_and_never_a_mistake_of_the_room(room: tuple[str, Room]) -> None:
    client, dice = Client(room[0]), Dice("damage")
    whole = played("sea-salt-paper", 4).text().splitlines()
    for _ in range(60):
        lines = list(whole)
        for at in (dice.roll(8), dice.roll(8), 7):
            junk = ("", "\x00", "²", "[[[[", "-1", "9" * 5000, "null", "fair", '{"a": 1}', '["a", 1]')[dice.roll(10)]
            lines[at] = (junk, f"{lines[at]} {junk}", f"{lines[at].partition(':')[0]}: {junk}")[dice.roll(3)]
        body = {"record": "\n".join(lines)}
        for path in ("/api/replay", "/api/analysis"):
            with pytest.raises(Refused) as found:
                await client.request("POST", path, body)
            assert found.value.kind in ("unreadable", "illegal")
        assert (await client.request("POST", "/api/verify", body))["problem"]


def test_a_refusal_that_somebody_else_made_up_is_told_by_the_kind_it_comes_from() -> None:
    class Odd(Illegal):
        """Of a game in another package."""

    class Odder(Refusal):
        """Of no kind at all."""

    assert (refused(Odd("odd")).kind, status(Odd("odd"))) == ("illegal", 409)
    assert (refused(Odder("odd")).kind, status(Odder("odd"))) == ("unreadable", 400)


# --- replays ---


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*/*.txt")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_replay_of_a_golden_game_ends_where_the_engine_ends(file: Path) -> None:
    record = Record.read(file.read_text("utf-8"))
    end = record.replay()
    told = replay(record, max(0, len(record.actions) - 1), 400)
    last = told.steps[-1]
    assert told.plies == last.ply == end.ply
    assert [view.outcome for view in last.views] == [end.outcome] * (end.seats + 1)
    assert last.views[-1] == end.game.view(end, None)
    assert [view.seat for view in last.views] == [*range(end.seats), None]


async def test_replays_come_in_portions_that_fit_together(room: tuple[str, Room]) -> None:
    client = Client(room[0])
    text = played("paper-world", 4, 40).text()
    whole = await client.request("POST", "/api/replay", {"record": text, "count": 400})
    parts = [
        await client.request("POST", "/api/replay", {"record": text, "first": f, "count": 20}) for f in (0, 20, 40)
    ]
    assert [step for part in parts for step in part["steps"]] == whole["steps"]
    assert len(whole["steps"]) == 41


# --- tasks and rules ---


@pytest.mark.parametrize("game", GAMES)
async def test_a_task_is_judged_try_by_try(room: tuple[str, Room], game: str) -> None:
    client = Client(room[0])
    listed = await client.request("GET", f"/api/tasks/{game}")
    tasks = papercove.game(game).tasks()
    assert [one["id"] for one in listed["tasks"]] == [task.id for task in tasks]
    state, path = begin(papercove.game(game), tasks[0]), f"/api/tasks/{game}/{tasks[0].id}"
    fresh = await client.request("POST", path, {"tries": []})
    assert (fresh["state"], fresh["view"]["seat"], fresh["forbidden"] != []) == ("open", 0, True)
    right = state.game.parse_action(state, tasks[0].solution[0])
    for action in state.legal_actions():
        told = await client.request("POST", path, {"tries": [action]})
        assert told["state"] == ("solved" if action == right else "wrong")
        assert told["stands"] == (action == right)
        assert action == right or told["keeps"] < told["best"]
    assert await refusal(client, "POST", path, {"tries": [99]}) == "illegal-action"
    assert await refusal(client, "POST", path, {"tries": [right, right]}) == "illegal-action"
    assert await refusal(client, "POST", f"/api/tasks/{game}/minnows", {"tries": []}) == "no-tasks"


async def test_the_illustrated_page_is_served_with_examples_that_the_rules_play(room: tuple[str, Room]) -> None:
    client = await Client.visit(room[0], "Ann")
    page = await client.request("GET", "/api/leaflet/sea-salt-paper")
    assert [part["key"] for part in page["parts"]][:3] == ["setup", "turn", "round"]
    bet: dict[str, Any] = {"tries": ["last-chance"], "chosen": [[0] * 6, [0] * 7]}
    seen = await client.request("POST", "/api/leaflet/sea-salt-paper/bet", bet)
    assert [seat["gained"] for seat in seen["view"]["last_round"]["seats"]] == [9, 2]
    assert await refusal(client, "POST", "/api/leaflet/sea-salt-paper/bet", {"chosen": [[0]]}) == "no-example"
    assert await refusal(client, "POST", "/api/leaflet/sea-salt-paper/bet", {"tries": ["mermaids"]}) == "no-example"
    assert await refusal(client, "POST", "/api/leaflet/sea-salt-paper/none", {}) == "no-example"
    assert await refusal(client, "POST", "/api/leaflet/paper-world/greens", {"tries": ["at 2,2"]}) == "illegal-action"
    assert await refusal(client, "POST", "/api/leaflet/paper-world/sum", {"chosen": [[99] * 12]}) == "no-example"
    assert (await client.request("GET", "/api/leaflet/minnows"))["aid"] == ["play"]


async def test_rules_are_served_in_each_language_and_in_english_otherwise(room: tuple[str, Room]) -> None:
    client = Client(room[0])
    for language in LANGUAGES:
        assert (await client.request("GET", f"/api/rules/paper-world/{language}"))["language"] == language
    assert (await client.request("GET", "/api/rules/paper-world/xx"))["language"] == "en"
    assert await refusal(client, "GET", "/api/rules/minnows/en") == "no-rules"


async def test_an_illegal_try_is_refused_with_the_number_of_the_rule(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0], "Ann")
    bot = {"kind": "bot", "level": "novice"}
    made = await ann.create("sea-salt-paper", [{"kind": "me"}, bot], pace="instant")
    async with ann.at(made["table"]) as table:
        await table.sit(0)
        while not table.choices:
            await table.next_event()
        with pytest.raises(Refused) as refused:
            await table.act(52)  # STOP, before anything was taken
        assert refused.value.args_given["rule"] == "5.1"
        told = await ann.request("GET", f"/api/tables/{made['table']}/not-now")
        assert [wish["why"] for wish in told["forbidden"] if wish["verb"] == "stop"] == ["points"]
        eve = await Client.visit(room[0], "Eve")
        assert (await eve.request("GET", f"/api/tables/{made['table']}/not-now"))["forbidden"] == []


# --- points ---


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_page_offers_to_pick_can_be_counted(room: tuple[str, Room], game: str) -> None:
    client = Client(room[0])
    form = await client.request("GET", f"/api/points/{game}")
    assert form["game"] == game
    cards = next(field for field in form["fields"] if field.get("faces"))
    for face in cards["faces"]:
        card = f"{face}@0,0" if cards["kind"] == "places" else face
        counted = await client.request("POST", f"/api/points/{game}", {"given": {cards["name"]: [card]}})
        assert counted["total"] == sum(line["points"] for line in counted["lines"])


@pytest.mark.parametrize(
    ("game", "given", "key"),
    [
        ("sea-salt-paper", {"hand": ["crab:yellow"] * 3}, "score-copies"),
        ("sea-salt-paper", {"hand": ["dragon:yellow"]}, "score-kind"),
        ("sea-salt-paper", {"hand": 7}, "score-input"),
        ("paper-world", {"landscape": ["Y1@0,0", "G1@2,2"]}, "score-apart"),
        ("paper-world", {"landscape": ["Y1@0,0", "Y1@1,0", "Y1@2,0", "Y1@3,0"]}, "score-frame"),
        ("paper-world", {"landscape": ["Y1@0,0"], "tokens": [3]}, "score-token"),
        ("paper-world", {"landscape": ["Y1@0,0"], "tokens": [4, 4, 4, 1]}, "score-tokens"),
        ("minnows", {}, "no-score"),
    ],
)
async def test_an_impossible_hand_gets_a_sentence(
    room: tuple[str, Room], game: str, given: dict[str, Any], key: str
) -> None:
    assert await refusal(Client(room[0]), "POST", f"/api/points/{game}", {"given": given}) == key
    for language in LANGUAGES:
        assert Words(language, papercove.game(game), "web").find(f"refusal-{key}") is not None


# --- statistics ---


@pytest.mark.parametrize("game", GAMES)
async def test_statistics_add_up_results_highlights_and_a_rating_and_are_gone_with_their_owner(
    room: tuple[str, Room], game: str
) -> None:
    ann = await Client.visit(room[0], "Ann")
    for _ in range(2):
        await finish(ann, game)
    counted = await ann.request("GET", "/api/me/statistics")
    (tally,) = counted["tallies"]
    assert (tally["game"], tally["against"], tally["played"]) == (game, "novice", 2)
    assert counted["ratings"][0]["matches"] == 2
    for language in LANGUAGES:
        words = Words(language, papercove.game(game), "web")
        assert all(words.find(f"highlight-{key}", count=2) is not None for key in tally["highlights"])
    kept = await ann.request("GET", "/api/me/export")
    assert len(kept["matches"]) == 2
    await ann.request("DELETE", "/api/me")
    assert await refusal(ann, "GET", "/api/me/statistics") == "no-device"


def test_highlights_of_golden_games_agree_with_their_ends() -> None:
    for file in sorted(GOLDEN.glob("sea-salt-paper/*.txt")):
        record = Record.read(file.read_text("utf-8"))
        found = record.start().game.highlights(record.positions())
        texts = [
            record.start().game.action_text(state, action)
            for state, action in zip(record.positions(), record.actions, strict=False)
        ]
        assert sum(one["stops"] for one in found) == texts.count("stop")
        assert sum(one["bets-won"] + one["bets-lost"] for one in found) <= texts.count("last-chance")


# --- notifications ---


class Service:
    """A push service of our own."""

    def __init__(self) -> None:
        self.asked: list[dict[str, str]] = []
        self.status = 201
        self.called = asyncio.Event()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        self.asked.append(dict(line.split(": ", 1) for line in head[1:] if line))
        writer.write(f"HTTP/1.1 {self.status} Fine\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.called.set()


async def test_somebody_who_is_not_here_is_called_to_a_table_played_over_days(tmp_path: Path) -> None:
    service = Service()
    listening = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    endpoint = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/send/ann"
    settings = Settings(
        store=str(tmp_path / "room.db"),
        limits=None,
        push_contact="mailto:host@example.org",
        push_key=tmp_path / "push.pem",
        push_services=("127.0.0.1",),
    )
    async with running(settings) as (address, room):
        ann, bob = await Client.visit(address, "Ann"), await Client.visit(address, "Bob")
        key = (await ann.request("GET", "/api/push"))["key"]
        assert len(key) == 87
        ours = "http://127.0.0.1"
        for wrong in ("https://example.org/x", "https://[", f"{ours}:x/", f"{ours}/é", f"{ours}/ x"):
            assert await refusal(ann, "POST", "/api/push", {"endpoint": wrong}) == "push-endpoint"
        await ann.request("POST", "/api/push", {"endpoint": endpoint})
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ann.create("sea-salt-paper", seats, thinking="days")
        async with bob.at(made["table"]) as b:
            async with ann.at(made["table"]) as a:
                await a.sit(0)
                await b.sit(1)
                await until_turn_of(a, 1)
                assert service.asked == []
            while not b.choices:
                await b.next_event()
            await until_turn_of(b, 0)
            await asyncio.wait_for(service.called.wait(), 10)
        asked = service.asked[0]
        assert asked["Content-Length"] == "0"
        scheme, token, signer = asked["Authorization"].replace(",", "").split()
        assert (scheme, signer) == ("vapid", f"k={key}")
        assert room.push is not None
        check_signature(token.removeprefix("t="), room.push.private)
        service.status = 410
        room.push.call(ann.id)
        await asyncio.gather(*room.push.calls)
        assert await room.store.subscriptions_of(ann.id) == []
    listening.close()


async def until_turn_of(table: AtTable, seat: int) -> None:
    """Play first choices until it is the other's turn."""
    while table.view["to_move"] != seat:
        if table.choices:
            await table.act(table.choices[-1]["id"])
        else:
            await table.next_event()


def check_signature(token: str, private: Any) -> None:
    from base64 import urlsafe_b64decode

    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    head, claims, signature = token.split(".")
    raw = urlsafe_b64decode(signature + "==")
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    private.public_key().verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(urlsafe_b64decode(claims + "=="))["sub"] == "mailto:host@example.org"


async def test_without_the_hosts_wish_there_are_no_notifications(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0], "Ann")
    assert (await ann.request("GET", "/api/push")).get("key") is None
    assert await refusal(ann, "POST", "/api/push", {"endpoint": "https://fcm.googleapis.com/x"}) == "push-off"
