"""`papercove replay`: every step of a record, with all hands open or as one seat saw it."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Static

from papercove.cli.app import run
from papercove.cli.replayer import OPEN, ReplayApp
from papercove.words import LANGUAGES, Words
from tests.cli.seated import play_on, seated

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = seated(points_to_win=5)
    play_on(match)
    file = tmp_path / "match.papercove"
    file.write_text(match.record.text(), "utf-8")
    return file


def told(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_a_record_is_told_step_by_step(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record)]) == 0
    rows = told(capsys)
    steps = [row for row in record.read_text("utf-8").splitlines()[6:] if row]
    numbers = [int(row.split()[0]) for row in rows[:-1]]
    silent = {step.split()[-1] for number, step in enumerate(steps, 1) if number not in numbers}
    assert (numbers, silent) == (sorted(set(numbers)), {"end-turn"})
    assert not any("turn." in row and "ends" in row for row in rows)
    assert "wins with" in rows[-1]


def test_one_seat_is_told_only_what_it_knew(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["replay", str(record)])
    everything = told(capsys)
    run(["replay", str(record), "--seat", "0"])
    own = told(capsys)
    assert any("draws the" in row for row in everything)
    assert not any("draws the" in row and "last card" not in row for row in own)
    assert any("You draw the" in row for row in own)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--ply", "100000"], "There is no step 100,000 in this record"),
        (["--ply", "-1"], "There is no step -1 in this record"),
        (["--seat", "2"], "“2” does not fit --seat."),
        (["--seat", "x"], "“x” does not fit --seat."),
    ],
)
def test_bad_arguments(record: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"papercove: {sentence}")


def test_bad_files(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text("utf-8")
    for name, content, sentence in (
        ("cut", text[:40], "Line 3 of the record makes no sense"),
        ("other", text.replace("paper 2", "paper 99"), "This record was played by version 99 of sea-salt-paper"),
        ("tampered", text.replace("take deck", "take all", 1), "Line 7 of the record makes no sense"),
    ):
        (tmp_path / name).write_text(content, "utf-8")
        assert run(["replay", str(tmp_path / name)]) == 2
        assert capsys.readouterr().err.startswith(f"papercove: {sentence}")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\xfa")
    assert run(["replay", str(tmp_path / "bytes")]) == 2
    assert run(["replay", str(tmp_path / "nothing")]) == 2
    assert "There is no file" in capsys.readouterr().err


async def test_stepping_through() -> None:
    match = seated(people=2, points_to_win=5)
    play_on(match)
    app = ReplayApp(match, Words("en", match.game), 0, None)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "right", "left")
        assert app.ply == 1
        await pilot.press("end", "right")
        assert app.ply == len(match.moments)
        await pilot.press("pageup")
        assert app.positions[app.ply].round == app.positions[-1].round
        await pilot.press("home", "left")
        assert app.ply == 0
        seen = []
        for _ in range(3):
            seen.append(app.viewpoint)
            await pilot.press("v")
        assert seen == [OPEN, 0, 1]
        await pilot.press("g")
        assert app.words.language == LANGUAGES[1]
        await pilot.pause()
        assert "étape 0" in str(app.query_one("#head", Static).content)
        await pilot.press("q")


@pytest.mark.parametrize("record", sorted(GOLDEN.rglob("*.txt"))[:6], ids=lambda path: path.stem)
def test_golden_records_are_told_to_their_end(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["replay", str(record), "--language", "de"])
    assert (code, capsys.readouterr().err) == (0, "")


def test_names_in_a_record_do_not_steer_the_terminal(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text("utf-8").replace('"A"', r'"A\u001b[2J\u009b\n"')
    record.write_text(text, "utf-8")
    assert run(["replay", str(record), "--text"]) == 0
    rows = told(capsys)
    assert any("A[2J draws" in row for row in rows)
    assert not any(sign in row for row in rows for sign in "\x1b\x9b")
    record.write_text(text + "\x1b[2J\n", "utf-8")
    assert run(["replay", str(record)]) == 2
    assert "\x1b" not in capsys.readouterr().err
