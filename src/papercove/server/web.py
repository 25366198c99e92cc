"""The pages: the built browser client if there is one, a plain page that says how to build it otherwise.

Every answer carries a strict Content-Security-Policy: nothing inline, nothing from elsewhere. Scripts, styles and
typefaces, of which no page is made by itself, carry only the header that holds for them, and travel as the build
pressed them.
"""

from __future__ import annotations

import re
from asyncio import to_thread
from html import escape
from importlib import resources
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from papercove.server.origin import host_allowed
from papercove.server.preview import in_language, manifest_in_language, wanted_language
from papercove.words import Words

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
TYPE_HOLDS = {"X-Content-Type-Options": "nosniff"}
NEVER_ASKED = ("etag", "last-modified", "accept-ranges")  # of what is kept for ever, by those who keep it
PARTS_OF_PAGES = re.compile(r"/assets/[^/]+\.(?:js|css|woff2)")
PRESSED = ".br"  # beside a file of the build: the same, pressed by Brotli
FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ hold a hash of the content
ASK_AGAIN = "no-cache"
ASKED_AGAIN = {"Cache-Control": ASK_AGAIN}
BY_LANGUAGE = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"}
MANIFEST = "manifest.webmanifest"
SOCIAL_PICTURE = re.compile(r'(<meta property="og:image" content=")(/)')
PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Papercove</title>
<h1>Papercove</h1>
<p>The room is open, but its pages have not been built. Build them with <code>./play</code>,
or with <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, and load this page again.</p>
<p>Programs can play already: see docs/protocol.md.</p>
"""


class SecurityHeaders:
    """Puts the same strict headers on every answer, and on parts of pages those that mean anything there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        part = scope["type"] == "http" and PARTS_OF_PAGES.fullmatch(scope["path"])
        wanted = TYPE_HOLDS if part else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
                for name in NEVER_ASKED if part else ():
                    del headers[name]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class OwnNames:
    """Answers under the names of this room only (decision 35); whether it is well may be asked under any."""

    def __init__(self, app: ASGIApp, addresses: tuple[str, ...]) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        if scope["type"] == "http" and scope["path"] != "/healthz":
            headers = Headers(scope=scope)
            if not host_allowed(host := headers.get("host"), self.addresses):
                app = await misdirected(str(host)[:100], headers.get("accept-language", ""))
        await app(scope, receive, send)


async def misdirected(host: str, language: str) -> Response:
    """What to do about it, for the one person who can do something."""
    said = await to_thread(lambda: Words(wanted_language(language), place="preview").say("preview-host", host=host))
    return PlainTextResponse(said + "\n", 421)


def built_client(chosen: Path | None) -> Path | None:
    """The folder of the built client: as chosen, in the package, or in the source tree."""
    package = Path(str(resources.files("papercove.server"))) / "static"
    source = Path(__file__).parents[3] / "web" / "dist"
    for folder in (chosen, package, source):
        if folder is not None and (folder / "index.html").is_file():
            return folder
    return None


def file_inside(folder: Path, path: str) -> Path | None:
    """The file that a path names, if there is one, and only inside the folder."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def with_whole_address(page: str, address: str) -> str:
    """The page with the social picture's whole address: whoever shows a preview of a link takes no relative one."""
    return SOCIAL_PICTURE.sub(lambda found: f"{found[1]}{escape(address)}{found[2]}", page)


def kept_for_ever(file: Path, request: Request) -> FileResponse:
    """A file of the build whose name holds a hash of it, pressed if the build did so and the browser can read that."""
    headers = {"Cache-Control": FOR_EVER}
    pressed = file.with_name(file.name + PRESSED)
    if not pressed.is_file():
        return FileResponse(file, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if not re.search(r"\bbr\b(?!;\s*q=0(?:\.0*)?\b)", request.headers.get("accept-encoding", "")):
        return FileResponse(file, headers=headers)
    headers["Content-Encoding"] = "br"
    return FileResponse(pressed, headers=headers, media_type=guess_type(file.name)[0])


class Pages:
    """Serves the client's files; every address that is not a file is the client's own page."""

    def __init__(self, chosen: Path | None, address: str) -> None:
        self.chosen = chosen
        self.address = address  # how people reach the room; else as this request did

    async def __call__(self, request: Request) -> Response:
        folder = built_client(self.chosen)
        if folder is None:
            return HTMLResponse(PLAIN_PAGE, headers=ASKED_AGAIN)
        path = request.path_params.get("path", "")
        header = request.headers.get("accept-language", "")
        if path == MANIFEST and (file := file_inside(folder, path)) is not None:
            told = await to_thread(manifest_in_language, file.read_text("utf-8"), header)
            return Response(told, headers=BY_LANGUAGE, media_type="application/manifest+json")
        if (file := file_inside(folder, path)) is not None:
            if path.startswith("assets/"):
                return kept_for_ever(file, request)
            return FileResponse(file, headers=ASKED_AGAIN)
        if path.startswith("assets/") or "." in path.rpartition("/")[2]:
            return PlainTextResponse("no such file\n", 404)
        page = await to_thread(in_language, (folder / "index.html").read_text("utf-8"), path, header)
        address = self.address or str(request.base_url).rstrip("/")
        return HTMLResponse(with_whole_address(page, address), headers=BY_LANGUAGE)
