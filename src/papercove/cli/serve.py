"""`papercove serve`: opens the room."""

from __future__ import annotations

import asyncio
import errno
import math
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import cyclopts

from papercove.cli import speech
from papercove.cli.numbers import Whole
from papercove.engine.errors import Unreadable
from papercove.server.api.keeper import keeper_token
from papercove.server.app import Server, make_server
from papercove.server.bots import PLUGIN_BOT_SECONDS
from papercove.server.collector import set_collector
from papercove.server.logs import write_logs
from papercove.server.room import Room
from papercove.server.settings import Settings

STORES = ("postgresql", "postgres", "sqlite")


def serve(
    *,
    host: str = "0.0.0.0",  # noqa: S104  (a room is for the people around)
    port: Whole = 8765,
    store: str | None = None,
    address: str = "",
    advertise: str = "",
    origin: Annotated[list[str] | None, cyclopts.Parameter(consume_multiple=False, negative="")] = None,
    proxy: Annotated[list[str] | None, cyclopts.Parameter(consume_multiple=False, negative="")] = None,
    limits: float = 1.0,
    bot_threads: Whole = 2,
    bot_seconds: float = PLUGIN_BOT_SECONDS,
    open: Annotated[bool, cyclopts.Parameter(negative="--no-open")] = True,
    push_contact: str = "",
    static: Path | None = None,
    log: str = "warning",
) -> None:
    """Open the room: people play in their browsers, at this machine's address.

    Parameters
    ----------
    host
        The network address to listen on; 127.0.0.1 lets in nobody else.
    port
        The port to listen on; 0 takes any free one.
    store
        Where matches are kept: a file (by default in your own data folder), or postgresql://… for several nodes.
    address
        How people reach the room, if not at this machine's own address: https://play.example.org
    advertise
        How other nodes on the same PostgreSQL reach this one: http://10.0.0.3:8765
    origin
        A further origin whose pages may talk to this room; may be repeated.
    proxy
        The address or the network (10.0.0.0/8) of proxies, or of other nodes, whose X-Forwarded-For is trusted,
        and which may read /metrics; may be repeated. No player should have an address there.
    limits
        Rate limits: 2 doubles them, 0 turns them off.
    bot_threads
        How many bots think at the same time.
    bot_seconds
        How long a bot of another package may think about one move; then novice plays instead.
    open
        Open the browser.
    push_contact
        Your address (mailto:you@example.org): turns on notifications for tables played over days.
    static
        The folder of the built pages.
    log
        What to log, as JSON on standard error: debug, info, warning or error.
    """
    need(0 <= port <= 65_535, "--port", port)
    need(0 <= limits < math.inf, "--limits", limits)
    need(bot_threads >= 1, "--bot-threads", bot_threads)
    need(0 < bot_seconds < math.inf, "--bot-seconds", bot_seconds)
    need(not address or is_origin(address), "--address", address, "origin")
    need(not advertise or is_origin(advertise), "--advertise", advertise, "origin")
    for each in origin or ():
        need(is_origin(each), "--origin", each, "origin")
    for each in proxy or ():
        need(is_network(each), "--proxy", each, "proxy")
    need(static is None or (static / "index.html").is_file(), "--static", static, "static")
    scheme, is_url, _ = (store or "").partition("://")
    need(not is_url or scheme in STORES, "--store", f"{scheme}://", "store-kind")
    kept = store or own_file()
    token = own_keeper_token(kept)
    write_logs(log)
    allow_many_connections()
    listening = listen(host, port)
    port = listening.getsockname()[1]
    reached = address.rstrip("/") or f"http://{own_address(host)}:{port}"
    settings = Settings(
        store=kept,
        host=host,
        port=port,
        address=reached,
        advertise=advertise.rstrip("/") or f"http://{own_address(host)}:{port}",
        origins=tuple(each.rstrip("/") for each in origin or ()),
        proxies=tuple(proxy or ("127.0.0.1", "::1")),
        limits=limits or None,
        workers=bot_threads,
        plugin_bot_seconds=bot_seconds,
        push_contact=push_contact,
        push_key=push_key_beside(kept),
        keeper_token=token,
        static=static,
    )
    room = Room(settings)
    server = make_server(room)
    set_collector()
    own_page = reached if address else f"http://127.0.0.1:{port}"
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(stay_open(room, server, listening, own_page if open else None))


def need(fits: bool, argument: str, value: object, key: str = "bad-argument") -> None:
    """Refuse an argument that does not fit, with the sentence `key`."""
    if not fits:
        raise Unreadable(key, argument=argument, value=str(value).rpartition("@")[2][:80])  # without a password


def is_origin(text: str) -> bool:
    """Whether this is the address of a site: http or https, a host, perhaps a port, and nothing more."""
    try:
        parts = urlsplit(text)
        site = f"{parts.scheme}://{parts.netloc}"
        return (
            parts.scheme in ("http", "https") and bool(parts.hostname and parts.port != 0) and text.rstrip("/") == site
        )
    except ValueError:
        return False


def is_network(text: str) -> bool:
    """Whether this is the address of one machine or of a network."""
    try:
        return bool(ip_network(text))
    except ValueError:
        return False


async def stay_open(room: Room, server: Server, listening: socket.socket, page: str | None) -> None:
    """Open the store, then serve until a signal comes; Unreadable if the store cannot be opened."""
    try:
        await room.start()
    except Exception as problem:  # whatever it is, one sentence says more than a traceback
        listening.close()
        place = room.settings.store.rpartition("@")[2]  # without a password
        raise Unreadable("store", store=place, problem=str(problem) or repr(problem)) from None

    def welcome() -> None:
        announce(room.settings.address)
        if page is not None:
            threading.Timer(0.3, webbrowser.open, (page,)).start()

    server.when_open = welcome
    await server.serve(sockets=[listening])


def own_file() -> str:
    """room.db in the user's data folder."""
    base = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_DATA_HOME")
    folder = Path(base or Path.home() / ".local" / "share") / "papercove"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Unreadable("store", store=str(folder), problem=problem.strerror or str(problem)) from None
    return str(folder / "room.db")


def push_key_beside(store: str) -> Path:
    """The host's key for notifications lies beside the store's file; with PostgreSQL, in the working folder."""
    return Path("papercove-push.pem") if "://" in store else Path(store).with_suffix(".push.pem")


def keeper_file_beside(store: str) -> Path:
    """The token for the keeper's desk lies beside the store's file; with PostgreSQL, in the working folder."""
    return Path("papercove-keeper.token") if "://" in store else Path(store).with_suffix(".keeper")


def own_keeper_token(store: str) -> str:
    """The keeper's token; Unreadable where its file can be neither read nor made."""
    file = keeper_file_beside(store)
    try:
        return keeper_token(file)
    except OSError as problem:
        raise Unreadable(
            "file-unwritable", file=str(file.resolve()), problem=problem.strerror or str(problem)
        ) from None


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; Unreadable if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would let two rooms share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        if problem.errno == errno.EADDRINUSE:
            raise Unreadable("port-taken", port=port, other=port + 1) from None
        raise Unreadable("port", host=host, port=port, problem=problem.strerror or str(problem)) from None
    listening.listen(2048)
    return listening


def allow_many_connections() -> None:
    """As many open files as the system lets this process have; the usual limit is for programs that open few."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # then the usual limit has to do
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def own_address(host: str) -> str:
    """This machine's address in the local network (no packet is sent to find out)."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found


def announce(address: str) -> None:
    """The address, and a QR code for phones on the same network."""
    words = speech.speak()
    print(words.say("serve-open", address=address))
    if sys.stdout.isatty():
        import segno

        segno.make(address, error="l").terminal(compact=True)
        print(words.say("serve-close"))
    sys.stdout.flush()
