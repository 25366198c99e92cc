"""Do the tests notice a mistake in the rules? Plants one at a time in the games' kernel files, and runs the tests.

    .venv/bin/python tools/mutants.py --sample 300 --seed 14 --seconds 400    as far as that time goes; again to go on
    .venv/bin/python tools/mutants.py --sample 300 --seed 14 --report              what is known of this sample so far

tools/mutations.py says what a mistake is, tools/live_functions.py plants it. First every test file runs once,
interpreted, to learn which functions each test reaches and how long it takes. Then each mutant meets the tests that
reach its function, near and quick ones first, until one fails (killed), or all have passed or their time is up
(survived). The tests are collected once: each mutant lives in a fork of that process, where its function is exchanged;
only what runs when a module is read needs a process of its own. No file is changed. What was found is kept in
build/mutants until the function changes.
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
import resource
import select
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
from live_functions import Functions, exchange, live_functions  # noqa: E402
from mutations import Mutant, Mutants  # noqa: E402

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
TESTS = (
    *(
        f"tests/games/sea_salt_paper/test_{name}.py"
        for name in (
            *("scoring", "guidance", "beliefs", "forgetting", "turns", "rounds", "memory", "retelling", "worth"),
            *("count", "cards", "evening", "match", "play", "explanations", "view"),
        )
    ),
    *(
        f"tests/games/paper_world/test_{name}.py"
        for name in (
            *("guidance", "jumps", "ending", "turns", "objectives", "cards", "view", "evening", "match", "play"),
            *("reader", "beliefs"),
        )
    ),
    *("tests/games/test_reasons.py", "tests/golden/test_golden.py"),
)
NEAR = {  # the tests that are about a module meet its mutants first; a name without an entry is its own
    "rules": ("turns", "jumps", "rounds", "view", "explanations"),
    "deals": ("cards", "beliefs"),
    "landscape": ("guidance", "objectives", "turns"),
    "scoring": ("scoring", "ending", "rounds"),
    "view": ("view", "turns", "memory"),
    **dict.fromkeys(
        ("memory", "explanation", "agreement", "unfolding", "beliefs"),
        ("explanations", "beliefs", "forgetting", "memory", "retelling"),
    ),
}
KEPT = ROOT / "build/mutants"
SLOW = 1.0  # seconds that a test may take interpreted; slower ones kill nothing here
PATIENCE = 4.0  # seconds of tests that one mutant meets, by the time they took without it
MEMORY = 3 << 30  # bytes that a mutant may take: one that never stops collecting is noticed, too

Planted = tuple[Mutant, ast.Module]
Reached = dict[str, tuple[float, list[str]]]  # for each test its seconds, and the functions it calls


def all_mutants() -> list[Mutants]:
    return [Mutants(GAMES / game / f"{name}.py", ROOT) for game, names in FILES.items() for name in names]


def sample(files: list[Mutants], size: int, seed: int) -> list[Planted]:
    """So many mutants, in random order; every one as likely as another, whatever file its function stands in."""
    every = [(mutant, file.tree) for file in files for mutant in file.found]
    return sorted(every, key=lambda one: hashlib.sha256(f"{seed} {one[0].key}".encode()).digest())[:size]


# --- processes ---

ARGUMENTS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "-W", "ignore"]
ARGUMENTS += ["--tb=no", "--assert=plain"]  # nobody reads why a mutant was killed


def in_a_child(work: Callable[[int], int], seconds: float, quiet: bool = True) -> tuple[int, bytes]:
    """Let a fork of this process do `work`, for so much processor time; its exit code and what it wrote."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 70
        with contextlib.suppress(BaseException):
            os.close(reading)
            if quiet:
                silence = os.open(os.devnull, os.O_WRONLY)
                os.dup2(silence, 1)
                os.dup2(silence, 2)
                resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = work(writing)
        os._exit(code)
    os.close(writing)
    answer = b""
    while select.select([reading], [], [])[0] and (piece := os.read(reading, 1 << 16)):
        answer += piece
    os.close(reading)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), answer


# --- which tests reach what ---


class TooSlowError(BaseException):
    """A test has taken longer than SLOW seconds of processor time."""


class Reach:
    """For each test, the functions of our files that it calls, and how long it takes."""

    def __init__(self, files: list[Mutants]) -> None:
        self.folders = {str(ROOT / file.file): file.file.rpartition("/")[0] for file in files}
        self.tests: Reached = {}
        self.seen: set[CodeType] = set()
        self.stopped = False

    def called(self) -> list[str]:
        ours = [code for code in self.seen if code.co_filename in self.folders]
        places = {f"{self.folders[code.co_filename]}:{code.co_qualname.partition('.<locals>')[0]}" for code in ours}
        return sorted(places)

    def trace(self, frame: Any, *_: object) -> None:
        self.seen.add(frame.f_code)

    def stop(self, *_: object) -> None:
        self.stopped = True
        raise TooSlowError

    def learn(self, run: Run, items: list[Any]) -> None:
        signal.signal(signal.SIGVTALRM, self.stop)
        slow: set[str] = set()  # a test that is slow with one argument is not tried with others
        for item in items:
            if item.originalname in slow:
                continue
            self.seen, self.stopped = set(), False
            begun = time.process_time()
            signal.setitimer(signal.ITIMER_VIRTUAL, SLOW)
            sys.settrace(self.trace)
            passed = False
            with contextlib.suppress(TooSlowError):
                passed = run.passes(item, None)
            sys.settrace(None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if passed:
                self.tests[item.nodeid] = (round(time.process_time() - begun, 3), self.called())
            if self.stopped:
                slow.add(item.originalname)


def reach(run: Run, files: list[Mutants], late: float) -> Reached:
    """What each test reaches, from build/mutants where known; nothing if there is no time to learn it all."""
    places = sorted({mutant.place for file in files for mutant in file.found})
    tests: Reached = {}
    for name in TESTS:
        kept = KEPT / f"{name.replace('/', '-')}.json"
        found = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        of = [places, hashlib.sha256((ROOT / name).read_bytes()).hexdigest()]
        if found.get("of") != of:
            if time.monotonic() > late:
                print(f"no time to learn what {name} reaches: next time", flush=True)
                return {}
            items = [item for item in run.items.values() if item.nodeid.startswith(f"{name}::")]

            def learn(out: int, items: list[Any] = items) -> int:
                plugin = Reach(files)
                plugin.learn(run, items)
                os.write(out, json.dumps(plugin.tests).encode())
                return 0

            answer = json.loads(in_a_child(learn, 3600)[1])
            print(f"{len(answer):4} of {len(items)} tests of {name}", flush=True)
            found = {"of": of, "tests": answer}
            kept.write_text(json.dumps(found), "utf-8")
        tests |= found["tests"]
    return tests


# --- one mutant ---


def tests_for(mutant: Mutant, known: Reached, at_import: bool, patience: float) -> tuple[list[str], float]:
    """The tests that reach its function, near ones and then the quickest first, as many as its time allows, and that.

    Whoever calls anything of a game has read its modules.
    """
    folder, _, name = mutant.file.removesuffix(".py").rpartition("/")
    folder += ":"
    near = tuple(f"/test_{one}.py" for one in NEAR.get(name, (name,)))
    chosen, total = [], 0.0
    order = sorted((not test.partition("::")[0].endswith(near), took, test) for test, (took, _) in known.items())
    for _, seconds, test in order:
        called = known[test][1]
        if not (any(one.startswith(folder) for one in called) if at_import else mutant.place in called):
            continue
        if total + seconds > patience:
            break
        total += seconds
        chosen.append(test)
    return chosen, total


def meet_anew(mutant: Mutant, tree: ast.Module, known: Reached, patience: float) -> str:
    """killed or survived, in a process that reads the changed module; unreached if no test reads it."""
    tests, expected = tests_for(mutant, known, at_import=True, patience=patience)
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

    from papercove import game, games, words

    runtime.FluentResource = cache(runtime.FluentResource)
    for id in games():
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
        tests, expected = tests_for(mutant, known, at_import=False, patience=self.patience)
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
    wanted.add_argument("--seconds", type=float, default=400, help="stop after so long; the next run goes on")
    wanted.add_argument("--patience", type=float, default=PATIENCE, help="seconds of tests that a mutant meets")
    wanted.add_argument("--only", default="", help="only mutants whose name has this in it")
    wanted.add_argument("--nice", type=int, default=10, help="how much to stand back for others")
    wanted.add_argument("--again", action="store_true", help="let survivors meet the tests again")
    wanted.add_argument("--report", action="store_true", help="only say what is known")
    asked = wanted.parse_args()
    os.nice(asked.nice)
    late = time.monotonic() + asked.seconds
    files = all_mutants()
    chosen = [one for one in sample(files, asked.sample, asked.seed) if asked.only in one[0].name]
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
