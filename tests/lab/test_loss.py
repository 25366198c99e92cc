"""Who watches a Ray cluster for a process says a sentence if both are lost, and nothing otherwise."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest

from papercove import Unreadable
from papercove.lab import loss
from papercove.lab.cluster import RayCrew

CLOSED = "127.0.0.1:1"


@pytest.fixture
def answering() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


def told(farewell: bytes, *addresses: str) -> str:
    command = [sys.executable, "-I", str(loss.__file__), "It is lost.", *addresses]
    return subprocess.run(command, input=farewell, capture_output=True, check=True).stderr.decode()


def test_it_says_so_where_an_address_no_longer_answers(answering: str) -> None:
    assert told(b"", answering, CLOSED) == "papercove: It is lost.\n"


def test_it_says_nothing_where_all_answer_or_the_run_took_its_leave(answering: str) -> None:
    assert told(b"", answering, answering) == ""
    assert told(b"left", CLOSED) == ""


class GoneRay:
    """Stands in for Ray's client after its head has gone."""

    class exceptions:  # noqa: N801
        WorkerCrashedError = NodeDiedError = RuntimeError

    def get(self, receipt: object) -> None:
        raise ConnectionError("Client is shutting down.")


def test_what_rays_client_raises_without_its_head_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("papercove.lab.cluster.find_spec", lambda name: name)
    crew = RayCrew("ray://head:10001")
    crew.ray = GoneRay()
    with pytest.raises(Unreadable, match="The Ray cluster at ray://head:10001 was lost during the run"):
        crew.fetch(None)
