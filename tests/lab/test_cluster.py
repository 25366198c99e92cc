"""The same numbers from a Ray cluster as from this process, even when its workers die.

These run where Ray is installed (`tools/cluster-tests` sees to that); one local cluster serves them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from papercove import Unreadable
from papercove.cli.app import run
from papercove.lab.arena import compete, contest
from papercove.lab.cluster import RayCrew, knock, last_line
from papercove.lab.simulate import simulate, study
from papercove.lab.tally import joined
from papercove.lab.work import in_order
from tests.lab.mortal import die_in_a_match, die_once

try:
    import ray
except ModuleNotFoundError:
    ray = None

needs_ray = pytest.mark.skipif(ray is None, reason="Ray is not installed: tools/cluster-tests")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    for attempts_left in (2, 1, 0):  # Ray gives a node half a minute to start, which a busy machine may not do
        try:
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
            break
        except Exception:
            ray.shutdown()
            if not attempts_left:
                raise
    yield "local"
    ray.shutdown()


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_numbers(cluster: str) -> None:
    wanted = study("sea-salt-paper", ["greedy", "random"], seed=3)
    assert simulate(wanted, 60, cluster=cluster) == simulate(wanted, 60)
    match = contest("paper-world", ["greedy", "random"], 2, 1, {})
    there, here = compete(match, 20, cluster=cluster), compete(match, 20)
    assert [one.win_rate for one in there.bots] == [one.win_rate for one in here.bots]


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_killed_workers_jobs_are_done_again_and_none_twice(cluster: str, tmp_path: Path) -> None:
    jobs = [(str(tmp_path), number) for number in range(30)]
    assert list(in_order(die_once, jobs, cluster=cluster)) == list(range(30))
    assert (tmp_path / "died").exists()


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_killed_workers_matches_are_played_again_and_none_counted_twice(cluster: str, tmp_path: Path) -> None:
    wanted = study("sea-salt-paper", ["greedy", "random"], seed=6)
    jobs = [(str(tmp_path), wanted, number) for number in range(40)]
    played = list(in_order(die_in_a_match, jobs, cluster=cluster))
    assert (tmp_path / "died").exists()
    assert joined(played) == joined(simulate(wanted, 40))


@needs_ray
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "paper-world", "--games", "16", "--seed", "9", "--set", "hand_limit=6", "--json"],
        ["simulate", "sea-salt-paper", "--games", "40", "--seats", "3", "--bots", "greedy,random", "--json"],
    ],
)
def test_the_command_prints_the_same_on_a_cluster_as_with_any_workers(
    command: list[str], cluster: str, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for where in (["--workers", "1"], ["--workers", "2"], ["--workers", "4"], ["--cluster"]):
        assert run([*command, *where]) == 0
        printed.append(capsys.readouterr().out)
    assert len(printed[0]) > 1000
    assert printed == [printed[0]] * 4


def test_a_cluster_that_is_not_there_is_refused_at_once() -> None:
    for address in ("ray://127.0.0.1:1", "127.0.0.1:1"):
        with pytest.raises(Unreadable, match="cluster"):
            knock(address)


def test_of_a_traceback_the_last_line_is_told() -> None:
    told = (
        'Initialization failure from server:\nTraceback (most recent call last):\n  File "x"\nRuntimeError: too slow.\n'
    )
    assert last_line(ConnectionAbortedError(told)) == "RuntimeError: too slow"
    assert last_line(ConnectionError()) == "ConnectionError"


@pytest.mark.skipif(ray is not None, reason="Ray is installed")
def test_without_ray_the_refusal_says_what_to_install() -> None:
    with pytest.raises(Unreadable, match="no-ray"):
        RayCrew("local")


class BusyRay:
    """Stands in for Ray: its first tries end in this."""

    def __init__(self, problem: str, times: int) -> None:
        self.problem, self.times, self.tries = problem, times, 0

    def init(self, **_: object) -> None:
        self.tries += 1
        if self.tries <= self.times:
            raise RuntimeError(self.problem)

    def shutdown(self) -> None:
        pass


def crew_at(address: str, monkeypatch: pytest.MonkeyPatch) -> RayCrew:
    monkeypatch.setattr("papercove.lab.cluster.find_spec", lambda name: name)
    return RayCrew(address)


def test_a_busy_head_gets_a_second_and_a_third_try(monkeypatch: pytest.MonkeyPatch) -> None:
    busy = BusyRay("Starting Ray client server failed. See ray_client_server_23000.err for detailed logs.", 2)
    crew_at("ray://head:10001", monkeypatch).join(busy)
    assert busy.tries == 3


@pytest.mark.parametrize(
    ("problem", "tries"), [("InvalidAuthToken", 1), ("Starting Ray client server failed. See its log.", 3)]
)
def test_what_does_not_pass_by_itself_is_told(problem: str, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = BusyRay(problem, 9)
    with pytest.raises(Unreadable, match="cluster"):
        crew_at("ray://head:10001", monkeypatch).join(wrong)
    assert wrong.tries == tries
