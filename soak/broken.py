"""One broken rule: the file that says it, as it must not read."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Break:
    """`whole` is the file as it must read to be told from `text` by nothing but the break."""

    name: str
    file: str  # below the root
    clauses: tuple[str, ...]  # whose tests should notice
    text: Callable[[], str]
    whole: Callable[[], str]
