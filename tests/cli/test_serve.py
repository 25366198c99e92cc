"""`papercove serve` refuses nonsense before it opens, speaks the language of the locale, and closes quietly."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from papercove.cli.app import run
from papercove.cli.serve import announce, is_origin
from tests.cli.interrupts import hear_interrupts

COMMAND = [str(Path(sys.executable).with_name("papercove")), "serve", "--host", "127.0.0.1", "--port", "0", "--no-open"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")


@pytest.mark.parametrize(
    ("argument", "value", "said"),
    [
        ("--port", "70000", "“70000” does not fit --port."),
        ("--port", "-1", "“-1” does not fit --port."),
        ("--port", "80.5", "“80.5” does not fit --port."),
        ("--bot-threads", "0", "“0” does not fit --bot-threads."),
        ("--bot-seconds", "0", "“0.0” does not fit --bot-seconds."),
        ("--bot-seconds", "inf", "“inf” does not fit --bot-seconds."),
        ("--limits", "-1", "“-1.0” does not fit --limits."),
        ("--limits", "nan", "“nan” does not fit --limits."),
        ("--proxy", "proxy.example.org", "“proxy.example.org” does not fit --proxy: write an address or a network"),
        ("--proxy", "10.0.0.1/8", "“10.0.0.1/8” does not fit --proxy: write an address or a network"),
        ("--proxy", "10.0.0.0/33", "“10.0.0.0/33” does not fit --proxy: write an address or a network"),
        ("--proxy", "fe80::/129", "“fe80::/129” does not fit --proxy: write an address or a network"),
        ("--origin", "example.org", "“example.org” does not fit --origin: write http:// or https:// and a host"),
        ("--address", "ftp://example.org", "“ftp://example.org” does not fit --address: write http://"),
        ("--advertise", "http://", "“http://” does not fit --advertise: write http://"),
        ("--store", "mysql://me:secret@host/room", "“mysql://” is not a store: give a file, or postgresql://…"),
        ("--static", "nowhere", "There are no built pages in nowhere: index.html is missing."),
    ],
)
def test_nonsense_is_refused_in_one_sentence(
    argument: str, value: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", argument, value, "--no-open"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"papercove: {said}")
    assert told.err.count("\n") == 1


def test_a_port_that_is_taken_says_what_to_do(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        store = ["--store", str(tmp_path / "room.db")]
        assert run(["serve", "--host", "127.0.0.1", "--port", str(port), "--no-open", *store]) == 2
    said = capsys.readouterr().err
    assert f"Port {port} is taken" in said
    assert f"--port {port + 1}" in said


def test_a_home_that_is_no_folder_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/dev/null")
    assert run(["serve", "--host", "127.0.0.1", "--port", "0", "--no-open"]) == 2
    assert "The store /dev/null/.local/share/papercove cannot be opened" in capsys.readouterr().err


def test_a_keepers_token_that_cannot_be_kept_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "room.keeper").mkdir()  # in its way, whoever runs this
    store = str(tmp_path / "room.db")
    assert run(["serve", "--host", "127.0.0.1", "--port", "0", "--no-open", "--store", store]) == 2
    told = capsys.readouterr().err
    assert f"The file {tmp_path / 'room.keeper'} cannot be written" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("https://play.example.org", True),
        ("http://[::1]:8765/", True),
        ("http://host:99999", False),
        ("http://[", False),
        ("https://example.org/room", False),
        ("null", False),
    ],
)
def test_an_origin_is_a_scheme_and_a_host(text: str, fits: bool) -> None:
    assert is_origin(text) is fits


def test_it_speaks_the_language_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "fr")
    announce("http://127.0.0.1:8765")
    assert capsys.readouterr().out == "Papercove est ouvert à l’adresse http://127.0.0.1:8765\n"


def test_ctrl_c_twice_closes_it_without_a_word(tmp_path: Path) -> None:
    command = [*COMMAND, "--store", str(tmp_path / "room.db")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, preexec_fn=hear_interrupts) as running:
        assert running.stdout is not None
        assert running.stdout.readline().startswith(b"Papercove is open at http://127.0.0.1:")
        running.send_signal(signal.SIGINT)
        running.send_signal(signal.SIGINT)
        _, complaints = running.communicate(timeout=60)
    assert (running.returncode, complaints) == (130, b"")
