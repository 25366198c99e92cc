"""Clusters as people have them: a running head that asks for a token, `ray://`, killed workers, a node lost in mid-run.

A head and a second node run on this machine, as `ray start` starts them (`tools/cluster-tests` brings Ray).
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

try:
    import ray
except ModuleNotFoundError:
    ray = None

pytestmark = [
    pytest.mark.skipif(ray is None, reason="Ray is not installed: tools/cluster-tests"),
]
BIN = Path(sys.executable).parent
TOKEN = "a-token-of-thirty-two-characters"
STUDY = ["simulate", "sea-salt-paper", "--bots", "greedy,random", "--seed", "4", "--json", "--games"]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Cluster:
    """A head and a second node, each a session of processes of its own, with or without a token."""

    def __init__(self, folder: Path, token: bool) -> None:
        self.port, self.client_port = free_port(), free_port()
        self.environment = {**os.environ, "RAY_TMPDIR": str(folder), "RAY_enable_windows_or_osx_cluster": "1"}
        self.environment["PYTHONPATH"] = os.pathsep.join(sys.path)
        for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_ADDRESS"):
            self.environment.pop(name, None)
        self.environment |= (
            {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN} if token else {"RAY_AUTH_MODE": "disabled"}
        )
        self.environment |= {"RAY_raylet_start_wait_time_s": "180", "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "180"}
        head = ["--head", f"--port={self.port}", f"--ray-client-server-port={self.client_port}"]
        self.asked = [[*head, "--include-dashboard=false"], [f"--address=127.0.0.1:{self.port}"]]
        self.nodes = [self.node(*arguments) for arguments in self.asked]

    def node(self, *arguments: str) -> subprocess.Popen[bytes]:
        command = [str(BIN / "ray"), "start", "--block", "--num-cpus=1", "--disable-usage-stats", *arguments]
        running = subprocess.Popen(command, env=self.environment, start_new_session=True, stdout=-3, stderr=-3)
        return running

    def wait_for_nodes(self) -> None:
        """Until both nodes have joined; one that gave up, as they do on a busy machine, is started again."""
        code = f"import ray; ray.init('127.0.0.1:{self.port}', logging_level='error'); print(len(ray.nodes()))"
        for _ in range(90):
            found = subprocess.run(
                [sys.executable, "-c", code], env=self.environment, capture_output=True, text=True, check=False
            )
            if found.stdout.strip() == "2":
                return
            for place, node in enumerate(self.nodes):
                if node.poll() is not None:
                    kill(node)
                    self.nodes[place] = self.node(*self.asked[place])
            time.sleep(1)
        raise AssertionError(found.stderr[-2000:])

    def papercove(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "papercove", *arguments],
            env={**self.environment, "PAPERCOVE_LANGUAGE": "en", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        for node in self.nodes:
            kill(node)


def kill(node: subprocess.Popen[bytes]) -> None:
    """A node with all its processes, at once, as when its machine is gone."""
    try:
        os.killpg(node.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    node.wait()


@pytest.fixture(scope="module")
def with_token(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path_factory.mktemp("r"), token=True)
    try:
        cluster.wait_for_nodes()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture(scope="module")
def alone() -> dict[int, str]:
    """What the same studies print without a cluster."""
    found = {}
    for games in (40, 400):
        command = [sys.executable, "-m", "papercove", *STUDY, str(games)]
        found[games] = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return found


@pytest.mark.parametrize("kind", ["gcs", "ray"])
def test_a_running_head_with_a_token_gives_the_same_json(kind: str, with_token: Cluster, alone: dict[int, str]) -> None:
    address = f"127.0.0.1:{with_token.port}" if kind == "gcs" else f"ray://127.0.0.1:{with_token.client_port}"
    said, complained = with_token.papercove(*STUDY, "40", "--cluster", address).communicate(timeout=240)
    assert said == alone[40], complained[-2000:]


def test_a_wrong_token_is_refused_in_a_sentence(with_token: Cluster) -> None:
    address = f"127.0.0.1:{with_token.port}"
    running = with_token.papercove(
        *STUDY, "4", "--cluster", address, RAY_AUTH_TOKEN="another-token-of-thirty-two-chars"
    )
    said, complained = running.communicate(timeout=240)
    assert running.returncode == 2, complained[-2000:]
    assert said == ""
    assert complained.strip().splitlines()[-1].startswith("papercove: The Ray cluster at")


def test_a_node_lost_in_mid_run_changes_nothing(with_token: Cluster, alone: dict[int, str]) -> None:
    running = with_token.papercove(*STUDY, "400", "--cluster", f"127.0.0.1:{with_token.port}")
    busy = f"{with_token.port}"
    for _ in range(200):  # until a worker of ours plays on the second node
        if workers_of(with_token.nodes[1]) or running.poll() is not None:
            break
        time.sleep(0.2)
    assert running.poll() is None, busy
    kill(with_token.nodes[1])
    said, complained = running.communicate(timeout=400)
    assert running.returncode == 0, complained[-2000:]
    assert json.loads(said) == json.loads(alone[400])
    assert said == alone[400]


@pytest.mark.parametrize("kind", ["gcs", "ray"])
def test_a_head_lost_in_mid_run_is_told_in_a_sentence(kind: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    cluster = Cluster(tmp_path_factory.mktemp("r"), token=False)
    try:
        cluster.wait_for_nodes()
        address = f"127.0.0.1:{cluster.port}" if kind == "gcs" else f"ray://127.0.0.1:{cluster.client_port}"
        running = cluster.papercove(*STUDY, "3000000", "--cluster", address)
        for _ in range(300):  # until workers of ours play
            if workers_of(cluster.nodes[0]) or running.poll() is not None:
                break
            time.sleep(0.2)
        assert running.poll() is None
        kill(cluster.nodes[0])
        said, complained = running.communicate(timeout=240)
    finally:
        cluster.close()
    assert running.returncode != 0
    assert said == ""
    assert "Traceback" not in complained
    assert complained.strip().splitlines()[-1] == (
        f"papercove: The Ray cluster at {address} was lost during the run. "
        "Once it is back, give the same command again: the numbers will be the same."
    )


def workers_of(node: subprocess.Popen[bytes]) -> list[int]:
    """The processes in a node's session that play."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if os.getsid(int(path.parent.name)) == node.pid and b"ray::do_chunk" in path.read_bytes():
                found.append(int(path.parent.name))
        except (ProcessLookupError, FileNotFoundError):
            continue
    return found
