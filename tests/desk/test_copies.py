"""A full copy holds all that another computer needs to go on, and what is here is never touched by one."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.keeping import CUP, ORGANIZER, create, desk_of, set_up
from tests.refusing import refusal_from
from topcut.desk import Desk
from topcut.desk.copies import copied, erased_at, take_over_here
from topcut.desk.people import enter_people, people_of
from topcut.exchange import archive, full_copy
from topcut.exchange.full_copy import read
from topcut.exchange.people_csv import Arrival
from topcut.ids import PlayerId
from topcut.rules.actions import staff
from topcut.rules.actor import Actor, Role
from topcut.rules.fold import fold
from topcut.store import Beside, catalogues
from topcut.store.accounts import Account, Accounts, Authenticator, Right, Session, Token
from topcut.store.applicants import Applicant, SignUp
from topcut.store.copying import Companions, companions
from topcut.store.place import DATABASE
from topcut.store.security_log import Act, by_command
from topcut.words import sentence

LATER = "2099-01-01T00:00:00.000Z"
NOW = "2026-11-15T09:00:00.000Z"


@pytest.fixture
def open_desk(tmp_path: Path) -> Iterator["Opener"]:
    with ExitStack() as stack:
        yield Opener(tmp_path, stack)


class Opener:
    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._folder, self._stack = folder, stack

    def __call__(self, name: str) -> Desk:
        desk = desk_of(self._folder / name)
        self._stack.callback(desk.store.close)
        return desk

    def with_cup(self, name: str = "first") -> Desk:
        desk = self(name)
        desk.create(ORGANIZER, create, tournament=CUP)
        enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Ana", contact="ana@example.org"), Arrival(2, "Bo")])
        desk.act(CUP, ORGANIZER, set_up, 1, key="k1")
        return desk


def taken_over(desk: Desk, content: bytes, password: str | None = None) -> None:
    noted = by_command(desk.clock.stamp(), Act.IMPORTED)
    take_over_here(desk, read(content, password), ORGANIZER, noted)


@pytest.mark.fault("L1")
def test_another_computer_goes_on_with_the_same_log_people_secret_and_receipts(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    taken_over(second, copied(first, CUP))
    head = first.store.head(CUP)
    assert [one.hash for one in second.store.sealed(CUP)][: head.n] == [one.hash for one in first.store.sealed(CUP)]
    assert people_of(second, CUP) == people_of(first, CUP)
    assert second.store.seed(CUP) == first.store.seed(CUP)
    assert second.look(CUP).epoch == 2
    assert second.look(CUP) == fold(list(second.history(CUP)))
    again = second.act(CUP, ORGANIZER, set_up, 1, key="k1")
    assert again == first.act(CUP, ORGANIZER, set_up, 1, key="k1")
    assert second.act(CUP, ORGANIZER, set_up, 2).n > head.n


@pytest.mark.fault("L1", "L12")
def test_who_was_let_in_stays_in_by_digests_alone(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    player = Session("s1", b"\1" * 32, b"\2", "player", "p1", CUP, "Phone", NOW, LATER)
    card = Token(b"\3" * 32, "claim", CUP, "p2", NOW, LATER)
    owner = Account("organizer", "Olga", "$argon2id$...", NOW)

    def let_in(accounts: Accounts) -> None:
        accounts.put(player, card, owner, Right(CUP, owner.id, "owner"))
        accounts.put(Account("stranger", "Someone else", "$argon2id$...", NOW))
        accounts.put(Authenticator("organizer", "Phone", b"a secret of the app", 0, NOW))
        accounts.put(Session("s2", b"\4" * 32, b"\5", "owner", owner.id, None, "Laptop", NOW, LATER))

    first.store.change_access(let_in)
    first.store.set_sign_up(CUP, SignUp(open=True))
    first.store.keep_applicant(CUP, Applicant(1, "Cy", None, None, NOW))
    content = copied(first, CUP)
    assert b"a secret of the app".hex().encode() not in content
    assert b"Someone else" not in content or Right(CUP, "*", "owner") in first.store.read_access(_rights)
    taken_over(second, content)
    found = second.store.read_access(
        lambda accounts: (accounts.every(Session), accounts.every(Token), accounts.every(Account), _rights(accounts))
    )
    assert found[0] == (player,)
    assert found[1] == (card,)
    assert owner in found[2]
    assert Right(CUP, owner.id, "owner") in found[3]
    assert second.store.sign_up(CUP) == SignUp(open=True)
    assert [one.name for one in second.store.applicants(CUP)] == ["Cy"]
    assert second.store.condition().notices == ()


def test_accounts_of_both_computers_keep_apart_and_namesakes_go_on_with_their_own(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    olga, carl = Account("organizer", "Olga", "hash 1", NOW), Account("organizer2", "Carl", "hash 2", NOW)
    first.store.change_access(
        lambda accounts: accounts.put(olga, carl, Right(CUP, olga.id, "owner"), Right(CUP, carl.id, "organizer"))
    )
    bob, other_carl = Account("organizer", "Bob", "hash 3", NOW), Account("carl", "carl", "hash 4", NOW)
    second.store.change_access(lambda accounts: accounts.put(bob, other_carl))
    taken_over(second, copied(first, CUP))
    accounts = {one.name: one for one in second.store.read_access(lambda found: found.every(Account))}
    rights = {one.holder: one.role for one in second.store.read_access(_rights)}
    assert accounts["Bob"] == bob
    assert accounts["carl"] == other_carl
    assert accounts["Olga"].password == "hash 1"
    assert rights[accounts["Olga"].id] == "owner"
    assert rights["carl"] == "organizer"
    assert "organizer" not in rights


def test_a_copy_brings_no_session_of_an_owner(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    planted = Session("s9", b"\6" * 32, b"\7", "owner", "organizer", CUP, "Laptop", NOW, LATER)
    first.store.change_access(lambda accounts: accounts.put(planted))
    taken_over(second, copied(first, CUP))
    assert second.store.read_access(lambda accounts: accounts.every(Session)) == ()


@pytest.mark.parametrize("kind", ["set-up", "password", "account", "recovery", "club", "anything"])
def test_a_forged_copy_brings_no_link_that_opens_an_account(open_desk: Opener, kind: str) -> None:
    """Otherwise whoever made the file could choose a new password for the owner of the other computer."""
    first, second = open_desk.with_cup(), open_desk("second")
    planted = Token(b"\6" * 32, kind, CUP, "organizer", NOW, LATER)
    first.store.change_access(lambda accounts: accounts.put(planted))
    taken_over(second, copied(first, CUP))
    assert second.store.read_access(lambda accounts: accounts.every(Token)) == ()


def test_nobody_operates_a_computer_that_others_use_because_a_copy_says_so(open_desk: Opener) -> None:
    first, second, empty = open_desk.with_cup(), open_desk("second"), open_desk("empty")
    eve = Account("eve", "Eve", "hash", NOW, lan=True, operates=NOW)
    first.store.change_access(lambda accounts: accounts.put(eve, Right(CUP, "eve", "owner")))
    olga = Account("organizer", "Olga", "hash", NOW, operates=NOW)
    second.store.change_access(lambda accounts: accounts.put(olga))
    content = copied(first, CUP)
    assert companions(read(content).rows) == Companions(("Eve",), "")
    taken_over(second, content)
    taken_over(empty, content)
    found = {one.name: one for one in second.store.read_access(lambda accounts: accounts.every(Account))}
    assert found == {"Olga": olga, "Eve": Account("eve", "Eve", "hash", NOW)}
    assert empty.store.read_access(lambda accounts: accounts.every(Account)) == (eve,), "somebody has to"


@pytest.mark.parametrize("holder", ["organizer", "club-0123456789abcdef"])
def test_an_id_alone_owns_nothing_elsewhere(open_desk: Opener, holder: str) -> None:
    """The same id is another person's there; and a club that is not there would lock everybody out."""
    first, second = open_desk.with_cup(), open_desk("second")

    def give(accounts: Accounts) -> None:
        accounts.remove(*accounts.every(Right, tournament=CUP))
        accounts.put(Right(CUP, holder, "owner"))

    first.store.change_access(give)
    second.store.change_access(lambda accounts: accounts.put(Account("organizer", "Olga", "hash", NOW)))
    taken_over(second, copied(first, CUP))
    assert second.store.read_access(_rights) == (Right(CUP, "*", "owner"),)


def test_of_a_server_that_many_share_a_copy_holds_only_those_who_run_the_event(open_desk: Opener) -> None:
    first = open_desk.with_cup()
    people = [Account("organizer", "Olga", "hash", NOW, operates=NOW), Account("organizer2", "Otto", "hash", NOW)]
    first.store.change_access(lambda accounts: accounts.put(*people))
    assert companions(read(copied(first, CUP)).rows).accounts == ("Olga",)


def test_catalogues_that_were_added_come_along_and_replace_none(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    for name in ("ours", "both"):
        catalogues.keep(first.store.folder, name, f'{{"name": "{name}"}}\n')
    catalogues.keep(second.store.folder, "both", "another\n")
    taken_over(second, copied(first, CUP))
    assert catalogues.kept(second.store.folder)["ours.json"] == b'{"name": "ours"}\n'
    assert catalogues.kept(second.store.folder)["both.json"] == b"another\n"
    assert b'{"name": "both"}\n' in catalogues.replaced(second.store.folder).values()


@pytest.mark.fault("L12")
def test_a_sealed_copy_opens_with_its_password_alone(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    content = copied(first, CUP, "correct horse")
    assert b"ana@example.org" not in content
    assert refusal_from(read, content).code == "sealed-password"
    assert refusal_from(read, content, "wrong horse").code == "sealed-shut"
    taken_over(second, content, "correct horse")
    assert second.look(CUP).epoch == 2


@pytest.mark.fault("L3")
@pytest.mark.parametrize("damage", ["flip", "cut", "append", "row", "foreign", "newer", "empty"])
def test_a_copy_that_is_not_what_was_written_is_refused(open_desk: Opener, damage: str) -> None:
    content = copied(open_desk.with_cup(), CUP)
    half = len(content) // 2
    damaged, code = {
        "flip": (content[:half] + bytes([content[half] ^ 1]) + content[half + 1 :], "copy-damaged"),
        "cut": (content[:half], "copy-damaged"),
        "append": (content + b"{}\n", "copy-damaged"),
        "row": (content.replace(b'"holder":"*"', b'"holder":"x"'), "copy-damaged"),
        "foreign": (b'{"format":"another"}\n', "copy-foreign"),
        "newer": (content.replace(b"topcut-copy-1", b"topcut-copy-9", 1), "copy-newer"),
        "empty": (b"", "copy-foreign"),
    }[damage]
    assert damaged != content
    assert refusal_from(read, damaged).code == code


def test_a_catalogue_whose_name_leads_out_of_its_folder_is_refused(open_desk: Opener) -> None:
    lines = read(copied(open_desk.with_cup(), CUP)).archive
    full = archive.full(CUP, lines.head, lines.facts, lines.people, lines.seed, software="x")
    content = full_copy.written(full, (), {"../../outside": "text"}, form="0011", made=NOW)
    assert refusal_from(read, content).code == "copy-damaged"


def test_rows_of_a_newer_form_are_refused_and_leave_nothing(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    found = read(copied(first, CUP))
    full = archive.full(
        CUP, found.archive.head, found.archive.facts, found.archive.people, found.archive.seed, software="x"
    )
    content = full_copy.written(full, found.rows, {}, form="9999", made=NOW)
    assert refusal_from(taken_over, second, content).code == "data-newer"
    assert not second.store.knows(CUP)


def test_a_row_that_does_not_fit_its_table_is_refused_and_leaves_nothing(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    found = read(copied(first, CUP))
    full = archive.full(
        CUP, found.archive.head, found.archive.facts, found.archive.people, found.archive.seed, software="x"
    )
    content = full_copy.written(
        full, [("rights", {"tournament": CUP, "holder": 7, "role": "owner"})], {}, form="0011", made=NOW
    )
    assert refusal_from(taken_over, second, content).code == "copy-damaged"
    assert not second.store.knows(CUP)


def test_a_full_archive_is_a_copy_with_nothing_beside_it(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    store = first.store
    lines = archive.full(
        CUP, store.head(CUP), store.sealed(CUP), people_of(first, CUP), store.seed(CUP), software="topcut"
    )
    taken_over(second, b"".join(lines))
    assert second.look(CUP).epoch == 2
    assert Right(CUP, "*", "owner") in second.store.read_access(_rights)


@pytest.mark.fault("L7")
def test_what_is_here_is_never_touched_and_both_heads_are_told(open_desk: Opener) -> None:
    first, second = open_desk.with_cup(), open_desk("second")
    old = copied(first, CUP)
    taken_over(second, old)
    assert refusal_from(taken_over, second, old).code == "copy-known"
    assert refusal_from(taken_over, first, copied(second, CUP)).code == "copy-ahead"
    first.act(CUP, ORGANIZER, set_up, 2)
    refused = refusal_from(taken_over, first, copied(second, CUP))
    assert refused.code == "two-heads"
    for head in (first.store.head(CUP), second.store.head(CUP)):
        assert head.hash.hex()[:12] in sentence(refused)
    assert "epoch 1" in sentence(refused)
    assert "epoch 2" in sentence(refused)


@pytest.mark.fault("L7")
def test_a_computer_that_learns_of_a_newer_epoch_writes_nothing_more_until_it_takes_over_itself(
    open_desk: Opener, tmp_path: Path
) -> None:
    first = open_desk.with_cup()
    first.learn_of_epoch(CUP, 1)
    first.act(CUP, ORGANIZER, set_up, 2)
    first.learn_of_epoch(CUP, 2, "ab" * 32)
    assert refusal_from(first.act, CUP, ORGANIZER, set_up, 3).code == "taken-over"
    first.store.close()
    later = open_desk("first")
    assert refusal_from(later.act, CUP, ORGANIZER, set_up, 3).code == "taken-over"
    later.act(CUP, ORGANIZER, staff.take_over, 2)
    assert later.look(CUP).epoch == 3
    later.act(CUP, ORGANIZER, set_up, 3)


def test_a_damaged_row_beside_the_log_is_left_out_of_a_copy(open_desk: Opener, tmp_path: Path) -> None:
    first = open_desk.with_cup()
    first.store.close()
    with sqlite3.connect(tmp_path / "first" / DATABASE) as other:
        other.execute("UPDATE rights SET role = 'judge'")
    other.close()
    assert not [table for table, _ in read(copied(open_desk("first"), CUP)).rows if table == "rights"]


def test_a_copy_knows_after_which_fact_something_was_forgotten(open_desk: Opener) -> None:
    first = open_desk.with_cup()
    assert erased_at(read(copied(first, CUP))) == 0
    first.act(CUP, Actor(Role.ORGANIZER, "olga"), staff.forget, "p1", beside=Beside(forgotten=[PlayerId("p1")]))
    assert erased_at(read(copied(first, CUP))) == first.store.head(CUP).n


def _rights(accounts: Accounts) -> tuple[Right, ...]:
    return accounts.every(Right)
