"""Tries the container files without a container engine, as root on Debian: `python tools/container_test.py`.

The steps of deploy/Containerfile run in bare Debian roots; then each compose file's services run in roots and network
namespaces of their own (the database and the proxy are Debian's PostgreSQL and Caddy instead of their images), and a
client outside plays through the proxy's TLS while a node is killed. Ten minutes the first time; everything is under
PAPERCOVE_CONTAINERS (a folder of the temporary directory), and every process and namespace it made is gone at its end.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
PLACE = Path(os.environ.get("PAPERCOVE_CONTAINERS", Path(tempfile.gettempdir()) / "papercove-containers"))
HOST = "play.localhost"  # a name for which Caddy makes certificates by itself
PASSWORD = "a-password-for-the-test"
NET = "papercove-net"
# What this machine needs to reach its package registries, and nothing else of it.
WAYS = re.compile(r"PIP_[A-Z_]*|npm_config_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|REQUESTS_CA_BUNDLE|https?_proxy")
WAY_FILES = (
    "/etc/resolv.conf",
    "/etc/pip.conf",
    "/etc/ssl/certs/ca-certificates.crt",
    "/root/.npmrc",
    "/root/.config/pip/pip.conf",
)

PLAYS = """
import asyncio, sys
from papercove.client import Client

async def play(address):
    client = await Client.visit(address)
    made = await client.quick("paper-world")
    async with client.at(made["table"]) as table:
        await table.sit(made["seat"])
        while not table.is_over:
            if table.choices:
                await table.act(table.choices[0]["id"])
                print(table.view["ply"], flush=True)
            else:
                await table.next_event()
    print("over", flush=True)

asyncio.run(play(sys.argv[1]))
"""


def run(*command: str | Path, **how: Any) -> None:
    subprocess.run([str(part) for part in command], check=True, **how)


def environment(user: str = "root") -> dict[str, str]:
    home = "/root" if user == "root" else f"/home/{user}"
    kept = {name: value for name, value in os.environ.items() if WAYS.fullmatch(name)}
    return {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home, "LANG": "C.UTF-8", **kept}


def inside(root: Path, command: list[str], user: str = "root", net: str = "") -> list[str]:
    """The command line that runs this in a root, with processes and devices mounted for as long as it lasts."""
    enter = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec "$@"'
    chroot = ["chroot", f"--userspec={user}", str(root), *command]
    mounted = ["unshare", "--mount", "--propagation", "private", "sh", "-c", enter, str(root), *chroot]
    return ["ip", "netns", "exec", net, *mounted] if net else mounted


def copy(source: Path, name: str) -> Path:
    target = PLACE / name
    shutil.rmtree(target, ignore_errors=True)
    run("cp", "-a", "--reflink=auto", source, target)
    return target


def bare_debian() -> Path:
    root = PLACE / "debian"
    if not (root / "ready").exists():
        shutil.rmtree(root, ignore_errors=True)
        PLACE.mkdir(parents=True, exist_ok=True)
        release = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
        sources = "".join(path.read_text() for path in Path("/etc/apt").rglob("*.sources"))
        mirror = re.findall(r"^URIs: *(\S+)", sources, re.MULTILINE)[:1]
        run("debootstrap", "--variant=minbase", release["VERSION_CODENAME"], root, *mirror, stdout=subprocess.DEVNULL)
        (root / "ready").touch()
    return root


def run_inside(root: Path, script: str, user: str = "root") -> None:
    """A step of an image, with this machine's way to the registries, which a step before may have overwritten."""
    for file in map(Path, WAY_FILES):
        if file.exists():
            target = root / file.relative_to("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.unlink(missing_ok=True)
            shutil.copyfile(file, target)
    run(*inside(root, ["sh", "-c", script], user), env=environment(), stdout=subprocess.DEVNULL)


class Image:
    """What a Containerfile leaves: a root, who runs in it, and what."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.user = "root"
        self.folder = "/"
        self.program: list[str] = []
        self.arguments: list[str] = []


def build(containerfile: Path) -> Image:
    """Do what the Containerfile says, line by line."""
    text = re.sub(r"\\\n", " ", containerfile.read_text())
    stages: dict[str, Image] = {}
    image = Image(PLACE)
    for line in filter(lambda line: line and not line.startswith("#"), text.splitlines()):
        instruction, rest = line.split(maxsplit=1)
        print(f"   {line[:110]}", flush=True)
        if instruction == "FROM":
            assert rest.startswith("debian:"), rest
            name = rest.partition(" AS ")[2] or "final"
            image = stages[name] = Image(copy(bare_debian(), f"image-{name}"))
        elif instruction == "RUN":
            run_inside(image.root, rest, image.user)
        elif instruction == "COPY":
            put(image, stages, shlex.split(rest))
        elif instruction == "USER":
            image.user = rest
        elif instruction == "WORKDIR":
            image.folder = rest
        elif instruction in ("ENTRYPOINT", "CMD"):
            setattr(image, "program" if instruction == "ENTRYPOINT" else "arguments", json.loads(rest))
        else:
            assert instruction in ("VOLUME", "EXPOSE", "HEALTHCHECK"), line
    return image


def put(image: Image, stages: dict[str, Image], words: list[str]) -> None:
    """COPY, from the committed tree or from an earlier stage."""
    *options, source, target = words
    goal = image.root / target.lstrip("/")
    if options:
        run("cp", "-a", stages[options[0].removeprefix("--from=")].root / source.lstrip("/"), goal)
    else:
        goal.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
        run("tar", "-x", "-C", goal, input=archive)


def with_packages(name: str, *packages: str) -> Path:
    """A bare Debian with these packages, kept for the next time."""
    root = PLACE / f"with-{name}"
    if not (root / "packed").exists():
        root = copy(bare_debian(), root.name)
        script = f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {' '.join(packages)}"
        run_inside(root, script)
        (root / "packed").touch()
    return root


class Composition:
    """The services of a compose file, each in a root and a network namespace of its own."""

    def __init__(self, file: Path, image: Image) -> None:
        self.given = {"PAPERCOVE_HOST": HOST, "POSTGRES_PASSWORD": PASSWORD}
        self.services: dict[str, dict[str, Any]] = yaml.safe_load(file.read_text())["services"]
        self.folder, self.image = file.parent, image
        self.addresses = {name: f"172.18.0.{10 + i}" for i, name in enumerate(self.services)}
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.roots: dict[str, Path] = {}

    def filled(self, text: str) -> str:
        return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: self.given[found[1]], text)

    def open(self) -> None:
        run("ip", "netns", "add", NET)
        run("ip", "-n", NET, "link", "add", "br0", "type", "bridge")
        run("ip", "-n", NET, "addr", "add", "172.18.0.1/24", "dev", "br0")
        run("ip", "-n", NET, "link", "set", "br0", "up")
        for i, (name, address) in enumerate(self.addresses.items()):
            space = f"papercove-{name}"
            run("ip", "netns", "add", space)
            run("ip", "-n", NET, "link", "add", f"v{i}", "type", "veth", "peer", "name", "eth0", "netns", space)
            run("ip", "-n", NET, "link", "set", f"v{i}", "master", "br0", "up")
            run("ip", "-n", space, "addr", "add", f"{address}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                run("ip", "-n", space, "link", "set", device, "up")
        for name in sorted(self.services, key=["database", "node-1", "node-2", "room", "proxy"].index):
            self.start(name)

    def start(self, name: str) -> None:
        service = self.services[name]
        kind = str(service.get("image", "")).partition(":")[0]
        if kind == "postgres":
            root, user, command = self.database(service)
        elif kind == "caddy":
            root, user, command = self.proxy(service)
        else:
            root, user = copy(self.image.root, f"service-{name}"), self.image.user
            arguments = map(self.filled, service.get("command", self.image.arguments))
            command = ["env", f"--chdir={self.image.folder}", *self.image.program, *arguments]
        hosts = "".join(f"{address} {other}\n" for other, address in self.addresses.items())
        (root / "etc" / "hosts").write_text(f"127.0.0.1 localhost\n{hosts}{self.addresses['proxy']} {HOST}\n")
        self.roots[name] = root
        variables = {key: self.filled(value) for key, value in service.get("environment", {}).items()}
        log = (PLACE / f"{name}.log").open("wb")
        self.running[name] = subprocess.Popen(
            inside(root, command, user, f"papercove-{name}"),
            env={**environment(user), **variables},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        if kind == "postgres":
            self.wait_for_database(root)

    def database(self, service: dict[str, Any]) -> tuple[Path, str, list[str]]:
        """What the image does at its first start: a cluster, a user with a password and a database of theirs."""
        root = copy(with_packages("postgresql", "postgresql"), "service-database")
        owner = service["environment"]["POSTGRES_USER"]
        script = f"""set -e; bin=$(ls -d /usr/lib/postgresql/*/bin); echo {PASSWORD} > /tmp/password
            $bin/initdb -D /tmp/data -U {owner} --pwfile=/tmp/password --auth=scram-sha-256 >/dev/null
            echo "host all all 172.18.0.0/24 scram-sha-256" >> /tmp/data/pg_hba.conf"""
        run(*inside(root, ["sh", "-c", script], "postgres"))
        program = "exec $(ls -d /usr/lib/postgresql/*/bin)/postgres -D /tmp/data -h '*' -k /tmp"
        return root, "postgres", ["sh", "-c", program]

    def wait_for_database(self, root: Path) -> None:
        made = f"until PGPASSWORD={PASSWORD} createdb -h 127.0.0.1 -U papercove papercove; do sleep 0.3; done"
        silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        run(*inside(root, ["sh", "-c", made], "postgres", "papercove-database"), timeout=60, **silent)

    def proxy(self, service: dict[str, Any]) -> tuple[Path, str, list[str]]:
        root = copy(with_packages("caddy", "caddy"), "service-proxy")
        for volume in service["volumes"]:
            source, target = volume.split(":")[:2]
            if source.startswith("."):
                shutil.copyfile(self.folder / source, root / target.lstrip("/"))
        return root, "root", ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]

    def kill(self, name: str) -> None:
        """As a machine dies: at once, with all that it runs."""
        os.killpg(self.running.pop(name).pid, signal.SIGKILL)

    def close(self) -> None:
        for name in list(self.running):
            with contextlib.suppress(ProcessLookupError):
                self.kill(name)
        for space in (NET, *(f"papercove-{name}" for name in self.services)):
            subprocess.run(["ip", "netns", "del", space], capture_output=True)

    def authority(self, client: Path) -> None:
        """Give the client the proxy's own certificate authority."""
        made = self.roots["proxy"] / "root/.local/share/caddy/pki/authorities/local/root.crt"
        wait_until(made.exists, "the proxy made no certificate")
        shutil.copyfile(made, client / "root.crt")


def wait_until(true: Any, otherwise: str, seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        if time.monotonic() > deadline:
            raise SystemExit(otherwise)
        time.sleep(0.2)


@contextlib.contextmanager
def composed(file: str, image: Image) -> Iterator[tuple[Composition, list[str]]]:
    """A running composition, and how a client outside runs Python."""
    made = Composition(ROOT / "deploy" / file, image)
    try:
        made.open()
        client = copy(image.root, "client")
        (client / "etc" / "hosts").write_text(f"127.0.0.1 localhost\n{made.addresses['proxy']} {HOST}\n")
        made.authority(client)
        python = inside(client, ["/usr/bin/env", "SSL_CERT_FILE=/root.crt", "/opt/papercove/bin/python"], net=NET)
        fetch = f"import urllib.request as r; print(r.urlopen('https://{HOST}/').read().decode())"

        def answers() -> bool:
            page = subprocess.run([*python, "-c", fetch], capture_output=True, text=True, env=environment())
            return "<!doctype html>" in page.stdout.lower()

        wait_until(answers, f"no page through the proxy of {file}: see the logs in {PLACE}")
        print("   the page comes through the proxy's TLS", flush=True)
        yield made, python
    finally:
        made.close()


def play(python: list[str], made: Composition, kill: str = "") -> int:
    """A whole match through the proxy; in its middle a node is killed. How many decisions."""
    playing = subprocess.Popen(
        [*python, "-c", PLAYS, f"https://{HOST}"], stdout=subprocess.PIPE, text=True, env=environment()
    )
    assert playing.stdout is not None
    told: list[str] = []
    for line in playing.stdout:
        told.append(line.strip())
        if len(told) == 8 and kill:
            made.kill(kill)
    if playing.wait(60) or told[-1] != "over":
        raise SystemExit(f"the match did not end; it told {told[-3:]}")
    return len(told) - 1


def main() -> None:
    if os.geteuid() or not shutil.which("debootstrap") or not shutil.which("ip"):
        sys.exit("this needs root, and Debian's debootstrap and iproute2: apt-get install debootstrap iproute2")
    print("-- deploy/Containerfile", flush=True)
    image = build(ROOT / "deploy" / "Containerfile")
    run(*inside(image.root, ["/opt/papercove/bin/papercove", "doctor"], image.user), env=environment())
    print("-- deploy/compose.yaml", flush=True)
    with composed("compose.yaml", image) as (made, python):
        print(f"   a match of {play(python, made)} decisions over the wire")
    print("-- deploy/compose-postgres.yaml", flush=True)
    with composed("compose-postgres.yaml", image) as (made, python):
        print(f"   a match of {play(python, made, 'node-1')} decisions, node-1 killed in its middle")
        print(f"   a match of {play(python, made)} decisions with node-2 alone")
    print("-- all fine")


if __name__ == "__main__":
    main()
