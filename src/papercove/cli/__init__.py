"""The command line: `papercove …`, one file a command."""

from papercove.cli.app import main

__all__ = ["main"]
