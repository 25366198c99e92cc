"""`papercove play GAME`: the terminal table."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from papercove.cli import speech
from papercove.cli.files import free_name, need_place, read_text
from papercove.cli.match import Match
from papercove.cli.numbers import Whole
from papercove.cli.opponents import bot_names, opponent
from papercove.engine import registry
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.record import Record

GENTLE = "novice"


def play(
    game: str | None = None,
    /,
    *,
    seats: Whole | None = None,
    people: Whole = 1,
    bots: str | None = None,
    names: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: Whole | None = None,
    load: Path | None = None,
    save: Path | None = None,
    pace: float = 0.6,
) -> None:
    """Play at a table in the terminal: alone against opponents, or several people at one keyboard.

    Parameters
    ----------
    game
        A game's id (`papercove games` lists them); without it you are asked.
    seats
        How many seats the table has; 2, or as many as there are people and bots.
    people
        How many of them are people, who pass the keyboard; the others are bots.
    bots
        The names of the bots, separated by commas: novice,expert. One name stands for all.
    names
        The names of the players, separated by commas.
    option
        An option of the game, as name=value (`papercove games` lists them); may be repeated.
    seed
        The number that decides the deal; otherwise a random one.
    load
        Continue the match in this record.
    save
        A new file for the match, written after every step; each further match gets a file of its own.
    pace
        How many seconds an opponent seems to think.
    """
    record = read_record(load) if load else None
    if record and game and game != record.game:
        raise Unreadable("other-game", file=str(load), game=record.game, wanted=game[:40])
    wished = file = save or load
    if file:
        need_place(file, load)
    id = record.game if record else game or ask_for_game()
    if id is None:
        return
    found = speech.find_game(id)
    again = True
    while again:
        chosen = record or deal(found, seats, people, bots, names, option, seed)
        match = seat(found, chosen, people, bots)
        again = show(match, pace, file)
        record, seed, file = None, None, wished and free_name(wished)


def read_record(path: Path) -> Record:
    """The record in a file."""
    return Record.read(read_text(path))


def ask_for_game() -> str | None:
    """Let a person pick one of the installed games; None if they would rather not."""
    installed = registry.game_ids()
    if len(installed) < 2:
        return installed[0] if installed else None
    need_terminal()
    from papercove.cli.picker import PickerApp

    return PickerApp(speech.language(), installed).run()


def deal(
    game: Game,
    seats: int | None,
    people: int,
    bots: str | None,
    names: str | None,
    option: list[str] | None,
    seed: int | None,
) -> Record:
    """A new match as the command line wishes it."""
    listed = bot_names(bots) if bots else []
    count = seats or max(2, people + len(listed))
    if not 0 <= people <= count or (len(listed) > 1 and people + len(listed) != count):
        raise Unreadable("people", people=people, bots=len(listed), seats=count)
    options = game.options_for(speech.language()) | dict(split_option(text) for text in option or [])
    state = game.start(count, secrets.randbelow(2**53) if seed is None else seed, **options)
    return Record.of(state, names_for(count, people, names, listed or [GENTLE]))


def split_option(text: str, key: str = "option") -> tuple[str, str]:
    """`name=value` as a pair; `key` says which refusal complains."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Unreadable(key, **{key: text[:40]})
    return name.replace("-", "_"), value


def names_for(seats: int, people: int, names: str | None, bots: list[str]) -> list[str]:
    """The names wished for, or some that fit: a bot has a name of its own on each seat."""
    words = speech.speak()
    if names is not None:
        given = [name.strip() for name in names.replace("|", " ").split(",") if name.strip()]
        if len(given) not in (people, seats):
            raise Unreadable("names", names=len(given), seats=seats)
    elif people == 1:
        given = [words.say("you")]
    else:
        given = [words.say("person", number=number + 1) for number in range(people)]
    return given + [
        bot_name(seat, bots[seat - people] if len(bots) > 1 else bots[0]) for seat in range(len(given), seats)
    ]


def bot_name(seat: int, level: str) -> str:
    """How a bot of this level is called on a seat; a yardstick goes by its own name, with the seat's number."""
    names = speech.speak().find(f"bots-{level}")
    return names.split(", ")[seat] if names else f"{level} {seat + 1}"


def seat(game: Game, record: Record, people: int, bots: str | None) -> Match:
    """The match with people on the first seats and bots on the others."""
    listed = bot_names(bots or GENTLE)
    places = range(people, len(record.seats))
    if not 0 <= people <= len(record.seats) or len(listed) not in (1, len(places)):
        raise Unreadable("people", people=people, bots=len(listed), seats=len(record.seats))
    chosen = listed * len(places) if len(listed) == 1 else listed
    opponents = {place: opponent(name, game) for place, name in zip(places, chosen, strict=True)}
    return Match(record, opponents, Dice(secrets.token_bytes(32)))


def need_terminal() -> None:
    """Refuse where there is no keyboard or no screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Unreadable("no-terminal")


def show(match: Match, pace: float, file: Path | None) -> bool:
    """Play the match on the screen; whether another one is wished for."""
    need_terminal()
    from papercove.cli.table import TableApp

    app = TableApp(match, speech.language(), pace, file)
    again = bool(app.run())
    if app.unsaved:
        raise app.unsaved
    return again
