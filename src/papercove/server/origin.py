"""Who is asking: origins, addresses and tokens, read from the headers of a request."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

COOKIE = "papercove"


# Names that nobody can register, so that nobody elsewhere can let them point here.
LOCAL = (".local", ".localhost", ".localdomain", ".lan", ".home", ".home.arpa", ".internal")


def host_allowed(host: str | None, addresses: Iterable[str]) -> bool:
    """Whether the room goes by this name: a number, a name of the network here, or one of its own addresses.

    A name that somebody else has let point here (DNS rebinding) is none of them; their page would read what only
    people of this network may (decision 35). Who names no host at all is no browser.
    """
    try:
        name = (urlsplit(f"//{host or ''}").hostname or "").rstrip(".")
        known = {urlsplit(address).hostname for address in addresses if address}
    except ValueError:
        return False
    if "." not in name or name.endswith(LOCAL) or read_address(name) is not None:
        return True
    return name in known or name == socket.gethostname().lower()


def origin_allowed(origin: str | None, host: str | None, further: Iterable[str], address: str = "") -> bool:
    """A page of this room, of a room the keeper named, or no page at all (then no browser asks)."""
    if origin is None or origin in further:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host and host_allowed(host, [address])


class Proxies:
    """The proxies whose X-Forwarded headers are believed, by address or network; ValueError if one is neither."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [ip_network(network) for network in networks]

    def trusts(self, peer: str) -> bool:
        address = read_address(peer)
        return address is not None and any(address in network for network in self.networks)

    def is_keeper(self, client: str) -> bool:
        """Whether this address is of this machine, or among those that whoever runs the room trusts."""
        address = read_address(client)
        return address is not None and (address.is_loopback or self.trusts(client))

    def client_address(self, peer: str, forwarded: Iterable[str]) -> str:
        """The address to count requests by: the nearest one that is not a proxy we trust.

        `forwarded` are all X-Forwarded-For headers in their order. Each proxy adds the address it was asked from at
        the right, so whatever stands left of an address we do not trust may be made up; and what nobody can read ends
        the chain at the proxy that passed it on.
        """
        nearest = peer
        hops = [hop for header in forwarded for hop in header.split(",") if hop.strip()]
        while hops and self.trusts(nearest) and (hop := read_address(hops.pop())) is not None:
            nearest = str(hop)
        return counted_as(nearest)


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """The address a hop names, perhaps with a port: 192.0.2.1, 192.0.2.1:443, 2001:db8::1, [2001:db8::1]:443."""
    host, _, port = text.strip().rpartition(":")
    named = host if port.isdigit() and ("." in host or host.endswith("]")) else text.strip()
    try:
        address = ip_address(named.removeprefix("[").removesuffix("]"))
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def counted_as(peer: str) -> str:
    """An address; in IPv6 the first of its network, for one household or machine has all of a /64."""
    address = read_address(peer)
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(IPv6Network((int(address), 64), strict=False).network_address)
    return peer if address is None else str(address)


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
