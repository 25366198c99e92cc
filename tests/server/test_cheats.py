"""Those who would steer the cards: each cheat is played against the very client and the very check that people use."""

from __future__ import annotations

import json
from typing import Any

import pytest

from papercove.client import AtTable, Client
from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.engine.seed import BOT, WITHHELD, FairSeed, promise_of
from papercove.server import telling, wire
from papercove.server.active_table import ActiveTable
from papercove.server.decisions import bot_action
from papercove.server.entries import Chair, Deal, Open, Place, Reveal, Seal, Withhold, decode_entry
from papercove.server.fairness import verify
from papercove.server.gathering import open_table
from papercove.server.table import Table
from papercove.server.time_control import PATIENCE
from papercove.witness import Unfair
from tests.server.quiet import SECRET, Listener, StillRoom, sitter

HOST, GUEST = 0, 1
FINISHED = wire.Finished


class Device(Listener):
    """A person's own client (`papercove.client`) at a quiet table; what it would send goes straight to the table."""

    def __init__(self, active: ActiveTable, seat: int, client: Client | None = None) -> None:
        super().__init__(sitter(seat))
        self.active, self.seat = active, seat
        self.at = AtTable(client or Client("http://nowhere"), "quiet-table")
        self.answers: list[dict[str, Any]] = []
        self.sends_nonce = True
        self.awaited: str | None = None
        self.unfair: list[str] = []
        self.at._watch_dice = self.look  # type: ignore[method-assign]

    @property
    def witness(self) -> Any:
        return self.at.client.witness

    def tell(self, frames: list[bytes]) -> None:
        for frame in map(json.loads, frames):
            self.answers.append(frame)
            if frame["type"] == "ack" and frame["cmd"] == f"r{self.seat}":
                self.witness.taken(self.nonce)
            try:
                self.at._take(frame)
                self.look()
            except Unfair as problem:
                self.unfair.append(problem.key)

    @property
    def nonce(self) -> str:
        return str(self.witness.matches.get("quiet-table-1").nonce) if self.witness.matches else ""

    def look(self) -> None:
        if not self.at.table:
            return
        nonce = self.witness.nonce_to_reveal(self.at.table, self.at.you.get("seat"))
        self.awaited = nonce if nonce is not None and self.sends_nonce else None

    def reveal(self) -> None:
        if (nonce := self.awaited) is not None:
            self.awaited = None
            self.active.command(self, wire.Reveal(f"r{self.seat}", nonce), 0.0)

    def sit(self) -> None:
        self.active.command(self, wire.Sit(f"s{self.seat}", self.seat, self.witness.promise(self.at.table)), 0.0)
        reveal_all(self.active)


def reveal_all(active: ActiveTable) -> None:
    for device in list(active.audience.sessions):
        if isinstance(device, Device):
            device.reveal()


def gathering(room: StillRoom, seats: int = 2, bots: int = 0) -> ActiveTable:
    """A table at which everybody has a chair, and nobody has promised anything."""
    chairs = [Chair(kind="person", name=sitter(seat).name, device=sitter(seat).device) for seat in range(seats)]
    chairs += [Chair(kind="bot", level="novice") for _ in range(bots)]
    active = ActiveTable(Table("quiet-table", "novice"), room)
    active.commit(
        [open_table(find_game("sea-salt-paper"), {"points_to_win": 5}, chairs, wire.TableSettings(), "d-0", SECRET, 1)]
    )
    return active


def both(active: ActiveTable) -> tuple[Device, Device]:
    devices = Device(active, HOST), Device(active, GUEST)
    for device in devices:
        active.join(device, None)
    return devices


def play_out(active: ActiveTable) -> None:
    dice = Dice(3)
    while (state := active.table.state) is not None and not state.is_over:
        active.commit(bot_action(active.table, state.to_move, state.random_action(dice), 1))


async def test_everybody_promises_before_anybody_reveals_and_the_record_has_all_of_it() -> None:
    active = gathering(StillRoom(), bots=1)
    host, guest = both(active)
    host.sit()
    assert active.table.phase == "gathering"
    assert not active.table.promises
    guest.sit()
    kinds = [type(entry) for _, entry in active.table.history]
    assert kinds == [Open, Place, Place, Seal, Reveal, Reveal, Deal]
    assert active.table.fair_seed().nonces == (host.nonce, guest.nonce, BOT)
    told = b"".join(json.dumps(frame).encode() for frame in guest.answers)
    assert told.index(active.table.promises[HOST].encode()) < told.index(host.nonce.encode())
    play_out(active)
    found = verify(active.table.record().text(), guest.at.table["commitment"], guest.nonce)
    assert (found.fair, found.recipe, found.match, found.withheld, found.broken) == (True, 2, "quiet-table-1", [], 0)
    guest.witness.check_record("quiet-table-1", active.table.record().text())


def ground(active: ActiveTable, guest: str, tries: int = 400) -> str:
    """What a host who reads the store would like to have promised: the nonce that deals the best opening for seat 0."""

    def opening(nonce: str) -> int:
        seed = FairSeed(bytes.fromhex(SECRET), (nonce, guest), active.table.match_id)
        state = active.table.game.start(2, seed, points_to_win=5)
        return active.table.game.view(state, HOST).notation.count("mermaid")

    return max((f"{number:032x}-0" for number in range(tries)), key=opening)


async def test_a_grinding_host_is_refused_by_an_honest_room() -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sends_nonce = False
    host.sit()
    guest.sit()
    assert guest.nonce in active.table.given, "the host reads the guest's nonce in his store"
    active.command(host, wire.Reveal("better", ground(active, guest.nonce)), 0.0)
    assert host.answers[-1]["key"] == "other-nonce"
    assert active.table.phase == "gathering"


@pytest.mark.parametrize("forge_promise", [False, True])
async def test_a_grinding_host_with_a_room_of_his_own_is_found_by_his_guest(forge_promise: bool) -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sends_nonce = False
    host.sit()
    guest.sit()
    better = ground(active, guest.nonce)
    if forge_promise:
        active.table.promises[HOST] = promise_of(better)
    active.commit([Reveal(at=1, seat=HOST, nonce=better)])
    assert guest.unfair[:1] == ["promises"]


async def test_a_grinding_host_learns_nothing_to_grind_with_before_he_is_bound() -> None:
    """All that is in the store or on the wire when the host's promise is fixed is the hash of the guest's nonce."""
    room = StillRoom()
    active = gathering(room)
    host, guest = both(active)
    guest.sends_nonce = host.sends_nonce = False
    guest.sit()
    host.sit()
    stored = b"".join(body for append in room.store.appends for _, body in append.entries)  # type: ignore[attr-defined]
    assert active.table.promises[GUEST].encode() in stored
    assert guest.nonce[:32].encode() not in stored
    assert guest.nonce not in json.dumps(host.answers)


async def test_a_swapped_nonce_is_found_in_the_deal() -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sends_nonce = False
    host.sit()
    guest.sit()
    active.table.given[GUEST] = f"{7:032x}-0"
    active.commit([Reveal(at=1, seat=HOST, nonce=host.nonce)])
    assert guest.unfair[:1] == ["own-nonce"]


async def test_a_swapped_nonce_is_found_in_the_record() -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sit()
    guest.sit()
    play_out(active)
    text = active.table.record().text()
    swapped = text.replace(guest.nonce, f"{7:032x}-0")
    with pytest.raises(Unfair, match="own-nonce"):
        guest.witness.check_record("quiet-table-1", swapped)
    assert verify(swapped, None, guest.nonce).problem == "own-nonce"
    with pytest.raises(Unfair, match="promises"):
        guest.witness.check_record("quiet-table-1", text.replace(host.nonce, f"{7:032x}-0"))
    with pytest.raises(Unfair, match="commitment"):
        guest.witness.check_record("quiet-table-1", text.replace(SECRET, "00" * 32))


async def test_a_withheld_nonce_is_dealt_without_and_the_record_says_whose() -> None:
    room = StillRoom()
    active = gathering(room)
    host, guest = both(active)
    host.sends_nonce = False
    host.sit()
    guest.sit()
    active.sweep(0.0)
    assert active.table.is_sealed, "there is time"
    room.now = lambda: 1_000_000 + int(PATIENCE * 1000)  # type: ignore[method-assign]
    active.sweep(0.0)
    assert active.table.given == [WITHHELD + active.table.promises[HOST], guest.nonce]
    assert active.table.phase == "playing"
    assert any(frame.get("event", {}).get("type") == "withheld" for frame in guest.answers)
    play_out(active)
    found = verify(active.table.record().text(), active.table.commitment, guest.nonce)
    assert (found.fair, found.withheld) == (True, [HOST])


async def test_a_room_that_says_an_acknowledged_nonce_never_came_is_found() -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sends_nonce = False
    host.sit()
    guest.sit()
    assert guest.witness.matches["quiet-table-1"].taken
    active.table.given[GUEST] = ""
    active.commit([Withhold(at=1, seat=GUEST), Reveal(at=1, seat=HOST, nonce=host.nonce)])
    assert guest.unfair[:1] == ["own-nonce"]


async def test_whoever_leaves_between_promise_and_deal_is_dealt_without_and_kept_warm() -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    guest.sends_nonce = False
    host.sit()
    guest.sit()
    active.command(guest, wire.Leave("bye"), 0.0)
    assert active.table.given[GUEST].startswith(WITHHELD)
    assert active.table.phase == "playing"
    assert active.table.chairs[GUEST].substituted
    assert any(frame.get("event", {}).get("type") == "withheld" for frame in host.answers)


@pytest.mark.parametrize("gone", ["remove", "forget"])
async def test_whoever_is_sent_away_between_promise_and_deal_is_dealt_without_and_a_bot_plays(gone: str) -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    guest.sends_nonce = False
    host.sit()
    guest.sit()
    getattr(active, gone)(sitter(GUEST).device)
    assert active.table.given[GUEST].startswith(WITHHELD)
    assert active.table.phase == "playing"
    assert active.table.chairs[GUEST].kind == "bot"


async def test_nobody_rearranges_chairs_between_promise_and_deal_but_the_host_need_not_wait_for_ever() -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    guest.sends_nonce = False
    host.sit()
    guest.sit()
    stranger = Listener(sitter(5))
    for frame in (wire.Sit("a", GUEST, "0" * 64), wire.Sit("b", HOST, "0" * 64)):
        active.command(stranger, frame, 0.0)
    active.command(host, wire.SeatBot("c", HOST, "novice"), 0.0)
    assert [json.loads(frame)["key"] for frame in stranger.take()] == ["seat-taken", "seat-taken"]
    assert host.answers[-1]["key"] == "sealed"
    active.command(host, wire.SeatBot("d", GUEST, None), 0.0)
    assert active.table.given[GUEST].startswith(WITHHELD)
    assert active.table.phase == "playing"


@pytest.mark.parametrize("moment", ["gathering", "playing", "finished"])
async def test_a_forged_commitment_is_found_whenever_it_is_forged(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sit()
    if moment == "gathering":
        active.table.commitment = "0" * 64
    guest.sit()
    if moment == "playing":
        active.table.commitment = "0" * 64
        active.tell_all_of_it(guest)
    if moment == "finished":
        honest = active.table.secret
        monkeypatch.setattr(wire, "Finished", lambda **told: FINISHED(**{**told, "secret": "00" * 32}))
        play_out(active)
        assert active.table.secret == honest
    assert guest.unfair[:1] == ["commitment"]


async def test_a_room_that_breaks_a_gathering_off_is_counted_in_the_next_record() -> None:
    """The room has seen all nonces, does not like the deal, and begins again as if nothing had happened."""
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sends_nonce = False
    host.sit()
    guest.sit()
    again = gathering(StillRoom())
    back = [Device(again, HOST), Device(again, GUEST, guest.at.client)]
    for device in back:
        again.join(device, None)
        device.sit()
    assert guest.witness.broken == {"quiet-table": 1}
    play_out(again)
    assert again.table.given[GUEST].endswith("-1")
    assert verify(again.table.record().text()).broken == 1


async def test_a_room_that_begins_again_with_another_secret_is_found() -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sends_nonce = False
    host.sit()
    guest.sit()
    active.table.secret = "00" * 32
    active.table.commitment = active.table.fair_seed().commitment
    active.table.promises, active.table.given, active.table.sealed_at = [], [], None
    active.tell_all_of_it(guest)
    assert guest.unfair[:1] == ["commitment"]


async def test_a_room_that_deals_without_promises_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    told = telling.table_info

    def as_of_old(table: Table) -> wire.TableInfo:
        info = told(table)
        info.promises, info.awaited = [], []
        return info

    monkeypatch.setattr(telling, "table_info", as_of_old)
    host.sit()
    guest.sit()
    active.commit([Reveal(at=1, seat=seat, nonce=f"{seat:032x}-0") for seat in (HOST, GUEST)])
    assert guest.unfair[:1] == ["promises"]


async def test_a_table_dealt_by_the_older_recipe_goes_on() -> None:
    """As it was stored: chairs with nonces, and a deal that nobody had promised anything for."""
    active = gathering(StillRoom())
    stored = [
        b'{"kind":"place","at":1,"seat":0,"chair":{"kind":"person","name":"A","device":"d-0","nonce":"nonce-of-seat-0-xx"}}',
        b'{"kind":"place","at":1,"seat":1,"chair":{"kind":"person","name":"B","device":"d-1","nonce":"nonce-of-seat-1-xx"}}',
        b'{"kind":"deal","at":1}',
    ]
    entries = [active.table.history[0], *((seq, decode_entry(body)) for seq, body in enumerate(stored, 2))]
    restored = ActiveTable(Table.restore("quiet-table", "novice", entries), StillRoom())
    assert restored.table.fair_seed() == FairSeed(bytes.fromhex(SECRET), ("nonce-of-seat-0-xx", "nonce-of-seat-1-xx"))
    guest = Device(restored, GUEST)
    restored.join(guest, None)
    play_out(restored)
    found = verify(restored.table.record().text(), restored.table.commitment)
    assert (found.fair, found.recipe) == (True, 1)


async def test_a_table_that_was_gathering_by_the_older_recipe_asks_everybody_again() -> None:
    active = gathering(StillRoom())
    stored = b'{"kind":"place","at":1,"seat":0,"chair":{"kind":"person","device":"d-0","nonce":"nonce-of-seat-0"}}'
    restored = ActiveTable(
        Table.restore("quiet-table", "novice", [active.table.history[0], (2, decode_entry(stored))]), StillRoom()
    )
    host, guest = both(restored)
    assert not host.at.table["seats"][HOST].get("ready", False)
    guest.sit()
    host.sit()
    assert restored.table.phase == "playing"
    assert restored.table.fair_seed().recipe == 2


@pytest.mark.parametrize("revealed", [0, 1])
async def test_a_room_killed_between_promise_and_deal_goes_on_from_its_store(revealed: int) -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sends_nonce, guest.sends_nonce = revealed > 0, False
    host.sit()
    guest.sit()
    assert active.table.is_sealed
    restored = ActiveTable(Table.restore("quiet-table", "novice", active.table.history), StillRoom())
    for old in (host, guest):
        new = Device(restored, old.seat, old.at.client)
        restored.join(new, None)
    reveal_all(restored)
    assert restored.table.phase == "playing"
    assert restored.table.given == [host.nonce, guest.nonce]
    assert guest.witness.broken == {}


async def test_a_promise_for_another_chair_that_comes_too_late_leaves_the_one_before_it_in_force() -> None:
    active = gathering(StillRoom(), seats=3)
    host, guest, third = *both(active), Device(active, 2)
    active.join(third, None)
    host.sit()
    guest.sit()
    guest.witness.promise(guest.at.table)  # on its way for another chair when the last one is taken
    third.sit()
    assert not guest.unfair
    assert active.table.fair_seed().nonces == (host.nonce, guest.nonce, third.nonce)


async def test_a_promise_that_this_device_never_made_is_unfair() -> None:
    active = gathering(StillRoom())
    host, guest = both(active)
    host.sit()
    guest.sends_nonce = False
    guest.witness.promise(guest.at.table)
    active.command(guest, wire.Sit("s1", GUEST, promise_of("somebody else's")), 0.0)
    assert set(guest.unfair) == {"promises"}
