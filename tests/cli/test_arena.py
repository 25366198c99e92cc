"""`papercove arena` from the outside: tables, JSON, and refusals with exit code 2."""

import json

import pytest

import papercove.cli.arena
from papercove.cli.app import run


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")


def test_json_has_the_documented_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "sea-salt-paper", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seats"], found["games"]) == ("sea-salt-paper", 2, 4)
    assert [row["name"] for row in found["bots"]] == ["greedy", "random"]
    assert set(found["bots"][0]) == {"name", "win_rate", "low", "high", "mean_score", "ms_per_move"}


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "paper-world", "--bots", "greedy,random", "--games", "2", "--seats", "3"]) == 0
    told = capsys.readouterr().out
    assert "3 seats" in told
    assert told.count("random") == 2  # the last bot takes the seats that are left over


def test_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "arena",
        "sea-salt-paper",
        "--ladder",
        "--bots",
        "random,greedy",
        "--games",
        "6",
        "--option",
        "edition=it",
    ]
    assert run(arguments) == 0
    told = capsys.readouterr().out
    assert told.index("greedy") < told.index("random")


@pytest.mark.parametrize(("game", "top"), [("sea-salt-paper", "expert"), ("paper-world", "master")])
def test_a_ladder_without_names_has_the_levels_that_the_game_offers(
    game: str, top: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    climbed: list[list[str]] = []
    monkeypatch.setattr(papercove.cli.arena, "climb", lambda _, names, *others: climbed.append(names))
    assert run(["arena", game, "--ladder"]) == 0
    assert climbed[0][:3] == ["random", "beginner", "greedy"]
    assert climbed[0][-1] == top


@pytest.mark.parametrize(
    ("bots", "games", "said"),
    [
        ("greedy,random", "400", "Decided for greedy: its win rate is 55.0% or more, rather than 50.0% or less."),
        ("random,greedy", "400", "Decided against random: its win rate is 50.0% or less, rather than 55.0% or more."),
        ("greedy,greedy", "4", "Undecided whether the win rate of greedy is 50.0% or less, or 55.0% or more."),
    ],
)
def test_a_sequential_test_tells_its_verdict(
    bots: str, games: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    arguments = ["arena", "sea-salt-paper", "--bots", bots, "--games", games, "--sprt"]
    assert run(arguments) == 0
    *_, sentence = capsys.readouterr().out.splitlines()
    assert sentence.startswith(said)
    assert run([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sprt"]["verdict"] in ("better", "not-better", "undecided")
    assert (found["sprt"]["verdict"] == "undecided") == (found["games"] == found["asked"])
    assert f"Played: {found['games']} of {games}." in sentence


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "--bots", "greedy"], "chess"),
        (["sea-salt-paper", "--bots", "nobody"], "nobody"),
        (["sea-salt-paper"], "--bots"),
        (["sea-salt-paper", "--bots", "greedy", "--games", "0"], "at least 1"),
        (["sea-salt-paper", "--bots", "greedy", "--seats", "9"], "2 to 4"),
        (["sea-salt-paper", "--bots", "greedy,greedy,random", "--seats", "2"], "3 bots"),
        (["sea-salt-paper", "--bots", "greedy", "--workers", "0"], "--workers must be 1 or more, not 0."),
        (["sea-salt-paper", "--bots", "search:0"], "search:0"),
        (["sea-salt-paper", "--bots", ",greedy"], "A name is missing in “,greedy”"),
        (["sea-salt-paper", "--bots", "greedy", "--games", "1.5"], "“1.5” does not fit --games."),
        (["sea-salt-paper", "--ladder", "--seats", "4"], "leave --seats out"),
        (["sea-salt-paper", "--ladder", "--sprt"], "leave --sprt out"),
        (["sea-salt-paper", "--bots", "greedy", "--option", "edition=xx"], "edition"),
        (["sea-salt-paper", "--bots", "greedy", "--option", "colours"], "colours"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert said in output.err
    assert output.err.count("\n") == 1
