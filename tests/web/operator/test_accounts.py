"""Whoever operates a server: the list of accounts, limits, the switch that closes one, and handing over."""

import sqlite3
from typing import Any

import pytest

from tests.web.access.device import tls_client, tls_organizer, tls_owner
from tests.web.access.test_organizing import acts, is_no
from tests.web.doors import PASSWORD
from tests.web.hall import OWNER, Client, Hall
from topcut.store.accounts import EVERYONE, Account, Right
from topcut.store.hosting import Quota
from topcut.store.place import DATABASE
from topcut.store.security_log import Act

CUP = {"book": "challenger", "first_day": "2026-11-15", "option.challenger.timeline": "standard"}
OTTO = "/operator/accounts/organizer2"
LIMITS = {"running": "2", "kept": "3", "players": "4", "megabytes": "5"}


def created(client: Client, title: str = "Otto Cup") -> str:
    sent = client.send("/new", title=title, **CUP)
    assert sent.status_code == 303, sent.text
    return str(sent.headers["location"]).split("/")[2]


def test_closing_an_account_ends_its_sessions_and_leaves_its_tournaments(tls: Hall) -> None:
    operator, otto = tls_owner(tls), tls_organizer(tls, "Otto")
    t = created(otto)
    operator.done(f"{OTTO}/closed", closed="yes")
    assert otto.get(f"/t/{t}/desk").status_code == 303, "the next click is that of a stranger"
    answer = tls_client(tls).send("/login", name="Otto", password=PASSWORD)
    assert (answer.status_code, is_no(answer, "account-closed")) == (403, True)
    assert is_no(tls_client(tls).send("/login", name="Otto", password="wrong wrong wrong"), "login-wrong")
    assert tls_client(tls).get(f"/t/{t}").status_code == 200
    operator.done(f"{OTTO}/closed", closed="no")
    back = tls_client(tls)
    back.done("/login", name="Otto", password=PASSWORD)
    assert back.get(f"/t/{t}/desk").status_code == 200
    assert {Act.ACCOUNT_CLOSED, Act.ACCOUNT_REOPENED} <= acts(tls)


def test_nobody_closes_the_own_account(tls: Hall) -> None:
    operator = tls_owner(tls)
    assert is_no(operator.send("/operator/accounts/organizer/closed", closed="yes"), "account-own")
    assert is_no(operator.send("/operator/accounts/nobody/closed", closed="yes"), "account-strange")


def test_what_an_account_owned_goes_to_another(tls: Hall) -> None:
    operator, otto, ines = tls_owner(tls), tls_organizer(tls, "Otto"), tls_organizer(tls, "Ines")
    t = created(otto)
    assert ines.get(f"/t/{t}/desk").status_code == 404
    assert is_no(operator.send(f"{OTTO}/hand-over", name="Nobody"), "account-unknown", name="Nobody")
    operator.done(f"{OTTO}/hand-over", name="Ines")
    assert ines.get(f"/t/{t}/desk").status_code == 200
    assert otto.get(f"/t/{t}/desk").status_code == 404
    assert Act.HANDED_OVER in acts(tls)


def test_the_form_that_made_a_tournament_takes_it_back_from_nobody(tls: Hall) -> None:
    operator, otto, ines = tls_owner(tls), tls_organizer(tls, "Otto"), tls_organizer(tls, "Ines")
    form = {"title": "Otto Cup", "key": "the same key", **CUP}
    t = str(otto.send("/new", **form).headers["location"]).split("/")[2]
    operator.done(f"{OTTO}/hand-over", name="Ines")
    otto.send("/new", **form)
    assert otto.get(f"/t/{t}/desk").status_code == 404
    assert ines.get(f"/t/{t}/desk").status_code == 200


def test_an_id_that_owns_something_is_given_to_no_one_else(tls: Hall) -> None:
    tls_owner(tls)
    t = created(tls_organizer(tls, "Otto"))
    with sqlite3.connect(tls.store.folder / DATABASE) as other:
        other.execute("UPDATE accounts SET name = 'Damaged' WHERE id = 'organizer2'")
    other.close()
    assert tls_organizer(tls, "Ines").get(f"/t/{t}/desk").status_code == 404


def test_each_limit_refuses_what_is_new_with_its_own_sentence(tls: Hall) -> None:
    operator, otto = tls_owner(tls), tls_organizer(tls, "Otto")
    operator.done("/operator/quota", **LIMITS)
    first, _ = created(otto, "First Cup"), created(otto, "Second Cup")
    assert is_no(otto.send("/new", title="Third Cup", **CUP), "quota-running", most=2)
    operator.done(f"{OTTO}/quota", **LIMITS | {"running": "9", "kept": "2"})
    assert is_no(otto.send("/new", title="Third Cup", **CUP), "quota-kept", most=2)
    names = otto.send(f"/t/{first}/desk/players", names="Ana\nBo\nCy\nDee\nEve")
    assert is_no(names, "quota-players", most=4, organizer="Event Organizer")
    otto.done(f"/t/{first}/desk/players", names="Ana\nBo\nCy\nDee")
    operator.done(f"{OTTO}/quota", **LIMITS | {"running": "9", "kept": "9", "megabytes": "0"})
    assert is_no(otto.send("/new", title="Third Cup", **CUP), "quota-megabytes", most=0, organizer="organizer")
    full = otto.send(f"/t/{first}/desk/players/p1/list", list="Squad 1: A / B / C")
    assert is_no(full, "quota-megabytes", most=0, organizer="Event Organizer")
    assert len(tls.store.tournaments()) == 2
    operator.done(f"{OTTO}/quota", **LIMITS | {"running": "9", "kept": "9", "megabytes": "1"})
    assert created(otto, "Third Cup"), "a megabyte is not full because of some kilobytes"
    assert {Act.QUOTA_SET, Act.QUOTAS_SET} <= acts(tls)
    assert created(operator, "Fourth Cup"), "whoever operates has no limit"


def test_of_several_that_are_made_in_one_moment_only_as_many_stay_as_fit(
    tls: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    operator, otto = tls_owner(tls), tls_organizer(tls, "Otto")
    operator.done("/operator/quota", **LIMITS)
    created(otto, "First Cup")
    make = tls.desk.create

    def made_meanwhile(*args: Any, **kwargs: Any) -> Any:
        """Another form of the same account is answered between the look at the limit and the making."""
        monkeypatch.setattr(tls.desk, "create", make)
        created(otto, "Second Cup")
        return make(*args, **kwargs)

    monkeypatch.setattr(tls.desk, "create", made_meanwhile)
    assert is_no(otto.send("/new", title="Third Cup", **CUP), "quota-running", most=2)
    assert {one.name for one in tls.store.tournaments()} == {"First Cup", "Second Cup"}


@pytest.mark.parametrize("typed", ["", "-1", "many", "1e5", "100001", "9" * 1000])
def test_a_limit_is_a_number(tls: Hall, typed: str) -> None:
    answer = tls_owner(tls).send("/operator/quota", **LIMITS | {"players": typed})
    assert is_no(answer, "quota-number", typed=typed[:20] or "Nothing", most=100_000)
    assert tls.store.read_access(lambda book: book.every(Quota)) == ()


def test_many_accounts_are_found_by_name_a_page_at_a_time(tls: Hall) -> None:
    operator = tls_owner(tls)
    made = [Account(f"a{number}", f"Person {number:03}", "x", "2026-11-15T00:00:00.000Z") for number in range(120)]
    tls.store.change_access(lambda book: book.put(*made))
    page = operator.get("/operator").text
    assert page.count("/operator/accounts/a") == 24
    assert "Page 1 of 5" in page
    assert operator.get("/operator?q=person 119").text.count("/operator/accounts/a") == 1
    assert operator.get("/operator", params={"q": "<b>" * 500, "page": "9" * 30}).status_code == 200


def test_a_computer_of_ones_own_has_no_limits(hall: Hall) -> None:
    hall.owner.get("/")
    for _ in range(25):
        hall.tournament(players=0, ready=False)
    assert hall.owner.send("/new", title="One more", **CUP).status_code == 303
    owners = hall.store.read_access(lambda book: {right.holder for right in book.every(Right)})
    assert owners == {EVERYONE, OWNER.id}
