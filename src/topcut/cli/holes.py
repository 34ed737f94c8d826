"""Versions of Python in which strangers can hold up a server, by what is published of its own parsers."""

from collections.abc import Mapping
from dataclasses import dataclass

Version = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Hole:
    id: str
    fixed: Mapping[tuple[int, int], int]  # the first good release of each line; later lines never had it


HOLES = (
    Hole("CVE-2024-7592", {(3, 11): 10, (3, 12): 6}),  # http.cookies: time that grows with the square of a cookie
    Hole("CVE-2023-52425", {(3, 11): 9, (3, 12): 3}),  # the expat that comes with it: large tokens in XML
)


def holes(version: Version) -> tuple[str, ...]:
    """The ids of those that this version has, unless whoever packaged it has mended it."""
    return tuple(hole.id for hole in HOLES if version[2] < hole.fixed.get(version[:2], 0))


def mended(version: Version) -> str:
    """The first version of the same line without any of them."""
    line = version[:2]
    return "{}.{}.{}".format(*line, max(hole.fixed.get(line, 0) for hole in HOLES))
