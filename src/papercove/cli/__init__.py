"""The command line: `papercove …`, one file a command."""

import sys

__all__ = ["main"]


def main() -> None:
    """The entry point `papercove`; Ctrl+C is heard from here on, while the rest is imported."""
    try:
        from papercove.cli.app import main
    except KeyboardInterrupt:
        sys.exit(130)
    main()
