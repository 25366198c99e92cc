"""Players for the load test: many light WebSocket clients in one process, closed-loop or paced.

They keep the protocol (hello, sit, act with a fresh cmd, every event numbered) but do as little as possible
themselves, so that the server and not they are measured.
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import json
import random
import time
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri


class Choice(msgspec.Struct):
    id: int


class View(msgspec.Struct):
    choices: list[Choice]


class Position(msgspec.Struct):
    view: View


class Changed(msgspec.Struct):
    view: list[list[Any]]


class Happening(msgspec.Struct):
    type: str


class Told(msgspec.Struct):
    """What a player reads of any frame."""

    type: str
    seq: int = 0
    cmd: str = ""
    position: Position | None = None
    changed: Changed | None = None
    key: str = ""
    event: Happening | None = None

    def choices(self, before: list[int]) -> list[int]:
        """What may be done in the position that this event brought."""
        if self.position is not None:
            return [choice.id for choice in self.position.view.choices]
        assert self.changed is not None
        told = [change[-1] for change in self.changed.view if change[0] == "choices"]
        return [choice["id"] for choice in told[0]] if told else before


decode = msgspec.json.Decoder(Told).decode


class Player(asyncio.Protocol):
    """One seat. With `pace`, it waits so many seconds before each move; without, it moves at once."""

    def __init__(self, load: Load, table: str, seat: int, token: str) -> None:
        self.load, self.table, self.seat, self.token = load, table, seat, token
        self.protocol = ClientProtocol(parse_uri(f"ws://{load.host}/ws"))
        self.seq = 0
        self.choices: list[int] = []
        self.count = 0
        self.sent_at = 0.0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.protocol.send_request(self.protocol.connect())
        self.flush()

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    def send(self, frame: dict[str, Any]) -> None:
        self.protocol.send_text(msgspec.json.encode(frame))
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                self.load.bytes_in += len(event.data)
                self.read(decode(event.data))
            else:
                more = {"changes": True} if self.load.protocol > 1 else {}
                self.send({"type": "hello", "table": self.table, "token": self.token, **more})
        self.flush()

    def read(self, told: Told) -> None:
        if told.type == "ack":
            if told.cmd[0] == "a":
                self.load.latencies.append(time.perf_counter() - self.sent_at)
        elif told.type == "snapshot":
            self.seq = told.seq
            self.load.greeted()
        elif told.type == "event":
            if told.seq != self.seq + 1:
                self.load.gaps += 1
            self.seq = told.seq
            if told.event is not None and told.event.type == "sealed":
                self.send({"type": "reveal", "cmd": "r", "nonce": self.nonce})
            if told.position is not None or told.changed is not None:
                self.choices = told.choices(self.choices)
                if self.choices:
                    self.plan()
        elif told.type in ("refused", "goodbye"):
            self.load.refused.append(told.key or told.type)

    def plan(self) -> None:
        action = random.choice(self.choices)
        if self.load.pace:
            asyncio.get_running_loop().call_later(self.load.pace * random.uniform(0.9, 1.1), self.act, action)
        else:
            self.act(action)

    def act(self, action: int) -> None:
        if self.load.stopped:
            return
        self.count += 1
        self.sent_at = time.perf_counter()
        self.send({"type": "act", "cmd": f"a{self.count}", "base": self.seq, "action": action})

    def sit(self) -> None:
        self.nonce = f"{random.getrandbits(128):032x}-0"
        if self.load.protocol == 1:  # nonces were told at once
            self.send({"type": "sit", "cmd": "s", "seat": self.seat, "nonce": self.nonce[:16]})
            return
        promise = hashlib.sha256(self.nonce.encode()).hexdigest()
        self.send({"type": "sit", "cmd": "s", "seat": self.seat, "promise": promise})


class Load:
    """All players of one run; by `protocol` 1 they play in rooms of the first release, too."""

    def __init__(self, address: str, pace: float = 0.0, protocol: int = 2) -> None:
        self.host = address.removeprefix("http://")
        self.protocol = protocol
        self.pace = pace
        self.latencies: list[float] = []
        self.refused: list[str] = []
        self.ready = self.gaps = self.bytes_in = 0
        self.stopped = False
        self.all_ready = asyncio.Event()
        self.expected = 0
        self.players: list[Player] = []

    def greeted(self) -> None:
        self.ready += 1
        if self.ready == self.expected:
            self.all_ready.set()

    async def gather(self, tables: int, game: str, options: dict[str, Any]) -> None:
        """Open the tables and seat two players at each, spread over one pace."""
        made = await asyncio.to_thread(self.open_tables, tables, game, options)
        self.expected = 2 * len(made)
        host, _, port = self.host.partition(":")
        loop = asyncio.get_running_loop()
        for table, tokens in made:
            for seat, token in enumerate(tokens):
                player = Player(self, table, seat, token)
                await loop.create_connection(lambda player=player: player, host, int(port))
                self.players.append(player)
        await self.all_ready.wait()
        for number, player in enumerate(self.players):
            player.sit()
            if self.pace and number % 20 == 19:
                await asyncio.sleep(self.pace * 20 / len(self.players))

    def open_tables(self, tables: int, game: str, options: dict[str, Any]) -> list[tuple[str, list[str]]]:
        connection = http.client.HTTPConnection(self.host)

        def ask(path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            connection.request("POST", path, json.dumps(body), headers)
            answer: dict[str, Any] = json.loads(connection.getresponse().read())
            return answer

        made = []
        for _ in range(tables):
            tokens = [ask("/api/device", {})["token"] for _ in range(2)]
            body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
            made.append((ask("/api/tables", body, tokens[0])["table"], tokens))
        connection.close()
        return made

    async def moved(self, moves: int) -> None:
        """Return once so many moves have been acknowledged."""
        while len(self.latencies) < moves:  # noqa: ASYNC110  (nothing shall be signalled in the loop that is measured)
            await asyncio.sleep(0.005)

    def stop(self) -> None:
        self.stopped = True
        for player in self.players:
            player.transport.abort()


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
