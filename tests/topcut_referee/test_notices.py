"""What people are told beside the games: details, schedule, announcements, arrivals, and who is let in again."""

from typing import Any

import pytest

from tests.topcut_referee import second
from tests.topcut_referee.forging import forgeries, tried
from tests.topcut_referee.unbound import RECORD, WORDS, why
from tests.topcut_referee.writing import EIGHT, OLGA, WANDA, Event, rows

FEW = {"structure.rows": rows((2, 2, 0))}
SATURDAY, SUNDAY = "2026-11-15", "2026-11-16"


def signed_up() -> Event:
    return Event(entries=FEW).sign_up()


def begun() -> Event:
    return signed_up().start(2, 0)


def test_details_are_corrected_at_any_time_and_the_first_day_before_the_start() -> None:
    event = signed_up().says("DetailsCorrected", title="The event", first_day="2026-11-14").start(2, 0)

    assert event.says("DetailsCorrected", place="There").faults() == []
    event.says("DetailsCorrected", first_day=SUNDAY)
    assert event.faults() == [(event.n, "order")]


def test_special_rules_are_corrected_at_any_time_and_are_text_or_null() -> None:
    event = signed_up().says("DetailsCorrected", special="No proxies.").start(2, 0)
    verdict = event.says("DetailsCorrected", special="").says("DetailsCorrected", special=None).verdict()

    assert verdict.ok
    assert not any("later program" in line for line in verdict.unchecked)
    for special in (1, True, ["No proxies."], {"sha256": "0" * 64}):
        event = signed_up().says("DetailsCorrected", special=special)
        assert event.faults() == [(event.n, "format")]


@pytest.mark.parametrize("log", [1, 2])
def test_of_the_details_only_other_words_and_none_pass(log: int) -> None:
    body = {"title": "The event", "place": "There", "first_day": SUNDAY, "special": "No proxies."}
    stored = signed_up().act(("DetailsCorrected", dict(body))).start(2, 0).facts
    facts = second.second(stored) if log == 2 else stored
    made = [forgery for forgery in forgeries(facts) if forgery.kind == "DetailsCorrected" and forgery.field in body]

    passed = {forgery.name for forgery in made if tried(facts, forgery).alone}

    assert passed == {f"change DetailsCorrected {field}" for field in body}
    assert {why(name, log) for name in passed} == {WORDS}
    assert why("remove DetailsCorrected", log) == RECORD
    # It is no free text: from version 2 on it stands in the fact itself.
    assert ("commit DetailsCorrected special" in {forgery.name for forgery in made}) == (log == 2)


def test_announcements_are_numbered_through_both_kinds() -> None:
    event = begun().says("AnnouncementMade", announcement=1, text="Lunch at one.")
    event.says("TableTold", WANDA, announcement=2, table=1, players=["ann", "hal"], text="Please move.")

    assert event.says("AnnouncementMade", announcement=3, text="Prizes.").faults() == []
    event.says("AnnouncementMade", announcement=5, text="One is missing.")
    assert event.faults() == [(event.n, "order")]


def test_a_table_is_told_something_about_players_of_the_tournament() -> None:
    event = begun().says("TableTold", WANDA, announcement=1, table=1, players=["zoe"], text="Please move.")

    assert event.faults() == [(event.n, "order")]


def test_only_an_announcement_that_stands_is_taken_down() -> None:
    event = begun().says("AnnouncementMade", announcement=1, text="Lunch at one.")

    assert event.says("AnnouncementTakenDown", announcement=1).faults() == []
    event.says("AnnouncementTakenDown", announcement=1)
    assert event.faults() == [(event.n, "order")]
    event = begun().says("AnnouncementTakenDown", announcement=1)
    assert event.faults() == [(event.n, "order")]


def test_in_a_public_file_only_withheld_words_to_a_table_leave_gaps() -> None:
    event = begun().says("AnnouncementMade", announcement=1, text="Lunch at one.")
    told = event.says("TableTold", WANDA, announcement=2, table=1, players=["ann", "hal"], text="Please move.").n
    event.says("AnnouncementMade", announcement=3, text="Prizes.").says("AnnouncementTakenDown", announcement=2)
    lists = [fact["n"] for fact in event.facts if fact["kind"] == "ListHandedIn"]

    assert event.verdict(withheld=[*lists, told], full=False).ok
    found = event.verdict(withheld=lists, full=False).discrepancies
    assert [(fault.fact, fault.clause) for fault in found] == [(told, "secret")]
    again = event.says("AnnouncementTakenDown", announcement=2).n
    found = event.verdict(withheld=[*lists, told], full=False).discrepancies
    assert [(fault.fact, fault.clause) for fault in found] == [(again, "order")]
    event = begun().says("AnnouncementMade", announcement=1, text="Lunch at one.")
    event.says("AnnouncementMade", announcement=3, text="The second one is gone.")
    found = event.verdict(withheld=lists, full=False).discrepancies
    assert [(fault.fact, fault.clause) for fault in found] == [(event.n, "order")]


def test_after_the_end_people_are_still_told_something() -> None:
    event = Event(entries={"structure.rows": rows((2, 1, 0))}).sign_up().start(1, 0).swiss(1, EIGHT)
    event.finish("1 ann, 2 bo, 3 cy, 4 dee, 5 eve, 6 fay, 7 gus, 8 hal")
    before = event.faults()

    event.says("AnnouncementMade", announcement=1, text="Thank you.").says("AnnouncementTakenDown", announcement=1)

    assert event.says("DetailsCorrected", title="The Event").faults() == before


def test_who_arrives_does_so_on_a_day_of_the_tournament() -> None:
    event = begun().says("PlayerArrived", player="ann", day=SATURDAY)
    assert event.faults() == []
    event.says("PlayerArrived", player="ann", day=SUNDAY)
    assert event.faults() == [(event.n, "order")]
    event = begun().says("ScheduleSet", slots=[{"day": SUNDAY, "from": "09:00", "text": "Round 2"}])
    assert event.says("PlayerArrived", player="ann", day=SUNDAY).faults() == []
    event.says("ScheduleSet", slots=[]).says("PlayerArrived", player="bo", day=SUNDAY)
    assert event.faults() == [(event.n, "order")]


def test_only_who_takes_part_arrives() -> None:
    event = begun().says("PlayerDropped", player="ann", after=0).says("PlayerArrived", player="ann", day=SATURDAY)
    assert event.faults() == [(event.n, "order")]
    event = begun().says("PlayerArrived", player="zoe", day=SATURDAY)
    assert event.faults() == [(event.n, "order")]


def test_a_check_in_by_the_player_alone_is_remarked_on_where_it_is_not_allowed() -> None:
    def event(*, allowed: bool | None) -> Event:
        made = Event(entries=FEW)
        if allowed is not None:
            made.says("SelfCheckInSet", allowed=allowed)
        made.act(*(("PlayerEntered", {"player": name}) for name in made.names))
        return made.says("PlayerCheckedIn", ("player", "ann"), player="ann")

    for allowed, remarked in ((None, True), (False, True), (True, False)):
        verdict = event(allowed=allowed).verdict()
        assert verdict.ok
        texts = [remark for remark in verdict.remarks if "checked themselves in" in remark.text]
        assert [remark.facts for remark in texts] == ([(event(allowed=allowed).n,)] if remarked else [])


@pytest.mark.parametrize("shown", [True, False])
def test_whether_chances_are_shown_changes_nothing_else(shown: bool) -> None:
    event = begun().says("ChancesShown", shown=shown).says("ChancesShown", shown=not shown)

    assert event.faults() == begun().faults() == []


@pytest.mark.parametrize("by", [("player", "ann"), ("clock", "clock")])
def test_only_those_who_run_the_event_show_chances(by: tuple[str, str]) -> None:
    event = begun().says("ChancesShown", by, shown=True)

    assert event.faults() == [(event.n, "claim")]


@pytest.mark.parametrize("body", [{}, {"shown": None}, {"shown": 1}])
def test_chances_are_shown_or_not(body: dict[str, Any]) -> None:
    event = begun().says("ChancesShown", **body)

    assert (event.n, "format") in event.faults()


def test_somebody_who_was_signed_off_is_in_again_with_list_and_club() -> None:
    event = signed_up().says("ClubSet", player="ann", club="Owls").says("PlayerWithdrawn", player="ann")
    event.says("PlayerReadmitted", player="ann").says("PlayerCheckedIn", player="ann")

    assert event.start(2, 0).faults() == []


@pytest.mark.parametrize("before", [[], ["PlayerWithdrawn", "PlayerReadmitted"]])
def test_only_who_was_signed_off_and_is_not_in_is_let_in_again(before: list[str]) -> None:
    event = signed_up()
    for kind in [*before, "PlayerReadmitted"]:
        event.says(kind, player="ann")

    assert event.faults() == [(event.n, "order")]


def test_nobody_is_let_in_again_who_was_never_entered_or_was_ejected() -> None:
    event = signed_up().says("PlayerReadmitted", player="zoe")
    assert event.faults() == [(event.n, "order")]
    event = begun().says("PlayerEjected", player="ann", reason="Threats").says("PlayerReadmitted", player="ann")
    assert event.faults() == [(event.n, "CH-27")]


def late(missed: list[int]) -> Event:
    """Seven have begun, and played a round; hal had signed off."""
    event = Event(entries={**FEW, "leaving.late_entry": "true"}).sign_up().says("PlayerWithdrawn", player="hal")
    event.names.remove("hal")
    event.start(2, 0)
    event.swiss(1, "ann 20-1 gus  bo 19-2 fay  cy 18-3 eve", settle=False)
    event.facts[-1]["body"]["pairs"].append({"table": None, "first": "dee", "second": None})
    return event.says("PlayerReadmitted", player="hal", missed=missed)


def test_after_the_lock_it_is_a_late_entry() -> None:
    before, n = late([1]).faults(), late([1]).n

    assert all(number < n for number, _ in before)
    assert [fault for fault in late([]).faults() if fault not in before] == [(n, "R-7")]


def test_nobody_comes_late_without_leave() -> None:
    event = begun().says("PlayerEntered", ("player", "zoe"), player="zoe")
    assert event.faults() == [(event.n, "R-7")]
    event = late([1])
    before = event.faults()
    event.facts[-1]["by"] = {"role": "player", "id": "hal"}
    assert [fault for fault in event.faults() if fault not in before] == [(event.n, "R-7")]


def test_nobody_is_let_in_again_after_the_cut() -> None:
    event = Event(entries={"structure.rows": rows((2, 1, 2))}).sign_up().says("PlayerEntered", player="zoe")
    event.says("PlayerWithdrawn", player="zoe").start(1, 2).swiss(1, EIGHT).cut("ann bo")

    event.says("PlayerReadmitted", player="zoe", missed=[1])

    assert event.faults() == [(event.n, "R-5")]


def test_there_is_room_for_those_who_are_let_in_again() -> None:
    event = signed_up().says("PlayerWithdrawn", player="ann").says("CapacitySet", capacity=7)
    waiting = signed_up().says("PlayerWithdrawn", player="ann").says("CapacitySet", capacity=7)

    event.says("PlayerReadmitted", player="ann")
    waiting.says("PlayerReadmitted", OLGA, player="ann", waiting=True)

    assert event.faults() == [(event.n, "order")]
    assert waiting.faults() == []


@pytest.mark.parametrize("kept", [True, False])
def test_whether_a_nonce_outlives_the_signing_off_is_left_open(kept: bool) -> None:
    nonce = "0" * 32
    event = Event(entries=FEW)
    event.act(*(("PlayerEntered", {"player": name}) for name in event.names))
    event.says("NonceAdded", ("player", "ann"), player="ann", nonce=nonce).says("PlayerWithdrawn", player="ann")
    event.says("PlayerReadmitted", player="ann")

    event.says("RosterLocked", players=event.names, nonces=[nonce] if kept else [])

    assert event.faults() == []
