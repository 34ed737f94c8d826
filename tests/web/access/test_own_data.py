"""What an organizer gets of the own data, and how an account is deleted."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

from tests.web.access.device import tls_client, tls_organizer, tls_owner
from tests.web.access.test_organizing import acts, is_no
from tests.web.doors import PASSWORD
from tests.web.hall import Hall
from tests.web.mirror.halls import Caught, key, pushed
from topcut.desk.mirroring import Mirroring, aim_at
from topcut.ids import TournamentId
from topcut.store.accounts import Account
from topcut.store.security_log import Act

SURE = {"password": PASSWORD, "sure": "yes"}


def test_the_file_has_devices_clubs_and_lines_and_no_secret(tls: Hall) -> None:
    tls_owner(tls)
    otto = tls_organizer(tls, "Otto")
    otto.done("/clubs", name="Harbour Club")
    answer = otto.get("/account/data.json")
    told = answer.json()
    assert answer.headers["content-disposition"].startswith("attachment")
    assert told["account"]["name"] == "Otto"
    assert told["clubs"] == [{"name": "Harbour Club", "role": "owner"}]
    assert len(told["devices"]) == 1
    assert any("made an account" in line["what"] for line in told["security log"])
    kept = tls.store.read_access(lambda book: book.every(Account))
    assert not any(one.password in answer.text for one in kept)
    assert "Olga" not in answer.text
    assert Act.DATA_TAKEN in acts(tls)


def test_a_deleted_account_leaves_only_an_id_that_nobody_gets_again(tls: Hall) -> None:
    tls_owner(tls)
    otto = tls_organizer(tls, "Otto")
    otto.done("/clubs", name="Harbour Club")
    assert is_no(otto.send("/account/forget", password=PASSWORD), "not-sure")
    assert otto.send("/account/forget", password="wrong", sure="yes").status_code == 422
    otto.done("/account/forget", **SURE)
    assert otto.get("/account").status_code == 303
    assert tls_client(tls).send("/login", name="Otto", password=PASSWORD).status_code == 422
    left = tls.store.read_access(lambda book: book.one(Account, id="organizer2"))
    assert left is not None
    assert (left.name, left.password, left.closed is None) == ("", "", False)
    again = tls_organizer(tls, "Otto")
    assert again.get("/account/data.json").json()["account"]["id"] == "organizer3"
    assert Act.ACCOUNT_FORGOTTEN in acts(tls)


def test_who_owns_a_tournament_or_operates_alone_cannot_be_deleted(tls: Hall) -> None:
    olga = tls_owner(tls)
    assert is_no(olga.send("/account/forget", **SURE), "account-last")
    otto = tls_organizer(tls, "Otto")
    created = {
        "book": "challenger",
        "title": "Cup",
        "first_day": "2026-11-15",
        "option.challenger.timeline": "standard",
    }
    otto.done("/new", **created)
    assert is_no(otto.send("/account/forget", **SURE), "account-holds", count=1)


def test_who_shows_events_of_a_hall_takes_them_down_or_hands_them_over_first(tls: Hall, tmp_path: Path) -> None:
    """Nobody else could take them down, and what is forgotten in the hall would not get there any more."""
    operator, otto, ines = tls_owner(tls), tls_organizer(tls, "Otto"), tls_organizer(tls, "Ines")
    t = mirrored_by(tls, "organizer2", tmp_path / "hall")
    told = otto.get("/account/data.json").json()
    assert [one["name"] for one in told["keys of halls"]] == ["the laptop"]
    assert told["mirrors"] == [{"id": t, "title": "Autumn Cup"}]
    assert is_no(otto.send("/account/forget", **SURE), "account-mirrors", count=1)
    operator.done("/operator/accounts/organizer2/hand-over", name="Ines")
    assert "Autumn Cup" in ines.get("/mirror").text
    assert "Autumn Cup" not in otto.get("/mirror").text
    assert otto.send("/account/forget", **SURE).status_code == 303


def mirrored_by(there: Hall, account: str, folder: Path) -> TournamentId:
    """An event that a laptop in a hall has sent with a key of that account."""
    with closing(Hall(folder)) as hall:
        t = hall.tournament(players=2, ready=False)
        aim = aim_at(key(there, account), hall.desk.clock.stamp())
        hall.store.halls.aim(t, replace(aim, url=there.settings.base_url))
        assert pushed(Mirroring(hall.desk, transport=Caught(there)), t).error is None
        return t
