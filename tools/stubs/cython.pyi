"""What a type checker has to know of Cython, which brings no types: a decorator leaves its method as it is."""

from typing import Any, TypeVar

Method = TypeVar("Method")

def final(method: Method) -> Method: ...
def __getattr__(name: str) -> Any: ...
