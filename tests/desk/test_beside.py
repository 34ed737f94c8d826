"""Names and texts stand beside the log, which commits to them, and everybody who acts is in it."""

import json
import unicodedata
from collections.abc import Iterator
from datetime import timedelta

import pytest

from tests.desk.test_clock import Computer
from tests.keeping import CUP, ORGANIZER, create, create_old, everything_in, set_up
from tests.refusing import refusal_from
from topcut.desk import Desk
from topcut.desk.people import enter_people, forget
from topcut.exchange.people_csv import Arrival
from topcut.ids import PlayerId
from topcut.rules.actions import lists, registration, staff
from topcut.rules.actions.announcing import announce
from topcut.rules.actions.undo import undo
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import FACTS, AnnouncementMade, Openness, StaffLetIn, about, free_texts
from topcut.rules.texts import LISTS_KEPT, STRUCK_OUT, Person, commitment
from topcut.store import Beside, Store
from topcut.store.place import Where

OTHER = Actor(Role.ORGANIZER, "another")
P1 = PlayerId("p1")


@pytest.fixture
def store(where: Where) -> Iterator[Store]:
    with Store(where) as store:
        yield store


@pytest.fixture
def desk(store: Store) -> Desk:
    desk = Desk(store, Computer().clock())
    desk.create(ORGANIZER, create, tournament=CUP)
    return desk


def body(desk: Desk, n: int = -1) -> dict[str, object]:
    found: dict[str, object] = json.loads(list(desk.store.sealed(CUP))[n].record.body)
    return found


def last_kinds(desk: Desk, count: int) -> list[str]:
    return [sealed.record.kind for sealed in desk.store.sealed(CUP)][-count:]


def reread(desk: Desk) -> Desk:
    return Desk(desk.store, desk.clock)


class TestTexts:
    def test_the_log_holds_a_commitment_and_everybody_reads_the_words(self, desk: Desk) -> None:
        desk.act(CUP, ORGANIZER, announce, "Lunch at one")
        held = list(desk.store.sealed(CUP))[-1].texts["text"]
        assert body(desk)["text"] == {"sha256": commitment(held.salt, "Lunch at one")}
        assert len(held.salt) == 16
        for one in (desk, reread(desk)):
            assert list(one.history(CUP))[-1].fact == AnnouncementMade(1, "Lunch at one")
            assert one.look(CUP).announcements[-1].text == "Lunch at one"

    def test_the_same_letters_spelt_otherwise_are_kept_in_one_spelling(self, desk: Desk) -> None:
        desk.act(CUP, ORGANIZER, announce, unicodedata.normalize("NFD", "Müller"))
        assert desk.look(CUP) == reread(desk).look(CUP)
        assert desk.look(CUP).announcements[-1].text == unicodedata.normalize("NFC", "Müller")

    def test_a_text_that_is_struck_out_is_nowhere_and_the_fact_stays(self, desk: Desk) -> None:
        desk.act(CUP, ORGANIZER, announce, "Abominable words")
        n = desk.look(CUP).facts
        desk.act(CUP, ORGANIZER, staff.strike, n, "text")
        for one in (desk, reread(desk)):
            assert one.look(CUP).announcements[-1].text == STRUCK_OUT
            assert one.trouble(CUP) is None
        assert desk.store.verify(CUP) is None
        assert b"Abominable" not in everything_in(desk.store.where)

    def test_the_list_that_counts_is_not_struck_out(self, desk: Desk) -> None:
        enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Ana")])
        desk.act(CUP, ORGANIZER, lists.hand_in, P1, "Hulk")
        n = next(stamped.n for stamped in desk.history(CUP) if type(stamped.fact).__name__ == "ListHandedIn")
        assert refusal_from(desk.act, CUP, ORGANIZER, staff.strike, n, "text").code == "text-in-use"

    def test_a_list_that_was_struck_out_is_none_when_an_undo_makes_it_the_last_again(self, desk: Desk) -> None:
        enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Ana")])
        desk.act(CUP, ORGANIZER, lists.hand_in, P1, "Hulk")
        first = desk.look(CUP).players[P1].lists[-1]
        desk.act(CUP, ORGANIZER, lists.hand_in, P1, "Wasp")
        desk.act(CUP, ORGANIZER, staff.strike, first, "text")
        desk.act(CUP, ORGANIZER, undo)
        assert desk.look(CUP).players[P1].list is None

    def test_of_a_list_only_the_last_versions_are_kept(self, desk: Desk) -> None:
        enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Ana")])
        for number in range(LISTS_KEPT + 3):
            desk.act(CUP, ORGANIZER, lists.hand_in, P1, f"Version {number}")
        handed = [sealed for sealed in desk.store.sealed(CUP) if sealed.record.kind == "ListHandedIn"]
        assert len(handed) == LISTS_KEPT + 3
        assert [sealed.texts["text"].text for sealed in handed if sealed.texts] == [
            f"Version {number}" for number in range(3, LISTS_KEPT + 3)
        ]
        assert reread(desk).look(CUP).players[P1].list == f"Version {LISTS_KEPT + 2}"

    def test_every_reason_note_and_list_is_a_free_text(self) -> None:
        words = {"reason", "note", "text", "question", "answer", "penalty", "what", "figures_unknown"}
        for kind in FACTS.values():
            hold = {field for field in kind.__dataclass_fields__ if field in words}
            assert hold <= set(free_texts(kind)), kind

    def test_a_log_of_version_1_goes_on_with_plain_texts(self, store: Store) -> None:
        desk = Desk(store, Computer().clock())
        desk.create(ORGANIZER, create_old, tournament=CUP)
        desk.act(CUP, ORGANIZER, announce, "Lunch at one")
        assert body(desk)["text"] == "Lunch at one"
        assert refusal_from(desk.act, CUP, ORGANIZER, staff.strike, 2, "text").code == "text-in-log"
        desk.act(CUP, OTHER, set_up, 1)
        assert last_kinds(desk, 1) == ["TableSet"]
        assert {sealed.openness for sealed in store.sealed(CUP)} == {None}


class TestNames:
    def test_who_enters_is_committed_to_by_name(self, desk: Desk) -> None:
        enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Ana")])
        (ana,) = desk.store.people(CUP)
        assert body(desk)["name"] == commitment(ana.salt, "Ana")
        assert len(ana.salt) == 16

    def test_another_name_is_a_fact_and_another_contact_is_none(self, desk: Desk) -> None:
        enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Ana")])
        desk.act(
            CUP, ORGANIZER, staff.describe, P1, club=None, renamed=False, beside=Beside([Person(P1, "Ana", None, "x")])
        )
        assert last_kinds(desk, 1) == ["PlayerEntered"]
        assert desk.store.people(CUP)[0].contact == "x"
        desk.act(CUP, ORGANIZER, staff.describe, P1, club=None, renamed=True, beside=Beside([Person(P1, "Anna")]))
        (anna,) = desk.store.people(CUP)
        assert body(desk) == {"person": "p1", "name": commitment(anna.salt, "Anna")}

    def test_forgetting_is_a_fact_without_a_name(self, desk: Desk) -> None:
        enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Anastasia Unforgettable")])
        forget(desk, CUP, Actor(Role.PLAYER, P1), P1)
        assert body(desk) == {"person": "p1"}
        assert desk.store.people(CUP) == ()
        assert b"Unforgettable" not in everything_in(desk.store.where)
        assert refusal_from(forget, desk, CUP, Actor(Role.PLAYER, "p2"), P1).code == "organizer-only"
        assert refusal_from(forget, desk, CUP, ORGANIZER, PlayerId("p9")).code == "player-unknown"


class TestWhoActs:
    def test_an_organizer_whom_the_log_does_not_know_is_let_in_first(self, desk: Desk) -> None:
        desk.act(CUP, OTHER, set_up, 1)
        assert last_kinds(desk, 2) == ["StaffLetIn", "TableSet"]
        desk.act(CUP, OTHER, set_up, 2)
        assert last_kinds(desk, 2) == ["TableSet", "TableSet"]

    def test_what_is_refused_lets_nobody_in(self, desk: Desk) -> None:
        assert refusal_from(desk.act, CUP, OTHER, registration.withdraw, P1).code == "player-unknown"
        assert last_kinds(desk, 1) == ["TournamentCreated"]

    def test_strangers_and_those_who_were_sent_away_do_not_act(self, desk: Desk) -> None:
        official = Actor(Role.OFFICIAL, "o1")
        assert refusal_from(desk.act, CUP, official, set_up, 1).code == "actor-unknown"
        desk.act(CUP, ORGANIZER, staff.let_in, "o1", Role.OFFICIAL)
        desk.act(CUP, official, set_up, 1)
        assert refusal_from(desk.act, CUP, Actor(Role.ORGANIZER, "o1"), set_up, 1).code == "actor-unknown"
        desk.act(CUP, ORGANIZER, staff.send_away, "o1")
        assert refusal_from(desk.act, CUP, official, set_up, 1).code == "actor-unknown"
        assert refusal_from(desk.act, CUP, Actor(Role.PLAYER, "p9"), set_up, 1).code == "actor-unknown"

    def test_letting_somebody_in_does_not_hinder_undoing_the_step_before(self, desk: Desk) -> None:
        desk.act(CUP, ORGANIZER, set_up, 1)
        desk.act(CUP, ORGANIZER, staff.let_in, "o1", Role.OFFICIAL)
        desk.act(CUP, ORGANIZER, undo)
        assert not desk.look(CUP).tables
        assert desk.look(CUP).staff["o1"] == "official"


@pytest.mark.fault("E7")
def test_time_never_goes_back_and_goes_on_evenly_from_the_last_fact(store: Store) -> None:
    computer = Computer()
    desk = Desk(store, computer.clock())
    desk.create(ORGANIZER, create, tournament=CUP)
    computer.wall -= 3600
    desk.act(CUP, ORGANIZER, set_up, 1)
    computer.pass_time(60)
    desk.act(CUP, ORGANIZER, set_up, 2)
    times = [stamped.at for stamped in desk.history(CUP)]
    assert times == sorted(times)
    assert times[-1] == desk.time(CUP)
    again = Desk(store, computer.clock())
    assert again.time(CUP) >= times[-1]
    assert again.clock.elapsed() > timedelta()


def test_the_chain_says_how_open_each_fact_is(desk: Desk) -> None:
    enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Ana", paid=True)])
    found = {sealed.record.kind: sealed.openness for sealed in desk.store.sealed(CUP)}
    assert found == {
        "TournamentCreated": Openness.PUBLIC,
        "PlayerEntered": Openness.PUBLIC,
        "FeeNoted": Openness.OFFICIALS,
    }
    assert {kind for kind, form in FACTS.items() if about(form).openness is Openness.SEALED} == {
        *("ExtraMinutesRolled", "SquadsSealed", "CardsDrawn", "CardsPicked", "CardsRedrawn", "CardsRemoved"),
        *("ChoiceMade", "TrophyTaken", "DeckCheckDrawn"),
    }
    assert about(StaffLetIn).beside
