"""Archived, deleted, removed for good: what becomes of a tournament as a whole."""

from pathlib import Path

import pytest

from tests.keeping import CUP, ORGANIZER, create, keep, set_up, with_cup
from tests.refusing import refusal_from
from topcut.desk import Clock, Desk
from topcut.ids import PlayerId, TournamentId
from topcut.rules.texts import Person
from topcut.store import Store
from topcut.store.accounts import Right, Session, Token
from topcut.store.applicants import Applicant, SignUp
from topcut.store.keeping import AS_USUAL, Drill, Keeping
from topcut.store.place import DATABASE, WITNESS, Where

AT = "2026-11-15T09:41:07.120Z"
OPEN = TournamentId("open")
DRILL = Drill("harbour", 16, speed=4, crew=True)
SECRET_NAME = "Xanthippe Quillfeather"


def furnished(where: Where) -> Store:
    """Two tournaments, the first one with something in every table."""
    store = Store(with_cup(where, acts=3))
    Desk(store, Clock()).create(ORGANIZER, create, tournament=OPEN)
    keep(store, CUP, Person(PlayerId("p1"), SECRET_NAME))
    store.set_sign_up(CUP, SignUp(open=True))
    store.keep_applicant(CUP, Applicant(0, "Bo", None, None, AT))
    store.keep(CUP, Keeping(archived=AT))
    store.change_access(
        lambda accounts: accounts.put(
            Right(CUP, "olga", "owner"),
            Token(b"t" * 32, "claim", CUP, "p1", AT, AT),
            Session("s1", b"c" * 32, b"d" * 32, "player", "p1", CUP, "Phone", AT, AT),
        )
    )
    return store


def test_it_is_as_usual_until_something_is_said(where: Where) -> None:
    with Store(with_cup(where)) as store:
        assert store.kept(CUP) == AS_USUAL
        store.keep(CUP, Keeping(archived=AT, drill=DRILL))
    with Store(where) as store:
        assert store.kept(CUP) == Keeping(archived=AT, drill=DRILL)


@pytest.mark.fault("L10")
def test_what_is_deleted_can_be_read_by_nobody_else_but_is_all_there(where: Where) -> None:
    with Store(with_cup(where)) as store:
        store.keep(CUP, Keeping(deleted=AT))
        assert store.deleted_before(AT) == (CUP,)
        assert store.deleted_before("2026-11-15T09:41:07.119Z") == ()
        refused = refusal_from(Desk(store, Clock()).act, CUP, ORGANIZER, set_up, 1)
        assert refused.code == "tournament-deleted"
        store.keep(CUP, AS_USUAL)
        assert Desk(store, Clock()).act(CUP, ORGANIZER, set_up, 1).n == 2


@pytest.mark.fault("L10")
def test_removed_for_good_means_that_nothing_is_left(tmp_path: Path) -> None:
    with furnished(tmp_path) as store:
        assert SECRET_NAME.encode() in (tmp_path / DATABASE).read_bytes()
        store.remove(CUP, AT)
        assert refusal_from(store.head, CUP).code == "tournament-deleted"
        assert [listed.id for listed in store.tournaments()] == [OPEN]
        left = store.read_access(
            lambda accounts: (accounts.every(Right, tournament=CUP), accounts.every(Token), accounts.every(Session))
        )
        assert left == ((), (), ())
    assert SECRET_NAME.encode() not in (tmp_path / DATABASE).read_bytes()
    assert b'"cup"' not in (tmp_path / WITNESS).read_bytes()
    with Store(tmp_path) as store:
        assert store.gone(CUP) == AT
        assert store.condition().troubles == {}
        assert store.condition().notices == ()
        assert store.head(OPEN).n == 1


@pytest.mark.fault("L10", "A1")
def test_a_crash_before_the_witness_is_told_is_no_loss(tmp_path: Path) -> None:
    """The witness still knows of a log that is gone."""
    with furnished(tmp_path) as store:
        before = (tmp_path / WITNESS).read_bytes()
        store.remove(CUP, AT)
    (tmp_path / WITNESS).write_bytes(before)
    with Store(tmp_path) as store:
        assert store.condition().troubles == {}
        assert refusal_from(store.head, CUP).code == "tournament-deleted"


def test_an_archive_brings_back_even_what_was_removed(where: Where) -> None:
    with furnished(where) as store:
        facts = tuple(store.sealed(CUP))
        store.remove(CUP, AT)
        store.arrivals.adopt(CUP, "Autumn Cup", facts)
    with Store(where) as store:
        assert store.head(CUP).n == len(facts)
        assert store.gone(CUP) is None
        assert store.condition().troubles == {}
