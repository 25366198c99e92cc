"""For tests that interrupt a command: in the background Ctrl+C may be ignored, and children would inherit that."""

from __future__ import annotations

import signal


def hear_interrupts() -> None:
    """Run in a child before its program: Ctrl+C is heard again."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
