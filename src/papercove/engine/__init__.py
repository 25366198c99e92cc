"""The contract every game keeps. This package knows no game."""
