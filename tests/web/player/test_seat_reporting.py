"""Reporting and confirming from the phone: the fields of the rule book, from my side, once, and never out of date."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from tests.rules.table import FOUR
from tests.web.hall import JUDGE, OWNER, Hall
from tests.web.player.at_table import Table, forms_in, table
from tests.web.test_page_refusals import says
from topcut.ids import PlayerId
from topcut.rules.actions import reports, rounds
from topcut.rules.actions.structure import Plan, start
from topcut.rules.match import Entry, Seat
from topcut.rules.ruleset import How
from topcut.store.accounts import Accounts, Session


def test_a_report_is_seen_from_my_side_and_waits_for_the_other(hall: Hall) -> None:
    here = table(hall)
    assert here.report(here.bo, vp=(11, 18)).status_code == 303
    assert here.claims.entries[here.bo].scores == {"vp": (18, 11)}
    mine, theirs = here.page(here.bo), here.page(here.ana)
    assert "Waiting" in mine
    assert "11 : 18" in mine
    assert "wins, 18 to 11 Victory Points." in mine
    assert "Your turn" in theirs
    assert "18 : 11" in theirs
    assert "You win, 18 to 11 Victory Points." in theirs


@pytest.mark.clause("CH-37")
def test_a_tap_on_what_the_other_reported_settles_it(hall: Hall) -> None:
    here = table(hall)
    here.report(here.ana, vp=(16, 9))
    response = here.confirm(here.bo)
    assert response.status_code == 303
    assert here.result.winner is Seat.FIRST
    page = here.page(here.bo)
    assert "Done for this round" in page
    assert "Settled" in page


@pytest.mark.fault("C1")
def test_both_reporting_the_same_at_once_is_one_result(hall: Hall) -> None:
    here = table(hall)
    forms = {one: here.fields(one, "report") | {"vp-1": "16", "vp-2": "9"} for one in (here.ana, here.bo)}
    with ThreadPoolExecutor(2) as phones:
        sent = [phones.submit(here.client(one).send, f"{here.path}/me/report", **form) for one, form in forms.items()]
    assert [one.result().status_code for one in sent] == [303, 303]
    assert here.result.winner is Seat.FIRST
    assert not here.claims.disputed


@pytest.mark.fault("C2")
def test_both_reporting_different_results_at_once_is_a_dispute_and_both_are_kept(hall: Hall) -> None:
    here = table(hall)
    forms = {one: here.fields(one, "report") for one in (here.ana, here.bo)}
    here.client(here.ana).send(f"{here.path}/me/report", **(forms[here.ana] | {"vp-1": "16", "vp-2": "9"}))
    here.client(here.bo).send(f"{here.path}/me/report", **(forms[here.bo] | {"vp-1": "16", "vp-2": "10"}))
    assert here.result is None
    assert here.claims.disputed
    for one in (here.ana, here.bo):
        page = here.page(one)
        assert "Not the same" in page
        assert page.count("Victory Points.") >= 2
    assert here.confirm(here.ana).status_code == 303
    assert here.result is not None


@pytest.mark.fault("C3", "A3", "D1", "D2")
def test_a_report_that_comes_twice_counts_once_and_has_the_same_receipt(hall: Hall) -> None:
    here = table(hall)
    form = here.fields(here.ana, "report") | {"vp-1": "16", "vp-2": "9", "key": "the-same-key"}
    first = here.client(here.ana).send(f"{here.path}/me/report", **form)
    facts = hall.t.facts
    second = here.client(here.ana).send(f"{here.path}/me/report", **form)
    assert first.headers["location"] == second.headers["location"]
    assert hall.t.facts == facts
    page = here.client(here.ana).get(first.headers["location"]).text
    assert f'data-n="{facts}"' in page
    assert f'data-head="{hall.store.head(hall.last).hash.hex()}"' in page


@pytest.mark.fault("C4")
def test_the_same_key_for_another_report_is_refused(hall: Hall) -> None:
    here = table(hall)
    form = here.fields(here.ana, "report") | {"vp-1": "16", "key": "the-same-key"}
    here.client(here.ana).send(f"{here.path}/me/report", **(form | {"vp-2": "9"}))
    again = here.client(here.ana).send(f"{here.path}/me/report", **(form | {"vp-2": "10"}))
    assert again.status_code == 409


@pytest.mark.fault("D7")
def test_a_form_from_before_my_own_report_is_refused_with_a_sentence(hall: Hall) -> None:
    here = table(hall)
    old = here.fields(here.ana, "report")
    here.report(here.ana, vp=(16, 9))
    response = here.client(here.ana).send(f"{here.path}/me/report", **(old | {"vp-1": "3", "vp-2": "9"}))
    assert response.status_code == 409
    assert "has changed since this page was opened" in response.text
    assert here.claims.entries[here.ana].scores == {"vp": (16, 9)}
    assert here.report(here.ana, "/report", vp=(3, 9)).status_code == 303
    assert here.claims.entries[here.ana].scores == {"vp": (3, 9)}


@pytest.mark.fault("D7", "I-3")
def test_a_form_of_a_round_that_is_over_is_refused(hall: Hall) -> None:
    here = table(hall)
    old = here.fields(here.ana, "report")
    hall.play(by=JUDGE)
    settled = here.client(here.ana).send(f"{here.path}/me/report", **(old | {"vp-1": "3", "vp-2": "9"}))
    assert settled.status_code == 409
    hall.act(rounds.close_round)
    hall.pair()
    closed = here.client(here.ana).send(f"{here.path}/me/report", **(old | {"vp-1": "3", "vp-2": "9"}))
    assert closed.status_code == 409
    assert "Round 1" in closed.text


@pytest.mark.fault("C12")
def test_an_official_decides_and_the_player_is_told(hall: Hall) -> None:
    here = table(hall)
    form = here.fields(here.ana, "report")
    hall.act(reports.enter, 1, 1, Entry(scores={"vp": (2, 9)}), by=JUDGE)
    refused = here.client(here.ana).send(f"{here.path}/me/report", **(form | {"vp-1": "16", "vp-2": "9"}))
    assert refused.status_code == 409
    assert "Done for this round" in refused.text


@pytest.mark.fault("I-1", "F11")
def test_nobody_reports_another_table_whatever_the_form_says(hall: Hall) -> None:
    here = table(hall)
    form = here.fields(here.ana, "report") | {"match": "2", "player": hall.opponents[1][0]}
    refused = here.client(here.ana).send(f"{here.path}/me/report", **(form | {"vp-1": "16", "vp-2": "9"}))
    assert refused.status_code == 403
    assert all(match.result is None for match in here.round.matches)
    assert not here.round.claims


@pytest.mark.fault("I-2")
def test_one_phone_with_two_players_reports_but_does_not_confirm(hall: Hall) -> None:
    here = table(hall)
    share_phone(hall, here.ana, here.bo)
    assert here.report(here.ana, vp=(16, 9)).status_code == 303
    page = here.page(here.bo)
    assert "it cannot confirm" in page
    refused = here.confirm(here.bo), here.report(here.bo, vp=(9, 16))
    assert [one.status_code for one in refused] == [403, 403]
    assert all("cannot confirm a result" in one.text for one in refused)
    assert here.result is None


@pytest.mark.fault("I-2", "D8")
@pytest.mark.parametrize("form", ["report", "call", "drop"])
def test_what_one_player_has_entered_is_never_sent_for_another(hall: Hall, form: str) -> None:
    """A phone that keeps an entry may be signed in for somebody else before it is sent."""
    here = table(hall)
    entered = here.fields(here.ana, form, "/drop" if form == "drop" else "") | {
        "vp-1": "16",
        "vp-2": "9",
        "sure": "yes",
    }
    facts = hall.t.facts
    refused = here.client(here.bo).send(f"{here.path}/me/{form}", **entered)
    assert refused.status_code == 403
    assert "own phone can do that" in refused.text
    assert hall.t.facts == facts


def share_phone(hall: Hall, one: PlayerId, other: PlayerId) -> None:
    """As if both had claimed their cards with the same phone."""
    hall.player(one), hall.player(other)

    def job(accounts: Accounts) -> None:
        first, second = (accounts.one(Session, holder=player) for player in (one, other))
        assert first is not None
        assert second is not None
        accounts.put(replace(second, device=first.device))

    hall.store.change_access(job)


@pytest.mark.fault("F10")
@pytest.mark.parametrize("typed", ["-1", "999", "x", "9" * 40, "１"])
def test_impossible_figures_are_refused_and_what_was_typed_stays(hall: Hall, typed: str) -> None:
    here = table(hall)
    refused = here.report(here.ana, vp=(typed, 9))
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text
    assert forms_in(refused.text)[f"{here.path}/me/report"]["vp-2"] == "9"
    assert not here.claims.entries


def test_a_change_that_is_refused_can_be_put_right_on_the_same_page(hall: Hall) -> None:
    here = table(hall)
    here.report(here.ana, vp=(16, 9))
    refused = here.report(here.ana, "/report", vp=(999, 9))
    assert refused.status_code == 422
    form = forms_in(refused.text)[f"{here.path}/me/report"]
    assert (form["vp-1"], form["vp-2"]) == ("999", "9")
    sent = here.client(here.ana).send(f"{here.path}/me/report", **{**form, "csrf": None, "vp-1": "15"})
    assert sent.status_code == 303
    assert here.claims.entries[here.ana].scores == {"vp": (15, 9)}


def test_without_script_plus_and_minus_are_buttons_that_send_the_form(hall: Hall) -> None:
    here = table(hall)
    page = here.report(here.ana, vp=(11, ""), step="vp-1:more")
    assert page.status_code == 200
    assert forms_in(page.text)[f"{here.path}/me/report"]["vp-1"] == "12"
    page = here.report(here.ana, vp=(0, 3), step="vp-1:less")
    assert forms_in(page.text)[f"{here.path}/me/report"]["vp-1"] == "0"
    assert here.report(here.ana, vp=(0, 3), step="nonsense").status_code == 422
    assert not here.claims.entries


@pytest.mark.clause("CH-39", "TL-18", "PS-26", "MU-31")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_concession_is_reported_by_either_side(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    assert here.report(here.bo, ending="concession-1").status_code == 303
    assert "You concede" in here.page(here.bo)
    assert "concedes: you win." in here.page(here.ana)
    here.confirm(here.ana)
    assert (here.result.how, here.result.winner) == (How.CONCESSION, Seat.FIRST)
    assert here.result.figures == tuple(
        (hall.t.ruleset.bye.figures.get(figure.name, 0), 0) for figure in hall.t.ruleset.kept_figures
    )


@pytest.mark.clause("CH-40", "TL-19")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_both_may_say_that_neither_plays_on(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    here.report(here.ana, ending="draw")
    here.report(here.bo, ending="draw")
    assert here.result.how is How.DRAW


@pytest.mark.clause("PS-24", "PS-25")
def test_showdown_asks_for_struggle_cards_wounds_and_the_open_struggle(hall: Hall) -> None:
    here = table(hall, "showdown")
    page = here.page(here.ana)
    for asked in ('name="struggle-1" value="3"', 'name="wounds-2"', 'name="unfinished" value="none"'):
        assert asked in page
    assert 'value="4"' not in page.split('name="struggle-1"', 1)[1].split("</div>", 1)[0]
    missing = here.report(here.ana, struggle=(1, 1), wounds=(7, 5))
    assert missing.status_code == 422
    assert '<details open id="unfinished">' in missing.text
    assert forms_in(missing.text)[f"{here.path}/me/report"]["wounds-1"] == "7"
    here.report(here.ana, struggle=(1, 1), wounds=(7, 5), unfinished="nobody")
    assert "You win, 7 to 5 Wounds inflicted." in here.page(here.ana)
    here.report(here.ana, "/report", struggle=(1, 1), wounds=(5, 7), unfinished="first")
    assert "You win, 2 to 1 Struggle Cards claimed." in here.page(here.ana)
    here.confirm(here.bo)
    assert (here.result.how, here.result.winner, here.result.figures[0]) == (How.TIME, Seat.FIRST, (2, 1))


@pytest.mark.clause("PS-25")
def test_two_phones_that_say_the_same_of_the_open_struggle_settle_it(hall: Hall) -> None:
    here = table(hall, "showdown")
    for one in (here.ana, here.bo):
        here.report(one, struggle=(1, 1), wounds=(4, 4), unfinished="none")
    assert (here.result.how, here.result.points) == (How.TIME, (1, 1))


@pytest.mark.clause("PS-26")
def test_who_concedes_is_not_asked_what_was_open(hall: Hall) -> None:
    here = table(hall, "showdown")
    here.report(here.ana, struggle=(1, 1), wounds=(4, 4), unfinished="first", ending="concession-2")
    here.confirm(here.bo)
    assert (here.result.how, here.result.winner) == (How.CONCESSION, Seat.SECOND)


@pytest.mark.clause("CH-37", "CH-44")
def test_a_phone_is_asked_for_the_figures_and_cannot_say_that_they_are_unknown(hall: Hall) -> None:
    here = table(hall)
    asked = here.report(here.ana, winner="1", figures_unknown="The slip was lost")
    assert asked.status_code == 422
    assert "Victory Points" in asked.text
    assert here.result is None
    assert 'name="figures_unknown"' not in here.page(here.ana)


@pytest.mark.clause("CH-38", "CH-40")
def test_a_draw_that_time_would_have_decided_is_asked_back_with_one_tap(hall: Hall) -> None:
    here = table(hall)
    asked = here.report(here.ana, vp=(12, 13), ending="draw")
    assert asked.status_code == 422
    assert "13 Victory Points has won" in asked.text
    again = forms_in(asked.text[: asked.text.index('id="report"')])[f"{here.path}/me/report"]
    assert again["confirm"] == "CH-38"
    assert here.client(here.ana).send(f"{here.path}/me/report", **again).status_code == 303
    here.confirm(here.bo)
    assert (here.result.how, here.result.figures) == (How.DRAW, ((12, 13),))


def test_what_was_asked_back_is_not_taken_any_more_once_the_table_is_settled(hall: Hall) -> None:
    here = table(hall, "showdown")
    asked = here.report(here.ana, struggle=(1, 0), wounds=(7, 5))
    again = forms_in(asked.text[: asked.text.index('id="report"')])[f"{here.path}/me/report"]
    hall.play(lambda _: Entry(scores={"struggle": (0, 2), "wounds": (5, 7)}), by=JUDGE)
    late = here.client(here.ana).send(f"{here.path}/me/report", **again)
    assert says(late, "already-settled", round=1, stage="swiss", table=1)
    assert not here.claims.entries


@pytest.mark.clause("PS-24")
def test_a_victory_with_too_few_cards_is_asked_back_with_one_tap(hall: Hall) -> None:
    here = table(hall, "showdown")
    asked = here.report(here.ana, struggle=(1, 0), wounds=(7, 5))
    again = forms_in(asked.text[: asked.text.index('id="report"')])[f"{here.path}/me/report"]
    assert again["confirm"] == "PS-24"
    assert here.client(here.ana).send(f"{here.path}/me/report", **again).status_code == 303
    here.confirm(here.bo)
    assert here.result.figures[0] == (1, 0)


@pytest.mark.clause("MU-33")
def test_munchkin_asks_who_won_and_at_time_for_damage_and_deck(hall: Hall) -> None:
    here = table(hall, "munchkin")
    page = here.page(here.ana)
    assert "Who won?" in page
    assert here.report(here.ana).status_code == 422
    here.report(here.bo, winner="2")
    assert "You win." in here.page(here.bo)
    here.report(here.bo, "/report", damage=(3, 7), deck=(10, 10), winner="")
    assert "You win with fewer Damage tokens on the Hero, 3 to 7." in here.page(here.bo)
    level = here.report(here.bo, "/report", damage=(3, 3), deck=(10, 10), winner="")
    assert level.status_code == 422
    assert "roll" in level.text
    here.report(here.bo, "/report", damage=(3, 3), deck=(10, 10), winner="2")
    assert "the roll decided" in here.page(here.bo)


@pytest.mark.clause("MU-21")
def test_the_top_cut_of_munchkin_asks_for_each_game(hall: Hall) -> None:
    id = hall.tournament("munchkin", 4)
    hall.act(start, Plan(rounds=1, cut=2), confirm=("MU-37",))
    hall.pair()
    hall.play()
    hall.begin_bracket()
    here = Table(hall, f"/t/{id}", *hall.opponents[0])
    assert here.report(here.ana, **{"game-1": "1"}).status_code == 422  # nobody said that time was called
    here.report(here.ana, **{"game-1": "1", "time": "yes"})
    assert "You win." in here.page(here.ana)
    assert forms_in(here.page(here.ana, "/report"))[f"{here.path}/me/report"]["time"] == "yes"
    here.report(here.ana, "/report", **{"game-1": "1", "game-2": "2", "game-3": "1", "time": ""})
    assert "You win, 2 to 1 games." in here.page(here.ana)
    here.confirm(here.bo)
    assert here.result.games == (Seat.FIRST, Seat.SECOND, Seat.FIRST)


@pytest.mark.clause("PS-34")
def test_a_draw_in_the_bracket_waits_for_the_roll(hall: Hall) -> None:
    id = hall.tournament("showdown", 6)
    hall.act(start, Plan(rounds=1, cut=2), deviations={"PS-22": "A small hall"})
    hall.pair()
    hall.play()
    hall.begin_bracket()
    here = Table(hall, f"/t/{id}", *hall.opponents[0])
    for one in (here.ana, here.bo):
        here.report(one, struggle=(1, 1), wounds=(5, 5), unfinished="nobody")
    page = here.page(here.ana)
    assert "the roll that decides" in page
    assert f'action="{here.path}/me/report"' not in page
    hall.act(reports.break_tie, 1, 1, here.bo, by=OWNER)
    assert "Second place" in here.page(here.ana)


def test_a_result_reads_back_while_it_is_typed_and_nothing_is_kept(hall: Hall) -> None:
    here = table(hall)
    facts = hall.t.facts
    read = here.client(here.bo).get(f"{here.path}/me/reading?vp-1=18&vp-2=11&stage=swiss").text
    assert "wins, 18 to 11 Victory Points." in read
    assert 'data-says="Report 11 to 18"' in read
    assert "#CH-37" in read
    assert "data-says" not in here.client(here.bo).get(f"{here.path}/me/reading?vp-1=18").text
    assert hall.t.facts == facts


def test_the_page_of_a_bye_reads_nothing_back(hall: Hall) -> None:
    here = table(hall, players=7)
    sits_out = next(match.first for match in here.round.matches if match.second is None)
    assert here.client(sits_out).get(f"{here.path}/me/reading?vp-1=18&vp-2=3").text.strip() == ""
    refused = here.client(sits_out).send(f"{here.path}/me/report", stage="swiss", round="1", match="1")
    assert refused.status_code in {403, 422}
    assert here.client(sits_out).get(f"{here.path}/me/report").status_code == 303


def test_nobody_but_the_player_reports(hall: Hall) -> None:
    here = table(hall)
    form = here.fields(here.ana, "report") | {"vp-1": "16", "vp-2": "9"}
    for other in (hall.judge, hall.owner):
        assert other.send(f"{here.path}/me/report", **form).status_code == 403
    assert hall.anybody.send(f"{here.path}/me/report", **form).status_code == 401
    assert not here.claims.entries


@pytest.mark.fault("E8")
def test_what_a_phone_takes_for_the_time_is_not_asked_for(hall: Hall) -> None:
    """Every way in which a request could say what time it is: none of them is written down, and none is shown."""
    here = table(hall)
    client = here.client(here.ana)
    client.http.headers.update({"Date": "Mon, 03 Feb 2031 04:05:06 GMT", "If-Modified-Since": "2031", "X-Time": "2031"})
    lies = dict.fromkeys(("at", "time", "now", "date", "since", "created", "stamp"), "2031-02-03T04:05:06.000Z")
    hall.wait(minutes=5)
    assert here.report(here.ana, **lies, vp=(16, 9)).status_code == 303
    last = list(hall.desk.history(hall.last))[-1]
    assert last.at[:19] == hall.desk.clock.stamp()[:19]
    assert "2031" not in repr(last)
    assert "2031" not in here.page(here.bo)
