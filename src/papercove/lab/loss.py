"""Tells that a Ray cluster was lost where Ray ends, without a word, the process that used it.

A program of its own (cluster.py starts it): it reads until whoever started it leaves the cluster, which writes
something first, or is ended. Then, if one of the addresses no longer answers, it says the sentence it was given.
"""

from __future__ import annotations

import socket
import sys


def answers(address: str) -> bool:
    """Whether somebody listens there."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError:
        return False
    return True


def main(sentence: str, *addresses: str) -> None:
    if not sys.stdin.buffer.read() and not all(answers(address) for address in addresses):
        sys.stderr.write(f"papercove: {sentence}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
