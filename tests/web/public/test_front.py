"""The page of a tournament: its rules with their clauses, where it differs, its draws, its seal."""

import re

import pytest

from tests.keeping import forget, keep
from tests.web.hall import OWNER, Hall
from tests.web.public.reading import PAGES, read, words
from topcut.desk.people import enter_people
from topcut.exchange.people_csv import Arrival
from topcut.ids import PlayerId
from topcut.rules.actions import clock, leaving, rounds, structure, undo
from topcut.rules.actions.officials import name_official
from topcut.rules.texts import Person


@pytest.mark.clause("CH-17", "CH-22")
def test_type_timeline_and_special_rules_stand_on_the_public_page(hall: Hall) -> None:
    t = hall.tournament("challenger", 8)
    hall.act(structure.declare_deviation, "CH-29", "club mates do not meet in round 1")
    page = read(hall.anybody, f"/t/{t}")
    assert "Challenger Event, in force since 2024-11-01" in page
    assert "Timeline Standard" in page
    assert "win 3, draw 1, loss 0 CH-42" in page
    assert "a win with 14 Victory Points, for the lowest-ranked without one CH-31 CH-32" in page
    assert "players are not told CH-20" in page
    assert "This event differs from the rules on 1 point" in page
    assert "club mates do not meet in round 1" in page
    assert "before the start CH-29" in page


@pytest.mark.clause("PS-11")
def test_round_lengths_stand_on_the_public_page(hall: Hall) -> None:
    t = hall.tournament("showdown", 6)
    page = read(hall.anybody, f"/t/{t}")
    assert "Round 120 min" in page
    assert "Time left everyone may see it PS-14" in page
    assert "Finish the current turn, then work out the scores. PS-14" in page


@pytest.mark.clause("MU-17")
def test_the_organization_and_its_judges_are_named_before_the_start(hall: Hall) -> None:
    t = hall.tournament("munchkin", 5)
    hall.act(name_official, "hilda", "head-judge")
    keep(hall.store, t, Person("hilda", "Hilda"))  # type: ignore[arg-type]
    for path in (f"/t/{t}", f"/t/{t}/rules"):
        page = read(hall.anybody, path)
        assert "Head Judge Hilda" in page
        assert "Floor Judge Wanda" in page


def test_who_and_when_stands_beside_a_deviation_and_an_undone_one_is_gone(hall: Hall) -> None:
    t = hall.tournament()
    keep(hall.store, t, Person(OWNER.id, "Olga"))  # type: ignore[arg-type]
    hall.act(structure.declare_deviation, "CH-29", "two clubs bring half the field")
    assert "Olga, 2026-11-15" in read(hall.anybody, f"/t/{t}")
    hall.act(undo.undo, reason="not needed")
    assert "follows the rules on every point" in read(hall.anybody, f"/t/{t}")


def test_a_ruling_that_was_changed_is_told_with_the_usual_one(hall: Hall) -> None:
    t = hall.tournament("challenger", 8, settings={"bye.all_had_one": "lowest"})
    page = read(hall.anybody, f"/t/{t}")
    said = "simply the lowest usually the lowest of those with the fewest byes"
    assert f"Who gets the bye if everyone has had one? {said} CH-31" in page


def test_what_a_deviation_changed_is_not_said_to_be_left_open(hall: Hall) -> None:
    t = hall.tournament("challenger", 8, settings={"points.draw": "2"}, deviations={"CH-42": "draws are hard work"})
    page = read(hall.anybody, f"/t/{t}")
    assert "Changed by a deviation Points for a draw 2 usually 1 CH-42" in page
    assert "points.draw" not in page


def test_every_draw_is_listed_with_attempt_key_and_reason(hall: Hall) -> None:
    t = hall.paired("challenger", 9)
    page = read(hall.anybody, f"/t/{t}")
    assert re.search(r"Pairing of round 1 and the bye attempt 1 · bye key (\w{4} ){4}", page)
    hall.act(rounds.unpair, 1, "somebody was left out who is here")
    assert "taken back" in read(hall.anybody, f"/t/{t}")
    hall.act(rounds.open_draw, reason="everybody this time")
    page = read(hall.anybody, f"/t/{t}")
    assert "attempt 2" in page
    assert "everybody this time" in page
    assert "fixed, not yet called" in page


@pytest.mark.fault("I-9")
def test_an_open_draw_shows_nobody_whom_they_will_meet(hall: Hall) -> None:
    t = hall.started()
    hall.act(rounds.open_draw)
    assert "No round has been paired yet" in read(hall.anybody, f"/t/{t}/pairings")
    assert "key" not in read(hall.anybody, f"/t/{t}").partition("Every draw so far")[2].partition("Next")[0]


def test_the_commitment_is_public_from_the_beginning(hall: Hall) -> None:
    t = hall.tournament(ready=False)
    assert hall.t.commitment in read(hall.anybody, f"/t/{t}").replace(" ", "")


@pytest.mark.clause("CH-20", "CH-21", "TL-09")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_nobody_sees_a_secret_clock_until_time_is_called(hall: Hall, ruleset: str) -> None:
    t = hall.paired(ruleset, 8)
    hall.act(clock.start, 3)
    for page in ("", "/pairings", "/standings", "/log"):
        told = read(hall.anybody, f"/t/{t}{page}")
        assert "ends at" not in told
        assert "seal " in told or "3 extra" not in told
        assert "10:3" not in told
    hall.wait(minutes=93)
    hall.desk.tick()
    page = read(hall.anybody, f"/t/{t}/pairings")
    assert "Time is called. Finish the current game round" in page
    assert "3 added" in read(hall.anybody, f"/t/{t}")


@pytest.mark.clause("CH-19")
def test_publishing_the_pairings_starts_no_timer(hall: Hall) -> None:
    t = hall.paired("munchkin", 6)
    assert "This round ends at" not in read(hall.anybody, f"/t/{t}/pairings")
    hall.act(clock.start)
    assert "This round ends at" in read(hall.anybody, f"/t/{t}/pairings")


@pytest.mark.clause("PS-13", "PS-14")
def test_mission_critical_stands_on_every_page_once_it_is_announced(hall: Hall) -> None:
    t = hall.paired("showdown", 6)
    hall.act(clock.start)
    hall.wait(minutes=90)
    said = "the active player gains a Momentum token"
    assert said not in read(hall.anybody, f"/t/{t}/pairings")
    hall.act(clock.announce_mission_critical)
    assert said in read(hall.anybody, f"/t/{t}/pairings")
    assert said in read(hall.anybody, f"/t/{t}")
    hall.wait(minutes=30)
    hall.desk.tick()
    page = read(hall.anybody, f"/t/{t}/pairings")
    assert said not in page
    assert "Time is called. Finish the current turn" in page


def test_a_name_that_is_forgotten_is_gone_from_a_page_that_was_kept(hall: Hall) -> None:
    t = hall.paired()
    assert "Ana" in read(hall.anybody, f"/t/{t}/standings")
    forget(hall.store, t, next(iter(hall.t.players)))
    assert "Ana" not in read(hall.anybody, f"/t/{t}/standings")


def test_a_kept_page_follows_the_log(hall: Hall) -> None:
    t = hall.tournament(players=3, ready=False)
    assert "Players 3" in read(hall.anybody, f"/t/{t}")
    enter_people(hall.desk, t, OWNER, [Arrival(0, "Zoe")])
    assert "Players 4" in read(hall.anybody, f"/t/{t}")


def test_officials_and_players_find_their_own_pages(hall: Hall) -> None:
    t = hall.paired()
    assert f'href="/t/{t}/desk"' not in hall.anybody.get(f"/t/{t}").text
    assert f'href="/t/{t}/me"' not in hall.anybody.get(f"/t/{t}").text
    assert f'href="/t/{t}/me"' in hall.player("p1").get(f"/t/{t}").text
    assert f'href="/t/{t}/judge"' in hall.judge.get(f"/t/{t}").text
    assert f'href="/t/{t}/desk"' in hall.owner.get(f"/t/{t}").text
    assert f'href="/t/{t}/desk"' not in hall.player("p1").get(f"/t/{t}").text


def test_after_the_rounds_the_page_says_what_is_next(hall: Hall) -> None:
    t = hall.paired()
    hall.play()
    page = read(hall.anybody, f"/t/{t}")
    assert "Round 1 of 4 is over" in page
    assert "Round 2 comes next." in page


def test_there_is_no_page_of_a_tournament_that_does_not_exist(hall: Hall) -> None:
    assert hall.anybody.get("/t/nowhere").status_code == 404
    assert hall.anybody.get("/t/nowhere/standings").status_code == 404


def test_once_the_seed_is_out_nothing_reads_as_if_it_were_hidden(hall: Hall) -> None:
    t = hall.paired("challenger", 9)
    hall.act(clock.start)
    assert re.search(r"\bsealed\b", read(hall.anybody, f"/t/{t}"))
    hall.play()
    while hall.t.structure and len(hall.t.rounds) < hall.t.structure.rounds:
        hall.act(rounds.open_draw)
        if len(hall.t.rounds) == 1:
            hall.act(leaving.drop, PlayerId("p5"))
            hall.act(rounds.open_draw, reason="someone has left")
        hall.act(rounds.publish)
        hall.play()
    hall.act(structure.finish)
    hall.act(structure.reveal_seed)
    pages = [(hall.anybody, page) for page in PAGES] + [(hall.player("p1"), page) for page in ("/me", "/me/standing")]
    pages += [(hall.owner, f"/desk{page}") for page in ("", "/log", "/finish", "/export", "/clock")]
    for reader, path in pages:
        page = words(reader.get(f"/t/{t}{path}"))
        assert re.findall(r"\bsealed\b|\bnot yet called\b|\bwhen the event ends\b", page) == [], path
    assert "never called" in read(hall.anybody, f"/t/{t}")
