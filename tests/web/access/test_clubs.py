"""Clubs: organizers who share tournaments; who is in, who decides, and what the log says of them."""

import re

import pytest

from tests.web.access.device import tls_organizer, tls_owner
from tests.web.access.test_organizing import acts, is_no
from tests.web.hall import Client, Hall
from tests.web.operator.test_accounts import CUP
from topcut.ids import TournamentId
from topcut.rules.actor import Role
from topcut.rules.facts import StaffLetIn
from topcut.store.accounts import Account
from topcut.store.hosting import Club, Member
from topcut.store.security_log import Act

LINK = re.compile(r"/clubs/join#([A-Za-z0-9_-]{22})")


def club(owner: Client, name: str = "Harbour Club") -> str:
    return str(owner.send("/clubs", name=name).headers["location"])


def invited(owner: Client, where: str, guest: Client) -> None:
    (code,) = {*LINK.findall(owner.send(f"{where}/invite").text)}
    guest.done("/clubs/join", code=code)


def id_of(hall: Hall, name: str) -> str:
    return next(one.id for one in hall.store.read_access(lambda book: book.every(Account)) if one.name == name)


def test_members_run_the_tournaments_of_their_club_and_the_log_knows_them(tls: Hall) -> None:
    tls_owner(tls)
    otto, ines, eva = (tls_organizer(tls, name) for name in ("Otto", "Ines", "Eva"))
    where = club(otto)
    invited(otto, where, ines)
    sent = otto.send("/new", title="Club Cup", club=where.rpartition("/")[2], **CUP)
    t = TournamentId(str(sent.headers["location"]).split("/")[2])
    assert f"/t/{t}/desk" in ines.get("/").text
    ines.done(f"/t/{t}/desk/players", names="Ana")
    assert ines.get(f"/t/{t}/desk/devices").text.count('class="lines"') == 1
    let_in = [one.fact for one in tls.desk.history(t) if isinstance(one.fact, StaffLetIn)]
    assert [(one.person, one.role) for one in let_in] == [(id_of(tls, "Ines"), Role.ORGANIZER.value)]
    assert tls.desk.names(t).of(id_of(tls, "Ines")) == "Ines"
    assert ines.get(f"/t/{t}/desk/keeping").status_code == 403, "only an owner of the club deletes"
    assert otto.get(f"/t/{t}/desk/keeping").status_code == 200
    assert eva.get(f"/t/{t}/desk").status_code == 404
    otto.done(f"{where}/remove", account=id_of(tls, "Ines"))
    assert ines.get(f"/t/{t}/desk").status_code == 404
    assert is_no(ines.send(f"{where}/invite"), "club-unknown")
    assert {Act.CLUB_MADE, Act.CLUB_INVITED, Act.CLUB_JOINED, Act.CLUB_REMOVED} <= acts(tls)


def test_a_tournament_is_given_to_a_club_and_taken_back(tls: Hall) -> None:
    tls_owner(tls)
    otto, ines = tls_organizer(tls, "Otto"), tls_organizer(tls, "Ines")
    where = club(otto)
    invited(otto, where, ines)
    t = str(otto.send("/new", title="Own Cup", **CUP).headers["location"]).split("/")[2]
    assert ines.get(f"/t/{t}/desk").status_code == 404
    otto.done(f"/t/{t}/desk/keeping/club", club=where.rpartition("/")[2])
    assert ines.get(f"/t/{t}/desk").status_code == 200
    assert is_no(otto.send(f"/t/{t}/desk/keeping/club", club="club-strange"), "club-unknown")
    otto.done(f"/t/{t}/desk/keeping/club", club="")
    assert ines.get(f"/t/{t}/desk").status_code == 404
    assert otto.get(f"/t/{t}/desk").status_code == 200


def test_owners_decide_and_a_club_never_loses_its_last_one(tls: Hall) -> None:
    tls_owner(tls)
    otto, ines = tls_organizer(tls, "Otto"), tls_organizer(tls, "Ines")
    where = club(otto)
    invited(otto, where, ines)
    assert is_no(ines.send(f"{where}/invite"), "club-owner-needed")
    assert is_no(ines.send(f"{where}/role", account=id_of(tls, "Ines"), role="owner"), "club-owner-needed")
    assert is_no(otto.send(f"{where}/remove", account=id_of(tls, "Otto")), "account-own")
    assert is_no(otto.send(f"{where}/remove", account="organizer"), "account-strange")
    assert is_no(otto.send(f"{where}/leave"), "club-last-owner")
    assert is_no(otto.send(f"{where}/role", account=id_of(tls, "Otto"), role="organizer"), "club-last-owner")
    otto.done(f"{where}/role", account=id_of(tls, "Ines"), role="owner")
    otto.done(f"{where}/leave")
    assert is_no(otto.send(f"{where}/leave"), "club-unknown")
    t = str(ines.send("/new", title="Cup", club=where.rpartition("/")[2], **CUP).headers["location"]).split("/")[2]
    assert is_no(ines.send(f"{where}/leave"), "club-holds", count=1)
    ines.done(f"/t/{t}/desk/keeping/club", club="")
    ines.done(f"{where}/leave")
    assert tls.store.read_access(lambda book: (book.every(Club), book.every(Member))) == ((), ())
    assert {Act.CLUB_ROLE, Act.CLUB_LEFT} <= acts(tls)


def test_an_invitation_works_once_and_not_for_who_is_in(tls: Hall) -> None:
    tls_owner(tls)
    otto, ines, eva = (tls_organizer(tls, name) for name in ("Otto", "Ines", "Eva"))
    where = club(otto)
    (code,) = {*LINK.findall(otto.send(f"{where}/invite").text)}
    assert is_no(otto.send("/clubs/join", code=code), "club-in-already", club="Harbour Club")
    ines.done("/clubs/join", code=code)
    assert is_no(eva.send("/clubs/join", code=code), "club-link-dead")
    assert is_no(eva.send("/clubs/join", code="nonsense"), "club-link-dead")
    assert tls.client().get("/clubs/join").status_code == 400, "no such host"


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "\u202eevil", "y" * 1000])
def test_the_name_of_a_club_is_text_or_refused(tls: Hall, name: str) -> None:
    otto = tls_organizer(tls, "Otto")
    otto.send("/clubs", name=name)
    page = otto.get("/clubs").text
    assert "<img src=x" not in page
    assert "\u202e" not in page
    assert "y" * 100 not in page


def test_nobody_is_in_clubs_without_end(tls: Hall) -> None:
    otto = tls_organizer(tls, "Otto")
    for number in range(20):
        club(otto, f"Club {number}")
    assert is_no(otto.send("/clubs", name="One more"), "clubs-many", most=20)
