"""Promise 4: nobody sits on another's chair, whatever link, page, cookie or path they come with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from papercove.client import Client, Refused
from papercove.server.origin import host_allowed, origin_allowed
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.web import with_whole_address
from tests.server.raw import answer, request, speak
from tests.server.rooms import RoomProcess, running

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"))) as made:
        yield made


async def test_the_link_gives_no_right_to_somebodys_chair(room: tuple[str, Room]) -> None:
    ann, eve = await Client.visit(room[0], "Ann"), await Client.visit(room[0], "Eve")
    made = await ann.create("minnows", [ME, BOT])
    async with ann.at(made["table"]) as a, eve.at(made["table"]) as e:
        await a.sit(0)
        with pytest.raises(Refused, match="seat-taken"):
            await e.sit(0)
        with pytest.raises(Refused, match="no-seat"):
            await e.act(0)
        with pytest.raises(Refused, match="host-only"):
            await e.ask("configure", hints=False)
        assert e.you.get("seat") is None
        assert a.view["hand"]
        assert e.view["hand"] is None
        told = json.dumps([e.table, e.you, e.events, a.table, a.events])
        assert str(ann.token) not in told
        assert str(eve.token) not in told


async def test_a_stranger_without_token_gets_no_further_than_hello(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, BOT])
    for token in ({}, {"token": "x" * 43}):
        socket = await speak(room[0], json.dumps({"type": "hello", "table": made["table"], **token}))
        assert (await answer(socket))["key"] == "no-device"
        await socket.close()


async def test_the_cookie_is_closed_to_scripts_and_other_sites(room: tuple[str, Room]) -> None:
    response = await asyncio.to_thread(request, room[0], "POST", "/api/quick", b"{}")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    value = response.headers["set-cookie"].partition(";")[0]
    again = await asyncio.to_thread(request, room[0], "POST", "/api/device", b"{}", Cookie=value)
    assert b"token" not in again.body  # type: ignore[attr-defined]


async def test_pages_of_other_sites_may_not_ask(room: tuple[str, Room]) -> None:
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://[::1"):
        with pytest.raises(InvalidStatus, match="403"):
            await speak(room[0], origin=origin)
        response = await asyncio.to_thread(request, room[0], "POST", "/api/quick", b"{}", Origin=origin)
        assert response.status == 403
    socket = await speak(room[0], origin=room[0])
    await socket.close()


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/room", "/healthz", "/nowhere.js", "/qr/t/abc.svg"])
async def test_every_answer_forbids_inline_code(room: tuple[str, Room], path: str) -> None:
    response = await asyncio.to_thread(request, room[0], "GET", path)
    policy = response.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert b"<script>" not in response.body  # type: ignore[attr-defined]


async def test_no_path_leads_out_of_the_pages(tmp_path: Path) -> None:
    (tmp_path / "pages" / "assets").mkdir(parents=True)
    (tmp_path / "pages" / "index.html").write_text("the room's page")
    (tmp_path / "pages" / "assets" / "a-1.js").write_text("code")
    (tmp_path / "secret.txt").write_text("secret")
    async with running(Settings(store=str(tmp_path / "room.db"), static=tmp_path / "pages")) as (address, _):
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"):
            found = await asyncio.to_thread(request, address, "GET", path)
            assert b"secret" not in found.body  # type: ignore[attr-defined]
        for path in ("/%00.js", f"/{'x' * 5_000}.js"):
            assert (await asyncio.to_thread(request, address, "GET", path)).status == 404
        page = await asyncio.to_thread(request, address, "GET", "/t/abc")
        assert page.body == b"the room's page"  # type: ignore[attr-defined]
        assert page.headers["cache-control"] == "no-cache"
        code = await asyncio.to_thread(request, address, "GET", "/assets/a-1.js")
        assert "immutable" in code.headers["cache-control"]


async def test_scripts_travel_as_the_build_pressed_them(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the room's page")
    (tmp_path / "assets" / "a-1.js").write_text("code")
    (tmp_path / "assets" / "a-1.js.br").write_bytes(b"pressed code")
    (tmp_path / "assets" / "b-1.svg").write_text("<svg/>")
    async with running(Settings(store=str(tmp_path / "room.db"), static=tmp_path)) as (address, _):

        async def get(path: str, *accepted: str) -> Any:
            return await asyncio.to_thread(lambda: request(address, "GET", path, Accept_Encoding=", ".join(accepted)))

        pressed = await get("/assets/a-1.js", "gzip", "deflate", "br")
        assert (pressed.body, pressed.headers["content-encoding"]) == (b"pressed code", "br")
        assert "javascript" in pressed.headers["content-type"]
        assert "immutable" in pressed.headers["cache-control"]
        assert not {"etag", "last-modified", "accept-ranges"} & {name.lower() for name in pressed.headers}
        for accepted in (["gzip"], ["gzip", "br;q=0"], []):
            plain = await get("/assets/a-1.js", *accepted)
            assert plain.body == b"code"
            assert "Accept-Encoding" in plain.headers["vary"]
        assert (await get("/assets/b-1.svg", "br")).body == b"<svg/>"
        assert pressed.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in pressed.headers, "no page is made of a script alone"
        assert "content-security-policy" in (await get("/assets/b-1.svg")).headers, "of a drawing one is"


async def test_a_preview_of_a_link_finds_the_picture_by_its_whole_address(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "web" / "index.html"
    (tmp_path / "index.html").write_text(source.read_text("utf-8"), "utf-8")
    named = Settings(store=str(tmp_path / "room.db"), static=tmp_path, address="https://play.example.org")
    async with running(named) as (address, _):
        page = (await asyncio.to_thread(request, address, "GET", "/t/abc")).body  # type: ignore[attr-defined]
        assert b'property="og:image" content="https://play.example.org/social.jpg"' in page
    async with running(Settings(store=str(tmp_path / "room.db"), static=tmp_path)) as (address, _):
        page = (await asyncio.to_thread(request, address, "GET", "/")).body  # type: ignore[attr-defined]
        assert f'property="og:image" content="{address}/social.jpg"'.encode() in page
    assert "<script>alert" not in with_whole_address(page.decode().replace(address, ""), 'http://x"><script>alert(1)')


def test_only_pages_of_the_room_itself_may_talk_to_it() -> None:
    assert origin_allowed(None, "room.example", ())
    assert origin_allowed("https://room.example", "room.example", (), "https://room.example")
    assert not origin_allowed("https://room.example", "room.example", ()), "a name that may only point here"
    assert origin_allowed("http://192.168.1.20:8765", "192.168.1.20:8765", ())
    assert origin_allowed("http://[::1]:8765", "[::1]:8765", ())
    assert origin_allowed("http://localhost:8765", "localhost:8765", ())
    assert origin_allowed("https://other.example", "room.example", ("https://other.example",))
    assert not origin_allowed("https://evil.example", "room.example", ())
    assert not origin_allowed("null", "room.example", ())
    assert not origin_allowed("file://room.example", "room.example", ())


def test_a_room_goes_by_its_own_names() -> None:
    own = ("https://play.example.org", "http://node-2.example.net:8765", "")
    for host in ("play.example.org", "Play.Example.org:443", "node-2.example.net:8765", "127.0.0.1:8765", "[::1]:8765"):
        assert host_allowed(host, own)
    for host in ("192.168.1.20", "localhost:8765", "laptop", "laptop.local:8765", "room.home.arpa", "localhost."):
        assert host_allowed(host, ())
    assert host_allowed(None, ()), "no browser"
    for host in ("evil.example", "evil.example:8765", "127.0.0.1.evil.example", "play.example.org.evil.example", "[::"):
        assert not host_allowed(host, own)


async def test_who_lets_another_name_point_here_reads_nothing(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), address="https://play.example.org")) as (address, _):

        async def ask(path: str, host: str, **headers: str) -> Any:
            return await asyncio.to_thread(request, address, "GET", path, b"", Host=host, **headers)

        for path in ("/", "/api/lobby", "/metrics", "/api/room"):
            assert (await ask(path, "play.example.org")).status == 200
            refused = await ask(path, "evil.example", Accept_Language="de")
            assert refused.status == 421
            assert refused.body.decode().startswith("Dieses Spielzimmer heißt nicht evil.example.")
        assert (await ask("/healthz", "evil.example")).status == 200, "a probe may call it as it likes"
        with pytest.raises(InvalidStatus):
            await speak(address, host="evil.example")


async def test_logs_hold_no_secret(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from papercove.server.logs import write_logs

    write_logs("debug")
    async with running(Settings(store=str(tmp_path / "room.db"))) as (address, room):
        ann = await Client.visit(address)
        made = await ann.create("minnows", [ME, BOT])
        async with ann.at(made["table"]) as table:
            await table.sit(0)
        secret = room.tables[made["table"]].table.secret
        room.log.warning("a line to be seen")
        room.tables[made["table"]].evict(RuntimeError("a commit failed"))
        secrets = [str(ann.token), secret]
    written = capfd.readouterr().err
    assert "a line to be seen" in written
    assert "commit-failed" in written
    assert not any(secret in written for secret in secrets)


async def test_the_cookie_is_for_https_only_where_a_trusted_proxy_says_so(tmp_path: Path) -> None:
    for proxies, secure in ((("127.0.0.0/8",), True), (("10.0.0.0/8",), False)):
        store = str(tmp_path / f"{secure}.db")
        async with running(Settings(store=store, proxies=proxies)) as (address, _):
            made = await asyncio.to_thread(request, address, "POST", "/api/device", b"{}", X_Forwarded_Proto="https")
            assert ("secure" in made.headers["set-cookie"].lower()) is secure


async def test_every_line_of_the_log_is_json_also_after_a_body_that_is_none(tmp_path: Path) -> None:
    room = RoomProcess(str(tmp_path / "room.db"), None, "--log", "debug")
    room.start()
    await room.wait_until_open()
    head = b"POST /api/device HTTP/1.1\r\nHost: room\r\nTransfer-Encoding: chunked\r\n\r\n"
    for body in (b"zz\r\n", b"5\r\nab", b"4\r\nabcdXX\r\n", b"-1\r\n\r\n", b"\xff\xfe\r\n"):
        for after in (0.0, 0.05):
            reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
            writer.write(head)
            await asyncio.sleep(after)
            writer.write(body)
            writer.write_eof()
            await asyncio.wait_for(reader.read(), 60)
            writer.close()
    assert (await Client.visit(room.address)).id  # it goes on
    process = room.process
    assert process is not None
    process.terminate()
    _, told = await asyncio.to_thread(process.communicate)
    lines = told.decode().splitlines()
    assert lines
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert b"Traceback" not in told


async def test_a_request_with_two_lengths_is_refused_and_nothing_after_it_is_read(tmp_path: Path) -> None:
    smuggled = b"GET /api/room HTTP/1.1\r\nHost: room\r\n\r\n"
    async with running(Settings(store=str(tmp_path / "room.db"))) as (address, _):
        host, _, port = address.removeprefix("http://").partition(":")
        for lengths in (
            b"Content-Length: 7\r\nTransfer-Encoding: chunked\r\n",
            b"transfer-encoding: chunked\r\ncontent-length: 7\r\n",
        ):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                b"POST /api/device HTTP/1.1\r\nHost: room\r\n" + lengths + b"\r\n2\r\n{}\r\n0\r\n\r\n" + smuggled
            )
            told = await asyncio.wait_for(reader.read(), 60)
            writer.close()
            assert told.startswith(b"HTTP/1.1 400 ")
            assert told.count(b"HTTP/1.1 ") == 1
