"""Do the tests notice a mistake in the rules? Plants one at a time in the games' kernel files, and runs the tests.

    .venv/bin/python tools/mutants.py --sample 300 --seed 14 --seconds 400    as far as that time goes; again to go on
    .venv/bin/python tools/mutants.py --sample 300 --seed 14 --report              what is known of this sample so far

tools/mutations.py says what a mistake is, tools/live_functions.py plants it. First every test file runs once,
interpreted, to learn which functions each test reaches and how long it takes (tools/reaching_tests.py). Then each
mutant meets the quick tests that reach its function, and if none of them fails the slower ones, until one fails
(killed), or all have passed or their time is up (survived). The tests are collected once: each mutant lives in a fork
of that process, where its function is exchanged; only what runs when a module is read needs a process of its own. No
file is changed. What was found is kept in build/mutants until the function changes.
docs/mutants.md says which mutants survive, and why.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import gc
import hashlib
import importlib
import json
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(Path(__file__).parent))
from forks import in_a_child  # noqa: E402
from live_functions import Functions, exchange, live_functions  # noqa: E402
from mutations import Mutant, Mutants  # noqa: E402
from reaching_tests import KEPT, SECOND, TESTS, Reach, Reached, reach, tests_for  # noqa: E402

GAMES = ROOT / "src/papercove/games"
FILES = {
    "sea_salt_paper": (
        "legality",
        "rules",
        "rounds",
        "scoring",
        "memory",
        "retelling",
        "explanation",
        "agreement",
        "unfolding",
        "beliefs",
        "view",
        "guidance",
    ),
    "paper_world": ("rules", "deals", "landscape", "objectives", "scoring", "view", "guidance"),
}
# Samples, by size and seed, whose survivors were read and had tests written for them: their mutants are not fresh.
READ = ((800, 7301), (300, 9917), (300, 55221), (300, 70707), (527, 81811))

Planted = tuple[Mutant, ast.Module]


def all_mutants() -> list[Mutants]:
    return [Mutants(GAMES / game / f"{name}.py", ROOT) for game, names in FILES.items() for name in names]


def sample(files: list[Mutants], size: int, seed: int) -> list[Planted]:
    """So many mutants, in random order; every one as likely as another, whatever file its function stands in."""
    every = [(mutant, file.tree) for file in files for mutant in file.found]
    return sorted(every, key=lambda one: hashlib.sha256(f"{seed} {one[0].key}".encode()).digest())[:size]


def fresh_sample(files: list[Mutants], size: int, seed: int) -> list[Planted]:
    """The same, without the mutants of any sample in READ."""
    read = {mutant.key for taken, by in READ for mutant, _ in sample(files, taken, by)}
    every = sample(files, sum(len(file.found) for file in files), seed)
    return [one for one in every if one[0].key not in read][:size]


ARGUMENTS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "-W", "ignore"]
ARGUMENTS += ["--tb=no", "--assert=plain"]  # nobody reads why a mutant was killed


# --- one mutant ---


def meet_anew(mutant: Mutant, tree: ast.Module, known: Reached, patience: float) -> str:
    """killed or survived, in a process that reads the changed module; unreached if no test reads it."""
    tests, expected = tests_for(mutant, known, at_import=True, seconds=patience)
    if not tests:
        return "unreached"
    module = mutant.file.removeprefix("src/").removesuffix(".py").replace("/", ".")

    def run(_: int) -> int:
        mutant.plant()
        code = compile(ast.fix_missing_locations(tree), str(ROOT / mutant.file), "exec")
        ordinary = SourceFileLoader.get_code

        def get_code(self: Any, fullname: str) -> CodeType | None:
            return code if fullname == module else ordinary(self, fullname)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
        with contextlib.suppress(Exception):
            importlib.import_module(module)
            return int(pytest.main(["-x", *ARGUMENTS, *tests]))
        return 1

    return "survived" if in_a_child(run, 60 + 4 * expected)[0] == 0 else "killed"


def read_all_words() -> None:
    """Parse every file of words before any fork, so that no mutant's tests have to."""
    from fluent import runtime

    from papercove import game, game_ids, words

    runtime.FluentResource = cache(runtime.FluentResource)
    for id in game_ids():
        for language in words.LANGUAGES:
            words.Words(language, game(id))


class Run:
    """A pytest plugin that collects all tests, and then runs some of them for each mutant."""

    def __init__(self, chosen: list[Planted], files: list[Mutants], kept: Kept, late: float, patience: float) -> None:
        self.chosen, self.files, self.kept, self.late, self.patience = chosen, files, kept, late, patience
        self.items: dict[str, Any] = {}
        self.config: Any = None
        self.failed = False
        self.live: Functions = {}
        self.at_import = Reach(files)
        sys.setprofile(self.at_import.trace)

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.failed = self.failed or report.failed

    def passes(self, item: Any, following: Any) -> bool:
        self.failed = False
        self.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return not self.failed

    def pytest_runtestloop(self, session: Any) -> bool:
        sys.setprofile(None)
        self.config = session.config
        self.items = {item.nodeid: item for item in session.items}
        read_all_words()
        known = reach(self, self.files, self.late)
        used_by_reading = set(self.at_import.called())
        self.live = live_functions(ROOT, self.files)
        gc.freeze()  # what a fork does not touch need not be copied for it
        for mutant, tree in self.chosen if known else []:
            if mutant.at_import or mutant.place in used_by_reading:
                continue
            self.kept.meet(mutant, lambda mutant=mutant, tree=tree: self.meet(mutant, tree, known), self.late)  # type: ignore[misc]
        (KEPT / "known.json").write_text(json.dumps([known, sorted(used_by_reading)]), "utf-8")
        return True

    def meet(self, mutant: Mutant, tree: ast.Module, known: Reached) -> str:
        """killed or survived, in a fork of this process; unreached if no test calls its function."""
        tests, expected = tests_for(mutant, known, at_import=False, seconds=self.patience)
        items = [self.items[test] for test in tests]
        if not items:
            return "unreached"

        def run(_: int) -> int:
            exchange(ROOT, mutant, tree, self.live)
            signal.signal(signal.SIGVTALRM, lambda *_: os._exit(1))  # a loop without end is noticed, too
            for item, following in zip(items, [*items[1:], None], strict=True):
                signal.setitimer(signal.ITIMER_VIRTUAL, 1 + 4 * known[item.nodeid][0])
                if not self.passes(item, following):
                    return 1
            return 0

        return "survived" if in_a_child(run, 30 + 4 * expected)[0] == 0 else "killed"


# --- what is known ---


class Kept:
    """What became of each mutant, in a file: it holds as long as the mutant's function stays as it is."""

    def __init__(self) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        self.path = KEPT / "results.json"
        self.results: dict[str, list[str]] = json.loads(self.path.read_text("utf-8")) if self.path.exists() else {}

    def of(self, mutant: Mutant) -> str:
        result, source = self.results.get(mutant.key, ("waiting", mutant.source))
        return result if source == mutant.source else "waiting"

    def meet(self, mutant: Mutant, work: Callable[[], str], late: float) -> None:
        """Let a mutant meet the tests, unless it has, or the time is up."""
        if self.of(mutant) != "waiting" or time.monotonic() > late:
            return
        begun = time.monotonic()
        self.results[mutant.key] = [work(), mutant.source]
        print(f"{self.of(mutant):9} {time.monotonic() - begun:6.1f} s  {mutant.name}", flush=True)
        self.path.write_text(json.dumps(self.results), "utf-8")

    def forget_survivors(self) -> None:
        self.results = {key: result for key, result in self.results.items() if result[0] == "killed"}
        self.path.write_text(json.dumps(self.results), "utf-8")


def report(kept: Kept, chosen: list[Planted]) -> None:
    """What became of the sample, file by file, and the line of each survivor."""
    rows: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant, _ in chosen:
        rows[mutant.file][kept.of(mutant)] += 1
    for file, row in sorted(rows.items()):
        print(f"{file.removeprefix('src/papercove/games/'):32}", dict(sorted(row.items())))
    for mutant, _ in sorted(chosen, key=lambda one: (one[0].file, one[0].line)):
        if kept.of(mutant) in ("survived", "unreached"):
            source = (ROOT / mutant.file).read_text("utf-8").splitlines()[mutant.line - 1].strip()
            print(f"{kept.of(mutant)} {mutant.name}\n    {source}")
    met = [kept.of(mutant) for mutant, _ in chosen if kept.of(mutant) != "waiting"]
    if met:
        print(f"{met.count('killed')} of {len(met)} killed, {100 * met.count('killed') / len(met):.1f} %")


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--sample", type=int, default=300, help="how many mutants of all")
    wanted.add_argument("--seed", type=int, default=14, help="which ones")
    wanted.add_argument("--fresh", action="store_true", help="none for which a test may have been written")
    wanted.add_argument("--seconds", type=float, default=400, help="stop after so long; the next run goes on")
    wanted.add_argument("--patience", type=float, default=SECOND, help="seconds of slower tests, after the quick ones")
    wanted.add_argument("--only", default="", help="only mutants whose name has this in it")
    wanted.add_argument("--nice", type=int, default=10, help="how much to stand back for others")
    wanted.add_argument("--again", action="store_true", help="let survivors meet the tests again")
    wanted.add_argument("--report", action="store_true", help="only say what is known")
    asked = wanted.parse_args()
    os.nice(asked.nice)
    late = time.monotonic() + asked.seconds
    files = all_mutants()
    draw = fresh_sample if asked.fresh else sample
    chosen = [one for one in draw(files, asked.sample, asked.seed) if asked.only in one[0].name]
    print(f"{sum(len(file.found) for file in files)} mutants, {len(chosen)} of them by seed {asked.seed}")
    kept = Kept()
    if asked.again:
        kept.forget_survivors()
    if not asked.report:
        in_a_child(
            lambda _: int(pytest.main([*ARGUMENTS, *TESTS], [Run(chosen, files, kept, late, asked.patience)])),
            0,
            quiet=False,
        )
        kept = Kept()
        known, used_by_reading = json.loads((KEPT / "known.json").read_text("utf-8"))
        for mutant, tree in chosen if known else []:
            if mutant.at_import or mutant.place in used_by_reading:
                kept.meet(mutant, lambda mutant=mutant, tree=tree: meet_anew(mutant, tree, known, asked.patience), late)  # type: ignore[misc]
    report(kept, chosen)


if __name__ == "__main__":
    os.environ["PAPERCOVE_INTERPRETED"] = "1"
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    # imported once, before any fork: all that the tests need but the games themselves
    import hypothesis
    import msgspec  # noqa: F401
    import numpy as np  # noqa: F401
    import pytest

    # a failing example is not made smaller, and the next run tries the same ones
    hypothesis.settings.register_profile(
        "mutants",
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        derandomize=True,
        database=None,
    )
    hypothesis.settings.load_profile("mutants")
    main()
