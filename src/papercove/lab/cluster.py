"""The workers of a Ray cluster: `pip install 'papercove[cluster]'`, here and on its machines."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from papercove.engine.errors import Unreadable
from papercove.lab.work import Crew, WorkersDied, do_chunk
from papercove.words import Words, language_of

LOCAL = "local"
RETRIES = 5  # Ray gives the chunk of a dead worker to another so often
TRIES = 3  # to join a cluster
TOO_SLOW = ("Starting Ray client server failed", "timed out during startup")  # what a busy machine says


def need_ray() -> None:
    """Refuse, and say what to install, where Ray is not."""
    if find_spec("ray") is None:
        raise Unreadable("no-ray")


def knock(address: str) -> None:
    """Refuse at once where nobody answers: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except OSError as problem:
            raise Unreadable("cluster", address=address, problem=str(problem)) from None


def last_line(problem: Exception) -> str:
    """What went wrong, where Ray tells a whole traceback."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    return (lines or [type(problem).__name__])[-1][:200].rstrip(".")


class RayCrew(Crew):
    """The processors of a cluster. `address` is Ray's ("auto", "ray://head:10001"), or "local"."""

    def __init__(self, address: str) -> None:
        need_ray()
        self.address = address
        self.began = False
        self.watcher: subprocess.Popen[bytes] | None = None

    def hire(self) -> None:
        import ray

        if not ray.is_initialized():
            knock(self.address)
            self.join(ray)
            self.began = True
        self.ray = ray
        with self.told_if_lost():
            self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
            self.remote = ray.remote(max_retries=RETRIES)(do_chunk)
            if self.began and not self.address.startswith("ray://"):
                self.watch(ray)

    def watch(self, ray: Any) -> None:
        """Have somebody say so if the head or this node is lost: Ray then ends this process without a sentence."""
        here = ray.get_runtime_context()
        node = next(node for node in ray.nodes() if node["NodeID"] == here.get_node_id())
        own = f"{node['NodeManagerAddress']}:{node['NodeManagerPort']}"
        sentence = Words(language_of(os.environ)).refusal(self.lost())
        program = [sys.executable, "-I", str(Path(__file__).with_name("loss.py")), sentence, here.gcs_address, own]
        self.watcher = subprocess.Popen(program, stdin=subprocess.PIPE, start_new_session=True)  # noqa: S603

    def lost(self) -> Unreadable:
        return Unreadable("cluster-lost", address=self.address)

    @contextmanager
    def told_if_lost(self) -> Iterator[None]:
        """What Ray's client raises when its head is gone, as a refusal that says what to do."""
        try:
            yield
        except ConnectionError:
            raise self.lost() from None

    def join(self, ray: Any) -> None:
        """Start or join the cluster; retries where one of its processes was too slow to start."""
        for left in reversed(range(TRIES)):
            try:
                ray.init(
                    address=None if self.address == LOCAL else self.address,
                    include_dashboard=False if self.address == LOCAL else None,
                    log_to_driver=False,
                    logging_level="error",
                )
                return
            except Exception as problem:  # a node that starts too slowly raises no kind of its own
                ray.shutdown()
                if not left or not any(said in str(problem) for said in TOO_SLOW):
                    raise Unreadable("cluster", address=self.address, problem=last_line(problem)) from None

    def give(self, task: Callable[[Any], Any], chunk: list[Any]) -> Any:
        with self.told_if_lost():
            return self.remote.remote(task, chunk)

    def fetch(self, receipt: Any) -> tuple[float, list[Any]]:
        try:
            with self.told_if_lost():
                found: tuple[float, list[Any]] = self.ray.get(receipt)
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError):
            raise WorkersDied from None
        return found

    def dismiss(self) -> None:
        """Leave a cluster that this crew joined; one that was there before stays joined."""
        if self.watcher is not None:
            self.watcher.communicate(b"left")
            self.watcher = None
        if self.began:
            self.ray.shutdown()
            self.began = False
