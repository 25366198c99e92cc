"""Who is asking: origins, addresses and tokens, read from the headers of a request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

COOKIE = "papercove"


def origin_allowed(origin: str | None, host: str | None, further: Iterable[str]) -> bool:
    """A page of this room, of a room the keeper named, or no page at all (then no browser asks)."""
    if origin is None:
        return True
    parts = urlsplit(origin)
    return origin in further or (parts.scheme in ("http", "https") and bool(host) and parts.netloc == host)


def client_address(peer: str, forwarded: str | None, proxies: Iterable[str]) -> str:
    """The address to count requests by: the nearest one that is not a proxy we trust."""
    trusted = set(proxies)
    hops = [*(hop.strip() for hop in (forwarded or "").split(",") if hop.strip()), peer]
    for hop in reversed(hops):
        if hop not in trusted:
            return hop[:64]
    return hops[0][:64]


def token_of(headers: Mapping[str, str]) -> str | None:
    """The device's token: from `Authorization: Bearer`, or from the cookie."""
    scheme, _, value = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and value:
        return value.strip()
    try:
        morsel = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None else None
