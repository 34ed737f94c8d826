"""A pairing made by hand, as JSON: `[["ann", "cy"], ["bo", null]]` with a bye, or what `topcut pair --json` prints."""

from collections.abc import Iterator
from dataclasses import dataclass

from topcut.exchange.shape import a_list, an_id, perhaps_a_list
from topcut.ids import PlayerId
from topcut.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Handmade:
    """As it is in the file; whether these players can be paired is for others to say."""

    pairs: tuple[tuple[PlayerId, PlayerId], ...]
    byes: tuple[PlayerId, ...]


def handmade(document: object) -> Handmade:
    if isinstance(document, dict) and "pairs" not in document:
        raise Refusal("pairs-missing")
    values = a_list(document["pairs"] if isinstance(document, dict) else document, "pairs")
    seats = [_seats(value) for value in values]
    return Handmade(
        pairs=tuple((first, second) for first, second in seats if second is not None),
        byes=(*(first for first, second in seats if second is None), *_byes(document)),
    )


def _seats(value: object) -> tuple[PlayerId, PlayerId | None]:
    if not isinstance(value, list) or len(value) != 2:
        raise Refusal("pairs-not-two")
    first, second = value
    return _player(first), None if second is None else _player(second)


def _byes(document: object) -> Iterator[PlayerId]:
    if isinstance(document, dict):
        if document.get("bye") is not None:
            yield _player(document["bye"])
        yield from map(_player, perhaps_a_list(document, "given_byes"))


def _player(value: object) -> PlayerId:
    return PlayerId(str(an_id(value, "pairs")))
