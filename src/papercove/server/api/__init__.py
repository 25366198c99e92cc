"""The requests under /api: each reads a typed body, asks the room, and answers with a typed body."""

from papercove.server.api import coach, devices, keeper, matches, points, push, puzzles, rules, sheets, tables
from papercove.server.api.call import as_json, endpoint

HANDLERS = tuple(
    handler
    for module in (tables, devices, matches, coach, rules, points, puzzles, sheets, push, keeper)
    for handler in module.HANDLERS
)

__all__ = ["HANDLERS", "as_json", "endpoint"]
