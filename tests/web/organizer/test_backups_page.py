"""The pages Backups and Going on: where copies go, which are good, and what is missing after a take-over."""

import json
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.web.hall import OWNER, Hall
from tests.web.player.at_table import table
from tests.web.serving import served, until
from tests.web.test_receipts import older_copy
from topcut.desk.backup_folder import backups_in
from topcut.desk.backups import FILE
from topcut.desk.copies import copied
from topcut.desk.waking import Wakefulness
from topcut.refusal import Refusal
from topcut.store.accounts import EVERYONE, Account, Right
from topcut.store.place import Database
from topcut.web.access.holding import owners_of
from topcut.web.settings import Mode, Settings
from topcut.web.viewer import Kind
from topcut.words import sentence

HOSTED = Settings(mode=Mode.HOSTED)


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    return tmp_path / "stick"


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with closing(Hall(tmp_path / "data")) as made:
        yield made


@pytest.mark.fault("L3")
def test_an_owner_chooses_a_folder_and_sees_which_copies_are_good(hall: Hall, stick: Path) -> None:
    hall.paired(players=4)
    assert "No backups are written" in hall.owner.get("/backups").text
    page = hall.owner.done("/backups/choose", folder=str(stick)).text
    assert str(stick) in page
    assert "on the same disk" in page
    assert ">Good</span>" in page
    (one,) = backups_in(stick)
    one.file.write_bytes(one.file.read_bytes()[:-9])
    assert "Not good" in hall.owner.get("/backups").text
    assert "No backups are written" in hall.owner.done("/backups/stop").text


def test_a_folder_that_cannot_be_used_is_told_with_what_was_typed(hall: Hall, stick: Path) -> None:
    hall.tournament(players=2, ready=False)
    refused = hall.owner.send("/backups/choose", folder=str(stick / "deep" / "er"))
    assert refused.status_code == 422
    assert "is not there" in refused.text  # backup-gone
    assert f'value="{stick / "deep" / "er"}"' in refused.text
    assert hall.owner.send("/backups/choose", folder=" ").status_code == 422
    astray = hall.owner.send("/backups/choose", folder="my backups")
    assert astray.status_code == 422
    assert "Type where “my backups” is from the beginning" in astray.text  # backup-relative
    assert not Path("my backups").exists()
    assert hall.owner.send("/backups/go-on", file="../../etc/passwd").status_code == 422  # backup-none


def test_a_backup_that_fails_is_told_at_the_desk_to_those_who_can_help(hall: Hall, stick: Path) -> None:
    t = hall.paired(players=4)
    hall.owner.done("/backups/choose", folder=str(stick))
    for file in stick.iterdir():
        file.unlink()
    stick.rmdir()
    hall.wait(seconds=10)
    hall.app.state.backups.catch_up()
    assert "so no backup is written" in hall.owner.get(f"/t/{t}/desk/round").text
    assert "so no backup is written" not in hall.judge.get(f"/t/{t}/desk/round").text


def test_the_folder_is_chosen_at_the_computer_itself(tmp_path: Path, stick: Path) -> None:
    lan = Settings(mode=Mode.LAN, base_url="http://127.0.0.1:8000")
    with closing(Hall(tmp_path / "lan", lan)) as hall:
        hall.tournament(players=2, ready=False)
        account = Account(OWNER.id, "Olga", "no password", "2026", lan=True, warned="2026")
        owner = hall.owner
        hall.store.change_access(lambda accounts: accounts.put(account))
        owner.http._transport.client = ("192.168.1.7", 50000)  # another device
        page = hall.owner.get("/backups")
        assert "chosen at the computer" in page.text
        refused = hall.owner.send("/backups/choose", folder=str(stick))
        assert "is chosen at the computer" in refused.text  # backup-here-only
        assert not stick.exists()
    with closing(Hall(tmp_path / "hosted", HOSTED)) as hall:
        t = hall.tournament(players=2, ready=False)
        assert hall.owner.get("/backups").status_code == 404
        for place in ("/", "/account", f"/t/{t}/desk"):
            assert 'href="/backups"' not in hall.owner.get(place).text


@pytest.mark.fault("L3")
@pytest.mark.parametrize("mode", Mode)
def test_while_it_is_served_a_change_is_copied(tmp_path: Path, stick: Path, mode: Mode) -> None:
    with closing(Hall(tmp_path / "data", Settings(mode=mode))) as hall:
        hall.app.state.backups.choose(stick)
        with served(hall):
            hall.tournament(players=2, ready=False)
            until(lambda: backups_in(stick), "a backup is written")


def test_on_a_server_whoever_runs_it_is_told_of_a_backup_that_fails(tmp_path: Path, stick: Path) -> None:
    with closing(Hall(tmp_path / "data", HOSTED)) as hall:
        t = hall.paired(players=4)
        hall.app.state.backups.problem = Refusal("backup-gone", folder=str(stick), tries="again")
        assert "so no backup is written" in hall.owner.get(f"/t/{t}/desk/round").text
        account = Account(OWNER.id, "Olga", "no password", "2026")
        hall.store.change_access(lambda accounts: accounts.put(account))
        assert "so no backup is written" not in hall.owner.get(f"/t/{t}/desk/round").text


def test_what_is_in_a_database_goes_to_no_stick(database: Database, stick: Path) -> None:
    """Several processes serve it, and each would do so."""
    database.folder.mkdir()
    (database.folder / FILE).write_text(json.dumps({"folder": str(stick), "sealed": False}))
    with closing(Hall(database)) as hall:
        t = hall.tournament(players=2, ready=False)
        assert hall.app.state.backups.folder is None
        assert hall.owner.get("/backups").status_code == 404
        assert 'href="/backups"' not in hall.owner.get(f"/t/{t}/desk").text


@pytest.mark.fault("L1")
def test_a_second_laptop_with_nothing_on_it_leads_to_its_backups(hall: Hall) -> None:
    for page in ("/", "/account"):
        assert 'href="/backups"' in hall.owner.get(page).text
    assert "Has another computer broken down?" in hall.owner.get("/backups").text


@pytest.mark.fault("L1", "L7")
def test_an_event_that_is_not_here_is_offered_and_goes_on_here(hall: Hall, stick: Path, tmp_path: Path) -> None:
    t = hall.paired(players=4)
    hall.owner.done("/backups/choose", folder=str(stick))
    with closing(Hall(tmp_path / "second")) as second:
        second._bytes(1)  # chance is another one there
        second.tournament(players=2, ready=False, title="Another")
        assert "Events that are not on this computer" in second.owner.done("/backups/choose", folder=str(stick)).text
        file = next(one.file.name for one in backups_in(stick) if one.tournament == t)
        page = second.owner.done("/backups/go-on", file=file).text
        assert "2 tables without a result" in page
        assert second.desk.look(t).epoch == 2
        assert "2 tables of the round have no result here" in second.owner.get(f"/t/{t}/desk/round").text
        assert "Nothing was changed" in second.owner.send("/backups/go-on", file=file).text  # copy-known


@pytest.mark.fault("L1")
def test_whoever_goes_on_here_opens_the_desk_whatever_the_account_there_was_called(
    hall: Hall, stick: Path, tmp_path: Path
) -> None:
    t = hall.paired(players=4)
    hall.let_in(Kind.OWNER, OWNER.id)
    hall.store.change_access(lambda accounts: accounts.remove(Right(t, EVERYONE, "owner")))
    hall.store.change_access(lambda accounts: accounts.put(Right(t, OWNER.id, "owner")))
    hall.owner.done("/backups/choose", folder=str(stick))
    with closing(Hall(tmp_path / "second")) as second:
        berta = second.let_in(Kind.OWNER, "berta")
        berta.done("/backups/choose", folder=str(stick))
        (one,) = backups_in(stick)
        assert "2 tables without a result" in berta.done("/backups/go-on", file=one.file.name).text
        owners = second.store.read_access(lambda accounts: owners_of(accounts, t))
        assert owners == {"berta", OWNER.id}, "the owner who came along can sign in, too"


@pytest.mark.fault("L1", "L3")
def test_sealed_copies_are_not_called_bad_before_their_password_was_typed(
    hall: Hall, stick: Path, tmp_path: Path
) -> None:
    hall.paired(players=4)
    secret = "eleven violet herons juggle"
    hall.owner.done("/backups/choose", folder=str(stick), password=secret, repeated=secret)
    with closing(Hall(tmp_path / "second")) as second:
        second._bytes(1)
        page = second.owner.done("/backups/choose", folder=str(stick)).text
        assert 'id="shut"' in page
        assert ">Sealed</span>" in page
        assert "Not good" not in page
        opened = second.owner.done("/backups/choose", folder=str(stick), password=secret, repeated=secret).text
        assert "Events that are not on this computer" in opened
        assert 'id="shut"' not in opened


@pytest.mark.fault("L3")
def test_a_password_that_anybody_guesses_or_that_opens_no_copy_is_told_of(hall: Hall, stick: Path) -> None:
    hall.paired(players=4)
    weak = hall.owner.send("/backups/choose", folder=str(stick), password="short", repeated="short")
    assert weak.status_code == 422
    assert hall.app.state.backups.folder is None
    secret, other = "eleven violet herons juggle", "twelve golden otters whistle"
    assert (
        "opens none" not in hall.owner.done("/backups/choose", folder=str(stick), password=secret, repeated=secret).text
    )
    assert (
        "opens none" not in hall.owner.done("/backups/choose", folder=str(stick), password=secret, repeated=secret).text
    )
    assert "opens none" in hall.owner.done("/backups/choose", folder=str(stick), password=other, repeated=other).text


def test_a_stick_that_is_gone_is_not_said_to_be_empty(hall: Hall, stick: Path) -> None:
    hall.tournament(players=2, ready=False)
    hall.owner.done("/backups/choose", folder=str(stick))
    stick.rename(stick.with_name("pulled"))
    hall.app.state.backups.copy_all()
    page = hall.owner.get("/backups").text
    assert "Plug the stick in again" in page
    assert "There is no backup yet" not in page


@pytest.mark.fault("L1")
@pytest.mark.parametrize("password", [None, "eleven violet herons juggle"])
def test_one_file_is_enough_to_go_on(hall: Hall, tmp_path: Path, password: str | None) -> None:
    t = hall.paired(players=4)
    file = copied(hall.desk, t, password)
    with closing(Hall(tmp_path / "second")) as second:
        send = partial(second.owner.send, "/backups/go-on/file")
        assert send().status_code == 422
        assert "Nothing was changed" in send(file=b"a photo").text  # copy-foreign
        if password:
            assert sentence(Refusal("sealed-shut")) in send(file=file, password="twelve violet herons").text
        assert not second.store.knows(t)
        assert send(file=file, password=password or "").headers["location"] == f"/t/{t}/desk/going-on"
        assert second.desk.look(t).epoch == 2
        public = second.owner.get(f"/t/{t}/archive").content
        assert send(file=public).status_code >= 400


@pytest.mark.fault("L2")
def test_tables_whose_phones_know_more_are_listed(tmp_path: Path) -> None:
    with older_copy(tmp_path) as (here, known):
        assert here.client(here.ana).send(f"{here.path}/me/witness", **known).status_code == 204
        page = here.hall.owner.get(f"{here.path}/desk/going-on").text
        assert "Reported before, and missing here:" in page
        here.report(here.ana, vp=(16, 9))
        here.confirm(here.bo)
        assert "Reported before, and missing here:" not in here.hall.owner.get(f"{here.path}/desk/going-on").text


@pytest.mark.fault("L7")
def test_a_receipt_of_a_newer_epoch_stops_this_computer_until_the_owner_takes_it_back(tmp_path: Path) -> None:
    with older_copy(tmp_path) as (here, _):
        id = here.hall.last
        ana = here.client(here.ana)
        view = {"n": "999", "head": "ab" * 32, "epoch": "2"}
        assert ana.send(f"{here.path}/me/witness", **view, proof="0" * 32).status_code == 204
        assert here.hall.desk.trouble(id) is None
        here.hall.desk.learn_of_epoch(id, 2, "ab" * 32)
        assert here.report(here.ana, vp=(16, 9)).status_code == 503  # taken-over
        assert f'href="{here.path}/desk/going-on"' in here.hall.owner.get(f"{here.path}/desk").text
        page = here.hall.owner.get(f"{here.path}/desk/going-on").text
        assert "Go on here all the same" in page
        assert here.hall.judge.send(f"{here.path}/desk/going-on/here").status_code == 403
        here.hall.owner.done(f"{here.path}/desk/going-on/here")
        assert here.hall.desk.look(id).epoch == 3
        assert here.report(here.ana, vp=(16, 9)).status_code == 303


@pytest.mark.fault("L7")
def test_after_a_sleep_the_desk_asks_and_phones_are_told_to_wait(hall: Hall) -> None:
    here = table(hall)
    now = [0.0]
    hall.desk.wakefulness = Wakefulness(lambda: now[0])
    hall.desk.wakefulness.beat()
    now[0] += 3600
    assert here.report(here.ana, vp=(16, 9)).status_code == 503  # slept
    assert "Go on" in hall.owner.get(f"{here.path}/desk").text
    assert hall.judge.send(f"{here.path}/desk/awake").status_code == 403
    assert hall.owner.send(f"{here.path}/desk/awake").status_code == 303
    assert here.report(here.ana, vp=(16, 9)).status_code == 303
