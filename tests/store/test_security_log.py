"""The security log on the disk: with what it tells of or not at all, in order, and longer than a tournament."""

import pytest

from tests.keeping import CUP, with_cup
from topcut.refusal import Refusal
from topcut.store import Store, noting
from topcut.store.accounts import Account, Accounts
from topcut.store.keeping import Keeping
from topcut.store.place import Where
from topcut.store.security_log import Act, Line

AT = "2026-11-15T09:00:00.000Z"


def acts(store: Store) -> list[str]:
    return [line.act for line in store.security_log()]


def test_a_line_is_there_with_what_it_tells_of_or_not_at_all(where: Where) -> None:
    def made(accounts: Accounts) -> None:
        accounts.put(Account("olga", "Olga", "hash", AT))
        accounts.note(Line(AT, Act.ACCOUNT_MADE.value, "owner", "olga"))

    def refused(accounts: Accounts) -> None:
        accounts.note(Line(AT, Act.LAN_ON.value, "owner", "olga"))
        raise Refusal("warning-first")

    with Store(where) as store:
        store.change_access(made)
        with pytest.raises(Refusal):
            store.change_access(refused)
    with Store(where) as store:
        assert acts(store) == ["account-made"]
        assert store.condition().notices == ()


def test_lines_come_newest_first_however_many_there_are(where: Where) -> None:
    with Store(where) as store:
        store.note(*(Line(AT, ("signed-in", "signed-out")[n % 2]) for n in range(noting.AT_ONCE + 20)))
        numbers = [line.n for line in store.security_log()]
        assert numbers == list(range(noting.AT_ONCE + 20, 0, -1))
        assert [line.n for line in store.security_log(before=6)] == [5, 4, 3, 2, 1]
        assert [line.n for line in store.security_log(before=6, acts=["signed-in"])] == [5, 3, 1]


def test_lines_outlive_their_tournament_and_say_that_it_is_gone(where: Where) -> None:
    with_cup(where)
    with Store(where) as store:
        store.note(Line(AT, "card-used", "player", "p1", tournament=CUP))
        store.keep(CUP, Keeping(deleted=AT), Line(AT, Act.DELETED.value, "owner", "olga", tournament=CUP))
        store.remove(CUP, AT)
        assert [(line.act, line.tournament) for line in store.security_log()] == [
            ("removed", CUP),
            ("deleted", CUP),
            ("card-used", CUP),
        ]


def test_noting_alone_changes_nobodys_rights(where: Where) -> None:
    with Store(where) as store:
        before = store.access_edition, store.taken_away
        store.note(Line(AT, "card-failed"))
        assert (store.access_edition, store.taken_away) == before
