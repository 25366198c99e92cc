"""`papercove simulate` and `papercove report` as a user runs them: tables, JSON, pages, variants, refusals."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from papercove.cli.app import run
from tests.counts import count

COMMAND = [str(Path(sys.executable).with_name("papercove"))]
MATCHES = count(24, interpreted=12)
MANY = count(400, interpreted=40)
STUDY = ["simulate", "sea-salt-paper", "--bots", "greedy,random", "--games", str(MATCHES), "--seed", "3"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")


def told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def estimates(found: Any) -> Iterator[dict[str, float]]:
    """Every number with an interval, however deep."""
    if isinstance(found, dict) and set(found) == {"value", "low", "high"}:
        yield found
    elif isinstance(found, dict | list):
        for part in found.values() if isinstance(found, dict) else found:
            yield from estimates(part)


# --- what is counted ---


def test_json_has_everything_worth_counting_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told([*STUDY, "--json"], capsys))
    assert (found["game"], found["seats"], found["matches"], found["seed"]) == ("sea-salt-paper", 2, MATCHES, 3)
    assert [name for name, _ in found["bots"]] == ["greedy", "random"]
    assert len(found["seat_wins"]) == len(found["scores"]) == 2
    for key in ("first_player_wins", "first_player_edge", "winning_score", "rounds", "turns", "decisions"):
        assert set(found[key]) == {"value", "low", "high"}, key
    for key in ("call-stop", "call-last-chance", "round-bet-won", "round-bet-lost"):
        assert {"per_match", "in_matches", "mean", "win_rate"} <= set(found["measures"][key])
    everything = list(estimates(found))
    assert len(everything) > 100
    sure = [one for one in everything if one["low"] is not None]
    assert len(sure) > count(40, interpreted=5)
    assert all(one["low"] <= one["value"] + 1e-9 and one["value"] <= one["high"] + 1e-9 for one in sure)


def test_mermaid_wins_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """Random players who may not call before 30 points collect for long enough that four mermaids come together."""
    arguments = ["simulate", "sea-salt-paper", "--bots", "random", "--games", "60", "--set", "call_threshold=30"]
    found = json.loads(told([*arguments, "--json"], capsys))
    mermaids = found["reasons"]["four-mermaids"]
    assert mermaids["value"] == pytest.approx(found["measures"]["round-mermaids"]["per_match"]["value"])
    assert 0 < mermaids["low"] < mermaids["value"] < mermaids["high"] < 1


def test_objectives_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "simulate",
        "paper-world",
        "--games",
        str(count(20, interpreted=5)),
        "--seats",
        "3",
        "--option",
        "objectives=1,14,16",
    ]
    found = json.loads(told([*arguments, "--json"], capsys))
    reached = {key for key in found["measures"] if key.startswith("objective-")}
    assert reached
    assert reached <= {"objective-1", "objective-14", "objective-16"}
    assert all(found["measures"][key]["in_matches"]["value"] > 0 for key in reached)


def test_a_table_for_people_shows_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    rows = told(STUDY, capsys).splitlines()
    assert rows[0] == f"sea-salt-paper, 2 seats, {MATCHES} matches"
    assert rows[1] == "By the printed rules."
    numbers = [row for row in rows[3 : rows.index("")] if row.strip()]
    assert len(numbers) >= 12
    least = count(len(numbers) // 2, interpreted=6)  # the seven means: shares of so few matches have none
    assert sum("–" in row for row in numbers) > least
    calls = next(at for at, row in enumerate(rows) if row.startswith("LAST CHANCE called"))
    assert "±" in rows[calls] or MATCHES < 24  # of too few matches no interval is told
    assert "%" in rows[calls]
    assert any(row.startswith("– greedy") for row in rows[calls : calls + 4])


def test_the_same_seed_gives_the_same_numbers_whatever_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    alone, two, four = (told([*STUDY, "--json", "--workers", workers], capsys) for workers in ("1", "2", "4"))
    assert alone == two == four
    assert alone != told([*STUDY[:-1], "4", "--json"], capsys)


def test_a_person_sees_a_bar_with_rate_and_time_left_and_a_pipe_sees_none(tmp_path: Path) -> None:
    arguments = [*COMMAND, *STUDY[:-3], str(MANY), "--json"]
    screen, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    results = tmp_path / "findings.json"
    with results.open("wb") as file, subprocess.Popen(arguments, stdout=file, stderr=terminal, env=environment):
        os.close(terminal)
        shown = b""
        while part := read(screen):
            shown += part
    os.close(screen)
    found = json.loads(results.read_bytes())
    assert found["matches"] == MANY
    assert f"/{MANY}".encode() in shown
    assert b"/s" in shown
    assert b"0:00:0" in shown
    quiet = subprocess.run([*COMMAND, *STUDY[:-3], "4"], capture_output=True, check=True)
    assert quiet.stderr == b""


def read(screen: int) -> bytes:
    """What the terminal shows next; nothing once its program has left."""
    try:
        return os.read(screen, 4096)
    except OSError:
        return b""


def test_unusual_options_are_named_with_their_types(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = [*STUDY, "--option", "points_to_win=30", "--option", "edition=it"]
    rows = told(chosen, capsys).splitlines()
    assert rows[1] == "With these options: edition = it, points_to_win = 30"
    assert "By the printed rules." not in rows
    assert json.loads(told([*chosen, "--json"], capsys))["options"] == {"edition": "it", "points_to_win": 30}
    standard = told([*STUDY, "--option", "edition=en"], capsys)
    assert standard.splitlines()[1] == "By the printed rules."


# --- variants ---


def test_a_variant_by_command_line_or_by_file_is_marked_everywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "gentle.toml"
    file.write_text("call_threshold = 5\nshells = [0, 1, 2, 3, 4, 5, 6]\n")
    by_file = told([*STUDY, "--variant", str(file)], capsys)
    assert "A VARIANT, not the printed game" in by_file
    assert "call_threshold = 5" in by_file
    assert "shells = 0,1,2,3,4,5,6" in by_file
    by_line = told([*STUDY, "--set", "call_threshold=5", "--set", "shells=0,1,2,3,4,5,6"], capsys)
    assert by_line == by_file
    found = json.loads(told([*STUDY, "--variant", str(file), "--set", "call_threshold=6", "--json"], capsys))
    assert found["variant"] == {"call_threshold": 6, "shells": [0, 1, 2, 3, 4, 5, 6]}
    assert min(int(points) for points in found["measures"]["call-stop"]["by_value"]) == 6


def test_the_report_of_a_variant_is_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "page"
    said = told(["report", "paper-world", "-o", str(folder), "--games", "4", "--set", "hand_limit=5"], capsys)
    assert str(folder / "index.html") in said
    page = (folder / "index.html").read_text("utf-8")
    assert "A VARIANT, not the printed game" in page
    assert "hand_limit = 5" in page
    assert json.loads((folder / "findings.json").read_text())["variant"] == {"hand_limit": 5}


# --- the report ---


@pytest.mark.parametrize(("game", "plots"), [("sea-salt-paper", 3), ("paper-world", 2)])
def test_a_report_is_a_page_in_the_language_asked_for(
    game: str, plots: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    matches = count(24, interpreted=2)  # shares from fewer than 20 have no interval, and a plot without any is left out
    told(["report", game, "-o", str(tmp_path), "--games", str(matches), "--language", "fr"], capsys)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert '<html lang="fr"' in page
    assert page.count('<svg class="wide"') == page.count("<figcaption>") >= count(plots, interpreted=1)
    assert json.loads((tmp_path / "findings.json").read_text())["matches"] == matches


# --- refusals ---


@pytest.mark.parametrize("command", ["simulate", "report"])
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "chess"),
        (["sea-salt-paper", "--bots", "nobody"], "nobody"),
        (["sea-salt-paper", "--bots", ","], "A name is missing in “,”"),
        (["sea-salt-paper", "--games", "1.5"], "“1.5” does not fit --games."),
        (["sea-salt-paper", "--games", "0"], "at least 1"),
        (["sea-salt-paper", "--games", "many"], "--games"),
        (["sea-salt-paper", "--seats", "9"], "2 to 4"),
        (["sea-salt-paper", "--workers", "0"], "--workers must be 1 or more, not 0."),
        (["sea-salt-paper", "--option", "edition=xx"], "edition"),
        (["sea-salt-paper", "--option", "edition"], "edition"),
        (["sea-salt-paper", "--set", "wings=3"], "wings"),
        (["sea-salt-paper", "--set", "call_threshold"], "write --set name=value"),
        (["sea-salt-paper", "--set", "call_threshold=-1"], "call_threshold"),
        (["sea-salt-paper", "--set", "shells=1,2"], "shells"),
        (["sea-salt-paper", "--variant", "nowhere.toml"], "nowhere.toml"),
        (["sea-salt-paper", "--cluster", "127.0.0.1:1"], "papercove[cluster]"),
        (["sea-salt-paper", "--gmaes", "3"], "--gmaes"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    command: str,
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run([command, *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert said in output.err
    assert output.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_variant_file_that_is_no_toml_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("call_threshold: 5")
    assert run([*STUDY, "--variant", str(file)]) == 2
    assert "broken.toml" in capsys.readouterr().err


SHOUTING = """
import os, sys
from papercove.cli import app, simulate

play = simulate.lab.simulate

def shout(*arguments):
    print("a library prints")
    os.write(1, b"so does one written in C\\n")
    return play(*arguments)

simulate.lab.simulate = shout
sys.exit(app.run(["simulate", "paper-world", "--bots", "random", "--games", "2", "--json"]))
"""


def test_json_is_alone_on_standard_output_whatever_libraries_print() -> None:
    found = subprocess.run([sys.executable, "-c", SHOUTING], capture_output=True, text=True, check=True)
    assert json.loads(found.stdout)["matches"] == 2
    assert sorted(found.stderr.splitlines()) == ["a library prints", "so does one written in C"]


def test_a_comparison_says_what_to_make_of_so_many_differences(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["compare", "sea-salt-paper", "printed", "call_threshold=9", "--games", "20"]
    said = " ".join(told(asked, capsys).split())
    assert "points needed to call: 9" in said
    assert "Heavy: beyond chance although" in said
    assert "Each ± is a 95% interval by itself" in said
    assert "The shared deals make these intervals" in said


def test_one_match_is_said_to_tell_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert "One match tells nothing" in told(["simulate", "sea-salt-paper", "--games", "1"], capsys)
