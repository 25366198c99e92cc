"""What a page weighs on the wire: headers and all, compressed as it travels."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import CDPSession

# Rendered pictures, icons, and the sheet of drawings that stand in for pictures until they come.
PICTURES = "picture"
DRAWINGS = "/assets/sprite-"


def weigh(session: CDPSession) -> Counter[str]:
    """From now on, the bytes of everything that arrives, by kind: a counter that fills while the page loads."""
    kinds: dict[str, str] = {}
    bytes_of: Counter[str] = Counter()

    def answered(event: dict[str, Any]) -> None:
        picture = event["type"] == "Image" or DRAWINGS in event["response"]["url"]
        kinds[event["requestId"]] = PICTURES if picture else str(event["type"]).lower()

    def arrived(event: dict[str, Any]) -> None:
        bytes_of[kinds.get(event["requestId"], "other")] += round(event["encodedDataLength"])

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", arrived)
    session.send("Network.enable")
    return bytes_of


def before_pictures(bytes_of: Counter[str]) -> int:
    return sum(count for kind, count in bytes_of.items() if kind != PICTURES)
