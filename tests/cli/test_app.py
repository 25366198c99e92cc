"""The command line's edge: one sentence for a mistake, exit code 2, never a traceback; a quick start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

import papercove
from papercove.cli.app import COMMANDS, app, run
from papercove.cli.helping import keys, translated
from papercove.words import LANGUAGES
from tests.cli.interrupts import hear_interrupts

COMMAND = str(Path(sys.executable).with_name("papercove"))
GOLDEN = min((Path(__file__).parent.parent / "golden").rglob("*.txt"))
RECORD = GOLDEN.parents[1] / "sea-salt-paper" / "match-2.txt"  # a short one


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "There is no command “fly”. `papercove --help` lists them."),
        (["--port", "x"], "“x” does not fit --port."),
        (["doctor", "--wings"], "There is no option --wings here. Add --help to see the options."),
        (["doctor", "twice"], "“twice” is one argument too many."),
        (["--language", "ja", "doctor"], "Papercove does not speak “ja”. Known languages: en, fr, it, de."),
        (["--language", "fr", "fly"], "Aucune commande «\u00a0fly\u00a0». `papercove --help` en donne la liste."),
        (["--language"], "--language is missing."),
    ],
)
def test_a_mistake_is_told_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.err == f"papercove: {sentence}\n"
    assert told.out == ""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "--help"]) == 0
    assert f"papercove {name}" in capsys.readouterr().out
    assert app[name].default_command is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_of_whoever_asks(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sentence of every command is translated, and none is left over in the catalogue."""
    monkeypatch.setenv("COLUMNS", "400")
    heard: set[str] = set()

    def listening(sentence: str) -> str:
        heard.add(keys().get(" ".join(sentence.replace("'", "’").split()), sentence))
        return translated(sentence)

    monkeypatch.setattr("papercove.cli.helping.translated", listening)
    monkeypatch.setattr("papercove.cli.score.translated", listening)
    scores = [["score", game] for game in papercove.game_ids() if papercove.game(game).score_reader()]
    for command in ([], *([name] for name in COMMANDS), *scores):
        assert run(["--language", language, *command, "--help"]) == 0
    assert {one for one in heard if one and not one.startswith("help-")} == set()
    assert set(keys().values()) - heard == set()


def test_help_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "fr", "arena", "--help"]) == 0
    told = capsys.readouterr().out
    assert "Utilisation\u00a0: papercove arena" in told
    assert "L’identifiant du jeu. [obligatoire]" in told
    assert "default" not in told


def test_help_imports_no_command() -> None:
    program = (
        "import sys; from papercove.cli.app import run; run(['--help']);"
        "sys.exit(any(name in sys.modules for name in ('textual', 'starlette', 'papercove.cli.doctor')))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True).returncode == 0


def test_doctor_tells_the_mode_in_its_first_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor"]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith(("The kernel is compiled", "The kernel is not compiled"))


def test_law_1_the_command_line_names_no_game() -> None:
    folder = Path(str(resources.files("papercove.cli")))
    words = set(papercove.game_ids()) | {id.replace("-", "_") for id in papercove.game_ids()}
    for path in folder.rglob("*.py"):
        assert not any(word in path.read_text("utf-8") for word in words), path.name


# --- whoever reads what is printed ---


ENCODINGS = {
    "ascii": {"LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
    "latin-1": {"PYTHONIOENCODING": "latin-1"},
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
}
ARENA = ["arena", "sea-salt-paper", "--bots", "greedy,random", "--games", "2"]


# A table in every encoding; a page of text and a complaint in the poorest.
@pytest.mark.parametrize(
    ("arguments", "encoding"),
    [*((ARENA, name) for name in ENCODINGS), (["analyse", "begun", "--iterations", "2"], "ascii"), (["fly"], "C")],
    ids=lambda value: value[0] if isinstance(value, list) else value,
)
def test_a_sign_that_the_encoding_lacks_stops_nothing(arguments: list[str], encoding: str, tmp_path: Path) -> None:
    (tmp_path / "begun").write_text("".join(RECORD.read_text("utf-8").splitlines(keepends=True)[:24]), "utf-8")
    done = subprocess.run(
        [COMMAND, *arguments], capture_output=True, env={**os.environ, **ENCODINGS[encoding]}, cwd=tmp_path
    )
    assert done.returncode == (2 if arguments == ["fly"] else 0)
    assert b"Traceback" not in done.stderr
    assert b"?" in done.stdout + done.stderr


@pytest.mark.parametrize(
    "arguments",
    [["games"], ["doctor", "--help"], ["simulate", "sea-salt-paper", "--games", "1"], ["replay", str(GOLDEN)]],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_a_closed_pipe_is_no_mistake(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([COMMAND, *arguments], stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk_is_told_in_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([COMMAND, "games"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr == b"papercove: The output cannot be written: No space left on device.\n"


DEEP = ["sea-salt-paper", "--bots", "search:1000000000"]


@pytest.mark.parametrize(
    ("arguments", "sent", "code"),
    [
        (["arena", *DEEP], signal.SIGINT, 130),
        (["simulate", *DEEP], signal.SIGINT, 130),
        (["simulate", *DEEP], signal.SIGTERM, 143),
        (["analyse", str(GOLDEN), "--iterations", "1000000000"], signal.SIGINT, 130),
        (["arena", *DEEP, "--workers", "2"], signal.SIGINT, 130),
        (["arena", *DEEP, "--workers", "2"], signal.SIGTERM, 143),
    ],
)
def test_it_stops_at_once_however_deep_a_bot_thinks(arguments: list[str], sent: signal.Signals, code: int) -> None:
    command = [COMMAND, *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, start_new_session=True, preexec_fn=hear_interrupts
    ) as running:
        try:
            wait_until(lambda: max(processor_seconds(running.pid), default=0) > 1.5)
            if sent == signal.SIGINT:
                os.killpg(running.pid, sent)  # as a terminal does
            else:
                running.send_signal(sent)
            out, complaints = running.communicate(timeout=60)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, out, complaints) == (code, b"", b"")
    wait_until(lambda: not processor_seconds(running.pid))


def processor_seconds(group: int) -> list[float]:
    """What each living process of this group has worked so far."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, of_group, *more = file.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(of_group) == group and state != "Z":
            found.append((int(more[8]) + int(more[9])) / os.sysconf("SC_CLK_TCK"))
    return found


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)
