"""Which tests reach which functions, how long they take, and which of them meet a mutant."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import signal
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from types import CodeType
from typing import Any, Protocol

from forks import in_a_child
from mutations import Mutant, Mutants

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build/mutants"
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
        ("memory", "retelling", "explanation", "agreement", "unfolding", "beliefs"),
        ("explanations", "beliefs", "forgetting", "memory", "retelling", "play"),
    ),
}
QUICK = 1.0  # seconds that a test of the first stage may take interpreted
FIRST = 4.0  # seconds of quick tests that a mutant meets, by the time they took without it
LONG = 15.0  # seconds that any test may take; slower ones kill nothing here
SECOND = 30.0  # seconds of all other tests that a mutant meets which the quick ones did not notice

Reached = dict[str, tuple[float, list[str]]]  # for each test its seconds, and the functions it calls


class Runs(Protocol):
    """Whoever has collected all tests, and can run one of them."""

    items: dict[str, Any]

    def passes(self, item: Any, following: Any) -> bool: ...


class TooSlowError(BaseException):
    """A test has taken longer than LONG seconds of processor time."""


class Reach:
    """For each test, the functions of our files that it calls, and how long it takes."""

    def __init__(self, files: list[Mutants]) -> None:
        self.folders = {str(ROOT / file.file): file.file.rpartition("/")[0] for file in files}
        self.tests: Reached = {}
        self.seen: set[CodeType] = set()

    def called(self) -> list[str]:
        ours = [code for code in self.seen if code.co_filename in self.folders]
        places = {f"{self.folders[code.co_filename]}:{code.co_qualname.partition('.<locals>')[0]}" for code in ours}
        return sorted(places)

    def trace(self, frame: Any, *_: object) -> None:
        self.seen.add(frame.f_code)

    def stop(self, *_: object) -> None:
        raise TooSlowError

    def learn(self, run: Runs, items: list[Any]) -> None:
        signal.signal(signal.SIGVTALRM, self.stop)
        for item in items:
            self.seen = set()
            begun = time.process_time()
            signal.setitimer(signal.ITIMER_VIRTUAL, LONG)
            sys.settrace(self.trace)
            passed = False
            with contextlib.suppress(TooSlowError):
                passed = run.passes(item, None)
            sys.settrace(None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if passed:
                self.tests[item.nodeid] = (round(time.process_time() - begun, 3), self.called())


def reach(run: Runs, files: list[Mutants], late: float) -> Reached:
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


# --- which tests meet a mutant ---


def tests_for(mutant: Mutant, known: Reached, at_import: bool, seconds: float) -> tuple[list[str], float]:
    """The tests that reach its function, and what they take: FIRST seconds of quick ones, then `seconds` of others.

    In each stage those about its module come first, then the quickest. Whoever calls anything of a game has read its
    modules.
    """
    folder, _, name = mutant.file.removesuffix(".py").rpartition("/")
    folder += ":"
    near = tuple(f"/test_{one}.py" for one in NEAR.get(name, (name,)))

    def reaches(called: list[str]) -> bool:
        return any(one.startswith(folder) for one in called) if at_import else mutant.place in called

    order = sorted((not test.partition("::")[0].endswith(near), took, test) for test, (took, _) in known.items())
    reaching = [(took, test) for _, took, test in order if reaches(known[test][1])]
    quick = as_many_as_fit((one for one in reaching if one[0] <= QUICK), FIRST)
    others = as_many_as_fit((one for one in reaching if one not in quick), seconds)
    chosen = [*quick, *others]
    return [test for _, test in chosen], sum(took for took, _ in chosen)


def as_many_as_fit(tests: Iterable[tuple[float, str]], seconds: float) -> list[tuple[float, str]]:
    chosen, total = [], 0.0
    for took, test in tests:
        if total + took <= seconds:
            total += took
            chosen.append((took, test))
    return chosen
