"""How a match comes about: a table opens, nonces are revealed, a rematch is agreed on. Pure, as the table is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.seed import promise_of
from papercove.server import wire
from papercove.server.entries import Again, AnyEntry, Chair, Deal, End, Open, Place, Reveal, Seal, Withhold
from papercove.server.refusals import NotAllowed
from papercove.server.seating import own_seat, seat_bot_for
from papercove.server.table import Table, Who


def open_table(
    game: Game,
    options: dict[str, object],
    chairs: list[Chair],
    settings: wire.TableSettings,
    host: str,
    secret: str,
    at: int,
) -> Open:
    """The first entry of a new table; Refusal if the game cannot be played so."""
    if len(chairs) not in game.seat_counts:
        counts = game.seat_counts
        raise Unreadable("seats", seats=str(len(chairs)), least=counts[0], most=counts[-1])
    chosen = msgspec.to_builtins(game.read_options(options))
    game.start(len(chairs), **chosen)  # what cannot be dealt is better refused now than when everybody sits
    return Open(
        at=at,
        match=1,
        game=game.id,
        version=game.version,
        options=chosen,
        host=host,
        chairs=chairs,
        settings=wire.kept(settings),
        secret=secret,
    )


def consequence(table: Table, at: int) -> AnyEntry | None:
    """What follows by itself from the newest entry, and belongs to the same commit."""
    if table.state is None:
        if table.sealed_at is None:
            return Seal(at=at) if all_ready(table.chairs) else None
        left = [seat for seat in table.awaited if table.chairs[seat].kind != "person"]
        if left:
            return Withhold(at=at, seat=left[0])
        return None if table.awaited else Deal(at=at)
    if table.outcome is None and table.state.is_over:
        return End(at=at, outcome=table.game.outcome(table.state))
    return None


def all_ready(chairs: Sequence[Chair]) -> bool:
    """Every chair taken, and a promise from each person."""
    return all(chair.kind == "bot" or (chair.kind == "person" and chair.promise) for chair in chairs)


def reveal(table: Table, command: wire.Reveal, who: Who, at: int) -> list[AnyEntry]:
    """The nonce behind one's promise."""
    seat = own_seat(table, who)
    if not table.is_sealed or seat not in table.awaited:
        raise NotAllowed("not-awaited")
    if promise_of(command.nonce) != table.promises[seat]:
        raise NotAllowed("other-nonce")
    return [Reveal(at=at, seat=seat, nonce=command.nonce)]


def overdue(table: Table, at: int, patience: float) -> list[AnyEntry]:
    """The entries by which the deal goes on without nonces that were waited for longer than `patience` seconds."""
    if not table.is_sealed or table.sealed_at is None or at - table.sealed_at < 1000 * patience:
        return []
    return [Withhold(at=at, seat=seat) for seat in table.awaited]


def rematch(table: Table, who: Who, at: int, secret: str, disconnected: Iterable[int]) -> list[AnyEntry]:
    """A wish for another match; with the last one of those who are here, the match itself.

    Nobody waits for people whose connection is lost: a bot has their seat, which they may take later.
    """
    seat = own_seat(table, who)
    if table.phase != "finished":
        raise NotAllowed("match-running")
    people = {other for other, chair in enumerate(table.chairs) if chair.device and not chair.substituted}
    changed = [seat_bot_for(table, other, at) for other in disconnected if other in people]
    if table.chairs[seat].substituted:  # had declined
        back = msgspec.structs.replace(table.chairs[seat], substituted=False)
        changed.append(Place(at=at, seat=seat, chair=back))
    if people - set(disconnected) - table.again - {seat}:
        return [*(place for place in changed if place.seat == seat), Again(at=at, seat=seat)]
    chairs = list(table.chairs)
    for place in changed:
        chairs[place.seat] = place.chair
    return [*changed, next_match(table, chairs, at, secret)]


def next_match(table: Table, before: Sequence[Chair], at: int, secret: str) -> Open:
    """Everybody moves one seat on, so that another begins."""
    chairs = [fresh_chair(chair) for chair in (before[-1], *before[:-1])]
    return Open(
        at=at,
        match=table.match + 1,
        game=table.game.id,
        version=table.find(table.game.id).version,
        options=table.options,
        host=table.host,
        chairs=chairs,
        settings=table.settings,
        secret=secret,
    )


def fresh_chair(chair: Chair) -> Chair:
    """The same person or bot before the next deal: nothing promised yet; whoever a bot plays for has left."""
    if chair.kind == "bot" or chair.substituted:
        return Chair(kind="bot", level=chair.level)
    if chair.device is None:  # of somebody who has been forgotten
        return Chair()
    return Chair(kind=chair.kind, name=chair.name, device=chair.device, animal=chair.animal)
