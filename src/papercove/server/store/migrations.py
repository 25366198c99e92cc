"""The schema, as the steps that led to it. A step once released is never changed; a new one is added."""

from __future__ import annotations

STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE devices (id TEXT PRIMARY KEY, nickname TEXT NOT NULL, created BIGINT NOT NULL)",
        "CREATE TABLE tokens (hash TEXT PRIMARY KEY, device TEXT NOT NULL, created BIGINT NOT NULL)",
        "CREATE INDEX tokens_of ON tokens (device)",
        "CREATE TABLE events (table_id TEXT NOT NULL, seq BIGINT NOT NULL, body {blob} NOT NULL,"
        " PRIMARY KEY (table_id, seq))",
        "CREATE TABLE tables (id TEXT PRIMARY KEY, phase TEXT NOT NULL, listed BOOLEAN NOT NULL,"
        " awake BOOLEAN NOT NULL, updated BIGINT NOT NULL, summary {blob} NOT NULL)",
        "CREATE INDEX tables_listed ON tables (updated) WHERE listed",
        "CREATE INDEX tables_awake ON tables (id) WHERE awake",
        "CREATE TABLE sitters (device TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (device, table_id))",
        "CREATE INDEX sitters_at ON sitters (table_id)",
        "CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, finished BIGINT NOT NULL,"
        " summary {blob} NOT NULL, record {blob} NOT NULL)",
        "CREATE TABLE players (device TEXT NOT NULL, match_id TEXT NOT NULL, seat BIGINT NOT NULL,"
        " finished BIGINT NOT NULL, PRIMARY KEY (device, match_id, seat))",
        "CREATE INDEX players_matches ON players (device, finished)",
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, seen {moment} NOT NULL)",
        "CREATE TABLE leases (table_id TEXT PRIMARY KEY, node TEXT NOT NULL)",
        "CREATE INDEX leases_of ON leases (node)",
    ),
    ("CREATE TABLE links (hash TEXT PRIMARY KEY, device TEXT NOT NULL, expires BIGINT NOT NULL)",),
    (
        "CREATE TABLE analyses (match_id TEXT PRIMARY KEY, body {blob} NOT NULL)",
        "CREATE TABLE subscriptions (endpoint TEXT PRIMARY KEY, device TEXT NOT NULL)",
        "CREATE INDEX subscriptions_of ON subscriptions (device)",
    ),
    ("CREATE TABLE clocks (table_id TEXT PRIMARY KEY, turn BIGINT NOT NULL, milliseconds BIGINT NOT NULL)",),
    (
        "CREATE TABLE bans (what TEXT PRIMARY KEY, until BIGINT NOT NULL, reason TEXT NOT NULL)",
        "CREATE TABLE moves (table_id TEXT PRIMARY KEY, node TEXT NOT NULL)",
    ),
    (
        "ALTER TABLE devices ADD COLUMN animal TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE codes (code TEXT PRIMARY KEY, table_id TEXT NOT NULL UNIQUE)",
    ),
    ("DROP TABLE moves",),  # never used: a table moves by its lease
    (
        "CREATE TABLE sheets (id TEXT PRIMARY KEY, device TEXT NOT NULL, revision BIGINT NOT NULL,"
        " updated BIGINT NOT NULL, body {blob} NOT NULL)",
        "CREATE INDEX sheets_of ON sheets (device)",
    ),
)

ABOUT_A_TABLE = (
    ("events", "table_id"),
    ("tables", "id"),
    ("sitters", "table_id"),
    ("clocks", "table_id"),
    ("codes", "table_id"),
)

SQLITE = {"blob": "BLOB", "moment": "REAL"}
POSTGRES = {"blob": "BYTEA", "moment": "TIMESTAMPTZ"}

VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"


class NewerSchema(Exception):
    """The store was made by a newer Papercove; this one must not touch it."""

    def __init__(self, found: int) -> None:
        super().__init__(
            f"the store has schema {found}, but this Papercove knows only up to {len(STEPS)}: use a newer Papercove"
        )


def missing_steps(version: int, words: dict[str, str]) -> list[tuple[int, list[str]]]:
    """The steps a store of this version still needs, each with the version it leads to."""
    if version > len(STEPS):
        raise NewerSchema(version)
    return [
        (number, [statement.format(**words) for statement in step])
        for number, step in enumerate(STEPS, 1)
        if number > version
    ]
