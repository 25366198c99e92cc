"""Measures Papercove next to its peers, in one run, on one core: `python bench/peers/run.py [--write]`.

The peers are installed into an environment of their own (.venv-peers); what does not install here is named and
left out. Everybody is measured in turn, round after round, and the median of the rounds counts, so that a slow minute
of the machine falls on all alike. The result is a table in Markdown on standard output, with the machine and all
versions; `--write` puts it into docs/peers.md, and what matters most of it into README.md. Five rounds take about six
minutes, after the installing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PEERS = {
    "openspiel": ["open_spiel==2.0.2"],
    "rlcard": ["rlcard==1.2.0"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0", "rlcard==1.2.0"],
    "pgx": ["pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2"],
    "envpool": ["envpool>=1.2.5,<1.3"],
}
NAMES = {"open_spiel": "OpenSpiel", "rlcard": "RLCard", "pettingzoo": "PettingZoo", "envpool": "EnvPool"}
GAMES = {  # what a game is, beside its rate: a decision in one is not a decision in another
    "sea-salt-paper": "58 cards, hidden hands, what every seat can know is kept",
    "paper-world": "56 cards with two players, hidden hands, landscapes",
    "gin_rummy": "52 cards, hidden hands, melds searched",
    "gin-rummy": "52 cards, hidden hands, melds searched",
    "hanabi": "50 cards, hints, own hand hidden",
    "skat": "32 cards, 3 players, tricks",
    "uno": "108 cards, hidden hands",
    "tic_tac_toe": "nine cells, nothing hidden",
    "TicTacToe-v1": "nine cells, nothing hidden",
    "tictactoe_v3": "nine cells, nothing hidden",
    "kuhn_poker": "three cards, at most three decisions",
    "KuhnPoker-v1": "three cards, at most three decisions",
    "leduc_holdem": "six cards, two rounds of bets",
    "leduc_holdem_v4": "six cards, two rounds of bets",
    "LeducHoldem-v1": "six cards, two rounds of bets",
    "texas_holdem_v4": "52 cards, bets, hands ranked at the end",
    "sparrow_mahjong": "44 tiles, 3 players, hidden hands",
    "SparrowMahjong-v1": "44 tiles, 3 players, hidden hands",
}
BRIEF = {
    "decisions, compiled": "decisions, compiled",
    "decisions, from Python": "decisions, from Python",
    "decisions, from Python, observed": "the same with observations on both sides",
    "steps, PettingZoo": "steps through PettingZoo in its three wrappers",
    "steps, PettingZoo without wrappers": "the same without wrappers on either side",
    "batched steps": "batched steps with masks and observations, compiled loop",
    "batched steps, from Python": "the same in a loop in Python, choosing by NumPy",
}
BEGIN, END = "<!-- measured by bench/peers/run.py -->", "<!-- end of measured -->"
NOTES = """
- The games differ: a decision of Sea Salt & Paper keeps up to date what every observer can know; one of tic-tac-toe
  sets a bit. Compare like with like.
- "compiled" runs inside the library (our kernel; matches between OpenSpiel's C++ bots), "from Python"
  through its Python interface, action by action.
- From Python everybody's actions are chosen alike: `actions[int(random.random() * len(actions))]`, from the list or
  array that each library gives. OpenSpiel's chance nodes are drawn as quickly as it allows.
- RLCard encodes an observation for every decision in its environment, and its own loop (`run`) keeps trajectories. So
  its rules alone (`game.step`) stand against our loop, and its environment's `step`, without trajectories, against our
  loop with `state.observation(seat)` at every decision. OpenSpiel's observations are written into one tensor by
  `make_observation(game).set_from`, its quickest way.
- Batched steps choose random legal actions as well. In a compiled loop that is done inside the library: ours, and pgx,
  where choice and fifty steps are one compiled function. It draws one number a match; `jax.random.categorical`, as in
  pgx's documents, draws one an action, and takes half of tic-tac-toe's time.
- EnvPool has no such loop: it is stepped from Python, and NumPy chooses from its masks. Ours is measured in the very
  same loop around its Gymnasium vector environment. EnvPool is told by the better of `step` and of `recv` and `send`
  with whole and quarter batches; one thread, which shares the core with the loop, was best on one core, and its
  processor time counts. Its steps that only deal the next match count, too; ours deals it at once.
- Of several numbers of matches at once (64, 256, 1024 and 4096; pgx 64 and 4096, with JAX's usual generator: "rbg" was
  slower) each is told by its best.
- PettingZoo's loop runs ours in the same three wrappers in which it gives out its own games (`env()`), and once more
  all of them without (`raw_env()`). Every `step()` counts, those of the agents of an ended match too, and resets are
  in the time: matches of tic-tac-toe and poker are short, and pay for it more often.
- pgx and JAX are made for accelerators, where thousands of matches run at once: one core of a
  processor is their worst case.
- All processes are bound to one core, one thread each; a rate is per second of processor time, the median of rounds in
  which everybody is measured in turn.
"""


def install(python: Path, packages: list[str]) -> str:
    """Install into the peers' environment; what went wrong, if something did."""
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if found.returncode == 0 else (found.stderr.strip().splitlines() or ["?"])[-1]


def measured(python: Path, peer: str) -> list[dict[str, Any]]:
    """The numbers of one peer, measured on one core."""
    threads = dict.fromkeys(("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    environment = {
        **os.environ,
        **threads,
        "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
        "JAX_PLATFORMS": "cpu",
    }
    command = [str(python), str(HERE / "measure.py"), peer]
    core = {min(os.sched_getaffinity(0))}
    found = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=environment,
        preexec_fn=lambda: os.sched_setaffinity(0, core),
    )
    if found.returncode:
        print(f"{peer}: {found.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
    return [json.loads(line) for line in found.stdout.splitlines() if line.startswith("{")]


def medians(rounds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Each number's median over all rounds, in the order of the first one."""
    rates: dict[tuple[str, ...], list[float]] = {}
    for row in (row for rows in rounds for row in rows):
        rates.setdefault(key_of(row), []).append(row["rate"])
    return [{**row, "rate": median(rates[key_of(row)])} for row in rounds[0]]


def key_of(row: dict[str, Any]) -> tuple[str, ...]:
    """What a number is about."""
    return row["peer"], row["game"], row["what"], row["note"], row["setting"]


def at_best(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of rows that differ in their setting alone, the best one."""
    best: dict[tuple[str, ...], dict[str, Any]] = {}
    for row in rows:
        kept = best.setdefault(key_of(row)[:-1], row)
        if row["rate"] > kept["rate"]:
            best[key_of(row)[:-1]] = row
    return list(best.values())


def machine() -> str:
    """Processor, system and Python."""
    name = platform.machine()
    if Path("/proc/cpuinfo").exists():
        models = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
        name = models[0].partition(": ")[2] if models else name
    busy = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    return f"{name}, {platform.system()} {platform.release()}, Python {platform.python_version()}, {busy} at the start"


def table(rows: list[dict[str, Any]]) -> str:
    """The numbers as Markdown; the ratio is ours (Sea Salt & Paper) to theirs."""
    ours = {(row["what"], row["note"]): row["rate"] for row in rows if row["game"] == "sea-salt-paper"}
    alone = {what: rate for (what, _), rate in ours.items() if what != "batched steps"}
    lines = ["| package | game | what it is | what | a second | ours to theirs |", "|---|---|---|---|---:|---:|"]
    for row in rows:
        base = alone.get(row["what"], ours[("batched steps", "masks and observations")])
        ratio = "" if row["peer"] == "papercove" or base is None else f"{base / row['rate']:.1f} ×"
        notes = [row["note"], row["setting"]]
        what = f"{row['what']} ({', '.join(filter(None, notes))})" if any(notes) else row["what"]
        named = f"{row['peer']} {row['version']} | {row['game']} | {GAMES[row['game']]}"
        lines.append(f"| {named} | {what} | {scaled(row['rate'])} | {ratio} |")
    return "\n".join(lines)


def brief(rows: list[dict[str, Any]]) -> str:
    """What matters most, for the README: our Sea Salt & Paper, and all peers from the quickest to the slowest."""
    lines = ["| random play on one core, a second | Papercove, Sea Salt & Paper | peers |", "|---|---:|---|"]
    for what, title in BRIEF.items():
        found = sorted((row for row in rows if row["what"] == what), key=lambda row: -row["rate"])
        ours = [row["rate"] for row in found if row["game"] == "sea-salt-paper" and row["note"] != "masks"]
        peers = {
            f"{NAMES.get(row['peer'], row['peer'])} {row['game']}": row["rate"]
            for row in found
            if row["peer"] != "papercove"
        }
        told = ", ".join(f"{name} {scaled(rate)}" for name, rate in peers.items())
        lines.append(f"| {title} | {scaled(ours[0])} | {told} |")
    return "\n".join(lines)


def put(path: Path, text: str) -> None:
    """Put a text between the marks of a file, in place of what is there."""
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


def scaled(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e5 else f"{rate / 1e3:.1f} k"


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--venv", type=Path, default=ROOT / ".venv-peers")
    wanted.add_argument("--only", nargs="*", choices=PEERS, default=list(PEERS))
    wanted.add_argument("--rounds", type=int, default=5)
    wanted.add_argument("--write", action="store_true", help="into docs/peers.md and README.md")
    asked = wanted.parse_args()
    here = machine()
    python = asked.venv / "bin" / "python"
    if not python.exists():
        venv.create(asked.venv, with_pip=True)
    left_out, present = [], []
    for peer in asked.only:
        if problem := install(python, PEERS[peer]):
            left_out.append(f"{peer} does not install here: {problem[:160]}")
        else:
            present.append((python, peer))
    everybody = [(Path(sys.executable), "papercove"), *present]
    rounds = [[row for who in everybody for row in measured(*who)] for _ in range(asked.rounds)]
    rows = at_best(medians(rounds))
    told = f"{here}\n\n{table(rows)}\n{NOTES}" + "".join(f"- {line}\n" for line in left_out)
    print(told)
    if asked.write:
        put(ROOT / "docs" / "peers.md", told.strip())
        put(ROOT / "README.md", brief(rows))


if __name__ == "__main__":
    main()
