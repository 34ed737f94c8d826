"""My page: the table, the opponent, what to play; and only what this player may know."""

import re
from pathlib import Path

import pytest

from tests.rules.table import FOUR
from tests.web.hall import JUDGE, Hall
from tests.web.player.at_table import player, table
from topcut.ids import PlayerId
from topcut.rules.actions import (
    calling,
    clock,
    cut,
    leaving,
    lost_cards,
    registration,
    reports,
    rounds,
    structure,
    venue,
)
from topcut.rules.actions.calling import calls_for
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry, Seat, Stage

# Of this browser and this form; and the seal, which is another each time, because every fact is salted.
MASKED = re.compile(r'name="(?:csrf|key)" value="[^"]*"|content="[0-9a-f]{32}"|data-seal="[^"]*"|(?:[0-9a-f]{4} ){16}')


@pytest.mark.parametrize("ruleset", FOUR)
def test_my_page_names_my_table_and_my_opponent(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    names = hall.names
    page = here.page(here.ana)
    assert '<span class="unseen">Table </span>1</b>' in page
    assert f'<h1 id="where"><bdi>{names[here.bo]}</bdi></h1>' in page
    others = {player for pair in hall.opponents[1:] for player in pair}
    assert not any(f"<bdi>{names[other]}</bdi>" in page for other in others)


def test_my_page_is_for_me_alone(hall: Hall) -> None:
    here = table(hall)
    assert hall.anybody.get(f"{here.path}/me").status_code == 303
    assert hall.judge.get(f"{here.path}/me").status_code == 403
    assert hall.owner.get(f"{here.path}/me").status_code == 403
    mine = hall.player(here.ana)
    hall.paired()
    assert mine.get(f"/t/{hall.last}/me").status_code == 404


def test_before_the_start_the_page_says_what_to_do(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    page = hall.player("p1").get(f"/t/{id}/me").text
    assert "Not checked in yet" in page
    assert "not handed in" in page
    assert "Watcher to table" not in page


@pytest.mark.clause("CH-32", "PS-16")
@pytest.mark.parametrize(("ruleset", "worth"), [("challenger", "14 Victory Points"), ("showdown", "2 Struggle Cards")])
def test_a_bye_is_told_with_what_it_is_worth_and_why(hall: Hall, ruleset: str, worth: str) -> None:
    here = table(hall, ruleset, 7)
    sits_out = next(match.first for match in here.round.matches if match.second is None)
    page = here.page(sits_out)
    assert "You have a bye" in page
    assert worth in page
    assert "has the bye" in here.page(sits_out, "/why")


@pytest.mark.parametrize("ruleset", FOUR)
def test_why_we_two_is_a_sentence_with_its_clause(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    why = here.page(here.ana, "/why")
    clause = hall.t.ruleset.first_round_clause
    assert "in the first round everyone is drawn at random" in why
    assert f'#{clause}">{clause}</a>' in why


@pytest.mark.clause("TL-15")
def test_the_roster_of_the_round_is_named(hall: Hall) -> None:
    here = table(hall, "timeline")
    assert "Play Roster 1" in here.page(here.ana)
    hall.play()
    hall.act(rounds.close_round)
    hall.pair()
    assert "Play Roster 2" in here.page(here.ana)
    assert "#TL-15" in here.page(here.ana)


@pytest.mark.clause("CH-15", "PS-09", "MU-18", "MU-19", "TL-06")
@pytest.mark.parametrize("ruleset", FOUR)
def test_the_briefing_is_reachable_from_the_match_page(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    link = f"{here.path}/rules"
    assert f'href="{link}">Rules and briefing: ' in here.page(here.ana)
    assert hall.player(here.ana).get(link).status_code == 200


def test_a_player_who_has_dropped_or_was_ejected_is_told_so_and_has_no_forms(hall: Hall) -> None:
    here = table(hall)
    hall.act(leaving.drop, here.ana, by=player(here.ana))
    page = here.page(here.ana)
    assert "You have dropped" in page
    assert f'action="{here.path}/me/report"' not in page
    hall.act(leaving.eject, here.bo, "Threats", by=JUDGE)
    page = here.page(here.bo)
    assert "You are out" in page
    assert "Threats" not in page  # why is not for the phone


@pytest.mark.clause("MU-27", "MU-21")
def test_the_cut_the_bracket_and_the_end_are_told(hall: Hall) -> None:
    id = hall.tournament("munchkin", 6)
    hall.act(structure.start, structure.Plan(rounds=1, cut=2), confirm=("MU-37",))
    hall.pair()
    hall.play()
    assert "Done for this round" in hall.player(hall.opponents[0][0]).get(f"/t/{id}/me").text
    hall.act(rounds.close_round)
    hall.act(cut.make_cut)
    first, second = (seed for seed in hall.t.bracket.seeds if seed is not None)  # type: ignore[union-attr]
    out = next(player for player in hall.t.players if player not in {first, second})
    assert "The Top Cut was the end for you" in hall.player(out).get(f"/t/{id}/me").text
    hall.act(cut.publish_bracket)
    page = hall.player(first).get(f"/t/{id}/me").text
    assert "Game 3 won by" in page
    assert "meets seed" in hall.player(first).get(f"/t/{id}/me/why").text
    hall.act(reports.enter, 1, 1, Entry(games=(Seat.FIRST, Seat.FIRST)), stage=Stage.BRACKET)
    hall.act(structure.finish)
    assert "You have won!" in hall.player(hall.t.ranking[0][1]).get(f"/t/{id}/me").text
    assert f'action="/t/{id}/me/call"' not in hall.player(first).get(f"/t/{id}/me").text


@pytest.mark.clause("CH-20", "TL-09")
@pytest.mark.fault("I-7")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_where_time_is_secret_no_page_of_a_player_depends_on_the_extra_minutes(tmp_path: Path, ruleset: str) -> None:
    """The same tournament twice, but for the dice."""
    seen = []
    for extra in (0, 5):
        hall = Hall(tmp_path / str(extra))
        here = table(hall, ruleset)
        hall.act(clock.start, extra)
        hall.wait(minutes=89)
        seen.append([MASKED.sub("", here.page(here.ana, below)) for below in ("", "/standing", "/data", "/report")])
        hall.close()
    assert seen[0] == seen[1]
    for page in seen[0]:
        assert "min left" not in page
        assert "data-left" not in page
    assert "No one may tell you how much time is left" in seen[0][0]


@pytest.mark.clause("CH-21", "TL-09", "PS-14", "MU-32")
@pytest.mark.parametrize("ruleset", FOUR)
def test_when_time_is_called_the_page_says_what_to_do_then(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    hall.act(clock.start)
    assert "Time is called" not in here.page(here.ana)
    hall.wait(minutes=200)
    hall.desk.tick()
    page = here.page(here.ana)
    assert "Time is called" in page
    assert hall.t.ruleset.clock.at_time in page
    assert f"#{hall.t.ruleset.clock.at_time_clause}" in page


@pytest.mark.clause("PS-14", "MU-20")
@pytest.mark.parametrize(("ruleset", "left"), [("showdown", "100 min left"), ("munchkin", "20 min left")])
def test_where_the_rule_book_does_not_hide_the_time_players_see_it(hall: Hall, ruleset: str, left: str) -> None:
    here = table(hall, ruleset)
    assert "min left" not in here.page(here.ana)
    hall.act(clock.start)
    hall.wait(minutes=20)
    assert left in here.page(here.ana)


@pytest.mark.clause("PS-13")
def test_mission_critical_is_announced_on_the_players_pages_once_an_official_has_said_so(hall: Hall) -> None:
    here = table(hall, "showdown")
    hall.act(clock.start)
    hall.wait(minutes=91)
    assert "Momentum token" not in here.page(here.ana)
    hall.act(clock.announce_mission_critical, by=JUDGE)
    page = here.page(here.ana)
    assert "Mission Critical" in page
    assert "Momentum token" in page
    assert "#PS-13" in page


@pytest.mark.fault("F6")
def test_hostile_names_are_shown_as_text_apart_from_the_text_around_them(hall: Hall) -> None:
    names = ["<script>alert(1)</script>", "\u202eevil", "{{ 7*7 }}", "A" * 80]
    here = table(hall, "challenger", names)
    page = here.page(here.ana) + here.page(here.bo) + here.page(here.ana, "/standing") + here.page(here.ana, "/data")
    assert "<script>alert" not in page
    assert "\u202e" not in page
    assert ">49<" not in page


@pytest.mark.clause("CH-14", "PS-08", "MU-19", "TL-06")
@pytest.mark.parametrize(
    ("ruleset", "words"),
    [("challenger", "a Watcher"), ("timeline", "a Watcher"), ("showdown", "an Arbiter"), ("munchkin", "a Floor Judge")],
)
def test_one_button_calls_an_official_to_my_table(hall: Hall, ruleset: str, words: str) -> None:
    here = table(hall, ruleset)
    assert f"Call {words} to table 1" in here.page(here.ana)
    here.client(here.ana).done(f"{here.path}/me/call", about="Line of sight")
    (call,) = calls_for(hall.t, JUDGE)
    assert (call.table, call.player, call.about) == (1, here.ana, "Line of sight")
    page = here.page(here.ana)
    assert "is called to table 1" in page
    assert "Line of sight" in page
    assert "Line of sight" not in here.page(here.bo)
    assert "is called" not in here.page(here.bo)


def test_a_second_call_is_refused_while_one_is_open(hall: Hall) -> None:
    here = table(hall)
    here.client(here.ana).done(f"{here.path}/me/call")
    assert here.client(here.ana).send(f"{here.path}/me/call").status_code == 422
    assert len(calls_for(hall.t, JUDGE)) == 1


def test_an_endless_reason_is_refused(hall: Hall) -> None:
    here = table(hall)
    assert here.client(here.ana).send(f"{here.path}/me/call", about="x" * 500).status_code == 422
    assert not calls_for(hall.t, JUDGE)


def test_the_player_or_an_official_closes_the_call(hall: Hall) -> None:
    here = table(hall)
    here.client(here.ana).done(f"{here.path}/me/call")
    assert here.client(here.bo).send(f"{here.path}/me/call/done", call="1").status_code == 403
    here.client(here.ana).done(f"{here.path}/me/call/done", call="1")
    assert not calls_for(hall.t, JUDGE)
    hall.act(calling.call_official, by=player(here.ana))
    hall.act(calling.close_call, 2, by=JUDGE)
    assert "is called" not in here.page(here.ana)
    assert here.client(here.ana).send(f"{here.path}/me/call/done", call="two").status_code == 422


def test_players_check_themselves_in_where_the_organizer_allows_it(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    me, button = f"/t/{id}/me", f'action="/t/{id}/me/check-in"'
    ana = hall.player("p1")
    assert button not in ana.get(me).text
    refused = ana.send(f"{me}/check-in", me="p1")
    assert refused.status_code == 422
    assert "Players cannot check themselves in here" in refused.text  # refusal self-check-in-off
    hall.act(registration.set_self_check_in, allowed=True)
    assert button in ana.get(me).text
    page = ana.done(f"{me}/check-in", me="p1", nonce="ab" * 16).text
    assert "Checked in" in page
    assert button not in page
    assert f'data-drawn="{"ab" * 16}"' in page
    assert (hall.t.players[PlayerId("p1")].checked_in, hall.t.players[PlayerId("p1")].nonce) == (True, "ab" * 16)


def test_the_number_that_a_phone_has_added_stays_when_it_checks_in(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    hall.act(registration.add_nonce, PlayerId("p1"), "cd" * 16, by=Actor(Role.PLAYER, "p1"))
    hall.act(registration.set_self_check_in, allowed=True)
    assert "data-nonce" not in hall.player("p1").get(f"/t/{id}/me").text
    hall.player("p1").done(f"/t/{id}/me/check-in", me="p1", nonce="ab" * 16)
    assert hall.t.players[PlayerId("p1")].nonce == "cd" * 16


@pytest.mark.fault("I-2")
def test_a_phone_checks_in_nobody_but_the_player_whose_page_it_shows(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    hall.act(registration.set_self_check_in, allowed=True)
    assert hall.player("p1").send(f"/t/{id}/me/check-in", me="p2").status_code == 403
    assert not any(player.checked_in for player in hall.t.players.values())


def test_leaving_and_signing_the_phone_out_are_different_words_in_different_places(hall: Hall) -> None:
    here = table(hall)
    menu = here.page(here.ana).split("<main")[0]
    assert f'href="{here.path}/me/drop"' in menu
    assert "/logout" not in menu
    mine = hall.player(here.ana).get(f"{here.path}/me/data").text
    assert 'action="/logout"' in mine
    assert "You stay in the" in mine


@pytest.mark.clause("CH-46", "TL-34", "PS-29")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown"])
def test_players_read_the_name_of_their_table_and_the_note_on_its_terrain(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    hall.act(venue.set_table, 1, name="Harbour", note="The crane is size 4.")
    assert all("Harbour" in here.page(me) and "The crane is size 4." in here.page(me) for me in (here.ana, here.bo))
    assert "The crane is size 4." not in here.page(hall.opponents[1][0])


@pytest.mark.clause("MU-13")
def test_a_player_reads_what_follows_from_a_lost_card_and_nobody_else_does(hall: Hall) -> None:
    here = table(hall, "munchkin")
    hall.act(lost_cards.card_missing, here.ana, "Drop Bear", minutes=5, reason="a lost card", by=JUDGE)
    page = here.page(here.ana)
    assert ("Drop Bear" in page, "concede" in page, ">MU-13</a>" in page) == (True, True, True)
    assert "Drop Bear" not in here.page(here.bo)
    assert "Drop Bear" not in hall.anybody.get(f"{here.path}/log").text
    hall.act(lost_cards.card_replaced, here.ana, by=JUDGE)
    assert "Drop Bear" not in here.page(here.ana)


@pytest.mark.clause("CH-01", "TL-01", "PS-01", "MU-07", "MU-10")
@pytest.mark.parametrize("ruleset", FOUR)
def test_before_the_start_my_page_leads_to_what_to_bring(hall: Hall, ruleset: str) -> None:
    id = hall.tournament(ruleset, 4, ready=False)
    page = hall.player("p1").get(f"/t/{id}/me").text
    main = page.partition("<main")[2]
    assert f'href="/t/{id}/rules"' in main
    assert ("not needed here" in main) == (ruleset == "munchkin")  # a casual tournament asks for no deck lists
