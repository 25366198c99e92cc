"""Structured logs: one JSON object a line on standard error. Tokens, nonces and secrets are never logged."""

from __future__ import annotations

import logging
import sys
from typing import Any

from papercove.engine.errors import Unreadable

# structlog imports rich for coloured tracebacks if it finds it; the room has no use for them, and opens a
# quarter of a second sooner without.
_absent = "rich" not in sys.modules
if _absent:
    sys.modules["rich"] = None  # type: ignore[assignment]
try:
    import structlog
finally:
    if _absent:
        del sys.modules["rich"]


def logger(**bound: Any) -> Any:
    """A logger whose lines all carry these."""
    return structlog.get_logger().bind(**bound)


def write_logs(level: str) -> None:
    """Log from this level on; Unreadable if there is no such level."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise Unreadable("log-level", level=level[:20], known="debug, info, warning, error")
    steps: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    others = logging.StreamHandler(sys.stderr)  # what libraries say is JSON too
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=steps,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[others], force=True)
    structlog.configure(
        processors=[*steps, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # as it is then, not as it was here
    )
