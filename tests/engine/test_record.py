"""Records as text: read back, or refused with the line that is wrong."""

from __future__ import annotations

import pytest

import papercove
from papercove import Dice, Record, Unreadable


def short_record() -> Record:
    state = papercove.game("sea-salt-paper").start(2, 7)
    record, dice = Record.of(state, ["Ann", "Bob"]), Dice(1)
    for _ in range(12):
        record.actions.append(state.random_action(dice))
        state.apply(record.actions[-1])
    return record


TEXT = short_record().text()


def test_it_reads_as_text() -> None:
    assert TEXT.splitlines()[:6] == [
        "papercove-record: 1",
        f"game: sea-salt-paper {papercove.game('sea-salt-paper').version}",
        'options: {"edition":"en","points_to_win":null,"doubled":false,"memory_aid":false}',
        'seats: ["Ann","Bob"]',
        "seed: 7",
        "",
    ]


def test_it_reads_back() -> None:
    assert Record.read(TEXT) == short_record()


def test_any_name_reads_back() -> None:
    record = short_record()
    record.seats = ['Ann | "Bob"\n\u2028', "\u202eEve\x85 🦀"]
    assert Record.read(record.text()) == record


def damaged(line: int, text: str) -> str:
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "key", "about"),
    [
        ("", "record-line", 1),
        ("hello", "record-line", 1),
        (damaged(1, "papercove-record: 9"), "record-format", None),
        (damaged(2, "game: sea-salt-paper"), "record-line", 2),
        (damaged(2, "game: sea-salt-paper 99"), "record-version", None),
        (damaged(2, "game: chess 1"), "unknown-game", None),
        (damaged(3, "options: {"), "record-line", 3),
        (damaged(3, 'options: {"edition":"es"}'), "options", None),
        (damaged(4, "seats: Ann"), "record-line", 4),
        (damaged(4, 'seats: ["Ann"]'), "seats", None),
        (damaged(5, "seed: x"), "seed", None),
        (damaged(7, "0 fly"), "record-line", 7),
        (damaged(7, "x take deck"), "record-line", 7),
        (damaged(8, "1 mermaids"), "record-line", 8),
        (damaged(7, "² take deck"), "record-line", 7),
        (damaged(2, "game: sea-salt-paper ²"), "record-line", 2),
        (damaged(2, "game: sea-salt-paper " + "9" * 5000), "record-line", 2),
        (damaged(3, 'options: {"a":' + "[" * 100_000), "record-line", 3),
        (damaged(5, "seed: " + "9" * 5000), "seed", None),
        (damaged(5, f"seed: fair {'00' * 32} \udc80 x"), "seed", None),
        ("\n".join(TEXT.splitlines()[:4]), "record-line", 5),
    ],
)
def test_damage_is_named(text: str, key: str, about: int | None) -> None:
    with pytest.raises(Unreadable) as refusal:
        Record.read(text)
    assert refusal.value.key == key
    if about is not None:
        assert refusal.value.arguments["line"] == about


@pytest.mark.parametrize("saved", ["\ufeff" + TEXT, TEXT.replace("\n", "\r\n")])
def test_it_may_have_been_saved_by_another_editor(saved: str) -> None:
    assert Record.read(saved) == short_record()


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Eve"]])
def test_every_seat_has_one_name(names: list[str]) -> None:
    with pytest.raises(Unreadable, match="seats"):
        Record.of(papercove.game("sea-salt-paper").start(2, 7), names)


def test_a_ply_beyond_the_end_is_refused() -> None:
    with pytest.raises(Unreadable, match="record-ply"):
        short_record().replay(13)


def test_positions_are_copies() -> None:
    positions = list(short_record().positions())
    assert [state.ply for state in positions] == list(range(13))
