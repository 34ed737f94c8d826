"""Accounts on a server that many share: by invitation or open, a password that was forgotten, and strangers."""

import re

import httpx
import pytest

from tests.web.access.device import tls_client, tls_organizer, tls_owner
from tests.web.doors import PASSWORD, refused
from tests.web.hall import Client, Hall
from topcut.refusal import Refusal
from topcut.store.accounts import Account, Token
from topcut.store.hosting import House
from topcut.store.security_log import Act
from topcut.web.access.organizing import A_MINUTE
from topcut.web.access.watch import settle
from topcut.words import sentence

NEW = "marble otter quilt seven"
LINK = re.compile(r"/organize#([A-Za-z0-9_-]{22})")
FORM = {"password": PASSWORD, "repeated": PASSWORD}


def is_no(answer: httpx.Response, code: str, **parameters: object) -> bool:
    return refused(answer) == sentence(Refusal(code, None, **parameters))


def invited(operator: Client) -> str:
    (found,) = {*LINK.findall(operator.send("/operator/invite").text)}
    return str(found)


def accounts(hall: Hall) -> dict[str, Account]:
    return {one.name: one for one in hall.store.read_access(lambda book: book.every(Account))}


def acts(hall: Hall) -> set[str]:
    settle(hall.app)
    return {line.act for line in hall.store.security_log()}


def test_by_invitation_a_link_makes_one_account_that_operates_nothing(tls: Hall) -> None:
    operator, otto = tls_owner(tls), tls_client(tls)
    assert is_no(otto.send("/organize", name="Otto", **FORM), "accounts-invited")
    code = invited(operator)
    otto.done("/organize", name="Otto", code=code, **FORM)
    assert otto.get("/new").status_code == 200
    assert otto.get("/operator").status_code == 403
    assert accounts(tls)["Otto"].operates is None
    assert accounts(tls)["Olga"].operates is not None
    again = tls_client(tls).send("/organize", name="Ines", code=code, **FORM)
    assert is_no(again, "account-link-dead")
    assert "Ines" not in accounts(tls)
    assert {Act.ACCOUNT_INVITED, Act.ACCOUNT_OPENED, Act.ACCOUNT_FAILED} <= acts(tls)


def test_an_open_server_takes_anyone_and_the_operator_closes_it_again(tls: Hall) -> None:
    operator = tls_owner(tls)
    operator.done("/operator/open", open="yes")
    assert 'href="/organize"' in tls_client(tls).get("/").text
    tls_client(tls).done("/organize", name="Otto", **FORM)
    operator.done("/operator/open", open="no")
    assert is_no(tls_client(tls).send("/organize", name="Ines", **FORM), "accounts-invited")
    assert sorted(accounts(tls)) == ["Olga", "Otto"]
    assert {Act.HOUSE_OPENED, Act.HOUSE_CLOSED} <= acts(tls)


def test_a_name_is_taken_once_whatever_its_case_and_a_weak_password_never(tls: Hall) -> None:
    tls_organizer(tls, "Otto")
    assert is_no(tls_client(tls).send("/organize", name=" otto ", **FORM), "account-taken", name="Otto")
    for alike in ("Оtto", "ΟTTO", "0tto", "Ｏtto", "Ot\u2060to"):  # as they look to whoever operates
        assert not tls_client(tls).send("/organize", name=alike, **FORM).is_redirect
    assert is_no(tls_client(tls).send("/organize", name="Оtto", **FORM), "account-taken", name="Otto")
    weak = {"password": "password1234", "repeated": "password1234"}
    assert tls_client(tls).send("/organize", name="Ines", **weak).status_code == 422
    assert sorted(accounts(tls)) == ["Otto"]


@pytest.mark.fault("K5")
def test_strangers_cannot_make_accounts_without_end(tls: Hall) -> None:
    tls.store.change_access(lambda book: book.put(House(open=True)))
    client = tls_client(tls)
    for _ in range(A_MINUTE):
        client.send("/organize", name="Ines", password="short", repeated="short")
    answer = client.send("/organize", name="Ines", **FORM)
    assert (answer.status_code, is_no(answer, "accounts-busy")) == (429, True)
    assert client.send("/organize", name="Ines", website="http://x", **FORM).status_code == 422
    assert accounts(tls) == {}


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "\u202eevil", "x" * 1000, "a\x00b", "  "])
def test_a_hostile_name_is_refused_or_shown_as_text(tls: Hall, name: str) -> None:
    operator = tls_owner(tls)
    tls.store.change_access(lambda book: book.put(House(open=True)))
    tls_client(tls).send("/organize", name=name, **FORM)
    page = operator.get("/operator").text
    assert "<script>alert" not in page
    assert "\u202e" not in page
    assert "x" * 100 not in page


def test_a_forgotten_password_is_replaced_by_a_link_of_the_operator(tls: Hall) -> None:
    operator, otto = tls_owner(tls), tls_organizer(tls, "Otto")
    id = accounts(tls)["Otto"].id
    (code,) = {*LINK.findall(operator.send(f"/operator/accounts/{id}/password").text)}
    new = tls_client(tls)
    new.done("/organize", code=code, name="Somebody", password=NEW, repeated=NEW)
    assert new.get("/account").status_code == 200
    assert otto.get("/account").status_code == 303, "all devices were signed out"
    assert "Somebody" not in accounts(tls), "the name stays"
    assert tls_client(tls).send("/login", name="Otto", password=PASSWORD).status_code == 422
    assert tls_client(tls).send("/login", name="Otto", password=NEW).status_code == 303
    assert tls.store.read_access(lambda book: book.every(Token, kind="password")) == ()
    assert {Act.PASSWORD_LINK_MADE, Act.PASSWORD_LINK_USED} <= acts(tls)


def test_a_link_runs_out_and_a_laptop_gives_none(hall: Hall, tls: Hall) -> None:
    code = invited(tls_owner(tls))
    tls.wait(minutes=7 * 24 * 60 + 1)
    assert is_no(tls_client(tls).send("/organize", name="Otto", code=code, **FORM), "account-link-dead")
    assert is_no(hall.anybody.send("/organize", name="Otto", **FORM), "hosted-only")
    assert is_no(hall.owner.send("/operator/invite"), "hosted-only")
    assert is_no(hall.owner.send("/operator/open", open="yes"), "hosted-only")


def test_what_was_begun_on_the_command_line_belongs_to_operators_alone(tls: Hall) -> None:
    operator, otto = tls_owner(tls), tls_organizer(tls, "Otto")
    tls.tournament(players=2, ready=False)
    assert operator.get(f"/t/{tls.last}/desk").status_code == 200
    assert otto.get(f"/t/{tls.last}/desk").status_code == 404


def test_an_organizer_reads_only_the_own_lines_of_the_security_log(tls: Hall) -> None:
    operator, otto = tls_owner(tls), tls_organizer(tls, "Otto")
    tls_client(tls).send("/login", name="Olga", password="wrong wrong wrong")
    tls_client(tls).send("/organize", name="Ines", code="A" * 22, **FORM)
    settle(tls.app)
    assert "wrong password" in operator.get("/account/log").text
    seen = otto.get("/account/log").text
    assert "wrong" not in seen
    assert "Otto made an account" in seen


def test_the_first_account_and_home_of_a_server_do_not_speak_of_this_computer(tls: Hall) -> None:
    made, welcomed = tls_client(tls).get("/setup").text, tls_owner(tls).get("/").text
    assert "Your account on this server" in made
    assert "Welcome" in welcomed
    assert "on this computer" not in made + welcomed
