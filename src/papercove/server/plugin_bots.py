"""Bots of other packages think apart from ours, so that the room can do without one that never answers.

Each thought has a thread of its own that ends with the process, whatever it does. Code that loops in Python is ended
when its time is over; code that waits, or calculates elsewhere, can only be left alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from papercove.server.turns import Payer, Turns

T = TypeVar("T")
NOBODY = Payer()
REST = 600.0  # seconds for which a bot that hung is not asked again: nobody should wait at every turn


class Hung(Exception):
    """A bot did not answer in its time, or has not come back from such a thought yet."""


class PluginBots:
    """Asks bots of other packages, `at_once` at a time; each answers within so many `seconds`, or is Hung."""

    def __init__(self, at_once: int, seconds: float) -> None:
        self.turns = Turns(at_once)
        self.seconds = seconds
        self.hung: dict[str, tuple[threading.Thread, float]] = {}  # the thread that hangs, and until when to rest

    async def ask(self, name: str, work: Callable[[], T], payer: Payer = NOBODY) -> T:
        """The result of `work`; giving up on it leaves no thread behind that goes on thinking."""
        async with self.turns.turn(payer):
            if self.rests(name):
                raise Hung(f"{name} hung, and is not asked for a while")
            answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            thread = threading.Thread(target=think, args=(work, answer), name=f"papercove-{name}", daemon=True)
            thread.start()
            try:
                await asyncio.wait((answer,), timeout=self.seconds)
                if answer.done():
                    return answer.result()
                self.hung[name] = thread, time.monotonic() + REST
                raise Hung(f"{name} gave no answer within {self.seconds:g} seconds")
            finally:
                if not answer.done():
                    answer.cancel()
                    end(thread)

    def rests(self, name: str) -> bool:
        """Whether this bot hung a while ago, or hangs still."""
        thread, until = self.hung.get(name, (None, 0.0))
        return thread is not None and (thread.is_alive() or time.monotonic() < until)


def think(work: Callable[[], T], answer: asyncio.Future[T]) -> None:
    """The thread: work, and hand the answer over to whoever still waits for it."""
    try:
        tell(answer, answer.set_result, work())
    except (Exception, SystemExit) as problem:
        tell(answer, answer.set_exception, problem)


def tell(answer: asyncio.Future[T], settle: Callable[[Any], None], value: object) -> None:
    def unless_given_up() -> None:
        if not answer.done():
            settle(value)

    with contextlib.suppress(RuntimeError):  # the room has closed meanwhile
        answer.get_loop().call_soon_threadsafe(unless_given_up)


def end(thread: threading.Thread) -> None:
    """Raise SystemExit in a thread, where it next runs Python: it would take the interpreter's time for ever."""
    if thread.is_alive() and thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(SystemExit))
