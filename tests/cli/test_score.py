"""`papercove score`: points of cards on a real table, and clear refusals."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence

import pytest

from papercove.cli.app import run
from papercove.engine.game import Game
from papercove.words import LANGUAGES

GAME = "sea-salt-paper"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")


def answers(
    lines: Sequence[str | bytes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, list[dict[str, object]], str]:
    given = b"\n".join(line if isinstance(line, bytes) else line.encode() for line in lines)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))
    code = run(["score", GAME, "--jsonl"])
    told = capsys.readouterr()
    return code, [json.loads(line) for line in told.out.splitlines()], told.err


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        ([], [], (0, 0, 0, 0, 0, 0)),
        (["crab:yellow", "crab:black"], [], (1, 0, 0, 0, 1, 1)),
        (["crab", "crab"], [], (1, 0, 0, 0, 1, None)),
        (["swimmer:yellow"], ["shark:black"], (1, 0, 0, 0, 1, 1)),
        (["sailor", "sailor", "captain"], [], (0, 5, 6, 0, 11, 1)),
        (["mermaid"], ["boat:black", "boat:black"], (1, 0, 0, 2, 3, 2)),
        (["mermaid", "mermaid", "mermaid", "mermaid"], [], (0, 0, 0, 4, 4, 4)),
        (["crabe:jaune", "Krabbe:schwarz", "granchio:blu chiaro"], ["crab:light blue"], (2, 0, 0, 0, 2, 2)),
        (["Sirène:blanche", "colonie", "Pinguin:rosa"], [], (0, 1, 2, 1, 4, 1)),
        (["shell", "shell", "shell", "shell", "shell", "shell"], [], (0, 10, 0, 0, 10, 1)),
    ],
)
def test_points_by_json(
    hand: list[str],
    table: list[str],
    expected: tuple[int | None, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, found, complaints = answers([json.dumps({"hand": hand, "table": table})], monkeypatch, capsys)
    assert (code, complaints) == (0, "")
    keys = ("duo", "collector", "multiplier", "mermaid", "total", "colour_bonus")
    assert found == [dict(zip(keys, expected, strict=True))]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"hand": ["sailor:orange", "sailor:orange"]}', "Too many: 2 × orange sailor, but the box holds only 1."),
        ('{"hand": ["crab:pink"]}', "There is no pink crab. There are: crab:dark-blue"),
        ('{"hand": ["whale:pink"]}', "“whale:pink” is not a card."),
        ('{"hand": ["crab:mauve"]}', "“crab:mauve” has no colour of this game."),
        ('{"hand": ["crab:"]}', "“crab:” has no colour of this game."),
        ('{"hand": ["mermaid", "crab"]}', "Which colour is the crab?"),
        ('{"hand": ["captain", "captain"]}', "Too many: 2 × captain, but the box holds only 1."),
        ('{"hand": "crab"}', "These cards could not be read"),
        ('{"hand": [7]}', "These cards could not be read"),
        ('{"hands": []}', "These cards could not be read"),
        ("[]", "This is not a JSON object"),
        ("{", "This is not a JSON object"),
        (b'{"hand": ["crab:\xff"]}', "This is not a JSON object"),
        (b"\xff\xfe", "This is not a JSON object"),
        (r'{"hand": ["crab:\ud800"]}', "This is not a JSON object"),
    ],
)
def test_a_refused_line_is_named_and_the_others_are_answered(
    line: str | bytes, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = '{"hand": ["crab:yellow", "crab:black"]}'
    code, found, complaints = answers([good, "", line, good], monkeypatch, capsys)
    assert code == 2
    assert [each.get("total") for each in found] == [1, None, 1]
    assert found[1]["line"] == 3
    assert str(found[1]["error"]).startswith(f"Line 3: {reason}")
    assert complaints == f"papercove: {found[1]['error']}\n"


def test_control_characters_reach_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, found, complaints = answers([r'{"hand": ["crab:\u001b[2J"]}'], monkeypatch, capsys)
    assert "crab:\x1b[2J" in str(found[0]["error"])
    assert complaints.startswith("papercove: Line 1: “crab:[2J” has no colour of this game.")


def test_points_by_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", GAME, "--hand", "crab:yellow crab:black mermaid", "--table", "fish:yellow fish:black"]) == 0
    rows = [" ".join(row.split()) for row in capsys.readouterr().out.splitlines()]
    assert rows == ["Crabs: 1 pair 1", "Fish: 1 pair 1", "Mermaid: black 2", "Total 4", "Colour bonus: black 2"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "GAME is missing."),
        (["chess"], "There is no game “chess”. Installed: "),
        ([GAME, "--hnd", "crab"], "There is no option --hnd here."),
        ([GAME, "--hand", "kraken"], "“kraken” is not a card."),
        ([GAME, "--hand"], "--hand is missing."),
    ],
)
def test_bad_arguments(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"papercove: {sentence}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_a_refusal_lists_can_be_written_so(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", "sea-salt-paper", "--hand", "crap:yellow", "--language", language]) == 2
    kinds = capsys.readouterr().err.rpartition(": ")[2].strip(" .\n").split()
    assert len(kinds) == 14
    assert ("crab" in kinds) == (language == "en")
    assert run(["score", "sea-salt-paper", "--hand", " ".join(kinds[:9]), "--language", language]) == 0
    assert run(["score", "sea-salt-paper", "--hand", f"{kinds[0]}:violet", "--language", language]) == 2
    faces = capsys.readouterr().err.rpartition(": ")[2].strip(" .\n").split()
    assert len(faces) == 6
    assert run(["score", "sea-salt-paper", "--hand", " ".join(faces), "--language", language]) == 0


def test_help_shows_what_a_game_wants(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", GAME, "--help"]) == 0
    told = capsys.readouterr().out
    assert "--hand" in told
    assert "--table" in told


def test_a_game_that_counts_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import papercove

    monkeypatch.setattr(type(papercove.game(GAME)), "score_reader", Game.score_reader)
    assert run(["score", GAME]) == 2
    assert capsys.readouterr().err == f"papercove: Points cannot be counted for {GAME}.\n"
