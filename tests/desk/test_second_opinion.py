"""Reports of the referee: one for each head, shared by all who ask, and never one that should no longer be known."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.desk import misjudging
from tests.desk.slowly import PATIENCE, until
from tests.keeping import forget
from tests.refusing import refusal_from
from tests.web.hall import Hall
from topcut.desk.referee import Referee
from topcut.desk.second_opinion import IN_LINE, SecondOpinion
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.announcing import announce
from topcut.store import reports
from topcut.store.place import Database, Where


@pytest.fixture
def hall(where: Where) -> Iterator[Hall]:
    made = Hall(where)
    yield made
    made.close()


def ask(hall: Hall, opinion: SecondOpinion) -> None:
    opinion.ask(hall.last)
    opinion.wait(hall.last, PATIENCE)


def slow(tmp_path: Path, hall: Hall) -> SecondOpinion:
    return SecondOpinion(hall.desk, partial(Referee, partial(misjudging.patiently, tmp_path)))


def begun(tmp_path: Path) -> int:
    said = tmp_path / "begun"
    return len(said.read_text().split()) if said.exists() else 0


def test_a_report_is_kept_for_its_head_over_a_restart(hall: Hall) -> None:
    t = hall.finished()
    ask(hall, SecondOpinion(hall.desk))
    hall.reopen()
    (kept,) = SecondOpinion(hall.desk).known(t)
    head = hall.store.head(t)
    assert (kept.n, kept.hash, kept.verdict.ok) == (head.n, head.hash, True)


@pytest.mark.fault("K4")
def test_reports_are_read_once_however_many_look(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    t, read = hall.paired(), []
    opinion = SecondOpinion(hall.desk)
    ask(hall, opinion)
    ask_store = hall.store.reports

    def counted(tournament: TournamentId) -> tuple[reports.Report, ...]:
        read.append(tournament)
        return ask_store(tournament)

    monkeypatch.setattr(hall.store, "reports", counted)
    assert {len(opinion.known(t)) for _ in range(20)} == {1}
    assert len(read) <= 1
    hall.act(announce, "lunch")
    ask(hall, opinion)
    assert {len(opinion.known(t)) for _ in range(20)} == {2}


def test_an_earlier_report_stays_beside_a_newer_one(hall: Hall) -> None:
    t = hall.paired()
    opinion = SecondOpinion(hall.desk)
    ask(hall, opinion)
    first = hall.store.head(t).n
    hall.act(announce, "lunch")
    ask(hall, opinion)
    assert [one.n for one in opinion.known(t)] == [first + 1, first]


def test_all_who_ask_share_one_run_and_its_answer(hall: Hall, tmp_path: Path) -> None:
    t = hall.paired()
    opinion = slow(tmp_path, hall)
    for _ in range(20):
        opinion.ask(t)
    until(lambda: begun(tmp_path))
    assert opinion.running(t) == hall.store.head(t).n
    (tmp_path / "go").touch()
    opinion.wait(t, PATIENCE)
    for _ in range(20):
        opinion.ask(t)
    assert (begun(tmp_path), opinion.running(t), len(opinion.known(t))) == (1, None, 1)


@pytest.mark.fault("K5")
def test_one_log_is_read_at_a_time_and_few_wait(hall: Hall, tmp_path: Path) -> None:
    opinion = slow(tmp_path, hall)
    waiting = [hall.tournament(players=0, ready=False) for _ in range(IN_LINE)]
    for t in waiting:
        opinion.ask(t)
    until(lambda: begun(tmp_path))
    assert refusal_from(opinion.ask, hall.tournament(players=0, ready=False)).code == "verify-busy"
    assert begun(tmp_path) == 1, "the others wait for their turn"
    (tmp_path / "go").touch()
    for t in waiting:
        opinion.wait(t, PATIENCE)
    assert all(opinion.known(t) for t in waiting)


def test_a_run_without_a_verdict_keeps_nothing_and_can_be_asked_again(hall: Hall) -> None:
    t = hall.paired()
    opinion = SecondOpinion(hall.desk, partial(Referee, misjudging.crash))
    ask(hall, opinion)
    failure = opinion.failure(t)
    assert failure is not None
    assert (failure.why.code, failure.n, opinion.known(t)) == ("verify-failed", hall.store.head(t).n, ())
    opinion._referee = Referee
    ask(hall, opinion)
    assert (opinion.failure(t), len(opinion.known(t))) == (None, 1)


def test_what_cannot_be_kept_is_shown_all_the_same(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    t = hall.paired()
    opinion = SecondOpinion(hall.desk)
    monkeypatch.setattr(hall.store._medium, "failed", Refusal("disk-full", free=0))
    ask(hall, opinion)
    (shown,) = opinion.known(t)
    assert shown.verdict.ok
    assert shown.unkept is not None
    assert shown.unkept.code == "disk-full"
    assert hall.store.reports(t) == ()
    opinion.ask(t)
    assert opinion.running(t) is None, "the answer is known"


def test_when_someone_is_forgotten_so_are_the_reports(hall: Hall, tmp_path: Path) -> None:
    t = hall.paired()
    ask(hall, SecondOpinion(hall.desk))
    assert hall.store.reports(t)
    forget(hall.store, t, PlayerId("p1"))
    assert hall.store.reports(t) == ()
    opinion = slow(tmp_path, hall)
    opinion.ask(t)
    until(lambda: begun(tmp_path))
    forget(hall.store, t, PlayerId("p2"))
    (tmp_path / "go").touch()
    opinion.wait(t, PATIENCE)
    failure = opinion.failure(t)
    assert failure is not None
    assert failure.why.code == "verify-outdated"
    assert opinion.known(t) == ()


def test_when_the_program_ends_so_does_the_run(hall: Hall, tmp_path: Path) -> None:
    t = hall.paired()
    opinion = slow(tmp_path, hall)
    opinion.ask(t)
    until(lambda: begun(tmp_path))
    opinion.close()
    until(lambda: opinion.running(t) is None)
    failure = opinion.failure(t)
    assert failure is not None
    assert failure.why.code == "stopping"
    assert refusal_from(opinion.ask, t).code == "stopping"


def test_only_the_latest_reports_are_kept(hall: Hall) -> None:
    t = hall.paired()
    for n in range(reports.KEPT + 5):
        hall.store.keep_report(t, reports.Report(n, b"", "2026-11-15T09:41:07.120Z", "{}"))
    kept = hall.store.reports(t)
    assert (len(kept), kept[0].n, kept[-1].n) == (reports.KEPT, reports.KEPT + 4, 5)


def test_what_one_process_asks_all_of_them_show(database: Database, tmp_path: Path) -> None:
    one, other = Hall(database), Hall(replace(database, folder=tmp_path / "other"))
    try:
        t = one.paired(players=4)
        until(lambda: other.store.knows(t))
        here, there = slow(tmp_path, one), SecondOpinion(other.desk)
        assert there.known(t) == ()
        here.ask(t)
        until(lambda: begun(tmp_path) == 1)
        assert there.running(t) == one.store.head(t).n
        assert there.is_settled(t), "nobody begins it again"
        here.close()
        here.wait(t, PATIENCE)
        assert there.running(t) is None
        failed = there.failure(t)
        assert failed is not None
        assert failed.why.code == "stopping"
        again = SecondOpinion(one.desk)
        again.ask(t)
        again.wait(t, PATIENCE)
        assert there.failure(t) is None
        until(lambda: there.known(t) == again.known(t) != ())
    finally:
        one.close()
        other.close()
