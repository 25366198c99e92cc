"""Short codes: a few letters that lead to a table, to be read off a big screen."""

from __future__ import annotations

import secrets
import time

from papercove.server.refusals import NotFound
from papercove.server.store import Store

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels no code is a word
LENGTH = 5


class Codes:
    """Codes of tables, in the store, so that every node knows them and no two tables share one."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> str:
        """The code of a table; NotFound if there is no such table."""
        while (code := await self.store.code_of(table)) is None:
            if await self.store.table_summary(table) is None:
                raise NotFound("no-table", table=table)
            await self.store.add_code(new_code(), table, int(time.time()))
        return code

    async def table(self, code: str) -> str:
        """The table with this code; NotFound if no table has it."""
        if (table := await self.store.table_of_code(code)) is None:
            raise NotFound("no-code", code=code)
        return table


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
