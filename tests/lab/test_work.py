"""Work comes back in order and complete, even when a worker dies."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from papercove.lab.work import WorkersDied, apart, in_order
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


def test_workers_leave_when_whoever_hired_them_is_killed(tmp_path: Path) -> None:
    command = "import sys; from papercove.lab.work import in_order; from tests.lab.mortal import sign_and_wait;"
    command += "\nif __name__ == '__main__': list(in_order(sign_and_wait, [sys.argv[1]] * 2, 2))"
    script = tmp_path / "hire.py"
    script.write_text(command)
    folder = tmp_path / "signed"
    folder.mkdir()
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    employer = subprocess.Popen([sys.executable, script, folder], env=environment)
    wait_until(lambda: len(list(folder.iterdir())) == 2)
    employer.kill()
    employer.wait()
    wait_until(lambda: not any(is_alive(int(signed.name)) for signed in folder.iterdir()))


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_work_apart_gives_its_result_or_its_exception() -> None:
    assert apart(lambda: threading.current_thread() is threading.main_thread()) is False
    with pytest.raises(ZeroDivisionError):
        apart(lambda: 1 / 0)


def test_who_needs_no_more_results_does_not_wait_for_workers() -> None:
    results = in_order(sleep_long, [0, 0, 3600, 3600], 2)
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def sleep_long(seconds: int) -> int:
    time.sleep(seconds)
    return seconds
