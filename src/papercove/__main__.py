"""`python -m papercove` is the command `papercove`."""

from papercove.cli import main

main()
