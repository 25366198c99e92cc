"""The functions of a file that exist in this process, and how a mutant takes the place of one of them."""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

from mutations import Mutant, Mutants

Functions = dict[tuple[str, str], list[FunctionType]]  # by file and name


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code object, and all inside it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


def live_functions(root: Path, files: list[Mutants]) -> Functions:
    """The functions of our files that exist in this process."""
    paths = {str(root / file.file) for file in files}
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in paths:
            found[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
    return found


def imports_of_the_future(tree: ast.Module) -> list[ast.stmt]:
    return [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"]


def definition(tree: ast.Module, function: str) -> ast.stmt:
    """What defines a function: itself, or its class with nothing else in it."""
    name, _, method = function.partition(".")
    found = next(node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name)
    if isinstance(found, ast.ClassDef):
        found.body = [one for one in found.body if isinstance(one, ast.FunctionDef) and one.name == method]
    return found


def exchange(root: Path, mutant: Mutant, tree: ast.Module, live: Functions) -> None:
    """Plant a mutant in the functions that are already there."""
    path = str(root / mutant.file)
    mutant.plant()
    part = ast.Module([*imports_of_the_future(tree), definition(tree, mutant.function)], [])
    new = {code.co_qualname: code for code in codes(compile(ast.fix_missing_locations(part), path, "exec"))}
    if (path, mutant.function) not in live:
        raise LookupError(mutant.name)
    for function in live[path, mutant.function]:
        function.__code__ = new[mutant.function]
