"""The schedule of several days: typed by the organizer, read by everyone, and nobody is signed out over the night."""

import pytest

from tests.web.doors import account, card, claimed, me
from tests.web.hall import Hall
from tests.web.organizer.playing_on import first
from tests.web.public.reading import read
from topcut.ids import TournamentId
from topcut.rules.actions.days import set_schedule
from topcut.rules.actor import Actor
from topcut.rules.facts import DetailsCorrected, Fact, ScheduleSet
from topcut.rules.schedule import Slot
from topcut.rules.tournament import Tournament

TYPED = "09:30 Round 1\n13:00 Lunch\n\nDay 2\n10:00 Round 4"
SLOTS = (
    Slot("2026-11-15", "09:30", "Round 1"),
    Slot("2026-11-15", "13:00", "Lunch"),
    Slot("2026-11-16", "10:00", "Round 4"),
)


def test_it_is_typed_as_lines_and_shown_to_everyone(hall: Hall) -> None:
    t = hall.paired("timeline", 8)
    page = hall.owner.done(f"/t/{t}/desk/schedule", schedule=TYPED)
    assert hall.t.schedule == SLOTS
    assert "2026-11-16\n10:00 Round 4" in hall.owner.get(f"/t/{t}/desk/schedule").text
    assert "Monday 16 November" in page.text
    public = read(hall.anybody, f"/t/{t}")
    assert "Sunday 15 November 09:30 Round 1 13:00 Lunch Monday 16 November 10:00 Round 4" in public


def test_phones_show_what_comes_next_first(hall: Hall) -> None:
    t = hall.paired("timeline", 8)
    hall.owner.done(f"/t/{t}/desk/schedule", schedule=TYPED)
    hall.wait(minutes=60)
    page = read(hall.player(first(hall, 1)), f"/t/{t}/me")
    assert page.index("Lunch") < page.index("Round 4 Monday 16 November")
    assert "09:30" not in page
    hall.wait(minutes=2 * 24 * 60)
    assert "Next on the schedule" not in read(hall.player(first(hall, 1)), f"/t/{t}/me")


def test_what_cannot_be_read_is_shown_again_and_nothing_changes(hall: Hall) -> None:
    t = hall.tournament(ready=False)
    refused = hall.owner.send(f"/t/{t}/desk/schedule", schedule="09:30 Round 1\nLunch at noon")
    assert refused.status_code == 422
    assert "Lunch at noon" in refused.text
    assert hall.t.schedule == ()


class TestFarAway:
    """Older programs took any day, so a log may hold one that no clock reckons with."""

    @pytest.fixture
    def far(self, hall: Hall) -> TournamentId:
        t = hall.tournament("timeline", 4, ready=False)
        hall.act(put, DetailsCorrected(first_day="9999-12-31"), ScheduleSet((Slot("9999-12-31", "09:00", "Final"),)))
        return t

    def test_the_owner_and_players_get_in(self, hall: Hall, far: TournamentId) -> None:
        owner = account(hall)
        phone = hall.client()
        claimed(hall, phone, card(hall, "p1", by=owner))
        assert phone.get(me(far)).status_code == 200
        for page in ("/", f"/t/{far}", f"/t/{far}/desk", f"/t/{far}/desk/schedule", f"/t/{far}/desk/settings"):
            assert owner.get(page).status_code == 200

    def test_nor_does_the_first_day_of_all_lock_anyone_out(self, hall: Hall) -> None:
        hall.tournament("timeline", 4, ready=False)
        hall.act(put, DetailsCorrected(first_day="0001-01-01"))
        assert account(hall).get("/").status_code == 200

    def test_no_schedule_goes_beyond_it(self, hall: Hall, far: TournamentId) -> None:
        for typed in ("Day 2\n09:00 Final", "9999-12-31\n10:00 Final"):
            assert hall.owner.send(f"/t/{far}/desk/schedule", schedule=typed).status_code == 422

    def test_a_schedule_does_not_lock_the_owner_out(self, hall: Hall) -> None:
        t = hall.tournament("timeline", 4, ready=False)
        assert hall.owner.send(f"/t/{t}/desk/schedule", schedule="9999-12-31\n09:00 Final").status_code == 422
        assert account(hall).get(f"/t/{t}/desk").status_code == 200

    def test_nor_is_an_event_made_again_for_then(self, hall: Hall) -> None:
        t = hall.tournament("timeline", 4, ready=False)
        hall.act(set_schedule, SLOTS)
        told = {"title": "Spring Cup", "first_day": "9999-12-30", "place": ""}
        assert hall.owner.send(f"/t/{t}/desk/keeping/again", **told).status_code == 422


def put(_t: Tournament, _by: Actor, *facts: Fact) -> list[Fact]:
    return list(facts)


class TestOverTheNight:
    """Everyone signs in on the first day, by their own door."""

    def test_without_a_second_day_the_owner_signs_in_again(self, hall: Hall) -> None:
        t = hall.paired("timeline", 8)
        owner = account(hall)
        hall.wait(minutes=23 * 60)
        assert owner.get(f"/t/{t}/desk").headers["location"] == "/login"

    def test_a_schedule_of_two_days_keeps_the_owner_in_until_it_is_over(self, hall: Hall) -> None:
        t = hall.paired("timeline", 8)
        owner = account(hall)
        owner.done(f"/t/{t}/desk/schedule", schedule=TYPED)
        hall.wait(minutes=23 * 60)
        assert owner.get(f"/t/{t}/desk").status_code == 200
        hall.wait(minutes=2 * 24 * 60)
        assert owner.get(f"/t/{t}/desk").headers["location"] == "/login"

    def test_so_does_a_sign_in_when_the_days_are_already_known(self, hall: Hall) -> None:
        t = hall.paired("timeline", 8)
        hall.act(set_schedule, SLOTS)
        owner = account(hall)
        hall.wait(minutes=23 * 60)
        assert owner.get(f"/t/{t}/desk").status_code == 200

    def test_one_that_is_weeks_away_keeps_no_one_signed_in(self, hall: Hall) -> None:
        hall.tournament("timeline", 8, first_day="2026-12-01")
        hall.act(set_schedule, [Slot("2026-12-02", "10:00", "Final")])
        owner = account(hall)
        hall.wait(minutes=23 * 60)
        assert owner.get("/account").headers["location"] == "/login"

    def test_a_player_who_signs_up_long_before_is_still_in_on_the_last_day(self, hall: Hall) -> None:
        t = hall.tournament("timeline", 8, ready=False, first_day="2027-01-20")
        hall.act(set_schedule, [Slot("2027-01-21", "10:00", "Final")])
        phone = hall.client()
        claimed(hall, phone, card(hall, "p1", by=hall.owner))
        hall.wait(minutes=67 * 24 * 60)  # 21 January
        assert phone.get(me(t)).status_code == 200

    def test_so_is_one_whose_event_was_put_off(self, hall: Hall) -> None:
        t = hall.tournament("timeline", 8, ready=False)
        hall.act(set_schedule, SLOTS)
        phone = hall.client()
        claimed(hall, phone, card(hall, "p1", by=hall.owner))
        hall.owner.done(f"/t/{t}/desk/settings/details", first_day="2027-01-20")
        hall.wait(minutes=67 * 24 * 60)  # 21 January
        assert phone.get(me(t)).status_code == 200

    def test_a_schedule_brings_no_one_back_whose_time_has_run_out(self, hall: Hall) -> None:
        t = hall.paired("timeline", 8)
        owner, staff = account(hall), hall.owner
        hall.wait(minutes=23 * 60)
        staff.done(f"/t/{t}/desk/schedule", schedule=TYPED)
        assert owner.get(f"/t/{t}/desk").headers["location"] == "/login"

    def test_nor_does_signing_in_as_someone_else_on_the_same_browser(self, hall: Hall) -> None:
        t = hall.paired("timeline", 8)
        browser = account(hall)
        hall.wait(minutes=23 * 60)
        hall.act(set_schedule, SLOTS)
        claimed(hall, browser, card(hall, "p1", by=hall.owner))
        assert browser.get(me(t)).status_code == 200
        assert browser.get(f"/t/{t}/desk").status_code == 403
