"""A small client for the room, for bots, scripts and tests: plays over HTTP and WebSocket as any browser does.

    client = await Client.visit("http://127.0.0.1:8765")
    made = await client.quick("sea-salt-paper")
    async with client.at(made["table"]) as table:
        await table.sit(made["seat"])
        while not table.is_over:
            if table.choices:
                await table.act(table.choices[0]["id"])
            else:
                await table.next_event()

It survives cut connections: what was not acknowledged is sent again under the same name, and what was missed
is asked for. It gives its part to the dice and keeps an eye on them (`papercove.witness`): where a room goes
back on what it promised, everything raises `Unfair`. Frames are plain dictionaries, as docs/protocol.md describes them.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import secrets
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from papercove.witness import Unfair, Witness

Frame = dict[str, Any]
RETRY_SECONDS = 0.2
LONGEST_RETRY = 2.0
ANSWER_SECONDS = 30.0
PING_SECONDS = 2.5
SILENT_SECONDS = 9.0  # after which the other side is taken to be gone


class Refused(Exception):
    """The room refused: `kind`, `key` and `args` say what and why."""

    def __init__(self, frame: Frame) -> None:
        self.kind: str = frame.get("kind", "")
        self.key: str = frame.get("key", "")
        self.args_given: dict[str, Any] = frame.get("args", {})
        super().__init__(f"{self.kind}: {self.key} {self.args_given}")


class Gap(Exception):
    """An event was missed: ask again for what happened."""


def with_changes(view: Frame, changes: list[list[Any]]) -> Frame:
    """A view with what changed in it; the old one stays as it is."""
    for *way, value in changes:
        view = _replaced(view, way, value)
    return view


def _replaced(whole: Any, way: list[Any], value: Any) -> Any:
    if not way:
        return value
    copy = whole.copy()
    copy[way[0]] = _replaced(whole[way[0]], way[1:], value)
    return copy


class Client:
    """A device in a room."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.id = ""
        self.witness = Witness()  # of the dice at all of this device's tables
        self.longest_retry = LONGEST_RETRY  # seconds between two tries to come back

    @classmethod
    async def visit(cls, address: str, nickname: str | None = None) -> Self:
        """A new device."""
        client = cls(address)
        body = {} if nickname is None else {"nickname": nickname}
        device = await client.request("POST", "/api/device", body)
        client.token, client.id = device["token"], device["id"]
        return client

    async def request(self, method: str, path: str, body: Frame | None = None) -> Any:
        """Any request; the answer decoded, or Refused."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: Frame | None) -> Any:
        parts = urlsplit(self.address)
        make = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = make(parts.netloc, timeout=ANSWER_SECONDS)
        headers = {"Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            text, kind = response.read(), response.headers.get_content_type()
        finally:
            connection.close()
        answer = json.loads(text) if kind == "application/json" else text.decode()
        if response.status >= 400:
            told = answer if isinstance(answer, dict) else {"key": answer[:80]}
            raise Refused({"kind": str(response.status), **told})
        return answer

    async def quick(self, game: str | None = None, level: str | None = None, **options: Any) -> Frame:
        """A table for two against a bot."""
        body = {"game": game, "level": level, "options": options}
        answer: Frame = await self.request("POST", "/api/quick", body)
        return answer

    async def create(self, game: str, seats: list[Frame], **choices: Any) -> Frame:
        """Any table; `seats` are of the form {"kind": "me" | "open" | "bot", "level": …}."""
        answer: Frame = await self.request("POST", "/api/tables", {"game": game, "seats": seats, **choices})
        return answer

    def at(self, table: str, spectate: bool = False) -> AtTable:
        """A connection to a table: `async with client.at(id) as table`."""
        return AtTable(self, table, spectate)


class AtTable:
    """A client's connection to one table, kept up through cuts; the newest of everything is in its attributes."""

    def __init__(self, client: Client, id: str, spectate: bool = False) -> None:
        self.client = client
        self.id = id
        self.spectate = spectate
        self.seq: int | None = None
        self.you: Frame = {}
        self.table: Frame = {}
        self.position: Frame | None = None
        self.presence: Frame = {}
        self.events: list[Frame] = []  # every numbered event seen, in order
        self.acks: dict[str, int] = {}
        self.gaps = 0
        self.goodbye: Frame | None = None  # the server's last one
        self._answers: dict[str, asyncio.Future[Frame]] = {}
        self._unanswered: dict[str, Frame] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Event()
        self._ready = asyncio.Event()
        self._refusal: Frame | None = None  # the last one that answers no command: of a hello, say
        self._failed: Exception | None = None
        self._pause = RETRY_SECONDS
        self._task: asyncio.Task[None] | None = None
        self._revealing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep_up())
        await self._ready.wait()
        if self._failed is not None:
            raise self._failed
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            await self._socket.close()

    # --- what one sees ---

    @property
    def view(self) -> Frame:
        return self.position["view"] if self.position else {}

    @property
    def choices(self) -> list[Frame]:
        """What one may do now."""
        return list(self.view.get("choices", []))

    @property
    def is_over(self) -> bool:
        return self.table.get("phase") == "finished"

    @property
    def is_sealed(self) -> bool:
        """Whether nonces are being revealed: the deal is near."""
        return self.table.get("phase") == "gathering" and bool(self.table.get("promises"))

    async def next_event(self, seconds: float = ANSWER_SECONDS) -> None:
        """Wait until something new is known."""
        if self._failed is None:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), seconds)
        if self._failed is not None:
            raise self._failed

    # --- what one does ---

    async def sit(self, seat: int) -> Frame:
        """Take a seat, adding a fresh nonce to the dice; once everybody sits, wait for the deal."""
        answer = await self.ask("sit", seat=seat, promise=self.client.witness.promise(self.table))
        with contextlib.suppress(TimeoutError):  # somebody else's nonce may take its time
            while self.is_sealed:
                await self.next_event()
        return answer

    async def check_record(self) -> str:
        """The record of the finished match, compared with all that was told before; Unfair if it differs."""
        match = self.table["match_id"]
        text: str = await self.client.request("GET", f"/api/matches/{match}/record")
        self.client.witness.check_record(match, text)
        return text

    async def act(self, action: int) -> Frame:
        return await self.ask("act", base=self.seq, action=action)

    async def undo(self) -> Frame:
        return await self.ask("undo", base=self.seq)

    async def ask(self, kind: str, **fields: Any) -> Frame:
        """Send a command or a question, again after every cut, until it is answered; Refused if refused."""
        if self._failed is not None:
            raise self._failed
        if kind == "leave":
            self.client.witness.leave(self.id)
        cmd = fields.pop("cmd", None) or secrets.token_hex(8)
        frame = {"type": kind, "cmd": cmd, **fields}
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._answers[cmd], self._unanswered[cmd] = answer, frame
        try:
            await self._send(frame)
            answered = await asyncio.wait_for(answer, ANSWER_SECONDS)
        finally:
            self._answers.pop(cmd, None)
            self._unanswered.pop(cmd, None)
        if answered["type"] == "refused":
            if answered["kind"] != "too-fast":
                raise Refused(answered)
            await asyncio.sleep(answered["args"]["seconds"])
            return await self.ask(kind, **fields)
        if answered["type"] == "ack":
            while (self.seq or 0) < answered["seq"]:  # its event comes just after
                await self.next_event()
        return answered

    async def _send(self, frame: Frame) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # then it is sent again once connected
                await self._socket.send(json.dumps(frame))

    # --- the connection ---

    async def _keep_up(self) -> None:
        while True:
            try:
                await self._converse()
            except (OSError, InvalidHandshake, ConnectionClosed, Gap):
                pass  # come back
            except (Refused, Unfair) as problem:
                self._fail(problem)
                return
            self._socket = None
            pause = min(self._pause, self.client.longest_retry)
            await asyncio.sleep(pause * (0.5 + secrets.randbelow(1000) / 1000))
            self._pause = pause * 2

    async def _converse(self) -> None:
        uri = self.client.address.replace("http", "ws", 1) + "/ws"
        async with connect(
            uri,
            compression=None,
            max_size=None,
            ping_interval=PING_SECONDS,
            ping_timeout=SILENT_SECONDS,
            proxy=None,
        ) as socket:
            hello: Frame = {"type": "hello", "table": self.id, "token": self.client.token, "changes": True}
            if self.seq is not None:
                hello["last_seq"] = self.seq
            if self.spectate:
                hello["spectate"] = True
            await socket.send(json.dumps(hello))
            self._socket = socket
            async for message in socket:
                frame = json.loads(message)
                self._take(frame)
                if frame["type"] in ("snapshot", "missed"):
                    self._ready.set()
                    self._pause = RETRY_SECONDS
                    for unanswered in list(self._unanswered.values()):
                        await socket.send(json.dumps(unanswered))

    def _take(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind in ("snapshot", "missed"):
            self._take_picture(frame)
        elif kind == "event":
            self._take_event(frame)
        elif kind == "presence":
            self.presence = frame
        elif kind == "goodbye":
            self.goodbye = frame
            if not frame["retry"]:
                raise Refused(self._refusal or {"kind": "goodbye", "key": frame["reason"]})
        elif "cmd" in frame:
            if kind == "ack":
                self.acks[frame["cmd"]] = frame["seq"]
            if (answer := self._answers.get(frame["cmd"])) is not None and not answer.done():
                answer.set_result(frame)
        elif kind == "refused":
            self._refusal = frame
        self._news.set()

    def _take_picture(self, frame: Frame) -> None:
        told = frame["log"] if frame["type"] == "snapshot" else frame["events"]
        if frame["type"] == "missed" and told and self.seq is not None and told[0]["seq"] != self.seq + 1:
            self.gaps += 1
        seen = self.events[-1]["seq"] if self.events else 0
        self.events += [numbered for numbered in told if numbered["seq"] > seen]
        self.seq, self.you, self.table = frame["seq"], frame["you"], frame["table"]
        self.position = frame["position"]
        self._watch_dice()

    def _take_event(self, frame: Frame) -> None:
        if self.seq is not None and frame["seq"] != self.seq + 1:
            self.gaps += 1
            raise Gap
        self.seq = frame["seq"]
        self.events.append({"seq": frame["seq"], "event": frame["event"]})
        self.you = frame.get("you", self.you)
        self.table = frame.get("table", self.table)
        self.position = frame.get("position", self.position)
        if (changed := frame.get("changed")) is not None and self.position is not None:
            self.position = {**changed, "view": with_changes(self.position["view"], changed["view"])}
        if frame["event"]["type"] == "opened":
            self.position = None
        if frame["event"]["type"] == "finished":
            self.client.witness.finished(frame["event"]["match_id"], frame["event"]["secret"])
        if "table" in frame:
            self._watch_dice()

    def _watch_dice(self) -> None:
        """Compare what the room tells of the dice with what it told before, and reveal one's nonce when it is time."""
        nonce = self.client.witness.nonce_to_reveal(self.table, None if self.spectate else self.you.get("seat"))
        if nonce is not None and self._revealing is None:
            self._revealing = asyncio.create_task(self._reveal(nonce))

    async def _reveal(self, nonce: str) -> None:
        try:
            await self.ask("reveal", nonce=nonce)
            self.client.witness.taken(nonce)
        except Unfair as problem:
            self._fail(problem)
        except (Refused, TimeoutError):
            pass  # it came too late, or a cut hid that it had come: the deal tells
        finally:
            self._revealing = None

    def _fail(self, problem: Exception) -> None:
        self._failed = problem
        self._ready.set()
        self._news.set()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(problem)
