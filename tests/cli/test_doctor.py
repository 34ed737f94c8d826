"""How a data folder is."""

import os

import pytest

from tests.cli.evening import Evening, evening
from topcut.cli.data import opened
from topcut.store.place import DATABASE

__all__ = ["evening"]


def test_the_doctor_finds_everything_in_order(evening: Evening) -> None:
    evening.new()
    said = evening.topcut("doctor")
    assert said.code == 0
    assert "the chain is whole" in said.out
    assert "Everything is in order." in said.out
    assert evening.topcut("doctor", "--json").json["ok"] is True


def test_the_doctor_makes_no_folder(evening: Evening) -> None:
    assert evening.topcut("doctor").code == 0
    assert not evening.folder.exists()


def test_the_doctor_finds_a_flipped_byte(evening: Evening) -> None:
    evening.begun(players=4)
    file = evening.folder / DATABASE
    content = bytearray(file.read_bytes())
    place = content.find(b'"player":"p3"')
    content[place + 11] ^= 1
    file.write_bytes(bytes(content))
    said = evening.topcut("doctor")
    assert said.code == 1
    assert "damaged" in said.out
    assert "needs you." in said.out


def test_the_doctor_says_who_holds_the_folder(evening: Evening) -> None:
    evening.new()
    with opened(evening.folder):
        said = evening.topcut("doctor")
    assert said.code == 1
    assert f"process {os.getpid()}" in said.out


@pytest.mark.fault("F9")
def test_the_doctor_knows_another_programs_file(evening: Evening) -> None:
    evening.folder.mkdir()
    (evening.folder / DATABASE).write_bytes(b"no database at all" * 100)
    said = evening.topcut("doctor")
    assert said.code == 1
    assert "was not written by Topcut" in said.out
