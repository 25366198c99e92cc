"""The command line: `papercove …`, one file a command."""


def main() -> None:
    """Run the command line."""
    print("papercove")
