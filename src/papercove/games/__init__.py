"""The games. Nothing outside this package names one, but the entry points in pyproject.toml."""
