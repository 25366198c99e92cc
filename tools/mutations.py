"""What counts as a small mistake in a file of Python: an operator swapped, a number raised by one, a condition turned
round, a statement left out. tools/mutants.py plants them."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

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
    """One change that can be made to a file's syntax tree; `plant` makes it.

    `key` says which one it is by its folder, its function, and its number among all of that function: it stays the
    same when lines move or a file is cut in two. `place` is folder and function, `source` the function's fingerprint.
    """

    file: str
    line: int
    function: str
    what: str
    key: str
    place: str
    source: str
    plant: Callable[[], None]

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.what}"

    @property
    def at_import(self) -> bool:
        """Whether it changes what runs when the module is read: no function could be exchanged later."""
        return self.function == MODULE or (self.function[0].isupper() and "." not in self.function)


MODULE = "<module>"


class Mutants:
    """All mutants of one file, named by its path from `root` on."""

    def __init__(self, path: Path, root: Path) -> None:
        self.file = path.relative_to(root).as_posix()
        self.tree = ast.parse(path.read_text("utf-8"))
        self.found: list[Mutant] = []
        self.function: list[str] = []
        self.inside = False  # a function: what it defines itself belongs to it
        self.source = fingerprint(ast.dump(self.tree))
        self.counted: Counter[str] = Counter()
        self.visit(self.tree)

    def add(self, node: ast.AST, what: str, plant: Callable[[], None]) -> None:
        function = ".".join(self.function) or MODULE
        place = f"{self.file.rpartition('/')[0] if self.inside else self.file}:{function}"
        key = f"{place} #{self.counted[function]} {what}"
        self.counted[function] += 1
        line = getattr(node, "lineno", 0)
        self.found.append(Mutant(self.file, line, function, what, key, place, self.source, plant))

    def visit(self, node: ast.AST) -> None:
        """Collect what can be changed in `node` and below it; types, imports and words for readers are left alone."""
        match node:
            case ast.Import() | ast.ImportFrom() | ast.JoinedStr() | ast.Raise():
                return
            case ast.If() if is_about_compiling(node.test):
                self.visit_body(node.orelse)
                return
            case ast.FunctionDef() | ast.ClassDef():
                self.visit_definition(node)
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

    def visit_definition(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        if self.inside:
            self.visit_body(node.body)
            return
        outside = self.source
        self.function.append(node.name)
        self.inside = isinstance(node, ast.FunctionDef)
        self.source = fingerprint(ast.dump(node)) if self.inside else outside
        self.visit_body(node.body)
        self.inside, self.source = False, outside
        self.function.pop()

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


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
