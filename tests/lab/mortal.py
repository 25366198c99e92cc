"""Work that kills its worker, once: for tests of what happens then."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from papercove.lab.simulate import Study, play_match
from papercove.lab.tally import Tally

LAST = 5  # the job that is the last of its worker


def die_once(job: tuple[str, int]) -> int:
    """The number of the job; job 5 kills its process the first time. The folder keeps who has died."""
    folder, number = job
    mark = Path(folder) / "died"
    if number == LAST and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_in_a_match(job: tuple[str, Study, int]) -> Tally:
    """One match of a study; match 5 is played and then lost with its process, the first time."""
    folder, wanted, number = job
    tally = play_match(wanted, number)
    die_once((folder, number))
    return tally


def sign_and_wait(folder: str) -> None:
    """Leave this process's number in the folder, then work for ever."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(3600)
