"""A misfit says where it is in the file's own names, and what is wanted there."""

import subprocess
import sys
from typing import Annotated

import pytest
from msgspec import Meta, Struct

from topcut.declared import Misfit, bare, fields_of, read_as

Number = Annotated[int, Meta(ge=0, le=9)]


class Card(Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    name: str
    source: Number | None = None
    counts: dict[str, Number] = {}


class Deck(Struct, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


def misfit(card: object) -> Misfit:
    with pytest.raises(Misfit) as caught:
        read_as(Deck, {"cards": [{"name": "Axe"}, card]})
    return caught.value


def test_what_fits_is_read() -> None:
    assert read_as(Deck, {"cards": [{"name": "Axe", "from": 3}]}) == Deck((Card("Axe", 3),))


def test_a_wrong_value_is_found_by_the_names_of_the_file() -> None:
    wrong = misfit({"name": "Bow", "from": 10})
    assert [step for step, _ in wrong.steps] == ["cards", 1, "from"]
    assert [value for _, value in wrong.steps][-1] == 10
    assert wrong.wanted == Number
    assert bare(wrong.wanted) is int


def test_a_wrong_value_of_a_mapping_is_found_by_its_key() -> None:
    assert [step for step, _ in misfit({"name": "Bow", "counts": {"a": 1, "b": "x"}}).steps][2:] == ["counts", "b"]


def test_missing_and_unknown_fields_are_named() -> None:
    assert misfit({}).missing == "name"
    wrong = misfit({"name": "Bow", "source": 1})
    assert (wrong.missing, wrong.unknown) == (None, "source")
    assert tuple(fields_of(wrong.wanted)) == ("name", "from", "counts")


def test_not_strict_text_may_stand_for_a_number() -> None:
    tables = {"cards": [{"name": "Axe", "from": "3"}]}
    assert read_as(Deck, tables, strict=False).cards[0].source == 3
    with pytest.raises(Misfit):
        read_as(Deck, tables)


TOGETHER = """
import sys, threading
from topcut.rules import codec
from topcut.rules.facts import FACTS

sys.setswitchinterval(1e-5)  # as if the computer were busy
at_once = threading.Barrier(6)

def read():
    for kind in FACTS:
        at_once.wait()
        try:
            codec.decode(kind, codec.VERSION, {"round": 1, "player": "p1", "table": 1, "match": 1})
        except codec.UnknownFact:
            pass

threads = [threading.Thread(target=read) for _ in range(6)]
for one in threads:
    one.start()
for one in threads:
    one.join()
"""


def test_the_first_time_that_many_threads_read_something_at_once_ends_no_program() -> None:
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", TOGETHER], capture_output=True, timeout=120, check=False)
        assert done.returncode == 0, done.returncode
