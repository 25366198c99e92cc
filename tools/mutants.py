"""Do the tests notice a mistake in the rules? Plants one at a time in the games' kernel files, and runs the tests.

    .venv/bin/python tools/mutants.py --sample 300 --seed 14 --seconds 400    as far as that time goes; again to go on
    .venv/bin/python tools/mutants.py --sample 300 --seed 14 --report              what is known of this sample so far

A mutant is one small change: an operator swapped, a number raised by one, a condition turned round, a statement left
out. First every test file runs once, interpreted, to learn which functions each test reaches and how long it takes.
Then each mutant meets the tests that reach its function, the quickest first, until one fails (killed), or all have
passed or their time is up (survived). What was found is kept in build/mutants until the files change. docs/mutants.md
says which mutants survive, and why.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib
import json
import os
import random
import select
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/papercove/games"
FILES = {
    "sea_salt_paper": ("rules", "rounds", "scoring", "memory", "beliefs", "view", "guidance"),
    "paper_world": ("rules", "landscape", "objectives", "scoring", "view", "guidance"),
}
TESTS = (
    *(
        f"tests/games/sea_salt_paper/test_{name}.py"
        for name in ("scoring", "guidance", "forgetting", "turns", "rounds")
    ),
    *(
        f"tests/games/paper_world/test_{name}.py"
        for name in ("guidance", "jumps", "ending", "turns", "objectives", "cards")
    ),
    *(f"tests/games/sea_salt_paper/test_{name}.py" for name in ("memory", "retelling", "worth", "count", "cards")),
    *("tests/games/paper_world/test_view.py", "tests/games/test_reasons.py", "tests/golden/test_golden.py"),
)
KEPT = ROOT / "build/mutants"
SLOW = 6  # seconds that a test may take interpreted; slower ones kill nothing here
PATIENCE = 15.0  # seconds of tests, at most, that one mutant meets, by the time they took without it

BOTH_WAYS: tuple[tuple[Any, Any], ...] = (
    (ast.Lt, ast.LtE),
    (ast.Gt, ast.GtE),
    (ast.Eq, ast.NotEq),
    (ast.In, ast.NotIn),
    (ast.Is, ast.IsNot),
    (ast.And, ast.Or),
    (ast.Add, ast.Sub),
    (ast.LShift, ast.RShift),
    (ast.BitAnd, ast.BitOr),
)
SWAPS = {
    **{one: other for pair in BOTH_WAYS for one, other in (pair, reversed(pair))},
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitXor: ast.BitOr,
}


class Mutant(NamedTuple):
    """One change that can be made to a file's syntax tree; `plant` makes it."""

    file: str
    line: int
    function: str
    what: str
    number: int
    plant: Callable[[], None]

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.what} #{self.number}"


class Mutants:
    """All mutants of one file."""

    def __init__(self, path: Path) -> None:
        self.file = path.relative_to(ROOT).as_posix()
        self.tree = ast.parse(path.read_text("utf-8"))
        self.found: list[Mutant] = []
        self.function: list[str] = []
        self.visit(self.tree)

    def add(self, node: ast.AST, what: str, plant: Callable[[], None]) -> None:
        function = ".".join(self.function) or "<module>"
        self.found.append(Mutant(self.file, getattr(node, "lineno", 0), function, what, len(self.found), plant))

    def visit(self, node: ast.AST) -> None:
        """Collect what can be changed in `node` and below it; types, imports and words for readers are left alone."""
        match node:
            case ast.Import() | ast.ImportFrom() | ast.JoinedStr() | ast.Raise():
                return
            case ast.If() if is_about_compiling(node.test):
                self.visit_body(node.orelse)
                return
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                self.function.append(name)
                self.visit_body(node.body)
                self.function.pop()
                return
            case ast.AnnAssign(value=value):
                if value is not None:
                    self.visit(value)
                return
            case ast.Call(func=ast.Attribute(value=ast.Name("cython"), attr="cast")):
                self.visit(node.args[1])
                return
            case ast.Subscript(value=ast.Name("list" | "dict" | "tuple" | "cast")):
                return
        self.change(node)
        for field, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                self.visit_body(value)
            elif isinstance(value, list):
                for inner in value:
                    if isinstance(inner, ast.AST):
                        self.visit(inner)
            elif isinstance(value, ast.AST) and field not in ("op", "ctx", "annotation", "returns"):
                self.visit(value)

    def visit_body(self, body: list[ast.stmt]) -> None:
        for at, statement in enumerate(body):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue  # a docstring
            if self.function and is_an_effect(statement):
                gone = ast.copy_location(ast.Pass(), statement)
                self.add(statement, "left out", lambda at=at, gone=gone: body.__setitem__(at, gone))  # type: ignore[misc]
            self.visit(statement)

    def change(self, node: ast.AST) -> None:
        match node:
            case ast.Compare():
                for at, op in enumerate(node.ops):
                    if new := SWAPS.get(type(op)):
                        plant = lambda at=at, new=new: node.ops.__setitem__(at, new())  # noqa: E731
                        self.add(node, f"{type(op).__name__} -> {new.__name__}", plant)
            case ast.BinOp() | ast.AugAssign() | ast.BoolOp():
                if new := SWAPS.get(type(node.op)):
                    what = f"{type(node.op).__name__} -> {new.__name__}"
                    self.add(node, what, lambda: setattr(node, "op", new()))
            case ast.UnaryOp(op=ast.Not() | ast.Invert()):
                self.add(node, f"{type(node.op).__name__} left out", lambda: setattr(node, "op", ast.UAdd()))
            case ast.Constant(value=bool(truth)):
                self.add(node, f"{truth} -> {not truth}", lambda: setattr(node, "value", not truth))
            case ast.Constant(value=int() | float() as number):
                self.add(node, f"{number} -> {number + 1}", lambda: setattr(node, "value", number + 1))
            case ast.Constant(value=str(text)) if text:
                self.add(node, f"{text!r} -> ''", lambda: setattr(node, "value", ""))
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
                    turned = ast.fix_missing_locations(ast.copy_location(ast.UnaryOp(ast.Not(), test), test))
                    self.add(node, "condition turned round", lambda: setattr(node, "test", turned))


def is_about_compiling(test: ast.expr) -> bool:
    return any(word in ast.unparse(test) for word in ("cython.compiled", "TYPE_CHECKING"))


def is_an_effect(statement: ast.stmt) -> bool:
    """Whether something happens that could be forgotten, without a name being missing afterwards."""
    match statement:
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            return True
    return False


def all_mutants() -> list[Mutants]:
    paths = [GAMES / game / f"{name}.py" for game, names in FILES.items() for name in names]
    return [Mutants(path) for path in paths if path.exists()]


# --- which tests reach what ---


class TooSlowError(BaseException):
    """A test has taken longer than SLOW seconds of processor time."""


class Reach:
    """A pytest plugin: for each test, the functions of our files that it calls, and how long it takes."""

    def __init__(self, files: set[str]) -> None:
        self.files = {str(ROOT / file): file for file in files}
        self.tests: dict[str, tuple[float, list[str]]] = {}
        self.failed: set[str] = set()
        self.seen: set[Any] = set()
        self.begun = 0.0
        signal.signal(signal.SIGVTALRM, self.stop)

    def stop(self, *_: object) -> None:
        raise TooSlowError

    def trace(self, frame: Any, *_: object) -> None:
        self.seen.add(frame.f_code)

    def pytest_runtest_setup(self) -> None:
        self.seen = set()
        self.begun = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, SLOW)
        sys.settrace(self.trace)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
        if report.when == "teardown":
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            sys.settrace(None)
            codes = [code for code in self.seen if code.co_filename in self.files]
            called = sorted({f"{self.files[code.co_filename]}:{code.co_name}" for code in codes})
            if report.nodeid not in self.failed:
                self.tests[report.nodeid] = (round(time.process_time() - self.begun, 3), called)


def reach(files: list[Mutants], late: float) -> dict[str, tuple[float, list[str]]]:
    """For each test its seconds and the functions it calls, from build/mutants where known, as far as the time goes."""
    functions = sorted({f"{mutant.file}:{mutant.function}" for file in files for mutant in file.found})
    tests: dict[str, tuple[float, list[str]]] = {}
    for path in (ROOT / test for test in TESTS):
        kept = KEPT / f"{path.relative_to(ROOT).as_posix().replace('/', '-')}.json"
        found = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        if found.get("of") != [functions, print_of([path])]:
            if time.monotonic() > late:
                print(f"no time for {path.relative_to(ROOT)}: what survives may be killed by it next time")
                continue

            def learn(out: int, path: Path = path) -> int:
                plugin = Reach({file.file for file in files})
                pytest.main([*ARGUMENTS, str(path)], [plugin])
                os.write(out, json.dumps([plugin.tests, sorted(plugin.failed)]).encode())
                return 0

            answer = json.loads(in_a_child(learn, 3600)[1])
            again = ["--collect-only", *ARGUMENTS, *answer[0]]
            if answer[0] and in_a_child(lambda _, again=again: int(pytest.main(again)), 600)[0] != 0:  # type: ignore[misc]
                raise SystemExit(f"{path}: its tests cannot be asked for by name")
            print(f"{len(answer[0]):4} tests of {path.relative_to(ROOT)}, without {answer[1]}", flush=True)
            found = {"of": [functions, print_of([path])], "tests": answer[0]}
            kept.write_text(json.dumps(found), "utf-8")
        tests |= found["tests"]
    return tests


def print_of(paths: list[Path]) -> str:
    """A fingerprint of these files."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(paths))).hexdigest()[:16]


# --- one mutant ---

ARGUMENTS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "-W", "ignore"]


def in_a_child(work: Callable[[int], int], seconds: float) -> tuple[int | None, bytes]:
    """Let a fork of this process do `work`; its exit code and what it wrote, or None if it took longer than that."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 70
        with contextlib.suppress(BaseException):
            os.setsid()
            os.close(reading)
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            code = work(writing)
        os._exit(code)
    os.close(writing)
    answer, late = b"", time.monotonic() + seconds
    while True:
        if not select.select([reading], [], [], max(0.0, late - time.monotonic()))[0]:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(reading)
            return None, answer
        piece = os.read(reading, 1 << 16)
        if not piece:
            break
        answer += piece
    os.close(reading)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), answer


def is_reached(place: str, called: list[str]) -> bool:
    return place in called if not place.endswith(":") else any(one.startswith(place) for one in called)


def tests_for(mutant: Mutant, known: dict[str, tuple[float, list[str]]]) -> tuple[list[str], float]:
    """The tests that reach its function, the quickest first, as many as its time allows, and that time."""
    name = mutant.function.rpartition(".")[2]
    place = f"{mutant.file}:{name if name != '<module>' else ''}"  # whoever calls anything of a module has read it
    chosen, total = [], 0.0
    reaching = [(seconds, test) for test, (seconds, called) in known.items() if is_reached(place, called)]
    for seconds, test in sorted(reaching):
        if total + seconds > PATIENCE:
            break
        total += seconds
        chosen.append(test)
    return chosen, total


def meet(mutant: Mutant, tree: ast.Module, known: dict[str, tuple[float, list[str]]]) -> str:
    """killed or survived; unreached if no test calls its function."""
    tests, expected = tests_for(mutant, known)
    if not tests:
        return "unreached"
    module = mutant.file.removeprefix("src/").removesuffix(".py").replace("/", ".")

    def run(out: int) -> int:
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

    code, _ = in_a_child(run, 30 + 20 * expected)
    return "survived" if code == 0 else "killed"  # a loop without end is noticed, too


def sample(files: list[Mutants], size: int, seed: int) -> list[tuple[Mutant, ast.Module]]:
    """So many mutants, in random order; every one as likely as another."""
    every = [(mutant, file.tree) for file in files for mutant in file.found]
    random.Random(seed).shuffle(every)
    return every[:size]


def report(results: dict[str, str], chosen: list[tuple[Mutant, ast.Module]]) -> None:
    """What became of the sample, file by file, and the line of each survivor."""
    rows: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant, _ in chosen:
        rows[mutant.file][results.get(mutant.name, "waiting")] += 1
    for file, row in sorted(rows.items()):
        print(f"{file.removeprefix('src/papercove/games/'):32}", dict(sorted(row.items())))
    met = [results[mutant.name] for mutant, _ in chosen if mutant.name in results]
    for mutant, _ in sorted(chosen, key=lambda one: (one[0].file, one[0].line)):
        if results.get(mutant.name) in ("survived", "unreached"):
            source = (ROOT / mutant.file).read_text("utf-8").splitlines()[mutant.line - 1].strip()
            print(f"{results[mutant.name]} {mutant.name}\n    {source}")
    if met:
        print(f"{met.count('killed')} of {len(met)} killed, {100 * met.count('killed') / len(met):.1f} %")


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--sample", type=int, default=300, help="how many mutants of all")
    wanted.add_argument("--seed", type=int, default=14, help="which ones")
    wanted.add_argument("--seconds", type=float, default=400, help="stop after so long; the next run goes on")
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
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / "results.json"
    of = print_of([ROOT / file.file for file in files])
    before = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    results: dict[str, str] = before.get("results", {}) if before.get("of") == of else {}
    if asked.again:
        results = {name: result for name, result in results.items() if result == "killed"}
    known = {} if asked.report else reach(files, late - asked.seconds / 2)
    for mutant, tree in chosen if known else []:
        if mutant.name in results or time.monotonic() > late:
            continue
        begun = time.monotonic()
        results[mutant.name] = meet(mutant, tree, known)
        print(f"{results[mutant.name]:9} {time.monotonic() - begun:6.1f} s  {mutant.name}", flush=True)
        kept.write_text(json.dumps({"of": of, "results": results}), "utf-8")
    report(results, chosen)


if __name__ == "__main__":
    os.environ["PAPERCOVE_INTERPRETED"] = "1"
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    # imported once, before any fork: all that the tests need but the games themselves
    import hypothesis  # noqa: F401
    import msgspec  # noqa: F401
    import numpy as np  # noqa: F401
    import pytest

    main()
