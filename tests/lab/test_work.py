"""Work comes back in order and complete, even when a worker dies."""

import os
import signal
from pathlib import Path

import pytest

from papercove.lab.work import WorkersDied, in_order
from tests.lab.mortal import die_once


def square(number: int) -> int:
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(in_order(square, range(20), workers)) == [n * n for n in range(20)]


def test_a_killed_workers_jobs_are_done_again_and_none_twice(tmp_path: Path) -> None:
    jobs = [(str(tmp_path), number) for number in range(12)]
    assert list(in_order(die_once, jobs, 2)) == list(range(12))
    assert (tmp_path / "died").exists()


def test_a_job_that_always_kills_its_worker_is_reported() -> None:
    with pytest.raises(WorkersDied):
        list(in_order(die, range(2), 2))
