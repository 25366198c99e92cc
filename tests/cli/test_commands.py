"""bench, games and play: what they print, and how they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import papercove
from papercove.cli import play, speech
from papercove.cli.app import run
from tests.cli.seated import seated


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")


def test_bench_prints_a_list_of_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--json", "--seconds", "0.01"]) == 0
    found = json.loads(capsys.readouterr().out)
    wanted = [(id, seats) for id in papercove.game_ids() for seats in papercove.game(id).seat_counts]
    assert [(row["game"], row["seats"]) for row in found] == wanted
    for row in found:
        assert row["compiled"] is papercove.COMPILED
        assert all(row[f"{name}_per_second"] > 0 for name in ("decisions", "copies", "resampled_rollouts"))
        assert row["state_bytes"] > 0
        assert len(row) == 7


def test_bench_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    game = papercove.game_ids()[0]
    assert run(["bench", "--game", game, "--seats", "2", "--seconds", "0.01"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[-1].split()[:2] == [game, "2"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bench", "--game", "chess"], "There is no game “chess”."),
        (["bench", "--seats", "9"], "There is no table for 9"),
        (["bench", "--seconds", "-1"], "“-1.0” does not fit --seconds."),
        (["bench", "--seconds", "x"], "“x” does not fit --seconds."),
        (["play", "chess"], "There is no game “chess”."),
        (["play", "sea-salt-paper", "--seats", "7"], "There is no table for 7"),
        (["play", "sea-salt-paper", "--seats", "2.0"], "“2.0” does not fit --seats."),
        (["play", "sea-salt-paper", "--bots", "novice,,"], "A name is missing in “novice,,”"),
        (["play", "sea-salt-paper", "--save", "/"], "The file / cannot be written"),
        (["play", "sea-salt-paper", "--save", "nowhere/match"], "The file nowhere/match cannot be written"),
        (["play", "sea-salt-paper", "--bots", "kraken"], "There is no bot “kraken”."),
        (["play", "sea-salt-paper", "--bots", "novice,novice", "--seats", "2"], "1 people and 2 opponents do not fit"),
        (["play", "sea-salt-paper", "--people", "3", "--seats", "2"], "3 people and 0 opponents do not fit"),
        (["play", "sea-salt-paper", "--names", "Ann,Bob,Cleo"], "3 names do not fit a table for 2."),
        (["play", "sea-salt-paper", "--option", "edition"], "“edition” is not an option"),
        (["play", "sea-salt-paper", "--option", "edition=jp"], "These options do not fit sea-salt-paper"),
        (["play", "sea-salt-paper", "--seed", "1"], "This needs an interactive terminal."),
        (["play"], "This needs an interactive terminal."),
        (["play", "--load", "nowhere.papercove"], "There is no file nowhere.papercove."),
    ],
)
def test_bad_arguments(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    assert capsys.readouterr().err.startswith(f"papercove: {sentence}")


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    rows = capsys.readouterr().out.splitlines()
    found = [row for row in rows if not row.startswith(" ")]
    assert [row.partition("(")[2].partition(")")[0] for row in found] == papercove.game_ids()
    assert any(row.startswith("Paper World (paper-world), ") for row in found)
    assert "    --option edition=arena|de|en|fr|it  Rules edition" in rows
    assert "    --option points_to_win=5–200  Points to win" in rows


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_a_new_table_follows_the_language(language: str) -> None:
    speech.choose(language)
    record = play.deal(speech.find_game("sea-salt-paper"), None, 1, None, None, None, 3)
    assert record.options["edition"] == language
    wished = play.deal(speech.find_game("sea-salt-paper"), None, 1, None, None, ["edition=arena"], 3)
    assert wished.options["edition"] == "arena"


def test_seats_fill_with_people_then_bots() -> None:
    speech.choose("en")
    game = speech.find_game("sea-salt-paper")
    record = play.deal(game, None, 2, "novice,expert", "Ann, Bob", None, 3)
    match = play.seat(game, record, 2, "novice,expert")
    assert match.names == ["Ann", "Bob", "Nemo", "Morgan"]
    assert match.people == [0, 1]
    assert play.deal(game, None, 1, None, None, None, 3).seats == ["You", "Marina"]
    assert play.deal(game, 4, 1, "casual", None, None, 3).seats == ["You", "Sandy", "Finn", "Stella"]
    assert play.deal(game, None, 1, "greedy", None, None, 3).seats == ["You", "greedy 2"]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "match.papercove"
    file.write_text(seated().record.text(), "utf-8")
    return file


def test_no_file_is_overwritten_but_that_of_the_match_which_goes_on(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = saved.read_bytes()
    assert run(["play", "sea-salt-paper", "--save", str(saved)]) == 2
    assert f"The file {saved} already exists: choose another name for --save" in capsys.readouterr().err
    assert run(["play", "--load", str(saved), "--save", str(saved)]) == 2
    assert "This needs an interactive terminal" in capsys.readouterr().err
    assert saved.read_bytes() == before
    assert list(saved.parent.iterdir()) == [saved]


def test_each_further_match_is_kept_in_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept: list[Path] = []

    def show(match: object, pace: float, file: Path) -> bool:
        file.write_text("a match", "utf-8")
        kept.append(file)
        return len(kept) < 3

    monkeypatch.setattr(play, "show", show)
    assert run(["play", "sea-salt-paper", "--save", str(tmp_path / "m.rec")]) == 0
    assert [file.name for file in kept] == ["m.rec", "m-2.rec", "m-3.rec"]


def test_a_record_of_another_game_is_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "paper-world", "--load", str(saved)]) == 2
    said = f"papercove: The record {saved} is a match of sea-salt-paper, not of paper-world.\n"
    assert capsys.readouterr().err == said
