"""The witness remembers every head, and a torn line does not make it forget."""

from pathlib import Path

import pytest

from topcut.ids import TournamentId
from topcut.rules.chain import Head
from topcut.store import witness
from topcut.store.daybook import State
from topcut.store.witness import Statement, Witness, statement

CUP, OPEN = TournamentId("cup"), TournamentId("öpen")


def head(n: int) -> Head:
    return Head(n, bytes([n]) * 32)


def at(changes: int) -> State:
    return State(changes, 7)


def test_a_witness_that_heard_nothing_knows_nothing(tmp_path: Path) -> None:
    assert statement(tmp_path / "heads") == Statement({}, None, 0)


def test_the_last_word_on_each_tournament_counts(tmp_path: Path) -> None:
    told = Witness(tmp_path / "heads")
    told.note({CUP: head(1)}, at(1))
    told.note({OPEN: head(1)}, at(2))
    told.note({CUP: head(2)}, at(3))
    told.note({}, at(4))
    assert statement(tmp_path / "heads") == Statement({CUP: head(2), OPEN: head(1)}, at(4), 0)


def test_a_torn_line_says_nothing_and_the_one_before_is_still_true(tmp_path: Path) -> None:
    file = tmp_path / "heads"
    told = Witness(file)
    told.note({CUP: head(1)}, at(1))
    whole = len(file.read_bytes())
    told.note({CUP: head(2)}, at(2))
    for end in range(whole, len(file.read_bytes()) - 1):
        (tmp_path / "torn").write_bytes(file.read_bytes()[:end])
        assert statement(tmp_path / "torn") == Statement({CUP: head(1)}, at(1), 0)
    again = Witness(tmp_path / "torn")
    assert not again.is_whole
    again.note({CUP: head(3)}, at(3))
    assert statement(tmp_path / "torn") == Statement({CUP: head(3)}, at(3), 0)


def test_a_long_file_is_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witness, "LONGEST", 1000)
    file = tmp_path / "heads"
    told = Witness(file)
    for n in range(1, 100):
        told.note({CUP: head(n), OPEN: head(n)}, at(n))
    assert file.stat().st_size < 2000
    assert statement(file) == Statement({CUP: head(99), OPEN: head(99)}, at(99), 0)


def test_a_file_that_is_long_for_its_many_tournaments_is_not_written_anew_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(witness, "LONGEST", 1000)
    many = {TournamentId(f"cup {number}"): head(1) for number in range(20)}
    file = tmp_path / "heads"
    told = Witness(file)
    told.note(many, at(1))
    first = file.stat()
    assert first.st_size > 1000
    for n in range(2, 12):
        told.note({CUP: head(n)}, at(n))
        assert file.stat().st_ino == first.st_ino
    assert statement(file) == Statement({**many, CUP: head(11)}, at(11), 0)


def test_acts_that_stand_in_the_daybook_are_counted(tmp_path: Path) -> None:
    told = Witness(tmp_path / "heads")
    told.note({CUP: head(1)}, at(1))
    told.note({CUP: head(2)}, at(1), 1)
    assert statement(tmp_path / "heads") == Statement({CUP: head(2)}, at(1), 1)
